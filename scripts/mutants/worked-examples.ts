import type { Variant } from '@howzat/core';
import { playScenario, type Scenario } from '@howzat/core/author';

interface Runner {
  describe(name: string, body: () => void): unknown;
  it(name: string, body: () => void): unknown;
}

/**
 * What stands for `testVariant` of the testkit while rules are changed: it plays the worked examples of a game, each under each of its
 * readings, as that does, and leaves out what plays matches by the hundred.
 */
export function testVariant(
  variant: Variant,
  { scenarios, runner }: { readonly scenarios: readonly Scenario[]; readonly runner: Runner },
): void {
  runner.describe(variant.id, () => {
    for (const scenario of scenarios)
      for (const reading of [undefined, ...(scenario.readings ?? []).keys()])
        runner.it(`${scenario.id}: ${scenario.title} (${reading ?? 'as printed'})`, () => {
          const { problems } = playScenario(variant, scenario, reading === undefined ? {} : { reading });
          if (problems.length > 0) throw new Error(problems.join('\n'));
        });
  });
}
