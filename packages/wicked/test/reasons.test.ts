import { reasonsIn } from '@howzat/testkit';
import { wicked } from '@howzat/wicked';
import { presentation, registry } from '@howzat/wicked/rules';
import { scenarios } from '@howzat/wicked/scenarios';
import { expect, test } from 'vitest';

/** Balls of scenarios: what happened, the scenario, the ball from 0, the rule that decided it, and why it went so. */
const worked = [
  [
    'an over without a fielder',
    'wicked.example.empty-odd',
    0,
    'wicked.runs.empty-zone',
    "Bowling 5 and 2 and batting 3 and 5 led to zone 12: nobody there, so the batter's card counts in full, 5 runs.",
  ],
  [
    'a wicket',
    'wicked.example.wicket-odd-runs',
    0,
    'wicked.outcome.code-w',
    'Bowling 2 and 1 and batting 1 and 1 led to zone 11: a fielder there, and a roll of 3 is a wicket, 3 runs.',
  ],
  [
    'a catch',
    'wicked.example.caught',
    0,
    'wicked.outcome.code-x',
    'Bowling 2 and 1 and batting 1 and 1 led to zone 12: a fielder there, and a roll of 7 is a catch.',
  ],
  [
    'six runs',
    'wicked.example.reroll-double',
    0,
    'wicked.runs.empty-zone',
    "Bowling 4 and 4 and batting 6 and 6 led to zone 12: nobody there, so the batter's card counts in full, 6 runs.",
  ],
  [
    'a limit on the runs',
    'wicked.example.max-run',
    0,
    'wicked.outcome.max-run-column',
    'Bowling 2 and 1 and batting 1 and 5 led to zone 16: a fielder there, and a roll of 6 leaves 3 runs of 10.',
  ],
] as const;

for (const [what, id, ball, rule, text] of worked)
  test(`${what} is told in a sentence`, () => {
    const scenario = scenarios.find((each) => each.id === id);
    if (!scenario) throw new Error(`There is no scenario ${id}.`);
    expect(reasonsIn(wicked, scenario, registry, presentation)[ball]).toEqual({ rule, text });
  });
