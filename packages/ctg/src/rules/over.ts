import { type Distribution, oneOf, pick, type RulingWords, type SectionWords } from '@howzat/core/author';
import { overDeck } from '../components/cards.js';
import { bits, bitsOf, holds, including, nthBit } from '../components/geometry.js';
import { type Cricket, type CtgState, k, type Parameters, type State } from '../kit.js';
import { notLeftOutToBowl } from './setup.js';

/** The over: who bowls it, and the over cards that are turned for its balls. */

/** The style of a player: 0 pace, 1 spin, 2 medium. Those who never bowl would bowl medium. */
function styleOf(player: number): number {
  return player < 2 ? 0 : player < 4 ? 1 : 2;
}

/** Has this player a bowling style of their own? */
function isBowler(player: number): boolean {
  return player < 4 || (player >= 7 && player <= 10);
}

const anyone = (p: Parameters): boolean => p.whoMayBowl === 'anyone';

/** Could this player bowl this over by the rules, leaving aside what comes after? */
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
  // Stryker disable next-line EqualityOperator: there are no overs of a thirteenth player, so they are never below the limit
  for (let player = 0; player < 12; player++) if (mayBowl(player, s, p)) return false;
  return true;
}

/**
 * Overs that can still be bowled after this one if `next` bowls it: nobody bowls two in a row, so of `left` overs one
 * player bowls half at most, rounded down for the one who has just bowled.
 */
function oversCovered(next: number, left: number, s: State, p: Parameters): number {
  let covered = 0;
  for (let player = 0; player < 12; player++) {
    if (player === s.bowlOut || !(anyone(p) || isBowler(player))) continue;
    const quota = p.bowlerOvers - (s.tokens[player] as number) - (player === next ? 1 : 0);
    covered += Math.min(quota, player === next ? Math.floor(left / 2) : Math.ceil(left / 2));
  }
  return covered;
}

/** Overs to come after this one, as far as is known: an innings without a limit may end with it. */
function oversAfter(g: Cricket): number {
  return g.oversLimit === null ? 0 : g.oversLimit - g.overs - 1;
}

const relaxes = (s: State, p: Parameters): boolean => p.bowlerLookahead === 'relax-when-stuck' && isStuck(s, p);
const standsIn = (s: State, p: Parameters): boolean => p.bowlerLookahead === 'any-style-stand-in' && isStuck(s, p);

