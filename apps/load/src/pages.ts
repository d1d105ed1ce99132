import { setTimeout as sleep } from 'node:timers/promises';
import type { MatchPlan, Opened, Told } from '@howzat/host';
import { Page, post } from '../../../packages/server/test/page.js';

/** A page that remembers when it saw each event, in milliseconds. */
export class TimedPage extends Page {
  readonly seen = new Map<number, number>();

  protected override hear(told: Told): void {
    if (told.type === 'news') this.seen.set(told.sequence, performance.now());
    super.hear(told);
  }
}

/** A match with a page at each seat. */
export interface Seated {
  readonly match: string;
  readonly plan: MatchPlan;
  readonly tokens: Opened['tokens'];
  readonly pages: readonly [TimedPage, TimedPage];
}

/** Opens a match and claims both seats, each at a server of its own. */
export async function seat(plan: MatchPlan, home: () => string, away: () => string): Promise<Seated> {
  const { match, tokens } = await openedAtLast(home, plan);
  const page = (server: () => string, side: 'home' | 'away'): TimedPage =>
    new TimedPage(server, match, tokens[side] ?? '', `${side}-page`).follow();
  const pages = [page(home, 'home'), page(away, 'away')] as const;
  for (const each of pages) await each.claim();
  for (const each of pages) await each.until(({ sight }) => sight.phase !== 'seating');
  return { match, plan, tokens, pages };
}

/**
 * Opens a match, however often that takes where the server is away or cannot.
 * @throws Error where the server refuses the plan
 */
async function openedAtLast(server: () => string, plan: MatchPlan): Promise<Opened> {
  for (;;) {
    const answer = await post<Opened>(`${server()}/api/matches`, { v: 1, do: 'open', plan }).catch(() => null);
    if (answer?.status === 201) return answer.body;
    if (answer && answer.status < 500) throw new Error(JSON.stringify(answer.body));
    await sleep(50);
  }
}

/** Whether a decision is open to a page. */
export function isAsked(page: Page): boolean {
  return page.now !== null && page.sight.questions.length > 0;
}
