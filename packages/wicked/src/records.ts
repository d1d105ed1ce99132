import type { Migration } from '@howzat/core';
import { firstSet } from './components/first-set.js';

/**
 * Brings records of version 0.0.0 to a later one. They were played with the set that came with the package then, and so do not hold it:
 * it is put in.
 *
 * @param version the version to which they are brought: that of the variant
 *
 * @example
 * import { createMatch, replayMatch, uniformPlayer } from '@howzat/core';
 * import { migrationsTo, wicked } from '@howzat/wicked';
 *
 * const record = createMatch(wicked, { seed: 1, players: { home: uniformPlayer, away: uniformPlayer } }).record();
 * const migrations = migrationsTo(wicked.version);
 * console.log(replayMatch(wicked, record, { migrations }).waiting.kind); // end
 */
export function migrationsTo(version: string): readonly Migration[] {
  return [
    { variant: 'wicked', from: '0.0.0', to: version, migrate: (record) => ({ components: firstSet, ...record }) },
  ];
}
