import type { MatchRecord } from '@howzat/core/play';
import { firstCards } from './components/first.js';

/**
 * The record of a match that was played with the cards of version 0.0.0, with these cards in it, so that it replays as it was played. A
 * record that brings its own cards stays as it is. For the migrations of `replayMatch`.
 */
export function withFirstCards(record: MatchRecord): MatchRecord {
  return record.components === undefined ? { ...record, components: firstCards } : record;
}
