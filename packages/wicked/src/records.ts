import type { Migration } from '@howzat/core';
import { firstSet } from './components/first-set.js';

/**
 * Brings records of version 0.0.0 to a later one. They were played with the set that came with the package then, and so do not hold it:
 * it is put in.
 *
 * @example
 * replayMatch(wicked, record, { migrations: migrationsTo(wicked.version) });
 */
export function migrationsTo(version: string): readonly Migration[] {
  return [
    { variant: 'wicked', from: '0.0.0', to: version, migrate: (record) => ({ components: firstSet, ...record }) },
  ];
}
