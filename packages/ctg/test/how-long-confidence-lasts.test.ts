import { createRunner } from '@howzat/compiler/run';
import type { Player } from '@howzat/core/author';
import { ctg, sensible } from '@howzat/ctg';
import { expect, it } from 'vitest';
import type { CtgState } from '../src/kit.js';
import { lasts } from '../src/model.js';

/** What the next batter brings, as a rule. */
const fresh = 1;

/** The confidence of each batter of a match, ball for ball as they face. */
function confidencesOf(format: string, seed: number): readonly (readonly number[])[] {
  const faced = new Map<string, number[]>();
  const choose: Player['choose'] = (request) => {
    if (request.step === 'attitude') {
      const { confidence, facing } = request.view.state as unknown as CtgState;
      const key = `${request.view.game.innings} ${facing}`;
      const balls = faced.get(key) ?? [];
      balls.push(confidence[facing] as number);
      faced.set(key, balls);
    }
    return sensible.choose(request);
  };
  const player = { ...sensible, choose };
  createRunner(ctg, { format }).play({ seed, players: [player, player] });
  return [...faced.values()];
}

/** How much of one more of confidence is left at the next ball, by least squares. */
function persistence(format: string, matches: number): number {
  const pairs: [now: number, next: number][] = [];
  for (let seed = 0; seed < matches; seed++)
    for (const balls of confidencesOf(format, seed))
      balls.forEach((now, i) => {
        pairs.push([now, balls[i + 1] ?? fresh]);
      });
  const mean = (which: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[which], 0) / pairs.length;
  const [meanNow, meanNext] = [mean(0), mean(1)];
  let together = 0;
  let spread = 0;
  for (const [now, next] of pairs) {
    together += (now - meanNow) * (next - meanNext);
    spread += (now - meanNow) ** 2;
  }
  return together / spread;
}

it.each(['t10', 't20'])('the player takes confidence to last as long as it does in %s', (format) => {
  expect(Math.abs(persistence(format, 60) - lasts)).toBeLessThan(0.06);
});
