/** @module-tag keeping */
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../scripts/serve.mjs';
import { variants } from '../src/variants.js';
import { type App, openApp } from './browser.js';
import { chosen, deepTest } from './depth.js';
import { playBall } from './playing.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

/** Waits until all of the app is on the device. */
async function untilKept(page: Page): Promise<void> {
  await page.getByText('All games are on this device now').waitFor({ timeout: 90_000 });
}

const portOf = (address: string): number => Number(new URL(address).port);

/** The home page as it comes from the device alone: its server has gone after the first visit. */
async function cutOff() {
  const { address, stop } = await serve(0, { docs: null });
  const visit = await app.visit({ serviceWorkers: 'allow' });
  const { page } = visit;
  await page.goto(address);
  await untilKept(page);
  // what is said of it covers nothing of the page, nor of what stands beside it on a phone
  await page.setViewportSize({ width: 360, height: 740 });
  const covered = await page.evaluate(() => {
    const boxOf = (name: string): DOMRect | undefined => document.querySelector(name)?.getBoundingClientRect();
    const [header, said] = [boxOf('header'), boxOf('header [role="status"] svg')];
    if (!header || !said || said.width === 0) return ['nothing is said'];
    const beside = ['header a', 'header nav'].filter((name) => {
      const box = boxOf(name);
      return box !== undefined && said.left < box.right && said.right > box.left;
    });
    return said.bottom > header.bottom ? [...beside, 'the page'] : beside;
  });
  expect(covered).toEqual([]);
  stop();
  await page.reload();
  return { ...visit, address };
}

describe('after the first visit', () => {
  test('every game begins and plays a ball without a network', async () => {
    const { page, context, address } = await cutOff();
    // all of them are on the device; in `npm test` that one is played which is part of the app
    for (const { title } of chosen(variants, ({ id }) => id === 'hand-cricket')) {
      await page.getByRole('button', { name: `Play now : ${title}`, exact: true }).click();
      await playBall(page);
      await page.getByRole('link', { name: 'Howzat' }).click();
    }
    // a page deep inside comes from the device too
    await page.goto(`${address}rules/hand-cricket`);
    await page.getByRole('heading', { name: 'The hands' }).waitFor();
    await context.close();
  });

  deepTest(
    'a shipped game, its rulebook, the match and the puzzle of the day are on the device',
    {
      tags: ['ccsl'],
    },
    async () => {
      const { page, context, address } = await cutOff();
      await page.getByRole('button', { name: 'Play now : Cricket Card Strategy League', exact: true }).click();
      await playBall(page);
      await page.goto(`${address}rules/ccsl`);
      await page.getByRole('heading', { name: 'The turn' }).waitFor();
      await page.goto(`${address}today`);
      await page.getByRole('button', { name: 'Play it' }).waitFor();
      await page.getByRole('link', { name: 'Puzzle of the day' }).click();
      await page.locator('[data-puzzle]').waitFor();
      await context.close();
    },
  );

  deepTest('what is newer is offered, and taken when somebody wants it', async () => {
    const built = fileURLToPath(new URL('../dist/', import.meta.url));
    const folder = mkdtempSync(join(tmpdir(), 'howzat-demo-'));
    cpSync(built, folder, { recursive: true });
    const before = await serve(0, { folder, docs: null });
    const { page, context } = await app.visit({ serviceWorkers: 'allow' });
    await page.goto(before.address);
    await untilKept(page);
    before.stop();
    appendFileSync(join(folder, 'sw.js'), '\n// another build\n');
    const after = await serve(portOf(before.address), { folder, docs: null });
    expect(after.address).toBe(before.address);
    await page.reload();
    await page.getByText('A newer version is there.').waitFor();
    const renewed = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Take it now' }).click();
    await renewed;
    await page.getByRole('heading', { name: 'The games' }).waitFor();
    await context.close();
    after.stop();
    rmSync(folder, { recursive: true });
  });

  test('it can be installed: a manifest with a name, icons that are there, and a start', async () => {
    const { page, context } = await app.visit({ serviceWorkers: 'allow' });
    await page.goto(app.address);
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
      return (await fetch(link?.href ?? '')).json();
    });
    expect(manifest).toMatchObject({ name: 'Howzat: tabletop cricket', display: 'standalone', start_url: '/' });
    const sizes = await page.evaluate(
      (icons: readonly { readonly src: string; readonly sizes: string }[]) =>
        Promise.all(
          icons.map(async ({ src, sizes: said }) => {
            const image = new Image();
            image.src = src;
            await image.decode();
            return [said, `${image.naturalWidth}x${image.naturalHeight}`];
          }),
        ),
      manifest.icons.filter(({ type }: { readonly type: string }) => type === 'image/png'),
    );
    expect(sizes.map(([said]) => said)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    for (const [said, is] of sizes) expect(is).toBe(said);
    await context.close();
  });
});
