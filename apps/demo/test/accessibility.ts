import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe looks at: the whole page unless an element is named, and all that it knows unless only colours are asked for. */
interface Looked {
  readonly within?: string;
  readonly only?: 'cat.color';
}

/** What axe finds wrong on a page, one text for each place. */
export async function violations(page: Page, { within, only }: Looked = {}): Promise<string[]> {
  // the app has no frames, for which it would open a page of its own each time
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within) axe.include(within);
  if (only) axe.withTags(only);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}
