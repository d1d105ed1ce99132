import { type AnyMatch, HowzatError, parseRecord, replayMatch } from '@howzat/core';
import { games, houseRules } from '../games.js';

/**
 * Opens a record as whoever is sent one does: a text from outside, and the games and house rules that are at hand.
 * @throws HowzatError for whatever is no record of them
 */
export function openRecord(text: string): AnyMatch {
  const record = parseRecord(text);
  const game = games.find(({ variant }) => variant.id === record.variant.id);
  if (!game)
    throw new HowzatError('unknown-variant', `There is no game ${record.variant.id} here.`, {
      subject: record.variant.id,
    });
  return replayMatch(game.variant, record, { houseRules });
}

/**
 * What a record means: everything that can be told of the match that it replays to, and of how that goes on. Two records mean the
 * same where this text is the same.
 */
export function meaningOf(match: AnyMatch): string {
  // names, seed, streams, undos, audit, players, what it was played under, events and result all stand in the record that the match
  // itself would write now
  return canonical({
    record: match.record(),
    log: match.log(),
    state: match.internals(),
    waiting: match.waiting,
    path: match.path,
    cricketers: match.cricketers,
  });
}

/** JSON whose keys are in order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
