import type { Registry } from '@howzat/core/author';

/** A rule in words, or a ruling with the reading of it that is played. */
export interface ToldRule {
  readonly id: string;
  /** Null where nobody has words for it. */
  readonly text: string | null;
  /** The rulebook that has it. */
  readonly rulebook: string;
  /** The page that tells it. */
  readonly page: string;
}

/** Where the docs of the rules are: as the build was told, or as the server says that has them. */
const docs: string | undefined =
  import.meta.env.VITE_DOCS_BASE ?? document.querySelector<HTMLMetaElement>('meta[name="howzat-docs"]')?.content;

/** The readings that are played, by the ids of their rulings; of those that are not named, the standard ones. */
export type Readings = Readonly<Record<string, string>>;

/** Finds the words of a rule in the registries at hand. */
export function tellRule(id: string, registries: readonly Registry[], readings: Readings = {}): ToldRule {
  for (const registry of registries) {
    const text = textOf(id, registry, readings);
    if (text !== null) return { id, text, rulebook: registry.variant, page: pageOf(registry.variant, id) };
  }
  const [rulebook = id] = id.split('.');
  return { id, text: null, rulebook, page: pageOf(rulebook, id) };
}

function textOf(id: string, { sections, rulings }: Registry, readings: Readings): string | null {
  const rule = sections.find(({ rules }) => rules[id])?.rules[id];
  if (rule) return rule.text;
  const ruling = rulings[id];
  const reading = ruling?.readings[readings[id] ?? ruling.standard];
  return ruling && reading ? `${ruling.question} ${reading.text}` : null;
}

/** The page of a rule: this app's own page of the rulebook, which is on the device. */
function pageOf(variant: string, id: string): string {
  return `/rules/${variant}#${id}`;
}

/** The page of a rule in the docs, which need a network; null where there are none. */
export function docsOf(id: string): string | null {
  return docs === undefined ? null : `${docs}/rule.html#${id}`;
}
