import { type Player, pick, type Request, type Rng } from '@howzat/core/author';
import { type Colour, colours } from './components/cubes.js';
import { faceOf, facesInPlay, type Numbers } from './components/sets.js';
import formGuides from './form-guides.json';
import type { CubesState } from './kit.js';
import { idealInnings } from './odds.js';
import type { MarkedOrder } from './rules/variant.js';

/** Runs of a difference of 0, 1, 2, ... in the batter's favour. */
const runsFor = [0, 1, 2, 3, 4, 4, 6, 6, 6, 6];

/** What a dot in hand at the end of an over is worth in wickets, to the side that will order the next one well. */
const dotCarried = { bowling: 0.08, batting: 0.045 } as const;

/** How many overs of the other side's orders it takes to believe in a pattern. */
const disbelief = 3;

type View = Partial<CubesState>;
type Params = Numbers & {
  readonly wicketDifference: number;
};
type Role = 'batting' | 'bowling';

// one order at a time is made, so these are written over and over
const chance = new Float64Array(10);
const upTo = new Float64Array(6 * 12);
const worth = new Float64Array(6 * 10);
const row = new Float64Array(20);
const tilts = tiltTable();

/** Weights of the numbers 0 to 9 whose mean is moved away from the middle by -4 to 4 in eighths. */
function tiltTable(): Float64Array {
  const table = new Float64Array(65 * 10);
  for (let bin = 0; bin <= 64; bin++) {
    const slope = (bin - 32) / 66;
    for (let n = 0; n < 10; n++) table[10 * bin + n] = Math.exp(slope * (n - 4.5));
  }
  return table;
}

/** What is expected of the other side at each position: its numbers so far, as far as they show a pattern. */
function readOpponent(shown: readonly number[], role: Role, highest: number, held: readonly number[]): void {
  const middle = highest / 2;
  for (let at = 0; at < 6; at++) {
    let sum = 0;
    let n = 0;
    for (let i = at; i < shown.length; i += 6) {
      sum += (shown[i] as number) - middle;
      n++;
    }
    const bin = 32 + Math.round(8 * (sum / (n + disbelief)));
    const tilt = 10 * Math.max(0, Math.min(64, bin));
    let total = 0;
    for (let number = 0; number <= highest; number++) {
      chance[number] = tilts[tilt + number] as number;
      total += chance[number] as number;
    }
    let sofar = 0;
    upTo[12 * at] = 0;
    for (let number = 0; number <= 9; number++) {
      if (number <= highest) sofar += (chance[number] as number) / total;
      upTo[12 * at + number + 1] = sofar;
    }
    for (let i = 0; i < held.length; i++) {
      const own = held[i] as number;
      let runs = 0;
      if (role === 'bowling')
        for (let other = own + 1; other <= highest; other++)
          runs += (chance[other] as number) * (runsFor[other - own] as number);
      else
        for (let other = 0; other < own; other++) runs += (chance[other] as number) * (runsFor[own - other] as number);
      worth[10 * at + own] = runs / total;
    }
  }
}

/** The chance that the other side's number at a position is below `n`. */
function below(at: number, n: number): number {
  return n <= 0 ? 0 : n > 9 ? 1 : (upTo[12 * at + n] as number);
}

interface Stakes {
  readonly role: Role;
  /** Dots in a row before the over, and the difference for a wicket. */
  readonly dots: number;
  readonly need: number;
  /** Runs that a wicket is worth. */
  readonly wicket: number;
  /** The next wicket ends the innings. */
  readonly last: boolean;
}

/** What an order is worth to the side that lays it: runs and wickets, and the pressure it leaves behind. */
function value(order: readonly number[], stakes: Stakes): number {
  const { role, need, wicket, last, dots } = stakes;
  const bowling = role === 'bowling';
  // the chance of each number of dots in a row before a ball
  for (let k = 0; k < dots; k++) row[k] = 0;
  row[dots] = 1;
  let most = dots;
  let alive = 1;
  let runs = 0;
  let wickets = 0;
  for (let at = 0; at < order.length; at++) {
    const own = order[at] as number;
    runs += alive * (worth[10 * at + own] as number);
    const still = bowling ? below(at, own + 1) : 1 - below(at, own);
    let broken = 0;
    let out = 0;
    for (let k = most; k >= 0; k--) {
      const here = row[k] as number;
      const needed = need > k ? need - k : 0;
      const taken = here * (bowling ? below(at, own - needed + 1) : 1 - below(at, own + needed));
      row[k + 1] = here * still - taken;
      broken += here;
      out += taken;
    }
    broken *= 1 - still;
    wickets += out;
    if (last) alive -= out;
    row[0] = last ? broken : broken + out;
    most++;
  }
  let carried = 0;
  for (let k = 1; k <= most; k++) carried += k * (row[k] as number);
  const lost = wicket * (wickets + dotCarried[role] * carried);
  return bowling ? lost - runs : runs - lost;
}

/** Where to begin the search: the bowler builds up to their high numbers, the batter breaks rows of dots between their low ones. */
function shape(sorted: readonly number[], role: Role, dots: number): number[] {
  const [a, b, c, d, e, f] = sorted as [number, number, number, number, number, number];
  if (sorted.length < 6) return sorted.slice();
  if (role === 'bowling') return dots > 0 ? [e, c, a, b, d, f] : [a, b, c, d, e, f];
  return dots > 0 ? [f, c, e, a, d, b] : [c, e, a, f, b, d];
}

