import { type Frozen, type Game, type Kit, variantKit } from '@howzat/core/author';
import { parameters } from './parameters.js';

/** A number for each place of a team; the first is nobody's, so that places count from 1. */
const twelve = (): number[] => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** State that lasts a match. */
export interface PocketMatch {
  /** The cricketers of a team by place, as far as the table knows them; 0 where it does not. */
  homeTeam: number[];
  awayTeam: number[];
  /** The places of those who have batted, in the order in which they came in. */
  homeOrder: number[];
  awayOrder: number[];
  /** Those who are worn out for good, and those who were dismissed. */
  homeWorn: number;
  awayWorn: number;
  homeOut: number;
  awayOut: number;
  /** The seat whose team and decks the next fields hold as those of the batting side. */
  battersSeat: number;
  /** The cricketers of the side that bats and of the side that bowls, by place. */
  batters: number[];
  bowlers: number[];
  /** All cards of the batting side's pink deck, and of its blue one, which it does not need in this innings. */
  batterCards: readonly number[];
  batterOther: readonly number[];
  /** All cards of the bowling side's blue deck, and of its pink one. */
  bowlerCards: readonly number[];
  bowlerOther: readonly number[];
  /** Score cards turned up for the toss, where that is how it is done. */
  homeToss: number;
  awayToss: number;
}

/** State that lasts an innings. */
export interface PocketInnings {
  // — the field —
  /** Places of the active batter, the other batter and the bowler; 0 for none. */
  facing: number;
  partner: number;
  bowler: number;
  lastBowler: number;
  /** Those of the batting side who cannot bat any more: dismissed, worn out, retired. */
  outPile: number;
  /** Bowlers who left the field and may not return, under that reading. */
  bowledOut: number;
  /** Batters who were switched out at some time. */
  switchedOff: number;
  /** Counters by place. */
  fatigue: number[];
  comfort: number[];
  /** Comfort points of the side, where it has a pool. */
  pool: number;
  /** What Equip cards add to a rank, by place, and those cards: place and card, one pair after the other. */
  boost: number[];
  bowlingBoost: number[];
  gear: number[];
  bowlingGear: number[];
  /** Nobody is left to come in, or to bowl. */
  allOut: boolean;
  noBowler: boolean;
  // — cards —
  /** What is left of a deck, in no order; then what was put under it, in order. */
  batterDeck: number[];
  batterUnder: number[];
  bowlerDeck: number[];
  bowlerUnder: number[];
  batterHand: number[];
  bowlerHand: number[];
  /** Cards in hand and in the deck, which everybody may count. */
  batterHeld: number;
  bowlerHeld: number;
  batterLeft: number;
  bowlerLeft: number;
  /** The discards, face up. */
  batterPlayed: number[];
  bowlerPlayed: number[];
  /** Score cards left, in no order. */
  scoreDeck: number[];
  /** The score sheet: the score of each over. */
  sheet: number[];
  // — effects in force, until the end of the over —
  battingShift: number;
  bowlingShift: number;
  plus: number;
  maiden: boolean;
  noComfort: boolean;
  flip: boolean;
  /** Saves that were played ahead, under that reading. */
  savesAhead: number;
  /** Out cards in force, in the order played. */
  outCards: number[];
  /** Locks in force, Equip cards that count as played, and all cards in force, in the order played. */
  locks: number[];
  equipsUsed: number[];
  inForce: number[];
}

/** State that lasts an over. */
export interface PocketOver {
  // — step 1 —
  defensive: boolean;
  /** The stance as the table knows it; empty until it does. */
  stance: '' | 'offensive' | 'defensive';
  /** The place of the batter who took the stance. */
  batted: number;
  batterSwitched: boolean;
  bowlerSwitched: boolean;
  /** The card that is being exchanged; 0 for none, -1 for a draw without one. */
  batterSwap: number;
  bowlerSwap: number;
  /** An exchange was made in this over. */
  batterChanged: boolean;
  bowlerChanged: boolean;
  batterRefills: boolean;
  bowlerRefills: boolean;
  // — step 2 —
  /** Who has priority: 0 the batting side, 1 the bowling side. */
  priority: number;
  passes: number;
  /** Cards chosen at the same time as the other side's, not yet shown; those that are shown and wait; who was faster. */
  batterLaid: number;
  bowlerLaid: number;
  laid: number[];
  faster: '' | 'batting' | 'bowling';
  /** What was just announced: 0 for a pass. */
  announced: number;
  /** The cards of the chain, the lowest first, and who began it. */
  chain: number[];
  chainBy: number;
  answering: boolean;
  /** The card in force that a Negate cancels late; 0 for none. */
  target: number;
  reply: number;
  /** Price paid for the lowest card, and from whose points: a place, or 0 for the pool. */
  paid: number;
  payer: number;
  batterPlays: number;
  bowlerPlays: number;
  /** The tenth counter came at some moment of the over. */
  hitTen: boolean;
  // — step 3 —
  scoreCard: number;
  /** Effective ranks and the difference. */
  bat: number;
  bowl: number;
  difference: number;
  /** Ranks after each step, where they are held to the ladder at each step. */
  stepBat: number;
  stepBowl: number;
  /** The same before the first card, and the steps of the cards: card, batting and bowling, one triple after the other. */
  firstBat: number;
  firstBowl: number;
  steps: number[];
  entry: number;
  score: number;
  /** Outs of the score card that are still to be settled. */
  outsDue: number;
  /** The out being settled: none, of the score card, or of the Out card `outBy`. */
  outOpen: boolean;
  outBy: number;
  coinDue: boolean;
  saveDue: boolean;
  turn: '' | 'coin' | 'card';
  call: '' | 'heads' | 'tails' | 'decline';
  coin: '' | 'heads' | 'tails';
  /** What the one coin said, where one coin is for all outs. */
  coinSaid: '' | 'safe' | 'out';
  saved: boolean;
  /** An out of the score card was saved; a batter was dismissed in this over. */
  entrySaved: boolean;
  dismissed: boolean;
  /** The place in the batting order of a batter who came in and has not yet been written in. */
  newcomer: number;
  comingIn: boolean;
  /** The place of the batter who came in last, and the comfort points that the over has earned. */
  cameIn: number;
  comfortDue: number;
}

