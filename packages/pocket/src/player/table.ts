import { bitCount, type Frozen, type Game, type Request } from '@howzat/core/author';
import type { Tables } from '../components/tables.js';
import type { Parameters, PocketState } from '../kit.js';
import { keyOfRank, type Prospects, prospectsOf } from '../prospects.js';
import { tiredSteps } from '../rules/fatigue.js';
import { isIn } from '../rules/places.js';
import { differenceOf } from '../rules/rank.js';

export type View = Frozen<PocketState>;

/** What the player looks at: everything but what is hidden from it. Lists are read where a choice depends on them, once. */
export class Table {
  readonly t: Tables;
  readonly all: Prospects;
  /** What was worked out of it, once. */
  readonly known: Known = { price: null, worth: null, spare: null, key: null };
  private readonly read: Read = {
    batters: null,
    bowlers: null,
    boost: null,
    points: null,
    bowlingBoost: null,
    fatigue: null,
    hand: null,
    facing: -1,
    outPile: -1,
  };

  constructor(
    readonly s: View,
    readonly g: Frozen<Game>,
    readonly p: Parameters,
    /** Whether things are weighed for the side that bats. */
    readonly batting: boolean,
    /** Whether the view is that of the side that bats. */
    private readonly isBatters: boolean = batting,
  ) {
    this.t = p.cards;
    this.all = prospectsOf(p.cards);
  }

  /** The same table, as the other side would weigh it. */
  turned(): Table {
    return new Table(this.s, this.g, this.p, !this.batting, this.isBatters);
  }

  /** The teams as the table knows them. */
  get batters(): readonly number[] {
    this.read.batters ??= this.isBatters ? this.s.batters : this.teamOf(this.g.batting);
    return this.read.batters;
  }

  get bowlers(): readonly number[] {
    this.read.bowlers ??= this.isBatters ? this.teamOf(this.seatOfBowlers) : this.s.bowlers;
    return this.read.bowlers;
  }

  /** What stands beside their names, by place. */
  get boost(): readonly number[] {
    this.read.boost ??= this.s.boost;
    return this.read.boost;
  }

  get bowlingBoost(): readonly number[] {
    this.read.bowlingBoost ??= this.s.bowlingBoost;
    return this.read.bowlingBoost;
  }

  get fatigue(): readonly number[] {
    this.read.fatigue ??= this.s.fatigue;
    return this.read.fatigue;
  }

  /** The place of the active batter, and those who cannot bat any more. */
  get facing(): number {
    if (this.read.facing < 0) this.read.facing = this.s.facing;
    return this.read.facing;
  }

  get outPile(): number {
    if (this.read.outPile < 0) this.read.outPile = this.s.outPile;
    return this.read.outPile;
  }

  /** Comfort points with which a batter could pay. */
  comfortOf(place: number): number {
    if (this.p.comfortOwner === 'side-pool') return this.s.pool;
    this.read.points ??= this.s.comfort;
    return this.read.points[place] ?? 0;
  }

  /** The comfort of the active batter. */
  get comfort(): number {
    return this.comfortOf(this.facing);
  }

  /** The own hand. */
  get hand(): readonly number[] {
    this.read.hand ??= this.isBatters ? this.s.batterHand : this.s.bowlerHand;
    return this.read.hand;
  }

  /** Overs after this one. */
  get later(): number {
    return Math.max(0, (this.g.oversLimit ?? 20) - this.g.overs - 1);
  }

  /** Wickets gone, and those who cannot bat. */
  get gone(): number {
    return bitCount(this.outPile);
  }

  /** Runs that are still needed to win; -1 in the first innings. */
  get needed(): number {
    return this.g.target === null ? -1 : this.g.target - this.g.runs;
  }

  /** The batters who are not out, for {@link Prospects.worth}. */
  get key(): number {
    this.known.key ??= this.keyOf();
    return this.known.key;
  }

  private keyOf(): number {
    const { t, batters, outPile } = this;
    let key = 0;
    for (let place = 1; place <= 11; place++)
      if (!isIn(outPile, place)) key += keyOfRank(printedRank(t, batters[place]));
    return key;
  }

  get seatOfBowlers(): 0 | 1 {
    return this.g.batting === 0 ? 1 : 0;
  }

  private teamOf(seat: 0 | 1): readonly number[] {
    return seat === 0 ? this.s.homeTeam : this.s.awayTeam;
  }
}

interface Known {
  price: number | null;
  worth: number | null;
  spare: number | null;
  key: number | null;
}

interface Read {
  batters: readonly number[] | null;
  bowlers: readonly number[] | null;
  boost: readonly number[] | null;
  points: readonly number[] | null;
  bowlingBoost: readonly number[] | null;
  fatigue: readonly number[] | null;
  hand: readonly number[] | null;
  facing: number;
  outPile: number;
}

/** The batting rank of a cricketer; of one who is not known, Yellow. */
export function printedRank(t: Tables, cricketer: number | undefined): number {
  return cricketer ? (t.battingRank[cricketer] as number) : 2;
}

export function tableOf({ view, params, role }: Request): Table {
  return new Table(view.state as unknown as View, view.game, params as unknown as Parameters, role === 'batting');
}

// — ranks and what an over is worth —

/** The rank of a batter, with what is worn. One who is not known is Yellow. */
export function battingRank({ t, boost, batters }: Table, place: number): number {
  return printedRank(t, batters[place]) + (boost[place] ?? 0);
}

/** The rank of a bowler as he is now. One who is not known is Green. */
export function bowlingRank({ t, bowlingBoost, fatigue, bowlers, p }: Table, place: number): number {
  const cricketer = bowlers[place] ?? 0;
  const printed = cricketer > 0 ? (t.bowlingRank[cricketer] as number) : 1;
  return printed + (bowlingBoost[place] ?? 0) - tiredSteps(fatigue[place] ?? 0, p);
}

/** The difference on the grid for two ranks. */
export function differenceWith(table: Table, bat: number, bowl: number, defensive: boolean): number {
  const batting = Math.max(0, Math.min(4, bat + table.s.battingShift - (defensive ? 1 : 0)));
  const bowling = Math.max(0, Math.min(2, bowl + table.s.bowlingShift));
  return differenceOf(batting, bowling, table.p);
}

/** The difference of the over with a step more for the batter, or for the bowler. */
export function differenceNow(table: Table, bat = 0, bowl = 0): number {
  const { s } = table;
  return differenceWith(
    table,
    battingRank(table, table.facing) + bat,
    bowlingRank(table, s.bowler) + bowl,
    s.stance === 'defensive',
  );
}

/** Of some places the one that a measure likes best, the first of equals. */
export function bestOf(places: readonly number[], measure: (place: number) => number): number {
  let best = places[0] ?? 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const place of places) {
    const value = measure(place);
    if (value > most) {
      most = value;
      best = place;
    }
  }
  return best;
}
