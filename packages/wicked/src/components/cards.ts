import {
  type Domain,
  type DomainDescription,
  type DomainSpec,
  OneOf,
  pick,
  pickBit,
  type Refusal,
  type Rng,
  subsetOf,
} from '@howzat/core/author';
import type { Cricket, Seen, WickedParams, WickedState } from '../kit.js';
import { deckSize, lineupSize } from './set.js';

type Spec<C> = DomainSpec<C, WickedState, WickedParams>;

const decks: readonly (readonly number[])[] = [0, 1].map((deck) =>
  Array.from({ length: deckSize }, (_, i) => deckSize * deck + i + 1),
);
const decksOrNobody = decks.map((cards) => [...cards, null]);

/** The bit that stands for nobody, above those of the eighteen cards. */
const nobody = 1 << deckSize;

/** The cards of a deck, by number. */
export function deckCards(deck: number): readonly number[] {
  return decks[deck] ?? [];
}

/**
 * The cards of a mask, in the order of their numbers.
 *
 * @param mask a bit for each card of the deck
 * @param deck 0 or 1
 *
 * @example
 * import { cardsIn, maskOf } from '@howzat/wicked';
 *
 * console.log(cardsIn(maskOf([1, 3]), 0)); // [ 1, 3 ]
 */
export function cardsIn(mask: number, deck: number): number[] {
  return deckCards(deck).filter((_, i) => mask & (1 << i));
}

/** The bit of a card in the mask of its deck; 0, which is nobody, has one that no card has. */
export function bitOf(card: number): number {
  return 1 << ((card - 1) % deckSize);
}

/**
 * The mask of some cards of a deck.
 *
 * @param cards cards of one deck, by number
 *
 * @example
 * import { maskOf } from '@howzat/wicked';
 *
 * console.log(maskOf([1, 3])); // 5
 */
export function maskOf(cards: readonly number[]): number {
  let mask = 0;
  for (let i = 0; i < cards.length; i++) mask |= bitOf(cards[i] as number);
  return mask;
}

/** Which deck a choice is made from, which of its cards may be chosen, and why another may not. */
export interface Choosable {
  deck(s: Seen, g: Cricket): number;
  mask(s: Seen, g: Cricket, p: WickedParams): number;
  whyNot(card: number, s: Seen, g: Cricket, p: WickedParams): Refusal;
}

/** Cards of a deck. Those that were not picked are refused, and named only to a captain who asks for one. */
class Cards<C> extends OneOf<C> {
  override describe(): DomainDescription {
    const whole = super.describe();
    if (whole.kind !== 'oneOf' || !whole.forbidden) return whole;
    const { kind, items } = whole;
    const forbidden = whole.forbidden.filter(({ rule }) => rule !== 'wicked.setup.unpicked-out');
    return forbidden.length > 0 ? { kind, items, forbidden } : { kind, items };
  }
}

/** One card of a lineup. */
export function cardOf(of: Choosable): Spec<number> {
  return {
    kind: 'oneOf',
    live: (s, g, p) =>
      new Cards(
        deckCards(of.deck(s, g)),
        of.mask(s, g, p),
        [{ mask: -1, refuse: (card) => of.whyNot(card, s, g, p) }],
        'Choose a card of your lineup by its number.',
      ),
    draw: (rng, s, g, p) => deckSize * of.deck(s, g) + pickBit(rng, of.mask(s, g, p)) + 1,
  };
}

/** One card of a lineup, or null for nobody. */
export function cardOrNobody(of: Choosable): Spec<number | null> {
  return {
    kind: 'oneOf',
    live: (s, g, p) =>
      new Cards<number | null>(
        decksOrNobody[of.deck(s, g)] as readonly (number | null)[],
        of.mask(s, g, p) | nobody,
        [{ mask: -1, refuse: (card) => of.whyNot(card as number, s, g, p) }],
        'Choose a card of your lineup by its number, or nobody.',
      ),
    draw: (rng, s, g, p) => {
      const at = pickBit(rng, of.mask(s, g, p) | nobody);
      return at === deckSize ? null : deckSize * of.deck(s, g) + at + 1;
    },
  };
}

