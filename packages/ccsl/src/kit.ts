import { type Frozen, type Game, type Kit, variantKit } from '@howzat/core/author';
import { blockerUses } from './components/formats.js';
import { parameters } from './parameters.js';

/** How a batter was out: by equal cards, in a trap, or by an odd card in a field shift; empty where he was not. */
export type Cause = '' | 'match' | 'trap' | 'shift';

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
    match: () => ({
      /** Who has played the hidden card: home, away. */
      hiddenUsed: [false, false],
      /** The trap values of the innings that are over, in their order. */
      trapsShown: [] as readonly (readonly number[])[],
      /** Sixes and fours that scored: home, away. Counted where a tie is broken by them. */
      sixes: [0, 0],
      fours: [0, 0],
    }),
    innings: (p) => ({
      /** Whether the features of longer games are in play; not in a super over. */
      fullGame: true,
      /** The bowler's last card; -1 where there is none to repeat. */
      previous: -1,
      /** The last two cards of the bowler made a pair, where only pairs count. */
      pair: false,
      /** The batter has to play 0 or 1 on this ball. */
      forced: false,
      /** Balls that enter the economy window, and the runs of the last and the one before. */
      windowBalls: 0,
      windowLast: 0,
      windowBefore: 0,
      /** Runs of the last three balls. */
      windowTotal: 0,
      /** Balls that the mode still lasts. */
      shiftLeft: 0,
      defenceLeft: 0,
      /** A second defence mode on top of the first, where they stack. */
      stackedLeft: 0,
      /** Balls for which 6 is still locked, for the batter; for the bowler where limits are mirrored. */
      lock: 0,
      bowlerLock: 0,
      /** Scoring turns in a row, and whether the next run is doubled. */
      streak: 0,
      streakReady: false,
      powerInInnings: 0,
      /** The last five balls, one bit each: was it a power card? */
      powerRecent: 0,
      passUsed: false,
      predictionUsed: false,
      shiftUsed: false,
      trapUsed: false,
      blockersLeft: p.blocker ? blockerUses(p.overs ?? 1000, p.blockersAtThree) : 0,
      trapsWaived: false,
      /** The trap values: the bowler's secret. */
      traps: [] as readonly number[],
      /** The trap values once they are known to both. */
      trapsOpen: [] as readonly number[],
    }),
    over: () => ({
      powerInOver: 0,
      bowlerPowerInOver: 0,
      fourInOver: false,
      sixInOver: false,
      defenceUsed: false,
      /** Cards that are gone from a hand in this over, one bit for each value. */
      batterGone: 0,
      bowlerGone: 0,
    }),
    ball: () => ({
      hidden: false,
      shiftCalled: false,
      /** The batter's card; -1 for a pass. */
      card: -1,
      /** The card brought nothing and does not count as a power card. */
      powerUncounted: false,
      passed: false,
      /** The batter's prediction; -1 for none. */
      prediction: -1,
      /** The bowler's card; -1 on a hidden ball. */
      bowled: -1,
      /** The bowler's guess on a hidden ball; -1 for none. */
      guess: -1,
      /** The bowler's card is the same as his last. */
      repeat: false,
      /** A power blocker was used, whether it still holds on this card, the card it names (0: any), what it did. */
      blockerUsed: false,
      blocker: false,
      blockerNamed: 0,
      blocked: false,
      trap: false,
      /** Equal cards do not put the batter out. */
      safe: false,
      out: '' as Cause,
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
