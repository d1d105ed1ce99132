import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, openApp } from './browser.js';
import { invited, playBoth, sitDown } from './far.js';

const script = fileURLToPath(new URL('../scripts/serve.mjs', import.meta.url));

/** The server of the app in a process of its own, which can be killed and started again on the same matches. */
class Served {
  private readonly folder = mkdtempSync(join(tmpdir(), 'howzat-online-'));
  private process: ChildProcess | null = null;
  private port = 0;

  get address(): string {
    return `http://localhost:${this.port}/`;
  }

  async start(): Promise<void> {
    const port = String(this.port || 4_600 + (process.pid % 300));
    const matches = join(this.folder, 'matches');
    const started = spawn(process.execPath, [script, '--port', port, '--matches', matches], { stdio: 'pipe' });
    this.process = started;
    let said = '';
    for await (const chunk of started.stdout) {
      said += chunk;
      const [, at] = /localhost:(\d+)\//.exec(said) ?? [];
      if (at === undefined) continue;
      if (this.port !== 0 && this.port !== Number(at)) throw new Error(`The server came back at ${at}.`);
      this.port = Number(at);
      return;
    }
    throw new Error(`The server did not begin: ${said}`);
  }

  /** Ends the process as a machine does that loses its power. */
  async kill(): Promise<void> {
    const { process: running } = this;
    if (!running) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
    this.process = null;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

let app: App;
const served = new Served();
beforeAll(async () => {
  app = await openApp();
  await served.start();
}, 120_000);
afterAll(async () => {
  await served.end();
  await app?.close();
});

/** Two people at a match: one at a desk, one at a phone. */
async function seated(variant: string, format: string | null) {
  const ann = await app.visit();
  const ben = await app.visit({ viewport: { width: 360, height: 740 } });
  const link = await invited(served.address, ann.page, variant, format);
  await sitDown(ben.page, link, 'Ben');
  const leave = async (): Promise<void> => {
    for (const { context } of [ann, ben]) await context.close();
  };
  return { ann, ben, link, leave };
}

/** Both pages say the same at the end. */
async function agree(pages: readonly Page[], result: string | null): Promise<void> {
  expect(result).toMatch(/won|tied|drawn/i);
  for (const page of pages) expect(await page.locator('[data-result]').textContent()).toBe(result);
}

describe('a whole match by link', { timeout: 3_600_000 }, () => {
  test('of CCSL, with the server killed and started again in the middle', async () => {
    const { ann, ben, leave } = await seated('ccsl', 'two-over');
    const pages = [ann.page, ben.page];
    expect(await playBoth(pages, 6)).toBeNull();
    // a choice is taken back where the other agrees
    await ann.page.getByRole('button', { name: /The other side/ }).click();
    await ann.page.getByRole('button', { name: 'Take my last choice back' }).click();
    await ann.page.getByText('You have asked to take a choice back.').waitFor();
    await ben.page.getByRole('button', { name: 'Accept' }).click();
    await ann.page.getByText('You have asked to take a choice back.').waitFor({ state: 'hidden' });
    await served.kill();
    for (const page of pages) await page.getByText('No connection to the server').waitFor();
    await served.start();
    for (const page of pages) await page.getByText('No connection to the server').waitFor({ state: 'hidden' });
    await agree(pages, await playBoth(pages, 1_000));
    await leave();
  });

  test('of Cubes, finished on another device', async () => {
    const { ann, ben, link, leave } = await seated('cubes', null);
    expect(await playBoth([ann.page, ben.page], 8)).toBeNull();
    await ben.page.close();
    const other = await app.visit({ viewport: { width: 1280, height: 800 } });
    await other.page.goto(link);
    await other.page.locator('[data-seen]').waitFor();
    const pages = [ann.page, other.page];
    await agree(pages, await playBoth(pages, 1_000));
    await other.context.close();
    await leave();
  });

  test('of CCSL, from the lobby, given up by one and watched by a third', async () => {
    const [ann, ben, eve] = [await app.visit(), await app.visit(), await app.visit()];
    await ann.page.goto(`${served.address}new/ccsl?friend`);
    await ann.page.getByLabel('Your name').fill('Ann');
    await ann.page.getByRole('checkbox', { name: /Anybody may take/ }).check();
    await ann.page.getByRole('button', { name: 'Put it into the lobby' }).click();
    await ann.page.getByText('Your match stands in the lobby').waitFor();
    await ben.page.goto(`${served.address}lobby`);
    await ben.page.getByLabel('Your name').fill('Ben');
    await ben.page.getByRole('button', { name: 'Sit down and play' }).click();
    await ben.page.locator('[data-seen]').waitFor();
    await eve.page.goto(`${served.address}lobby`);
    await eve.page.getByRole('link', { name: 'Look on' }).click();
    await eve.page.locator('[data-seen]').waitFor();
    await playBoth([ann.page, ben.page], 4);
    await ben.page.getByRole('button', { name: 'Match menu' }).click();
    await ben.page.getByRole('menuitem', { name: 'Give the match up' }).click();
    await ben.page.getByRole('button', { name: 'Give the match up' }).click();
    for (const { page } of [ann, ben, eve])
      await page
        .getByText(/Ann won/)
        .first()
        .waitFor();
    for (const { context } of [ann, ben, eve]) await context.close();
  });

  test.each([
    ['wicked', 'ten-over'],
    ['pocket', null],
    ['ctg', null],
  ])('of %s, with a page loaded again in the middle', async (variant, format) => {
    const { ann, ben, leave } = await seated(variant, format);
    const pages = [ann.page, ben.page];
    expect(await playBoth(pages, 12)).toBeNull();
    await ann.page.reload();
    await ann.page.locator('[data-seen]').waitFor();
    await agree(pages, await playBoth(pages, 5_000));
    expect([...ann.complaints, ...ben.complaints]).toEqual([]);
    await leave();
  });
});
