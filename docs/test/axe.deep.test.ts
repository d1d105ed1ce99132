import { describe } from 'vitest';
import { testAccessible } from './accessible.js';
import { built } from './built.js';
import { openSite } from './site-browser.js';

describe('every page of the site in a browser', () => {
  testAccessible(openSite(), built(), true);
});
