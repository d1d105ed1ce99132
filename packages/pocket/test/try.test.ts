import { createRunner, createMatch, scorecardText, scoredOf } from '@howzat/core';
import { pocket } from '@howzat/pocket';
import { it } from 'vitest';
it('plays', () => {
  const runner = createRunner(pocket);
  console.log(runner.generated);
  const t=performance.now(); let overs=0, runs=0, w=0, n=0;
  while (performance.now()-t<3000) { const {game}=runner.play({seed:n++}); for(const sc of game.scores){overs+=sc.overs; } runs+=game.scores[0].runs; w+=game.scores[0].wickets; }
  console.log('overs/s', overs/((performance.now()-t)/1000)|0, 'mean', runs/n, 'w', w/n);
});
