import { describe } from 'vitest';
import { testAccessible } from './accessible.js';
import { built } from './built.js';
import { openSite } from './site-browser.js';

describe('every page of the site in a browser', () => {
  const open = openSite();
  // two pages of three are of the API, and made alike: those are looked at in light on a phone and in dark on a desk
  const ofApi = (page: string): boolean => page.startsWith('/api/');
  testAccessible(open, built().filter(ofApi));
  testAccessible(
    open,
    built().filter((page) => !ofApi(page)),
    true,
  );
});
