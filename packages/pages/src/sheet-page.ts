import type { RuleWords } from '@howzat/core/author';
import { blocks, bullets, numbered, prose } from './markdown.js';
import type { Page } from './page.js';
import type { Writer } from './writer.js';

/** Every rule that is played as printed, in its words alone, to print and lay beside the game. */
export function sheetPage(writer: Writer): Page | null {
  const { registry, variant } = writer.source;
  if (!variant) return null;
  const played = ([, { kind }]: [string, RuleWords]): boolean => kind === 'applied';
  return {
    path: 'sheet.md',
    title: 'Reference sheet',
    text: blocks(
      `# ${prose(registry.title)}: reference sheet`,
      'The rules that decide something in a match as printed. Print this page and lay it beside the game.',
      registry.about && numbered(registry.about.play.map(prose)),
      ...registry.sections.flatMap(({ title, rules }) => {
        const lines = Object.entries(rules).filter(played);
        return lines.length === 0
          ? []
          : [`## ${prose(title)}`, bullets(lines.map(([, { text }]) => writer.words(text)))];
      }),
    ),
  };
}
