import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const folder = process.env.HOWZAT_SCREENSHOTS;
const looks = [360, 1280].flatMap((width) => (['light', 'dark'] as const).map((scheme) => ({ width, scheme })));

/** Takes a screen on a phone and on a desk, by day and under lights, where HOWZAT_SCREENSHOTS names a folder to put it in. */
export async function shoot(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize();
  if (!folder || !before) return;
  mkdirSync(folder, { recursive: true });
  const name = screen.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  for (const { width, scheme } of looks) {
    await page.setViewportSize({ width, height: width === 360 ? 780 : 900 });
    await page.emulateMedia({ colorScheme: scheme });
    // colours fade from one to the other
    await page.waitForTimeout(400);
    await page.screenshot({ path: join(folder, `${name}-${width}-${scheme}.png`) });
  }
  await page.setViewportSize(before);
}
