import { createRunner } from '@howzat/compiler/run';
import { type Amendment, compose, type Rulebook, type Selection, type Variant, type VariantTypes } from '@howzat/core';
import { standingRules } from '@howzat/core/engine';
import { checkByPlay, patient } from './by-play.js';
import type { Reveal } from './reveals.js';
import { expectNone, runnerOf, type TestRunner } from './runner.js';

/** What the kit needs to know of a house rule, beside the rule. */
export interface HouseRuleTests {
  /** Games that it is to fit, each with what it is played under. */
  readonly fits: readonly { readonly variant: Variant; readonly with?: Selection }[];
  /** What the rule shows at once of what was secretly chosen or drawn; what the game itself shows is known. */
  readonly reveals?: readonly Reveal[];
  /** Matches for each check and game; the statechart, which is slow, gets a tenth. 60 unless given. */
  readonly seeds?: number;
  readonly runner?: TestRunner;
}

/** What is wrong with a rule that shows in no match: it brings rules of which none is ever cited, or changes nothing. */
function deadProblems(variant: Variant, selection: Selection, rule: Amendment, matches: number): string[] {
  const changed = { ...selection, houseRules: [...(selection.houseRules ?? []), rule] };
  const before = new Set(standingRules(compose(variant, selection)));
  const brought = standingRules(compose(variant, changed)).filter((id) => !before.has(id));
  const runner = createRunner(variant, changed);
  const plain = createRunner(variant, selection);
  const cited = new Set<string>();
  let differs = false;
  for (let seed = 0; seed < matches; seed++) {
    const played = runner.play({ seed, log: true });
    for (const { rules } of played.log) for (const id of rules) cited.add(id);
    differs ||= JSON.stringify(played.log) !== JSON.stringify(plain.play({ seed, log: true }).log);
  }
  return [
    ...brought.filter((id) => !cited.has(id)).map((id) => `${id} fires in none of ${matches} matches`),
    ...(differs ? [] : [`${rule.id} changes nothing in ${matches} matches`]),
  ];
}

/** What stops a rulebook from being played at all; null where a few matches come to an end. */
function fault(rulebook: Rulebook): string | null {
  try {
    const runner = createRunner(rulebook);
    for (let seed = 0; seed < 5; seed++) runner.play({ seed });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * What every house rule must keep, in each game that it fits: registers its tests with the runner at hand. The rule fires,
 * changes something, ends every match, plays the same through all drivers, replays and undoes, and leaks nothing.
 *
 * @example
 * testHouseRule(firstBallDouble, { fits: [{ variant: cubes }], runner: { describe, it } });
 */
export function testHouseRule(rule: Amendment<string, unknown>, tests: HouseRuleTests): void {
  const { describe, it } = runnerOf(tests.runner);
  const { seeds = 60, reveals = [] } = tests;
  for (const { variant: given, with: selection = {} } of tests.fits) {
    const variant = given as Variant<VariantTypes>;
    describe(`${rule.id} in ${variant.id}`, () => {
      const changed: Selection = { ...selection, houseRules: [...(selection.houseRules ?? []), rule as Amendment] };
      const rulebook = compose(variant, changed);
      const wrong = fault(rulebook);
      it('plays to the end', () => expectNone(wrong === null ? [] : [wrong], 'It cannot be played.'));
      // matches without an end would fill the memory with their logs
      if (wrong !== null) return;
      it(
        'fires, and changes something',
        () => expectNone(deadProblems(variant, selection, rule as Amendment, seeds * 5), 'The rule does not show.'),
        patient,
      );
      checkByPlay({
        it,
        name: variant.title,
        variant,
        selection: changed,
        rulebook,
        without: compose(variant, selection),
        seeds,
        reveals,
      });
    });
  }
}
