/**
 * The rooms of packages/core/src, from the ground up: a room may import the index of any room above it in this list, and nothing of
 * one below. docs/architecture.md tells the same list in the same order, and `npm run check:rooms` holds both.
 */
export const rooms = [
  'errors',
  'json',
  'cricket',
  'chance',
  'domains',
  'contract',
  'laws',
  'kits',
  'compose',
  'program',
  'log',
  'interpreter',
  'scorebook',
  'match',
  'compiled',
  'runner',
  'machine',
];

/** The packages that are games: they may use the core, and nothing else of this repository. */
export const games = ['ccsl', 'ctg', 'cubes', 'pocket', 'wicked'];
