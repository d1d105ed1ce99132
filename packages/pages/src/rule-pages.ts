import type { RuleKind, RuleWords } from '@howzat/core/author';
import { examplePlace, sectionPath } from './book.js';
import { blocks, bullets, code, link, prose } from './markdown.js';
import type { Link, Page } from './page.js';
import type { Writer } from './writer.js';

/** What a kind of rule means to somebody who plays. */
const kindWords: Readonly<Record<RuleKind, string>> = {
  applied: 'applied by the engine',
  data: 'checked in the components',
  reading: 'applied under its ruling, option or format',
  advice: 'advice, never enforced',
  example: 'an example',
};

/** At most so many examples and files stand beside a rule; a reader wants one, not all. */
const most = 3;

/** A page for each section of the rulebook. */
export function rulePages(writer: Writer): readonly Page[] {
  const { registry } = writer.source;
  return registry.sections.map(({ title, rules }) => ({
    path: sectionPath(title),
    title,
    text: blocks(
      `# ${prose(title)}`,
      `${prose(registry.title)}: ${Object.keys(rules).length === 1 ? 'one rule' : `${Object.keys(rules).length} rules`} of this section.`,
      ...Object.entries(rules).map(([id, words]) => ruleText(writer, id, words)),
    ),
  }));
}

function ruleText(writer: Writer, id: string, words: RuleWords): string {
  const { source, dialect } = writer;
  return blocks(
    writer.heading(2, writer.name(id), id),
    writer.words(words.text),
    `<small>${code(id)} · ${kindWords[words.kind]} · ${prose(sourceOf(words.source))}</small>`,
    bullets(facts(writer, id, words)),
    source.dialect?.cite === undefined ? null : (dialect.cite?.(id) ?? null),
  ).trimEnd();
}

/** A bare number is a section of the rulebook. */
function sourceOf(source: string): string {
  return /^\d/.test(source) ? `rulebook ${source}` : source;
}

function facts(writer: Writer, id: string, { parameters = [] }: RuleWords): string[] {
  const { source, rulings, examples } = writer;
  const evidence = source.evidence?.(id) ?? {};
  const touching = rulings.get(id) ?? [];
  const shows = examples.get(id) ?? [];
  return [
    ...(parameters.length > 0 ? [`Setting: ${parameters.map(writer.parameter).join('; ')}`] : []),
    ...(touching.length > 0 ? [`Open question: ${touching.map((ruling) => writer.to(ruling)).join(', ')}`] : []),
    ...(shows.length > 0
      ? [
          `Example: ${shows
            .slice(0, most)
            .map(({ id: example, title }) => link(prose(title), `./${examplePlace(example)}`))
            .join('; ')}${shows.length > most ? ` and ${shows.length - most} more` : ''}`,
        ]
      : []),
    ...(evidence.fired === undefined ? [] : [evidence.fired]),
    ...linked('Code', evidence.code),
    ...linked('Tests', evidence.tests),
  ];
}

function linked(what: string, links: readonly Link[] = []): string[] {
  if (links.length === 0) return [];
  const listed = links.slice(0, most).map(({ text, url }) => link(code(text), url));
  return [`${what}: ${listed.join(', ')}${links.length > most ? ` and ${links.length - most} more` : ''}`];
}
