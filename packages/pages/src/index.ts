import type { Source } from './book.js';
import { examplePage } from './example-page.js';
import { formatPage } from './format-page.js';
import { overviewPage } from './overview-page.js';
import type { Page } from './page.js';
import { rulePages } from './rule-pages.js';
import { rulingPages } from './ruling-page.js';
import { sheetPage } from './sheet-page.js';
import { writerFor } from './writer.js';

export {
  anchorOf,
  examplePlace,
  examplesShowing,
  type Places,
  placesOf,
  rulesShownBy,
  rulingsTouching,
  type Shown,
  type Source,
  sectionPath,
} from './book.js';
export { type HouseRuleSource, houseRulePages } from './house-rule-pages.js';
export { blocks, bullets, nameOf, numbered, prose, slugOf, table } from './markdown.js';
export { type Dialect, type Evidence, type Link, type Page, plain, type ReadingEffect } from './page.js';

/**
 * The rules of a variant as Markdown: an overview, a page for each section of its rulebook, its rulings, formats, worked
 * examples and a reference sheet. The links between them are relative, so they may lie in any folder.
 *
 * @example
 * import { cubes } from '@howzat/cubes';
 * import { registry } from '@howzat/cubes/rules';
 * import { pagesOf } from '@howzat/pages';
 *
 * const pages = pagesOf({ variant: cubes, registry });
 * console.log(pages[0]?.path, pages[0]?.title); // index.md Cubes
 */
export function pagesOf(source: Source): readonly Page[] {
  const writer = writerFor(source);
  const inside = [
    ...rulePages(writer),
    ...rulingPages(writer),
    ...[formatPage(writer), examplePage(writer), sheetPage(writer)].filter((page) => page !== null),
  ];
  return [overviewPage(writer, inside), ...inside];
}
