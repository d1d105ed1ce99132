import { flag, integer, integerOrNone, type Pool, pool, variantKit, word } from '@howzat/core/author';
import { type Colour, numbered, wildcubes } from './components/cubes.js';

const sixBlanks = [0, 0, 0, 0, 0, 0];

/** State that lasts a match. */
export interface CubesMatch {
  /**
   * What is in the bag, once it is on the table; a match begins with it packed, for it is large. Its numbers are
   * those of the cubes less one; wildcubes come after them.
   */
  bag: Pool;
  /** How many cubes are in the bag. */
  inBag: number;
  /** Wildcubes that turned up and were put away for good. */
  discarded: number[];
  homeColour: Colour | null;
  awayColour: Colour | null;
  tossCall: readonly string[];
  homeToss: number;
  awayToss: number;
  /** The cubes in hand. */
  bowlerHand: readonly number[];
  batterHand: readonly number[];
  /** The faces of the other side's cubes that a side may see, by cube in the order dealt. */
  bowlerFacesSeen: readonly (readonly number[])[];
  batterFacesSeen: readonly (readonly number[])[];
  /** Dots in a row. */
  dots: number;
  /** The overs after which an innings between computer players is cut off. */
  overCap: number | null;
}

/** State that lasts an innings. */
export interface CubesInnings {
  /** The cubes in order, left to right, and their numbers in the owner's colour. */
  bowlerOrder: readonly number[];
  batterOrder: readonly number[];
  bowlerNumbers: number[];
  batterNumbers: number[];
  /** Every number that was shown in this innings, ball by ball. */
  bowlerShown: number[];
  batterShown: number[];
  /** Rolls that a side has left, and the positions it marked. */
  bowlerRolls: number;
  batterRolls: number;
  bowlerMarks: readonly number[];
  batterMarks: readonly number[];
  /** The scorepad: for each over its runs and its wickets, and the total of runs and of wickets after it. */
  overNotes: number[];
  totalNotes: number[];
}

/** State that lasts an over. */
export interface CubesOver {
  /** The position that is shown, from 0. */
  position: number;
  bowlerDealt: boolean;
  batterDealt: boolean;
  /** Whether a side rolls its cube on this ball, and the colour that came up. */
  bowlerRolling: boolean;
  batterRolling: boolean;
  bowlerRolled: Colour | null;
  batterRolled: Colour | null;
}

/** State that lasts a ball. */
export interface CubesBall {
  /** The numbers shown; -1 until they are. */
  bowler: number;
  batter: number;
  /** The difference that takes a wicket on this ball. */
  need: number;
  /** The ball is a dot. */
  dot: boolean;
}

/**
 * The kit of Cubes. Its state says `bowler` and `batter` for the two sides of an innings, as the rulebook does; what a
 * side may not see of the other is named in `secret`.
 */
export const k = variantKit({
  id: 'cubes',
  title: 'Cubes',
  parameters: {
    wicketDifference: integer(5, { min: 1, max: 9 }),
    dealt: integer(6, { min: 6, max: 12, unit: 'cubes' }),
    numbers: word<readonly string[]>('all-six-subsets', ['all-six-subsets', 'independent-shuffles']),
    highest: integer(9, { min: 7, max: 9 }),
    distinctColours: flag(false),
    colourOrder: word('simultaneous', ['simultaneous', 'toss-loser-first', 'sequential-open']),
    colourChange: word('fixed-for-match', ['fixed-for-match', 'per-innings']),
    tossBy: word('coin', ['coin', 'cube']),
    tossCube: word('three-colours-each', ['three-colours-each', 'high-roll', 'odd-even']),
    dealFirst: flag(false),
    wildcubes: word('before-the-game', ['before-the-game', 'when-dealt']),
    wildReplacement: word('replace-at-once', ['replace-at-once', 'play-short']),
    usedCubes: word('kept-out', ['kept-out', 'return-each-over']),
    bagExhausted: word('refill-when-short', [
      'refill-when-short',
      'deal-leftover-first',
      'innings-ends',
      'end-over-limit',
    ]),
    refillAtInnings: flag(true),
    leftoverHand: word('discard', ['discard', 'keep']),
    visibleFaces: word('nothing-visible', ['nothing-visible', 'opposite-face-visible', 'five-faces-visible']),
    pressureOverBreak: word('carries', ['carries', 'resets-each-over']),
    pressureAfterWicket: word('wicket-resets', ['wicket-resets', 'wicket-keeps-k', 'wicket-counts-as-dot']),
    pressureNewInnings: word('resets', ['resets', 'carries']),
    chaseStop: flag(true),
    overNote: word('both', ['both', 'per-over', 'cumulative']),
    margin: word('runs-or-wickets', ['runs-or-wickets', 'runs-only']),
    tieCube: flag(false),
    playOutInnings: flag(false),
    matchOvers: integerOrNone(null, { min: 1, max: 1000, unit: 'overs' }),
    roll: flag(false),
    rollTiming: word('mark-at-lock', ['mark-at-lock', 'announce-before-ball', 'at-own-reveal']),
    rollCarry: flag(false),
    rollOwnAgain: flag(false),
  },
  laws: { overs: null, wickets: 10, toss: 'elect', strike: false, safetyOvers: 200 },
  state: {
    match: (p): CubesMatch => ({
      bag: pool(0),
      inBag: numbered + (p.wildcubes === 'when-dealt' ? wildcubes : 0),
      discarded: [],
      homeColour: null,
      awayColour: null,
      tossCall: [],
      homeToss: -1,
      awayToss: -1,
      bowlerHand: [],
      batterHand: [],
      bowlerFacesSeen: [],
      batterFacesSeen: [],
      dots: 0,
      overCap: p.safetyOvers,
    }),
    innings: (): CubesInnings => ({
      bowlerOrder: [],
      batterOrder: [],
      bowlerNumbers: sixBlanks,
      batterNumbers: sixBlanks,
      bowlerShown: [],
      batterShown: [],
      bowlerRolls: 0,
      batterRolls: 0,
      bowlerMarks: [],
      batterMarks: [],
      overNotes: [],
      totalNotes: [],
    }),
    over: (): CubesOver => ({
      position: 5,
      bowlerDealt: false,
      batterDealt: false,
      bowlerRolling: false,
      batterRolling: false,
      bowlerRolled: null,
      batterRolled: null,
    }),
    ball: (p): CubesBall => ({
      bowler: -1,
      batter: -1,
      need: p.wicketDifference,
      dot: false,
    }),
  },
  secret: {
    bag: 'nobody',
    bowlerHand: 'bowling',
    batterHand: 'batting',
    bowlerFacesSeen: 'batting',
    batterFacesSeen: 'bowling',
    bowlerOrder: 'bowling',
    batterOrder: 'batting',
    bowlerNumbers: 'bowling',
    batterNumbers: 'batting',
    bowlerMarks: 'bowling',
    batterMarks: 'batting',
  },
});

/** The state that rules of Cubes change. */
export type CubesState = ReturnType<NonNullable<(typeof k)['basis']['state']['match']>> &
  ReturnType<NonNullable<(typeof k)['basis']['state']['innings']>> &
  ReturnType<NonNullable<(typeof k)['basis']['state']['over']>> &
  ReturnType<NonNullable<(typeof k)['basis']['state']['ball']>>;
