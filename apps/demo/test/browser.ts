import { type HostedGame, usualLimits } from '@howzat/host';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { chromiumPath } from '../../../scripts/lib/chromium.mjs';
import { requireFresh } from '../scripts/built-from.mjs';
import { serve } from '../scripts/serve.mjs';
import { isLookedAt, strangers } from './parts.js';

/** The built app in a browser. */
export interface App {
  readonly address: string;
  readonly browser: Browser;
  /** A fresh profile with one tab; whatever its console complains of is collected. */
  visit(options?: BrowserContextOptions): Promise<Visit>;
  close(): Promise<void>;
}

interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors and warnings of the console, and what nobody caught. */
  readonly complaints: string[];
}

/** A test asks for more in a minute than people do. */
const noLimits = { ...usualLimits, requests: 100_000, opened: 1_000, challenges: 100, streams: 100 };

interface Matches {
  readonly folder: string | null;
  readonly games?: readonly HostedGame[];
  readonly push?: { readonly contact: string };
}

let launched: Promise<Browser> | undefined;

/** One browser is enough for all files: each visit has a profile of its own. It ends with the process. */
function theBrowser(): Promise<Browser> {
  launched ??= chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  return launched;
}

/**
 * Serves the built app, with the docs of a folder where one is named, and opens a browser.
 * @param matches where matches between people far apart are kept, and the games where they are others than those of the app; without it none are played
 */
export async function openApp(docs: string | null = null, matches?: Matches): Promise<App> {
  requireFresh();
  const { address, stop } = await serve(0, { docs, ...(matches ? { matches: { ...matches, limits: noLimits } } : {}) });
  const browser = await theBrowser();
  const visits = new Set<BrowserContext>();
  const others = new Set<string>();
  return {
    address,
    browser,
    visit: async (options = {}) => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        // it would keep all games on the device for each visit
        serviceWorkers: 'block',
        ...options,
      });
      visits.add(context);
      // nobody follows a test with their eyes
      await context.addInitScript(() => {
        try {
          if (!localStorage.getItem('howzat.settings')) localStorage.setItem('howzat.settings', '{"speed":"instant"}');
        } catch {
          // a page of axe's own has no storage
        }
      });
      await context.addInitScript(sameSeeds);
      const page = await context.newPage();
      page.setDefaultTimeout(180_000);
      const complaints: string[] = [];
      listen(page, complaints);
      context.on('page', (other) => listen(other, complaints));
      // a service worker takes all that there is, and plays none of it
      if (options.serviceWorkers !== 'allow')
        context.on('request', (request) => {
          const [, game] = /\/assets\/game-([a-z]+)-/.exec(request.url()) ?? [];
          if (game !== undefined && !isLookedAt(game)) others.add(game);
        });
      return { context, page, complaints };
    },
    close: async () => {
      for (const context of visits) await context.close();
      await stop();
      if (others.size > 0) throw new Error(strangers([...others]));
    },
  };
}

/** The app draws the seeds of its matches as it does anywhere, but the same in every run: some matches are over in two balls. */
function sameSeeds(): void {
  let drawn = 1;
  const next = (): number => {
    drawn = (drawn * 48_271) % 2_147_483_647;
    return drawn / 2_147_483_647;
  };
  Math.random = next;
  Crypto.prototype.getRandomValues = (into) => {
    const bytes = into as unknown as Uint8Array;
    for (let i = 0; i < bytes.length; i++) bytes[i] = Math.floor(256 * next());
    return into;
  };
}

function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    const text = message.text();
    if (text === 'Service Worker registration blocked by Playwright') return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
}
