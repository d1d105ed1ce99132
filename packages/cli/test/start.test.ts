import { compose } from '@howzat/core';
import { simulateHere } from '@howzat/simulator';
import { expect, test } from 'vitest';
import { games } from '../../../scripts/lib/games.mjs';
import { openCatalogue, variantNamed } from '../src/catalogue/catalogue.js';
import { formatQuestion } from '../src/commands/start.js';

const opened = async (id: string) => variantNamed(await openCatalogue([], [id]), id);

for (const id of games)
  test(`of ${id}, whoever starts to play is asked for a format that it has`, { tags: [id] }, async () => {
    const { options, initialValue } = formatQuestion(await opened(id));
    if (initialValue !== undefined) expect(options.map(({ value }) => value)).toContain(initialValue);
  });

test('a first match of CCSL is hardly ever tied', { tags: ['ccsl'] }, async () => {
  const entry = await opened('ccsl');
  expect(formatQuestion(entry).initialValue).toBe('two-over');
  const { ccsl, sensible } = await import('@howzat/ccsl');
  const { results } = simulateHere(compose(ccsl, { format: 'two-over' }), [sensible, sensible], {
    matches: 600,
    seed: 1,
    verify: 0,
  });
  expect(results.tie / 600).toBeLessThan(0.08);
});
