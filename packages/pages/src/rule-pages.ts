import type { RuleKind, RuleWords } from '@howzat/core/author';
import { examplePlace, sectionPath } from './book.js';
import { blocks, bullets, code, link, prose } from './markdown.js';
import type { Evidence, Link, Page } from './page.js';
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
    dialect.glance?.(id),
    bullets(facts(writer, id, words)),
    source.dialect?.cite === undefined ? null : (dialect.cite?.(id) ?? null),
  ).trimEnd();
}

/** A bare number is a section of the rulebook. */
function sourceOf(source: string): string {
  return /^\d/.test(source) ? `rulebook ${source}` : source;
}

function facts(writer: Writer, id: string, { kind, parameters = [] }: RuleWords): string[] {
  const { source, rulings, related } = writer;
  const evidence = source.evidence?.(id) ?? {};
  const touching = rulings.get(id) ?? [];
  const also = related.get(id) ?? [];
  return [
    ...(parameters.length > 0 ? [`Setting: ${parameters.map(writer.parameter).join('; ')}`] : []),
    ...touching.map((ruling) => openQuestion(writer, ruling)),
    exampleFact(writer, id, kind, evidence),
    ...(evidence.fired === undefined ? [] : [evidence.fired]),
    ...(also.length > 0 ? [`See also: ${also.map((other) => writer.to(other)).join('; ')}`] : []),
    ...linked('Code', evidence.code),
    ...linked('Tests', evidence.tests),
  ];
}

/** A ruling where it matters: what is asked, what is played and why, and what else may be. */
function openQuestion(writer: Writer, id: string): string {
  const words = writer.source.registry.rulings[id];
  if (!words) return `Open question: ${writer.to(id)}`;
  const { question, readings, standard, reason } = words;
  const others = Object.entries(readings).filter(([name]) => name !== standard);
  const lines = [
    `Played as ${code(standard)}, the default: ${writer.words(readings[standard]?.text ?? '')} Why: ${writer.words(reason)}`,
    ...others.map(
      ([name, { text, unbuilt }]) =>
        `Or ${code(name)}: ${writer.words(text)}${unbuilt === undefined ? '' : ' It is written down and cannot be played.'}`,
    ),
  ];
  return [`Open question: ${writer.to(id)}. ${writer.words(question)}`, ...lines.map((line) => `  - ${line}`)].join(
    '\n',
  );
}

/** Why no example shows a rule, by what it is. */
const withoutExample: Readonly<Record<RuleKind, string>> = {
  applied: 'there is none yet',
  data: 'it says what lies on the table, and is checked when the components are loaded',
  reading: 'it holds under a setting that no example is played with',
  advice: 'nothing in a match is decided by it',
  example: 'it follows from other rules, and they have examples of their own',
};

function exampleFact(writer: Writer, id: string, kind: RuleKind, { examples = [], noExample }: Evidence): string {
  const own = (writer.examples.get(id) ?? []).map(({ scenario, reading }) => {
    const to = link(prose(scenario.title), `./${examplePlace(scenario.id)}`);
    return reading === null ? to : `${to}, played as ${code(reading)}`;
  });
  const all = [...own, ...examples.map(({ text, url }) => link(prose(text), url))];
  if (all.length === 0) return `No example: ${noExample === undefined ? withoutExample[kind] : prose(noExample)}`;
  return `Example: ${all.slice(0, most).join('; ')}${all.length > most ? ` and ${all.length - most} more` : ''}`;
}

function linked(what: string, links: readonly Link[] = []): string[] {
  if (links.length === 0) return [];
  const listed = links.slice(0, most).map(({ text, url }) => link(code(text), url));
  return [`${what}: ${listed.join(', ')}${links.length > most ? ` and ${links.length - most} more` : ''}`];
}
