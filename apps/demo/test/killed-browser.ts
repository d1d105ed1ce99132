import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { chromiumPath } from '../../../scripts/lib/chromium.mjs';

/** A browser of its own whose profile outlives it. */
export interface Device {
  /** Starts the browser, where it does not run, and opens an address in it. */
  open(address: string): Promise<Page>;
  /** Kills it, with all its processes: none of them gets to write anything any more. */
  kill(): Promise<void>;
  /** Kills it and throws its profile away. */
  discard(): Promise<void>;
}

/** A device on which a browser can be killed and started again. */
export function device(): Device {
  const profile = mkdtempSync(join(tmpdir(), 'howzat-profile-'));
  let running: ChildProcess | null = null;

  const kill = async (): Promise<void> => {
    const killed = running;
    running = null;
    if (killed?.pid === undefined) return;
    const gone = new Promise((resolve) => killed.once('exit', resolve));
    // a group of its own: its helpers go with it
    process.kill(-killed.pid, 'SIGKILL');
    await gone;
  };
  const start = async (): Promise<string> => {
    const flags = ['--headless', '--no-sandbox', '--no-first-run', '--remote-debugging-port=0'];
    const child = spawn(chromiumPath(), [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    running = child;
    return new Promise((resolve, reject) => {
      let said = '';
      child.once('error', reject);
      child.once('exit', () => reject(new Error(`The browser has ended by itself: ${said}`)));
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
        if (address) resolve(address);
      });
    });
  };
  return {
    open: async (address) => {
      const browser = await chromium.connectOverCDP(await start());
      const [context] = browser.contexts();
      if (!context) throw new Error('The browser has no profile.');
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      await page.addInitScript(() => {
        // the first page has no storage
        if (location.protocol !== 'about:') localStorage.setItem('howzat.settings', '{"speed":"instant"}');
      });
      await page.goto(address);
      return page;
    },
    kill,
    discard: async () => {
      await kill();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
