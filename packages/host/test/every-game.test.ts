import { type MatchRecord, replayMatch } from '@howzat/core';
import { describe, expect, test } from 'vitest';
import { isRefused, verifyFair } from '../src/index.js';
import { gameOf } from './games.js';
import { hostFrom, rngOf } from './hosts.js';
import { playOn, seated } from './random-play.js';

const plans = [
  { variant: 'ccsl', selection: { format: 'two-over' } },
  { variant: 'cubes', selection: {} },
  { variant: 'wicked', selection: {} },
  { variant: 'pocket', selection: {} },
  { variant: 'ctg', selection: {} },
] as const;

describe.each(plans)('a match of $variant played through the protocol', (plan) => {
  test('ends, and what every page put together of news is what a new page is told', { timeout: 600_000 }, async () => {
    const host = hostFrom(7);
    const match = await seated(host, plan);
    const rng = rngOf(11);
    await playOn(match, rng);
    expect(match.home.sight.phase).toBe('over');
    for (const page of [match.home, match.away, match.watch]) {
      const whole = await host.look(match.match, page.token);
      expect(page.now).toEqual(JSON.parse(JSON.stringify(whole)));
      expect(JSON.stringify(page.now).length).toBe(JSON.stringify(whole).length);
      // one whole sight, and then one message for each event, without a gap
      const types = page.heard.map((text) => (JSON.parse(text) as { type: string }).type);
      expect(types.slice(1).every((type) => type === 'news')).toBe(true);
      expect(page.heard).toHaveLength(1 + (page.now?.sequence ?? 0));
    }
    const record = await host.record(match.match, match.home.token);
    if (isRefused(record as never)) throw new Error('There is no record.');
    const fair = record as Exclude<typeof record, { type: 'refusal' }>;
    const { variant } = gameOf(plan.variant);
    const again = replayMatch(variant, JSON.parse(JSON.stringify(fair.record)) as MatchRecord);
    expect(again.log('home')).toEqual(match.home.sight.log);
    expect(again.log('away')).toEqual(match.away.sight.log);
    const verdict = verifyFair(variant, fair);
    expect(verdict).toMatchObject({ fair: true });
    expect((verdict as { checked: number }).checked).toBe(
      fair.record.events.filter(({ kind }) => kind === 'chance').length,
    );
  });
});
