import { cubes } from '@howzat/cubes';
import { presentation, registry } from '@howzat/cubes/rules';
import { scenarios } from '@howzat/cubes/scenarios';
import { reasonsIn } from '@howzat/testkit';
import { expect, test } from 'vitest';

/** Balls of scenarios: what happened, the scenario, the ball from 0, the rule that decided it, and why it went so. */
const worked = [
  [
    'an ordinary ball',
    'cubes.example.over',
    0,
    'cubes.outcome.four',
    "Away's 2 met Home's 6: a batter who is 4 higher scores 4 runs.",
  ],
  [
    'a wicket under pressure',
    'cubes.pressure.example',
    0,
    'cubes.outcome.wicket',
    "Away's 5 met Home's 2: a bowler who is 3 higher takes a wicket, for 3 is enough.",
  ],
  [
    'a six',
    'cubes.example.over',
    1,
    'cubes.outcome.six',
    "Away's 0 met Home's 6: a batter who is 6 higher scores 6 runs.",
  ],
  [
    'equal numbers',
    'cubes.derived.floor',
    0,
    'cubes.outcome.dot',
    "Away's 4 met Home's 4: the same number is a dot ball, for a wicket takes 5 more.",
  ],
  [
    'a dot ball',
    'cubes.derived.test-match',
    0,
    'cubes.outcome.dot',
    "Away's 6 met Home's 0: the bowler is 6 higher, but a wicket takes 7: a dot ball.",
  ],
] as const;

for (const [what, id, ball, rule, text] of worked)
  test(`${what} is told in a sentence`, () => {
    const scenario = scenarios.find((each) => each.id === id);
    if (!scenario) throw new Error(`There is no scenario ${id}.`);
    expect(reasonsIn(cubes, scenario, registry, presentation)[ball]).toEqual({ rule, text });
  });
