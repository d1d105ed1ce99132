/** The contests in the order of the table: the file that holds each, and its id. */
export const plan: readonly { readonly entry: string; readonly id: string }[] = [
  ...['cubes', 'basic-ccsl', 'ccsl-one-over', 'ccsl-three-over'].flatMap((id) =>
    ['', '-log', '-views', '-sensible', '-machine'].map((part) => ({
      entry: id === 'cubes' ? 'cubes' : 'ccsl',
      id: `${id}${part}`,
    })),
  ),
  ...['cubes-after', 'cubes-log-after', 'basic-ccsl-after', 'basic-ccsl-log-after'].map((id) => ({
    entry: 'after',
    id,
  })),
  { entry: 'boardgame', id: 'basic-ccsl-boardgame' },
];

/** The two games with a baseline. */
export const measured = [
  { id: 'cubes', title: 'full Cubes' },
  { id: 'basic-ccsl', title: 'basic CCSL' },
] as const;
