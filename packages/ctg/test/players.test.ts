import { createRunner } from '@howzat/compiler/run';
import { compose } from '@howzat/core';
import { uniformPlayer } from '@howzat/core/author';
import { programOf } from '@howzat/core/engine';
import { ctg, sensible } from '@howzat/ctg';
import { headToHead } from '@howzat/testkit';
import { describe, expect, it } from 'vitest';
import { modelOf } from '../src/model.js';

const formats = ['t10', 't20'] as const;

const isDeep = process.env.HOWZAT_DEEP === '1';

// the bounds lie four standard errors below what 20,000 matches give, for 600 and for 120
it.each(formats)('%s: sensible beats random', (format) => {
  const { share } = headToHead(ctg, sensible, uniformPlayer, { format, matches: isDeep ? 600 : 120 });
  expect(share).toBeGreaterThan(isDeep ? 0.8 : 0.72);
});

describe.each(formats)('%s: two sensible players', (format) => {
  const { play } = createRunner(ctg, { format });
  const matches = isDeep ? 1500 : 300;
  // four standard errors of what 300 show, beyond what 1500 do: runs, of the mean and of the SD, and per cent
  const wider = isDeep ? 0 : 5;
  const firsts = { runs: 0, squares: 0, wickets: 0, won: 0, level: 0 };
  for (let seed = 0; seed < matches; seed++) {
    const { scores, result, batsFirst } = play({ seed, players: [sensible, sensible] }).game;
    const runs = scores[0]?.runs ?? 0;
    firsts.runs += runs;
    firsts.squares += runs * runs;
    firsts.wickets += scores[0]?.wickets ?? 0;
    if (result?.winner === batsFirst) firsts.won++;
    if (scores[0]?.runs === scores[1]?.runs) firsts.level++;
  }
  const mean = firsts.runs / matches;
  const within = (value: number, least: number, most: number): void => {
    expect(value).toBeGreaterThanOrEqual(least);
    expect(value).toBeLessThanOrEqual(most);
  };
  const target =
    format === 't20'
      ? { mean: [150, 175], sd: [22, 38], wickets: [5.5, 7.5], level: 3 }
      : { mean: [92, 115], sd: [14, 26], wickets: [4, 6], level: 4 };

  it('make the totals of cricket', () =>
    within(mean, (target.mean[0] as number) - wider, (target.mean[1] as number) + wider));
  it('which vary as they do', () =>
    within(
      Math.sqrt(firsts.squares / matches - mean * mean),
      (target.sd[0] as number) - wider,
      (target.sd[1] as number) + wider,
    ));
  it('lose as many wickets', () =>
    within(firsts.wickets / matches, target.wickets[0] as number, target.wickets[1] as number));
  it('and win as often first as second', () => within((100 * firsts.won) / matches, 42 - wider, 58 + wider));
  it('with few level scores', () => within((100 * firsts.level) / matches, 0, target.level + wider / 2));
});

it('knows what a wicket costs in a chase that is played on after it was won', () => {
  const { params } = programOf(compose(ctg, { format: 't20', rulings: { 'ctg.ruling.chase-end': 'play-out' } }));
  for (const balls of [0, 6, 60])
    for (const ahead of [0, 30, 100]) expect(modelOf(params).stakes(balls, 5, -ahead, 1).wicket).toBeGreaterThan(0);
});
