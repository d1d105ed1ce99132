import { chromiumPath } from './chromium.mjs';
import { requireHindiFont } from './hindi-font.mjs';
import { bootstrap } from './pnpm.mjs';
import { postgresFolder } from './postgres.mjs';

/** Sets up what the suites need; what cannot be provided is said in a line. */
export function isReady() {
  try {
    chromiumPath();
    requireHindiFont();
    postgresFolder();
  } catch ({ message }) {
    console.error(message);
    return false;
  }
  return bootstrap() === 0;
}
