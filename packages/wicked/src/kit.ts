import { type Frozen, type Game, integer, type Kit, type Seat, variantKit } from '@howzat/core/author';
import type { Entry } from './components/tables.js';
import { parameters } from './parameters.js';

const eighteen = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** State that lasts a match. */
export interface WickedMatch {
  /** The decks that the captains want, and those they have: 0 or 1; -1 before. */
  homeWish: number;
  awayWish: number;
  homeDeck: number;
  awayDeck: number;
  /** The team sheets: cards of a lineup that both captains know. */
  homeSheet: number;
  awaySheet: number;
  /** The lineups of the side that bats and of the one that bowls, and who it was that batted when they were laid so. */
  battingLineup: number;
  bowlingLineup: number;
  laidFor: Seat;
  /** The pitch card in play, 1 to 5, and the mask of those that lie face down. */
  pitch: number;
  pitchesLeft: number;
  /** The dice of the toss. */
  homeToss: number;
  awayToss: number;
  /** The cards that batted, in order, innings by innings. */
  orders: number[][];
  /** The side batting second has stopped its innings. */
  stopped: boolean;
}

/** State that lasts an innings. */
export interface WickedInnings {
  /** Cards that are batting or have batted. */
  batted: number;
  /** The order of the batters to come, where it is laid before the innings. */
  toCome: number[];
  /** Who stands where: places in the batting order; 0 before the openers are out. */
  south: number;
  north: number;
  /** The cards at the bowling positions; 0 where one is vacant. */
  northBowler: number;
  southBowler: number;
  /** The active bowler marker: 0 at the North bowler, 1 at the South bowler; -1 before it is on the display. */
  marker: number;
  /** The fielding card on the display, 1 to 5, and the mask of those used since all five were free. */
  field: number;
  fieldsUsed: number;
  /** Fatigue counters: those the bowling captain holds, and those on each card of the deck. */
  countersHeld: number;
  counters: number[];
  /** For each card of the deck the over from which it may bowl again; 0 for one that need not rest. */
  backIn: number[];
  /** The card that had to rest last. */
  tired: number;
  // the rolls of an over and what they led to; they lie there until the next one is rolled
  /** The bowling dice as they were rolled. */
  bowlingFirst: number;
  bowlingSecond: number;
  /** The die that stays and the one that is rolled again. */
  bowlingKept: number;
  bowlingAgain: number;
  battingFirst: number;
  battingSecond: number;
  bowlingInput: number;
  battingInput: number;
  combined: number;
  pitchRoll: number;
  modifier: number;
  zone: number;
  potential: number;
  /** A fielder stands in the zone. */
  dotted: boolean;
  zoneRoll: number;
}

/** State that lasts a ball. */
export interface WickedBall {
  /** The captain lets the lower die lie. */
  lowerStays: boolean;
  /** What the zone's row says of the roll: 0 nothing, 1 a limit, 2 a wicket, 3 a catch; and its number of runs. */
  entry: Entry;
  printed: number;
  /** The most runs that the row allows; -1 where it sets no limit. */
  limit: number;
  /** The over ends in an out, and how. */
  out: boolean;
  how: '' | 'bowled' | 'caught';
  /** Actual Runs. */
  runs: number;
}

/**
 * The kit of Wicked Cricket. Cards go by number, 1 to 36: those of the first deck are 1 to 18. A set of cards is a mask
 * with a bit for each card of its deck, for the state is small and a lineup is looked at every few overs.
 */
export const k = variantKit({
  id: 'wicked',
  title: 'Wicked Cricket',
  parameters,
  laws: {
    overs: 50,
    ballsPerOver: integer(1, { min: 1, max: 1, unit: 'ball' }),
    wickets: 10,
    toss: 'elect',
    declaration: true,
  },
  state: {
    match: (): WickedMatch => ({
      homeWish: -1,
      awayWish: -1,
      homeDeck: -1,
      awayDeck: -1,
      homeSheet: 0,
      awaySheet: 0,
      battingLineup: 0,
      bowlingLineup: 0,
      laidFor: 0,
      pitch: 0,
      pitchesLeft: 31,
      homeToss: 0,
      awayToss: 0,
      orders: [],
      stopped: false,
    }),
    innings: (): WickedInnings => ({
      batted: 0,
      toCome: [],
      south: 0,
      north: 0,
      northBowler: 0,
      southBowler: 0,
      marker: -1,
      field: 0,
      fieldsUsed: 0,
      countersHeld: 0,
      counters: eighteen.slice(),
      backIn: eighteen.slice(),
      tired: 0,
      bowlingFirst: 0,
      bowlingSecond: 0,
      bowlingKept: 0,
      bowlingAgain: 0,
      battingFirst: 0,
      battingSecond: 0,
      bowlingInput: 0,
      battingInput: 0,
      combined: 0,
      pitchRoll: 0,
      modifier: 0,
      zone: 0,
      potential: 0,
      dotted: false,
      zoneRoll: 0,
    }),
    ball: (): WickedBall => ({
      lowerStays: false,
      entry: 'unlisted',
      printed: 0,
      limit: -1,
      out: false,
      how: '',
      runs: 0,
    }),
  },
  secret: { battingLineup: 'batting', bowlingLineup: 'bowling', toCome: 'batting' },
});

type WorldOf<K> = K extends Kit<infer W> ? W : never;
/** What the authors of amendments know of the game. */
export type World = WorldOf<typeof k>;

/** The state that rules of Wicked Cricket change. */
export type WickedState = WorldOf<typeof k>['state'];
/** The parameters of Wicked Cricket, those of the Laws among them. */
export type WickedParams = WorldOf<typeof k>['params'];
/** The state as a question sees it. */
export type Seen = Frozen<WickedState>;
/** Cricket's own state as a question sees it. */
export type Cricket = Frozen<Game>;
