import type { Parameters } from './kit.js';
import { type Ball, type Habit, noHabit, type Odds, oddsOf, roomForDuel, solveBall } from './model/duel.js';
import { Duels, grain } from './model/duels.js';
import { faceChances } from './model/faces.js';
import { LimitsMet } from './model/limits.js';
import { countedBalls, lastPlaceOf, type Outlook, outlookOf, placeOf } from './model/outlook.js';
import { bestField } from './model/placing.js';
import { evenRuns, type Stakes } from './model/stakes.js';

/**
 * What the sensible player knows of the game beforehand: the chances of everything that dice and cards may bring, where fielders
 * stand best, and what the rest of an innings is worth. Made once for each set of parameters.
 */
export class Model {
  readonly odds: Odds;
  /** The order in which the players of a team bat best, those of most confidence first. */
  readonly order: readonly number[];
  readonly duels: Duels;
  private readonly orders = new Map<number, readonly number[]>();
  private readonly limits = new Map<number, LimitsMet>();
  private readonly efforts = new Map<number, Float64Array>();
  private readonly bowlers: number[] = [];
  private readonly gains = new Map<number, number>();
  private readonly lasting: number[] = [];
  private known: Outlook | null = null;
  private standing: Standing | null = null;
  private staked: Stakes | null = null;

  constructor(readonly p: Parameters) {
    this.odds = oddsOf(p);
    this.duels = new Duels(this.odds);
    this.order = this.orderOf(0);
  }

  get outlook(): Outlook {
    this.known ??= outlookOf(this.odds, this.order.slice(0, 11), (ball, { wicket }) =>
      this.fieldFor(ball, this.usualLimits(ball.style), wicket),
    );
    return this.known;
  }

  /**
   * What is at stake on a ball. Some eight questions are asked about each, so what was asked last is remembered.
   * @param balls left after this one
   * @param needed runs to win; null in a first innings
   * @param confidence of whoever faces
   */
  stakes(balls: number, wicketsInHand: number, needed: number | null, confidence: number): Stakes {
    const { standing, staked } = this;
    if (
      staked &&
      standing &&
      standing.balls === balls &&
      standing.wicketsInHand === wicketsInHand &&
      standing.needed === needed &&
      standing.confidence === confidence
    )
      return staked;
    this.standing = { balls, wicketsInHand, needed, confidence };
    this.staked = stakesAt(this, this.standing);
    return this.staked;
  }

  /** The players of a team by how well they bat: batters first, specialist bowlers last, the more confident before the others. */
  orderOf(firstOfTeam: number): readonly number[] {
    let order = this.orders.get(firstOfTeam);
    if (!order) {
      const { confidence } = this.p.cards;
      const rank = (player: number): number =>
        (confidence[firstOfTeam + player] as number) + (player < 4 ? -5 : player < 7 ? 2 : 0);
      order = [4, 5, 6, 11, 7, 8, 9, 10, 2, 0, 3, 1].sort((a, b) => rank(b) - rank(a));
      this.orders.set(firstOfTeam, order);
    }
    return order;
  }

  /** What one more of confidence brings in so many balls, about half of which a batter faces. */
  worthOfConfidence(balls: number): number {
    let worth = this.lasting[balls];
    if (worth === undefined) {
      const faced = 0.5 * balls * (1 - this.p.expressBalls / this.p.ballsPerOver);
      worth = grained((this.outlook.confidence * (1 - lasts ** faced)) / (1 - lasts));
      this.lasting[balls] = worth;
    }
    return worth;
  }

  /** The chances of the faces with so much effort of the bowler. */
  facesWith(effort: number): Float64Array {
    if (effort === 0) return this.odds.faces;
    let faces = this.efforts.get(effort);
    if (!faces) {
      faces = faceChances(this.p, effort);
      this.efforts.set(effort, faces);
    }
    return faces;
  }