/**
 * The kit of Pocket Cricket. Its state speaks of `batters` and `bowlers` as the two sides of an innings. Cricketers go by
 * their place in the team, 1 to 11, and sets of them are masks with bit 1 to 11; cards go by number, and 0 is none.
 */
export const k = variantKit({
  id: 'pocket',
  title: 'Pocket Cricket',
  parameters,
  laws: { overs: 20, ballsPerOver: 1, wickets: 10 },
  state: {
    match: (): PocketMatch => ({
      homeTeam: twelve(),
      awayTeam: twelve(),
      homeOrder: [],
      awayOrder: [],
      homeWorn: 0,
      awayWorn: 0,
      homeOut: 0,
      awayOut: 0,
      battersSeat: 0,
      batters: twelve(),
      bowlers: twelve(),
      batterCards: [],
      batterOther: [],
      bowlerCards: [],
      bowlerOther: [],
      homeToss: 0,
      awayToss: 0,
    }),
    innings: (): PocketInnings => ({
      facing: 0,
      partner: 0,
      bowler: 0,
      lastBowler: 0,
      outPile: 0,
      bowledOut: 0,
      switchedOff: 0,
      fatigue: twelve(),
      comfort: twelve(),
      pool: 0,
      boost: twelve(),
      bowlingBoost: twelve(),
      gear: [],
      bowlingGear: [],
      allOut: false,
      noBowler: false,

      batterDeck: [],
      batterUnder: [],
      bowlerDeck: [],
      bowlerUnder: [],
      batterHand: [],
      bowlerHand: [],
      batterHeld: 0,
      bowlerHeld: 0,
      batterLeft: 0,
      bowlerLeft: 0,
      batterPlayed: [],
      bowlerPlayed: [],
      scoreDeck: [],
      sheet: [],

      battingShift: 0,
      bowlingShift: 0,
      plus: 0,
      maiden: false,
      noComfort: false,
      flip: false,
      savesAhead: 0,
      outCards: [],
      locks: [],
      equipsUsed: [],
      inForce: [],
    }),
    over: (): PocketOver => ({
      defensive: false,
      stance: '',
      batted: 0,
      batterSwitched: false,
      bowlerSwitched: false,
      batterSwap: 0,
      bowlerSwap: 0,
      batterChanged: false,
      bowlerChanged: false,
      batterRefills: false,
      bowlerRefills: false,

      priority: 0,
      passes: 0,
      batterLaid: 0,
      bowlerLaid: 0,
      laid: [],
      faster: '',
      announced: 0,
      chain: [],
      chainBy: 0,
      answering: false,
      target: 0,
      reply: 0,
      paid: 0,
      payer: 0,
      batterPlays: 0,
      bowlerPlays: 0,
      hitTen: false,

      scoreCard: 0,
      bat: 0,
      bowl: 0,
      difference: 0,
      stepBat: 0,
      stepBowl: 0,
      firstBat: 0,
      firstBowl: 0,
      steps: [],
      entry: 0,
      score: 0,
      outsDue: 0,
      outOpen: false,
      outBy: 0,
      coinDue: false,
      saveDue: false,
      turn: '',
      call: '',
      coin: '',
      coinSaid: '',
      saved: false,
      entrySaved: false,
      dismissed: false,
      newcomer: 0,
      comingIn: false,
      cameIn: 0,
      comfortDue: 0,
    }),
  },
  secret: {
    batters: 'batting',
    bowlers: 'bowling',
    batterCards: 'batting',
    batterOther: 'batting',
    bowlerCards: 'bowling',
    bowlerOther: 'bowling',
    batterDeck: 'batting',
    batterUnder: 'batting',
    batterHand: 'batting',
    batterSwap: 'batting',
    batterChanged: 'batting',
    batterLaid: 'batting',
    bowlerDeck: 'bowling',
    bowlerUnder: 'bowling',
    bowlerHand: 'bowling',
    bowlerSwap: 'bowling',
    bowlerChanged: 'bowling',
    bowlerLaid: 'bowling',
    defensive: 'batting',
    stepBat: 'batting',
    firstBat: 'batting',
  },
});

type World = typeof k extends Kit<infer W> ? W : never;

/** The parameters, and the state of Pocket Cricket and of cricket, as guards see them. */
export type Parameters = World['params'];
export type PocketState = World['state'];
export type State = Frozen<PocketState>;
export type Cricket = Frozen<Game>;
