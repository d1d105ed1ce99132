import { modifierAt, type Row, type Table, type Zone } from './components/tables.js';

/** Rolls of two bowling dice, two batting dice, the re-rolled die and two dice in a dotted zone: 6 to the seventh power. */
export const ways = 6 ** 7;

/** One over as printed: who meets whom, where. Cards, fielding and pitch cards by number. */
export interface OverMet {
  /** The striker and the bowler, 1 to 36. */
  readonly batter: number;
  readonly bowler: number;
  /** The fielding card and the pitch card, 1 to 5. */
  readonly field: number;
  readonly pitch: number;
  /** The over of the innings, 1 to 50, and the innings: they choose the column of the pitch card. */
  readonly over: number;
  readonly innings?: 1 | 2;
}

/** The exact distribution of one over, in ways out of {@link ways}. */
export interface OverOdds {
  /** Ways to make so many runs and stay in, and to make so many and be out. */
  readonly notOut: readonly number[];
  readonly out: readonly number[];
  /** Expected runs, the chance of an out, and the chance that it is a catch. */
  readonly runs: number;
  readonly wicket: number;
  readonly caught: number;
}

/** Sums of two dice: how many of 36 rolls show them. */
const rollsOf = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/**
 * The zones of one over: for each from 1 to 24, of the 7776 rolls of both captains and of the lower bowling die, how many
 * lead there (`wicked.over.zone`). Index 0 is not used.
 *
 * @param table a set made ready by {@link tableOf}
 * @param met who meets whom, and when
 *
 * @example
 * import { originalSet, tableOf, zoneWays } from '@howzat/wicked';
 *
 * const zones = zoneWays(tableOf(originalSet), { batter: 1, bowler: 33, pitch: 1, over: 1 });
 * console.log(zones.reduce((sum, ways) => sum + ways, 0)); // 7776
 */
export function zoneWays(table: Table, met: Omit<OverMet, 'field'>): Float64Array {
  const zones = new Float64Array(25);
  const { batter, bowler, pitch, over, innings = 1 } = met;
  const bowling = table.bowling[table.bowlingChart[bowler] as number] as readonly Row[];
  const batting = table.batting[table.battingChart[batter] as number] as readonly Row[];
  // what the batting dice lead to does not depend on the others: how many of the 36 rolls make each Batting Input
  const rolls = new Map<number, number>();
  for (let first = 1; first <= 6; first++)
    for (let second = 1; second <= 6; second++) {
      const input = (batting[first] as Row)[second] as number;
      rolls.set(input, (rolls.get(input) ?? 0) + 1);
    }
  for (let first = 1; first <= 6; first++)
    for (let second = 1; second <= 6; second++)
      for (let again = 1; again <= 6; again++) {
        const before =
          ((bowling[first] as Row)[second] as number) +
          modifierAt(table, pitch, innings, over, Math.max(first, second) + again);
        for (const [input, n] of rolls) zones[before + input] = (zones[before + input] as number) + n;
      }
  return zones;
}

/**
 * What an over between a batter and a bowler comes to, exactly, under the default rulings: every roll is counted.
 *
 * @param table a set made ready by {@link tableOf}
 * @param met who meets whom, where and when
 * @param zones the zones of the over, where they are known already: they are the same for every field
 *
 * @example
 * import { originalSet, overOdds, tableOf } from '@howzat/wicked';
 *
 * const { runs, wicket } = overOdds(tableOf(originalSet), { batter: 1, bowler: 33, field: 2, pitch: 1, over: 1 });
 * console.log(runs > 0, wicket > 0 && wicket < 1); // true true
 */
export function overOdds(table: Table, met: OverMet, zones = zoneWays(table, met)): OverOdds {
  const notOut = new Array<number>(37).fill(0);
  const out = new Array<number>(37).fill(0);
  const add = (to: number[], runs: number, n: number): void => {
    to[runs] = (to[runs] as number) + n;
  };
  let caught = 0;
  for (let zone = 1; zone <= 24; zone++) {
    const n = zones[zone] as number;
    if (n === 0) continue;
    const potential = table.potential[met.batter]?.[zone] as number;
    const { dotted, entry, printed } = (table.zones[met.field] as readonly Zone[])[zone] as Zone;
    if (!dotted) {
      add(notOut, potential, 36 * n);
      continue;
    }
    for (let roll = 2; roll <= 12; roll++) {
      const many = n * (rollsOf[roll] as number);
      const most = Math.min(potential, printed[roll] as number);
      switch (entry[roll]) {
        case 'X':
          caught += many;
          add(out, 0, many);
          break;
        case 'W':
          add(out, most, many);
          break;
        case 'R':
          add(notOut, most, many);
          break;
        default:
          add(notOut, potential, many);
      }
    }
  }
  let runs = 0;
  let wicket = 0;
  for (let n = 0; n < notOut.length; n++) {
    runs += n * ((notOut[n] as number) + (out[n] as number));
    wicket += out[n] as number;
  }
  return { notOut, out, runs: runs / ways, wicket: wicket / ways, caught: caught / ways };
}
