import type { ColumnType, Generated } from 'kysely';

/** A column of JSON: read as what it holds, written as text, so that the order of keys stays as it was. */
type JsonColumn<T> = ColumnType<T, string, never>;

/** A whole number of 64 bits, which drivers read as a number or as text. */
type BigColumn = ColumnType<number | string, number, never>;

/** The same where there may be none. */

type NullableBigColumn = ColumnType<number | string | null, number | null | undefined, number | null>;

/** The tables of a store: for matches, for their events, and for whom to tell of them. */
export interface Tables {
  readonly howzat_match: {
    readonly id: string;
    readonly plan: JsonColumn<unknown>;
    readonly versions: JsonColumn<unknown>;
    readonly commitment: string;
    readonly secret: string;
    /** The SHA-256 of each token; null where a computer sits, and where somebody may come from the lobby. */
    readonly home_token: string | null;
    readonly away_token: string | null;
    readonly watch_token: string;
    readonly opened: BigColumn;
    /** The match that this one follows. */
    readonly previous: string | null;
    readonly phase: Generated<string>;
    readonly names: ColumnType<unknown, string | undefined, string>;
    /** The seat that is for whoever comes from the lobby. */
    readonly lobby: string | null;
    /** Who opened it for the lobby, as a hash, until the seat is taken. */
    readonly challenger: string | null;
    /** What was played of a series before it, as JSON; null for none. */
    readonly series: ColumnType<unknown, string | null, never>;
    /** When somebody was at it last. */
    readonly seen: ColumnType<number | string, number, number>;
    /** When the time of a side is up; null while no clock goes. */
    readonly deadline: NullableBigColumn;
  };
  /** What a server keeps of itself. */
  readonly howzat_setting: {
    readonly name: string;
    readonly value: JsonColumn<unknown>;
  };
  /** The devices that are told when it is the turn of a seat. */
  readonly howzat_push: {
    readonly match_id: string;
    readonly seat: string;
    readonly endpoint: string;
    readonly p256dh: string;
    readonly auth: string;
    /** When the device asked for it last. */
    readonly at: ColumnType<number | string, number, number>;
  };
  readonly howzat_event: {
    readonly match_id: string;
    readonly sequence: number;
    readonly seat: string;
    /** The idempotency key of the request. */
    readonly key: string;
    readonly at: BigColumn;
    readonly body: JsonColumn<unknown>;
    /** What the log came to after it; null for events of the first hosts. */
    readonly log_check: string | null;
  };
}
