import { type Plan, planFor } from '../engine/plan.js';
import { type Day, dayNumber } from './day.js';

interface Fixture {
  readonly variant: string;
  readonly format: string | null;
}

/** What is played on each day of the week, from Thursday on: shorter matches between Monday and Friday. */
const week: readonly [Fixture, ...Fixture[]] = [
  { variant: 'ccsl', format: 'three-over' },
  { variant: 'cubes', format: 'standard' },
  { variant: 'pocket', format: null },
  { variant: 'ctg', format: 't10' },
  { variant: 'ccsl', format: 'two-over' },
  { variant: 'wicked', format: 'ten-over' },
  { variant: 'cubes', format: 'standard' },
];

/** What is played on a day. */
export function fixtureOf(day: Day): Fixture {
  return week[dayNumber(day) % week.length] ?? week[0];
}

/**
 * The match of the day: the same seed, rules and opponent for everybody, so that who decides the same meets the same dice and cards.
 * Nothing has to be asked of a server for it.
 */
export function matchOfTheDay(day: Day): Plan {
  const { variant, format } = fixtureOf(day);
  return { ...planFor(variant, { format, seed: `match of the day ${day}` }), day };
}
