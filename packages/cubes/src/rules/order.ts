import {
  type Domain,
  type DomainDescription,
  type DomainSpec,
  type Frozen,
  type Game,
  type Refusal,
  type Rng,
  type RulingWords,
  type SectionWords,
  shuffled,
} from '@howzat/core/author';
import { numbered } from '../components/cubes.js';
import { type CubesState, k } from '../kit.js';

/** Balls of an over, and so cubes that are put in order. */
const balls = 6;

/** Every way to lay out cubes of a hand from left to right: all of them, or six where more were dealt. */
class OrdersOf implements Domain<readonly number[]> {
  readonly kind: DomainDescription['kind'];
  private readonly length: number;

  constructor(private readonly hand: readonly number[]) {
    this.length = Math.min(balls, hand.length);
    this.kind = this.length === hand.length ? 'permutationOf' : 'placement';
  }

  count(): number {
    let n = 1;
    for (let i = 0; i < this.length; i++) n *= this.hand.length - i;
    return n;
  }

  has(choice: unknown): choice is readonly number[] {
    return (
      Array.isArray(choice) &&
      choice.length === this.length &&
      choice.every((cube, at) => this.hand.includes(cube as number) && choice.indexOf(cube) === at)
    );
  }

  why(choice: unknown): Refusal | null {
    if (this.has(choice)) return null;
    if (typeof choice === 'object' && choice !== null && Object.hasOwn(choice, 'roll'))
      return { message: 'Rolling cubes is not part of this game.', rule: 'cubes.variant.roll' };
    if (Array.isArray(choice) && choice.some((cube) => Number.isSafeInteger(cube) && cube > numbered))
      return { message: 'Wildcubes are not played in this game.', rule: 'cubes.component.wild' };
    const which = this.length === this.hand.length ? 'each of your six cubes' : 'six of your cubes';
    return { message: `Place ${which} exactly once.`, rule: 'cubes.order.secret' };
  }

  sample(rng: Rng): readonly number[] {
    return drawOrder(rng, this.hand);
  }

  *[Symbol.iterator](): Iterator<readonly number[]> {
    const { hand, length } = this;
    function* from(placed: readonly number[]): Generator<readonly number[]> {
      if (placed.length === length) yield placed;
      else for (const cube of hand) if (!placed.includes(cube)) yield* from([...placed, cube]);
    }
    yield* from([]);
  }

  describe(): DomainDescription {
    return this.length === this.hand.length
      ? { kind: 'permutationOf', items: this.hand }
      : { kind: 'placement', pieces: [1, 2, 3, 4, 5, 6], places: this.hand, shared: false };
  }
}

function drawOrder(rng: Rng, hand: readonly number[]): readonly number[] {
  const order = shuffled(rng, hand);
  // Stryker disable next-line ConditionalExpression,EqualityOperator: the first six of no more than six are all of them
  return order.length > balls ? order.slice(0, balls) : order;
}

/** The orders of the hand that the state gives. */
function ordersOf(
  hand: (s: Frozen<CubesState>) => readonly number[],
  draw: (rng: Rng, s: Frozen<CubesState>) => readonly number[],
): DomainSpec<readonly number[], CubesState, object> {
  return { kind: 'permutationOf', live: (s) => new OrdersOf(hand(s)), draw };
}

export const bowlerOrders = ordersOf(
  (s) => s.bowlerHand,
  (rng, s) => drawOrder(rng, s.bowlerHand),
);
export const batterOrders = ordersOf(
  (s) => s.batterHand,
  (rng, s) => drawOrder(rng, s.batterHand),
);

/** With a roll marked in the same choice, the order is part of a record instead. */
const plain = (p: { readonly roll: boolean; readonly rollTiming: string }): boolean =>
  !p.roll || p.rollTiming !== 'mark-at-lock';

/**
 * What a player reads who would lay out cubes when nobody does. An order stays locked until the cubes of the next are
 * dealt.
 */
export function orderClosed(s: Frozen<CubesState>, g: Frozen<Game>): string | null {
  if (g.result !== null) return 'The innings is over.';
  const dealing = g.ballNumber === 0 && (s.bowlerDealt || s.batterDealt);
  return s.bowlerOrder.length > 0 && !dealing ? 'The order is locked for this over.' : null;
}

/** Both orders are made at the same time; a player may change theirs until the other has finished too. */
export const order = k.commit(
  'order',
  { rule: ['cubes.order.secret', 'cubes.order.locked', 'cubes.reveal.after-both'], revisable: true },
  [
    k.decision('order.bowling', {
      by: 'bowling',
      seenBy: 'own',
      keptIn: ['bowlerOrder'],
      only: plain,
      domain: bowlerOrders,
      closed: orderClosed,
      take: (s, choice) => {
        s.bowlerOrder = choice;
      },
    }),
    k.decision('order.batting', {
      by: 'batting',
      seenBy: 'own',
      keptIn: ['batterOrder'],
      only: plain,
      domain: batterOrders,
      closed: orderClosed,
      take: (s, choice) => {
        s.batterOrder = choice;
      },
    }),
  ],
);

/** The first position of an over. */
export const leftRight = k.rule({
  id: 'cubes.order.left-right',
  when: (_s, g) => g.ballNumber === 1,
  does: (s) => {
    s.position = 0;
  },
});

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const orderRulings = k.readings({
  'cubes.ruling.revise': {
    'until-both': [],
    'lock-individually': (a) => [
      // Stryker disable next-line ConditionalExpression: the step is a commit, which the types do not know
      a.wrapStep('order', (step) => (step.kind === 'commit' ? { ...step, revisable: false } : step)),
    ],
  },
  'cubes.ruling.viewpoint': { 'owner-view': [], 'shared-view': null },
});

/** Secret order. */
export const orderWords: SectionWords = {
  'cubes.order.secret': {
    title: 'Choose the order of your six cubes in secret',
    kind: 'applied',
    source: 'How to play 3',
    text: 'Each player puts their six numbers in an order of their choice, without the opponent learning it.',
  },
  'cubes.order.left-right': {
    title: 'Your order runs from left to right',
    kind: 'applied',
    source: 'How to play 3',
    text: 'The order runs from left to right: the leftmost cube is ball 1, the rightmost ball 6.',
  },
  'cubes.order.locked': {
    title: 'The order cannot be changed once both are done',
    kind: 'applied',
    source: 'How to play 3',
    text: 'Once both players have agreed that they are done, no order may be changed.',
  },
};

/** Secret order: the open questions in words. */
export const orderRulingWords: Readonly<Record<string, RulingWords>> = {
  'cubes.ruling.revise': {
    title: 'May an order still be changed?',
    question: 'May a player who has finished still change their order while the other is thinking?',
    standard: 'until-both',
    reason: 'The order is locked when both have agreed that they are finished.',
    readings: {
      'until-both': { text: 'Yes, until both are finished.' },
      'lock-individually': { text: 'No, an order is locked when its owner has finished.' },
    },
  },
  'cubes.ruling.viewpoint': {
    title: 'From whose side left to right is read',
    question: 'From whose side is left to right read, as the players sit face to face?',
    standard: 'owner-view',
    reason: 'Only the owner sees the numbers.',
    readings: {
      'owner-view': { text: 'From that of the owner.' },
      'shared-view': {
        text: 'From one side for both.',
        unbuilt: 'whoever lays out cubes freely lays them out mirrored as freely: the same plays remain',
      },
    },
  },
};
