/** What the yardstick of the larger games goes by in the table. */
export const yardstick = 'full Cubes, runner';

/** The games that play fast: which file holds each, and whether somebody wrote a loop for it by hand. */
export const small = [
  { id: 'cubes', title: 'full Cubes', entry: 'cubes', byHand: true },
  { id: 'basic-ccsl', title: 'basic CCSL', entry: 'ccsl', byHand: true },
  { id: 'ccsl-one-over', title: 'full CCSL, one over', entry: 'ccsl', byHand: false },
  { id: 'ccsl-three-over', title: 'full CCSL, three overs', entry: 'ccsl', byHand: false },
] as const;

/**
 * The games that are measured beside the runner on full Cubes: how fast they are to be, as a share of its balls, and whether somebody
 * wrote a loop for them by hand. What the runner reaches of that loop is told, and is held to no target.
 */
export const larger = [
  { id: 'ctg-t20', title: 'CTG, T20', random: 1 / 25, sensible: 1 / 100, replay: 50, byHand: false },
  { id: 'ctg-t10', title: 'CTG, T10', random: 1 / 25, sensible: 1 / 100, replay: null, byHand: true },
  { id: 'wicked', title: 'Wicked, overs', random: 1 / 10, sensible: null, replay: null, byHand: true },
  { id: 'pocket', title: 'Pocket, overs', random: 1 / 30, sensible: null, replay: null, byHand: true },
] as const satisfies readonly {
  readonly id: string;
  readonly title: string;
  readonly random: number;
  readonly sensible: number | null;
  /** How many times as fast a record is to be replayed as the machine plays it. */
  readonly replay: number | null;
  readonly byHand: boolean;
}[];

/** The two games that are held to a share of what their loop written by hand plays. */
export const measured = small.filter(({ byHand }) => byHand);

/** The contests in which a runner plays beside a loop written by hand and nobody else. */
export const besideLoops: readonly { readonly entry: string; readonly id: string; readonly title: string }[] = [
  ...measured,
  ...larger.filter(({ byHand }) => byHand).map(({ id, title }) => ({ entry: 'larger', id: `${id}-by-hand`, title })),
];

/** The contests in the order of the table: the file that holds each, and its id. */
export const plan: readonly { readonly entry: string; readonly id: string }[] = [
  ...small.flatMap(({ id, entry }) =>
    ['', '-log', '-views', '-sensible', '-machine'].map((part) => ({ entry, id: `${id}${part}` })),
  ),
  ...measured.flatMap(({ id }) => ['-after', '-log-after'].map((part) => ({ entry: 'after', id: `${id}${part}` }))),
  { entry: 'boardgame', id: 'basic-ccsl-boardgame' },
  ...larger.flatMap(({ id, byHand }) =>
    [...(byHand ? ['by-hand'] : []), 'beside-cubes', 'log', 'views', 'replay'].map((part) => ({
      entry: 'larger',
      id: `${id}-${part}`,
    })),
  ),
];
