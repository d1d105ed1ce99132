import type { Cubes, DiceToFold, DrawnShape, Ink, Picture } from '@howzat/core/author';
import { centred } from './card.js';
import { inkOn } from './ink.js';
import { gridFor, type KitPage, type Paper, placeIn, titleShapes } from './page.js';
import { n, path, placed, rect, words } from './shapes.js';
import { fit, leastSize, middle, type Ruler } from './text.js';

/** The face of a net. */
interface Face {
  readonly mark?: string;
  readonly value: string;
  readonly ink?: Ink;
}

/** The side of a face and the width of what is glued, in millimetres. */
const side = 14;
const flap = 4;

/** Where the faces of a cube lie, in sides: those that are opposite each other add up to seven on a die. */
const cross = [
  [1, 0],
  [0, 1],
  [1, 1],
  [3, 1],
  [2, 1],
  [1, 2],
] as const;

/** A flap along the upper edge of a square, turned by quarters around its middle. */
function flapAt(x: number, y: number, turns: number): DrawnShape {
  const half = side / 2;
  const corners = [
    [-half, -half],
    [-half + 2, -half - flap],
    [half - 2, -half - flap],
    [half, -half],
  ].map(([cx = 0, cy = 0]) => {
    let [px, py] = [cx, cy];
    for (let i = 0; i < turns; i++) [px, py] = [-py, px];
    return `${n(x + half + px)} ${n(y + half + py)}`;
  });
  return path(`M${corners.join(' L')} Z`, { stroke: 'grey', width: 0.15, fill: 'white' });
}

/** A cube laid open. */
function cubeNet(name: string, faces: readonly Face[], ruler: Ruler): Picture {
  const at = (column: number, row: number): [number, number] => [flap + column * side, flap + row * side];
  const flaps = [
    [1, 0, 0],
    [1, 0, 1],
    [1, 0, 3],
    [1, 2, 1],
    [1, 2, 2],
    [1, 2, 3],
    [3, 1, 1],
  ] as const;
  const shapes: DrawnShape[] = flaps.map(([column, row, turns]) => flapAt(...at(column, row), turns));
  for (const [i, { mark = '', value, ink = 'white' }] of faces.entries()) {
    const [column, row] = cross[i] as (typeof cross)[number];
    const [x, y] = at(column, row);
    const told = fit([value], `cube ${name}`, { width: side - 3, height: side - 3, from: 20, bold: true }, ruler);
    shapes.push(rect({ x, y, width: side, height: side }, { fill: ink, stroke: 'black', width: 0.2 }));
    shapes.push(...centred(told, x + side / 2, y + side / 2, inkOn(ink)));
    if (mark !== '') shapes.push(words(x + 1, y + 3.4, mark, leastSize + 1, { ink: inkOn(ink) }));
  }
  shapes.push(words(flap + 2 * side + 2, flap + side - 2, name, leastSize, { ink: 'grey' }));
  return { width: 4 * side + 2 * flap, height: 3 * side + 2 * flap, label: `A net of ${name}`, shapes };
}

