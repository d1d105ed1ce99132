import type { Variant } from '@howzat/core';
import { playScenario, type Registry, type Scenario } from '@howzat/core/author';
import { composeSetup } from '@howzat/core/engine';
import { domainProblemsIn } from '../../packages/testkit/src/by-play.js';
import { configurationsOf } from '../../packages/testkit/src/configurations.js';
import { type GoldenFile, goldenProblems } from '../../packages/testkit/src/golden.js';
import type { Reveal } from '../../packages/testkit/src/reveals.js';
import { registryProblems } from '../../packages/testkit/src/rules.js';
import { opennessProblems, secrecyProblems } from '../../packages/testkit/src/secrecy.js';

interface Runner {
  describe(name: string, body: () => void): unknown;
  it(name: string, body: () => void): unknown;
}

interface Tests {
  readonly registry: Registry;
  readonly scenarios: readonly Scenario[];
  readonly golden: readonly GoldenFile[];
  readonly open?: readonly string[];
  readonly reveals?: readonly Reveal[];
  readonly runner: Runner;
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/**
 * What stands for `testVariant` of the testkit while rules are changed. It replays the golden matches, plays the worked examples, each under
 * each of its readings, compares words and code, plays a match of twins in each format, and in one match of each reading looks at what may
 * be chosen, as that does. It leaves out what plays matches by the hundred.
 */
export function testVariant(variant: Variant, { runner, ...tests }: Tests): void {
  const { registry, scenarios, golden, open = [], reveals = [] } = tests;
  const { describe, it } = runner;
  describe(variant.id, () => {
    // first what notices most
    for (const held of golden)
      it(`the golden playthrough ${JSON.stringify(held.with ?? {})} holds`, () =>
        refuse(goldenProblems(variant, held)));
    for (const scenario of scenarios)
      for (const reading of [undefined, ...(scenario.readings ?? []).keys()])
        it(`${scenario.id}: ${scenario.title} (${reading ?? 'as printed'})`, () =>
          refuse(playScenario(variant, scenario, reading === undefined ? {} : { reading }).problems));

    const configurations = configurationsOf(variant, scenarios);
    it('words and code name the same rules', () => refuse(registryProblems(variant, registry, configurations)));
    for (const { name, switched, rulebook } of configurations)
      if (!switched) {
        it(`${name}: what is secret is not shown`, () => refuse(secrecyProblems(rulebook, 1, reveals)));
        it(`${name}: what is open is shown`, () => refuse(opennessProblems(rulebook, open)));
      }
    for (const setup of configurations)
      it(`${setup.name}: what may be chosen agrees with itself`, () => {
        const rulebook = composeSetup(variant, setup);
        refuse(rulebook ? domainProblemsIn(rulebook, 1) : ['It cannot be played.']);
      });
  });
}
