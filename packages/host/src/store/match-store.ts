import type { Side } from '@howzat/core';
import type { KeptEvent, KeptMatch } from '../match/hosted-event.js';
import type { Listed, Names, Sight } from '../protocol/message.js';

/** Where matches are kept: a database, or the memory of a test. */
export interface MatchStore {
  /**
   * Keeps a new match. One that has this name already stays as it is.
   * @param challenger who opens it for the lobby, as their challenges are counted; it is forgotten when the seat is taken
   */
  create(match: KeptMatch, challenger?: string): Promise<void>;
  /** A match, or null where there is none of this name. */
  match(id: string): Promise<KeptMatch | null>;
  /** The events of a match behind a number, in order. */
  events(id: string, after: number): Promise<readonly KeptEvent[]>;
  /**
   * Keeps the next event. False where another one has its number or its key: then nothing has happened.
   * @param standing how the match stands after it, kept with it; as before where it is left out
   */
  append(id: string, event: KeptEvent, standing?: Standing): Promise<boolean>;
  /**
   * Calls `act` while no other host can keep an event of the match, so that a slower host gets its turn too. `act` keeps at most one event, as the
   * last thing that it does. The event counts, and others are told of it, once `act` has ended without an error. If `act` throws, nothing was kept.
   * A store that only one host uses need not keep others out.
   */
  hold<T>(id: string, act: (held: HeldMatch) => Promise<T>): Promise<T>;
  /** The number of the last event of each of these matches, 0 where nothing has happened yet; those that are not there are left out. */
  latest(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /**
   * The matches whose deadline has come, some of them if there are many. Each is given to one host: another one gets it when `lease` milliseconds
   * have passed and its deadline is still the same.
   */
  due(now: number, lease: number): Promise<readonly string[]>;
  /** Deletes a match with everything that happened in it. */
  remove(id: string): Promise<void>;
  /**
   * How many open challenges somebody has in the lobby: matches with a free seat, with somebody in the other or about to sit down, who was
   * there since a moment.
   */
  challenges(challenger: string, since: number): Promise<number>;
  /** Gives the free seat of a match a token, as its hash. False where it has another one. */
  seat(id: string, side: Side, hash: string): Promise<boolean>;
  /**
   * The matches of the lobby that stand so, with somebody at them since a moment; at most 50, the oldest first. Of those in `seating`, the ones with
   * a free seat and somebody in the other.
   */
  listed(phase: 'seating' | 'playing', since: number): Promise<readonly Listed[]>;
  /** Somebody is at these matches. */
  touch(ids: readonly string[], at: number): Promise<void>;
  /**
   * Calls back when an event was kept, here or at another node; with null where something may have been missed. A node that ends as it keeps
   * an event may tell nobody. Returns the way to stop that.
   * @param heard is called with what was whispered
   */
  listen(callback: (kept: Kept | null) => void, heard: (text: string) => void): () => void;
  /** Tells every host that listens something, this one too, that is kept nowhere; at most 1,000 bytes. */
  whisper(text: string): Promise<void>;
}

/** A match of which no other host can keep an event. */
export interface HeldMatch {
  /** As of {@link MatchStore.events}. */
  events(after: number): Promise<readonly KeptEvent[]>;
  /** As of {@link MatchStore.append}. */
  append(event: KeptEvent, standing?: Standing): Promise<boolean>;
}

/** How a match stands, for those who look for matches without playing their events. */
export interface Standing {
  readonly phase: Sight['phase'];
  /** When the time of a side is up, in milliseconds since 1970; null while no clock goes. */
  readonly deadline: number | null;
  readonly names: Names;
}

/** That an event was kept, without the event. */
export interface Kept {
  readonly match: string;
  readonly sequence: number;
}

/** A challenge by post waits so long, in milliseconds, though nobody is there. */
const byPost = 3 * 86_400_000;

/**
 * When a new match is taken to have had somebody at it: for as long as a challenge by post waits, if it is played by the day.
 *
 * @param match a match that has just been opened
 * @returns milliseconds since 1970
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { Host, isRefused, MemoryStore, seenAtFirst } from '@howzat/host';
 *
 * const store = new MemoryStore();
 * const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));
 * const host = new Host({ games: [{ variant: ccsl }], store, now: () => 1000, random });
 * const opened = await host.open({ v: 1, do: 'open', plan: { variant: 'ccsl', selection: {} } });
 * const kept = isRefused(opened) ? null : await store.match(opened.match);
 * console.log(kept && seenAtFirst(kept)); // 1000
 * host.close();
 */
export function seenAtFirst({ opened, plan }: KeptMatch): number {
  return opened + ((plan.clock?.seconds ?? 0) >= 86_400 ? byPost : 0);
}
