import { describe, expect, test } from 'vitest';
import { houseRule } from '../src/author.js';
import { hashSeed, matchSeed } from '../src/engine.js';
import { createSeries, freshSeed, replaySeries, uniformPlayer } from '../src/index.js';
import { hand } from './hand-cricket.js';

const players = { home: uniformPlayer, away: uniformPlayer };
const longer = houseRule(hand, 'longer', {}, (a) => [a.set('overs', 3), a.set('wickets', 3)]);
const generous = houseRule(hand, 'generous', {}, (a) => [
  a.before(
    'core.score.runs',
    a.rule({
      id: 'generous.run',
      when: (_s, g) => g.bat > 0,
      does: (_s, g) => {
        g.bat += 1;
      },
    }),
  ),
]);

function playedOut(options: Partial<Parameters<typeof createSeries>[1]> = {}) {
  const series = createSeries(hand, { matches: 4, seed: 11, players, winnersRules: [longer, generous], ...options });
  for (let turn = 0; turn < 40 && series.waiting.kind !== 'end'; turn++) {
    const { waiting } = series;
    if (waiting.kind === 'rule') series.addRule(waiting.by[0] ?? 'home', waiting.rules[0] ?? null);
    else series.next();
  }
  return series;
}

describe('a series', () => {
  test('tells names as text that can be seen', () => {
    const series = playedOut({ names: { home: 'Re\u001b[2Jds', away: 'Bl\u202eues' } });
    const told = series.log.map(({ text }) => text).join(' ');
    expect(told).toMatch(/Re\\u001b\[2Jds|Bl\\u202eues/);
    expect(told).not.toContain('\u001b');
    expect(told).not.toContain('\u202e');
  });

  test('is won by the side that wins more matches, and its rules stay', () => {
    const series = playedOut();
    const { home, away, tied } = series.standings;
    expect(home + away + tied).toBe(4);
    expect(series.winner).toBe(home === away ? null : home > away ? 'home' : 'away');
    expect(series.match.rulebook.selection.houseRules).toEqual(
      series.rules.filter((made) => made.after < 4).map((made) => made.rule),
    );
    expect(series.log.filter((entry) => entry.rules.includes('core.series.points'))).toHaveLength(4);
    expect(series.log.some((entry) => entry.rules.includes('core.series.winner-rule'))).toBe(true);
  });

  test('only the winner adds a rule, and only one that is to be had', () => {
    const series = createSeries(hand, { matches: 2, seed: 3, players, winnersRules: [longer] });
    const { waiting } = series;
    if (waiting.kind !== 'rule') throw new Error('seed 3 should not be a tie');
    const loser = waiting.by[0] === 'home' ? 'away' : 'home';
    expect(() => series.addRule(loser, 'longer')).toThrow('Only the winner may add a rule.');
    expect(() => series.addRule(waiting.by[0] ?? 'home', 'nope')).toThrow('There is no rule nope');
    series.addRule(waiting.by[0] ?? 'home', { words: 'No singing.' }).next();
    expect(series.match.rulebook.selection.houseRules).toEqual([]);
    expect(series.rules[0]?.words).toBe('No singing.');
    expect(() => series.next()).toThrow('The series is over.');
  });

  test('a rule for the next game only is gone after it', () => {
    const series = playedOut({ scope: 'next-game-only' });
    expect(series.match.rulebook.selection.houseRules).toEqual(
      series.rules.filter((made) => made.after === 3).map((made) => made.rule),
    );
  });

  test('replays from its record', () => {
    const series = playedOut();
    const matches = replaySeries(hand, JSON.parse(JSON.stringify(series.record())), [longer, generous]);
    expect(matches.map((match) => match.record().checksum)).toEqual(
      series.record().played.map((record) => record.checksum),
    );
  });

  test('goes on from its record, in the middle of a match and between two', () => {
    const options = { matches: 3, seed: 11, winnersRules: [longer, generous] };
    const series = createSeries(hand, options);
    const play = (one: typeof series, balls: number): void => {
      for (let n = 0; n < balls && one.match.waiting.kind === 'decisions'; n++)
        for (const { side, step } of one.match.waiting.open)
          one.match.play(side as never, step as never, (step === 'bat' ? n % 5 : (n + 1) % 5) as never);
    };
    play(series, 100);
    const { waiting } = series;
    if (waiting.kind !== 'rule') throw new Error('nobody won');
    series.addRule(waiting.by[0] ?? 'home', 'generous').next();
    play(series, 1);
    const again = createSeries(hand, { ...options, past: series.record() });
    expect(again.record()).toEqual(series.record());
    expect([again.number, again.standings, again.log]).toEqual([series.number, series.standings, series.log]);
    play(series, 100);
    play(again, 100);
    expect(again.record()).toEqual(series.record());
    expect(again.waiting).toEqual(series.waiting);
  });

  test('goes on from a record only of as many matches', () => {
    const past = createSeries(hand, { matches: 3 }).record();
    expect(() => createSeries(hand, { matches: 2, past })).toThrow(
      'The record holds 1 of 3 matches; this series has 2.',
    );
  });
});

describe('the seeds of its matches', () => {
  /** The seeds of all matches of a series of computers. */
  const seedsOf = (seed: number | string): readonly (number | string)[] =>
    playedOut({ matches: 3, seed })
      .record()
      .played.map((record) => record.seed);

  test('hide as much as its own: each is a text of 128 bits, and none tells of another', () => {
    const series = freshSeed();
    const seeds = seedsOf(series);
    expect(seeds).toHaveLength(3);
    expect(new Set(seeds).size).toBe(3);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
    expect(seedsOf(series)).toEqual(seeds);
    expect(seedsOf(`${series.slice(0, -1)}.`)).not.toContain(seeds[0]);
  });

  test('come of a number as they always did', () => {
    expect(seedsOf(11)).toEqual([1, 2, 3].map((n) => matchSeed(hashSeed(11), n)));
  });
});
