import { type MatchRecord, replayMatch } from '@howzat/core';
import { pick } from '@howzat/core/engine';
import { describe, expect, test } from 'vitest';
import { type FairRecord, isRefused, MemoryStore, type Receipt, type Refused, verifyFair } from '../src/index.js';
import { chosenFrom } from './chosen.js';
import { gameOf } from './games.js';
import { hostFrom, rngOf } from './hosts.js';
import { Page } from './page.js';
import { seated } from './random-play.js';

const plans = [
  { plan: { variant: 'ccsl', selection: { format: 'two-over' } }, matches: 12, rounds: 1_000 },
  { plan: { variant: 'cubes', selection: {} }, matches: 2, rounds: 1_000 },
  { plan: { variant: 'wicked', selection: { format: 'ten-over' } }, matches: 2, rounds: 1_000 },
  // the matches of these are long: somebody gives up
  { plan: { variant: 'pocket', selection: {} }, matches: 1, rounds: 150 },
  { plan: { variant: 'ctg', selection: {} }, matches: 1, rounds: 120 },
] as const;

/** Lets everything that was begun come to its end. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** What a device remembers of what it sent: each request by its key, and what came of it. */
interface Sent {
  readonly page: Page;
  readonly request: object;
  readonly answer: Receipt | Refused;
}

describe.each(plans)('$plan.variant on two nodes over one store', ({ plan, matches, rounds }) => {
  test('takes every choice once, in one order for all, however devices race', { timeout: 600_000 }, async () => {
    for (let seed = 0; seed < matches; seed++) {
      const store = new MemoryStore();
      const nodes = [hostFrom(seed, store), hostFrom(seed + 1_000, store)] as const;
      const { match, home, away, watch } = await seated(nodes[0], plan);
      const devices: Page[] = [home, away, watch];
      // each person has a second device at the other node
      for (const page of [home, away])
        devices.push(await new Page(nodes[1], match, page.token, `second-${seed}`).follow());
      await away.follow(nodes[1]);
      const rng = rngOf(seed);
      const sent: Sent[] = [];
      const send = async (page: Page, request: object): Promise<void> => {
        const answer = await nodes[pick(rng, 2)]?.ask(match, page.token, request);
        if (answer) sent.push({ page, request, answer });
      };
      for (let round = 0; round <= rounds && home.sight.phase !== 'over'; round++) {
        if (round === rounds) {
          await send(home, { v: 1, do: 'concede', key: 'giving-up-0000' });
          await settled();
          break;
        }
        const acts = devices.flatMap((page, device) =>
          page.sight.questions.slice(0, 1).map(({ step, domain }) => {
            const late = pick(rng, 8) === 0 ? pick(rng, 3) : 0;
            const request = {
              v: 1,
              do: 'choose',
              key: `round-${round}-of-${device}-0000`,
              answers: Math.max(0, (page.now?.sequence ?? 0) - late),
              step,
              choice: chosenFrom(domain, rng),
            };
            const again = pick(rng, 4) === 0 ? [send(page, request)] : [];
            return Promise.all([send(page, request), ...again]);
          }),
        );
        const old = sent.length > 0 && pick(rng, 5) === 0 ? sent[pick(rng, sent.length)] : undefined;
        await Promise.all([...acts, ...(old ? [send(old.page, old.request)] : [])]);
        await settled();
      }
      expect(home.sight.phase).toBe('over');
      const events = await store.events(match, 0);
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
      // every event came of a request that was confirmed
      expect(byKey.size).toBe(events.length - 2);
      for (const node of nodes)
        for (const page of devices)
          expect(page.now).toEqual(JSON.parse(JSON.stringify(await node.look(match, page.token))));
      const fair = (await nodes[1].record(match, away.token)) as FairRecord;
      const { variant } = gameOf(plan.variant);
      expect(replayMatch(variant, JSON.parse(JSON.stringify(fair.record)) as MatchRecord).log('away')).toEqual(
        away.sight.log,
      );
      expect(verifyFair(variant, fair)).toMatchObject({ fair: true });
      for (const node of nodes) node.close();
    }
  });
});
