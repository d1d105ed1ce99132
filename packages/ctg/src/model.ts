import type { Cards } from './components/cards.js';
import { type FieldLimits, fieldsUnder } from './components/fields.js';
import { bits } from './components/geometry.js';
import type { Parameters } from './kit.js';

/**
 * What the sensible player knows of the game beforehand: the chances of every outcome by dice and meter, what a strike
 * into a zone is worth by the fielders that stand there, and what a wicket costs. Made once for each set of parameters.
 */
export interface Model {
  readonly p: Parameters;
  /** `8 * dice + k` with dice `5 * (2 * batter D6 + bowler D8) + meter + 1`: chances of an outcome of the faces. */
  readonly faces: Float64Array;
  /** Runs and chances of a catch for a strike, by {@link strikeAt}. */
  readonly strikeRuns: Float64Array;
  readonly strikeOut: Float64Array;
}

/** Which chance stands where in a row of `faces`. */
export const at = { clean: 0, six: 1, four: 2, block: 3, strike3: 4, strike: 5, miss: 6, miss3: 7 } as const;

const models = new WeakMap<object, Model>();

/** The model for a match's parameters. */
export function modelOf(params: object): Model {
  let model = models.get(params);
  if (!model) {
    model = make(params as Parameters);
    models.set(params, model);
  }
  return model;
}

function make(p: Parameters): Model {
  const strikeRuns = new Float64Array(6 * 16 * 12);
  const strikeOut = new Float64Array(6 * 16 * 12);
  for (let zone = 0; zone < 6; zone++)
    for (let there = 0; there < 16; there++)
      for (let kind = 0; kind < 12; kind++) {
        const [runs, out] = strikeWorth(p, p.cards, zone, there, kind);
        strikeRuns[12 * (16 * zone + there) + kind] = runs;
        strikeOut[12 * (16 * zone + there) + kind] = out;
      }
  return { p, faces: faceChances(p), strikeRuns, strikeOut };
}

/** Chances of the outcomes of two faces, for all dice and all places of the meter. */
function faceChances(p: Parameters): Float64Array {
  const table = new Float64Array(8 * 20);
  for (let dice = 0; dice < 4; dice++)
    for (let meter = -1; meter <= 3; meter++) {
      const row = 8 * (5 * dice + meter + 1);
      const batter = dice & 2 ? 6 : 8;
      const bowler = dice & 1 ? 8 : 6;
      const one = 1 / (batter * bowler);
      for (let b = 1; b <= batter; b++)
        for (let w = 1; w <= bowler; w++) {
          const margin = b + meter - w;
          let k: number = at.strike;
          if (b === 1 && w === bowler) k = at.clean;
          else if (w === 1 && b === 8) k = at.six;
          else if (w === 1 && b > 5) k = at.four;
          else if (b === w || margin === 0) k = at.block;
          else if (margin < 0) k = margin <= -p.missMargin ? at.miss3 : at.miss;
          else if (margin >= p.goodStrike) k = at.strike3;
          table[row + k] = (table[row + k] as number) + one;
        }
    }
  return table;
}

/** The place of a strike in the tables: the zone, its fielders, and the style, the attitude and the margin. */
export function strikeAt(zone: number, there: number, style: number, aggressive: boolean, good: boolean): number {
  return 12 * (16 * zone + there) + 4 * style + (aggressive ? 2 : 0) + (good ? 1 : 0);
}

/** Runs and chance of being caught of a strike, all dice counted out; nobody takes a risk between the wickets. */
function strikeWorth(
  p: Parameters,
  cards: Cards,
  zone: number,
  there: number,
  kind: number,
): readonly [number, number] {
  const style = kind >> 2;
  const aggressive = (kind & 2) !== 0;
  const good = (kind & 1) !== 0;
  let runs = 0;
  let out = 0;
  for (let face = 1; face <= p.distanceDie; face++)
    for (let b = aggressive ? 6 : 0; b < (aggressive ? 12 : 6); b++) {
      let distance = face;
      if (style === 0 && good && distance < Math.min(p.paceCap, p.distanceDie)) distance++;
      if (style === 1 && !good && distance > 1) distance--;
      const band = ((distance + 1) >> 1) - 1;
      const bounce = cards.bounceValue[b] as number;
      const red = cards.bounceRed[b] === 1;
      const area = 24 * (p.bands - 3) + 4 * zone + band;
      let caught = 0;
      if (red && there & (1 << band)) {
        const need = (cards.catchAt[area] as number) - (cards.focusAt[area] as number);
        caught = (7 - need) / 6;
      }
      const stop = band + bounce;
      let worth: number;
      if (!red && band === p.bands - 1 && bounce >= p.sixGreen) worth = 6;
      else if (stop >= p.bands) worth = 4;
      else {
        const outfield = stop > 1 ? 1 : 0;
        const dropped = caught > 0 && bounce === 0;
        const fielded = (there & (1 << stop)) !== 0 && !dropped;
        worth = fielded && red ? outfield : 1 + outfield;
      }
      runs += (1 - caught) * worth;
      out += caught;
    }
  const pairs = 6 * p.distanceDie;
  return [runs / pairs, out / pairs];
}

