/**
 * The board. Six zones clockwise from Bye, each cut into rings, the bands. An area is one band of one zone, and its
 * number is `4 * zone + band - 1` on both faces, so the T10 face, which has three bands, leaves every fourth out.
 */

/** The zones by number, by the strokes that lead there (`ctg.board.zone-order`). */
export const zoneNames = ['Bye', 'Glance', 'Pull', 'Straight', 'Cover', 'Cut'] as const;

/** The zone behind the batter, where slips stand. */
export const bye = 0;

/** The ten strokes and the zones into which they go (`ctg.board.two-shots`). */
export const strokeZones = {
  'leg glance': 1,
  'hook shot': 1,
  'pull shot': 2,
  'big shot': 2,
  'on drive': 3,
  'straight drive': 3,
  'off drive': 4,
  'cover drive': 4,
  'square cut': 5,
  'late cut': 5,
} as const;

export type Stroke = keyof typeof strokeZones;

/** The ten strokes by name. */
export const strokes = Object.keys(strokeZones) as readonly Stroke[];

/** The areas a face has room for, used or not. */
export const areas = 24;

/** The number of an area; bands count from 1. */
export function areaOf(zone: number, band: number): number {
  return 4 * zone + band - 1;
}

/** The zone of an area. */
export function zoneOf(area: number): number {
  return area >> 2;
}

/** How far out an area is: 0 in the first band. */
export function depthOf(area: number): number {
  return area & 3;
}

/** The area of a zone that is so far out. */
export function areaAt(zone: number, depth: number): number {
  return 4 * zone + depth;
}

/** How far out a distance goes: two of them make a band. */
export function depthOfDistance(distance: number): number {
  return Math.ceil(distance / 2) - 1;
}

/** Is an area in the infield, which is the first two bands? */
export function isInfield(area: number): boolean {
  return depthOf(area) < 2;
}

/** Runs for a ball that stops in an area where nobody is: 1 in the infield, 2 in the outfield (`ctg.field.empty`). */
export function safeRuns(area: number): number {
  return isInfield(area) ? 1 : 2;
}

/** What a band is marked with: the distances that land in it (`ctg.board.bands`). */
export function bandMark(band: number): string {
  return `${2 * band - 1}/${2 * band}`;
}

/** How an area is called: `Cover 5/6`; the two infield areas of Bye are the slips. */
export function areaName(area: number): string {
  const zone = zoneOf(area);
  const band = depthOf(area) + 1;
  if (zone === 0 && band <= 2) return band === 1 ? 'first slip' : 'second slip';
  return `${zoneNames[zone]} ${bandMark(band)}`;
}

// — masks: sets of areas, players or cards, as a number with a bit for each —

/** Is it in the set? -1, which stands for none, is in no set of fewer than 32. */
export function holds(mask: number, place: number): boolean {
  return (mask & (1 << place)) !== 0;
}

/** The set with one more. */
export function including(mask: number, place: number): number {
  return mask | (1 << place);
}

/** The set with one less. */
export function without(mask: number, place: number): number {
  return mask & ~(1 << place);
}

/** The areas of a zone that are in a set of areas: a bit for each band, from the first. */
export function inZone(mask: number, zone: number): number {
  return (mask >> (4 * zone)) & 0b1111;
}

/** How many bits of a mask are set. */
export function bits(mask: number): number {
  let m = mask - ((mask >>> 1) & 0x55555555);
  m = (m & 0x33333333) + ((m >>> 2) & 0x33333333);
  return Math.imul((m + (m >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The places of the set bits of a mask, ascending. */
export function bitsOf(mask: number): number[] {
  const list: number[] = [];
  for (let m = mask; m !== 0; m &= m - 1) list.push(31 - Math.clz32(m & -m));
  return list;
}

/** The place of the n-th set bit of a mask, from 0. */
export function nthBit(mask: number, n: number): number {
  let m = mask;
  for (let i = 0; i < n; i++) m &= m - 1;
  return 31 - Math.clz32(m & -m);
}

/** The areas of a list as a mask. */
export function maskOf(list: readonly number[]): number {
  let mask = 0;
  for (let i = 0; i < list.length; i++) mask |= 1 << (list[i] as number);
  return mask;
}

/** The outfield areas of every zone: bands three and four. */
export const outfield = 0xcccccc;

/** The area on one of the four sides of another: round the board either way, nearer, further; -1 off the board. */
export function neighbour(area: number, side: number, bands: number): number {
  const band = depthOf(area);
  if (side === 0) return (area + 4) % 24;
  if (side === 1) return (area + 20) % 24;
  if (side === 2) return band > 0 ? area - 1 : -1;
  return band + 1 < bands ? area + 1 : -1;
}

/** Areas that touch an area: the bands beside it in its zone, and its band in the zones beside it. */
export function neighboursOf(area: number, bands: number): readonly number[] {
  return [0, 1, 2, 3].map((side) => neighbour(area, side, bands)).filter((other) => other >= 0);
}
