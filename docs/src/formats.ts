import { gameIds, measuredFormats, shortTitles } from './games.js';

/** Every format of the demo, by game. */
export function allFormats(): readonly {
  readonly game: string;
  readonly format: string | null;
  readonly title: string;
}[] {
  return gameIds.flatMap((game) =>
    measuredFormats[game].map(([format, title]) => ({ game, format: format ?? null, title })),
  );
}

/** What was measured of each format, in the order of the games. */
export function inOrder<T extends { readonly game: string; readonly format: string | null }>(
  found: readonly T[],
): readonly T[] {
  return allFormats().flatMap(({ game, format }) =>
    found.filter((each) => each.game === game && each.format === format),
  );
}

/** A format as the tables name it: `Cubes, test match`. */
export function formatName({ game, title }: { readonly game: string; readonly title: string }): string {
  return `${shortTitles[game as keyof typeof shortTitles]}, ${title.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())}`;
}
