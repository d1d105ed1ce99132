import type { Player, Variant, VariantTypes } from '@howzat/core';
import type { Registry, Scenario } from '@howzat/core/author';
import { checkByPlay, checkInTurn, patient } from './by-play.js';
import { configurationsOf } from './configurations.js';
import { type GoldenFile, goldenProblems } from './golden.js';
import { reasonProblems } from './reasons.js';
import type { Reveal } from './reveals.js';
import { appliedProblems, playAll, readingProblems, registryProblems } from './rules.js';
import { expectNone, runnerOf, type TestRunner } from './runner.js';
import { writeTrace } from './trace.js';

/** What the kit needs to know of a variant, beside the variant. */
export interface VariantTests {
  readonly registry: Registry;
  readonly scenarios: readonly Scenario[];
  /** The variant's computer players. */
  readonly players?: readonly Player[];
  /** A file for each golden playthrough, with what it is played under. */
  readonly golden: readonly GoldenFile[];
  /** Fields of the state that the catalogue calls open. */
  readonly open?: readonly string[];
  /** What the rules show at once of what was secretly chosen or drawn, each with the rule that says so. */
  readonly reveals?: readonly Reveal[];
  /** Matches for each check and configuration; the statechart, which is slow, gets a tenth. 60 unless given. */
  readonly seeds?: number;
  /**
   * The most choices and outcomes of a match that the statechart plays where a switch is read otherwise than usual; the rules as
   * printed and the formats it always plays to the end. All unless given: for games whose matches are long.
   */
  readonly statechart?: number;
  /**
   * How the readings of switches are checked, beside their scenarios. `'in full'`, unless given: each by every check, as the rules
   * as printed are. `'in turn'`: each by a match through interpreter and generated code and by one more check, whose turn it is;
   * for the quick tests of games with many switches, whose deep tests check them in full.
   */
  readonly readings?: 'in full' | 'in turn';
  /**
   * How the formats are checked, beside what is played unless another is chosen. `'in full'`, unless given. `'in turn'`: each by a
   * match through all three drivers and by one more check, whose turn it is; for the quick tests of games with many formats that
   * differ by a number.
   */
  readonly formats?: 'in full' | 'in turn';
  readonly runner?: TestRunner;
}

/**
 * The conformance kit that every variant must pass, whoever wrote it: registers its tests with the runner at hand.
 *
 * @param typed the game
 * @param tests its words, its worked examples and its golden playthroughs
 *
 * @example
 * import { cubes } from '@howzat/cubes';
 * import { registry } from '@howzat/cubes/rules';
 * import { testVariant } from '@howzat/testkit';
 *
 * // in a test file, leave `runner` out where `describe` and `it` are global, and pass all scenarios
 * const names: string[] = [];
 * const runner = { describe: (_: string, body: () => void) => body(), it: (name: string) => names.push(name) };
 * const golden = [{ file: 'test/golden/standard.json' }];
 * testVariant(cubes, { registry, scenarios: [], golden, readings: 'in turn', runner });
 * console.log(names.includes('every applied rule fires, and repealing it changes a scenario')); // true
 */
export function testVariant<T extends VariantTypes>(typed: Variant<T>, tests: VariantTests): void {
  const variant = typed;
  const { describe, it } = runnerOf(tests.runner);
  const { registry, scenarios, seeds = 60, readings = 'in full', formats = 'in full' } = tests;
  describe(`${variant.id} keeps the contract`, () => {
    const configurations = configurationsOf(variant, scenarios);
    for (const [turn, configuration] of configurations.entries()) {
      const { switched } = configuration;
      // a reading changes what is played, and not how players are asked; in turns, not even a format does
      const walls = (readings === 'in turn' ? turn === 0 : !switched) && readings;
      const checks = { ...tests, ...configuration, walls, variant, it, seeds };
      if (switched && readings === 'in turn') checkInTurn(checks, turn);
      else if (!switched && formats === 'in turn' && turn > 0) checkInTurn(checks, turn, 'by statechart too');
      else checkByPlay({ ...checks, statechart: switched ? tests.statechart : undefined });
    }

    for (const { name, rulebook, switched } of configurations)
      if (!switched)
        it(
          `${name}: every ball of random matches has a sentence that says why it went as it did`,
          () =>
            expectNone(
              reasonProblems(rulebook, registry, readings === 'in full' ? 200 : 4),
              'Some balls are not told as they should be.',
            ),
          patient,
        );

    const all = playAll(variant, scenarios);

    for (const { scenario, reading, play } of all) {
      const other = reading === null ? undefined : scenario.readings?.[reading];
      it(`${scenario.id}: ${scenario.title}${other ? ` (${other.ruling}=${other.reading})` : ''}`, () =>
        expectNone(play.problems, 'The scenario does not go as it says.'));
    }

    it('its words and its code name the same rules, rulings and readings', () =>
      expectNone(registryProblems(variant, registry, configurations), 'Registry and code do not agree.'));
    it(
      'every applied rule fires, and repealing it changes a scenario',
      () => expectNone(appliedProblems(variant, registry, all, configurations), 'Some rules are not alive.'),
      patient,
    );
    it(
      'every reading of every switch shows its difference',
      () => expectNone(readingProblems(variant, all), 'Some readings make no difference.'),
      patient,
    );

    for (const golden of tests.golden)
      it(`the golden playthrough ${nameOf(golden)} holds`, () =>
        expectNone(goldenProblems(variant, golden), 'The rules play another match than they did.'));

    it('leaves a trace of the rules that tests named', () => {
      const named: Record<string, string[]> = {};
      for (const { scenario, rules } of all)
        for (const id of rules) named[id] = [...new Set([...(named[id] ?? []), scenario.id])];
      writeTrace(variant.id, named);
    });
  });
}

function nameOf({ file }: GoldenFile): string {
  return (typeof file === 'string' ? file : file.href).replace(/^.*\//, '');
}

export {
  type Companies,
  type CompanyChoice,
  type CompanyTests,
  companiesOf,
  playCompany,
  testCompany,
} from './company/company-tests.js';
export { type CompanyLine, companyLine } from './company/line.js';
export type { Company, Guests, Piece } from './company/pieces.js';
export { CompanyCheck, type CompanyPlay, type CompanyReport } from './company/play-company.js';
export { type CompiledTests, testCompiled } from './compiled.js';
export type { FreezeWith } from './frozen/freeze.js';
export { type FrozenRecords, testFrozenRecords } from './frozen/frozen-records.js';
export type { FileUrl, GoldenFile } from './golden.js';
export { type HeadToHead, type HeadToHeadOptions, headToHead } from './head-to-head.js';
export { type HouseRuleTests, testHouseRule } from './house-rule.js';
export { type PlayerTests, testPlayer } from './player-tests.js';
export { playAtRandom } from './random-play.js';
export { reasonsIn } from './reasons.js';
export type { Reveal } from './reveals.js';
export type { TestRunner } from './runner.js';
export { vandal } from './walls/vandal.js';
