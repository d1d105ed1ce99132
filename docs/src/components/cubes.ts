import { compose } from '@howzat/core';
import { colourNames, colours, cubeSetSchema, cubes as game, originalSet } from '@howzat/cubes';
import { tabletop } from '@howzat/cubes/tabletop';
import { table } from '@howzat/pages';
import { html, schemaDetails } from './cards.js';

const paint: Readonly<Record<string, string>> = {
  A: '#9a5b00',
  B: '#1f5fa8',
  C: '#a51c30',
  D: '#444a52',
  E: '#146b3a',
  F: '#9b1f7a',
};

/** A cube laid open: the number of each colour on its face. */
function cubePicture(cube: Readonly<Record<string, number>>): string {
  const place = [
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 1],
    [1, 2],
  ] as const;
  const faces = colours.map((colour, at) => {
    const [x, y] = place[at] as readonly [number, number];
    return `<rect x="${x * 30}" y="${y * 30}" width="29" height="29" rx="3" fill="${paint[colour]}" /><text x="${x * 30 + 14.5}" y="${y * 30 + 20}">${cube[colour]}</text>`;
  });
  const said = colours.map((colour) => `${colourNames[colour]} ${cube[colour]}`).join(', ');
  return `<svg class="cube" viewBox="0 0 120 90" role="img" aria-label="Cube ${cube.id}: ${html(said)}">${faces.join('')}</svg>`;
}

/** The table of all results, as it is printed. */
function resultsOnPaper() {
  const tables = tabletop.components(compose(game).params).flatMap((it) => (it.kind === 'charts' ? it.tables : []));
  const found = tables.find(({ title }) => title === 'Every result');
  if (!found) throw new Error('Cubes prints no table of every result.');
  return found;
}

export function cubesComponents(): readonly string[] {
  const cubes = originalSet.cubes as readonly Readonly<Record<string, number>>[];
  const everyResult = resultsOnPaper();
  return [
    '## The cubes',
    `${cubes.length} cubes, each with a number in six colours. Each player reads the number of their own colour, and keeps that face to themselves. Twelve of them, laid open:`,
    `<div class="cubes">${cubes
      .filter((_, at) => at % 18 === 0)
      .map(cubePicture)
      .join('')}</div>`,
    'In the set that ships every six of the ten digits stand on exactly one cube, so no colour is better than another.',
    table(
      ['Colour', 'Name', ...Array.from({ length: 10 }, (_, n) => `Cubes with ${n}`)],
      colours.map((colour) => [
        colour,
        colourNames[colour],
        ...Array.from({ length: 10 }, (_, n) => String(cubes.filter((cube) => cube[colour] === n).length)),
      ]),
    ),
    '::: details All cubes\n',
    table(
      ['Cube', ...colours.map((colour) => colourNames[colour])],
      cubes.map((cube) => [String(cube.id), ...colours.map((colour) => String(cube[colour]))]),
    ),
    ':::',
    '## Every result',
    'The rulebook leaves a place for this table and does not print it. `howzat print cubes` puts it on paper, beside the cubes.',
    table(everyResult.head, everyResult.rows),
    everyResult.note ?? '',
    '## A set of your own',
    'Cubes from a shop have numbers of their own: write them into a file of this shape, have it checked with `howzat validate cubes.json --variant cubes`, and give it to a match as its components.',
    schemaDetails(cubeSetSchema),
  ];
}
