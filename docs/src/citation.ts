import type { Registry } from '@howzat/core/author';
import { checksumOf } from '@howzat/core/engine';

/** A mark of the words of a rule or a ruling: it changes when they do. The title of a rule says nothing that its words do not. */
export function markOf(words: unknown): string {
  const { title: _, ...rest } = words as { readonly title?: string };
  return checksumOf(rest).slice(0, 6);
}

/** Where an id is told, in which version, and the mark of its words there. */
export interface Told {
  readonly page: string;
  readonly version: string;
  readonly mark: string;
}

/** The words behind each id of a registry. */
export function wordsById(registry: Registry): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>([
    ...registry.sections.flatMap((section) => Object.entries(section.rules)),
    ...Object.entries(registry.rulings),
  ]);
}

/** A link to an id that says in which version and in which words it was read. */
export function citation(id: string, version: string, words: unknown): string {
  return `/rule.md?read=${version}-${markOf(words)}#${id}`;
}
