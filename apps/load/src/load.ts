import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pick, type Rng, stream } from '@howzat/core/engine';
import { freePort, startPostgres } from '../../../packages/server/test/postgres.js';
import { boardgame } from './against.js';
import { coldMatches } from './cold.js';
import { ms, percentile, spread, table } from './figures.js';
import { planOf } from './games.js';
import { Node } from './nodes.js';
import { isAsked, type Seated, seat, type TimedPage } from './pages.js';

export interface LoadSettings {
  readonly matches: number;
  /** Choices in a second. */
  readonly rate: number;
  readonly seconds: number;
  readonly nodes: number;
  /** The node keeps its matches in a folder of its own, without a Postgres. */
  readonly embedded: boolean;
}

/** So many matches that are not in memory are looked at, and so many are sent a choice. */
const coldCount = 5;

/** A place for matches, one after the other: when one is over, the next begins. */
class Lane {
  private constructor(
    public now: Seated,
    private readonly next: () => Promise<Seated>,
  ) {}

  static async begin(next: () => Promise<Seated>): Promise<Lane> {
    return new Lane(await next(), next);
  }

  get isOver(): boolean {
    return this.now.pages[0].sight.phase === 'over';
  }

  async renew(): Promise<void> {
    this.leave();
    this.now = await this.next();
  }

  leave(): void {
    for (const page of this.now.pages) page.leave();
  }
}

/** What was measured, in milliseconds. */
interface Measured {
  /** From a choice to its receipt, and to the other seat's screen. */
  readonly receipts: number[];
  readonly screens: number[];
}

/** Where the nodes keep their matches. */
interface Place {
  /** The url of a Postgres, or a folder. */
  readonly place: string;
  readonly remove: () => void | Promise<void>;
}

async function newPlace(embedded: boolean): Promise<Place> {
  if (embedded) {
    const place = mkdtempSync(join(tmpdir(), 'howzat-load-'));
    return { place, remove: () => rmSync(place, { recursive: true, force: true }) };
  }
  const postgres = await startPostgres();
  return { place: postgres.url, remove: () => postgres.stop() };
}

/**
 * Plays many matches at once over HTTP, at a steady rate and then as fast as it goes. Then it asks the first node for matches that it does
 * not have in memory. Prints what came of it.
 */
export async function load({ matches, rate, seconds, nodes: count, embedded }: LoadSettings): Promise<boolean> {
  if (embedded && count > 1) throw new Error('Only one node can have a folder. Leave out --nodes or --embedded.');
  const { place, remove } = await newPlace(embedded);
  const first = new Node(place, await freePort());
  const others = await Promise.all(Array.from({ length: count - 1 }, async () => new Node(place, await freePort())));
  const nodes = [first, ...others];
  try {
    for (const node of nodes) await node.start();
    const at = (n: number) => (): string => nodes[n % nodes.length]?.url ?? '';
    console.log(`${matches} matches are opened.`);
    const all: Lane[] = [];
    for (let n = 0; n < matches; n++) all.push(await Lane.begin(() => seat(planOf(n), at(n), at(n + 1))));
    const rng = stream(1, 2);
    console.log(`${rate} choices a second are made for ${seconds} seconds.`);
    const steady = await steadily(all, rate, seconds, rng);
    const memory = await Promise.all(nodes.map((node) => node.memory()));
    console.log(`As many as can be are made for ${seconds} seconds.`);
    const fast = await atOnce(all, seconds, rng);
    for (const lane of all) lane.leave();
    const { justStarted, sights, choices } = await coldMatches(first, coldCount);
    const median = percentile(steady.screens, 50);
    const slow = percentile(steady.screens, 99);
    const cold = Math.max(...sights, ...choices);
    console.log(
      table([
        ['matches at once, both seats connected', `${matches}`],
        ['choices a second, asked for', `${rate}`],
        ['choices a second, made', (steady.receipts.length / seconds).toFixed(1)],
        ['choice to receipt, median', ms(percentile(steady.receipts, 50))],
        ["choice to the other's screen, median", ms(median)],
        ["choice to the other's screen, 99th of 100", ms(slow)],
        ['memory of a node, the most', `${Math.max(...memory).toFixed(0)} MB`],
        ['choices a second, as fast as it goes', fast.toFixed(1)],
        ['CTG T20 in its last over, not in memory: to look', spread(sights)],
        ['CTG T20 in its last over, not in memory: a choice', spread(choices)],
        ['the same from a node that has just started', ms(justStarted)],
      ]),
    );
    return median <= 50 && slow <= 250 && Math.max(...memory) <= 512 && cold <= 150 && fast >= rate;
  } finally {
    for (const node of nodes) await node.kill();
    await remove();
  }
}

