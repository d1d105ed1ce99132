import { type Domain, type DomainDescription, type Json, pick, type Refusal, type Rng } from '@howzat/core/author';
import { areaName, bits, bitsOf, maskOf, neighbour, neighboursOf, outfield } from './geometry.js';

/** The limits on a field at one moment. A field itself is a mask of areas. */
export interface FieldLimits {
  readonly bands: number;
  /** Most fielders in the outfield, in a zone, and zones that may hold one more. */
  readonly outfieldMost: number;
  readonly zoneMost: number;
  readonly bigZones: number;
  /** Most fielders in the Bye zone. */
  readonly slipsMost: number;
  /** May fielders stand in the outfield of Bye too, do they count towards zone and outfield, are fewer than nine enough? */
  readonly byeOutfield: boolean;
  readonly byeExempt: boolean;
  readonly fewer: boolean;
}

/** What a field breaks, in the order in which it is looked at. */
export type FieldBreach = 'number' | 'slip-area' | 'slips' | 'outfield' | 'zone';

const fielders = 9;
const everyPlace = { 3: 0x777777, 4: 0xffffff } as const;

/** The areas in which fielders may stand. */
export function placesOf({ bands, byeOutfield }: FieldLimits): number {
  const all = everyPlace[bands as 3 | 4];
  return byeOutfield ? all : all & ~(outfield & 0xf);
}

/** The first limit that a field breaks, or null. */
export function breachOf(field: number, limits: FieldLimits): FieldBreach | null {
  const n = bits(field);
  if (limits.fewer ? n > fielders : n !== fielders) return 'number';
  if ((field & ~placesOf(limits)) !== 0) return 'slip-area';
  if (bits(field & 0xf) > limits.slipsMost) return 'slips';
  const counted = limits.byeExempt ? field & ~0xf : field;
  if (bits(counted & outfield) > limits.outfieldMost) return 'outfield';
  let big = 0;
  for (let zone = 0; zone < 6; zone++) {
    const there = bits((counted >> (4 * zone)) & 0xf);
    if (there > limits.zoneMost + 1 || (there > limits.zoneMost && ++big > limits.bigZones)) return 'zone';
  }
  return null;
}

/** One way to fill a zone. */
interface Filling {
  readonly areas: number;
  readonly fielders: number;
  readonly outfield: number;
  readonly big: number;
}

/**
 * All legal fields under some limits, counted and never listed: how many ways there are to fill the zones that are left
 * for every number of fielders, of outfielders and of three-fielder zones so far.
 */
export class FieldTable {
  private readonly fillings: readonly (readonly Filling[])[];
  /** `((zone * 10 + fielders) * 10 + outfielders) * 2 + big zones`: ways to go on. */
  private readonly ways = new Float64Array(7 * 200);
  readonly count: number;

  constructor(readonly limits: FieldLimits) {
    this.fillings = Array.from({ length: 6 }, (_, zone) => fillingsOf(zone, limits));
    for (let n = 0; n <= fielders; n++)
      for (let o = 0; o <= limits.outfieldMost && o < 10; o++)
        for (let b = 0; b <= limits.bigZones; b++) this.ways[at(6, n, o, b)] = limits.fewer || n === fielders ? 1 : 0;
    for (let zone = 5; zone >= 0; zone--)
      for (let n = 0; n <= fielders; n++)
        for (let o = 0; o < 10; o++)
          for (let b = 0; b < 2; b++) {
            let sum = 0;
            for (const filling of this.fillings[zone] as readonly Filling[]) sum += this.after(zone, n, o, b, filling);
            this.ways[at(zone, n, o, b)] = sum;
          }
    this.count = this.ways[0] as number;
  }

  private after(zone: number, n: number, o: number, b: number, filling: Filling): number {
    const nn = n + filling.fielders;
    const oo = o + filling.outfield;
    const bb = b + filling.big;
    return nn > fielders || oo > 9 || bb > 1 ? 0 : (this.ways[at(zone + 1, nn, oo, bb)] as number);
  }

