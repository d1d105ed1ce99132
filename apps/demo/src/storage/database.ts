import type { MatchRecord, Series } from '@howzat/core';
import type { MatchPlan, Viewer } from '@howzat/host';
import Dexie, { type EntityTable } from 'dexie';
import type { Plan } from '../engine/plan.js';
import type { SeriesPlan } from '../engine/sight.js';
import type { DayResult } from './day-result.js';

/** A match or a series in the list of what was saved. */
export interface Saved {
  readonly id: string;
  readonly plan: Plan;
  readonly series: SeriesPlan | null;
  readonly begun: number;
  readonly changed: number;
  /** `Home 23/1 (2.3 ov)`, for the list. */
  readonly score: string;
  /** The result in words; null while it goes on. */
  readonly result: string | null;
  /** It was first recorded in a form whose checksum did not cover all of it. */
  readonly unverified?: boolean;
}

/** The record of a match, apart from the list so that the list is quick to read. */
export interface Kept {
  readonly id: string;
  readonly record: MatchRecord | null;
  readonly series: ReturnType<Series['record']> | null;
  /** Counts the times it was written: who has read an older one does not write over a newer. */
  readonly turn: number;
  /** Who wrote it last: they may write again where they were not told that it had arrived. */
  readonly writer?: string;
}

/** A match at a server, in the list of this device: its links, and what was last heard of it. */
export interface OnlineMatch {
  /** The token by which this device plays it. */
  readonly token: string;
  readonly match: string;
  readonly viewer: Viewer;
  readonly plan: MatchPlan;
  /** The tokens for the other seat and for looking on, at the device that opened the match. */
  readonly invite?: string;
  readonly watch?: string;
  readonly names: { readonly home: string; readonly away: string };
  readonly changed: number;
  /** `Home 23/1 (2.3 ov)`. */
  readonly score: string;
  /** The result in words; null while it goes on. */
  readonly result: string | null;
}

class Database extends Dexie {
  matches!: EntityTable<Saved, 'id'>;
  records!: EntityTable<Kept, 'id'>;
  online!: EntityTable<OnlineMatch, 'token'>;
  days!: EntityTable<DayResult, 'day'>;

  constructor() {
    // what is said to be kept is on the disk, and not on its way there
    super('howzat', { chromeTransactionDurability: 'strict' });
    this.version(1).stores({ matches: 'id, changed', records: 'id' });
    this.version(2).stores({ online: 'token, changed' });
    this.version(3).stores({ days: 'day' });
  }
}

export const database = new Database();
