import { createRunner } from '@howzat/compiler/run';
import { describe, expect, test } from 'vitest';
import { originalSet } from '../src/components/original-set.js';
import { tableOf } from '../src/components/tables.js';
import { sensible, wicked } from '../src/index.js';
import { firstWins } from './best-answer.js';

const table = tableOf(originalSet);

/** Deck and pitch of the matches that are looked at: one here, all of them with BEST_ANSWER=all. */
const cases: readonly (readonly [0 | 1, number])[] =
  process.env.BEST_ANSWER === 'all'
    ? [0, 1].flatMap((deck) => [1, 2, 3, 4, 5].map((pitch) => [deck as 0 | 1, pitch] as const))
    : [[0, 4]];

describe('the best answer to the sensible captain in the field', () => {
  test.each(cases)('deck %i first, pitch %i: wins hardly more than it does itself', (deck, pitch) => {
    const usual = firstWins(table, deck, pitch, ['sensible', 'sensible']);
    const inFirst = usual - firstWins(table, deck, pitch, ['best', 'sensible']);
    const inSecond = firstWins(table, deck, pitch, ['sensible', 'best']) - usual;
    if (process.env.BEST_ANSWER === 'all')
      console.log(
        `deck ${deck}, pitch ${pitch}: ${usual.toFixed(4)}, best ${inFirst.toFixed(4)} ${inSecond.toFixed(4)}`,
      );
    for (const gain of [inFirst, inSecond]) {
      expect(gain).toBeGreaterThanOrEqual(0);
      expect(gain).toBeLessThan(0.0025);
    }
  });

  test('what is worked out is what is played', () => {
    const runner = createRunner(wicked);
    let won = 0;
    let matches = 0;
    for (let seed = 0; matches < 600; seed++) {
      let pitch = 0;
      const first = {
        ...sensible,
        choose: (request: Parameters<typeof sensible.choose>[0]) => {
          if (request.step === 'side.home') return 0;
          if (request.step === 'side.away') return 1;
          pitch = Number(request.view.state.pitch ?? pitch);
          if (request.step === 'core.toss.elect') return request.side === 'home' ? 'bat' : 'bowl';
          return sensible.choose(request);
        },
      };
      const { winner = null } = runner.play({ seed, players: [first, first] }).game.result ?? {};
      if (pitch !== 4) continue;
      matches++;
      won += winner === null ? 0.5 : 1 - winner;
    }
    const chance = firstWins(table, 0, 4, ['sensible', 'sensible']);
    expect(Math.abs(won / matches - chance)).toBeLessThan(4 * Math.sqrt(0.25 / matches));
  });
});
