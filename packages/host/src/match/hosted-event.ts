import type { Side } from '@howzat/core';
import type { MatchPlan } from '../protocol/request.js';

/** What comes in at a match. Chance is none of it: it follows from the key. */
export type HostedEvent =
  | {
      readonly kind: 'claim';
      readonly seat: Side;
      readonly name: string;
      /** What the seat adds to the chance of the match: 64 hex digits. */
      readonly number: string;
      /** Whether the seat sent its number, or the host made it up. */
      readonly from: 'seat' | 'host';
    }
  | {
      readonly kind: 'choice';
      readonly seat: Side;
      readonly step: string;
      readonly choice: unknown;
      /** The time of the side was up, and a computer player chose. */
      readonly by?: 'clock';
    }
  | { readonly kind: 'concede'; readonly seat: Side; readonly by?: 'clock' }
  /** The seat is free, for whoever claims it next. */
  | { readonly kind: 'release'; readonly seat: Side }
  | { readonly kind: 'offer'; readonly seat: Side; readonly what: 'take-back' | 'abandon' | 'delete' }
  /** The offer of that number is accepted or declined, or taken away by whoever made it. */
  | { readonly kind: 'answer'; readonly seat: Side; readonly offer: number; readonly accept: boolean }
  /** The next match between the two, with sides changed. */
  | { readonly kind: 'rematch'; readonly seat: Side; readonly match: string };

/** An event as it is kept: once, under its number, and never changed. */
export interface KeptEvent {
  /** From 1, without gaps. */
  readonly sequence: number;
  /** The idempotency key of the request that it came of; unique for its seat. */
  readonly key: string;
  /** Milliseconds since 1970, by the clock of the host. */
  readonly at: number;
  readonly event: HostedEvent;
  /**
   * A checksum of what the log said after it, and of the one before: by it a host sees whether its version plays the match as it was played.
   * Those of the first hosts have none.
   */
  readonly check?: string;
}

/** What was played of a series before a match. */
export interface SeriesSoFar {
  /** Which match of the series it is, from 1. */
  readonly number: number;
  /** How many each side has won, by the sides of this match. */
  readonly won: Readonly<Record<Side, number>>;
}

/** What is kept of a match beside its events. */
export interface KeptMatch {
  readonly id: string;
  readonly plan: MatchPlan;
  /** The version of the game, and of house rules that have one: others play the match on where they play it in the same way. */
  readonly versions: Readonly<Record<string, string>>;
  readonly commitment: string;
  /** 64 hex digits that nobody sees before the end. */
  readonly secret: string;
  /** The SHA-256 of each token; null where a computer sits, and where somebody may come from the lobby. */
  readonly tokens: { readonly home: string | null; readonly away: string | null; readonly watch: string };
  /** Milliseconds since 1970, by the clock of the host. */
  readonly opened: number;
  /** The match that this one follows, between the same two with sides changed. */
  readonly previous?: string;
  /** Where it is not the first of a series. */
  readonly series?: SeriesSoFar;
}
