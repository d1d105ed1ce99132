/** The variants that come with the command line: the one list to add a new one to. */
export const shipped: readonly { readonly id: string; readonly module: string }[] = [
  { id: 'cubes', module: '@howzat/cubes' },
  { id: 'ccsl', module: '@howzat/ccsl' },
];

/** What a rule file may import wherever it lies: it then gets the copy that this command line runs. */
export const providedModules: readonly string[] = [
  '@howzat/core',
  ...shipped.map(({ module }) => module),
  '@howzat/players',
];
