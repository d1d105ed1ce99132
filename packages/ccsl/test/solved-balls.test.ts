import { ccsl, sensible } from '@howzat/ccsl';
import { createRunner } from '@howzat/compiler/run';
import { expect, it } from 'vitest';

const seeds = Array.from({ length: 150 }, (_, seed) => seed);

/** How matches of a format go, in the order of their seeds, however they are played. */
function played(formats: readonly object[], order: readonly number[]): readonly string[] {
  const runners = formats.map((selection) => createRunner(ccsl, selection));
  const found: string[] = [];
  for (const seed of order)
    found[seed] = JSON.stringify(
      runners.map(({ play }) => play({ seed, players: [sensible, sensible], log: true }).log),
    );
  return found;
}

// balls that come up again and again are remembered once they are solved
it.each([
  ['classic', { options: ['classic'] }],
  ['one over', { format: 'one-over' }],
  ['two overs', { format: 'two-over' }],
  ['three overs', { format: 'three-over' }],
  ['one over of eight balls', { format: 'one-over', set: { ballsPerOver: 8 } }],
])('what was played before changes no match: %s', (_, selection) => {
  const forwards = played([selection], seeds);
  expect(played([selection], [...seeds].reverse())).toEqual(forwards);
  // by turns with other rules, what is remembered is forgotten in between
  const others = played([selection, { format: 'one-over', set: { sixLock: 0 } }], seeds);
  expect(others.map((logs) => JSON.stringify([JSON.parse(logs)[0]]))).toEqual(forwards);
});
