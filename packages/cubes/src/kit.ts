import { flag, integer, integerOrNone, pool, variantKit, word } from '@howzat/core/author';
import { type Colour, numbered, wildcubes } from './components/cubes.js';

const sixBlanks = [0, 0, 0, 0, 0, 0];

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
    match: (p) => ({
      /**
       * What is in the bag, once it is on the table; a match begins with it packed, for it is large. Its numbers are
       * those of the cubes less one; wildcubes come after them.
       */
      bag: pool(0),
      /** How many cubes are in the bag. */
      inBag: numbered + (p.wildcubes === 'when-dealt' ? wildcubes : 0),
      /** Wildcubes that turned up and were put away for good. */
      discarded: [] as number[],
      homeColour: null as Colour | null,
      awayColour: null as Colour | null,
      tossCall: [] as readonly string[],
      homeToss: -1,
      awayToss: -1,
      /** The cubes in hand. */
      bowlerHand: [] as readonly number[],
      batterHand: [] as readonly number[],
      /** The faces of the other side's cubes that a side may see, by cube in the order dealt. */
      bowlerFacesSeen: [] as readonly (readonly number[])[],
      batterFacesSeen: [] as readonly (readonly number[])[],
      /** Dots in a row. */
      dots: 0,
      /** The overs after which an innings between computer players is cut off. */
      overCap: p.safetyOvers,
    }),
    innings: () => ({
      /** The cubes in order, left to right, and their numbers in the owner's colour. */
      bowlerOrder: [] as readonly number[],
      batterOrder: [] as readonly number[],
      bowlerNumbers: sixBlanks,
      batterNumbers: sixBlanks,
      /** Every number that was shown in this innings, ball by ball. */
      bowlerShown: [] as number[],
      batterShown: [] as number[],
      /** Rolls that a side has left, and the positions it marked. */
      bowlerRolls: 0,
      batterRolls: 0,
      bowlerMarks: [] as readonly number[],
      batterMarks: [] as readonly number[],
      /** The scorepad: for each over its runs and its wickets, and the total of runs and of wickets after it. */
      overNotes: [] as number[],
      totalNotes: [] as number[],
    }),
    over: () => ({
      /** The position that is shown, from 0. */
      position: 5,
      bowlerDealt: false,
      batterDealt: false,
      /** Whether a side rolls its cube on this ball, and the colour that came up. */
      bowlerRolling: false,
      batterRolling: false,
      bowlerRolled: null as Colour | null,
      batterRolled: null as Colour | null,
    }),
    ball: (p) => ({
      /** The numbers shown; -1 until they are. */
      bowler: -1,
      batter: -1,
      /** The difference that takes a wicket on this ball. */
      need: p.wicketDifference,
      /** The ball is a dot. */
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