/** The best order that one round of exchanges finds, beginning now and then from another shape. */
function arrange(numbers: readonly number[], stakes: Stakes, rng: Rng): number[] {
  const sorted = [...numbers].sort((x, y) => x - y);
  const order = shape(sorted, stakes.role, pick(rng, 8) === 0 ? 1 : stakes.dots);
  let best = value(order, stakes);
  for (let i = 0; i < order.length - 1; i++)
    for (let j = i + 1; j < order.length; j++) {
      const first = order[i] as number;
      const second = order[j] as number;
      if (first === second) continue;
      order[i] = second;
      order[j] = first;
      const changed = value(order, stakes);
      if (changed > best) best = changed;
      else {
        order[i] = first;
        order[j] = second;
      }
    }
  return order;
}

const wicketWorth = new Map<number, number>();

/** Runs that a wicket is worth, where a difference takes one. */
function worthOfWicket(need: number): number {
  let runs = wicketWorth.get(need);
  if (runs === undefined) {
    runs = idealInnings(need).runsPerWicket;
    wicketWorth.set(need, runs);
  }
  return runs;
}

interface Hand {
  readonly cubes: readonly number[];
  readonly colour: number;
}

function handOf({ view, role, side }: Request): Hand {
  const s = view.state as View;
  const colour = (side === 'home' ? s.homeColour : s.awayColour) ?? 'A';
  return {
    cubes: (role === 'bowling' ? s.bowlerHand : s.batterHand) ?? [],
    colour: colours.indexOf(colour as Colour),
  };
}

/** The mean of a cube's six faces. */
function meanFace(cube: number, p: Numbers): number {
  const faces = facesInPlay(p);
  let sum = 0;
  for (let c = 0; c < 6; c++) sum += faceOf(faces, cube, c);
  return sum / 6;
}

function orderOf(request: Request, rolled: readonly number[] = []): number[] {
  const { view, role, params, rng } = request;
  const s = view.state as View;
  const p = params as unknown as Params;
  const { cubes, colour } = handOf(request);
  const faces = facesInPlay(p);
  const number = (cube: number): number =>
    rolled.includes(cube) ? Math.round(meanFace(cube, p)) : faceOf(faces, cube, colour);
  // high numbers are good for both sides: where more were dealt, the lowest are left
  const used = cubes.length > 6 ? [...cubes].sort((a, b) => number(b) - number(a)).slice(0, 6) : cubes;
  const held: number[] = [];
  for (let i = 0; i < used.length; i++) held.push(number(used[i] as number));
  readOpponent((role === 'bowling' ? s.batterShown : s.bowlerShown) ?? [], role, p.highest, held);
  const { game } = view;
  const stakes: Stakes = {
    role,
    dots: Math.min(s.dots ?? 0, 9),
    need: p.wicketDifference,
    wicket: worthOfWicket(p.wicketDifference),
    last: game.wicketsLimit !== null && game.wicketsLimit - game.wickets <= 1,
  };
  const order = arrange(held, stakes, rng);
  // from numbers back to cubes; of those that show the same, any will do
  for (let at = 0; at < order.length; at++) {
    const i = held.indexOf(order[at] as number);
    held[i] = -1;
    order[at] = used[i] as number;
  }
  return order;
}

/** The cubes that gain most by a roll, as many as may be rolled. */
function worthRolling(request: Request): readonly number[] {
  const s = request.view.state as View;
  const p = request.params as unknown as Params;
  const { cubes, colour } = handOf(request);
  const faces = facesInPlay(p);
  const gain = (cube: number): number => meanFace(cube, p) - faceOf(faces, cube, colour);
  const most = (request.role === 'bowling' ? s.bowlerRolls : s.batterRolls) ?? 0;
  return cubes
    .filter((cube) => gain(cube) > 0.5)
    .sort((a, b) => gain(b) - gain(a))
    .slice(0, most);
}

function markedOrder(request: Request): MarkedOrder {
  const rolled = worthRolling(request);
  const order = orderOf(request, rolled);
  const roll = order.flatMap((cube, at) => (rolled.includes(cube) ? [at + 1] : []));
  return { order, roll };
}

/** Rolls a low cube rather than show it; later cubes of the over that would gain more are waited for. */
function rollOrShow(request: Request): 'roll' | 'show' {
  const { view, role } = request;
  const s = view.state as View;
  const order = (role === 'bowling' ? s.bowlerOrder : s.batterOrder) ?? [];
  const cube = order[view.game.ballNumber - 1];
  if (cube === undefined) return 'show';
  const later = order.slice(view.game.ballNumber - 1);
  return worthRolling({
    ...request,
    view: { ...view, state: { ...s, batterHand: later, bowlerHand: later } },
  }).includes(cube)
    ? 'roll'
    : 'show';
}

/**
 * A sensible computer player. It lays out its cubes by what the pressure on the over, the difference for a wicket, the
 * numbers it holds and what the other side has shown so far make best; everything else it leaves to chance, for nothing
 * hangs on it. It plays from its view alone.
 */
export const sensible: Player = {
  name: 'sensible',
  formGuides,
  lapses: 2,
  choose: (request) => {
    switch (request.step) {
      case 'order.bowling':
      case 'order.batting':
        return orderOf(request);
      case 'mark.bowling':
      case 'mark.batting':
        return markedOrder(request);
      case 'roll.bowling':
      case 'roll.batting':
      case 'roll.batting-at-reveal':
        return rollOrShow(request);
      case 'core.declare':
        return 'bat on';
      default:
        return request.domain.sample(request.rng);
    }
  },
};
