import { describe } from 'vitest';
import { testAccessible } from './accessible.js';
import { built } from './built.js';
import { openSite } from './site-browser.js';

/** Pages of the API, which are made alike and are four of five: each night looks at another tenth of them. */
const nights = 10;
const night = Number(process.env.HOWZAT_SEED ?? 1) % nights;
const ofApi = (page: string): boolean => page.startsWith('/api/');

/** Whether a page is looked at first in dark: half of the pages are, another half each night. */
const startsDark = (at: number): boolean => (at + night) % 2 === 1;

describe('every page of the site in a browser', () => {
  const open = openSite();
  const others = built().filter((page) => !ofApi(page));
  const ofTonight = built()
    .filter(ofApi)
    .filter((_, at) => at % nights === night);
  const pages = [...others, ...ofTonight];
  testAccessible(
    open,
    pages.filter((_, at) => !startsDark(at)),
  );
  testAccessible(
    open,
    pages.filter((_, at) => startsDark(at)),
    'dark',
  );
});
