import type { RulingWords } from '@howzat/core/author';
import { examplePlace } from './book.js';
import { blocks, bullets, code, link, nameOf, prose } from './markdown.js';
import type { Page } from './page.js';
import type { Writer } from './writer.js';

/** At most so many examples stand with a ruling. */
const most = 3;

/** The questions that a rulebook leaves open; null where it leaves none. */
export function rulingPage(writer: Writer): Page | null {
  const { registry, variant } = writer.source;
  const rulings = Object.entries(registry.rulings);
  if (rulings.length === 0) return null;
  const switches = variant?.rulings.length ?? 0;
  return {
    path: 'rulings.md',
    title: 'Rulings',
    text: blocks(
      '# Rulings',
      `Where the rulebook is silent or contradicts itself, its readings are written down here. One of them is played unless you name another, and the reason is told. Of ${rulings.length} questions ${switches} are switches: every reading of them that is not marked otherwise can be played.`,
      ...rulings.map(([id, words]) => rulingText(writer, id, words)),
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
    return `${code(name)}${mark}: ${writer.words(text)}${not}${effect === undefined ? '' : ` *${effect}*`}`;
  });
  return blocks(
    writer.heading(2, nameOf(id), id),
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
