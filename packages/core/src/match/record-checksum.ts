import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { unguessableBytes } from '../chance/index.js';
import { canonicalChecksum } from '../log/index.js';
import type { MatchRecord, RecordedEvent } from './match-record.js';

/**
 * The commitment to a choice that the other side may not know yet. It is the SHA-256 of the salt and of the choice as JSON with
 * sorted keys: whoever has both can check it, and without the salt it tells nothing, however few choices there were.
 *
 * @param choice the choice, as plain JSON
 * @param salt 32 hex digits that nobody can guess
 *
 * @example
 * import { commitmentTo } from '@howzat/core/engine';
 *
 * const salt = '5e'.repeat(16);
 * console.log(commitmentTo({ card: 4 }, salt).length); // 64
 * console.log(commitmentTo({ card: 4 }, salt) === commitmentTo({ card: 6 }, salt)); // false
 */
export function commitmentTo(choice: unknown, salt: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${salt}\n${JSON.stringify(sorted(choice))}`)));
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, sorted((value as Record<string, unknown>)[key])]));
}

/**
 * The checksum of a whole record: of everything in it but the checksum itself, whatever the order of its keys. A choice that was
 * secret when it was recorded goes in by its commitment, so that the checksum tells nothing of it.
 *
 * @param record a record, with or without the right checksum
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { createMatch, uniformPlayer } from '@howzat/core';
 * import { checksumOfRecord } from '@howzat/core/engine';
 *
 * const record = createMatch(ccsl, { seed: 1, players: { home: uniformPlayer, away: uniformPlayer } }).record();
 * console.log(checksumOfRecord(record) === record.checksum); // true
 * console.log(checksumOfRecord({ ...record, seed: 2 }) === record.checksum); // false
 */
export function checksumOfRecord({ checksum: _, ...record }: MatchRecord): string {
  return canonicalChecksum({ ...record, events: record.events.map(committed) });
}

/** An event as the checksum takes it in: a list, which is faster to go through than an object with keys to sort. */
function committed(event: RecordedEvent): readonly unknown[] {
  switch (event.kind) {
    case 'concede':
      return [event.kind, event.seat];
    case 'chance':
      return [event.kind, event.step, event.outcome];
    case 'choice': {
      const { kind, seat, step, computer, choice, salt } = event;
      return salt === undefined
        ? [kind, seat, step, computer, choice]
        : [kind, seat, step, computer, 'commitment', commitmentTo(choice, salt)];
    }
  }
}

/**
 * The record with the checksum that belongs to it: for tools that change one on purpose, as a migration does.
 *
 * @param record a record that was changed
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { createMatch, replayMatch, uniformPlayer } from '@howzat/core';
 * import { stampRecord } from '@howzat/core/engine';
 *
 * const record = createMatch(ccsl, { seed: 1, players: { home: uniformPlayer, away: uniformPlayer } }).record();
 * const renamed = stampRecord({ ...record, names: { home: 'Hawks', away: 'Owls' } });
 * console.log(replayMatch(ccsl, renamed).waiting.kind); // end
 */
export function stampRecord(record: MatchRecord): MatchRecord {
  return { ...record, checksum: checksumOfRecord(record) };
}

/**
 * 32 hex digits that nobody can guess.
 * @throws HowzatError `no-randomness` where the platform has no random numbers
 */
export function randomSalt(): string {
  return bytesToHex(unguessableBytes(16, 'A record with a secret choice in it'));
}
