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

  has(choice: unknown): choice is readonly number[] {
    return this.why(choice) === null;
  }

  why(choice: unknown): Refusal | null {
    const rule = 'cubes.variant.roll';
    const positions =
      Array.isArray(choice) &&
      choice.every(
        (at: unknown) => Number.isSafeInteger(at) && (at as number) >= 1 && (at as number) <= this.positions,
      );
    if (!positions || choice.some((at, i) => i > 0 && at <= choice[i - 1]))
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

const markBowling = k.decision('mark.bowling', {
  by: 'bowling',
  rule: rollRule,
  seenBy: 'own',
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

const markBatting = k.decision('mark.batting', {
  by: 'batting',
  rule: rollRule,
  seenBy: 'own',
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

const allowance = k.resolve('roll.allowance', [
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

const beginBall = k.resolve('roll.begin', [
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

const bowlerDecides = k.decision('roll.bowling', {
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

const batterAnnounces = k.decision('roll.batting', {
  by: 'batting',
  rule: timing,
  only: announced,
  when: (s) => s.batterRolls > 0,
  domain: rollOrShow,
  closed: rollClosed('batter'),
  take: (s, choice) => batterTakes(s, choice),
});

const batterReacts = k.decision('roll.batting-at-reveal', {
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

const bowlerRoll = k.repeat(
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

const batterRoll = k.repeat(
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
const bowlerRollShown = k.resolve('roll.shown.bowling', [
  { id: rollRule, when: (s) => s.bowlerRolling, does: (s) => void s.bowlerShown.push(s.bowler) },
]);

const batterRollShown = k.resolve('roll.shown.batting', [
  { id: rollRule, when: (s) => s.batterRolling, does: (s) => void s.batterShown.push(s.batter) },
]);

/** The option of rolling one cube in each over, in all its timings. */
export const rollACube = k.option('cubes.option.roll-a-cube', 'Each player may roll one cube in each over', (a) => [
  a.set('roll', true),
  a.before('order', allowance),
  a.after('order.bowling', markBowling),
  a.after('order.batting', markBatting),
  a.before('reveal.bowling', beginBall),
  a.before('reveal.bowling', bowlerDecides),
  a.before('reveal.bowling', batterAnnounces),
  a.after('reveal.bowling', bowlerRoll),
  a.after('cube.bowling.rolls', bowlerRollShown),
  a.before('reveal.batting', batterReacts),
  a.after('reveal.batting', batterRoll),
  a.after('cube.batting.rolls', batterRollShown),
]);

export const wildWhenDealt = k.option(
  'cubes.option.wild-when-dealt',
  'Wildcubes are discarded as they are dealt instead of before the game',
  (a) => [a.set('wildcubes', 'when-dealt')],
);

export const tossByCube = k.option('cubes.option.toss-by-cube', 'A cube is tossed instead of a coin', (a) => [
  a.set('tossBy', 'cube'),
]);

/** The test match: two innings for each side, and 7 for a wicket. */
export const testMatch = k.format('test-match', 'Test match: two innings each, a difference of 7 for a wicket', (a) => [
  a.set('inningsPerSide', 2),
  a.set('wicketDifference', 7),
]);

/** The game as printed. */
export const standard = k.format('standard', 'One innings each, a difference of 5 for a wicket', () => []);

/** Options named in the text. */
export const optionWords: SectionWords = {
  'cubes.format.test-innings': {
    kind: 'reading',
    source: 'Possible alternative rules',
    text: 'Test match: each side plays two innings.',
    parameters: ['inningsPerSide'],
  },
  'cubes.format.test-threshold': {
    kind: 'reading',
    source: 'Possible alternative rules',
    text: 'Test match: the difference needed for a wicket is 7 instead of 5.',
    parameters: ['wicketDifference'],
  },
  'cubes.variant.roll': {
    kind: 'reading',
    source: 'Possible alternative rules',
    text: 'In each over each player may roll one of his cubes instead of using his own colour on it.',
    parameters: ['roll', 'rollTiming', 'rollCarry', 'rollOwnAgain'],
  },
  'cubes.variant.winner-rule': {
    kind: 'reading',
    source: 'Possible alternative rules',
    text: 'After a game the winner may invent a new rule and the players play again.',
  },
  'cubes.variant.any-rule': {
    kind: 'reading',
    source: 'Possible alternative rules',
    text: 'Players may add any further rules they like.',
  },
  'cubes.option.test-match': {
    kind: 'reading',
    source: 'Possible alternative rules',
    text: 'Both changes of the test match together: the format test-match. Off by default.',
    parameters: ['inningsPerSide', 'wicketDifference'],
  },
  'cubes.option.roll-a-cube': {
    kind: 'reading',
    source: 'Possible alternative rules',
    text: 'In each over each player may roll one cube. Off by default.',
    parameters: ['roll'],
  },
  'cubes.option.winner-rule': {
    kind: 'reading',
    source: 'Possible alternative rules',
    text: 'The winner adds a rule before the next game. Off for single games, on in a series.',
  },
  'cubes.option.free-rules': {
    kind: 'reading',
    source: 'Possible alternative rules',
    text: 'Any other rules by agreement: house rules written as amendments. Off by default.',
  },
  'cubes.option.wild-when-dealt': {
    kind: 'reading',
    source: 'Setup',
    text: 'Wildcubes are discarded as they appear rather than before the game. Off by default.',
    parameters: ['wildcubes'],
  },
  'cubes.option.toss-by-cube': {
    kind: 'reading',
    source: 'How to play 1',
    text: 'A cube is used for the toss instead of a coin. Off by default.',
    parameters: ['tossBy'],
  },
};