  /**
   * What a ball of a bowler is worth to an ordinary batter.
   * @param bowler by the number in the list of all players
   * @param suited on a pitch that suits the style
   */
  worthOfBowler(bowler: number, suited: boolean): number {
    const key = 2 * bowler + (suited ? 1 : 0);
    let worth = this.bowlers[key];
    if (worth === undefined) {
      const { cards } = this.p;
      const player = bowler % 12;
      const style = player < 2 ? 0 : player < 4 ? 1 : 2;
      const stakes = { runs: evenRuns, wicket: 2, confidence: 0.3 };
      const straight = cards.straightBalls[bowler] as number;
      const ball = {
        ...ordinary,
        ...{ style, straight },
        d8: (suited ? this.odds.marked : 0) | (cards.stockBalls[bowler] as number),
      };
      const field = this.fieldFor(ball, this.usualLimits(style), stakes.wicket);
      solveBall(this.odds, { ...ball, field }, stakes, duel);
      const settled = this.odds.settled[style] as number;
      worth = (this.odds.settledRuns[style] as number) + (1 - settled) * duel.value;
      this.bowlers[key] = worth;
    }
    return worth;
  }

  /** What it brings on each ball that is played to keep the field in, by the confidence of an ordinary batter. */
  gainOfPowerPlay(style: number, confidence: number, price: number): number {
    const wicket = grained(price);
    const key = (8 * style + confidence + 1) * 256 + Math.min(255, Math.round(wicket / grain));
    let gain = this.gains.get(key);
    if (gain === undefined) {
      const stakes = { runs: evenRuns, wicket, confidence: 0.3 };
      const ball = { ...ordinary, confidence, style, d8: 0 };
      const value = (outfieldMost: number): number => {
        const field = this.fieldFor(ball, this.usualLimits(style, outfieldMost), wicket);
        solveBall(this.odds, { ...ball, field }, stakes, duel);
        return duel.value;
      };
      gain = value(this.p.earlyOutfield) - value(this.p.laterOutfield);
      this.gains.set(key, gain);
    }
    return gain;
  }

  /** Limits on a field, always as the same object, which knows what was worked out under them. */
  limitsMet(outfieldMost: number, zoneMost: number, bigZones: number, slipsMost: number): LimitsMet {
    const key = (((((outfieldMost << 4) | zoneMost) << 4) | bigZones) << 4) | slipsMost;
    let met = this.limits.get(key);
    if (!met) {
      const { bands, slipAreas, byeCounts, fieldAllNine } = this.p;
      met = new LimitsMet({
        ...{ bands, outfieldMost, zoneMost, bigZones, slipsMost },
        byeOutfield: slipAreas === 'any-bye-area',
        byeExempt: byeCounts === 'exempt',
        fewer: fieldAllNine === 'up-to-nine',
      });
      this.limits.set(key, met);
    }
    return met;
  }

  /** The limits that the bowler of a style mostly bowls under. */
  private usualLimits(style: number, outfieldMost: number = this.p.laterOutfield): LimitsMet {
    const { zoneMost, bigZones, cards } = this.p;
    return this.limitsMet(outfieldMost, zoneMost, bigZones, cards.slips[style] as number);
  }

  /** Where the fielders stand best, about as dear as a wicket is, and by what the batter is taken to do. */
  fieldFor(
    { style, batterD6, isSafe }: Placed,
    { best, limits }: LimitsMet,
    wicket: number,
    habit: Habit = noHabit,
  ): number {
    let level = 0;
    while (level < prices.length && wicket >= (prices[level] as number)) level++;
    const key = style | (level << 2) | ((batterD6 ? 1 : 0) << 4) | ((isSafe ? 1 : 0) << 5) | (habit << 6);
    let field = best[key];
    if (field === undefined) {
      const stakes = { runs: evenRuns, wicket: middle[level] as number, confidence: 0.3 };
      const ball = { ...ordinary, style, batterD6, isSafe, hasCard: !isSafe, d8: 0 };
      field = bestField(this.odds, limits, ball, stakes, habit);
      best[key] = field;
    }
    return field;
  }
}

const duel = roomForDuel();
const grained = (worth: number): number => grain * Math.round(worth / grain);

/** A ball to a batter who is neither a specialist nor out of their depth. */
const ordinary = {
  straight: 0,
  strong: 0,
  batterD6: false,
  lowest: -1,
  confidence: 1,
  isSafe: false,
  hasCard: true,
} as const;

