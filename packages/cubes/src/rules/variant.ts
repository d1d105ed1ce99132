import {
  anyOf,
  type Domain,
  type DomainDescription,
  type DomainSpec,
  type Frozen,
  type Game,
  oneOf,
  pick,
  type Refusal,
  type Rng,
  type RulingWords,
  record,
  type SectionWords,
} from '@howzat/core/author';
import { type Colour, colours } from '../components/cubes.js';
import { type Numbers, numberOn } from '../components/sets.js';
import { type CubesState, k } from '../kit.js';
import { batterOrders, bowlerOrders, orderClosed } from './order.js';

const onlyOne = 'Only one cube per over may be rolled.';

/** An order with the positions, from 1, whose cubes are to be rolled. */
export interface MarkedOrder {
  readonly order: readonly number[];
  readonly roll: readonly number[];
}

/** The positions of an over, at most so many of them together, in ascending order. */
class MarksOf implements Domain<readonly number[]> {
  // Stryker disable next-line StringLiteral: the record with the order has a kind of its own
  readonly kind = 'oneOf';
  private readonly lists: readonly (readonly number[])[];

  constructor(
    private readonly positions: number,
    private readonly most: number,
  ) {
    let lists: readonly (readonly number[])[] = [[]];
    for (let position = 1; position <= positions; position++)
      lists = [...lists, ...lists.filter((list) => list.length < most).map((list) => [...list, position])];
    this.lists = lists;
  }

  count(): number {
    return this.lists.length;
  }

  // Stryker disable next-line BlockStatement: the record with the order asks why, and never whether
  has(choice: unknown): choice is readonly number[] {
    // Stryker disable next-line ConditionalExpression,EqualityOperator: the record with the order asks why, and never whether
    return this.why(choice) === null;
  }

  why(choice: unknown): Refusal | null {
    const rule = 'cubes.variant.roll';
    const positions =
      Array.isArray(choice) &&
      choice.every(
        (at: unknown) => Number.isSafeInteger(at) && (at as number) >= 1 && (at as number) <= this.positions,
      );
    // nothing stands before the first, so nothing that it could be below
    if (!positions || choice.some((at, i) => at <= choice[i - 1]))
      return { message: `Mark the cubes to roll by their positions, 1 to ${this.positions}, in order.`, rule };
    if (choice.length <= this.most) return null;
    const message = this.most <= 1 ? onlyOne : `Only ${this.most} cubes may be rolled in this over.`;
    return { message, rule };
  }

  sample(rng: Rng): readonly number[] {
    return this.lists[pick(rng, this.lists.length)] as readonly number[];
  }

  [Symbol.iterator](): Iterator<readonly number[]> {
    return this.lists[Symbol.iterator]();
  }

  describe(): DomainDescription {
    return { kind: 'oneOf', items: this.lists };
  }
}

function marks(
  hand: (s: Frozen<CubesState>) => readonly number[],
  rolls: (s: Frozen<CubesState>) => number,
): DomainSpec<readonly number[], CubesState, object> {
  return { kind: 'oneOf', live: (s) => new MarksOf(Math.min(6, hand(s).length), rolls(s)) };
}

type Timed = { readonly rollTiming: string };
const atLock = (p: Timed): boolean => p.rollTiming === 'mark-at-lock';
const inBall = (p: Timed): boolean => p.rollTiming !== 'mark-at-lock';
const announced = (p: Timed): boolean => p.rollTiming === 'announce-before-ball';
const atReveal = (p: Timed): boolean => p.rollTiming === 'at-own-reveal';
const rollRule = 'cubes.variant.roll';
const timing = ['cubes.variant.roll', 'cubes.ruling.roll-timing'] as const;

const rollOrShow = oneOf('show', 'roll');

/** Why a side cannot decide on a roll: it is not time, or it has rolled. */
const rollClosed =
  (side: 'bowler' | 'batter') =>
  (s: Frozen<CubesState>, g: Frozen<Game>, p: { readonly rollCarry: boolean }): string | null => {
    if (g.result !== null) return 'The innings is over.';
    if (g.ballNumber === 0) return 'Both players must finish ordering first.';
    if (s[`${side}Rolls`] === 0) return p.rollCarry ? 'No roll is left.' : onlyOne;
    return side === 'batter' && s.bowler < 0 ? 'The bowler shows first.' : null;
  };

export const markBowling = k.decision('mark.bowling', {
  by: 'bowling',
  rule: rollRule,
  seenBy: 'own',
  keptIn: ['bowlerOrder', 'bowlerMarks'],
  only: atLock,
  domain: record<MarkedOrder, CubesState, object>({
    order: bowlerOrders,
    roll: marks(
      (s) => s.bowlerHand,
      (s) => s.bowlerRolls,
    ),
  }),
  closed: orderClosed,
  take: (s, choice) => {
    s.bowlerOrder = choice.order;
    s.bowlerMarks = choice.roll;
  },
});

