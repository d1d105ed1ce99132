import { setTimeout as sleep } from 'node:timers/promises';
import { pick, type Rng, stream } from '@howzat/core/engine';
import { freePort, startPostgres } from '../../../packages/server/test/postgres.js';
import { ms, percentile, table } from './figures.js';
import { planOf } from './games.js';
import { Node } from './nodes.js';
import { type Seated, seat, type TimedPage } from './pages.js';

export interface LoadSettings {
  readonly matches: number;
  /** Choices in a second. */
  readonly rate: number;
  readonly seconds: number;
  readonly nodes: number;
}

/** What was measured, in milliseconds. */
interface Measured {
  /** From a choice to its receipt, and to the other seat's screen. */
  readonly receipts: number[];
  readonly screens: number[];
}

/** Plays many matches at once over HTTP and one Postgres, at a steady rate and then as fast as it goes, and prints what came of it. */
export async function load({ matches, rate, seconds, nodes: count }: LoadSettings): Promise<boolean> {
  const postgres = await startPostgres();
  const nodes = await Promise.all(Array.from({ length: count }, async () => new Node(postgres.url, await freePort())));
  try {
    for (const node of nodes) await node.start();
    const at = (n: number) => (): string => nodes[n % nodes.length]?.url ?? '';
    console.log(`${matches} matches are opened.`);
    const all: Seated[] = [];
    for (let n = 0; n < matches; n++) all.push(await seat(planOf(n), at(n), at(n + 1)));
    const rng = stream(1, 2);
    console.log(`${rate} choices a second are made for ${seconds} seconds.`);
    const steady = await steadily(all, rate, seconds, rng);
    const memory = await Promise.all(nodes.map((node) => node.memory()));
    console.log(`As many as can be are made for ${seconds} seconds.`);
    const fast = await atOnce(all, seconds, rng);
    for (const { pages } of all) for (const page of pages) page.leave();
    const median = percentile(steady.screens, 50);
    const slow = percentile(steady.screens, 99);
    console.log(
      table([
        ['matches at once, both seats connected', `${matches}`],
        ['choices a second, asked for', `${rate}`],
        ['choices a second, made', (steady.receipts.length / seconds).toFixed(1)],
        ['choice to receipt, median', ms(percentile(steady.receipts, 50))],
        ["choice to the other's screen, median", ms(median)],
        ["choice to the other's screen, 99th of 100", ms(slow)],
        ['memory of a node, the most', `${Math.max(...memory).toFixed(0)} MB`],
        ['choices a second, as fast as it goes', (fast.receipts.length / seconds).toFixed(1)],
      ]),
    );
    return median <= 50 && slow <= 250 && Math.max(...memory) <= 512;
  } finally {
    for (const node of nodes) await node.kill();
    await postgres.stop();
  }
}

/** Makes so many choices a second, in matches drawn by chance, for so long. */
async function steadily(all: readonly Seated[], rate: number, seconds: number, rng: Rng): Promise<Measured> {
  const measured: Measured = { receipts: [], screens: [] };
  const busy = new Set<Seated>();
  const begun = performance.now();
  const going: Promise<void>[] = [];
  for (let n = 0; n < rate * seconds; n++) {
    await sleep(Math.max(0, begun + (1_000 * n) / rate - performance.now()));
    const match = drawn(all, busy, rng);
    if (match) going.push(alone(match, busy, () => choose(match, rng, measured)));
  }
  await Promise.all(going);
  return measured;
}

/** Has every match make one choice after the other, for so long. */
async function atOnce(all: readonly Seated[], seconds: number, rng: Rng): Promise<Measured> {
  const measured: Measured = { receipts: [], screens: [] };
  const end = performance.now() + 1_000 * seconds;
  await Promise.all(
    all.map(async (match) => {
      while (performance.now() < end && match.pages[0].sight.phase === 'playing') await choose(match, rng, measured);
    }),
  );
  return measured;
}

async function alone(match: Seated, busy: Set<Seated>, act: () => Promise<void>): Promise<void> {
  busy.add(match);
  await act();
  busy.delete(match);
}

/** A match that is not busy and not over, if there is one among some that are drawn. */
function drawn(all: readonly Seated[], busy: ReadonlySet<Seated>, rng: Rng): Seated | undefined {
  for (let tries = 0; tries < 20; tries++) {
    const match = all[pick(rng, all.length)];
    if (match && !busy.has(match) && match.pages[0].sight.phase === 'playing') return match;
  }
  return undefined;
}

/** Whoever is asked chooses; measured is from there to the receipt, and to when the other page has seen it. */
async function choose({ pages }: Seated, rng: Rng, { receipts, screens }: Measured): Promise<void> {
  const [home, away] = pages;
  const isAsked = (page: TimedPage): boolean => page.sight.questions.length > 0;
  const page = isAsked(home) ? home : away;
  const other = page === home ? away : home;
  if (!isAsked(page)) return;
  let begun = performance.now();
  const answer = await page.answer(rng, () => {
    begun = performance.now();
  });
  if (answer?.type !== 'receipt') return;
  receipts.push(performance.now() - begun);
  for (const each of pages) await each.until(({ sequence }) => sequence >= answer.sequence);
  const seen = other.seen.get(answer.sequence);
  if (seen !== undefined) screens.push(seen - begun);
}
