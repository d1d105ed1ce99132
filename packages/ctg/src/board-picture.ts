import type { DrawnShape, Picture } from '@howzat/core/author';
import { bandMark, strokes, strokeZones, zoneNames } from './components/geometry.js';
import type { Board } from './components/set.js';

/** The board and what lies beside it, drawn from the data of a set. Lengths are in millimetres. */

const centre = { x: 95, y: 99 };
/** The pitch in the middle, and the boundary. */
const inner = 16;
const outer = 78;
const slice = (2 * Math.PI) / 6;

function at(radius: number, turn: number): { readonly x: number; readonly y: number } {
  return { x: centre.x + radius * Math.sin(turn), y: centre.y - radius * Math.cos(turn) };
}

function pair({ x, y }: { readonly x: number; readonly y: number }): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

/** An area: a band of a zone. */
function areaPath(zone: number, from: number, to: number): string {
  const [left, right] = [(zone - 0.5) * slice, (zone + 0.5) * slice];
  return `M${pair(at(from, left))} L${pair(at(to, left))} A${to} ${to} 0 0 1 ${pair(at(to, right))} L${pair(at(from, right))} A${from} ${from} 0 0 0 ${pair(at(from, left))} Z`;
}

function text(
  x: number,
  y: number,
  words: string,
  size: number,
  more: { bold?: boolean; ink?: 'grey' } = {},
): DrawnShape {
  return { kind: 'text', x, y, text: words, size, align: 'middle', ...more };
}

/** The names of a zone outside the boundary, with the circle for the ball marker. */
function zoneShapes(zone: number): DrawnShape[] {
  const { x, y } = at(outer + 10, zone * slice);
  const into = strokes.filter((stroke) => strokeZones[stroke] === zone);
  const name = text(x, y - 1, `${zoneNames[zone]}`, 11, { bold: true });
  return [
    name,
    ...(into.length === 0
      ? [text(x, y + 3.2, 'the slips', 8)]
      : into.map((stroke, i) => text(x, y + 3.2 + i * 3.4, stroke, 8))),
  ];
}

/** A face of the board: what a fielder in each area needs to catch, and the distances that land there. */
export function boardPicture(name: string, { areas }: Board): Picture {
  const bands = Math.max(...areas.map(({ band }) => band));
  const ring = (outer - inner) / bands;
  const drawn = areas.flatMap(({ zone, band, catch: least }): DrawnShape[] => {
    const [from, to] = [inner + (band - 1) * ring, inner + band * ring];
    const { x, y } = at((from + to) / 2, zone * slice);
    return [
      { kind: 'path', d: areaPath(zone, from, to), stroke: 'grey', width: 0.3, fill: band > 2 ? 'grass' : 'white' },
      text(x, y + 1, `${least}+`, 15, { bold: true }),
      text(x, y + 5, bandMark(band), 8),
    ];
  });
  // over the others, or their edges would hide it
  const focussed = areas
    .filter(({ focus }) => focus)
    .map(
      ({ zone, band }): DrawnShape => ({
        kind: 'path',
        d: areaPath(zone, inner + (band - 1) * ring + 0.8, inner + band * ring - 0.8),
        stroke: 'crimson',
        width: 1.2,
      }),
    );
  const legend = [
    'The large number: what a D6 must show for a catch there. A thick outline: focussed, one less is enough.',
    'The small numbers: the distances that land there. White is the infield, shaded the outfield.',
    'Behind the wicket stand the slips, in the two inner areas of Bye. They catch on a 6.',
  ];
  return {
    width: 190,
    height: 210,
    label: `${name} board`,
    shapes: [
      ...drawn,
      ...focussed,
      ...Array.from({ length: 6 }, (_, zone) => zoneShapes(zone)).flat(),
      text(centre.x, centre.y + 1, 'Pitch', 11, { bold: true }),
      text(centre.x, centre.y + 5, 'tile', 9),
      ...legend.map((line, i) => text(95, 198 + i * 4.2, line, 9)),
    ],
  };
}

function place(
  x: number,
  y: number,
  width: number,
  height: number,
  words: string,
  fill?: 'sky' | 'pink',
): DrawnShape[] {
  const d = `M${x} ${y} L${x + width} ${y} L${x + width} ${y + height} L${x} ${y + height} Z`;
  return [
    { kind: 'path', d, stroke: 'grey', width: 0.4, ...(fill ? { fill } : {}) },
    text(x + width / 2, y + height / 2 + 2, words, 12, { bold: true }),
  ];
}

/** The meter with its five steps, the zones of the stroke, and the places of the six over cards. */
export function meterPicture(): Picture {
  const steps = [
    ['−1', 'bowler +1'],
    ['0', 'neutral'],
    ['1', 'batter +1'],
    ['2', 'batter +2'],
    ['3', 'batter +3'],
  ] as const;
  const zones = zoneNames.slice(1);
  return {
    width: 190,
    height: 250,
    label: 'Meter, strokes and over cards',
    shapes: [
      text(95, 6, 'The meter: the ball end on the left, the bat end on the right', 11),
      ...steps.flatMap(([step, says], i) => [
        ...place(5 + i * 36, 10, 36, 26, step, i === 0 ? 'pink' : i > 1 ? 'sky' : undefined),
        text(23 + i * 36, 33, says, 8),
      ]),
      text(95, 50, 'The stroke: the ball marker lies on its zone', 11),
      ...zones.flatMap((zone, i) => [
        ...place(5 + i * 36, 54, 36, 26, zone),
        text(23 + i * 36, 77, strokes.filter((stroke) => strokeZones[stroke] === i + 1).join(', '), 7.5),
      ]),
      text(95, 94, 'The over: six over cards face down, turned from left to right; their cards lie on top', 11),
      ...Array.from({ length: 6 }, (_, i) =>
        place(3 + (i % 3) * 63, 98 + Math.floor(i / 3) * 75, 58, 70, `Ball ${i + 1}`),
      ).flat(),
    ],
  };
}

/** Nine columns from 0 to 9, a marker in each. */
export function scoreboardPicture(): Picture {
  const columns = [
    'Runs 100',
    'Runs 10',
    'Runs 1',
    'Wickets',
    'Overs 10',
    'Overs 1',
    'Target 100',
    'Target 10',
    'Target 1',
  ];
  return {
    width: 190,
    height: 240,
    label: 'Scoreboard',
    shapes: columns.flatMap((name, c) => [
      text(10.5 + c * 21, 10, name.split(' ')[0] ?? '', 9, { bold: true }),
      text(10.5 + c * 21, 14, name.split(' ')[1] === undefined ? '' : `× ${name.split(' ')[1]}`, 8),
      ...Array.from({ length: 10 }, (_, digit) => place(1 + c * 21, 18 + digit * 21, 19, 20, String(digit))).flat(),
    ]),
  };
}
