import type { ColumnType, Generated } from 'kysely';
import type { Chunk } from '../cut.js';

/** A column of JSON: read as what it holds, written as text, so that the order of keys stays as it was. */
type JsonColumn<T> = ColumnType<T, string, string>;

/** A time by the clock of the database, which alone is asked: those of workers may be wrong. */
type TimeColumn = ColumnType<Date, never, never>;

/** The tables beside the queue. */
export interface Tables {
  readonly howzat_study: {
    readonly id: string;
    readonly title: string;
    readonly plan: JsonColumn<unknown>;
    readonly chunks: JsonColumn<readonly Chunk[]>;
    readonly total: number;
    /** So many chunks, from the first, have been put into the queue. */
    readonly given: number;
    readonly matches: number;
    readonly state: 'open' | 'done' | 'cancelled';
    readonly created: TimeColumn;
  };
  /** What came of each chunk that was counted. */
  readonly howzat_study_chunk: {
    readonly study_id: string;
    readonly chunk: number;
    readonly result: JsonColumn<readonly unknown[]>;
    readonly hash: string;
    readonly matches: number;
    readonly seconds: number;
    readonly worker: string;
    readonly counted: TimeColumn;
  };
  /** A chunk that threw, or that came out another way the second time. */
  readonly howzat_study_trouble: {
    readonly study_id: string;
    readonly chunk: number;
    readonly kind: 'threw' | 'otherwise';
    readonly cell: number;
    readonly match: number | null;
    readonly message: string;
    readonly worker: string;
    readonly at: TimeColumn;
  };
  /** When a chunk was first missed at the end, or was given out again. */
  readonly howzat_study_again: {
    readonly study_id: string;
    readonly chunk: number;
    readonly times: number;
    readonly at: Generated<Date>;
  };
  readonly howzat_study_worker: {
    readonly id: string;
    readonly threads: number;
    /** The studies that it leaves to others, each with the reason. */
    readonly leaves: JsonColumn<Readonly<Record<string, string>>>;
    readonly seen: Generated<Date>;
  };
}
