import { describe } from 'vitest';
import { testAccessible } from './accessible.js';
import { built } from './built.js';
import { openSite } from './site-browser.js';

/** Pages of the API, which are made alike and are four of five: each night looks at another fifth of them. */
const nights = 5;
const night = Number(process.env.HOWZAT_SEED ?? 1) % nights;
const ofApi = (page: string): boolean => page.startsWith('/api/');

describe('every page of the site in a browser', () => {
  const open = openSite();
  testAccessible(
    open,
    built().filter((page) => !ofApi(page)),
    true,
  );
  testAccessible(
    open,
    built()
      .filter(ofApi)
      .filter((_, at) => at % nights === night),
  );
});
