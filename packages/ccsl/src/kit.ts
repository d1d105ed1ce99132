import { type Frozen, type Game, type Kit, variantKit } from '@howzat/core/author';
import { blockerUses } from './components/formats.js';
import { parameters } from './parameters.js';

/** How a batter was out: by equal cards, in a trap, or by an odd card in a field shift; empty where they were not. */
export type Cause = '' | 'match' | 'trap' | 'shift';

/** State that lasts a match. */
export interface CcslMatch {
  /** Who has played the hidden card: home, away. */
  hiddenUsed: boolean[];
  /** The trap values of the innings that are over, in their order. */
  trapsShown: readonly (readonly number[])[];
  /** Sixes and fours that scored: home, away. Counted where a tie is broken by them. */
  sixes: number[];
  fours: number[];
}

/** State that lasts an innings. */
export interface CcslInnings {
  /** Whether the features of longer games are in play; not in a super over. */
  fullGame: boolean;
  /** The bowler's last card; -1 where there is none to repeat. */
  previous: number;
  /** The last two cards of the bowler made a pair, where only pairs count. */
  pair: boolean;
  /** The batter has to play 0 or 1 on this ball. */
  forced: boolean;
  /** Balls that enter the economy window, and the runs of the last and the one before. */
  windowBalls: number;
  windowLast: number;
  windowBefore: number;
  /** Runs of the last three balls. */
  windowTotal: number;
  /** Balls that the mode still lasts. */
  shiftLeft: number;
  defenceLeft: number;
  /** A second defence mode on top of the first, where they stack. */
  stackedLeft: number;
  /** Balls for which 6 is still locked, for the batter; for the bowler where limits are mirrored. */
  lock: number;
  bowlerLock: number;
  /** Scoring turns in a row, and whether the next run is doubled. */
  streak: number;
  streakReady: boolean;
  powerInInnings: number;
  /** The last five balls, one bit each: was it a power card? */
  powerRecent: number;
  passUsed: boolean;
  predictionUsed: boolean;
  shiftUsed: boolean;
  trapUsed: boolean;
  blockersLeft: number;
  trapsWaived: boolean;
  /** The trap values: the bowler's secret. */
  traps: readonly number[];
  /** The trap values once they are known to both. */
  trapsOpen: readonly number[];
}

/** State that lasts an over. */
export interface CcslOver {
  powerInOver: number;
  bowlerPowerInOver: number;
  fourInOver: boolean;
  sixInOver: boolean;
  defenceUsed: boolean;
  /** Cards that are gone from a hand in this over, one bit for each value. */
  batterGone: number;
  bowlerGone: number;
}

/** State that lasts a ball. */
export interface CcslBall {
  hidden: boolean;
  shiftCalled: boolean;
  /** The batter's card; -1 for a pass. */
  card: number;
  /** The card brought nothing and does not count as a power card. */
  powerUncounted: boolean;
  passed: boolean;
  /** The batter's prediction; -1 for none. */
  prediction: number;
  /** The bowler's card; -1 on a hidden ball. */
  bowled: number;
  /** The bowler's guess on a hidden ball; -1 for none. */
  guess: number;
  /** The bowler's card is the same as their last. */
  repeat: boolean;
  /** A power blocker was used, whether it still holds on this card, the card it names (0: any), what it did. */
  blockerUsed: boolean;
  blocker: boolean;
  blockerNamed: number;
  blocked: boolean;
  trap: boolean;
  /** Equal cards do not put the batter out. */
  safe: boolean;
  out: Cause;
  doubled: boolean;
}

/** The kit that all rules of CCSL are written with: its parameters, and what is remembered and for how long. */
export const k = variantKit({
  id: 'ccsl',
  title: 'Cricket Card Strategy League',
  parameters,
  laws: {
    overs: 1,
    wickets: 1,
    strike: false,
    noBallCounts: true,
    freeHit: true,
    superOvers: 5,
    superOverLength: 1,
    superOverWickets: 1,
  },
  state: {
    match: (): CcslMatch => ({
      hiddenUsed: [false, false],
      trapsShown: [],
      sixes: [0, 0],
      fours: [0, 0],
    }),
    innings: (p): CcslInnings => ({
      fullGame: true,
      previous: -1,
      pair: false,
      forced: false,
      windowBalls: 0,
      windowLast: 0,
      windowBefore: 0,
      windowTotal: 0,
      shiftLeft: 0,
      defenceLeft: 0,
      stackedLeft: 0,
      lock: 0,
      bowlerLock: 0,
      streak: 0,
      streakReady: false,
      powerInInnings: 0,
      powerRecent: 0,
      passUsed: false,
      predictionUsed: false,
      shiftUsed: false,
      trapUsed: false,
      blockersLeft: p.blocker ? blockerUses(p.overs ?? 1000, p.blockersAtThree) : 0,
      trapsWaived: false,
      traps: [],
      trapsOpen: [],
    }),
    over: (): CcslOver => ({
      powerInOver: 0,
      bowlerPowerInOver: 0,
      fourInOver: false,
      sixInOver: false,
      defenceUsed: false,
      batterGone: 0,
      bowlerGone: 0,
    }),
    ball: (): CcslBall => ({
      hidden: false,
      shiftCalled: false,
      card: -1,
      powerUncounted: false,
      passed: false,
      prediction: -1,
      bowled: -1,
      guess: -1,
      repeat: false,
      blockerUsed: false,
      blocker: false,
      blockerNamed: 0,
      blocked: false,
      trap: false,
      safe: false,
      out: '',
      doubled: false,
    }),
  },
  secret: { traps: 'bowling' },
});

export type World = typeof k extends Kit<infer W> ? W : never;

/** The parameters, and the state of CCSL and of cricket, as guards see them. */
export type Parameters = World['params'];
export type State = Frozen<World['state']>;
export type Cricket = Frozen<Game>;

/** A limit that looks at one value alone: it fits a decision about such values, and a field of a larger one. */
export interface ValueLimit<C> {
  readonly id: string;
  only?(p: Parameters): boolean;
  when?(s: State, g: Cricket, p: Parameters): boolean;
  forbids(value: C, p: Parameters): boolean;
  readonly says: string | ((s: State, g: Cricket, p: Parameters) => string);
}

/** Writes a limit on values of one type. */
export function limit<C>(on: ValueLimit<C>): ValueLimit<C> {
  return on;
}
