import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { LinkChecker } from 'linkinator';
import { expect, test } from 'vitest';
import { app, base } from '../src/base.js';
import { gameIds } from '../src/games.js';
import { built, dist, htmlOf, idsIn, unescaped } from './built.js';
import { serve } from './serve.js';

/** The app, which stands beside the site, and new matches in it. */
const toApp: ReadonlySet<string> = new Set([`${app}`, ...gameIds.map((id) => `${app}new/${id}`)]);

const outside = /^(?:[a-z]+:|\/\/)/i;

test('every link of every page, the API included, leads to a page and to an anchor that are there', () => {
  const problems = new Set<string>();
  let links = 0;
  for (const page of built())
    for (const [, raw = ''] of htmlOf(page).matchAll(/<a\s[^>]*?href="([^"]+)"/g)) {
      const href = unescaped(raw);
      if (outside.test(href) || toApp.has(href)) continue;
      links++;
      const [path = '', hash] = (href.startsWith(base) ? `/${href.slice(base.length)}` : href).split('#');
      const [file = ''] = path.split('?');
      const joined =
        file === ''
          ? page
          : posix.resolve(posix.dirname(page), decodeURIComponent(file)) + (file.endsWith('/') ? '/' : '');
      const target = joined.replace(/\/+$/, '/').replace(/\/$/, '/index.html');
      if (!existsSync(`${dist}${target.slice(1)}`)) problems.add(`${page}: ${href} leads nowhere`);
      // the anchor of /rule.html is looked up in the list of places
      else if (
        hash &&
        target.endsWith('.html') &&
        target !== '/rule.html' &&
        !idsIn(target).has(decodeURIComponent(hash))
      )
        problems.add(`${page}: ${href} has no such anchor`);
    }
  expect([...problems].slice(0, 40)).toEqual([]);
  expect(links).toBeGreaterThan(10_000);
});

test('what the pages fetch is there too: scripts, styles, pictures', async () => {
  const { server, address } = await serve();
  const { passed, links } = await new LinkChecker().check({
    path: ['', 'rules/', 'rules/ctg/', 'rules/ctg/flow.html', 'rules/cubes/components.html', 'api/'].map(
      (page) => `${address}${base}${page}`,
    ),
    linksToSkip: async (link) => !link.startsWith(address) || toApp.has(link.slice(address.length)),
  });
  server.close();
  expect(links.filter(({ state }) => state === 'BROKEN').map(({ url, parent }) => `${parent}: ${url}`)).toEqual([]);
  expect(passed).toBe(true);
  expect(links.length).toBeGreaterThan(50);
});
