import type { RulingWords } from '@howzat/core/author';
import { examplePlace, type RulingPart, rulingParts } from './book.js';
import { blocks, bullets, code, link, prose } from './markdown.js';
import type { Page } from './page.js';
import type { Writer } from './writer.js';

/** At most so many examples stand with a ruling. */
const most = 3;

/** The questions that a rulebook leaves open: one page where they are few, and else a list of them and the pages that tell them. */
export function rulingPages(writer: Writer): readonly Page[] {
  const { registry } = writer.source;
  const parts = rulingParts(registry);
  const [only] = parts;
  if (only === undefined) return [];
  const texts = (ids: readonly string[]): string[] =>
    ids.map((id) => rulingText(writer, id, registry.rulings[id] as RulingWords));
  if (parts.length === 1)
    return [{ path: only.path, title: 'Rulings', text: blocks('# Rulings', lead(writer), ...texts(only.ids)) }];
  const numbers = partNumbers(parts);
  return [
    listOfRulings(writer, parts, numbers),
    ...parts.map(({ path, ids }, at) => {
      const title = `Rulings ${numbers[at]}`;
      const all = `${prose(registry.title)}: some of the [questions that its rulebook leaves open](./rulings.md), and how each is played.`;
      return { path, title, within: 'rulings.md', text: blocks(`# ${title}`, all, ...texts(ids)) };
    }),
  ];
}

/** Which of the rulings each part holds: "1 to 28". */
function partNumbers(parts: readonly RulingPart[]): readonly string[] {
  let before = 0;
  return parts.map(({ ids }) => {
    const from = before + 1;
    before += ids.length;
    return `${from} to ${before}`;
  });
}

function lead({ source: { registry, variant } }: Writer): string {
  return `Where the rulebook is silent or contradicts itself, its possible readings are written down here. One of them is played unless you choose another, and each ruling says why. ${variant?.rulings.length ?? 0} of the ${Object.keys(registry.rulings).length} questions are switches: you can play every reading of them, except where it says "Not built".`;
}

/** Every question with the reading that is played, and the way to the rest of it. */
function listOfRulings(writer: Writer, parts: readonly RulingPart[], numbers: readonly string[]): Page {
  const { rulings } = writer.source.registry;
  const line = (id: string): string => {
    const { question, standard, readings } = rulings[id] as RulingWords;
    return `${writer.to(id)}: ${writer.words(question)} Played as ${code(standard)}: ${writer.words(readings[standard]?.text ?? '')}`;
  };
  return {
    path: 'rulings.md',
    title: 'Rulings',
    text: blocks(
      '# Rulings',
      lead(writer),
      ...parts.flatMap(({ path, ids }, at) => [`## [Rulings ${numbers[at]}](./${path})`, bullets(ids.map(line))]),
    ),
  };
}

function rulingText(writer: Writer, id: string, { question, readings, standard, reason }: RulingWords): string {
  const touched = [...writer.rulings].flatMap(([rule, rulings]) => (rulings.includes(id) ? [rule] : []));
  const shown = (writer.source.scenarios ?? [])
    .filter((scenario) => scenario.readings?.some(({ ruling }) => ruling === id))
    .slice(0, most);
  const effects = new Map(
    (writer.source.effects ?? []).flatMap(({ ruling, reading, text }) => (ruling === id ? [[reading, text]] : [])),
  );
  const ordered = Object.entries(readings).sort(([a], [b]) => Number(b === standard) - Number(a === standard));
  const lines = ordered.map(([name, { text, unbuilt }]) => {
    const mark = name === standard ? ', **the default**' : '';
    const not = unbuilt === undefined ? '' : ` Not built: ${writer.words(unbuilt)}`;
    const effect = effects.get(name);
    return `${code(name)}${mark}: ${writer.words(text)}${not}${effect === undefined ? '' : ` ${effect}`}`;
  });
  return blocks(
    writer.heading(2, writer.name(id), id),
    writer.words(question),
    bullets(lines),
    `Why ${code(standard)}: ${writer.words(reason)}`,
    shown.length > 0
      ? `Example: ${shown.map(({ id: example, title }) => link(prose(title), `./${examplePlace(example)}`)).join('; ')}.`
      : null,
    touched.length > 0 ? `Rules it touches: ${touched.map((rule) => writer.to(rule)).join(', ')}.` : null,
    `<small>${code(id)}</small>`,
    writer.dialect.cite?.(id),
  ).trimEnd();
}
