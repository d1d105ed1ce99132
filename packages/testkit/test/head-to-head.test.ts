import { createRunner } from '@howzat/compiler/run';
import { compose, type Player, type Side } from '@howzat/core';
import { uniformPlayer } from '@howzat/core/author';
import { describe, expect, test } from 'vitest';
import { headToHead } from '../src/index.js';
import { hand } from './hand-cricket.js';

/** Plays as another does, and notes the side it is asked for. */
function noting(player: Player, asked: Side[]): Player {
  return {
    name: 'noting',
    choose: (request) => {
      asked.push(request.side);
      return player.choose(request);
    },
  };
}

/** Bats a six wherever it may, and bowls anything. */
const sixes: Player = {
  name: 'sixes',
  choose: (request) => (request.domain.has(6) && request.role === 'batting' ? 6 : uniformPlayer.choose(request)),
};

describe('two players who meet', () => {
  test('play at home and away by turns', () => {
    const sides = [1, 2].map((matches) => {
      const asked: Side[] = [];
      headToHead(hand, noting(uniformPlayer, asked), uniformPlayer, { matches });
      return [...new Set(asked)];
    });
    expect(sides).toEqual([['home'], ['home', 'away']]);
  });

  test('are counted from the first of them, won, lost and undecided', () => {
    const { play } = createRunner(hand);
    const expected = { won: 0, lost: 0, undecided: 0 };
    for (let n = 0; n < 300; n++) {
      const home = n % 2 === 0;
      const { result } = play({
        seed: `counted ${n}`,
        players: home ? [sixes, uniformPlayer] : [uniformPlayer, sixes],
      }).game;
      if (result?.winner === null) expected.undecided++;
      else if ((result?.winner === 0) === home) expected.won++;
      else expected.lost++;
    }
    expect(Math.min(...Object.values(expected))).toBeGreaterThan(0);
    const met = headToHead(hand, sixes, uniformPlayer, { matches: 300, seed: 'counted' });
    expect(met).toEqual({ ...expected, share: expected.won / (expected.won + expected.lost) });
  });

  test('meet by what is chosen, or by a rulebook that has been composed', () => {
    const options = { matches: 20, seed: 3 };
    const set = { overs: 5 };
    const chosen = headToHead(hand, sixes, uniformPlayer, { ...options, set });
    expect(headToHead(compose(hand, { set }), sixes, uniformPlayer, options)).toEqual(chosen);
    expect(headToHead(hand, sixes, uniformPlayer, options)).not.toEqual(chosen);
  });

  test('meet by nothing else than the rulebook that has been composed', () => {
    expect(() => headToHead(compose(hand), sixes, uniformPlayer, { matches: 20, set: { overs: 5 } })).toThrow(
      'This rulebook of hand is composed already, so set would change nothing.',
    );
  });

  test('have no share where nothing was decided', () => {
    const tie = Array.from({ length: 300 }, (_, seed) =>
      headToHead(hand, uniformPlayer, sixes, { matches: 1, seed }),
    ).find(({ undecided }) => undecided === 1);
    expect(tie).toEqual({ won: 0, lost: 0, undecided: 1, share: null });
  });

  test.each([0, -1, 2.5, Number.NaN, '3'])('meet in a whole number of matches, not in %s', (matches) => {
    expect(() => headToHead(hand, sixes, uniformPlayer, { matches: matches as number })).toThrow(
      `matches is a whole number from 1, not ${matches}.`,
    );
  });
});
