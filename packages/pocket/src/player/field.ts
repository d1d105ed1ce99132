import type { Request } from '@howzat/core/author';
import { freeBatters, nextBatters } from '../rules/field.js';
import type { BatterSwitch } from '../rules/over.js';
import { everybody, isIn, without, withoutPlace, withPlace } from '../rules/places.js';
import { goneBowlers, Overs } from './bowlers.js';
import { battingRank, bestOf, type Table, tableOf } from './table.js';
import { weights } from './weights.js';

/** Who bowls, who bats, and who is switched for whom. */

/** What it costs to have somebody bowl the next over; nobody is worn out without need, least of all before he has batted. */
function costOfBowler(table: Table, overs: Overs, place: number): number {
  const { g, t, bowlers, fatigue } = table;
  const counters = fatigue[place] as number;
  const cost = overs.cost(place);
  if (counters < 9) return cost + 0.01 * counters;
  const bats = g.innings === 1 ? 1.5 + 0.4 * (t.battingRank[bowlers[place] ?? 0] ?? 0) : 0.6;
  return cost + weights.lastOver * bats + 0.01 * counters;
}

/** The one of a set of bowlers whom it costs least to have; of equals the one who bowls already. */
function cheapestOf(table: Table, set: number): number {
  const overs = new Overs(table);
  const now = table.s.bowler;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let place = 1; place <= 11; place++) {
    if (!isIn(set, place)) continue;
    const cost = costOfBowler(table, overs, place) - (place === now ? 0.005 : 0);
    if (cost < least) {
      least = cost;
      best = place;
    }
  }
  return best;
}

export function chooseBowler(request: Request): unknown {
  const table = tableOf(request);
  const { s, bowlers } = table;
  const choiceOf = (place: number): unknown => (place === s.bowler ? 'stay' : bowlers[place]);
  // those who are not gone may nearly always bowl; where a reading forbids it, the domain says who may
  const best = choiceOf(cheapestOf(table, without(everybody, goneBowlers(table))));
  if (request.domain.has(best)) return best;
  let set = 0;
  for (const choice of request.domain)
    set = withPlace(set, choice === 'stay' ? s.bowler : bowlers.indexOf(choice as number));
  return choiceOf(cheapestOf(table, set));
}

export function chooseBatters(request: Request): unknown {
  const table = tableOf(request);
  const { s, batters } = table;
  const set = without(everybody, s.outPile);
  const rank = (place: number): number => battingRank(table, place);
  const facing = bestIn(set, rank);
  const other = bestIn(withoutPlace(set, facing), rank);
  return { facing: batters[facing], other: batters[other] };
}

export function chooseNext(request: Request): unknown {
  const table = tableOf(request);
  const measure = (place: number): number => battingRank(table, place) + 0.1 * table.comfortOf(place);
  const best = table.batters[bestIn(nextBatters(table.s, table.p), measure)];
  if (request.domain.has(best)) return best;
  const places = [...request.domain].map((cricketer) => table.batters.indexOf(cricketer as number));
  return table.batters[bestOf(places, measure)];
}

/** The place of a set that a measure likes best, the first of equals; 0 where the set is empty. */
function bestIn(set: number, measure: (place: number) => number): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let place = 1; place <= 11; place++) {
    if (!isIn(set, place)) continue;
    const value = measure(place);
    if (value > most) {
      most = value;
      best = place;
    }
  }
  return best;
}

/** The best who is free comes in for the one who faces, if he is better; else for the other one. */
export function chooseSwitch(request: Request): unknown {
  const table = tableOf(request);
  const { s, batters } = table;
  const best = bestIn(freeBatters(s), (place) => battingRank(table, place));
  if (best === 0) return 'stay';
  const on = batters[best] as number;
  for (const off of ['facing', 'other'] as const) {
    const place = off === 'facing' ? s.facing : s.partner;
    if (place === 0 || battingRank(table, best) <= battingRank(table, place)) continue;
    const choice: BatterSwitch = { off, on };
    if (request.domain.has(choice)) return choice;
  }
  return 'stay';
}
