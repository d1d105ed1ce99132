import type { ForbiddenItem, Frozen, Game, Json, LogEntry, MatchRecord, Series, Side, View } from '@howzat/core';
import type { ChartNode } from '@howzat/core/machine';
import type { BattingLine, BowlingLine, CommentaryLine, InningsCharts, Scorecard } from '@howzat/core/scorebook';
import type { Sight as Hosted, Offer, Phrase, PhraseMessage, PresenceMessage, RulesMessage } from '@howzat/host';
import type { Advice } from '@howzat/players';
import type { Place } from '../online/line.js';
import type { OpenChance, OpenStep } from '../tables/table.js';
import type { Plan } from './plan.js';
import type { Trouble } from './trouble.js';

/** What crosses from the worker, in which a match is played, to the screen: plain data and nothing else. */

/** The moment of a match as the people at this screen may see it. Sent after every change. */
export interface Sight {
  /** How many things have come in. */
  readonly length: number;
  /** How many choices people have made at this screen, or outcomes they typed in, since they sat down. */
  readonly acts: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Where the match stands: the step with the levels around it, or `end`. */
  readonly path: string;
  readonly game: Frozen<Game>;
  /** The side whose seat the screen is drawn for. */
  readonly seat: Side;
  /**
   * Two people share the screen, and one of these has to take the device before anything secret is sent; empty where nothing
   * has to be hidden from anybody.
   */
  readonly takers: readonly Side[];
  /** Two people share the screen, and the game hides something that the record of the match would tell. */
  readonly keepsSecrets: boolean;
  /** What each side may see whose eyes are at this screen: of two people those of whoever has the device. */
  readonly views: Readonly<Partial<Record<Side, View>>>;
  /** The open decisions of those whose eyes are at this screen. */
  readonly open: readonly (OpenStep & { readonly side: Side })[];
  readonly chance: OpenChance | null;
  /** A computer player whose decision is awaited. */
  readonly thinking: Side | null;
  /** That computer player waits until a person says to go on. */
  readonly awaited: boolean;
  /** The entries of the last ball as each side may read them, of which the last `fresh` are new. */
  readonly happened: Readonly<Partial<Record<Side, readonly LogEntry[]>>>;
  readonly fresh: number;
  /** The balls of the over that came before those, without what was chosen for them. */
  readonly before: readonly LogEntry[];
  readonly series: SeriesSight | null;
  /** The match was first recorded in a form whose checksum did not cover all of it. */
  readonly unverified: boolean;
  /** A player or a rule that threw: the match stands where it stood. */
  readonly trouble: Trouble | null;
}

/** A series as it stands. */
export interface SeriesSight {
  readonly number: number;
  readonly matches: number;
  readonly standings: Series['standings'];
  readonly waiting: Series['waiting'];
  readonly winner: Side | null;
  readonly log: Series['log'];
  /** The house rules of the match being played, those that winners made among them. */
  readonly houseRules: readonly string[];
}

/** What the scorer tells after each change, a little later than the sight. */
export interface News {
  /** So many lines of the commentary stand as they were; `lines` follow them. */
  readonly keep: number;
  readonly lines: readonly CommentaryLine[];
  readonly board: Board;
  /** Whether the match is kept on this device, and why not. */
  readonly unsaved: Trouble | null;
}

/** The scoreboard. */
export interface Board {
  readonly innings: number;
  readonly batting: Side;
  /** `23/1`. */
  readonly score: string;
  /** `2.3`. */
  readonly overs: string;
  readonly limit: number | null;
  readonly target: number | null;
  readonly runRate: number | null;
  /** Runs that are needed for a win, and balls in which to get them where overs are limited. */
  readonly needs: { readonly runs: number; readonly balls: number | null } | null;
  /** Who is in, the striker first, and who bowls; empty where the innings has not begun. */
  readonly crease: readonly (BattingLine & { readonly facing: boolean })[];
  readonly bowler: BowlingLine | null;
  /** The balls of this over. */
  readonly over: readonly string[];
  /** The scores of the innings before: `Home 120/7 (10 ov)`. */
  readonly before: readonly string[];
  readonly result: string | null;
}

/** A moment of the past. */
export interface Past {
  /** How many things had come in. */
  readonly at: number;
  /** How many had, where the match can be gone on with: of an over that one choice brings, before that choice. */
  readonly back: number;
  readonly game: Frozen<Game>;
  readonly seat: Side;
  readonly takers: readonly Side[];
  readonly views: Readonly<Partial<Record<Side, View>>>;
  readonly happened: Readonly<Partial<Record<Side, readonly LogEntry[]>>>;
  readonly before: readonly LogEntry[];
  /** Lines of the commentary up to then. */
  readonly lines: number;
  readonly board: Board;
}

