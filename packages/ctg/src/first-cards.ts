import type { MatchRecord } from '@howzat/core/play';
import { firstCards } from './components/first.js';

/**
 * The record of a match that was played with the cards of version 0.0.0, with these cards in it, so that it replays as it was played. A
 * record that brings its own cards stays as it is. For the migrations of `replayMatch`.
 *
 * @param record a record of version 0.0.0
 *
 * @example
 * import { createMatch } from '@howzat/core';
 * import { ctg, firstCards, withFirstCards } from '@howzat/ctg';
 *
 * const record = createMatch(ctg, { seed: 1 }).record();
 * console.log(withFirstCards(record).components === firstCards); // true
 */
export function withFirstCards(record: MatchRecord): MatchRecord {
  return record.components === undefined ? { ...record, components: firstCards } : record;
}