/** Makes so many choices a second, in matches drawn by chance, for so long. */
async function steadily(all: readonly Lane[], rate: number, seconds: number, rng: Rng): Promise<Measured> {
  const measured: Measured = { receipts: [], screens: [] };
  const busy = new Set<Lane>();
  const begun = performance.now();
  const going: Promise<void>[] = [];
  for (let n = 0; n < rate * seconds; n++) {
    await sleep(Math.max(0, begun + (1_000 * n) / rate - performance.now()));
    const lane = drawn(all, busy, rng);
    if (lane) going.push(alone(lane, busy, () => (lane.isOver ? lane.renew() : choose(lane.now, rng, measured))));
  }
  await Promise.all(going);
  return measured;
}

/** Has every page choose as soon as it is asked, for so long. Returns choices a second. */
async function atOnce(all: readonly Lane[], seconds: number, rng: Rng): Promise<number> {
  let made = 0;
  const end = performance.now() + 1_000 * seconds;
  const play = async (page: TimedPage): Promise<void> => {
    while (performance.now() < end) {
      await page.until(({ sight }) => sight.phase === 'over' || sight.questions.length > 0);
      if (page.sight.phase === 'over') return;
      const sequence = page.now?.sequence ?? 0;
      const answer = await page.answer(rng);
      if (answer?.type === 'receipt') made++;
      const next = answer?.type === 'receipt' ? answer.sequence : sequence + 1;
      await page.until((now) => now.sequence >= next);
    }
  };
  const going = all.map(async (lane) => {
    while (performance.now() < end) {
      await Promise.all(lane.now.pages.map(play));
      if (lane.isOver) await lane.renew();
    }
  });
  // whoever waits for the other at the end waits no longer
  await Promise.race([Promise.all(going), sleep(1_000 * seconds)]);
  return made / seconds;
}

async function alone(lane: Lane, busy: Set<Lane>, act: () => Promise<void>): Promise<void> {
  busy.add(lane);
  await act();
  busy.delete(lane);
}

/** A place that is not busy, if there is one among some that are drawn. */
function drawn(all: readonly Lane[], busy: ReadonlySet<Lane>, rng: Rng): Lane | undefined {
  for (let tries = 0; tries < 20; tries++) {
    const lane = all[pick(rng, all.length)];
    if (lane && !busy.has(lane)) return lane;
  }
  return undefined;
}

/** Whoever is asked chooses; measured is from there to the receipt, and to when the other page has seen it. */
async function choose({ pages }: Seated, rng: Rng, { receipts, screens }: Measured): Promise<void> {
  const [home, away] = pages;
  const page = isAsked(home) ? home : away;
  const other = page === home ? away : home;
  // a page hears of its question a moment after the other has chosen
  await page.until(({ sight }) => sight.phase === 'over' || isAsked(home) || isAsked(away));
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

/** CCSL of cards and wickets alone, so long that no match ends while it is measured: the game for boardgame.io has no end either. */
const longAndBasic = { options: ['classic'], set: { overs: 90, wickets: 10 } };

/** Plays basic CCSL in one run here and by the server of boardgame.io, both over one Postgres, as fast as each goes. */
export async function against({ matches, seconds }: Pick<LoadSettings, 'matches' | 'seconds'>): Promise<boolean> {
  const postgres = await startPostgres();
  const node = new Node(postgres.url, await freePort());
  try {
    await node.start();
    const basic = (): Promise<Seated> =>
      seat(
        { variant: 'ccsl', selection: longAndBasic },
        () => node.url,
        () => node.url,
      );
    const all: Lane[] = [];
    for (let n = 0; n < matches; n++) all.push(await Lane.begin(basic));
    // both sides settle for a second before they are measured
    await atOnce(all, 1, stream(1, 4));
    const here = await atOnce(all, seconds, stream(1, 5));
    for (const lane of all) lane.leave();
    await node.kill();
    const there = await boardgame(postgres, matches, seconds);
    console.log(
      table([
        ['matches of basic CCSL at once', `${matches}`],
        ['choices a second here', here.toFixed(1)],
        ['moves a second by boardgame.io', there.toFixed(1)],
        ['times as many', (here / there).toFixed(2)],
      ]),
    );
    return here >= 5 * there;
  } finally {
    await node.kill();
    await postgres.stop();
  }
}
