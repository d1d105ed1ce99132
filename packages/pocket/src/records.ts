import type { Migration } from '@howzat/core';
import { firstSet } from './components/first-set.js';

/**
 * Brings records of version 0.0.0 up to date: they are played with the set of that version, which they do not name.
 *
 * @example
 * replayMatch(pocket, record, { migrations: migrationsTo(pocket.version) });
 */
export function migrationsTo(version: string): readonly Migration[] {
  return [
    {
      variant: 'pocket',
      from: '0.0.0',
      to: version,
      migrate: (record) => (record.components === undefined ? { ...record, components: firstSet } : record),
    },
  ];
}
