import { distance } from 'fastest-levenshtein';

/** At most so many letters may be wrong, and at most a third of the word. */
const mostWrong = 3;

/** The known name that is meant most likely, as a sentence that begins with a space; empty where none is near. */
export function didYouMean(typed: string, known: Iterable<string>): string {
  const wrong = Math.min(mostWrong, Math.ceil(typed.length / 3));
  let best: { readonly name: string; readonly off: number } | null = null;
  for (const name of known) {
    // a long id may be named by its end, and any name by its beginning
    const near = [distance(typed, name), distance(typed, name.split('.').at(-1) as string)];
    const off = Math.min(...near, typed.length > 1 && name.startsWith(typed) ? 1 : Number.POSITIVE_INFINITY);
    if (off <= wrong && off < (best?.off ?? Number.POSITIVE_INFINITY)) best = { name, off };
  }
  return best ? ` Did you mean ${best.name}?` : '';
}
