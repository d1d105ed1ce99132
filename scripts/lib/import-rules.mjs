import { games, rooms } from './rooms.mjs';

const core = 'packages/core/src';

/** One rule for each room: it imports no room that stands behind it in the list. */
const downward = rooms.slice(0, -1).map((room, at) => ({
  name: `${room}-imports-downward`,
  comment: `${room} may use ${rooms.slice(0, at).join(', ') || 'no other room'}: see scripts/lib/rooms.mjs.`,
  severity: 'error',
  from: { path: `^${core}/${room}/` },
  to: { path: `^${core}/(${rooms.slice(at + 1).join('|')})/` },
}));

/** Which file may import which, in the terms of dependency-cruiser. Imports of types count like all others. */
export const importRules = [
  ...downward,
  {
    name: 'rooms-by-their-index',
    comment: 'What a room has for others stands in its index.',
    severity: 'error',
    from: { path: `^${core}/([^/]+)/` },
    to: { path: `^${core}/[^/]+/`, pathNot: [`^${core}/$1/`, `^${core}/[^/]+/index\\.ts$`] },
  },
  {
    name: 'entries-read-indexes',
    comment: 'An entry of the core picks from what the rooms have for others.',
    severity: 'error',
    from: { path: `^${core}/[^/]+\\.ts$` },
    to: { path: `^${core}/`, pathNot: `^${core}/[^/]+/index\\.ts$` },
  },
  {
    name: 'rooms-import-no-entry',
    comment: 'The entries are for those outside.',
    severity: 'error',
    from: { path: `^${core}/[^/]+/` },
    to: { path: `^${core}/[^/]+\\.ts$` },
  },
  {
    name: 'no-circles',
    comment:
      'Two files that need each other cannot be read one after the other: move what both need to where it belongs.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'games-use-the-core-alone',
    comment: 'A game comes with nothing but the core.',
    severity: 'error',
    from: { path: `^packages/(${games.join('|')})/src/` },
    to: { path: '^(packages|apps|docs)/', pathNot: ['^packages/core/', '^packages/$1/'] },
  },
  {
    name: 'everything-is-found',
    comment:
      'An import that leads nowhere would be held by no rule. Compiled runners are there once a game has been built.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, path: '^(\\.|@howzat/)', pathNot: '^@howzat/[a-z]+/runner$' },
  },
];
