import type { MatchRecord, Migration } from '@howzat/core';
import { HowzatError } from '@howzat/core/author';
import { firstSet } from './components/first-set.js';

/** A card that cancels an out at once begins a chain of its own since; who was asked whether to play one was asked otherwise. */
function refuseOldChains({ events }: MatchRecord): void {
  if (events.some((event) => 'step' in event && event.step === 'save.at-once'))
    throw new HowzatError(
      'version',
      'This record was played with pocket 0.0.0, where a card that cancels an out at once was answered otherwise. Read it with pocket 0.0.0.',
      { subject: '0.0.0' },
    );
}

/**
 * Brings records of version 0.0.0 up to date: they are played with the set of that version, which they do not name.
 * One in which an out that works at once might have been cancelled is refused: that is played otherwise since.
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
      migrate: (record) => {
        refuseOldChains(record);
        return record.components === undefined ? { ...record, components: firstSet } : record;
      },
    },
  ];
}
