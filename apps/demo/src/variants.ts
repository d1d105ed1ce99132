import type { LevelName } from '@howzat/players';
import { spoken } from './language/spoken.js';

/**
 * The games that the app knows: the one list to add a variant to. A package is loaded when somebody plays it, so a line
 * costs nothing until then. A variant that names no table is played on the generic one.
 */
export interface VariantEntry {
  /** The id of the variant in its package. */
  readonly id: string;
  readonly title: string;
  /** What kind of game it is, in a sentence. */
  readonly blurb: string;
  /** About how long a first match takes, in minutes. */
  readonly minutes: number;
  /** The package: its variant, and a computer player `sensible` where it has one. */
  readonly load: () => Promise<object>;
  /** The words of its rules and its presentation. */
  readonly words?: () => Promise<object>;
  /** The folder in `tables` that holds its own table. */
  readonly table?: string;
  /** Both sides choose at these steps at once, and a computer takes something else than the person it plays against. */
  readonly apart?: readonly [home: string, away: string];
  /** At these steps a computer waits until the person who plays against it says to go on: else whole overs would go by. */
  readonly waits?: readonly string[];
  /** The levels of the computer that it offers, where those are not all three. */
  readonly levels?: readonly LevelName[];
  /** What a first match is played with: the format where that is not the variant's own default, and the seed of the one that is explained. */
  readonly first?: { readonly format?: string; readonly seed?: number };
}

export const variants: readonly VariantEntry[] = [
  {
    id: 'ctg',
    title: 'Cricket: The Game',
    blurb: 'Captain a side on an oval: set the field, pick the stroke, roll for the bounce.',
    minutes: 25,
    load: () => import('@howzat/ctg'),
    words: () => import('@howzat/ctg/rules'),
    table: 'ctg',
    first: { seed: 29 },
  },
  {
    id: 'wicked',
    title: 'Wicked Cricket',
    blurb: 'An over on a card: choose your bowler and line, and let the charts decide.',
    minutes: 20,
    load: () => import('@howzat/wicked'),
    words: () => import('@howzat/wicked/rules'),
    table: 'wicked',
    first: { format: 'ten-over', seed: 27 },
    // whoever bats has dice to roll and nothing to decide
    waits: ['field'],
    // looking ahead wins less often there than playing sensibly: docs/players.md has the figures
    levels: ['village', 'club'],
  },
  {
    id: 'cubes',
    title: 'Cubes',
    blurb: 'Six cubes a side, six balls an over: order yours before you see theirs.',
    minutes: 8,
    load: () => import('@howzat/cubes'),
    words: () => import('@howzat/cubes/rules'),
    table: 'cubes',
    first: { seed: 4 },
  },
  {
    id: 'ccsl',
    title: 'Cricket Card Strategy League',
    blurb: 'Two hands of numbers. Play the same card and it is out.',
    minutes: 3,
    load: () => import('@howzat/ccsl'),
    words: () => import('@howzat/ccsl/rules'),
    table: 'ccsl',
    // of one over more than half are over within three balls, and one in five is tied
    first: { format: 'two-over', seed: 20 },
  },
  {
    id: 'pocket',
    title: 'Pocket Cricket',
    blurb: 'Cards, ranks and nerve: answer every play until somebody passes.',
    minutes: 30,
    load: () => import('@howzat/pocket'),
    words: () => import('@howzat/pocket/rules'),
    table: 'pocket',
    first: { seed: 2 },
    apart: ['team.home', 'team.away'],
  },
  {
    id: 'hand-cricket',
    title: 'Hand cricket',
    blurb: 'The playground game on fingers, from a package of somebody else, on the generic table.',
    minutes: 2,
    load: () => import('./third-party/hand-cricket.js'),
  },
];

// what a game is called and what it is stands in its line; other languages have it beside their words
spoken('games', Object.fromEntries(variants.map((entry) => [entry.id, entry])));

/** The entry of a variant, if the app knows it. */
export function variantEntry(id: string): VariantEntry | undefined {
  return variants.find((entry) => entry.id === id);
}
