import type {
  Cricketers,
  DomainDescription,
  Frozen,
  Game,
  LogEntry,
  Refusal,
  Side,
  SideWaiting,
  View,
} from '@howzat/core';
import type { Registry } from '@howzat/core/author';
import type { SeatNumbers } from '../fair/fair-chance.js';
import type { Phrase } from './phrases.js';
import type { Refused } from './refusal.js';
import type { MatchPlan } from './request.js';
import type { protocolVersion } from './version.js';

/** Who is told of a match: a side, or somebody who looks on and knows what is open to both. */
export type Viewer = Side | 'watch';

/** A seat as all may see it. */
export interface SeatSight {
  /** Null until somebody has claimed it. */
  readonly name: string | null;
  /** The computer player that sits here. */
  readonly computer: string | null;
}

/** What is known of the dice: the commitment from the first moment, the numbers once both are in, the secret at the end. */
export interface FairSight {
  readonly commitment: string;
  readonly numbers: SeatNumbers | null;
  /** The seats whose numbers the host made up, because they sent none. */
  readonly byHost: readonly Side[];
  readonly secret: string | null;
}

/** A decision that is open to a seat, with all it may choose. */
export interface Question {
  readonly step: string;
  readonly domain: DomainDescription;
}

/** What one side has offered the other, until it is answered or somebody plays on. */
export interface Offer {
  /** The number of the event, by which it is answered. */
  readonly offer: number;
  readonly by: Side;
  readonly what: 'take-back' | 'abandon' | 'delete';
  /** For a choice that is to be taken back: the event after which the match would stand again. */
  readonly to: number | null;
}

/** What the clocks of both sides show, in milliseconds. */
export type ClockSight = Readonly<
  Record<
    Side,
    {
      /** When the side runs out of time, by the clock of the host since 1970; null while it is asked nothing. */
      readonly deadline: number | null;
      /** What was left of its reserve when it was asked. */
      readonly reserve: number;
    }
  >
>;

/** The matches that the same two have played one after the other, as they stand now. */
export interface SeriesSight {
  /** The side that is first to have won more than half of so many wins; null where nobody said so. */
  readonly best: number | null;
  /** Which match of the series this one is, from 1. */
  readonly number: number;
  /** How many each side has won, this one among them when it is over; the sides are those of this match. */
  readonly won: Readonly<Record<Side, number>>;
  /** Who has won the series; null while it goes on. */
  readonly winner: Side | null;
}

/** A match as one viewer may see it. */
export interface Sight {
  readonly match: string;
  readonly viewer: Viewer;
  readonly plan: MatchPlan;
  /** The version of the game that is played. */
  readonly version: string;
  readonly phase: 'seating' | 'playing' | 'over';
  readonly seats: { readonly home: SeatSight; readonly away: SeatSight };
  readonly fair: FairSight;
  /** What the match waits for; null before it begins. */
  readonly waiting: SideWaiting | null;
  readonly game: Frozen<Game> | null;
  readonly view: View | null;
  readonly cricketers: Cricketers | null;
  /** The decisions that are open to this viewer. */
  readonly questions: readonly Question[];
  /** What this viewer has chosen that waits for the other side. */
  readonly chosen: readonly { readonly step: string; readonly choice: unknown }[];
  readonly log: readonly LogEntry[];
  readonly offer: Offer | null;
  /** Null where people may think as long as they like. */
  readonly clock: ClockSight | null;
  /** How it ended: by its rules, because a side gave up or ran out of time, or because both agreed to end it; null until then. */
  readonly ended: 'played' | 'conceded' | 'time' | 'abandoned' | null;
  /** The match that this one followed, and the one that follows it: the tokens open them too, for whoever had the other side. */
  readonly previous: string | null;
  readonly next: string | null;
  /** Null for a match that is none of a series. */
  readonly series: SeriesSight | null;
}

/** The whole sight: where a stream begins. */
export interface SightMessage {
  readonly v: typeof protocolVersion;
  readonly type: 'sight';
  readonly sequence: number;
  readonly sight: Sight;
}

/** What one event changed of a sight. Parts that are not named stay as they were; of the log, `keep` entries do. */
export interface NewsMessage {
  readonly v: typeof protocolVersion;
  readonly type: 'news';
  readonly sequence: number;
  readonly changed: Partial<Omit<Sight, 'log'>>;
  readonly log: { readonly keep: number; readonly entries: readonly LogEntry[] };
}

/** What a host tells a viewer, in the order of `sequence`. */
export type Message = SightMessage | NewsMessage;

/** Who is there now. It has no number and nothing follows from it: a stream tells it at its beginning, and when it changes. */
export interface PresenceMessage {
  readonly v: typeof protocolVersion;
  readonly type: 'presence';
  /** Whether somebody has the link of that seat open. */
  readonly there: { readonly home: boolean; readonly away: boolean };
  /** The clock of the host when this was told: milliseconds since 1970. */
  readonly now: number;
}

/** A side has said one of the set phrases. It has no number, and whoever is not there does not hear of it. */
export interface PhraseMessage {
  readonly v: typeof protocolVersion;
  readonly type: 'phrase';
  readonly by: Side;
  readonly phrase: Phrase;
}

