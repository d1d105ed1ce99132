import {
  battingRanks,
  bowlingRanks,
  type CardClass,
  type ChanceCard,
  type Deck,
  type Filter,
  originalSet,
  positions,
} from '@howzat/pocket';

/*
 * The original set of Pocket as numbers. Chance cards go from 1 in the order of the set, pink ones first, and cricketers by their place
 * in the team, 1 to 11. What would stand at 0 is empty.
 */

const { cards, cricketers, grid, scoreCards, sets } = originalSet;

/** Places of the tables by card. */
export const cardsOf = cards.length + 1;

export const kinds = { stat: 0, equip: 1, score: 2, out: 3, save: 4, negate: 5, lock: 6, upkeep: 7 } as const;

function byCard(of: (card: ChanceCard, at: number) => number): Int8Array {
  return Int8Array.from([0, ...cards.map(of)]);
}

function sumOf(name: string): Int8Array {
  return byCard((card) =>
    card.effects.reduce((sum, effect) => sum + Number((effect as Readonly<Record<string, unknown>>)[name] ?? 0), 0),
  );
}

function has(name: string): Int8Array {
  return byCard((card) => (card.effects.some((effect) => name in effect) ? 1 : 0));
}

export const kind = byCard((card) => kinds[card.kind]);
/** Whether a card is played in answer to another or to a pending out, and not of a side's own accord. */
export const waits = byCard((card) => (card.kind === 'negate' || card.kind === 'save' ? 1 : 0));
export const cost = byCard((card) => card.cost);

// what a card does when it takes effect
export const batting = sumOf('batting');
export const bowling = sumOf('bowling');
export const score = sumOf('score');
export const comfortOf = sumOf('comfort');
export const fatigueOf = sumOf('fatigue');
export const maiden = has('maiden');
export const outs = has('out');
export const noComfort = has('noComfort');
export const flip = has('flipStrike');

// what a card asks for: a position (-1 for any), a captain, a stance (-1 any, 0 offensive, 1 defensive), comfort beside its
// price, at most so much fatigue, an over or a later one
function needOf(name: string, otherwise: number, of: (value: unknown) => number = Number): Int8Array {
  return byCard((card) => {
    const need: Readonly<Record<string, unknown>> | undefined = card.requires.find((it) => name in it);
    return need ? of(need[name]) : otherwise;
  });
}
const positionNames: readonly unknown[] = positions;
export const asks = byCard((card) => (card.requires.length > 0 ? 1 : 0));
export const needsPosition = needOf('position', -1, (value) => positionNames.indexOf(value));
export const needsCaptain = needOf('captain', 0, () => 1);
export const needsStance = needOf('stance', -1, (value) => (value === 'defensive' ? 1 : 0));
export const needsComfort = needOf('comfort', 0);
export const mostFatigue = needOf('fatigue', 99);
export const firstOver = needOf('over', 0);

function classOf(card: ChanceCard): CardClass {
  if (card.kind !== 'score') return card.kind;
  if (card.effects.some((effect) => 'maiden' in effect)) return 'maiden';
  return card.effects.some((effect) => 'score' in effect && effect.score > 0) ? 'plus' : 'minus';
}

function names(filter: Filter, card: ChanceCard): boolean {
  return (filter.classes?.includes(classOf(card)) ?? false) || (filter.ids?.includes(card.id) ?? false);
}

/** Whether a Negate answers a card, `cardsOf` for each Negate. */
export const answers = new Uint8Array(cardsOf * cardsOf);
/** The bit of a lock, and the bits of the locks that forbid a card. */
export const lockBit = new Uint8Array(cardsOf);
export const forbiddenBy = new Uint8Array(cardsOf);
/** The bit of an Equip card. */
export const equipBit = new Uint8Array(cardsOf);
let locks = 0;
let equips = 0;
for (const [a, card] of cards.entries()) {
  if (card.kind === 'equip') equipBit[a + 1] = 1 << equips++;
  if (card.kind === 'lock') lockBit[a + 1] = 1 << locks++;
  for (const [b, other] of cards.entries()) {
    if (card.colour === other.colour) continue;
    if (card.negates && names(card.negates, other)) answers[cardsOf * (a + 1) + b + 1] = 1;
    for (const effect of card.effects)
      if ('forbid' in effect && names(effect.forbid, other))
        forbiddenBy[b + 1] = (forbiddenBy[b + 1] as number) | (lockBit[a + 1] as number);
  }
}

/** The Rank Grid: the difference of a batting and a bowling rank, 3 for each batting rank. */
export const difference = Uint8Array.from(grid.flat());

/** What a score card says for a difference, 6 for each card. */
export const entryRuns = new Uint8Array(6 * 31);
export const entryOuts = new Uint8Array(6 * 31);
for (const { number, entries } of scoreCards)
  for (const [at, entry] of entries.entries()) {
    entryRuns[6 * number + at] = entry.runs;
    entryOuts[6 * number + at] = entry.outs;
  }

function byPlace(of: (cricketer: (typeof cricketers)[number]) => number): Uint8Array {
  const found = new Uint8Array(12 * sets.length);
  for (const [team, { team: ids }] of sets.entries())
    for (const [at, id] of ids.entries()) {
      const cricketer = cricketers.find((it) => it.id === id);
      if (cricketer) found[12 * team + at + 1] = of(cricketer);
    }
  return found;
}

// the premade teams, 12 places for each
export const teams = sets.length;
export const battingRank = byPlace((it) => battingRanks.indexOf(it.batting));
export const bowlingRank = byPlace((it) => bowlingRanks.indexOf(it.bowling));
export const position = byPlace((it) => positions.indexOf(it.position));
export const captain = byPlace((it) => (it.captain ? 1 : 0));

function deckOf(deck: Deck): Uint8Array {
  return Uint8Array.from(cards.flatMap(({ id }, at) => Array<number>(deck[id] ?? 0).fill(at + 1)));
}

/** Their decks: pink, and blue. */
export const pinkDecks = sets.map((it) => deckOf(it.batting));
export const blueDecks = sets.map((it) => deckOf(it.bowling));
