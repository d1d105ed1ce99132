import { execFileSync, spawnSync } from 'node:child_process';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { serve } from '../scripts/serve.mjs';

/** A Chromium of the system; where a root of Debian has none, it is installed. */
function executable(): string {
  const found = lookUp();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('No Chromium here: apt-get install -y chromium');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', 'chromium'], { stdio: 'ignore' });
    const installed = lookUp();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium. Install it (Debian: apt-get install chromium; macOS: brew install --cask chromium), or name one in CHROMIUM_PATH.',
  );
}

function lookUp(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  for (const name of ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    } catch {
      // the next name, then
    }
  return null;
}

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

/** Serves the built app and opens a browser. */
export async function openApp(): Promise<App> {
  const { address, stop } = await serve(0);
  const browser = await chromium.launch({ executablePath: executable(), args: ['--no-sandbox'] });
  return {
    address,
    browser,
    visit: async (options = {}) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
      // nobody follows a test with his eyes
      await context.addInitScript(() => {
        try {
          if (!localStorage.getItem('howzat.settings')) localStorage.setItem('howzat.settings', '{"speed":"instant"}');
        } catch {
          // a page of axe's own has no storage
        }
      });
      const page = await context.newPage();
      page.setDefaultTimeout(60_000);
      const complaints: string[] = [];
      listen(page, complaints);
      context.on('page', (other) => listen(other, complaints));
      return { context, page, complaints };
    },
    close: async () => {
      await browser.close();
      stop();
    },
  };
}

function listen(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
}
