import { playScenario } from '@howzat/core';
import { pocket } from '@howzat/pocket';
import { scenarios } from '@howzat/pocket/rules';
import { it } from 'vitest';
it('scenarios', () => {
  for (const sc of scenarios) for (const r of [undefined, ...(sc.readings ?? []).keys()]) {
    const { problems } = playScenario(pocket as never, sc, r === undefined ? {} : { reading: r });
    if (problems.length) console.log(sc.id, r === undefined ? '' : sc.readings?.[r]?.ruling + '=' + sc.readings?.[r]?.reading, problems);
  }
});
