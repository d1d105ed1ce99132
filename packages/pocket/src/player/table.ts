import { bitCount, type Frozen, type Game, type Request } from '@howzat/core/author';
import type { Tables } from '../components/tables.js';
import type { Parameters, PocketState } from '../kit.js';
import type { Innings, Prospects } from '../prospects.js';
import { tiredSteps } from '../rules/fatigue.js';
import { isIn } from '../rules/places.js';
import { differenceOf } from '../rules/rank.js';
import { type Knowledge, knowledgeOf, printedRank, type Stage } from './knowledge.js';

export type View = Frozen<PocketState>;

/** What the player looks at: everything but what is hidden from it. Lists are read where a choice depends on them, once. */
export class Table {
  readonly t: Tables;
  /** What is known of the cards as things stand, once it was looked for. */
  stage: Stage | null = null;
  /** What was worked out of it, once: a wicket, the over as it stands, the spare rank of the bowlers. */
  price: number | null = null;
  worth: number | null = null;
  spare: number | null = null;
  private knows: Knowledge | null = null;
  private inningsRead: Innings | null = null;
  private facingRankRead: number | null = null;
  private bowlerRankRead: number | null = null;
  private bowlingRanksRead: readonly number[] | null = null;
  private keyRead = -1;
  private battersRead: readonly number[] | null = null;
  private bowlersRead: readonly number[] | null = null;
  private boostRead: readonly number[] | null = null;
  private pointsRead: readonly number[] | null = null;
  private bowlingBoostRead: readonly number[] | null = null;
  private fatigueRead: readonly number[] | null = null;
  private handRead: readonly number[] | null = null;

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
  }

  get known(): Knowledge {
    this.knows ??= knowledgeOf(this.t);
    return this.knows;
  }

  get all(): Prospects {
    return this.known.prospects;
  }

  /** What the batters who are not out may still come to. */
  get innings(): Innings {
    this.inningsRead ??= this.all.innings(this.key);
    return this.inningsRead;
  }

  /** The ranks of the active batter and of the bowler. */
  get facingRank(): number {
    this.facingRankRead ??= battingRank(this, this.facing);
    return this.facingRankRead;
  }

  get bowlerRank(): number {
    this.bowlerRankRead ??= bowlingRank(this, this.s.bowler);
    return this.bowlerRankRead;
  }

  /** The ranks of all who could bowl, by place. */
  get bowlingRanks(): readonly number[] {
    this.bowlingRanksRead ??= ranksOfBowlers(this);
    return this.bowlingRanksRead;
  }

  /** The same table, as the other side would weigh it. */
  turned(): Table {
    return new Table(this.s, this.g, this.p, !this.batting, this.isBatters);
  }

  /** The teams as the table knows them. */
  get batters(): readonly number[] {
    this.battersRead ??= this.isBatters ? this.s.batters : this.teamOf(this.g.batting);
    return this.battersRead;
  }

  get bowlers(): readonly number[] {
    this.bowlersRead ??= this.isBatters ? this.teamOf(this.seatOfBowlers) : this.s.bowlers;
    return this.bowlersRead;
  }

  /** What stands beside their names, by place. */
  get boost(): readonly number[] {
    this.boostRead ??= this.s.boost;
    return this.boostRead;
  }

  get bowlingBoost(): readonly number[] {
    this.bowlingBoostRead ??= this.s.bowlingBoost;
    return this.bowlingBoostRead;
  }

  get fatigue(): readonly number[] {
    this.fatigueRead ??= this.s.fatigue;
    return this.fatigueRead;
  }

  /** The place of the active batter, and those who cannot bat any more. */
  get facing(): number {
    return this.s.facing;
  }

  get outPile(): number {
    return this.s.outPile;
  }

  get defensive(): boolean {
    return this.s.stance === 'defensive';
  }

  /** Comfort points with which a batter could pay. */
  comfortOf(place: number): number {
    if (this.p.comfortOwner === 'side-pool') return this.s.pool;
    this.pointsRead ??= this.s.comfort;
    return this.pointsRead[place] ?? 0;
  }

  /** The comfort of the active batter. */
  get comfort(): number {
    return this.comfortOf(this.facing);
  }

  /** The own hand. */
  get hand(): readonly number[] {
    this.handRead ??= this.isBatters ? this.s.batterHand : this.s.bowlerHand;
    return this.handRead;
  }

  /** How many cards it holds. */
  get held(): number {
    return this.isBatters ? this.s.batterHeld : this.s.bowlerHeld;
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
    if (this.keyRead < 0) this.keyRead = this.keyOf();
    return this.keyRead;
  }

  private keyOf(): number {
    const { batters, outPile } = this;
    const { keys } = this.known;
    let key = 0;
    for (let place = 1; place <= 11; place++)
      if (!isIn(outPile, place)) key += keys[batters[place] as number] as number;
    return key;
  }

  get seatOfBowlers(): 0 | 1 {
    return this.g.batting === 0 ? 1 : 0;
  }

  private teamOf(seat: 0 | 1): readonly number[] {
    return seat === 0 ? this.s.homeTeam : this.s.awayTeam;
  }
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
function bowlingRank({ t, bowlingBoost, fatigue, bowlers, p }: Table, place: number): number {
  const cricketer = bowlers[place] ?? 0;
  const printed = cricketer > 0 ? (t.bowlingRank[cricketer] as number) : 1;
  return printed + (bowlingBoost[place] ?? 0) - tiredSteps(fatigue[place] ?? 0, p);
}

function ranksOfBowlers({ t, bowlingBoost, fatigue, bowlers, p }: Table): readonly number[] {
  const ranks = bowlingBoost.slice();
  for (let place = 1; place <= 11; place++) {
    const cricketer = bowlers[place] as number;
    const printed = cricketer > 0 ? (t.bowlingRank[cricketer] as number) : 1;
    ranks[place] = printed + (bowlingBoost[place] as number) - tiredSteps(fatigue[place] as number, p);
  }
  return ranks;
}

/** The difference on the grid for two ranks. */
export function differenceWith(table: Table, bat: number, bowl: number, defensive: boolean): number {
  const batting = Math.max(0, Math.min(4, bat + table.s.battingShift - (defensive ? 1 : 0)));
  const bowling = Math.max(0, Math.min(2, bowl + table.s.bowlingShift));
  return differenceOf(batting, bowling, table.p);
}

/** The difference of the over with a step more for the batter, or for the bowler. */
export function differenceNow(table: Table, bat = 0, bowl = 0): number {
  return differenceWith(table, table.facingRank + bat, table.bowlerRank + bowl, table.defensive);
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
