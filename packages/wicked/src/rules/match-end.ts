import type { RulingWords, SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';
import { isAllOut, stoppedIsLost } from './innings-end.js';

/** The second side is past the first: nothing more is played. */
export const passed = k.ending({
  id: 'wicked.match-end.passed',
  only: (p) => !p.playOut,
  ends: (_s, g) => g.target !== null && g.runs >= g.target,
});

/** What settles the match, in the order in which it is asked; each stands before the tie of the Laws. */
export const results = [
  k.rule({
    id: 'wicked.match-end.passed',
    when: (_s, g) => g.superOver === 0 && g.target !== null && g.runs >= g.target,
    does: (_s, g) => {
      // a ball here is an over, so the balls that are left are left out of the words
      g.result = {
        kind: 'wickets',
        winner: g.batting,
        margin: g.wicketsLimit === null ? 0 : Math.max(0, g.wicketsLimit - g.wickets),
        ballsLeft: null,
        tieBreak: false,
        rule: 'wicked.match-end.passed',
      };
    },
    final: true,
  }),
  stoppedIsLost,
  // word for word: ten out without having passed is lost, level or not
  k.rule({
    id: 'wicked.match-end.all-out',
    when: (s, g, p) =>
      g.superOver === 0 &&
      g.target !== null &&
      isAllOut(s, g) &&
      g.runs < (p.tie === 'literal' ? g.target : g.target - 1),
    does: (_s, g) => {
      const behind = (g.target as number) - 1 - g.runs;
      g.result = {
        kind: behind > 0 ? 'runs' : 'decided',
        winner: g.batting === 0 ? 1 : 0,
        margin: behind,
        ballsLeft: null,
        tieBreak: false,
        rule: 'wicked.match-end.all-out',
      };
    },
    final: true,
  }),
  k.rule({
    id: 'wicked.match-end.overs-gone',
    when: (_s, g) => g.superOver === 0 && g.target !== null && g.runs < g.target - 1,
    does: (_s, g) => {
      g.result = {
        kind: 'runs',
        winner: g.batting === 0 ? 1 : 0,
        margin: (g.target as number) - 1 - g.runs,
        ballsLeft: null,
        tieBreak: false,
        rule: 'wicked.match-end.overs-gone',
      };
    },
    final: true,
  }),
  k.rule({
    id: 'wicked.ruling.tie',
    only: (p) => p.tie === 'tie-break',
    when: (_s, g) =>
      g.superOver === 0 &&
      g.scores.length === 2 &&
      (g.scores[0] as { wickets: number }).wickets !== (g.scores[1] as { wickets: number }).wickets,
    does: (_s, g) => {
      const [first, second] = g.scores as [(typeof g.scores)[number], (typeof g.scores)[number]];
      g.result = {
        kind: 'tie',
        winner: first.wickets < second.wickets ? first.batting : second.batting,
        margin: 0,
        ballsLeft: null,
        tieBreak: true,
        rule: 'wicked.ruling.tie',
      };
    },
    final: true,
  }),
] as const;

/** What the result step applies by being there. */
export const resultRules = ['wicked.match-end.any', 'wicked.aim.most-runs'] as const;

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const matchEndRulings = k.readings({
  'wicked.ruling.objective-vs-ends': { 'specific-ends': [], 'all-overs': (a) => [a.set('playOut', true)] },
  'wicked.ruling.tie': {
    literal: [],
    'tie-always': (a) => [a.set('tie', 'tie-always')],
    'tie-break': (a) => [a.set('tie', 'tie-break')],
  },
});

/** Ending the match. */
export const matchEndWords: SectionWords = {
  'wicked.match-end.any': {
    title: 'When the match is over',
    kind: 'applied',
    source: 'Ending The Match',
    text: 'The match is over as soon as one of the listed conditions holds.',
  },
  'wicked.match-end.passed': {
    title: 'The side batting second wins by passing the total',
    kind: 'applied',
    source: 'Ending The Match',
    text: "The second side passes the first side's total: second side wins.",
    parameters: ['playOut', 'stopAtTarget', 'outBeforeRuns'],
  },
  'wicked.match-end.all-out': {
    title: 'All out short of the target loses',
    kind: 'applied',
    source: 'Ending The Match',
    text: "The second side has 10 of 11 out without having passed the first side's total: first side wins.",
    parameters: ['tie'],
  },
  'wicked.match-end.overs-gone': {
    title: 'Overs gone short of the target loses',
    kind: 'applied',
    source: 'Ending The Match',
    text: "The second side plays its 50 overs and has neither equalled nor passed the first side's total: first side wins.",
    parameters: ['overs', 'tie'],
  },
};

/** Ending the match: the open questions in words. */
export const matchEndRulingWords: Readonly<Record<string, RulingWords>> = {
  'wicked.ruling.objective-vs-ends': {
    title: 'Does the second innings end when the target is passed?',
    question: 'The aim speaks of the end of 50 overs. Does the second innings end as soon as the target is passed?',
    readings: {
      'specific-ends': { text: 'The listed endings hold.' },
      'all-overs': { text: 'A side that has passed the other bats on until its overs or its batters are gone.' },
    },
    standard: 'specific-ends',
    reason: 'The list of endings is specific, the aim is general.',
  },
  'wicked.ruling.tie': {
    title: 'When level totals are a tie or a loss',
    question:
      'Equal totals after 50 overs are not mentioned, and equal totals with 10 out count as a loss. When is a match a tie?',
    readings: {
      literal: { text: 'Level after 50 overs is a tie; level and all out, the first side wins.' },
      'tie-always': { text: 'Level totals are a tie.' },
      'tie-break': { text: 'Of level totals the one with fewer outs wins; with as many it is a tie.' },
    },
    standard: 'literal',
    reason:
      'The bullet for ten outs is explicit and specific. `tie-always` is what real cricket calls it in both cases.',
  },
  'wicked.ruling.test-order': {
    title: 'Which end of an innings is looked for first',
    question: 'The last over, the tenth out and the winning run may come together. Which is looked at first?',
    readings: {
      'passed-all-out-overs': { text: 'Passed, then all out, then overs gone.' },
      other: {
        text: 'Another order.',
        unbuilt: 'Being all out is lost only without having passed, so every order has the same result.',
      },
    },
    standard: 'passed-all-out-overs',
    reason: 'A win by passing always prevails. In the first innings the order has no effect.',
  },
};
