import { sectionPath } from './book.js';
import { blocks, bullets, numbered, prose } from './markdown.js';
import type { Page } from './page.js';
import type { Writer } from './writer.js';

/** What the book is about, and what is in it. */
export function overviewPage(writer: Writer, pages: readonly Page[]): Page {
  const { registry, variant } = writer.source;
  const { about } = registry;
  const rules = registry.sections.flatMap((section) => Object.keys(section.rules));
  const other = pages.filter(
    ({ path, within }) => within === undefined && !registry.sections.some(({ title }) => sectionPath(title) === path),
  );
  return {
    path: 'index.md',
    title: registry.title,
    text: blocks(
      `# ${prose(registry.title)}`,
      about && prose(about.what),
      about &&
        bullets([
          `**Players**: ${prose(about.players)}`,
          `**Length**: ${prose(about.length)}`,
          `**On the table**: ${prose(about.table)}`,
          `**Chance**: ${prose(about.chance)}`,
          `**Hidden**: ${prose(about.hidden)}`,
        ]),
      about && '## What you decide',
      about && bullets(about.decisions.map(prose)),
      about && '## How it plays',
      about && numbered(about.play.map(prose)),
      '## The rules by section',
      `${rules.length} rules${variant ? `, read in version ${variant.version}` : ''}. Each has an id that the engine cites when the rule decides something.`,
      bullets(
        registry.sections.map(
          ({ title, rules: inside }) => `[${prose(title)}](./${sectionPath(title)}) (${Object.keys(inside).length})`,
        ),
      ),
      other.length > 0 ? '## Beside the rules' : null,
      bullets(other.map(({ path, title }) => `[${prose(title)}](./${path})`)),
    ),
  };
}