/** What a field is set by; the rest of a ball is the same for all fields. */
type Placed = Pick<Ball, 'style' | 'batterD6' | 'isSafe'>;

/** A wicket that costs less than these is cheap, ordinary, dear. */
const prices = [1.5, 3, 5] as const;
const middle = [0.9, 2.2, 4, 7] as const;

const models = new WeakMap<object, Model>();
let last: Model | null = null;

/** The model for a match's parameters. */
export function modelOf(params: object): Model {
  // most questions are asked under the parameters of the one before
  if (last?.p === params) return last;
  let model = models.get(params);
  if (!model) {
    model = new Model(params as Parameters);
    models.set(params, model);
  }
  last = model;
  return model;
}

/** A state of an innings, as far as it tells what is at stake. */
interface Standing {
  /** Balls left after this one. */
  readonly balls: number;
  readonly wicketsInHand: number;
  /** Runs to win; null in a first innings. */
  readonly needed: number | null;
  /** The confidence of whoever faces. */
  readonly confidence: number;
}

/**
 * How much of a batter's confidence is left when they face again: 0.71 in T10 and 0.74 in T20, counted in 400 matches of this
 * player. Cards take it, and so does a wicket, for the next batter comes in with what their card says.
 */
export const lasts = 0.73;

function stakesAt(model: Model, { balls, wicketsInHand, needed, confidence }: Standing): Stakes {
  const { outlook } = model;
  const wickets = Math.max(1, Math.min(10, wicketsInHand));
  const more = model.worthOfConfidence(balls);
  const usual = (outlook.order[10 - wickets] as number) + (outlook.order[Math.min(10, 11 - wickets)] as number);
  const better = more * (confidence - usual / 2);
  if (needed !== null && needed > 0 && balls < countedBalls) {
    const counted = lastStakes(outlook.lastBalls(), balls, wickets, needed);
    if (counted) return { ...counted, wicket: Math.max(0.1, counted.wicket + better), confidence: more };
  }
  const cost =
    (outlook.runs[placeOf(balls, wickets)] as number) - (outlook.runs[placeOf(balls, wickets - 1)] as number);
  const wicket = Math.max(0.2, cost + better);
  return {
    runs: evenRuns,
    wicket: Math.max(
      grain,
      grained(needed === null ? wicket : wicket * haste(outlook, balls, wickets, needed, wicket)),
    ),
    confidence: more,
  };
}

/** What runs and wickets are worth near the end of a chase, by the chances to win it; null where it is as good as over. */
function lastStakes(won: Float64Array, balls: number, wickets: number, needed: number): Stakes | null {
  const chance = (inHand: number, n: number): number => won[lastPlaceOf(balls, inHand, Math.max(0, n))] as number;
  const now = chance(wickets, needed);
  let slope = 0;
  for (let n = 1; n <= 6; n++) slope = Math.max(slope, (chance(wickets, needed - n) - now) / n);
  if (slope < 1e-4) return null;
  return {
    runs: evenRuns.map((n) => (chance(wickets, needed - n) - now) / slope),
    wicket: (now - chance(wickets - 1, needed)) / slope,
    confidence: 0,
  };
}

/** So many times the runs that dice and express balls bring are made with what the outlook leaves out: skill cards above all. */
const skilful = 1.13;

/** By how much a wicket is cheaper where a chase needs runs fast, and dearer where it needs few. */
function haste({ runs, variance }: Outlook, balls: number, wickets: number, needed: number, wicket: number): number {
  const at = placeOf(balls, wickets);
  const spread = Math.sqrt(variance[at] as number);
  const ahead = (skilful * (runs[at] as number) - needed) / spread;
  const after = ahead - wicket / spread;
  const now = chanceOf(ahead);
  // a chase that is played on after it was won
  if (now === 1) return dearest;
  const lost = (now - chanceOf(after)) / (steepness * now * (1 - now));
  return Math.max(0.3, Math.min(dearest, (lost * spread) / wicket));
}
const dearest = 2.5;

/** The chance that something normal is less than so many standard deviations, nearly. */
function chanceOf(deviations: number): number {
  return 1 / (1 + Math.exp(-steepness * deviations));
}
const steepness = 1.702;
