import type { Server } from 'node:http';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { chromiumPath } from '../../scripts/lib/chromium.mjs';
import { base } from '../src/base.js';
import { serve } from './serve.js';

/** The built site in a browser. */
export interface OpenSite {
  readonly browser: Browser;
  /** Where the site stands, without a slash at the end. */
  readonly site: string;
}

/** Serves the built site and opens a browser for the tests of a file; what is returned can be read once they run. */
export function openSite(): OpenSite {
  let opened: { browser: Browser; server: Server; site: string } | undefined;
  const now = () => {
    if (!opened) throw new Error('The site is not open yet: read it in a test.');
    return opened;
  };
  beforeAll(async () => {
    const { server, address } = await serve();
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
    opened = { browser, server, site: `${address}${base.replace(/\/$/, '')}` };
  });
  afterAll(async () => {
    await opened?.browser.close();
    opened?.server.close();
  });
  return {
    get browser() {
      return now().browser;
    },
    get site() {
      return now().site;
    },
  };
}

/**
 * A page of the site in a fresh tab that collects what breaks the policy of the page. The page listens to keys and clicks once this
 * resolves: a slow machine can show it long before.
 */
export async function opened(
  { browser, site }: OpenSite,
  page: string,
  options: BrowserContextOptions = {},
): Promise<{ readonly tab: Page; readonly broken: string[] }> {
  const tab = await browser.newPage(options);
  const broken: string[] = [];
  await tab.exposeFunction('tellBroken', (what: string) => void broken.push(what));
  await tab.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
      (globalThis as unknown as { tellBroken(what: string): void }).tellBroken(
        `${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`,
      ),
    );
  });
  await tab.goto(`${site}${page}`, { waitUntil: 'networkidle' });
  // Vue leaves its name on the element that it has taken over; pages of the API have none
  await tab.waitForFunction(() => {
    const app = document.querySelector('#app');
    return app === null || '__vue_app__' in app;
  });
  return { tab, broken };
}
