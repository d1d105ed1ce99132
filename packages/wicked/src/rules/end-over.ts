import { anyOf, permutationOf, type Refusal, type SectionWords } from '@howzat/core';
import { bitOf, cardOf, cardsIn } from '../components/cards.js';
import { type Cricket, k, type Seen, type WickedParams, type WickedState } from '../kit.js';
import { comesIn, stillToCome } from './setup/opening.js';
import { battingDeck } from './setup/sides.js';

// — step 16: the scorecard —

/** Readings that change the runs of an over after its result is known. */
const adjusted = k.resolve('adjusted', [
  {
    id: 'wicked.ruling.pass-and-out',
    only: (p) => p.outBeforeRuns,
    when: (s, g) => s.out && g.wicketsLimit !== null && g.wickets + 1 >= g.wicketsLimit,
    does: (s) => {
      s.runs = 0;
    },
  },
  {
    id: 'wicked.ruling.winning-over-runs',
    only: (p) => p.stopAtTarget,
    when: (s, g) => g.target !== null && g.runs + s.runs > g.target,
    does: (s, g) => {
      s.runs = (g.target as number) - g.runs;
    },
  },
]);

/** The runs and the out box. */
const record = k.resolve('record', [
  {
    id: 'wicked.end-over.record',
    does: (s, g) => {
      g.bat = s.runs;
    },
  },
  {
    id: 'wicked.end-over.out-box',
    when: (s) => s.out,
    does: (s, g) => {
      g.outs = [{ how: s.how === 'caught' ? 'caught' : 'bowled', batter: g.striker, fielder: null }];
    },
  },
]);

export const scorecard = [adjusted, record] as const;

// — step 16: strike and wicket; they stand where the Laws close a ball —

/** The new batter takes the position of the one who is out, before anybody crosses. */
export const replaced = k.rule({
  id: 'wicked.wicket.replace',
  when: (_s, g) => g.outs.length > 0,
  does: (s, g) => {
    if (s.south === g.striker) s.south = g.nextBatter;
    else s.north = g.nextBatter;
    g.striker = g.nextBatter;
    g.nextBatter = g.nextBatter + 1;
  },
});

/** The batters change positions; the striker meets the other bowler at the far one. */
export const odd = k.rule({
  id: 'wicked.strike.odd',
  when: (_s, g) => g.bat % 2 !== 0,
  does: (s) => {
    const south = s.south;
    s.south = s.north;
    s.north = south;
  },
});

/** The partner faces the other bowler where he stands. */
export const even = k.rule({
  id: 'wicked.strike.even',
  when: (_s, g) => g.bat % 2 === 0,
  does: (_s, g) => {
    const striker = g.striker;
    g.striker = g.nonStriker;
    g.nonStriker = striker;
  },
});

/** Readings in which an out decides who faces next: the new batter, or the one who stayed. */
export const outStrike = k.rule({
  id: 'wicked.ruling.out-strike',
  only: (p) => p.outStrike !== 'parity-then-replace',
  when: (_s, g, p) =>
    g.outs.length > 0 && (p.outStrike === 'new-batter-faces' ? g.nonStriker : g.striker) === g.nextBatter - 1,
  does: (s, g) => {
    const striker = g.striker;
    g.striker = g.nonStriker;
    g.nonStriker = striker;
    const south = s.south;
    s.south = s.north;
    s.north = south;
  },
});

// — the next batter, between overs —

/** Whether the innings goes on after the over, or the captains are asked before anybody looks. */
const batterIsDue = (s: Seen, g: Cricket, p: Pick<WickedParams, 'stepOrder'>): boolean =>
  g.outs.length > 0 &&
  (!g.inningsEnded || (p.stepOrder !== 'checks-after-record' && (s.battingLineup & ~s.batted) !== 0));

function cannotComeIn(card: number, s: Seen): Refusal {
  return (s.battingLineup & bitOf(card)) === 0
    ? { message: 'That card was not picked for the lineup.', rule: 'wicked.setup.unpicked-out' }
    : { message: 'That cricketer is already out / batting.', rule: 'wicked.wicket.replace' };
}

const chosen = k.decision('next-batter', {
  rule: 'wicked.wicket.replace',
  only: (p) => p.nextBatter === 'captain-chooses',
  when: batterIsDue,
  by: 'batting',
  domain: cardOf({ deck: battingDeck, mask: stillToCome, whyNot: cannotComeIn }),
  closed: (_s, g) =>
    g.result === null && g.innings > 0
      ? { message: 'A batter comes in when one is out.', rule: 'wicked.wicket.replace' }
      : null,
  others: { message: 'Only the batting side sends in a batter.', rule: 'wicked.wicket.replace' },
  take: (s, card, g) => comesIn(s, card, g),
});

const drawn = k.chance('next-batter.drawn', {
  rule: ['wicked.wicket.replace', 'wicked.ruling.next-batter-choice'],
  only: (p) => p.nextBatter === 'random-draw',
  when: batterIsDue,
  how: 'deal',
  // the draw lays open which cards are in the lineup, so it is one card of those that are left
  of: anyOf<WickedState, WickedParams, number>((s, g) => cardsIn(stillToCome(s), battingDeck(s, g))),
  take: (s, card, g) => comesIn(s, card, g),
});

const inOrder = k.resolve(
  'next-batter.in-order',
  [
    {
      id: 'wicked.ruling.next-batter-choice',
      only: (p) => p.nextBatter === 'preset-order',
      does: (s, g) => comesIn(s, s.toCome[g.nextBatter - 4] as number, g),
    },
  ],
  { when: batterIsDue },
);

export const nextBatter = [chosen, drawn, inOrder] as const;

/** The order of the other nine, laid before the innings where it is not chosen from wicket to wicket. */
export const battingOrder = k.decision('batting-order', {
  rule: 'wicked.ruling.next-batter-choice',
  only: (p) => p.nextBatter === 'preset-order',
  by: 'batting',
  domain: permutationOf<WickedState, WickedParams, number>((s, g) => cardsIn(stillToCome(s), battingDeck(s, g))),
  seenBy: 'own',
  take: (s, cards) => {
    s.toCome = cards as number[];
  },
});

/** Ending an over, step 16. */
export const endOverWords: SectionWords = {
  'wicked.end-over.record': {
    kind: 'applied',
    source: 'Ending an Over, step 16',
    text: 'The batting captain writes the Actual Runs on the scorecard.',
  },
  'wicked.end-over.out-box': {
    kind: 'applied',
    source: 'Ending an Over, step 16',
    text: 'If the over ended in an out of either kind, one "out" box is ticked.',
  },
  'wicked.strike.odd': {
    kind: 'applied',
    source: 'Ending an Over, step 16',
    text: 'Odd recorded runs: the striker crosses to the far batting position and faces again in the next over.',
    parameters: ['outStrike'],
  },
  'wicked.strike.even': {
    kind: 'applied',
    source: 'Ending an Over, step 16',
    text: 'Even recorded runs: the striker stays where he is and the cricketer at the opposite position bats the next over.',
    parameters: ['outStrike'],
  },
  'wicked.wicket.replace': {
    kind: 'applied',
    source: 'Ending an Over, step 16',
    text: 'An out cricketer is discarded and the next batter comes from the lineup.',
    parameters: ['nextBatter', 'outStrike'],
  },
};
