import type { Variant } from '@howzat/core';
import { defineVariant, oneOf, playScenario, variantKit } from '@howzat/core/author';
import { expect, it } from 'vitest';

const k = variantKit({
  id: 'wheel',
  title: 'Wheel',
  parameters: {},
  laws: { overs: 1, wickets: 1, toss: 'none' },
  state: { ball: () => ({ zone: 0 }) },
});

const wheel = defineVariant(k, {
  version: '1.0.0',
  flow: {
    ball: {
      before: [
        k.decision('zone', {
          by: 'batting',
          domain: oneOf(1, 2, 3),
          take: (s, zone) => {
            s.zone = zone;
          },
        }),
      ],
    },
  },
  facts: (s) => ({ zone: s.zone }),
});

it('a scenario may ask for what was told of the last ball', () => {
  const scenario = {
    id: 'two',
    title: 'The second ball',
    script: [1, 2].map((choice) => ({ side: 'batting', step: 'zone', choice }) as const),
    expect: { facts: { zone: 2 } },
  };
  expect(playScenario(wheel as unknown as Variant, scenario).problems).toEqual([]);
  const other = { ...scenario, expect: { facts: { zone: 1 } } };
  expect(playScenario(wheel as unknown as Variant, other).problems).toEqual(['zone of the last ball is 2, not 1']);
});
