import { createRunner } from '@howzat/compiler/run';
import {
  type Amendment,
  compose,
  type Game,
  type LogEntry,
  type Rulebook,
  type Selection,
  type Variant,
  type VariantTypes,
} from '@howzat/core';
import { entriesOf, kit, type Registry, type World } from '@howzat/core/author';
import { rulesIn, standingRules } from '@howzat/core/engine';
import { checkByPlay, patient } from './by-play.js';
import { matchProblems } from './company/add-up.js';
import type { Reveal } from './reveals.js';
import { expectNone, runnerOf, type TestRunner } from './runner.js';

/** What the kit needs to know of a house rule, beside the rule. */
export interface HouseRuleTests {
  /** Games that it is to fit, each with what it is played under. */
  readonly fits: readonly { readonly variant: Variant; readonly with?: Selection }[];
  /** What the rule shows at once of what was secretly chosen or drawn; what the game itself shows is known. */
  readonly reveals?: readonly Reveal[];
  /** The words of the rule: each rule that it brings has to have some. */
  readonly words?: Registry;
  /** Matches for each check and game; the statechart, which is slow, gets a tenth. 60 unless given. */
  readonly seeds?: number;
  readonly runner?: TestRunner;
}

/**
 * The ids of the rules that an amendment itself brings: not those of the game or of the Laws that it switches on, nor those of
 * amendments that it requires.
 */
function idsBrought(variant: Variant, selection: Selection, rule: Amendment): string[] {
  const houseRules = selection.houseRules ?? [];
  const withIt = compose(variant, { ...selection, houseRules: [...houseRules, rule] });
  // the same but for what it does: what it requires comes along
  const idle = kit<World>().rule({ id: `${rule.id}.idle`, does: () => {} });
  const stub: Amendment = { ...rule, operations: [{ op: 'before', anchor: 'match.start', add: idle }] };
  const known = rulesIn(compose(variant, { ...selection, houseRules: [...houseRules, stub] })).map(({ id }) => id);
  return standingRules(withIt).filter((id) => !known.includes(id));
}

/** What is wrong with a rule that shows in no match: it brings rules of which none is ever cited, or changes nothing. */
function deadProblems(variant: Variant, selection: Selection, rule: Amendment, matches: number): string[] {
  const changed = { ...selection, houseRules: [...(selection.houseRules ?? []), rule] };
  const runner = createRunner(variant, changed);
  const plain = createRunner(variant, selection);
  const cited = new Set<string>();
  let differs = false;
  for (let seed = 0; seed < matches; seed++) {
    const played = runner.play({ seed, log: true });
    for (const { rules } of played.log) for (const id of rules) cited.add(id);
    differs ||= whatHappened(played) !== whatHappened(plain.play({ seed, log: true }));
  }
  return [
    ...idsBrought(variant, selection, rule)
      .filter((id) => !cited.has(id))
      .map((id) => `${id} fires in none of ${matches} matches`),
    ...(differs ? [] : [`${rule.id} changes nothing in ${matches} matches`]),
  ];
}

/** A match without which rules were cited: to be cited alone is no effect. */
function whatHappened({ log, game }: { readonly log: readonly LogEntry[]; readonly game: Readonly<Game> }): string {
  return JSON.stringify([log.map(({ rules: _, ...entry }) => entry), game]);
}

/** Matches in which the score does not add up: balls, innings, totals, target and result. */
function scoreProblems(rulebook: Rulebook, matches: number): string[] {
  const runner = createRunner(rulebook);
  const problems = Array.from({ length: matches }, (_, seed) =>
    matchProblems(runner, seed).map((problem) => `seed ${seed}: ${problem}`),
  );
  return problems.flat().slice(0, 5);
}

/** Rules that an amendment brings, or the amendment itself, of which the registry says nothing. */
function wordProblems(variant: Variant, selection: Selection, rule: Amendment, words: Registry | undefined): string[] {
  if (!words) return [`testHouseRule was given no words of ${rule.id}: pass its registry as \`words\``];
  const known = new Set(entriesOf(words).map(({ id }) => id));
  return [rule.id, ...idsBrought(variant, selection, rule)]
    .filter((id) => !known.has(id))
    .map((id) => `${id} has no words in the registry`);
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
 * changes something beside being cited, has its words, ends every match with a score that adds up, plays the same through all drivers,
 * replays and undoes, and leaks nothing, neither at once nor at a later question.
 *
 * @param rule the house rule
 * @param tests the games that it fits, and its words
 *
 * @example
 * import { houseRule } from '@howzat/core/author';
 * import { cubes } from '@howzat/cubes';
 * import { testHouseRule } from '@howzat/testkit';
 *
 * const sharper = houseRule(cubes, 'sharper', {}, (a) => [a.set('wicketDifference', 4)]);
 * // in a test file, leave `runner` out where `describe` and `it` are global
 * const names: string[] = [];
 * const runner = { describe: (_: string, body: () => void) => body(), it: (name: string) => names.push(name) };
 * testHouseRule(sharper, { fits: [{ variant: cubes }], runner });
 * console.log(names[1]); // fires, and changes something
 */
export function testHouseRule(rule: Amendment<string, unknown>, tests: HouseRuleTests): void {
  const { describe, it } = runnerOf(tests.runner);
  const { seeds = 60, reveals = [] } = tests;
  for (const { variant: given, with: selection = {} } of tests.fits) {
    const variant = given as Variant<VariantTypes>;
    describe(`${rule.id} in ${variant.id}`, () => {
      const changed: Selection = { ...selection, houseRules: [...(selection.houseRules ?? []), rule as Amendment] };
      const rulebook = compose(variant, changed);
      const without = compose(variant, selection);
      const wrong = fault(rulebook);
      it('plays to the end', () => expectNone(wrong === null ? [] : [wrong], 'It cannot be played.'));
      // matches without an end would fill the memory with their logs
      if (wrong !== null) return;
      it(
        'fires, and changes something',
        () => expectNone(deadProblems(variant, selection, rule as Amendment, seeds * 5), 'The rule does not show.'),
        patient,
      );
      it('has words for each of its rules', () =>
        expectNone(wordProblems(variant, selection, rule as Amendment, tests.words), 'Nobody can read what it says.'));
      it('leaves a score that adds up', () => expectNone(scoreProblems(rulebook, seeds), 'The score does not add up.'));
      checkByPlay({
        it,
        name: variant.title,
        variant,
        selection: changed,
        rulebook,
        without,
        subject: `${rule.id} in ${variant.id}`,
        seeds,
        reveals,
      });
    });
  }
}
