import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const folder = process.env.HOWZAT_SCREENSHOTS;
const sizes = [
  [360, 740],
  [1280, 800],
] as const;

/**
 * Takes a screen on a phone and on a desk, by day and under lights, where HOWZAT_SCREENSHOTS names a folder to put it in.
 * @param only the one size that it is taken in
 */
export async function shoot(
  page: Page,
  screen: string,
  only?: readonly [width: number, height: number],
): Promise<void> {
  const before = page.viewportSize();
  if (!folder || !before) return;
  mkdirSync(folder, { recursive: true });
  const name = screen.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  for (const [width, height] of only ? [only] : sizes)
    for (const scheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: scheme });
      // colours fade from one to the other
      await page.waitForTimeout(400);
      await page.screenshot({ path: join(folder, `${name}-${width}-${scheme}.png`) });
    }
  await page.setViewportSize(before);
}
