import { type Amendment, houseRule } from '@howzat/core/author';
import { cubes } from './cubes.js';
import { rollACube } from './rules/option.js';

/** A difference for a wicket that a winner may choose (`cubes.variant.winner-rule`). */
const difference = <const N extends 4 | 5 | 6 | 7>(n: N) =>
  houseRule(cubes, `wicket-difference-${n}`, { title: `A wicket needs a difference of ${n}` }, (a) => [
    a.set('wicketDifference', n),
  ]);

const overLimit = <const N extends 10 | 20>(n: N) =>
  houseRule(cubes, `over-limit-${n}`, { title: `An innings lasts ${n} overs at most` }, (a) => [a.set('overs', n)]);

/**
 * The rules from which the winner of a match may choose one for the matches that follow: hand them to `createSeries` as
 * its `winnersRules`. A rule that would change nothing, such as a difference of 5 in the standard format, is refused.
 */
export const winnersRules = [
  difference(4),
  difference(5),
  difference(6),
  difference(7),
  houseRule(cubes, 'pressure-off', { title: 'Dots do not lower the difference' }, (a) => [
    a.repeal('cubes.pressure.lower'),
  ]),
  houseRule(cubes, 'pressure-resets-each-over', { title: 'Each over begins without pressure' }, (a) => [
    a.set('pressureOverBreak', 'resets-each-over'),
  ]),
  overLimit(10),
  overLimit(20),
  { ...rollACube, id: 'roll-on', layer: 'house' } as const,
  houseRule(cubes, 'eight-dealt-six-used', { title: 'Eight cubes are dealt, of which six are used' }, (a) => [
    a.set('dealt', 8),
  ]),
  houseRule(cubes, 'distinct-colours', { title: 'The players use different colours' }, (a) => [
    a.set('distinctColours', true),
  ]),
  houseRule(cubes, 'super-over', { title: 'A super over decides a tie' }, (a) => [a.set('tieBreak', 'super-over')]),
] as const satisfies readonly Amendment<string, unknown>[];
