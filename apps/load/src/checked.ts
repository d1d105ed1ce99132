import { pick, type Rng } from '@howzat/core/engine';
import { type FairRecord, type SightMessage, verifyFair } from '@howzat/host';
import type { OpenStore } from '@howzat/server';
import { ask, type Page } from '../../../packages/server/test/page.js';
import { variantOf } from './games.js';
import type { Seated } from './pages.js';

/**
 * Plays a match to its end with all its pages at once; after so many choices of one page home gives up. Where a side may change what it has
 * chosen until the other has chosen too, it does so now and then.
 */
export async function playOut(pages: readonly Page[], rng: Rng, most: number): Promise<void> {
  const isOver = (page: Page): boolean => page.sight.phase === 'over';
  await Promise.all(
    pages.map(async (page, n) => {
      for (let chosen = 0; ; chosen++) {
        await page.until(({ sight }) => sight.phase === 'over' || sight.questions.length > 0);
        if (isOver(page)) return;
        const { sequence } = page.now as SightMessage;
        if (hasChosen(page) && pick(rng, 4) > 0) {
          await page.until((now) => now.sequence > sequence);
          continue;
        }
        const answer = chosen >= most && n === 0 ? await page.send({ do: 'concede' }) : await page.answer(rng);
        if (answer?.type === 'receipt') await page.until((now) => now.sequence >= answer.sequence);
        else await page.until((now) => now.sequence > sequence || now.sight.phase === 'over');
      }
    }),
  );
}

/** Whether what a page is asked waits for the other side, and may be changed until then. */
function hasChosen({ sight: { questions, chosen } }: Page): boolean {
  return chosen.some(({ step }) => step === questions[0]?.step);
}

/** What is wrong with a match that is over: each confirmed request is one event and the reverse, and its record replays and is fair. */
export async function wrongWith(
  { match, plan, tokens }: Seated,
  pages: readonly Page[],
  store: OpenStore,
  server: string,
): Promise<string[]> {
  const events = await store.events(match, 0);
  const wrong: string[] = [];
  if (events.some(({ sequence }, at) => sequence !== at + 1)) wrong.push('its events are not numbered one by one');
  const confirmed = pages.flatMap((page) => [...page.confirmed]);
  for (const [key, sequence] of confirmed)
    if (events[sequence - 1]?.key !== key) wrong.push(`event ${sequence} was confirmed to ${key} and is not there`);
  if (new Set(confirmed.map(([, sequence]) => sequence)).size !== events.length)
    wrong.push(`${events.length} events came of ${confirmed.length} confirmed requests`);
  const headers = { authorization: `Bearer ${tokens.watch}` };
  const { status, body } = await ask<FairRecord>(`${server}/api/matches/${match}/record`, { headers });
  const verdict =
    status === 200 ? verifyFair(variantOf(plan.variant), body) : { fair: false, problem: `status ${status}` };
  if ('problem' in verdict) wrong.push(`its record: ${verdict.problem}`);
  return wrong.map((problem) => `${plan.variant} ${match}: ${problem}`);
}
