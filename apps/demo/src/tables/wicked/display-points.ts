/**
 * The field display: 24 zones in three rings round the strip, low ones close in, high ones deep. Odd zones lie on the off
 * side, which is the left of the picture, even ones on the leg side.
 */
export const display = { width: 400, height: 412, x: 200, y: 206, rx: 186, ry: 192 } as const;

/** How far out each ring lies, and how far it is turned, in degrees. */
const rings = [
  { out: 0.36, turn: 0 },
  { out: 0.63, turn: 9 },
  { out: 0.88, turn: -4 },
] as const;

/** Degrees from straight down the ground, of the four zones that a ring has on each side. */
const spread = [24, 68, 112, 154] as const;

/** How far out the ring of a zone lies. */
export const ringOf = (zone: number): number => Math.floor((zone - 1) / 8);
export const ringSizes = rings.map(({ out }) => out);

/** Where a zone lies. */
export function zoneAt(zone: number): { readonly x: number; readonly y: number } {
  const { out, turn } = rings[ringOf(zone)] as (typeof rings)[number];
  const place = Math.floor(((zone - 1) % 8) / 2);
  const side = zone % 2 === 1 ? -1 : 1;
  const angle = (((spread[place] as number) + turn * side * 0.5) * Math.PI) / 180;
  return {
    x: display.x + side * display.rx * out * Math.sin(angle),
    y: display.y + display.ry * out * Math.cos(angle),
  };
}

export const zones = Array.from({ length: 24 }, (_, i) => i + 1);
