import type { Rng } from '@howzat/core/engine';
import { pick } from '@howzat/core/engine';
import { type Host, isRefused, type MatchPlan } from '../src/index.js';
import { opened } from './hosts.js';
import { Page } from './page.js';

/** A match with a page at each seat, both claimed, and one that looks on. */
export interface Seated {
  readonly match: string;
  readonly home: Page;
  readonly away: Page;
  readonly watch: Page;
}

/** Opens a match and seats two people. */
export async function seated(host: Host, plan: MatchPlan): Promise<Seated> {
  const { match, tokens } = await opened(host, plan);
  const page = (side: 'home' | 'away' | 'watch'): Page => new Page(host, match, tokens[side] ?? '', side);
  const all = { match, home: page('home'), away: page('away'), watch: page('watch') };
  for (const side of ['home', 'away', 'watch'] as const) await all[side].follow();
  for (const side of ['home', 'away'] as const) {
    const claimed = await all[side].claim(`The ${side} side`, side === 'home' ? 'ab'.repeat(32) : 'cd'.repeat(32));
    if (isRefused(claimed)) throw new Error(claimed.message);
  }
  return all;
}

/** Plays on at random through the protocol, to the end or for so many choices. Returns how many there were. */
export async function playOn({ home, away }: Seated, rng: Rng, most = 20_000): Promise<number> {
  for (let plays = 0; plays < most; plays++) {
    if (home.sight.phase === 'over') return plays;
    const asked = [home, away].filter((page) => page.sight.questions.length > 0);
    const page = asked[pick(rng, asked.length)];
    if (!page) throw new Error(`Nobody is asked anything at ${JSON.stringify(home.sight.waiting)}`);
    const answer = await page.answer(rng);
    if (answer && isRefused(answer)) throw new Error(answer.message);
  }
  return most;
}
