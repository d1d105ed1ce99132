import type { Migration } from '@howzat/core';
import { firstSet } from './components/first-set.js';

/**
 * Brings records of version 0.0.0 up to date: they are played with the set of that version, which they do not name.
 *
 * @param version the version to which they are brought: that of the variant
 *
 * @example
 * import { createMatch, replayMatch, uniformPlayer } from '@howzat/core';
 * import { migrationsTo, pocket } from '@howzat/pocket';
 *
 * const record = createMatch(pocket, { seed: 1, players: { home: uniformPlayer, away: uniformPlayer } }).record();
 * const migrations = migrationsTo(pocket.version);
 * console.log(replayMatch(pocket, record, { migrations }).waiting.kind); // end
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
