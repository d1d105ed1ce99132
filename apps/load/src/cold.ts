import { type Rng, stream } from '@howzat/core/engine';
import type { SightMessage } from '@howzat/host';
import { ask } from '../../../packages/server/test/page.js';
import type { Node } from './nodes.js';
import { isAsked, type Seated, seat } from './pages.js';

/** How long a node took to answer for matches that it did not have in memory, in milliseconds. */
export interface ColdTimes {
  /** To show a page a match when it had just started. */
  readonly justStarted: number;
  /** To show a page one of the others. */
  readonly sights: readonly number[];
  /** To take a choice in one of the others. */
  readonly choices: readonly number[];
}

const longest = { variant: 'ctg', selection: { format: 't20' } };
const oversBefore = 19;

/**
 * Plays matches of CTG T20 into the last over of the second innings, starts the node anew, and asks it for them: for one at once, and for
 * the others when it has played another match, so that it runs as a node does that people play at.
 */
export async function coldMatches(node: Node, count: number): Promise<ColdTimes> {
  const late = await Promise.all(Array.from({ length: 1 + 2 * count }, (_, n) => lateMatch(node, stream(n, 7))));
  await node.kill();
  await node.start();
  const [first, ...others] = late;
  if (!first) throw new Error('There is no match to ask for.');
  const justStarted = await timeOf(() => lookAt(first, node));
  await lateMatch(node, stream(late.length, 7));
  const sights: number[] = [];
  const choices: number[] = [];
  for (const [n, match] of others.entries()) {
    if (n % 2 === 0) sights.push(await timeOf(() => lookAt(match, node)));
    else choices.push(await timeOf(() => (match.pages.find(isAsked) ?? match.pages[0]).answer(stream(n, 8))));
  }
  return { justStarted, sights, choices };
}

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}

function lookAt({ match, tokens }: Seated, node: Node): Promise<unknown> {
  return ask<SightMessage>(`${node.url}/api/matches/${match}`, {
    headers: { authorization: `Bearer ${tokens.watch}` },
  });
}

/** A match in its last over; those that end before are left. */
async function lateMatch(node: Node, rng: Rng): Promise<Seated> {
  for (;;) {
    const url = (): string => node.url;
    const match = await seat(longest, url, url);
    const isLate = await playIntoTheLastOver(match, rng);
    for (const page of match.pages) page.leave();
    if (isLate) return match;
  }
}

/** Plays on until the last over of the second innings is under way; false where the match ends before. */
async function playIntoTheLastOver({ pages }: Seated, rng: Rng): Promise<boolean> {
  for (;;) {
    const [home] = pages;
    await home.until(({ sight }) => sight.phase === 'over' || pages.some(isAsked));
    const { phase, game } = home.sight;
    if (phase === 'over') return false;
    if (game && game.innings === 2 && game.overs === oversBefore) return true;
    const asked = pages.find(isAsked);
    const answer = await asked?.answer(rng);
    if (answer?.type === 'receipt')
      for (const page of pages) await page.until(({ sequence }) => sequence >= answer.sequence);
  }
}