/** The film of a match: where its balls end. */
export interface Film {
  readonly length: number;
  /** For each ball: how many things had come in when it was counted. */
  readonly balls: readonly {
    readonly at: number;
    readonly innings: number;
    readonly label: string;
    readonly symbol: string;
  }[];
}

/** Something that people typed in: what their dice or cards showed. */
export interface Typed {
  /** Which of all that came in, from 0. */
  readonly at: number;
  readonly outcome: unknown;
  readonly chance: OpenChance;
}

/** The match as a machine. */
export interface Chart {
  /** Its states, each in its parent. */
  readonly tree: ChartNode;
  /** How many things have come in. */
  readonly length: number;
}

/** Everything that the scorebook shows. */
export interface Book {
  readonly card: Scorecard;
  readonly charts: readonly InningsCharts[];
  /** The balls with what the game tells of them beyond cricket's own, for a wagon wheel. */
  readonly balls: readonly {
    readonly innings: number;
    readonly batter: string;
    readonly runs: number;
    readonly out: boolean;
    readonly facts: Json;
  }[];
}

/** What the adviser found of a decision. */
export interface Advised {
  readonly advice: Advice;
  /** What the rules bar, with the rule that does. */
  readonly barred: readonly ForbiddenItem[];
  /** The game hides things and has no way to deal them, so they were taken to stand as before the first ball. */
  readonly blind: boolean;
}

/** A ball under another reading. */
export interface Supposed {
  readonly ruling: string;
  readonly reading: string;
  /** What happened instead, as a scorer's symbol and the score; null where nobody can tell. */
  readonly symbol: string | null;
  readonly score: string | null;
  readonly rules: readonly string[];
  /** It went another way than it did. */
  readonly differs: boolean;
  /** Why nobody can tell: the reading cannot be played here, or the ball cannot be finished with what came in. */
  readonly because: string | null;
}

/** Where a match comes from. */
export interface Source {
  readonly id: string;
  readonly plan: Plan;
  /** The record of a match that is not kept; that of one that is, is read from the storage by the worker. */
  readonly record: MatchRecord | null;
  /** A series, of which the record holds the matches so far. */
  readonly series: SeriesPlan | null;
  /** The match is played on; a replay is only looked at. */
  readonly plays: boolean;
  /** The match is kept on this device. */
  readonly kept: boolean;
  /** Why it is not, where it is played all the same. */
  readonly unkept?: Trouble | null;
  /** A host plays it, and this screen has a seat there or looks on. */
  readonly online?: Place;
  /** What the host tells of the rules, where this app does not have all of them. */
  readonly told?: RulesMessage;
}

/** How the line to the host of a match is. */
export interface Far {
  /** Whether the host is heard. */
  readonly live: boolean;
  /** What it refuses for good. */
  readonly refused: Trouble | null;
  /** What it tells of the match beside the play itself. */
  readonly match: Pick<
    Hosted,
    'viewer' | 'seats' | 'waiting' | 'phase' | 'offer' | 'clock' | 'ended' | 'next' | 'series'
  > | null;
  /** Who is there, and the clock of the host when it said so. */
  readonly presence: PresenceMessage | null;
  /** By how much the clock of the host is ahead of the one here, in milliseconds. */
  readonly ahead: number;
  /** What was said last, with how often anybody has said anything here. */
  readonly phrase: (PhraseMessage & { readonly nth: number }) | null;
}

/** What somebody at this screen asks of the host of a match, beside choices. */
export type AskedOfHost =
  | { readonly do: 'offer'; readonly what: Offer['what'] }
  | { readonly do: 'answer'; readonly offer: number; readonly accept: boolean }
  | { readonly do: 'say'; readonly phrase: Phrase }
  | { readonly do: 'rematch' }
  | { readonly do: 'release' }
  | { readonly do: 'claim'; readonly name: string; readonly number: null };

/** A series as the setup chose it. */
export interface SeriesPlan {
  readonly matches: number;
  readonly scope: 'persists-in-series' | 'next-game-only';
  readonly afterTie: 'nobody' | 'both';
  /** The rules from which a winner chooses, by id. */
  readonly rules: readonly string[];
}

/** How fast computer players answer. */
export interface Tempo {
  readonly ms: number;
  readonly paused: boolean;
}
