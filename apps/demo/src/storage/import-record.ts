import { type MatchRecord, readRecord } from '@howzat/core';
import type { Plan } from '../engine/plan.js';
import { shownName } from '../engine/shown-text.js';
import type { Source } from '../engine/sight.js';
import { type Trouble, troubleOf } from '../engine/trouble.js';
import { variantEntry } from '../variants.js';
import { words } from '../words.js';
import { beginMatch } from './matches.js';

/** The plan by which the match of a record goes on: who sat where sits there again. */
function planOf(record: MatchRecord): Plan {
  const { variant, selection, seed, chance, names, players } = record;
  const seat = (name: string | null): Plan['seats']['home'] =>
    name === null ? { kind: 'person' } : { kind: 'computer', level: name };
  return {
    variant: variant.id,
    selection,
    seed,
    chance: chance === 'people' ? 'people' : 'seed',
    names,
    seats: { home: seat(players.home), away: seat(players.away) },
    ...(record.components === undefined ? {} : { components: record.components as never }),
  };
}

/**
 * A record as a replay to look at.
 * @throws Error that says what is wrong with it
 */
export function readReplay(text: string): Source {
  const record = readRecord(parsed(text));
  if (!variantEntry(record.variant.id)) throw new Error(words.home.unknownGame(shownName(record.variant.id)));
  return { id: 'replay', plan: planOf(record), record, series: null, plays: false, kept: false };
}

/** Reads a record that somebody brings, and begins its match. Gives the id, or what is wrong with it. */
export async function importRecord(text: string): Promise<string | Trouble> {
  try {
    const record = readRecord(parsed(text));
    if (!variantEntry(record.variant.id))
      return { code: 'unknown-variant', message: words.home.unknownGame(shownName(record.variant.id)), rule: null };
    return await beginMatch(planOf(record), null, record);
  } catch (error) {
    return troubleOf(error);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(words.home.notJson);
  }
}
