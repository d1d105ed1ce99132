import { ctg } from '@howzat/ctg';
import { presentation, registry } from '@howzat/ctg/rules';
import { scenarios } from '@howzat/ctg/scenarios';
import { reasonsIn } from '@howzat/testkit';
import { expect, test } from 'vitest';

/** Balls of scenarios: what happened, the scenario, the ball from 0, the rule that decided it, and why it went so. */
const worked = [
  [
    'an ordinary ball',
    'ctg.ex.distance-adjust.a',
    0,
    'ctg.field.empty',
    "Gus Thackeray's 2 met Nils Ferreday's 5: hit to Straight 7/8, where nobody stands, 2 runs.",
  ],
  [
    'a wicket',
    'ctg.ex.clean-bowled-dice',
    0,
    'ctg.outcome.clean-bowled',
    "Abel Strand's 6 met Nils Ferreday's 1: the bowler's highest number against a 1 is clean bowled.",
  ],
  [
    'a catch',
    'ctg.ex.catch-notation.six',
    0,
    'ctg.catch.out',
    "Abel Strand's 2 met Nils Ferreday's 4: hit in the air to Straight 1/2, and a roll of 6 holds the catch.",
  ],
  [
    'a run out',
    'ctg.ex.runout-outfield',
    0,
    'ctg.runout.one-less',
    "Abel Strand's 2 met Nils Ferreday's 4: hit to Pull 5/6, and a roll of 6 runs Sol Abernathy out, 1 run.",
  ],
  [
    'a six',
    'ctg.ex.distance-adjust.e',
    0,
    'ctg.boundary.six',
    "Emil Castellan's 2 met Nils Ferreday's 5: hit 7 far with a green 2, over the rope for 6 runs.",
  ],
  [
    'an express ball',
    'ctg.ex.express-t10',
    0,
    'ctg.express.icon-one',
    'The express ball turned up Boundary: its symbol is 1 run.',
  ],
  [
    'the table of an over card',
    'ctg.ex.boundary-fragment.5',
    0,
    'ctg.card.replaces',
    'The over card Boundary decided the ball by its own table: a roll of 5 is 6 runs.',
  ],
] as const;

for (const [what, id, ball, rule, text] of worked)
  test(`${what} is told in a sentence`, () => {
    const scenario = scenarios.find((each) => each.id === id);
    if (!scenario) throw new Error(`There is no scenario ${id}.`);
    expect(reasonsIn(ctg, scenario, registry, presentation)[ball]).toEqual({ rule, text });
  });
