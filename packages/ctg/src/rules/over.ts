import { type Distribution, oneOf, pick, type SectionWords } from '@howzat/core/author';
import { overDeck } from '../components/cards.js';
import { bits, bitsOf, nthBit } from '../components/geometry.js';
import { type Cricket, type CtgState, k, type Parameters, type State } from '../kit.js';

/** The over: who bowls it, and the over cards that are turned for its balls. */

/** The style of a player: 0 pace, 1 spin, 2 medium. Those who never bowl would bowl medium. */
function styleOf(player: number): number {
  return player < 2 ? 0 : player < 4 ? 1 : 2;
}

/** Has he a bowling style of his own? */
function isBowler(player: number): boolean {
  return player < 4 || (player >= 7 && player <= 10);
}

const anyone = (p: Parameters): boolean => p.whoMayBowl === 'anyone';

/** Could he bowl this over by the rules, leaving aside what comes after? */
function mayBowl(player: number, s: State, p: Parameters): boolean {
  return (
    player !== s.bowlOut &&
    (anyone(p) || isBowler(player)) &&
    player !== s.lastBowler &&
    (s.tokens[player] as number) < p.bowlerOvers
  );
}

/** Is nobody left who could bowl this over? */
function isStuck(s: State, p: Parameters): boolean {
  for (let player = 0; player < 12; player++) if (mayBowl(player, s, p)) return false;
  return true;
}

/**
 * Overs that can still be bowled after this one if `next` bowls it: nobody bowls two in a row, so of `left` overs one
 * player bowls half at most, rounded down for him who has just bowled.
 */
function oversCovered(next: number, left: number, s: State, p: Parameters): number {
  let covered = 0;
  for (let player = 0; player < 12; player++) {
    if (player === s.bowlOut || !(anyone(p) || isBowler(player))) continue;
    const quota = p.bowlerOvers - (s.tokens[player] as number) - (player === next ? 1 : 0);
    covered += Math.min(quota, player === next ? left >> 1 : (left + 1) >> 1);
  }
  return covered;
}

function oversAfter(g: Cricket): number {
  return (g.oversLimit ?? 1) - g.overs - 1;
}

const relaxes = (s: State, p: Parameters): boolean => p.bowlerLookahead === 'relax-when-stuck' && isStuck(s, p);
const standsIn = (s: State, p: Parameters): boolean => p.bowlerLookahead === 'any-style-stand-in' && isStuck(s, p);

const bowlerLimits = [
  k.limit<number, 'ctg.setup.final-composition'>({
    id: 'ctg.setup.final-composition',
    forbidsIn: (player, s) => player === s.bowlOut,
    says: 'He was left out of the eleven.',
  }),
  k.limit<number, 'ctg.ruling.who-may-bowl'>({
    id: 'ctg.ruling.who-may-bowl',
    only: (p) => p.whoMayBowl === 'seven-bowlers',
    when: (s, _g, p) => !standsIn(s, p),
    forbids: (player) => !isBowler(player),
    says: 'He does not bowl.',
  }),
  k.limit<number, 'ctg.over.no-consecutive'>({
    id: 'ctg.over.no-consecutive',
    when: (s) => s.lastBowler >= 0,
    forbidsIn: (player, s) => player === s.lastBowler,
    says: 'He bowled the last over.',
  }),
  ...(['t10', 't20'] as const).map((length) =>
    k.limit<number, `ctg.over.max-${typeof length}`>({
      id: `ctg.over.max-${length}`,
      only: (p) => p.length === length,
      when: (s, _g, p) => !relaxes(s, p),
      forbidsIn: (player, s, _g, p) => (s.tokens[player] as number) >= p.bowlerOvers,
      says: (_s, _g, p) => `He has bowled his ${p.bowlerOvers} overs.`,
    }),
  ),
  k.limit<number, 'ctg.ruling.bowler-lookahead'>({
    id: 'ctg.ruling.bowler-lookahead',
    only: (p) => p.bowlerLookahead === 'forbid-dead-end',
    forbidsIn: (player, s, g, p) => {
      const left = oversAfter(g);
      return oversCovered(player, left, s, p) < left;
    },
    says: (s, g, p, player) =>
      `Choosing him would leave over ${g.overs + 2 + oversCovered(player, oversAfter(g), s, p)} without a legal bowler.`,
  }),
] as const;

const anyPlayer = oneOf(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11);

export const firstBowler = k.decision('first-bowler', {
  by: 'bowling',
  rule: 'ctg.setup.first-bowler',
  domain: anyPlayer,
  limits: bowlerLimits,
  take: (s, player) => {
    s.firstBowler = player;
  },
});

