import type { Seat } from '../cricket/index.js';

/** What came in while a match was played, as its record keeps it: a choice, an outcome of chance, or a side that gave up. */
export type RecordedEvent =
  | {
      readonly kind: 'choice';
      readonly seat: Seat;
      readonly step: string;
      readonly choice: unknown;
      /** Whether a computer player made it. */
      readonly computer: boolean;
      /** Made for a choice that was recorded while the other side might not know it: 32 hex digits. */
      readonly salt?: string | undefined;
    }
  | { readonly kind: 'chance'; readonly step: string; readonly outcome: unknown }
  | { readonly kind: 'concede'; readonly seat: Seat };

/**
 * A match as a small versioned JSON document that replays to the same log anywhere. `schema/match-record.json` of the package
 * is its JSON Schema.
 */
export interface MatchRecord {
  /** The version of the format. */
  readonly howzat: 2;
  /** The game, and the version of its package. */
  readonly variant: { readonly id: string; readonly version: string };
  /** What the match was played under; of set parameters and readings, those that were asked for. */
  readonly selection: {
    readonly format: string | null;
    readonly rulings: Readonly<Record<string, string>>;
    readonly options: readonly string[];
    readonly houseRules: readonly string[];
    readonly set: Readonly<Record<string, number | string | boolean | null>>;
  };
  /** The versions of the packages that the house rules came from, by their ids. */
  readonly versions?: Readonly<Record<string, string>> | undefined;
  readonly seed: number | string;
  /** Where dice and draws came from: the seed, people who told them, a script, or streams that a host gave. */
  readonly chance: 'seed' | 'people' | 'script' | 'given';
  readonly names: { readonly home: string; readonly away: string };
  /** The names of the computer players; null for people. */
  readonly players: { readonly home: string | null; readonly away: string | null };
  /** The position that the match began from, where that was not the first ball. */
  readonly from?: Readonly<Record<string, unknown>> | undefined;
  /** Cards or the like that were played with instead of the game's own. */
  readonly components?: unknown;
  readonly events: readonly RecordedEvent[];
  /** How often a choice was taken back. */
  readonly undos: number;
  /** What was corrected afterwards, and why. */
  readonly audit: readonly {
    readonly event: number;
    readonly was: unknown;
    readonly is: unknown;
    readonly reason: string;
    readonly kept: number;
    readonly dropped: number;
  }[];
  readonly result: ({ readonly kind: string; readonly winner: Seat | null } & Readonly<Record<string, unknown>>) | null;
  /** Where the random streams stand: four 32-bit words each. */
  readonly timeline: {
    readonly branch: number;
    readonly streams: Readonly<Record<string, readonly number[]>>;
    readonly players: { readonly home?: readonly number[] | undefined; readonly away?: readonly number[] | undefined };
  };
  /**
   * The match began as a record of the first version, whose checksum covered the log alone. `brought`: this is that record, and `log`
   * is the checksum that the first version made. `continued`: the match was played again or went on from it, and `log` is of now.
   */
  readonly unverified?: 'brought' | 'continued' | undefined;
  /** The checksum of the log that the match is replayed to: 16 hex digits. */
  readonly log: string;
  /** The checksum of everything else in the record. */
  readonly checksum: string;
}
