import type { Options } from 'tsup';

/** The files that hold contests. */
export const contestFiles = ['cubes', 'ccsl', 'after', 'boardgame', 'larger', 'first-sets'] as const;

/** How a contest is bundled: one file with everything in it, so that a process loads nothing else. */
export const bundled = {
  format: 'esm',
  target: 'es2022',
  platform: 'node',
  splitting: false,
  noExternal: [/./],
  banner: { js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);" },
} as const satisfies Options;
