import { oneOf, type SectionWords } from '@howzat/core/author';
import { type Cricket, k, type State } from '../kit.js';
import { printedBatting } from './ranks.js';

/** 1. New Over: the stance of the active batter. */

/** Why the stance cannot be chosen now. */
function stanceClosed(s: State, g: Cricket): string | null {
  if (g.result !== null) return 'The match is over.';
  if (s.facing === 0 || g.ballNumber === 0) return null;
  return s.batted > 0 ? 'The stance is chosen for this over.' : null;
}

export const stance = k.decision('stance', {
  rule: 'pocket.stance.choose',
  by: 'batting',
  domain: oneOf('offensive', 'defensive'),
  limits: [
    {
      id: 'pocket.ruling.defence-at-blue',
      only: (p) => p.defenceAtBlue === 'forbidden',
      when: (s, _g, p) => printedBatting(s, p) === 0,
      forbids: (choice) => choice === 'defensive',
      says: 'A Blue batter has no rank to give up: he cannot defend.',
    },
  ],
  closed: stanceClosed,
  others: { message: 'Only the batting side chooses the stance.', rule: 'pocket.stance.choose' },
  take: (s, choice, _g, p) => {
    s.defensive = choice === 'defensive';
    s.batted = s.facing;
    if (p.stanceVisibility === 'open') s.stance = choice;
  },
});

/** Stance, and what it does. */
export const stanceWords = {
  'pocket.stance.choose': {
    kind: 'applied',
    source: '1. New Over',
    text: 'Then the batting side picks offensive or defensive stance.',
    parameters: ['stanceVisibility'],
  },
  'pocket.stance.defence-rank': {
    kind: 'applied',
    source: '1. New Over',
    text: "Defensive stance lowers the batter's batting rank by 1.",
    parameters: ['defenceAtBlue'],
  },
  'pocket.stance.defence-comfort': {
    kind: 'applied',
    source: '1. New Over',
    text: 'Defensive stance brings the batter 1 comfort point in the 2nd Standby.',
  },
  'pocket.stance.coin': {
    kind: 'applied',
    source: '1. New Over',
    text: "When an out arises (score card or an opponent's out card) and the batter is defensive, the bowling side flips a coin and the batting side calls it.",
  },
  'pocket.stance.coin-saves': { kind: 'applied', source: '1. New Over', text: 'A right call means not out.' },
  'pocket.stance.coin-per-out': {
    kind: 'applied',
    source: '1. New Over',
    text: 'The coin is available once for each out that occurs in the over.',
    parameters: ['coinForBothOuts'],
  },
  'pocket.stance.every-time': {
    kind: 'applied',
    source: 'Examples, Batting player plays in defense',
    text: 'The coin procedure applies every time the active batter would be out while defensive.',
  },
  'pocket.stance.both-sources': {
    kind: 'applied',
    source: 'Examples, Batting player plays in defense',
    text: 'It applies to outs from chance cards and from score cards alike.',
  },
} as const satisfies SectionWords;
