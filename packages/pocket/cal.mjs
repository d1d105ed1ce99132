import { createRunner, uniformPlayer } from '@howzat/core';
import { pocket, sensible } from './dist/index.js';

const n = Number(process.argv[2] ?? 2000);
const r = createRunner(pocket);
const stats = (a, b) => {
  let runs = 0,
    r2 = 0,
    w = 0,
    bf = 0,
    ties = 0,
    dec = 0,
    won = 0,
    w2 = 0,
    r2nd = 0;
  for (let i = 0; i < n; i++) {
    const sw = i % 2 === 1;
    const { game } = r.play({ seed: 'c' + i, players: sw ? [b, a] : [a, b] });
    const f = game.scores[0];
    runs += f.runs;
    r2 += f.runs ** 2;
    w += f.wickets;
    r2nd += game.scores[1].runs;
    w2 += game.scores[1].wickets;
    if (game.result.winner === null) ties++;
    else {
      dec++;
      if (game.result.winner === f.batting) bf++;
      if ((game.result.winner === 0) !== sw) won++;
    }
  }
  const m = runs / n;
  return {
    mean: m.toFixed(1),
    sd: Math.sqrt(r2 / n - m * m).toFixed(1),
    w: (w / n).toFixed(2),
    second: (r2nd / n).toFixed(1),
    w2: (w2 / n).toFixed(2),
    batFirst: ((bf / dec) * 100).toFixed(1),
    ties: ((ties / n) * 100).toFixed(2),
    firstWins: ((won / dec) * 100).toFixed(1),
  };
};
let t = performance.now();
console.log('sens-sens', stats(sensible, sensible), ((performance.now() - t) / n).toFixed(2) + 'ms/match');
t = performance.now();
console.log('sens-rand', stats(sensible, uniformPlayer), ((performance.now() - t) / n).toFixed(2) + 'ms/match');
console.log('rand-rand', stats(uniformPlayer, uniformPlayer));
t = performance.now();
let overs = 0,
  k = 0;
while (performance.now() - t < 3000) {
  const { game } = r.play({ seed: k++ });
  for (const s of game.scores) overs += s.overs;
}
console.log('overs/s', Math.round((overs / (performance.now() - t)) * 1000));
