import { ccsl, sensible } from '@howzat/ccsl';
import { compose } from '@howzat/core';
import { simulateHere } from '@howzat/simulator';
import { expect, test } from 'vitest';
import { openCatalogue } from '../src/catalogue/catalogue.js';
import { formatQuestion } from '../src/commands/start.js';

const { variants } = await openCatalogue();
const asked = variants.map((entry) => [entry.variant.id, formatQuestion(entry)] as const);

test.each(asked)(
  'of %s, whoever starts to play is asked for a format that it has',
  (_id, { options, initialValue }) => {
    if (initialValue !== undefined) expect(options.map(({ value }) => value)).toContain(initialValue);
  },
);

test('a first match of CCSL is hardly ever tied', () => {
  const format = asked.find(([id]) => id === 'ccsl')?.[1].initialValue;
  expect(format).toBe('two-over');
  const { results } = simulateHere(compose(ccsl, { format: 'two-over' }), [sensible, sensible], {
    matches: 600,
    seed: 1,
    verify: 0,
  });
  expect(results.tie / 600).toBeLessThan(0.08);
});
