import type { Dismissal } from '../cricket/index.js';
import type { Json } from '../json/index.js';

/** One delivery of Cricsheet JSON. */
export interface CricsheetDelivery {
  readonly batter: string;
  readonly bowler: string;
  readonly non_striker: string;
  readonly runs: { readonly batter: number; readonly extras: number; readonly total: number };
  readonly extras?: {
    readonly byes?: number;
    readonly legbyes?: number;
    readonly noballs?: number;
    readonly penalty?: number;
    readonly wides?: number;
  };
  readonly wickets?: readonly CricsheetWicket[];
}

/** A wicket of Cricsheet JSON. */
export interface CricsheetWicket {
  readonly player_out: string;
  readonly kind: Dismissal;
  readonly fielders?: readonly { readonly name: string }[];
}

/** An innings of Cricsheet JSON. */
export interface CricsheetInnings {
  readonly team: string;
  readonly overs: readonly { readonly over: number; readonly deliveries: readonly CricsheetDelivery[] }[];
  readonly target?: { readonly runs: number; readonly overs?: number };
  readonly declared?: true;
  readonly super_over?: true;
}

/** The kinds of matches that Cricsheet knows. */
export type CricsheetMatchType = 'Test' | 'ODI' | 'T20' | 'IT20' | 'ODM' | 'MDM';

/** How a match ended, in Cricsheet's fields. A winner without `by` was given the match: `method` says so. */
export interface CricsheetOutcome {
  readonly winner?: string;
  readonly by?: { readonly runs?: number; readonly wickets?: number; readonly innings?: 1 };
  readonly method?: 'Awarded';
  readonly result?: 'tie' | 'draw' | 'no result';
  readonly eliminator?: string;
}

/** What a delivery was and Cricsheet cannot say of it. */
export interface DeliveryNote {
  /** Its place in `innings`, `overs` and `deliveries`, each from 0. */
  readonly innings: number;
  readonly over: number;
  readonly delivery: number;
  /** Runs by kind as they were scored, where the export files them otherwise. */
  readonly runs?: Json;
  readonly noBall?: true;
  readonly freeHit?: true;
  /** Given where it differs from what Cricsheet's readers assume: that all but wides and no-balls count. */
  readonly counts?: boolean;
  /** What the variant tells of it: zones, cards, dice. */
  readonly facts?: Json;
}

/** What Howzat keeps of a match under its one key of `info`; readers of Cricsheet ignore it. */
export interface HowzatInfo {
  readonly variant: string;
  readonly title: string;
  /** The result in words. */
  readonly result: string | null;
  /** False where there was no toss; `info.toss` then says who batted first. */
  readonly toss: boolean;
  /** The targets that `innings[].target` cannot say: those of super overs, second innings and rules of their own. */
  readonly targets?: readonly { readonly innings: number; readonly runs: number }[];
  /** What stood on the board before the first delivery of an innings, for a match that began from a position. */
  readonly brought?: readonly Json[];
  readonly deliveries?: readonly DeliveryNote[];
  readonly about?: Json;
}

/** A match as Cricsheet JSON 1.1.0. */
export interface CricsheetMatch {
  readonly meta: { readonly data_version: '1.1.0'; readonly created: string; readonly revision: number };
  readonly info: {
    readonly balls_per_over: number;
    readonly dates: readonly string[];
    readonly gender: 'male' | 'female';
    readonly howzat: HowzatInfo;
    readonly match_type: CricsheetMatchType;
    readonly outcome: CricsheetOutcome;
    readonly overs?: number;
    readonly players: Readonly<Record<string, readonly string[]>>;
    readonly registry: { readonly people: Readonly<Record<string, string>> };
    readonly season: string;
    readonly team_type: 'international' | 'club';
    readonly teams: readonly [string, string];
    readonly toss: { readonly decision: 'bat' | 'field'; readonly winner: string };
    readonly venue: string;
  };
  readonly innings: readonly CricsheetInnings[];
}
