import { createMatch, createRunner, uniformPlayer } from '@howzat/core';
import { ctg } from '@howzat/ctg';
import { expect, it } from 'vitest';

it.each(['t10', 't20'] as const)('%s', (format) => {
  const r = createRunner(ctg, { format });
  const runs: number[] = [];
  let w = 0;
  let first = 0;
  let balls = 0;
  r.play({ seed: 0 });
  const t = performance.now();
  for (let i = 0; i < 2000; i++) {
    const { game } = r.play({ seed: i });
    runs.push(game.scores[0]!.runs);
    w += game.scores[0]!.wickets;
    if (game.result!.winner === game.batsFirst) first++;
    balls += game.scores[0]!.balls + game.scores[1]!.balls;
  }
  const ms = performance.now() - t;
  const mean = runs.reduce((a, b) => a + b) / runs.length;
  console.log(
    format,
    mean,
    Math.sqrt(runs.reduce((a, b) => a + (b - mean) ** 2, 0) / runs.length),
    w / 2000,
    first / 2000,
    (balls / ms) * 1000,
  );
});
it('match', () => {
  const m = createMatch(ctg, { format: 't10', seed: 3, players: { home: uniformPlayer, away: uniformPlayer } });
  console.log(
    JSON.stringify(m.game.result),
    m
      .log()
      .slice(10, 40)
      .map((e) => JSON.stringify([e.step, e.inputs[0]?.value, e.delivery?.facts]))
      .join('\n'),
  );
});