export const newBowler = k.decision('new-bowler', {
  by: 'bowling',
  rule: 'ctg.over.new-bowler',
  when: (_s, g, p) => g.overs > 0 || p.firstOverBowler === 'choose-again',
  domain: anyPlayer,
  limits: bowlerLimits,
  closed: (s) => (s.bowler >= 0 ? 'The over has its bowler.' : null),
  take: (s, player) => {
    s.bowler = player;
  },
});

/** His card is in the slot, the deck of his style in hand, its rule card on the table. */
export const overOpens = k.resolve('over-opens', [
  {
    id: 'ctg.over.take-deck',
    does: (s, g) => takeBall(s, g),
  },
]);

function takeBall(s: CtgState, g: { bowler: number }): void {
  if (s.bowler < 0) s.bowler = s.firstBowler;
  s.style = styleOf(s.bowler);
  g.bowler = s.bowler + 1;
}

export const overCloses = k.resolve('over-closes', [
  {
    id: 'ctg.over.bowler-aside',
    does: (s) => {
      s.tokens[s.bowler] = (s.tokens[s.bowler] as number) + 1;
      s.lastBowler = s.bowler;
    },
  },
]);

// — over cards: they lie face down, so each is drawn when it is turned, from those that are left —

const wholeDeck = (1 << overDeck) - 1;

/** The next of the six over cards: any of the deck of the style that has not been turned in this over. */
export const nextOverCard: Distribution<number, CtgState, Parameters> = {
  sample: (rng, s) => {
    const left = wholeDeck & ~s.cardsGone;
    return overDeck * s.style + nthBit(left, pick(rng, bits(left)));
  },
  why: (outcome, s) => {
    const at = Number(outcome) - overDeck * s.style;
    if (!Number.isInteger(outcome) || at < 0 || at >= overDeck)
      return `The over cards of this style are ${overDeck * s.style} to ${overDeck * s.style + overDeck - 1}.`;
    return s.cardsGone & (1 << at) ? 'That card was turned in this over already.' : null;
  },
  *outcomes(s) {
    const left = bitsOf(wholeDeck & ~s.cardsGone);
    for (const at of left) yield [overDeck * s.style + at, 1 / left.length];
  },
  describe: (s) => ({ kind: 'oneOf', items: bitsOf(wholeDeck & ~s.cardsGone).map((at) => overDeck * s.style + at) }),
};

/** The card is turned and lies there till the end of the over. */
export function turn(s: CtgState, card: number): void {
  s.card = card;
  s.cardsGone |= 1 << (card - overDeck * s.style);
  s.turned++;
}

export const overWords = {
  'ctg.over.new-bowler': {
    kind: 'applied',
    source: 'Set-up at Start of each Over',
    text: 'Each over the fielding side chooses a new bowler from its team and replaces the old one in the slot.',
  },
  'ctg.over.no-consecutive': {
    kind: 'applied',
    source: 'Set-up at Start of each Over; Game Length (Bowlers)',
    text: 'The same bowler may not bowl two overs in succession, in either format.',
  },
  'ctg.over.max-t10': {
    kind: 'applied',
    source: '10 Over Match; T10 card',
    text: 'T10: at most 2 overs per bowler.',
    parameters: ['bowlerOvers'],
  },
  'ctg.over.max-t20': {
    kind: 'applied',
    source: '20 Over Match; T20 card',
    text: 'T20: at most 3 overs per bowler.',
    parameters: ['bowlerOvers'],
  },
  'ctg.over.take-deck': {
    kind: 'applied',
    source: 'Set-up at Start of each Over; Bowling Decks',
    text: "The bowling deck of the bowler's style goes to the fielding side's hand.",
  },
  'ctg.over.place-rule-card': {
    kind: 'data',
    source: 'Set-up at Start of each Over; Bowling Decks',
    text: 'Its rule card is placed face up in its slot (bottom right of the board) for reference.',
  },
  'ctg.over.deal-six': {
    kind: 'applied',
    source: 'Set-up at Start of each Over',
    text: 'The over deck of the same style is shuffled and six cards are placed face down in delivery slots 1-6. Nobody sees one before it is turned, so each is drawn when it is turned.',
  },
  'ctg.over.left-to-right': {
    kind: 'data',
    source: 'Sequence of each Ball',
    text: 'Over cards are turned in slot order, left to right. They were shuffled, so the order has no effect.',
  },
  'ctg.over.reshuffle': {
    kind: 'data',
    source: 'End of each over',
    text: 'Used over cards go back into their own over deck, which is shuffled.',
  },
  'ctg.over.bowler-aside': {
    kind: 'applied',
    source: 'End of each over',
    text: "The bowler's card goes aside with the over token for his completed overs.",
  },
  'ctg.over.count-check': {
    kind: 'data',
    source: 'End of each over',
    text: 'Then the over count is checked against the maximum.',
    parameters: ['overs'],
  },
} as const satisfies SectionWords;
