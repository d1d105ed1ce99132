import { compose, type Rng, type Rulebook, type Variant } from '@howzat/core';
import { type Distribution, type DomainSpec, die, houseRule, oneOf, pick } from '@howzat/core/author';
import { describe, expect, test } from 'vitest';
import { domainProblemsIn } from '../src/by-play.js';
import { hand } from './hand-cricket.js';

const faces = oneOf(1, 2, 3, 4, 5, 6);
const six = die(6) as Distribution<number>;

/** Hand cricket with a die of its own in front of each over. */
function withDie(of: Distribution<number>): Rulebook {
  const rule = houseRule('*', 'die', { state: { match: () => ({ deck: [1, 2, 3, 4, 5, 6] }) } }, (a) => [
    a.before('over.before', a.chance('die.roll', { of, take: () => {} })),
  ]);
  return compose(hand as unknown as Variant, { houseRules: [rule] });
}

/** Hand cricket in which the bowling side names a number in front of each over. */
function withNumber(domain: DomainSpec<number>): Rulebook {
  const rule = houseRule('*', 'number', {}, (a) => [
    a.before('over.before', a.decision('number.named', { by: 'bowling', domain, take: () => {} })),
  ]);
  return compose(hand as unknown as Variant, { houseRules: [rule] });
}

const drawn = (draw: (rng: Rng) => number): DomainSpec<number> =>
  ({ kind: faces.kind, live: faces.live, draw }) as unknown as DomainSpec<number>;

describe('what is drawn by a short way', () => {
  test('is what the domain itself would draw', () => {
    expect(domainProblemsIn(withNumber(drawn((rng) => 1 + pick(rng, 6))), 1)).toEqual([]);
    const [problem] = domainProblemsIn(withNumber(drawn((rng) => 6 - pick(rng, 6))), 1);
    expect(problem).toMatch(/^number\.named: its draw gives \d where its sample gives \d$/);
  });

  test('is what a die would show', () => {
    expect(domainProblemsIn(withDie({ ...six, draw: (rng) => 1 + pick(rng, 6) }), 1)).toEqual([]);
    const [problem] = domainProblemsIn(withDie({ ...six, draw: (rng) => 6 - pick(rng, 6) }), 1);
    expect(problem).toMatch(/^die\.roll: its draw gives \d where its sample gives \d$/);
  });

  test('leaves behind what taking the outcome out would leave', () => {
    const forgets: Distribution<number> = {
      ...six,
      draw: (rng, _s, g) => {
        (g as { wickets: number }).wickets += 1;
        return 1 + pick(rng, 6);
      },
    };
    expect(domainProblemsIn(withDie(forgets), 1)[0]).toBe(
      'die.roll: its draw leaves something else than taking the outcome out does',
    );
  });
});

test('a die that shows what it cannot show is found', () => {
  const seven = { ...six, items: undefined, sample: () => 7 } as unknown as Distribution<number>;
  expect(domainProblemsIn(withDie(seven), 1)[0]).toMatch(/^die\.roll: draws 7, which it refuses: /);
});
