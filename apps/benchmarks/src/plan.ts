/** What the yardstick of the larger games goes by in the table. */
export const yardstick = 'full Cubes, runner';

/** The games that play fast: which file holds each, and whether somebody wrote a loop for it by hand. */
export const small = [
  { id: 'cubes', title: 'full Cubes', entry: 'cubes', byHand: true },
  { id: 'basic-ccsl', title: 'basic CCSL', entry: 'ccsl', byHand: true },
  { id: 'ccsl-one-over', title: 'full CCSL, one over', entry: 'ccsl', byHand: false },
  { id: 'ccsl-three-over', title: 'full CCSL, three overs', entry: 'ccsl', byHand: false },
] as const;

/** The games that are measured beside the runner on full Cubes: how fast they are to be, as a share of its balls. */
export const larger = [
  { id: 'ctg-t20', title: 'CTG, T20', random: 1 / 25, sensible: 1 / 100, replay: 50 },
  { id: 'ctg-t10', title: 'CTG, T10', random: 1 / 25, sensible: 1 / 100, replay: null },
  { id: 'wicked', title: 'Wicked, overs', random: 1 / 10, sensible: null, replay: null },
  { id: 'pocket', title: 'Pocket, overs', random: 1 / 30, sensible: null, replay: null },
] as const satisfies readonly {
  readonly id: string;
  readonly title: string;
  readonly random: number;
  readonly sensible: number | null;
  /** How many times as fast a record is to be replayed as the machine plays it. */
  readonly replay: number | null;
}[];

/** The two games with a loop written by hand. */
export const measured = small.filter(({ byHand }) => byHand);

/** The contests in the order of the table: the file that holds each, and its id. */
export const plan: readonly { readonly entry: string; readonly id: string }[] = [
  ...small.flatMap(({ id, entry }) =>
    ['', '-log', '-views', '-sensible', '-machine'].map((part) => ({ entry, id: `${id}${part}` })),
  ),
  ...measured.flatMap(({ id }) => ['-after', '-log-after'].map((part) => ({ entry: 'after', id: `${id}${part}` }))),
  { entry: 'boardgame', id: 'basic-ccsl-boardgame' },
  ...larger.flatMap(({ id }) =>
    ['beside-cubes', 'log', 'views', 'replay'].map((part) => ({ entry: 'larger', id: `${id}-${part}` })),
  ),
];