/** An eight-sided die laid open: a belt of six triangles with one above and one below. */
function octahedronNet(name: string, faces: readonly Face[], ruler: Ruler): Picture {
  const edge = 20;
  const tall = (edge * Math.sqrt(3)) / 2;
  const top = flap + tall;
  // opposite faces add up to nine: the third after each in the belt, and the two caps
  const belt = [0, 6, 2, 7, 1, 5];
  const shapes: DrawnShape[] = [];
  const triangle = (x: number, y: number, up: boolean, face: Face): void => {
    const corners = up
      ? [
          [x, y + tall],
          [x + edge, y + tall],
          [x + edge / 2, y],
        ]
      : [
          [x, y],
          [x + edge, y],
          [x + edge / 2, y + tall],
        ];
    const d = `M${corners.map(([cx = 0, cy = 0]) => `${n(cx)} ${n(cy)}`).join(' L')} Z`;
    const ink = face.ink ?? 'white';
    const { size } = fit([face.value], name, { width: edge / 2, height: tall / 2, from: 16, bold: true }, ruler);
    shapes.push(
      path(d, { fill: ink, stroke: 'black', width: 0.2 }),
      words(x + edge / 2, y + tall * (up ? 2 / 3 : 1 / 3) + middle(size), face.value, size, {
        bold: true,
        align: 'middle',
        ink: inkOn(ink),
      }),
    );
  };
  const left = flap;
  const tab = (x1: number, y1: number, x2: number, y2: number): void => {
    const [dx, dy] = [(x2 - x1) / edge, (y2 - y1) / edge];
    const out = (x: number, y: number): string => `${n(x + dy * flap)} ${n(y - dx * flap)}`;
    const d = `M${n(x1)} ${n(y1)} L${out(x1 + 3 * dx, y1 + 3 * dy)} L${out(x2 - 3 * dx, y2 - 3 * dy)} L${n(x2)} ${n(y2)} Z`;
    shapes.push(path(d, { fill: 'white', stroke: 'grey', width: 0.15 }));
  };
  const half = edge / 2;
  // the belt is closed along its right edge, each cap along its two free edges
  tab(left + 3.5 * edge, top, left + 3 * edge, top + tall);
  tab(left + half, top, left + edge, top - tall);
  tab(left + edge, top - tall, left + 1.5 * edge, top);
  tab(left + 2 * edge, top + tall, left + 1.5 * edge, top + 2 * tall);
  tab(left + 1.5 * edge, top + 2 * tall, left + edge, top + tall);
  for (const [i, face] of belt.entries()) triangle(left + i * half, top, i % 2 === 0, faces[face] as Face);
  triangle(left + half, top - tall, true, faces[3] as Face);
  triangle(left + edge, top + tall, false, faces[4] as Face);
  shapes.push(words(left + 2.2 * edge, top - 2, name, leastSize, { ink: 'grey' }));
  return { width: 3.5 * edge + 2 * flap, height: 3 * tall + 2 * flap, label: `A net of ${name}`, shapes };
}

function netPages(paper: Paper, component: string, nets: readonly { name: string; net: Picture }[]): KitPage[] {
  const width = Math.max(...nets.map(({ net }) => net.width));
  const height = Math.max(...nets.map(({ net }) => net.height));
  const grid = gridFor(paper, width, height);
  const each = grid.columns * grid.rows;
  const pages: KitPage[] = [];
  for (let from = 0; from < nets.length; from += each) {
    const some = nets.slice(from, from + each);
    const places = some.map(({ net }, at) => ({ ...placeIn(grid, at, false), width: net.width, height: net.height }));
    pages.push({
      title: component,
      back: false,
      pieces: some.map(({ name }, at) => ({ component, name, box: places[at] as (typeof places)[number] })),
      shapes: [
        ...titleShapes(paper, `${component}: cut along the outline, fold along the lines, glue the flaps`),
        ...some.flatMap(({ net }, at) => placed(net.shapes, places[at]?.x ?? 0, places[at]?.y ?? 0)),
      ],
    });
  }
  return pages;
}

/** Cubes as nets to fold. */
export function cubeNetPages(paper: Paper, { name, cubes }: Cubes, ruler: Ruler): KitPage[] {
  return netPages(
    paper,
    name,
    cubes.map((cube) => ({ name: cube.name, net: cubeNet(cube.name, cube.faces, ruler) })),
  );
}

/** Dice of six faces or of eight as nets to fold. */
export function diceNetPages(paper: Paper, { name, dice }: DiceToFold, ruler: Ruler): KitPage[] {
  return netPages(
    paper,
    name,
    dice.map((die) => {
      const faces = die.faces.map((value, at) => ({
        value,
        ...(die.inks?.[at] === undefined ? {} : { ink: die.inks[at] }),
      }));
      return {
        name: die.name,
        net: faces.length === 8 ? octahedronNet(die.name, faces, ruler) : cubeNet(die.name, faces, ruler),
      };
    }),
  );
}
