import { type MatchRecord, replayMatch } from '@howzat/core';
import { pick, type Rng } from '@howzat/core/engine';
import { expect } from 'vitest';
import {
  type FairRecord,
  type Host,
  isRefused,
  type KeptEvent,
  type MatchPlan,
  MemoryStore,
  type Receipt,
  type Refused,
  verifyFair,
} from '../src/index.js';
import { chosenFrom } from './chosen.js';
import { gameOf } from './games.js';
import { hostFrom, rngOf } from './hosts.js';
import { Page } from './page.js';
import { seated } from './random-play.js';

/** A match over which devices race: after so many rounds home gives up. */
export interface Race {
  readonly plan: MatchPlan;
  readonly seed: number;
  readonly rounds: number;
}

/** Lets everything that was begun come to its end. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** What a device remembers of what it sent: each request by its key, and what came of it. */
interface Sent {
  readonly page: Page;
  readonly request: object;
  readonly answer: Receipt | Refused;
}

/** Asks at one of two nodes, whichever comes, and remembers what came of it. */
class Senders {
  readonly sent: Sent[] = [];

  constructor(
    private readonly nodes: readonly [Host, Host],
    private readonly match: string,
    private readonly rng: Rng,
  ) {}

  async send(page: Page, request: object): Promise<void> {
    const answer = await this.nodes[pick(this.rng, 2)]?.ask(this.match, page.token, request);
    if (answer) this.sent.push({ page, request, answer });
  }

  /** Every device answers what it sees at once: some late, some twice, and something old once more. */
  async round(devices: readonly Page[], round: number): Promise<void> {
    const { rng, sent } = this;
    const acts = devices.flatMap((page, device) =>
      page.sight.questions.slice(0, 1).map(({ step, domain }) => {
        const late = pick(rng, 8) === 0 ? pick(rng, 3) : 0;
        const answers = Math.max(0, (page.now?.sequence ?? 0) - late);
        const key = `round-${round}-of-${device}-0000`;
        const request = { v: 1, do: 'choose', key, answers, step, choice: chosenFrom(domain, rng) };
        const again = pick(rng, 4) === 0 ? [this.send(page, request)] : [];
        return Promise.all([this.send(page, request), ...again]);
      }),
    );
    const old = sent.length > 0 && pick(rng, 5) === 0 ? sent[pick(rng, sent.length)] : undefined;
    await Promise.all([...acts, ...(old ? [this.send(old.page, old.request)] : [])]);
    await settled();
  }
}

/** Every confirmed request is one event, and every event came of a confirmed request. */
function expectOnce(sent: readonly Sent[], events: readonly KeptEvent[]): void {
  expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, at) => at + 1));
  const byKey = new Map<string, Set<number>>();
  for (const { request, answer } of sent) {
    if (isRefused(answer)) continue;
    const { key, choice } = request as { key: string; choice: unknown };
    byKey.set(key, (byKey.get(key) ?? new Set()).add(answer.sequence));
    const kept = events[answer.sequence - 1];
    expect(kept).toMatchObject({ key });
    if (kept?.event.kind === 'choice') expect(kept.event.choice).toEqual(choice);
  }
  for (const sequences of byKey.values()) expect(sequences.size).toBe(1);
  // the first two events are the claims
  expect(byKey.size).toBe(events.length - 2);
}

/**
 * Plays a match over two nodes with two devices at each seat, which answer at once, late and twice. Whatever comes of it, every accepted
 * choice has happened once, in one order for all, and the record replays to the log that was told.
 */
export async function race({ plan, seed, rounds }: Race): Promise<void> {
  const store = new MemoryStore();
  const nodes = [hostFrom(seed, store), hostFrom(~seed, store)] as const;
  const { match, home, away, watch } = await seated(nodes[0], plan);
  const second = (page: Page): Promise<Page> => new Page(nodes[1], match, page.token, `second-${seed}`).follow();
  const devices: Page[] = [home, away, watch, await second(home), await second(away)];
  await away.follow(nodes[1]);
  const senders = new Senders(nodes, match, rngOf(seed));
  for (let round = 0; round < rounds && home.sight.phase !== 'over'; round++) await senders.round(devices, round);
  if (home.sight.phase !== 'over') await senders.send(home, { v: 1, do: 'concede', key: 'giving-up-0000' });
  await settled();
  expect(home.sight.phase).toBe('over');
  expectOnce(senders.sent, await store.events(match, 0));
  for (const node of nodes)
    for (const page of devices)
      expect(page.now).toEqual(JSON.parse(JSON.stringify(await node.look(match, page.token))));
  const fair = (await nodes[1].record(match, away.token)) as FairRecord;
  const { variant } = gameOf(plan.variant);
  const again = replayMatch(variant, JSON.parse(JSON.stringify(fair.record)) as MatchRecord);
  expect(again.log('away')).toEqual(away.sight.log);
  expect(verifyFair(variant, fair)).toMatchObject({ fair: true });
  for (const node of nodes) node.close();
}