  /** The field of a number from 0 to `count - 1`. */
  nth(number: number): number {
    let left = number;
    let field = 0;
    let n = 0;
    let o = 0;
    let b = 0;
    for (let zone = 0; zone < 6; zone++) {
      const list = this.fillings[zone] as readonly Filling[];
      for (let i = 0; i < list.length; i++) {
        const filling = list[i] as Filling;
        const ways = this.after(zone, n, o, b, filling);
        if (left < ways) {
          field |= filling.areas;
          n += filling.fielders;
          o += filling.outfield;
          b += filling.big;
          break;
        }
        left -= ways;
      }
    }
    return field;
  }

  sample(rng: Rng): number {
    return this.nth(pick(rng, this.count));
  }

  /**
   * The field of the greatest worth, where a field is worth what its zones are.
   * @param worth of the areas of one zone, as four bits
   */
  best(worth: (zone: number, there: number) => number): number {
    // the best that can still be had from each zone on, and the filling that brings it
    const most = new Float64Array(7 * 200).fill(Number.NEGATIVE_INFINITY);
    const choice = new Int32Array(7 * 200);
    for (let i = 0; i < 200; i++) if (this.ways[1200 + i] === 1) most[1200 + i] = 0;
    for (let zone = 5; zone >= 0; zone--) {
      const list = this.fillings[zone] as readonly Filling[];
      const values = list.map((filling) => worth(zone, filling.areas >> (4 * zone)));
      for (let n = 0; n <= fielders; n++)
        for (let o = 0; o < 10; o++)
          for (let b = 0; b < 2; b++)
            for (const [i, filling] of list.entries()) {
              if (this.after(zone, n, o, b, filling) === 0) continue;
              const next = at(zone + 1, n + filling.fielders, o + filling.outfield, b + filling.big);
              const value = (values[i] as number) + (most[next] as number);
              const here = at(zone, n, o, b);
              if (value > (most[here] as number)) {
                most[here] = value;
                choice[here] = i;
              }
            }
    }
    let field = 0;
    for (let zone = 0, n = 0, o = 0, b = 0; zone < 6; zone++) {
      const filling = this.fillings[zone]?.[choice[at(zone, n, o, b)] as number] as Filling;
      field |= filling.areas;
      n += filling.fielders;
      o += filling.outfield;
      b += filling.big;
    }
    return field;
  }
}

function at(zone: number, n: number, o: number, b: number): number {
  return ((zone * 10 + n) * 10 + o) * 2 + b;
}

function fillingsOf(zone: number, limits: FieldLimits): Filling[] {
  const places = (placesOf(limits) >> (4 * zone)) & 0xf;
  const exempt = zone === 0 && limits.byeExempt;
  const list: Filling[] = [];
  for (let set = 0; set < 16; set++) {
    if ((set & ~places) !== 0) continue;
    const n = bits(set);
    const big = !exempt && n > limits.zoneMost ? 1 : 0;
    if (!exempt && n > limits.zoneMost + Math.min(1, limits.bigZones)) continue;
    if (zone === 0 && n > limits.slipsMost) continue;
    list.push({ areas: set << (4 * zone), fielders: n, outfield: exempt ? 0 : bits(set & 0xc), big });
  }
  return list;
}

const tables = new Map<number, FieldTable>();

/** The legal fields under some limits; each table is made once. */
export function fieldsUnder(limits: FieldLimits): FieldTable {
  const key =
    limits.bands |
    (Math.min(9, limits.outfieldMost) << 3) |
    (Math.min(9, limits.zoneMost) << 7) |
    (limits.bigZones << 11) |
    (Math.min(4, limits.slipsMost) << 12) |
    (limits.byeOutfield ? 1 << 15 : 0) |
    (limits.byeExempt ? 1 << 16 : 0) |
    (limits.fewer ? 1 << 17 : 0);
  let table = tables.get(key);
  if (!table) {
    table = new FieldTable({ ...limits });
    tables.set(key, table);
  }
  return table;
}