const bowlerLimits = [
  notLeftOutToBowl,
  k.limit<number, 'ctg.ruling.who-may-bowl'>({
    id: 'ctg.ruling.who-may-bowl',
    only: (p) => p.whoMayBowl === 'seven-bowlers',
    when: (s, _g, p) => !standsIn(s, p),
    forbids: (player) => !isBowler(player),
    says: 'They do not bowl.',
  }),
  k.limit<number, 'ctg.over.no-consecutive'>({
    id: 'ctg.over.no-consecutive',
    when: (s) => s.lastBowler >= 0,
    forbidsIn: (player, s) => player === s.lastBowler,
    says: 'They bowled the last over.',
  }),
  ...(['t10', 't20'] as const).map((length) =>
    k.limit<number, `ctg.over.max-${typeof length}`>({
      id: `ctg.over.max-${length}`,
      only: (p) => p.length === length,
      when: (s, _g, p) => !relaxes(s, p),
      forbidsIn: (player, s, _g, p) => (s.tokens[player] as number) >= p.bowlerOvers,
      says: (_s, _g, p) => `They have bowled their ${p.bowlerOvers} overs.`,
    }),
  ),
  k.limit<number, 'ctg.ruling.bowler-lookahead'>({
    id: 'ctg.ruling.bowler-lookahead',
    only: (p) => p.bowlerLookahead === 'forbid-dead-end',
    forbidsIn: (player, s, g, p) => {
      const left = oversAfter(g);
      return oversCovered(player, left, s, p) < left;
    },
    says: (s, g, p, _own, player) =>
      `Choosing them would leave over ${g.overs + 2 + oversCovered(player, oversAfter(g), s, p)} without a legal bowler.`,
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

/** Their card is in the slot, the deck of their style in hand, its rule card on the table. */
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

/** The over cards of the deck in use that have not been turned in this over, by their place in it. */
const cardsLeft = (s: State): number => wholeDeck & ~s.cardsGone;
const wholeDeck = (1 << overDeck) - 1;

/** The number of a card by its place in the deck of a style, and the place of a number. */
const cardAt = (style: number, place: number): number => overDeck * style + place;
const placeOf = (style: number, card: number): number => card - overDeck * style;

/** The next of the six over cards: any of the deck of the style that has not been turned in this over. */
export const nextOverCard: Distribution<number, CtgState, Parameters> = {
  sample: (rng, s) => {
    const left = cardsLeft(s);
    return cardAt(s.style, nthBit(left, pick(rng, bits(left))));
  },
  why: (outcome, s) => {
    const at = placeOf(s.style, Number(outcome));
    if (!Number.isInteger(outcome) || at < 0 || at >= overDeck)
      return `The over cards of this style are ${cardAt(s.style, 0)} to ${cardAt(s.style, overDeck - 1)}.`;
    return holds(s.cardsGone, at) ? 'That card was turned in this over already.' : null;
  },
  *outcomes(s) {
    const left = bitsOf(cardsLeft(s));
    for (const at of left) yield [cardAt(s.style, at), 1 / left.length];
  },
  describe: (s) => ({ kind: 'oneOf', items: bitsOf(cardsLeft(s)).map((at) => cardAt(s.style, at)) }),
};

/** The card is turned and lies there till the end of the over. */
export function turn(s: CtgState, card: number): void {
  s.card = card;
  s.cardsGone = including(s.cardsGone, placeOf(s.style, card));
  s.turned++;
}

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const overRulings = k.readings({
  'ctg.ruling.who-may-bowl': 'words',
  'ctg.ruling.bowler-lookahead': 'words',
  'ctg.ruling.first-over-bowler': 'words',
});

/** The over. */
export const overWords: SectionWords = {
  'ctg.over.new-bowler': {
    title: 'A new bowler for each over',
    kind: 'applied',
    source: 'Set-up at Start of each Over',
    text: 'Each over the fielding side chooses a new bowler from its team and replaces the old one in the slot.',
  },
  'ctg.over.no-consecutive': {
    title: 'No bowler bowls two overs in a row',
    kind: 'applied',
    source: 'Set-up at Start of each Over; Game Length (Bowlers)',
    text: 'The same bowler may not bowl two overs in succession, in either format.',
  },
  'ctg.over.max-t10': {
    title: 'T10: a bowler bowls at most two overs',
    kind: 'applied',
    source: '10 Over Match; T10 card',
    text: 'T10: at most 2 overs per bowler.',
    parameters: ['bowlerOvers'],
  },
  'ctg.over.max-t20': {
    title: 'T20: a bowler bowls at most three overs',
    kind: 'applied',
    source: '20 Over Match; T20 card',
    text: 'T20: at most 3 overs per bowler.',
    parameters: ['bowlerOvers'],
  },
  'ctg.over.take-deck': {
    title: 'The bowler takes the deck of their style',
    kind: 'applied',
    source: 'Set-up at Start of each Over; Bowling Decks',
    text: "The bowling deck of the bowler's style goes to the fielding side's hand.",
  },
  'ctg.over.place-rule-card': {
    title: 'Lay out the rule card of the style',
    kind: 'data',
    source: 'Set-up at Start of each Over; Bowling Decks',
    text: 'Its rule card is placed face up in its slot (bottom right of the board) for reference.',
  },
  'ctg.over.deal-six': {
    title: 'Deal six over cards face down',
    kind: 'applied',
    source: 'Set-up at Start of each Over',
    text: 'The over deck of the same style is shuffled and six cards are placed face down in delivery slots 1-6. Nobody sees one before it is turned, so each is drawn when it is turned.',
  },
  'ctg.over.left-to-right': {
    title: 'Over cards are turned from left to right',
    kind: 'data',
    source: 'Sequence of each Ball',
    text: 'Over cards are turned in slot order, left to right. They were shuffled, so the order has no effect.',
  },
  'ctg.over.reshuffle': {
    title: 'Used over cards are shuffled back in',
    kind: 'data',
    source: 'End of each over',
    text: 'Used over cards go back into their own over deck, which is shuffled.',
  },
  'ctg.over.bowler-aside': {
    title: 'Put the bowler aside after the over',
    kind: 'applied',
    source: 'End of each over',
    text: "The bowler's card goes aside with the over token for their completed overs.",
  },
  'ctg.over.count-check': {
    title: 'Count the overs of a bowler',
    kind: 'data',
    source: 'End of each over',
    text: 'Then the over count is checked against the maximum.',
    parameters: ['overs'],
  },
};

/** The over: the open questions in words. */
export const overRulingWords: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.who-may-bowl': {
    title: 'Which cricketers may bowl',
    question: 'There are decks for pace, spin and medium bowlers only. May anybody else bowl?',
    readings: {
      'seven-bowlers': { text: 'The three specialists and the four all-rounders bowl.' },
      anyone: { text: 'Everybody may bowl; those without a style bowl medium.' },
    },
    standard: 'seven-bowlers',
    reason: 'There is no deck for anybody else.',
  },
  'ctg.ruling.bowler-lookahead': {
    title: 'A choice that leaves nobody to bowl a later over',
    question:
      'Each bowler has a limit of overs, and nobody bowls two in a row. What if a choice would leave nobody to bowl a later over?',
    readings: {
      'forbid-dead-end': { text: 'A choice that would leave a later over without a legal bowler is refused.' },
      'relax-when-stuck': { text: 'Where nobody is left, the limit of overs does not hold.' },
      'any-style-stand-in': { text: 'Where nobody is left, those who do not bowl stand in, with medium.' },
    },
    standard: 'forbid-dead-end',
    reason:
      'It keeps both limits, and every over can be bowled. In T10 seven bowlers never get stuck. In T20 they could bowl 21 overs and have to bowl 20: without this rule, about 4 % of random orders leave nobody for the last over.',
  },
  'ctg.ruling.first-over-bowler': {
    title: 'Is the first bowler chosen once or twice?',
    question: 'A bowler is chosen before the match, and again before each over. Is the first bowler chosen twice?',
    readings: {
      'setup-choice-stands': { text: 'The bowler named at the start bowls the first over.' },
      'choose-again': { text: 'They are chosen again when the over begins.' },
    },
    standard: 'setup-choice-stands',
    reason: 'The choice before the match is the choice for over 1.',
  },
  'ctg.ruling.token-on-player-card': {
    title: 'Where the over token lies',
    question: 'The over token is placed with "the Bowling card". Which card is that?',
    readings: {
      'player-card': { text: "The over token lies on the bowler's player card." },
      'bowl-card': { text: 'It lies on a bowl card.', unbuilt: 'Where the token lies has no effect.' },
    },
    standard: 'player-card',
    reason: "Everywhere else in the text, over tokens lie on the bowlers' cards.",
  },
  'ctg.ruling.over-deck-sizes': {
    title: 'How many over cards each style has',
    question: 'There are 45 over cards for three styles. How many does each style have?',
    readings: {
      'fifteen-each': { text: 'Each over deck has 15 cards.' },
      free: {
        text: 'Over decks have any number of cards from six.',
        unbuilt: 'A set is checked when it is loaded, before any reading applies.',
      },
    },
    standard: 'fifteen-each',
    reason:
      'That divides them equally. A deck needs at least 6 cards, and is shuffled again for each over, so it never runs out.',
  },
  'ctg.ruling.over-cards-left': {
    title: 'Over cards that were not turned',
    question: 'Over cards may lie face down when an innings ends. Are they shown before they go back?',
    readings: {
      'discard-unseen': { text: 'Cards that were not turned go back unseen.' },
      'show-unplayed': { text: 'They are shown first.', unbuilt: 'Cards of an innings that is over have no effect.' },
    },
    standard: 'discard-unseen',
    reason: 'They change nothing any more.',
  },
};
