import type { Author, RulingWords, SectionWords } from '@howzat/core/author';
import type { World } from '../kit.js';
import { k } from '../kit.js';
import { freeHitDue } from './no-ball.js';

/** Sections 5.3 and 5.4: how the match ends. The Laws do it; here they carry the ids of the rulebook. */

const tie = k.rule({
  id: 'ccsl.end.tie',
  when: (_s, g) => g.lead === 0,
  does: (_s, g) => {
    g.result = { kind: 'tie', winner: null, margin: 0, ballsLeft: null, tieBreak: false, rule: 'ccsl.end.tie' };
  },
  final: true,
});

const chase = k.ending({ id: 'ccsl.end.chase', ends: (_s, g) => g.target !== null && g.runs >= g.target });

/** What the rulebook changes of the Laws. */
export function amendsOfLaws(a: Author<World>) {
  return [
    a.replace('core.innings.target-reached', chase),
    a.replace('core.result.tie', tie),
    a.replace('core.free-hit.due', freeHitDue),
    a.wrapStep('core.match.result', (step) => a.group('result', { rule: 'ccsl.end.higher-score' }, [step])),
  ];
}

/** A wicket that ends the innings comes before the bonus runs of its ball, under that reading. */
export const outComesFirst = k.rule({
  id: 'ccsl.ruling.win-and-out',
  only: (p) => p.winAndOut === 'out-first',
  when: (s, g) => s.out !== '' && g.target !== null && g.wicketsLimit !== null && g.wickets + 1 >= g.wicketsLimit,
  does: (_s, g) => {
    g.noBalls = 0;
    g.penalty = 0;
  },
});

/** Level scores end the chase under two readings: as a tie, or won. */
export const levelEnds = k.ending({
  id: 'ccsl.ruling.target',
  only: (p) => p.target !== 'target-plus-one',
  ends: (_s, g) => g.runs + 1 === g.target,
});

/** Results that only a reading gives; they come before the Laws settle the match. */
export const resultRead = k.resolve('result-by-reading', [
  {
    id: 'ccsl.end.level-wins',
    only: (p) => p.target === 'level-wins',
    when: (_s, g) => g.lead === 0,
    does: (_s, g, p) => {
      g.result = {
        kind: 'wickets',
        winner: g.batting,
        margin: g.wicketsLimit === null ? 0 : g.wicketsLimit - g.wickets,
        ballsLeft: g.oversLimit === null ? null : Math.max(0, (g.oversLimit - g.overs) * p.ballsPerOver - g.overBalls),
        tieBreak: false,
        rule: 'ccsl.end.level-wins',
      };
    },
    final: true,
  },
  {
    id: 'ccsl.end.bonus-count',
    only: (p) => p.bonusCount,
    when: (s, g) => g.lead === 0 && (s.sixes[0] !== s.sixes[1] || s.fours[0] !== s.fours[1]),
    does: (s, g) => {
      const [home = 0, away = 0] = s.sixes[0] === s.sixes[1] ? s.fours : s.sixes;
      const winner = home > away ? 0 : 1;
      g.result = { kind: 'tie', winner, margin: 0, ballsLeft: null, tieBreak: true, rule: 'ccsl.end.bonus-count' };
    },
  },
]);

/** Sixes and fours are counted where they break ties. */
export const boundaryCount = k.resolve('boundaries-counted', [
  {
    id: 'ccsl.end.bonus-count',
    only: (p) => p.bonusCount,
    when: (s, g) => (s.card === 4 || s.card === 6) && g.bat > 0,
    does: (s, g) => {
      const one = (n: number, seat: number): number => n + (seat === g.batting ? 1 : 0);
      if (s.card === 6) s.sixes = s.sixes.map(one);
      else s.fours = s.fours.map(one);
    },
  },
]);

export const endWords = {
  'ccsl.end.higher-score': {
    title: 'The higher score wins',
    kind: 'applied',
    source: '5.3',
    text: 'After both innings the higher score wins: by runs, or by wickets with balls left.',
  },
  'ccsl.end.chase': {
    title: 'The side that chases wins on reaching the target',
    kind: 'applied',
    source: '5.3',
    text: 'When the second player reaches the target, one more than the first score, the match ends at once.',
    parameters: ['target', 'winAndOut'],
  },
  'ccsl.end.tie': {
    title: 'Equal scores are a tie',
    kind: 'applied',
    source: '5.4',
    text: 'Level scores after both innings are a tie.',
  },
  'ccsl.end.super-over': {
    title: 'A Super Over can break a tie',
    kind: 'reading',
    source: '5.4',
    text: 'A tie may be broken by a Super Over, if both agreed on it before the match.',
    parameters: ['tieBreak'],
  },
  'ccsl.end.level-wins': {
    title: 'Where drawing level is enough to win',
    kind: 'reading',
    source: '5.3',
    text: 'The side that chases wins by drawing level, where ccsl.ruling.target is read as level-wins.',
    parameters: ['target'],
  },
  'ccsl.end.bonus-count': {
    title: 'Where a tie goes to the side with more sixes',
    kind: 'reading',
    source: '5.4',
    text: 'A tie goes to the side with more 6s that scored, then with more 4s, where ccsl.ruling.super-over is read as bonus-count.',
    parameters: ['bonusCount'],
  },
} as const satisfies SectionWords;

export const endRulings = k.readings({
  'ccsl.ruling.target': 'words',
  'ccsl.ruling.win-and-out': 'words',
  'ccsl.ruling.margin': {
    'runs-or-balls': [],
    'runs-only': null,
  },
  'ccsl.ruling.concede': {
    allowed: [],
    'not-allowed': (a) => [a.set('concede', false)],
  },
});

export const endRulingWords = {
  'ccsl.ruling.target': {
    title: 'What the chasing side needs to win',
    question: 'Does drawing level win, end or continue the chase?',
    readings: {
      'target-plus-one': { text: 'The target is the first score plus 1.' },
      'level-ends-as-tie': {
        text: 'The chase ends as soon as the scores are level, as a tie unless it passes beyond.',
      },
      'level-wins': { text: 'The side that chases wins by drawing level.' },
    },
    standard: 'target-plus-one',
    reason:
      'With a target of one more than the first score, 5.3 and 5.4 hold side by side: a tie arises only when the second innings ends level.',
  },
  'ccsl.ruling.win-and-out': {
    title: 'The winning bonus and the last wicket on one ball',
    question: 'Bonus runs reach the target on a ball that is also the last wicket: which comes first?',
    readings: {
      'runs-first': { text: 'The runs count and the match is won; the wicket is recorded.' },
      'out-first': { text: 'The wicket ends the innings and the bonus runs of that ball are void.' },
    },
    standard: 'runs-first',
    reason: '3.7 gives its runs whatever the outcome.',
  },
  'ccsl.ruling.margin': {
    title: 'How a win is told',
    question: 'How is a win told?',
    readings: {
      'runs-or-balls': { text: 'By runs, or by wickets with balls left.' },
      'runs-only': { text: 'By runs alone.', unbuilt: 'It changes the words of a result and nothing in play.' },
    },
    standard: 'runs-or-balls',
    reason: 'The custom of cricket.',
  },
  'ccsl.ruling.concede': {
    title: 'May a player give up?',
    question: 'May a player give up?',
    readings: {
      allowed: { text: 'At any time.' },
      'not-allowed': { text: 'Never.' },
    },
    standard: 'allowed',
    reason: 'A practical need of software; it counts as a loss.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
