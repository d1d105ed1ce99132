import { isVerified, type MatchRecord } from '@howzat/core';
import type { Plan } from '../engine/plan.js';
import type { SeriesPlan } from '../engine/sight.js';
import type { Trouble } from '../engine/trouble.js';
import { database, type Kept, type Saved } from './database.js';
import { inTime, storageTrouble } from './storage-trouble.js';

/** A match that could not be kept, and why. */
interface Unkept {
  readonly saved: Saved;
  readonly kept: Kept;
  readonly trouble: Trouble;
}

/** Matches that could not be kept, as long as the tab is open: there is no storage, or it is full. */
const unkept = new Map<string, Unkept>();

/** Begins a match: it is in the list before its first ball. Gives its id. */
export async function beginMatch(
  plan: Plan,
  series: SeriesPlan | null = null,
  record: MatchRecord | null = null,
): Promise<string> {
  const id = crypto.randomUUID();
  const now = Date.now();
  const unverified = record !== null && !isVerified(record);
  const saved: Saved = { id, plan, series, begun: now, changed: now, score: '', result: null, unverified };
  const kept: Kept = { id, record, series: null, turn: 0 };
  const adding = database.transaction('rw', database.matches, database.records, async () => {
    await database.matches.add(saved);
    await database.records.add(kept);
  });
  try {
    await inTime(adding);
  } catch (error) {
    // the match can be played all the same; the screen says that it is not saved
    unkept.set(id, { saved, kept, trouble: storageTrouble(error) });
    // what arrives when it was given up already is not kept up to date, so it does not stay
    adding.then(
      () => removeMatch(id),
      () => {},
    );
  }
  return id;
}

/**
 * A match of the list; null where there is none of that id. Its record is read by the worker that plays it.
 * @throws whatever the storage throws
 */
export async function findMatch(id: string): Promise<Saved | null> {
  const held = unkept.get(id);
  if (held) return held.saved;
  return (await inTime(database.matches.get(id))) ?? null;
}

/** The record from which a match goes on that could not be kept; null for any other. */
export function unkeptRecord(id: string): MatchRecord | null {
  return unkept.get(id)?.kept.record ?? null;
}

/** What is kept of a match, to be taken away where it cannot be opened. */
export async function keptOf(id: string): Promise<Kept['record'] | Kept['series']> {
  const kept = unkept.get(id)?.kept ?? (await inTime(database.records.get(id)));
  return kept?.record ?? kept?.series ?? null;
}

/** Why a match is not kept on this device; null where it is. */
export function whyUnkept(id: string): Trouble | null {
  return unkept.get(id)?.trouble ?? null;
}

/**
 * Takes a match out of the list.
 * @throws whatever the storage throws: then it is still there
 */
export async function removeMatch(id: string): Promise<void> {
  await inTime(
    database.transaction('rw', database.matches, database.records, async () => {
      await database.matches.delete(id);
      await database.records.delete(id);
    }),
  );
}
