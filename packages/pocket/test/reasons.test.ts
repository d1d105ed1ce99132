import { pocket } from '@howzat/pocket';
import { presentation, registry } from '@howzat/pocket/rules';
import { scenarios } from '@howzat/pocket/scenarios';
import { reasonsIn } from '@howzat/testkit';
import { expect, test } from 'vitest';

/** Balls of scenarios: what happened, the scenario, the ball from 0, the rule that decided it, and why it went so. */
const worked = [
  [
    'an ordinary over',
    'pocket.example.text-regular',
    0,
    'pocket.score.lookup',
    'Ines Calloway met Tamsin Okoro at a difference of 3 on score card 6: the card gives 14 runs.',
  ],
  [
    'a wicket',
    'pocket.example.out-with-runs',
    0,
    'pocket.score.out',
    'Percival Nook met Cormac Deane at a difference of 2 on score card 9: the card shows an out, and 3 runs.',
  ],
  [
    'six runs',
    'pocket.example.text-equip',
    0,
    'pocket.score.lookup',
    'Percival Nook met Cormac Deane at a difference of 3 on score card 28: the card gives 6 runs.',
  ],
  [
    'a chance card',
    'pocket.example.text-plus-six',
    0,
    'pocket.score.edit',
    'Percival Nook met Cormac Deane at a difference of 2 on score card 4: the card shows 8, and chance cards make that 14 runs.',
  ],
  [
    'a coin',
    'pocket.example.saved-with-runs',
    0,
    'pocket.stance.coin-saves',
    'Tobias Wrenfield met Cormac Deane at a difference of 2 on score card 9: the card shows an out, but the coin saved the defending batter, 3 runs.',
  ],
] as const;

for (const [what, id, ball, rule, text] of worked)
  test(`${what} is told in a sentence`, () => {
    const scenario = scenarios.find((each) => each.id === id);
    if (!scenario) throw new Error(`There is no scenario ${id}.`);
    expect(reasonsIn(pocket, scenario, registry, presentation)[ball]).toEqual({ rule, text });
  });
