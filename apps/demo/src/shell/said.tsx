import { inOwnWords } from '../language/spoken.js';

/** A sentence of a game in the language of the page, or in English, marked as such, where the language has none for it. */
export function Said({ text }: { readonly text: string }) {
  return inOwnWords(text) ?? <span lang="en">{text}</span>;
}
