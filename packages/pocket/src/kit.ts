import { type Frozen, type Game, type Kit, variantKit } from '@howzat/core';
import { parameters } from './parameters.js';

/** A number for each place of a team; the first is nobody's, so that places count from 1. */
const twelve = (): number[] => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

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
    match: () => ({
      /** The cricketers of a team by place, as far as the table knows them; 0 where it does not. */
      homeTeam: twelve(),
      awayTeam: twelve(),
      /** The places of those who have batted, in the order in which they came in. */
      homeOrder: [] as number[],
      awayOrder: [] as number[],
      /** Those who are worn out for good, and those who were dismissed. */
      homeWorn: 0,
      awayWorn: 0,
      homeOut: 0,
      awayOut: 0,
      /** The seat whose team and decks the next fields hold as those of the batting side. */
      battersSeat: 0,
      /** The cricketers of the side that bats and of the side that bowls, by place. */
      batters: twelve(),
      bowlers: twelve(),
      /** All cards of the batting side's pink deck, and of its blue one, which it does not need in this innings. */
      batterCards: [] as readonly number[],
      batterOther: [] as readonly number[],
      /** All cards of the bowling side's blue deck, and of its pink one. */
      bowlerCards: [] as readonly number[],
      bowlerOther: [] as readonly number[],
      /** Score cards turned up for the toss, where that is how it is done. */
      homeToss: 0,
      awayToss: 0,
    }),
    innings: () => ({
      // — the field —
      /** Places of the active batter, the other batter and the bowler; 0 for none. */
      facing: 0,
      partner: 0,
      bowler: 0,
      lastBowler: 0,
      /** Those of the batting side who cannot bat any more: dismissed, worn out, retired. */
      outPile: 0,
      /** Bowlers who left the field and may not return, under that reading. */
      bowledOut: 0,
      /** Batters who were switched out at some time. */
      switchedOff: 0,
      /** Counters by place. */
      fatigue: twelve(),
      comfort: twelve(),
      /** Comfort points of the side, where it has a pool. */
      pool: 0,
      /** What Equip cards add to a rank, by place, and those cards: place and card, one pair after the other. */
      boost: twelve(),
      bowlingBoost: twelve(),
      gear: [] as number[],
      bowlingGear: [] as number[],
      /** Nobody is left to come in, or to bowl. */
      allOut: false,
      noBowler: false,

      // — cards —
      /** What is left of a deck, in no order; then what was put under it, in order. */
      batterDeck: [] as number[],
      batterUnder: [] as number[],
      bowlerDeck: [] as number[],
      bowlerUnder: [] as number[],
      batterHand: [] as number[],
      bowlerHand: [] as number[],
      /** Cards in hand and in the deck, which everybody may count. */
      batterHeld: 0,
      bowlerHeld: 0,
      batterLeft: 0,
      bowlerLeft: 0,
      /** The discards, face up. */
      batterPlayed: [] as number[],
      bowlerPlayed: [] as number[],
      /** Score cards left, in no order. */
      scoreDeck: [] as number[],
      /** The score sheet: the score of each over. */
      sheet: [] as number[],

      // — effects in force, until the end of the over —
      battingShift: 0,
      bowlingShift: 0,
      plus: 0,
      maiden: false,
      noComfort: false,
      flip: false,
      /** Saves that were played ahead, under that reading. */
      savesAhead: 0,
      /** Out cards in force, in the order played. */
      outCards: [] as number[],
      /** Locks in force, Equip cards that count as played, and all cards in force, in the order played. */
      locks: [] as number[],
      equipsUsed: [] as number[],
      inForce: [] as number[],
    }),
    over: () => ({
      // — step 1 —
      defensive: false,
      /** The stance as the table knows it; empty until it does. */
      stance: '' as '' | 'offensive' | 'defensive',
      /** The place of the batter who took the stance. */
      batted: 0,
      batterSwitched: false,
      bowlerSwitched: false,
      /** The card that is being exchanged; 0 for none, -1 for a draw without one. */
      batterSwap: 0,
      bowlerSwap: 0,
      /** An exchange was made in this over. */
      batterChanged: false,
      bowlerChanged: false,
      batterRefills: false,
      bowlerRefills: false,

      // — step 2 —
      /** Who has priority: 0 the batting side, 1 the bowling side. */
      priority: 0,
      passes: 0,
      /** Cards chosen at the same time as the other side's, not yet shown; those that are shown and wait; who was faster. */
      batterLaid: 0,
      bowlerLaid: 0,
      laid: [] as number[],
      faster: '' as '' | 'batting' | 'bowling',
      /** What was just announced: 0 for a pass. */
      announced: 0,
      /** The cards of the chain, the lowest first, and who began it. */
      chain: [] as number[],
      chainBy: 0,
      answering: false,
      /** The card in force that a Negate cancels late; 0 for none. */
      target: 0,
      reply: 0,
      /** Price paid for the lowest card, and from whose points: a place, or 0 for the pool. */
      paid: 0,
      payer: 0,
      batterPlays: 0,
      bowlerPlays: 0,
      /** The tenth counter came at some moment of the over. */
      hitTen: false,

      // — step 3 —
      scoreCard: 0,
      /** Effective ranks and the difference. */
      bat: 0,
      bowl: 0,
      difference: 0,
      /** Ranks after each step, where they are held to the ladder at each step. */
      stepBat: 0,
      stepBowl: 0,
      entry: 0,
      score: 0,
      /** Outs of the score card that are still to be settled. */
      outsDue: 0,
      /** The out being settled: none, of the score card, or of the Out card `outBy`. */
      outOpen: false,
      outBy: 0,
      coinDue: false,
      saveDue: false,
      turn: '' as '' | 'coin' | 'card',
      call: '' as '' | 'heads' | 'tails' | 'decline',
      coin: '' as '' | 'heads' | 'tails',
      /** What the one coin said, where one coin is for all outs. */
      coinSaid: '' as '' | 'safe' | 'out',
      saved: false,
      /** An out of the score card was saved; a batter was dismissed in this over. */
      entrySaved: false,
      dismissed: false,
      /** The place in the batting order of a batter who came in and has not yet been written in. */
      newcomer: 0,
      comingIn: false,
      /** The place of the batter who came in last, and the comfort points that the over has earned. */
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
  },
});

type World = typeof k extends Kit<infer W> ? W : never;

/** The parameters, and the state of Pocket Cricket and of cricket, as guards see them. */
export type Parameters = World['params'];
export type PocketState = World['state'];
export type State = Frozen<PocketState>;
export type Cricket = Frozen<Game>;
