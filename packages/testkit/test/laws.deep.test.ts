import type { Parameter } from '@howzat/core';
import { lawParameters } from '@howzat/core/author';
import { describe, it } from 'vitest';
import { testCompany } from '../src/index.js';
import { hand } from './hand-cricket.js';

/** The values of a parameter at its edges, other than the one that hand cricket has. */
function edgesOf(name: string, { type, min, max, optional, words }: Parameter): readonly unknown[] {
  const usual = (hand.parameters as Readonly<Record<string, Parameter>>)[name]?.default;
  const edges =
    type === 'flag'
      ? [true, false]
      : type === 'word'
        ? (words ?? [])
        : [min, most[name] ?? max, ...(optional ? [null] : [])];
  return edges.filter((value) => value !== usual);
}

/** What is long enough to be an edge; more would only take longer. */
const most: Readonly<Record<string, number>> = {
  overs: 40,
  ballsPerOver: 20,
  superOvers: 20,
  superOverLength: 10,
  safetyOvers: 50,
};

/** By itself, or with another, this takes away all that ends an innings: a match of it is endless by its rules. */
const endless = new Set(['overs: null']);

const settings = Object.entries(lawParameters as Readonly<Record<string, Parameter>>).flatMap(([name, parameter]) =>
  edgesOf(name, parameter)
    .filter((value) => !endless.has(`${name}: ${String(value)}`))
    .map((value) => ({ [name]: value })),
);

// the Laws, with every parameter at its edges, two and three of them at a time
describe('the Laws at the edges of their parameters', () => {
  testCompany(hand, { settings, triples: 4000, matches: 4, runner: { describe, it } });
});