/** Everything that comes down a stream. A refusal is the last of it: both sides have deleted the match. */
export type Told = Message | PresenceMessage | PhraseMessage | Refused;

/**
 * Whether something told is about the match itself, for {@link afterMessage}.
 *
 * @example
 * import { isMessage } from '@howzat/host';
 *
 * console.log(isMessage({ v: 1, type: 'phrase', by: 'home', phrase: 'howzat' })); // false
 */
export function isMessage(told: Told): told is Message {
  return told.type === 'sight' || told.type === 'news';
}

/** What a seat looks like: nobody there, there and asked for a choice, or there. */
export type SeatPresence = 'away' | 'thinking' | 'there';

/**
 * What a seat looks like to all, from what they see and who is there.
 *
 * @param sight what all may see of the match
 * @param side the side whose seat it is
 * @param presence who is there
 *
 * @example
 * import { presenceOf } from '@howzat/host';
 *
 * const seat = { name: 'Ann', computer: null };
 * const sight = { seats: { home: seat, away: seat }, waiting: null };
 * const presence = { v: 1, type: 'presence', there: { home: true, away: false }, now: 0 } as const;
 * console.log(presenceOf(sight, presence, 'home'), presenceOf(sight, presence, 'away')); // there away
 */
export function presenceOf(
  sight: Pick<Sight, 'seats' | 'waiting'>,
  { there }: PresenceMessage,
  side: Side,
): SeatPresence {
  if (sight.seats[side].computer === null && !there[side]) return 'away';
  const { waiting } = sight;
  const isAsked = waiting?.kind === 'decisions' && waiting.open.some((it) => it.side === side && !it.made);
  return isAsked ? 'thinking' : 'there';
}

/** A request was accepted: it is the event of this number, and stays so however often it is sent. */
export interface Receipt {
  readonly v: typeof protocolVersion;
  readonly type: 'receipt';
  readonly sequence: number;
}

/** What the rules say to a choice that has not been made. */
export interface Judged {
  readonly v: typeof protocolVersion;
  readonly type: 'judged';
  /** Why it is not legal; null where it is. */
  readonly refusal: Refusal | null;
}

/** What is played, for whoever shows a match and does not have all of its rules. */
export interface RulesMessage {
  readonly v: typeof protocolVersion;
  readonly type: 'rules';
  readonly variant: { readonly id: string; readonly title: string };
  /** The parameters that are played by, as the rules and the house rules make them. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly houseRules: readonly { readonly id: string; readonly title: string }[];
  /** The words of the rules, as far as the host has them. */
  readonly words: readonly Registry[];
}

/** A match was opened. Whoever has a token has the seat; they are told once and kept as hashes. */
export interface Opened {
  readonly v: typeof protocolVersion;
  readonly type: 'opened';
  readonly match: string;
  readonly commitment: string;
  /** A seat in which a computer sits has none, and neither has the one of whoever comes from the lobby. */
  readonly tokens: { readonly home: string | null; readonly away: string | null; readonly watch: string };
}

/** Somebody has the free seat of a match of the lobby, by the token that they made up. */
export interface Joined {
  readonly v: typeof protocolVersion;
  readonly type: 'joined';
  readonly match: string;
  readonly seat: Side;
  readonly sequence: number;
}

/** A match as the lobby shows it. */
export interface Listed {
  readonly match: string;
  readonly plan: MatchPlan;
  readonly names: Names;
  /** Milliseconds since 1970, by the clock of the host. */
  readonly opened: number;
}

/** Who sits at each seat; null for nobody. */
export type Names = Readonly<Record<Side, string | null>>;

/** What there is for whoever wants to play or to watch, the oldest first. */
export interface Lobby {
  readonly v: typeof protocolVersion;
  readonly type: 'lobby';
  /** Somebody waits in these for the next who comes. */
  readonly challenges: readonly Listed[];
  /** These are being played, and anybody may look on. */
  readonly playing: readonly Listed[];
}

/**
 * The sight after a message.
 * @throws Error for news that do not follow the sight: the stream then begins again with a whole one
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { afterMessage, Host, isMessage, isRefused, MemoryStore, type Told } from '@howzat/host';
 *
 * const host = new Host({
 *   games: [{ variant: ccsl }],
 *   store: new MemoryStore(),
 *   now: Date.now,
 *   random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
 * });
 * const opened = await host.open({ v: 1, do: 'open', plan: { variant: 'ccsl', selection: {} } });
 * const told: Told[] = [];
 * if (!isRefused(opened)) await host.follow(opened.match, opened.tokens.home ?? '', null, (message) => told.push(message));
 * const [first] = told.filter(isMessage);
 * if (first) console.log(afterMessage(null, first).type); // sight
 */
export function afterMessage(last: SightMessage | null, message: Message): SightMessage {
  if (message.type === 'sight') return message;
  if (last === null || message.sequence !== last.sequence + 1)
    throw new Error(`News of ${message.sequence} do not follow ${last === null ? 'nothing' : last.sequence}.`);
  const { keep, entries } = message.log;
  const log = [...last.sight.log.slice(0, keep), ...entries];
  const { v, sequence } = message;
  return { v, type: 'sight', sequence, sight: { ...last.sight, ...message.changed, log } };
}