/** A fielder sent from one area to another. */
export interface FielderMove {
  readonly from: number;
  readonly to: number;
}

/** The field after a move. */
export function moved(field: number, { from, to }: FielderMove): number {
  return (field & ~(1 << from)) | (1 << to);
}

/** Every move of one fielder that leaves a legal field; to neighbouring areas alone where `near` says so. */
export function movesFrom(field: number, limits: FieldLimits, near = false): FielderMove[] {
  const list: FielderMove[] = [];
  const free = placesOf(limits) & ~field;
  for (const from of bitsOf(field))
    for (const to of near ? neighboursOf(from, limits.bands) : bitsOf(free))
      if (free & (1 << to) && breachOf(moved(field, { from, to }), limits) === null) list.push({ from, to });
  return list;
}

/** Is there a move that leaves a legal field at all? */
export function hasMove(field: number, limits: FieldLimits): boolean {
  const free = placesOf(limits) & ~field;
  for (let m = field; m !== 0; m &= m - 1)
    for (let to = free; to !== 0; to &= to - 1)
      // both are one bit: where a fielder leaves, and where they come to
      if (breachOf((field ^ (m & -m)) | (to & -to), limits) === null) return true;
  return false;
}

/** Is there one to a neighbouring area? */
export function hasMoveNear(field: number, limits: FieldLimits): boolean {
  const free = placesOf(limits) & ~field;
  for (let m = field; m !== 0; m &= m - 1) {
    const from = 31 - Math.clz32(m & -m);
    for (let side = 0; side < 4; side++) {
      const to = neighbour(from, side, limits.bands);
      if (to >= 0 && free & (1 << to) && breachOf((field & ~(1 << from)) | (1 << to), limits) === null) return true;
    }
  }
  return false;
}

/** A rule's sentence about a field. */
type Breaks = (field: number, breach: FieldBreach) => Refusal;

const pieces: readonly string[] = Array.from({ length: fielders }, (_, i) => `fielder ${i + 1}`);

/**
 * The legal fields as a domain of placements: a list of areas, one for each fielder. Fielders are alike, so their order
 * means nothing; fields are listed and drawn in ascending order.
 */
export class FieldDomain implements Domain<readonly number[]> {
  readonly kind = 'placement';
  private readonly table: FieldTable;
  constructor(
    private readonly limits: FieldLimits,
    private readonly breaks: Breaks,
    private readonly occupied: Refusal,
  ) {
    this.table = fieldsUnder(limits);
  }
  count(): number {
    return this.table.count;
  }
  has(choice: unknown): choice is readonly number[] {
    return this.why(choice) === null;
  }
  why(choice: unknown): Refusal | null {
    if (!Array.isArray(choice)) return { message: 'A field is a list of nine areas.', rule: null };
    const all = everyPlace[this.limits.bands as 3 | 4];
    let field = 0;
    for (const area of choice as readonly unknown[]) {
      if (typeof area !== 'number' || !Number.isInteger(area) || area < 0 || area > 23 || !(all & (1 << area)))
        return { message: `There is no such area on this board: ${shownArea(area)}.`, rule: null };
      if (field & (1 << area)) return { ...this.occupied, message: `Area occupied: ${areaName(area)}.` };
      field |= 1 << area;
    }
    const breach = breachOf(field, this.limits);
    return breach === null ? null : this.breaks(field, breach);
  }
  sample(rng: Rng): readonly number[] {
    return bitsOf(this.table.sample(rng));
  }
  *[Symbol.iterator](): Iterator<readonly number[]> {
    for (let i = 0; i < this.table.count; i++) yield bitsOf(this.table.nth(i));
  }
  describe(): DomainDescription {
    return { kind: 'placement', pieces, places: bitsOf(placesOf(this.limits)) as readonly Json[], shared: false };
  }
}

function shownArea(area: unknown): string {
  const text = JSON.stringify(area) ?? String(area);
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}

/** The list of areas of a choice as a mask. */
export const fieldOf: (choice: readonly number[]) => number = maskOf;
