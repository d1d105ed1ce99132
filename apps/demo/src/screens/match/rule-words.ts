import type { Registry, RuleWords } from '@howzat/core';

/** A rule in words, with the rulebook that it stands in. */
export interface ToldRule {
  readonly id: string;
  readonly words: RuleWords | null;
  /** The page of the rules docs that tells it. */
  readonly page: string;
}

/** Where the docs of the rules are: as the build was told, or as the server says that has them. */
const docs: string | undefined =
  import.meta.env.VITE_DOCS_BASE ?? document.querySelector<HTMLMetaElement>('meta[name="howzat-docs"]')?.content;

/** Finds the words of a rule in the registries at hand. */
export function tellRule(id: string, registries: readonly Registry[]): ToldRule {
  for (const { variant, sections } of registries)
    for (const { rules } of sections) {
      const words = rules[id];
      if (words) return { id, words, page: pageOf(variant, id) };
    }
  return { id, words: null, page: pageOf(id.split('.')[0] ?? id, id) };
}

/** The page of a rule: in the docs, which find it by its id, or this app's own page of the rulebook. */
function pageOf(variant: string, id: string): string {
  return docs === undefined ? `/rules/${variant}#${id}` : `${docs}/rule.html#${id}`;
}
