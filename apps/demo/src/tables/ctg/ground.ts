/**
 * The ground as it is drawn: an oval seen from above, the striker at the top, the bowler at the bottom. Behind the striker
 * lies Bye; from there the zones go round with the clock, so that the off side is on the left, as a bowler to a
 * right-hander sees it. Areas go by their number on the board, `4 * zone + band - 1`.
 */
export const ground = { width: 400, height: 432, x: 200, y: 216, rx: 172, ry: 188, rope: 1.045 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far out each band begins and the last one ends, as a share of the way to the rope. */
const rings: Readonly<Record<number, readonly number[]>> = {
  3: [0.2, 0.46, 0.72, 1],
  4: [0.18, 0.39, 0.6, 0.8, 1],
};

/** The zones: what they are called, and the strokes that go there. */
export const zones = [
  { name: 'Bye', strokes: [] },
  { name: 'Glance', strokes: ['leg glance', 'hook shot'] },
  { name: 'Pull', strokes: ['pull shot', 'big shot'] },
  { name: 'Straight', strokes: ['on drive', 'straight drive'] },
  { name: 'Cover', strokes: ['off drive', 'cover drive'] },
  { name: 'Cut', strokes: ['square cut', 'late cut'] },
] as const;

/** Ready-made fields, by area. Which of them is allowed depends on the over, the bowler and the format. */
export const presets = {
  attack: [0, 1, 4, 8, 13, 16, 17, 20, 21],
  ring: [4, 5, 8, 9, 13, 16, 17, 20, 21],
  sweepers: [5, 9, 10, 12, 13, 17, 18, 20, 21],
  spread: [6, 9, 10, 13, 14, 17, 18, 21, 22],
} as const;

export const zoneOf = (area: number): number => area >> 2;
/** The band of an area, from 1. */
export const bandOf = (area: number): number => (area & 3) + 1;
const areaAt = (zone: number, band: number): number => 4 * zone + band - 1;
export const has = (mask: number, bit: number): boolean => (mask & (1 << bit)) !== 0;
export const areasOf = (mask: number): number[] =>
  Array.from({ length: 24 }, (_, area) => area).filter((area) => has(mask, area));

/** Every area of a face with so many bands. */
export function allAreas(bands: number): number[] {
  return Array.from({ length: 6 * bands }, (_, i) => areaAt(Math.floor(i / bands), (i % bands) + 1));
}

/** A point so far out, in a direction: 0 is behind the striker, a whole turn is 6. */
function pointAt(out: number, turn: number): Point {
  const angle = ((turn - 1.5) * Math.PI) / 3;
  return { x: ground.x + ground.rx * out * Math.cos(angle), y: ground.y + ground.ry * out * Math.sin(angle) };
}

function ring(bands: number, n: number): number {
  return (rings[bands] ?? (rings[3] as readonly number[]))[n] as number;
}

/** The middle of an area. */
export function middleOf(area: number, bands: number): Point {
  const band = bandOf(area);
  const out = (ring(bands, band - 1) + ring(bands, band)) / 2;
  return pointAt(out, zoneOf(area));
}

/** How far out the infield ends. */
export const infield = (bands: number): number => ring(bands, 2);

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The outline of a part of a zone, from one distance to another. */
function wedge(zone: number, inner: number, outer: number): string {
  const arc = (out: number): string => `A${(ground.rx * out).toFixed(1)} ${(ground.ry * out).toFixed(1)} 0 0`;
  const [from, to] = [zone - 0.5, zone + 0.5];
  return [
    `M${at(pointAt(inner, from))}L${at(pointAt(outer, from))}`,
    `${arc(outer)} 1 ${at(pointAt(outer, to))}`,
    `L${at(pointAt(inner, to))}${arc(inner)} 0 ${at(pointAt(inner, from))}Z`,
  ].join('');
}

/** The outline of an area. */
export function areaShape(area: number, bands: number): string {
  const band = bandOf(area);
  return wedge(zoneOf(area), ring(bands, band - 1), ring(bands, band));
}

/** The outline of a whole zone. */
export function zoneShape(zone: number, bands: number): string {
  return wedge(zone, ring(bands, 0), 1);
}

/** Where a struck ball goes: from the striker to where it lands, and on to where it stops or beyond the rope. */
export function flight(
  landing: number,
  stop: number | null,
  bands: number,
): { readonly landing: Point; readonly end: Point } {
  const end = stop === null ? pointAt(1.09, zoneOf(landing)) : middleOf(stop, bands);
  return { landing: middleOf(landing, bands), end };
}

/** Where the striker stands. */
export const crease: Point = { x: ground.x, y: ground.y - 20 };

/** The area beside another: round the board, or in and out; the same one where the board ends. */
export function beside(area: number, step: 'round' | 'back' | 'in' | 'out', bands: number): number {
  const [zone, band] = [zoneOf(area), bandOf(area)];
  if (step === 'round') return areaAt((zone + 1) % 6, band);
  if (step === 'back') return areaAt((zone + 5) % 6, band);
  return areaAt(zone, Math.max(1, Math.min(bands, band + (step === 'out' ? 1 : -1))));
}

/** A line along the rope of a zone to write on, such that no word stands on its head; `out` says how far out it runs. */
export function ropeLine(zone: number, out = 1.092): string {
  const below = zone > 1 && zone < 5;
  const [from, to] = below ? [zone + 0.45, zone - 0.45] : [zone - 0.45, zone + 0.45];
  return `M${at(pointAt(out, from))}A${ground.rx * out} ${ground.ry * out} 0 0 ${below ? 0 : 1} ${at(pointAt(out, to))}`;
}
