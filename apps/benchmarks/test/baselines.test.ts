import { hashSeed } from '@howzat/core/engine';
import { describe, expect, it } from 'vitest';
import { boardgame } from '../src/baselines/boardgame.js';
import { hashOfNumber } from '../src/baselines/seeds.js';
import type { Contestant } from '../src/contestants/contestant.js';
import { basicContests } from '../src/contests/ccsl-contests.js';
import { type Contest, checksumOfScores, checksumOfStates, checksumOfStatesByHand } from '../src/contests/contest.js';
import { cubesContests } from '../src/contests/cubes-contests.js';
import { largerContests } from '../src/contests/larger-contests.js';

const games = [
  ['full Cubes', cubesContests, 3000],
  ['basic CCSL', basicContests, 10_000],
] as const;

describe.each(games)('the hand-written loop of %s', (_title, contests, matches) => {
  const [alone] = contests;
  const [hand, runner] = (alone?.contestants() ?? []) as [Contestant, Contestant];

  it('plays the matches of the runner', () => {
    expect(hand.score(1)).toEqual(runner.score(1));
    expect(checksumOfScores(hand, matches)).toBe(checksumOfScores(runner, matches));
    expect(hand.play(0, matches)).toBe(runner.play(0, matches));
  });

  it('leaves every generator as the runner does', () => {
    const states = alone?.states as () => readonly (readonly number[])[];
    expect(checksumOfStatesByHand(hand, states, 2000)).toBe(checksumOfStates(runner, 2000));
  });

  it.each(contests.slice(1).map((contest) => [contest.id, contest] as const))(
    'is compared with the same matches in %s',
    (_id, contest) => {
      for (const other of contest.contestants()) {
        if (!other.same) continue;
        const few = Math.min(other.compared, 300);
        expect(checksumOfScores(other, few), other.name).toBe(checksumOfScores(hand, few));
      }
    },
  );
});

const larger = [
  ['Wicked', 'wicked', 4000, 500],
  ['Pocket', 'pocket', 2000, 300],
  ['CTG, T10', 'ctg-t10', 1000, 200],
] as const;

describe.each(larger)('the hand-written loop of %s', (_title, id, matches, drawn) => {
  const contest = (part: string): Contest => {
    const found = largerContests.find((it) => it.id === `${id}-${part}`);
    if (!found) throw new Error(`There is no contest ${id}-${part}.`);
    return found;
  };
  const alone = contest('by-hand');
  const [hand, runner] = alone.contestants() as [Contestant, Contestant];

  it('plays the matches of the runner', () => {
    for (let seed = 0; seed < 200; seed++) expect(hand.score(seed), `seed ${seed}`).toEqual(runner.score(seed));
    expect(checksumOfScores(hand, matches)).toBe(checksumOfScores(runner, matches));
    expect(hand.play(0, matches)).toBe(runner.play(0, matches));
  });

  it('leaves every generator as the runner does', () => {
    const states = alone.states as () => readonly (readonly number[])[];
    expect(checksumOfStatesByHand(hand, states, drawn)).toBe(checksumOfStates(runner, drawn));
  });

  it('is compared with the same matches with the log', () => {
    for (const other of contest('log').contestants())
      expect(checksumOfScores(other, 100), other.name).toBe(checksumOfScores(hand, 100));
  });
});

describe('boardgame.io', () => {
  it('plays the matches of basic CCSL', () => {
    const [alone] = basicContests;
    const [hand] = (alone?.contestants() ?? []) as [Contestant];
    expect(checksumOfScores(boardgame, 200)).toBe(checksumOfScores(hand, 200));
    expect(boardgame.play(0, 50)).toBe(hand.play(0, 50));
  });
});

describe('the seeds of the baselines', () => {
  it('are hashed as the core hashes them', () => {
    for (const seed of [0, 1, 9, 10, 99, 100, 12_345, 999_999, 1_000_000, 1_048_575, 2_000_000_000, 2_147_483_647])
      expect(hashOfNumber(seed)).toBe(hashSeed(seed));
  });
});
