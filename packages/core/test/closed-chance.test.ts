import { createMatch, type HowzatError, isHowzatError } from '@howzat/core';
import { defineVariant, die, oneOf, variantKit } from '@howzat/core/author';
import { expect, it } from 'vitest';

const k = variantKit({
  id: 'closed-chance',
  title: 'Closed chance',
  parameters: {},
  laws: { overs: 1, wickets: 1, ballsPerOver: 1, toss: 'none' },
  state: { ball: () => ({ field: '', face: 0 }) },
});

const variant = defineVariant(k, {
  version: '1.0.0',
  flow: {
    ball: {
      before: [
        k.decision('field', {
          by: 'bowling',
          domain: oneOf('close', 'deep'),
          take: (s, choice) => {
            s.field = choice;
          },
        }),
        k.chance('roll', {
          of: die(6),
          closed: (s) => (s.field === '' ? { message: 'The field comes first.', rule: 'closed.first' } : null),
          take: (s, face) => {
            s.face = face;
          },
        }),
        k.decision('run', {
          by: 'batting',
          domain: oneOf(0, 1),
          take: (_s, runs, g) => {
            g.bat = runs;
          },
        }),
      ],
    },
  },
});

function refusal(act: () => unknown): Pick<HowzatError, 'code' | 'message'> & { readonly rule?: string } {
  try {
    act();
  } catch (error) {
    if (!isHowzatError(error)) throw error;
    const { code, message, details } = error;
    return { code, message, ...(details.rule ? { rule: details.rule } : {}) };
  }
  throw new Error('nothing was refused');
}

it('a chance that is not due says why in the words of its rulebook', () => {
  const match = createMatch(variant, { chance: 'people' });
  const before = match.record();
  expect(refusal(() => match.happen('roll', 3))).toEqual({
    code: 'no-decision',
    message: 'The field comes first.',
    rule: 'closed.first',
  });
  expect(match.record()).toEqual(before);
  match.play('bowling', 'field', 'deep');
  match.happen('roll', 3);
  expect(refusal(() => match.happen('roll', 3)).message).toContain('Nothing is left to chance now');
});