// — what a wicket costs —

const perBall = 1.36;
const outPerBall = 0.056;
/** A wicket costs more than the balls that nobody faces: a set batter is worth more than a new one. */
const setBatter = 1.7;
const wicketCost = costs();

/** The runs that an innings loses with a wicket, by balls left and wickets in hand. */
function costs(): Float64Array {
  const value = new Float64Array(121 * 11);
  for (let balls = 1; balls <= 120; balls++)
    for (let wickets = 1; wickets <= 10; wickets++)
      value[11 * balls + wickets] =
        perBall * (0.8 + 0.03 * wickets) +
        (1 - outPerBall) * (value[11 * (balls - 1) + wickets] as number) +
        outPerBall * (value[11 * (balls - 1) + wickets - 1] as number);
  const cost = new Float64Array(121 * 11);
  for (let balls = 0; balls <= 120; balls++)
    for (let wickets = 1; wickets <= 10; wickets++)
      cost[11 * balls + wickets] =
        setBatter *
        ((value[11 * balls + wickets] as number) - (value[11 * balls + wickets - 1] as number) + (balls > 0 ? 0.6 : 0));
  return cost;
}

/**
 * The price of a wicket in runs for the side that bats: what its loss costs the rest of the innings, less where the
 * chase needs runs fast, more where it needs few.
 */
export function priceOfWicket(balls: number, inHand: number, needed: number | null): number {
  const left = Math.max(0, Math.min(120, balls));
  const cost = wicketCost[11 * left + Math.max(1, Math.min(10, inHand))] as number;
  if (needed === null || left === 0) return cost;
  const pace = needed / ((left + 1) * perBall);
  return cost * Math.max(0.35, Math.min(2.2, 1 / (pace * pace)));
}

// — fields —

const fields = new WeakMap<Model, Map<number, number>>();

/**
 * The field that saves most against a style: for every zone its share of the strokes, what a strike is worth there by
 * who stands in it, and behind the wicket what slips catch. Found zone by zone over the table of legal fields.
 * @param price of a wicket, in runs
 */
export function bestField(model: Model, limits: FieldLimits, style: number, price: number, key: number): number {
  let known = fields.get(model);
  if (!known) {
    known = new Map();
    fields.set(model, known);
  }
  let field = known.get(key);
  if (field === undefined) {
    field = search(model, limits, style, price);
    known.set(key, field);
  }
  return field;
}

/** Strikes and blocks in a ball, and strikes that are good ones, about as they come. */
const usual = { strikes: 0.46, blocks: 0.2, good: 0.65 };

function search(model: Model, limits: FieldLimits, style: number, price: number): number {
  const { p } = model;
  const { cards } = p;
  const share = new Float64Array(6);
  const from = cards.deckFrom[style] as number;
  const n = cards.deckSize[style] as number;
  let total = 0;
  for (let zone = 1; zone < 6; zone++) {
    let weight = 1;
    for (let bowl = from; bowl < from + n; bowl++) if (cards.lines[6 * bowl + zone] === 0) weight += 2;
    share[zone] = weight;
    total += weight;
  }
  const saved = (zone: number, there: number): number => {
    if (zone === 0) return style === 2 ? 0 : usual.blocks * price * (1 - (5 / 6) ** bits(there & 3)) * 1.25;
    let worth = 0;
    for (const aggressive of [false, true])
      for (const good of [false, true]) {
        const at = strikeAt(zone, there, style, aggressive, good);
        const weight = 0.5 * (good ? usual.good : 1 - usual.good);
        worth += weight * ((model.strikeRuns[at] as number) - price * (model.strikeOut[at] as number));
      }
    return (-worth * (share[zone] as number) * usual.strikes) / total;
  };
  return fieldsUnder(limits).best(saved);
}