export const markBatting = k.decision('mark.batting', {
  by: 'batting',
  rule: rollRule,
  seenBy: 'own',
  keptIn: ['batterOrder', 'batterMarks'],
  only: atLock,
  domain: record<MarkedOrder, CubesState, object>({
    order: batterOrders,
    roll: marks(
      (s) => s.batterHand,
      (s) => s.batterRolls,
    ),
  }),
  closed: orderClosed,
  take: (s, choice) => {
    s.batterOrder = choice.order;
    s.batterMarks = choice.roll;
  },
});

export const allowance = k.resolve('roll.allowance', [
  {
    id: rollRule,
    only: (p) => !p.rollCarry,
    does: (s) => {
      s.bowlerRolls = 1;
      s.batterRolls = 1;
    },
  },
  {
    id: 'cubes.ruling.roll-count',
    only: (p) => p.rollCarry,
    does: (s) => {
      s.bowlerRolls += 1;
      s.batterRolls += 1;
    },
  },
]);

export const beginBall = k.resolve('roll.begin', [
  {
    id: rollRule,
    does: (s, g) => {
      s.bowlerRolled = null;
      s.batterRolled = null;
      s.bowlerRolling = s.bowlerMarks.includes(g.ballNumber);
      s.batterRolling = s.batterMarks.includes(g.ballNumber);
      if (s.bowlerRolling) s.bowlerRolls -= 1;
      if (s.batterRolling) s.batterRolls -= 1;
    },
  },
]);

export const bowlerDecides = k.decision('roll.bowling', {
  by: 'bowling',
  rule: timing,
  only: inBall,
  when: (s) => s.bowlerRolls > 0,
  domain: rollOrShow,
  closed: rollClosed('bowler'),
  take: (s, choice) => {
    s.bowlerRolling = choice === 'roll';
    if (choice === 'roll') s.bowlerRolls -= 1;
  },
});

function batterTakes(s: CubesState, choice: 'show' | 'roll'): void {
  s.batterRolling = choice === 'roll';
  if (choice === 'roll') s.batterRolls -= 1;
}

export const batterAnnounces = k.decision('roll.batting', {
  by: 'batting',
  rule: timing,
  only: announced,
  when: (s) => s.batterRolls > 0,
  domain: rollOrShow,
  closed: rollClosed('batter'),
  take: (s, choice) => batterTakes(s, choice),
});

export const batterReacts = k.decision('roll.batting-at-reveal', {
  by: 'batting',
  rule: timing,
  only: atReveal,
  when: (s) => s.batterRolls > 0,
  domain: rollOrShow,
  closed: rollClosed('batter'),
  take: (s, choice) => batterTakes(s, choice),
});

type Rolls = Numbers & { readonly rollOwnAgain: boolean };

/** A rolled cube lies still: not yet, or with its owner's colour up where that is rolled again. */
function rolling(rolled: Colour | null, own: Colour | null, p: Rolls): boolean {
  return rolled === null || (p.rollOwnAgain && rolled === (own ?? 'A'));
}

export const bowlerRoll = k.repeat(
  'cube.bowling.rolls',
  {
    while: (s, g, p) => s.bowlerRolling && rolling(s.bowlerRolled, g.batting === 0 ? s.awayColour : s.homeColour, p),
  },
  [
    k.chance('cube.bowling', {
      rule: rollRule,
      of: anyOf<CubesState, object, Colour>(colours),
      take: (s, colour, g, p) => {
        s.bowlerRolled = colour;
        s.bowler = numberOn(s.bowlerOrder[g.ballNumber - 1] ?? 0, colour, p);
      },
    }),
  ],
);

export const batterRoll = k.repeat(
  'cube.batting.rolls',
  {
    while: (s, g, p) => s.batterRolling && rolling(s.batterRolled, g.batting === 0 ? s.homeColour : s.awayColour, p),
  },
  [
    k.chance('cube.batting', {
      rule: rollRule,
      of: anyOf<CubesState, object, Colour>(colours),
      take: (s, colour, g, p) => {
        s.batterRolled = colour;
        s.batter = numberOn(s.batterOrder[g.ballNumber - 1] ?? 0, colour, p);
      },
    }),
  ],
);

/** A rolled number is shown as any other. */
export const bowlerRollShown = k.resolve('roll.shown.bowling', [
  { id: rollRule, when: (s) => s.bowlerRolling, does: (s) => void s.bowlerShown.push(s.bowler) },
]);

