import type { MatchRecord } from '@howzat/core';
import type { Plan } from '../engine/plan.js';
import type { SeriesPlan } from '../engine/sight.js';
import { database, type Kept, type Saved } from './database.js';

/** Matches that could not be kept, as long as the tab is open: there is no storage, or it is full. */
const unkept = new Map<string, { readonly saved: Saved; readonly kept: Kept }>();

/** Begins a match: it is in the list before its first ball. Gives its id. */
export async function beginMatch(
  plan: Plan,
  series: SeriesPlan | null = null,
  record: MatchRecord | null = null,
): Promise<string> {
  const id = crypto.randomUUID();
  const now = Date.now();
  const saved: Saved = { id, plan, series, begun: now, changed: now, score: '', result: null };
  const kept: Kept = { id, record, series: null, turn: 0 };
  try {
    await database.transaction('rw', database.matches, database.records, async () => {
      await database.matches.add(saved);
      await database.records.add(kept);
    });
  } catch {
    // the match can be played all the same; the screen says that it is not saved
    unkept.set(id, { saved, kept });
  }
  return id;
}

/** A match of the list; null where there is none of that id. Its record is read by the worker that plays it. */
export async function findMatch(id: string): Promise<Saved | null> {
  const held = unkept.get(id);
  if (held) return held.saved;
  try {
    return (await database.matches.get(id)) ?? null;
  } catch {
    return null;
  }
}

/** The record from which a match goes on that could not be kept; null for any other. */
export function unkeptRecord(id: string): MatchRecord | null {
  return unkept.get(id)?.kept.record ?? null;
}

/** What is kept of a match, to be taken away where it cannot be opened. */
export async function keptOf(id: string): Promise<Kept['record'] | Kept['series']> {
  const kept = unkept.get(id)?.kept ?? (await database.records.get(id));
  return kept?.record ?? kept?.series ?? null;
}

/** Whether a match is kept on this device. */
export function isKept(id: string): boolean {
  return !unkept.has(id);
}

/** Takes a match out of the list. */
export async function removeMatch(id: string): Promise<void> {
  await database.transaction('rw', database.matches, database.records, async () => {
    await database.matches.delete(id);
    await database.records.delete(id);
  });
}
