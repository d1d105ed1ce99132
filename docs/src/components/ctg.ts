import { compose } from '@howzat/core';
import { cardSetSchema, originalCards } from '@howzat/ctg';
import { table } from '@howzat/pages';
import type { Game } from '../games.js';
import { cardRow, schemaDetails } from './cards.js';

const zones = [
  'Bye',
  'Leg glance, hook',
  'Pull, big shot',
  'On drive, straight drive',
  'Off drive, cover drive',
  'Square cut, late cut',
];

/** A face of the board: a ring for each band, a slice for each zone, in each area what a fielder needs to catch. */
function boardPicture(areas: readonly { zone: number; band: number; catch: number; focus: boolean }[]): string {
  const bands = Math.max(...areas.map(({ band }) => band));
  const centre = 170;
  const ring = (centre - 34) / bands;
  const at = (radius: number, turn: number): string =>
    `${(centre + radius * Math.sin(turn)).toFixed(1)} ${(centre - radius * Math.cos(turn)).toFixed(1)}`;
  const slice = (2 * Math.PI) / 6;
  const parts = areas.map(({ zone, band, catch: least, focus }) => {
    const [inner, outer] = [22 + (band - 1) * ring, 22 + band * ring];
    const [from, to] = [(zone - 0.5) * slice, (zone + 0.5) * slice];
    const path = `M${at(inner, from)} L${at(outer, from)} A${outer} ${outer} 0 0 1 ${at(outer, to)} L${at(inner, to)} A${inner} ${inner} 0 0 0 ${at(inner, from)} Z`;
    const [x, y] = at((inner + outer) / 2, zone * slice).split(' ');
    return `<path d="${path}" class="${focus ? 'area focus' : 'area'}" /><text x="${x}" y="${y}">${least}+</text>`;
  });
  const labels = zones.map((_, zone) => {
    const [x, y] = at(centre - 6, zone * slice).split(' ');
    return `<text class="zone" x="${x}" y="${y}">${zone}</text>`;
  });
  return `<svg class="board" viewBox="-6 -6 352 352" role="img" aria-label="The board: ${bands} rings in six zones, with the roll that a catch needs in each area">${parts.join('')}${labels.join('')}<circle cx="${centre}" cy="${centre}" r="20" class="pitch" /></svg>`;
}

/** The words of each card are those that are printed on it. */
export function ctgComponents({ variant, tabletop }: Game): readonly string[] {
  const set = originalCards;
  const components = tabletop.components(compose(variant, {}).params);
  const decks = components.filter((component) => component.kind === 'cards');
  return [
    '## The board',
    'Six zones around the pitch, numbered at the rim, in rings from the pitch to the boundary. In each area stands what a fielder there has to roll for a catch. T10 is played on three rings, T20 on four.',
    `<div class="boards">${boardPicture(set.boards.t10.areas)}${boardPicture(set.boards.t20.areas)}</div>`,
    table(
      ['Zone', 'Strokes'],
      zones.map((strokes, zone) => [String(zone), strokes]),
    ),
    ...decks.flatMap(({ name, note, cards }) => [
      `## ${name}`,
      ...(note === undefined ? [] : [note]),
      cardRow(
        cards.map(({ name: card, corner = '', under, lines = [], table: rows, foot }) => ({
          name: card,
          mark: corner,
          lines: [
            ...(under === undefined ? [] : [under]),
            ...lines,
            ...(rows?.rows ?? []).map(([bowl = '', best = '']) => `${bowl}: ${best}`),
            ...(foot === undefined ? [] : [foot]),
          ],
        })),
      ),
    ]),
    '## A set of your own',
    'The rulebook prints none of its cards, so a set is data: write down the cards that you own, have them checked with `howzat validate cards.json --variant ctg`, and give them to a match as its components.',
    schemaDetails(cardSetSchema),
  ];
}
