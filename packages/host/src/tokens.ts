import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { KeptMatch } from './match/hosted-event.js';
import type { Viewer } from './protocol/message.js';

/** A token has so many random bytes. */
export const tokenBytes = 32;

/** A token as it is kept: whoever reads the storage cannot play. */
export function hashOfToken(token: string): string {
  return bytesToHex(sha256(utf8ToBytes(token)));
}

/** What a token is for at a match; null where it is for nothing. Whoever has none may look on at a match of the lobby. */
export function viewerOf({ plan, tokens }: KeptMatch, token: string): Viewer | null {
  if (token === '') return plan.lobby ? 'watch' : null;
  const hash = hashOfToken(token);
  return (['home', 'away', 'watch'] as const).find((viewer) => tokens[viewer] === hash) ?? null;
}

/**
 * The match that follows one, between the same two. It has its name from that one, so that however many ask for it, at however many hosts,
 * there is one.
 */
export function idOfNext(id: string): string {
  return hashOfToken(`after ${id}`).slice(0, 32);
}
