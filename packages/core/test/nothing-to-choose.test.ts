import { expect, it } from 'vitest';
import { defineVariant, oneOf, variantKit } from '../src/author.js';
import { createMatch, isHowzatError, uniformPlayer } from '../src/index.js';
import { interpreted } from './interpreted.js';

const items = ['a', 'b'] as const;
const k = variantKit({
  id: 'barred',
  title: 'Barred',
  parameters: {},
  laws: { overs: 1, wickets: 1, toss: 'none' },
  state: { ball: () => ({ said: '' }) },
});
export const barred = defineVariant(k, {
  version: '0.0.0',
  flow: {
    ball: {
      before: [
        k.decision('say', {
          by: 'batting',
          domain: oneOf(...items),
          limits: items.map((item) => ({
            id: `barred.${item}`,
            when: (_s, g) => g.overBalls === 3,
            forbids: (choice: (typeof items)[number]) => choice === item,
            says: `Not ${item}.`,
          })),
          take: (s, choice) => {
            s.said = choice;
          },
        }),
      ],
    },
  },
});

const codeOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    return isHowzatError(error) ? error.code : String(error);
  }
  return 'nothing';
};

it('rules that leave nothing to choose are an error in a match and in the runner, never a choice of nothing', () => {
  const players = { home: uniformPlayer, away: uniformPlayer };
  expect(codeOf(() => createMatch(barred, { seed: 1, players }))).toBe('dead-end');
  expect(codeOf(() => interpreted(barred).play({ seed: 1 }))).toBe('dead-end');
});