/** Two different cards of a lineup, each at a position. */
class Pair implements Domain<readonly number[]> {
  readonly kind = 'placement';
  constructor(
    private readonly positions: readonly [string, string],
    private readonly deck: number,
    private readonly mask: number,
    private readonly rule: string,
  ) {}
  count(): number {
    const n = cardsIn(this.mask, this.deck).length;
    return n * (n - 1);
  }
  has(choice: unknown): choice is readonly number[] {
    return this.why(choice) === null;
  }
  why(choice: unknown): Refusal | null {
    const cards = cardsIn(this.mask, this.deck);
    const fits =
      Array.isArray(choice) &&
      choice.length === 2 &&
      choice[0] !== choice[1] &&
      choice.every((card: unknown) => cards.includes(card as number));
    return fits ? null : { message: 'Choose two different cards of your lineup.', rule: this.rule };
  }
  sample(rng: Rng): readonly number[] {
    return drawPair(rng, this.deck, this.mask);
  }
  *[Symbol.iterator](): Iterator<readonly number[]> {
    const cards = cardsIn(this.mask, this.deck);
    for (const one of cards) for (const other of cards) if (one !== other) yield [one, other];
  }
  describe(): DomainDescription {
    return { kind: 'placement', pieces: this.positions, places: cardsIn(this.mask, this.deck), shared: false };
  }
}

function drawPair(rng: Rng, deck: number, mask: number): readonly number[] {
  const first = pickBit(rng, mask);
  return [deckSize * deck + first + 1, deckSize * deck + pickBit(rng, mask & ~(1 << first)) + 1];
}

/** Two different cards of a lineup, in the order of the positions named. */
export function pairOf(
  positions: readonly [string, string],
  rule: string,
  of: Pick<Choosable, 'deck' | 'mask'>,
): Spec<readonly number[]> {
  return {
    kind: 'placement',
    live: (s, g, p) => new Pair(positions, of.deck(s, g), of.mask(s, g, p), rule),
    draw: (rng, s, g, p) => drawPair(rng, of.deck(s, g), of.mask(s, g, p)),
  };
}

/** Eleven cards of a deck, said in the words of the rulebook. */
class Lineups implements Domain<readonly number[]> {
  readonly kind = 'subsetOf';
  constructor(
    private readonly deck: number,
    private readonly subsets: Domain<readonly number[]>,
  ) {}
  count(): number {
    return this.subsets.count();
  }
  has(choice: unknown): choice is readonly number[] {
    return this.subsets.has(choice);
  }
  why(choice: unknown): Refusal | null {
    if (this.subsets.has(choice)) return null;
    const own = deckCards(this.deck);
    const picked = new Set(Array.isArray(choice) ? choice.filter((card: unknown) => own.includes(card as number)) : []);
    return {
      message: `A lineup has exactly ${lineupSize} different cards of your own deck (you picked ${picked.size}).`,
      rule: 'wicked.setup.lineup',
    };
  }
  sample(rng: Rng): readonly number[] {
    return drawLineup(rng, this.deck);
  }
  [Symbol.iterator](): Iterator<readonly number[]> {
    return this.subsets[Symbol.iterator]();
  }
  describe(): DomainDescription {
    return this.subsets.describe();
  }
}

/** How many ways there are to choose k of n cards: `choices[n][k]`. */
const choices: readonly (readonly number[])[] = Array.from({ length: deckSize + 1 }, (_, n) =>
  Array.from({ length: lineupSize + 1 }, (_, k) => {
    let ways = 1;
    for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
    return k > n ? 0 : Math.round(ways);
  }),
);
const lineups = choices[deckSize]?.[lineupSize] as number;

/** The lineup of a random number: one draw instead of one for each card. */
function drawLineup(rng: Rng, deck: number): readonly number[] {
  let rank = pick(rng, lineups);
  const cards = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (let card = 0, wanted: number = lineupSize; wanted > 0; card++) {
    const withIt = (choices[deckSize - 1 - card] as readonly number[])[wanted - 1] as number;
    if (rank < withIt) {
      cards[lineupSize - wanted] = deckSize * deck + card + 1;
      wanted--;
    } else rank -= withIt;
  }
  return cards;
}

/** A lineup of a deck. None of the 31,824 is listed to check one. */
export function lineupOf(deck: (s: Seen) => number): Spec<readonly number[]> {
  const subsets = subsetOf<WickedState, WickedParams, number>((s) => deckCards(deck(s)), lineupSize);
  return {
    ...subsets,
    live: (s, g, p, own) => new Lineups(deck(s), subsets.live(s, g, p, own)),
    draw: (rng, s) => drawLineup(rng, deck(s)),
  };
}
