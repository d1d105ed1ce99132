import { ccsl } from '@howzat/ccsl';
import { registry } from '@howzat/ccsl/rules';
import { scenarios } from '@howzat/ccsl/scenarios';
import { reasonsIn } from '@howzat/testkit';
import { expect, test } from 'vitest';

/** Balls of scenarios: what happened, the scenario, the ball from 0, the rule that decided it, and why it went so. */
const worked = [
  [
    'an ordinary ball',
    'D1',
    0,
    'ccsl.turn.definition',
    "Home's 4 met Away's 2: different cards, so the batter scores 4 runs.",
  ],
  ['a wicket', 'D1', 1, 'ccsl.out.match', "Home's 3 met Away's 3: the same card is out."],
  ['a six', 'D5', 0, 'ccsl.turn.definition', "Home's 6 met Away's 1: different cards, so the batter scores 6 runs."],
  ['a trap', 'S2', 0, 'ccsl.trap.out', "Home's 4 met Away's 0: a card in the trap is out."],
  [
    'the hidden card',
    'D8',
    1,
    'ccsl.hidden.wrong',
    "Home's hidden 6 met the guess 4: a wrong guess counts the card and a bonus, 7 runs.",
  ],
  [
    'a no-ball',
    'S1',
    1,
    'ccsl.noball.run',
    "Home's 2 met Away's 6: the bowler played the same card twice, a no ball, 3 runs.",
  ],
  [
    'a free hit',
    'D2',
    2,
    'ccsl.freehit.not-out',
    "Home's 6 met Away's 6: on a free hit the same card is not out, and scores 7 runs.",
  ],
] as const;

for (const [what, id, ball, rule, text] of worked)
  test(`${what} is told in a sentence`, () => {
    const scenario = scenarios.find((each) => each.id === id);
    if (!scenario) throw new Error(`There is no scenario ${id}.`);
    expect(reasonsIn(ccsl, scenario, registry)[ball]).toEqual({ rule, text });
  });
