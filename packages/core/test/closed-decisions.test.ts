import { createMatch } from '@howzat/core';
import { defineVariant, oneOf, variantKit } from '@howzat/core/author';
import { describe, expect, it } from 'vitest';
import { expectRefusal } from './refusals.js';

const k = variantKit({
  id: 'nets',
  title: 'Nets',
  parameters: {},
  laws: { overs: 1, wickets: 1, toss: 'none' },
  state: { innings: () => ({ reviewed: false }), ball: () => ({ hit: 0 }) },
});

const nets = defineVariant(k, {
  version: '1.0.0',
  flow: {
    ball: {
      before: [
        k.decision('review', {
          by: 'batting',
          when: (_s, g) => g.balls === 3,
          domain: oneOf('review', 'accept'),
          closed: (s) =>
            s.reviewed ? 'It is used.' : { message: 'Only on the fourth ball.', rule: 'nets.review.fourth' },
          others: { message: 'Only the batting side reviews.', rule: 'nets.review.whose' },
          take: (s) => {
            s.reviewed = true;
          },
        }),
        k.decision('swing', {
          by: 'batting',
          domain: oneOf(0, 1),
          others: 'Only the batting side swings.',
          take: (s, hit) => {
            s.hit = hit;
          },
        }),
      ],
    },
  },
});

describe('a decision that is not open', () => {
  const match = createMatch(nets);

  it('says why not, with the rule that says so', () => {
    const refused = expectRefusal(() => match.play('batting', 'review', 'review'), 'no-decision', 'fourth ball');
    expect(refused.details.rule).toBe('nets.review.fourth');
  });

  it('says whose it is to the other side', () => {
    for (let ball = 0; ball < 3; ball++) match.play('batting', 'swing', 0);
    const review = expectRefusal(
      () => match.play('bowling' as never, 'review' as never, 'review' as never),
      'not-your-decision',
      'Only the batting side reviews',
    );
    expect(review.details.rule).toBe('nets.review.whose');
    expectRefusal(() => match.play('bowling' as never, 'swing' as never, 1 as never), 'no-decision', 'review by home');
    match.play('batting', 'review', 'review');
    const swing = expectRefusal(
      () => match.play('bowling' as never, 'swing' as never, 1 as never),
      'not-your-decision',
      'Only the batting side swings',
    );
    expect(swing.details.rule).toBeUndefined();
    const refused = expectRefusal(() => match.play('batting', 'review', 'review'), 'no-decision', 'It is used.');
    expect(refused.details.rule).toBeUndefined();
  });
});
