import { database, type OnlineMatch } from './database.js';
import { inTime } from './storage-trouble.js';

/** Matches of this tab where there is no storage. */
const unkept = new Map<string, OnlineMatch>();

const fresh = { names: { home: '', away: '' }, score: '', result: null };

/** Keeps a match in the list, or what is new of one that is there. Where there is no storage it is kept as long as the tab is open. */
export async function keepOnline(
  match: Pick<OnlineMatch, 'token' | 'match' | 'viewer' | 'plan'> & Partial<OnlineMatch>,
): Promise<void> {
  const known = await keptOnline(match.token);
  // the next match between two is played by the same tokens
  const before = known?.match === match.match ? known : null;
  const now = { ...fresh, ...before, ...match, changed: Date.now() };
  try {
    await inTime(database.online.put(now));
  } catch {
    unkept.set(match.token, now);
  }
}

/** A match of the list; null where the list has none by that token. */
export async function keptOnline(token: string): Promise<OnlineMatch | null> {
  try {
    return (await inTime(database.online.get(token))) ?? unkept.get(token) ?? null;
  } catch {
    return unkept.get(token) ?? null;
  }
}

/** Takes a match off the list. The match itself stays where it is played. */
export async function forgetOnline(token: string): Promise<void> {
  unkept.delete(token);
  await inTime(database.online.delete(token));
}
