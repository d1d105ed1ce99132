import type { SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';
import { rollDistanceOfT20 } from './strike.js';

/** Match and format: two innings, ten or twenty overs, and who wins. */

export const t10 = k.format('t10', 'T10: ten overs a side', () => []);

export const t20 = k.format('t20', 'T20: twenty overs a side', (a) => [
  a.set('overs', 20),
  a.set('length', 't20'),
  a.set('bands', 4),
  a.set('distanceDie', 8),
  a.set('bowlerOvers', 3),
  a.set('bigZones', 1),
  a.set('earlyOvers', 6),
  a.set('powerPlay', false),
  a.set('drs', true),
  a.replaceStep('distance', rollDistanceOfT20),
]);

/** With level totals the chasing side has not passed the other, so it loses. Stands before the tie of the Laws. */
export const loseSecond = k.rule({
  id: 'ctg.format.lose-second',
  only: (p) => p.levelScores === 'defending-side-wins',
  when: (_s, g) => g.scores.length === 2 && g.scores[0]?.runs === g.scores[1]?.runs,
  does: (_s, g) => {
    g.result = {
      kind: 'decided',
      winner: g.batsFirst,
      margin: 0,
      ballsLeft: null,
      tieBreak: false,
      rule: 'ctg.format.lose-second',
    };
  },
  final: true,
});

/** The target stands on the scoreboard: one more than the other side has made. Stands in the place of the Law. */
export const targetSet = k.rule({
  id: 'ctg.score.first-innings-field',
  when: (_s, g) => g.scores.length % 2 === 1,
  does: (_s, g) => {
    g.target = (g.scores[g.scores.length - 1]?.runs ?? 0) + 1;
  },
});

/** The chasing side has passed the total. Stands in the place of the Law. */
export const winSecond = k.rule({
  id: 'ctg.format.win-second',
  when: (_s, g) => g.target !== null && g.runs >= g.target,
  does: (_s, g, p) => {
    g.result = {
      kind: 'wickets',
      winner: g.batting,
      margin: g.wicketsLimit === null ? 0 : g.wicketsLimit - g.wickets,
      ballsLeft: g.oversLimit === null ? null : (g.oversLimit - g.overs) * p.ballsPerOver - g.overBalls,
      tieBreak: false,
      rule: 'ctg.format.win-second',
    };
  },
  final: true,
});

/** Each side bats once, and once more in each super over. Stands in the place of the Law. */
export const twoInnings = k.ending({
  id: 'ctg.format.two-innings',
  ends: (_s, g) => g.scores.length >= 2 * (1 + g.superOver),
});

/** An innings that chases ends with the winning run. Stands in the place of the Law. */
export const winningRun = k.ending({
  id: 'ctg.ruling.chase-end',
  only: (p) => p.chaseEnd === 'stop-at-winning-run',
  ends: (_s, g) => g.target !== null && g.runs >= g.target,
});

export const tenWickets = k.ending({
  id: 'ctg.format.innings-end-wickets',
  ends: (_s, g) => g.wicketsLimit !== null && g.wickets >= g.wicketsLimit,
});

export const oversDone = k.ending({
  id: 'ctg.format.innings-end-overs',
  ends: (_s, g) => g.oversLimit !== null && g.overs >= g.oversLimit,
});

export const sixBalls = k.ending({
  id: 'ctg.format.over-six-balls',
  ends: (_s, g, p) => g.overBalls >= p.ballsPerOver,
});

export const formatWords = {
  'ctg.format.two-innings': {
    kind: 'applied',
    source: 'Match Structure; Innings and Overs',
    text: 'A match is two innings; each side bats once and fields once.',
  },
  'ctg.format.swap-sides': {
    kind: 'applied',
    source: 'Match Structure; End of each over',
    text: 'After the first innings the sides swap batting and fielding.',
  },
  'ctg.format.t10-or-t20': {
    kind: 'reading',
    source: 'Match Structure; Game Length',
    text: 'A match is played as T10 (10 overs an innings) or T20 (20 overs an innings): the formats t10 and t20.',
    parameters: ['overs', 'length'],
  },
  'ctg.format.over-six-balls': {
    kind: 'applied',
    source: 'Match Structure; Innings and Overs',
    text: 'An over is six legitimate balls by one bowler, plus extras.',
    parameters: ['ballsPerOver'],
  },
  'ctg.format.innings-end-overs': {
    kind: 'applied',
    source: 'Match Structure; End of each over',
    text: "An innings ends when the format's overs are complete.",
    parameters: ['overs'],
  },
  'ctg.format.innings-end-wickets': {
    kind: 'applied',
    source: 'Match Structure',
    text: 'An innings ends when 10 wickets have fallen; a wicket is any Batter out.',
    parameters: ['wickets'],
  },
  'ctg.format.first-innings-aim': {
    kind: 'advice',
    source: 'Match Structure',
    text: 'The side batting first scores as many runs as it can in its overs and then defends that total.',
  },
  'ctg.format.win-second': {
    kind: 'applied',
    source: 'Match Structure; The Scoreboard',
    text: 'The side batting second wins if its total is greater than the first-innings total.',
  },
  'ctg.format.lose-second': {
    kind: 'applied',
    source: 'Match Structure',
    text: 'If the side batting second does not exceed that total it loses. No tie is mentioned, so level totals are a loss too.',
    parameters: ['levelScores'],
  },
  'ctg.format.board-face': {
    kind: 'data',
    source: 'Areas; Distance',
    text: 'T10 uses the face with one outfield area per zone, T20 the face with two.',
    parameters: ['bands'],
  },
} as const satisfies SectionWords;

export const scoreWords = {
  'ctg.score.nine-d10': {
    kind: 'data',
    source: 'The Scoreboard',
    text: 'Nine D10 show current runs, wickets, overs and the first-innings total.',
  },
  'ctg.score.first-innings-field': {
    kind: 'applied',
    source: 'The Scoreboard',
    text: 'When the first innings ends its total is set on the scoreboard; the chasing side needs more than that.',
  },
  'ctg.facing.parity': {
    kind: 'applied',
    source: 'Facing Token',
    text: 'An odd number of runs moves the facing token to the other Batter; an even number leaves it.',
    parameters: ['parityAndPenalty', 'overEndAndParity'],
  },
  'ctg.facing.over-end': {
    kind: 'applied',
    source: 'End of each over',
    text: 'At the end of every over the facing token moves to the other Batter (bowling from alternate ends).',
  },
  'ctg.facing.express': {
    kind: 'applied',
    source: 'Resolve Express play',
    text: 'The facing token also follows the runs of express balls.',
  },
} as const satisfies SectionWords;
