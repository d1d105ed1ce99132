import { otherSeat, type RulingWords, type SectionWords } from '@howzat/core/author';
import { firstOfTeam } from '../components/cards.js';
import { maskOf } from '../components/geometry.js';
import type { Cricket, CtgState } from '../kit.js';
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
  when: (_s, g) => g.superOver === 0 && g.lead === 0,
  does: (_s, g) => {
    g.result = {
      kind: 'decided',
      winner: otherSeat(g.batting),
      margin: 0,
      ballsLeft: null,
      tieBreak: false,
      rule: 'ctg.format.lose-second',
    };
  },
  final: true,
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

/** All innings have been played. Stands in the place of the Law. */
export const twoInnings = k.ending({
  id: 'ctg.format.two-innings',
  ends: (_s, g) => g.closed >= (g.superOver === 0 ? 2 * g.inningsPerSide : 2),
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

/** The sides take their places: who bats, who bowls, and whom each left out. */
export const swapSides = k.rule({
  id: 'ctg.format.swap-sides',
  does: (s, g) => takeSides(s, g),
});

function takeSides(s: CtgState, g: Cricket): void {
  const batsHome = g.batting === 0;
  s.batTeam = firstOfTeam(batsHome ? s.homeTeam : s.awayTeam);
  s.bowlTeam = firstOfTeam(batsHome ? s.awayTeam : s.homeTeam);
  s.batOut = batsHome ? s.homeOut : s.awayOut;
  s.bowlOut = batsHome ? s.awayOut : s.homeOut;
  s.gone = s.batOut < 0 ? 0 : maskOf([s.batOut]);
  while (s.orders.length < g.innings) s.orders.push([]);
}

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const formatRulings = k.readings({
  'ctg.ruling.level-scores': {
    ...k.words('levelScores'),
    'super-over': (a) => [a.set('levelScores', 'super-over'), a.set('tieBreak', 'super-over')],
  },
  'ctg.ruling.chase-end': 'words',
  'ctg.ruling.chase-mid-ball': 'words',
});

/** Match and format. */
export const formatWords: SectionWords = {
  'ctg.format.two-innings': {
    title: 'Each side bats once',
    kind: 'applied',
    source: 'Match Structure; Innings and Overs',
    text: 'A match is two innings; each side bats once and fields once.',
  },
  'ctg.format.swap-sides': {
    title: 'The sides swap at half time',
    kind: 'applied',
    source: 'Match Structure; End of each over',
    text: 'After the first innings the sides swap batting and fielding.',
  },
  'ctg.format.t10-or-t20': {
    title: 'T10 or T20: how many overs an innings lasts',
    kind: 'reading',
    source: 'Match Structure; Game Length',
    text: 'A match is played as T10 (10 overs an innings) or T20 (20 overs an innings): the formats t10 and t20.',
    parameters: ['overs', 'length'],
  },
  'ctg.format.over-six-balls': {
    title: 'An over is six balls',
    kind: 'applied',
    source: 'Match Structure; Innings and Overs',
    text: 'An over is six legitimate balls by one bowler, plus extras.',
    parameters: ['ballsPerOver'],
  },
  'ctg.format.innings-end-overs': {
    title: 'The innings ends after its overs',
    kind: 'applied',
    source: 'Match Structure; End of each over',
    text: "An innings ends when the format's overs are complete.",
    parameters: ['overs'],
  },
  'ctg.format.innings-end-wickets': {
    title: 'Ten wickets end the innings',
    kind: 'applied',
    source: 'Match Structure',
    text: 'An innings ends when 10 wickets have fallen; a wicket is any Batter out.',
    parameters: ['wickets'],
  },
  'ctg.format.first-innings-aim': {
    title: 'What the side batting first is after',
    kind: 'advice',
    source: 'Match Structure',
    text: 'The side batting first scores as many runs as it can in its overs and then defends that total.',
  },
  'ctg.format.win-second': {
    title: 'The side batting second wins with more runs',
    kind: 'applied',
    source: 'Match Structure; The Scoreboard',
    text: 'The side batting second wins if its total is greater than the first-innings total.',
  },
  'ctg.format.lose-second': {
    title: 'Level scores: the side batting second loses',
    kind: 'applied',
    source: 'Match Structure',
    text: 'If the side batting second does not exceed that total it loses. No tie is mentioned, so level totals are a loss too.',
    parameters: ['levelScores'],
  },
  'ctg.format.board-face': {
    title: 'Which side of the board to use',
    kind: 'data',
    source: 'Areas; Distance',
    text: 'T10 uses the face with one outfield area per zone, T20 the face with two.',
    parameters: ['bands'],
  },
};

/** Match and format: the open questions in words. */
export const formatRulingWords: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.level-scores': {
    title: 'Level scores: a loss, a tie or a super over',
    question: 'The side that chases loses unless it makes more. What if both totals are the same?',
    readings: {
      'defending-side-wins': { text: 'Level totals are a win for the side that defended.' },
      tie: { text: 'Level totals are a tie.' },
      'super-over': { text: 'Level totals are settled by a super over.' },
    },
    standard: 'defending-side-wins',
    reason: 'That is what the sentence says. A tie is offered as well, because that is the result in real cricket.',
  },
  'ctg.ruling.chase-end': {
    title: 'Does the winning run end the match?',
    question: 'The rulebook ends an innings by overs or wickets. Does the winning run end it too?',
    readings: {
      'stop-at-winning-run': { text: 'The match ends with the winning run.' },
      'play-out': { text: 'The innings is played out.' },
    },
    standard: 'stop-at-winning-run',
    reason: 'The result is certain, and the balls that are left would change nothing.',
  },
  'ctg.ruling.chase-mid-ball': {
    title: 'The winning run comes before the ball is over',
    question:
      'The runs of a ball are enough to win, and a run out is still possible on it. Is the ball played to its end?',
    readings: {
      'secured-runs-first': { text: 'Safe runs that win the match end it: no further run is offered.' },
      'resolve-all': { text: 'The ball is resolved to its end.' },
    },
    standard: 'secured-runs-first',
    reason: 'If the target has been passed by runs that are certain, there is nothing left to try for.',
  },
  'ctg.ruling.reset-between-innings': {
    title: 'What is fresh again in the second innings',
    question: 'Some things may be used once an innings. Are they all there again in the second innings?',
    readings: {
      'reset-all': { text: 'Everything that is once an innings is there again.' },
      'carry-over': {
        text: 'It is not.',
        unbuilt: 'Each side bats and bowls once in a match, so nothing could carry over.',
      },
    },
    standard: 'reset-all',
    reason:
      'The words "once per Innings" speak of each innings: skill cards, reviews, the power play, over tokens, confidence, and who bowled last.',
  },
};