export const batterRollShown = k.resolve('roll.shown.batting', [
  { id: rollRule, when: (s) => s.batterRolling, does: (s) => void s.batterShown.push(s.batter) },
]);

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const variantRulings = k.readings({
  'cubes.ruling.roll-timing': {
    'mark-at-lock': [],
    'announce-before-ball': (a) => [a.set('rollTiming', 'announce-before-ball')],
    'at-own-reveal': (a) => [a.set('rollTiming', 'at-own-reveal')],
  },
  'cubes.ruling.roll-count': { 'one-per-over-no-carry': [], carry: (a) => [a.set('rollCarry', true)] },
  'cubes.ruling.roll-face': { 'face-up-any-colour': [], 're-roll-if-own-colour': (a) => [a.set('rollOwnAgain', true)] },
  'cubes.ruling.roll-order': { 'bowler-first': [], together: null },
  'cubes.ruling.house-rule-scope': {
    'persists-in-series': [],
    'next-game-only': null,
    'tied-nobody': null,
    'tied-both': null,
  },
});

/** Variants of play. */
export const variantWords: SectionWords = {
  'cubes.variant.roll': {
    title: 'Each player may roll one cube in an over',
    kind: 'reading',
    source: 'Possible alternative rules',
    text: 'In each over each player may roll one of their cubes instead of using their own colour on it.',
    parameters: ['roll', 'rollTiming', 'rollCarry', 'rollOwnAgain'],
  },
  'cubes.variant.winner-rule': {
    title: 'The winner invents a rule for the next game',
    kind: 'reading',
    source: 'Possible alternative rules',
    text: 'After a game the winner may invent a new rule and the players play again.',
  },
  'cubes.variant.any-rule': {
    title: 'Add any rule you like',
    kind: 'reading',
    source: 'Possible alternative rules',
    text: 'Players may add any further rules they like.',
  },
};

/** Variants of play: the open questions in words. */
export const variantRulingWords: Readonly<Record<string, RulingWords>> = {
  'cubes.ruling.roll-timing': {
    title: 'When the cube to roll is chosen',
    question: 'When is it decided which cube is rolled? The batter reveals second and could react.',
    standard: 'mark-at-lock',
    reason: 'The choice stays secret and simultaneous.',
    readings: {
      'mark-at-lock': { text: 'With the order, in secret.' },
      'announce-before-ball': { text: 'Before a ball, the bowler first, then the batter, before either reveals.' },
      'at-own-reveal': { text: 'When the cube is revealed: the batter knows the number of the bowler by then.' },
    },
  },
  'cubes.ruling.roll-count': {
    title: 'Is a roll kept for the next over?',
    question: 'Is a roll that was not used carried to the next over?',
    standard: 'one-per-over-no-carry',
    reason: 'The text allows one in each over.',
    readings: {
      'one-per-over-no-carry': { text: 'It is not.' },
      carry: { text: 'It is.' },
    },
  },
  'cubes.ruling.roll-face': {
    title: 'Which number counts after a roll',
    question: 'Which number counts after a roll?',
    standard: 'face-up-any-colour',
    reason: 'Each face has the same chance, that of the own colour too.',
    readings: {
      'face-up-any-colour': { text: 'The one that lies up, whatever its colour.' },
      're-roll-if-own-colour': { text: 'The one that lies up, but the own colour is rolled again.' },
    },
  },
  'cubes.ruling.roll-order': {
    title: 'Which of two cubes is rolled first',
    question: 'If both cubes of a ball are rolled, which comes first?',
    standard: 'bowler-first',
    reason: 'As they are revealed.',
    readings: {
      'bowler-first': { text: 'That of the bowler.' },
      together: {
        text: 'Both together.',
        unbuilt: 'the two rolls do not depend on each other and nothing is decided between them',
      },
    },
  },
  'cubes.ruling.house-rule-scope': {
    title: "How long the winner's rule lasts",
    question: 'How long does a rule made by the winner last, and who makes one after a tie?',
    standard: 'persists-in-series',
    reason: 'It is chosen from the list of this package; after a tie nobody makes one.',
    readings: {
      'persists-in-series': { text: 'It holds for the rest of the series.' },
      'next-game-only': {
        text: 'It holds for the next game.',
        unbuilt: 'it lies between matches: createSeries is given the scope next-game-only',
      },
      'tied-nobody': {
        text: 'After a tie nobody adds a rule.',
        unbuilt: 'it lies between matches: createSeries is told who adds a rule after a tie',
      },
      'tied-both': {
        text: 'After a tie both add one.',
        unbuilt: 'it lies between matches: createSeries is told who adds a rule after a tie',
      },
    },
  },
};
