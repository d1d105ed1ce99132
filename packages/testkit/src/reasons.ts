import type { Rulebook, Variant } from '@howzat/core';
import { type Json, type Presentation, playScenario, type Registry, type Scenario } from '@howzat/core/author';
import { lawsRegistry } from '@howzat/core/rules';
import { ballsOf, type Reason, readBook, reasonsOf, scoredOf } from '@howzat/core/scorebook';
import { playAtRandom } from './random-play.js';

/** The most balls that are told in full. */
const most = 10;

/**
 * What is wrong with the sentences that say why balls went as they did, in random matches: one that is missing, that leaves a blank, that
 * shows an id, that does not tell a wicket or the runs, or that names no rule of its ball.
 */
export function reasonProblems(rulebook: Rulebook, registry: Registry, matches: number): string[] {
  const problems: string[] = [];
  const ids = idsIn(rulebook, registry);
  for (let seed = 0; seed < matches && problems.length < most; seed++) {
    const { state, log } = playAtRandom(rulebook, seed);
    const scored = scoredOf({ log: log.entries, game: state.g }, rulebook);
    const balls = readBook(scored).flatMap(ballsOf);
    const reasons = reasonsOf(scored, [lawsRegistry, registry]);
    if (balls.length !== reasons.length)
      problems.push(`seed ${seed}: ${reasons.length} sentences for ${balls.length} balls`);
    for (const [at, ball] of balls.entries()) {
      const { text, rule } = reasons[at] ?? { text: '', rule: null };
      const wrong = [
        ...(/^[A-Z0-9].*\w.*\.$/.test(text) ? [] : ['it is no sentence']),
        ...(/[{}]|undefined|null|NaN/.test(text) ? ['a blank is left'] : []),
        ...ids.filter((id) => text.includes(id)).map((id) => `it shows the id ${id}`),
        ...(rule !== null && ball.rules.includes(rule) ? [] : ['it names no rule of the ball']),
        ...(ball.wickets.length === 0 || /\bout\b|bowl|caught|catch|wicket/i.test(text)
          ? []
          : ['it does not tell the wicket']),
      ];
      problems.push(...wrong.map((what) => `seed ${seed}, ball ${ball.label}: ${what}: ${JSON.stringify(text)}`));
    }
  }
  return problems.slice(0, most);
}

/** Rules, steps with a mark in them, and names of state: what no reader should meet. */
function idsIn(rulebook: Rulebook, { sections, rulings, prompts }: Registry): readonly string[] {
  const rules = sections.flatMap(({ rules: words }) => Object.keys(words));
  const steps = Object.keys(prompts).filter((step) => /[.-]/.test(step));
  return [
    ...rules,
    ...Object.keys(rulings),
    ...steps,
    ...Object.keys(rulebook.params).filter((name) => /[A-Z]/.test(name)),
  ];
}

/**
 * Why each ball of a scenario went as it did, in the words of the registry.
 * @throws Error where the scenario cannot be set up
 *
 * @example
 * import { cubes } from '@howzat/cubes';
 * import { registry } from '@howzat/cubes/rules';
 * import { scenarios } from '@howzat/cubes/scenarios';
 * import { reasonsIn } from '@howzat/testkit';
 *
 * const scenario = scenarios.find(({ id }) => id === 'cubes.pressure.example');
 * if (scenario) console.log(reasonsIn(cubes, scenario, registry)[0]?.text); // Away's 5 met Home's 2: a bowler who is 3 higher takes a wicket, for 3 is enough.
 */
export function reasonsIn(
  variant: Variant,
  scenario: Scenario,
  registry: Registry,
  presentation: Presentation | null = null,
): readonly Reason[] {
  const { match, problems } = playScenario(variant, scenario);
  if (!match) throw new Error(`${scenario.id}: ${problems.join('; ')}`);
  const params = match.rulebook.params as Readonly<Record<string, unknown>>;
  const label = (item: Json, step: string, _by: unknown, field: string | null = null): string | undefined =>
    presentation?.label?.(item, { step, field, view: null, params });
  const scored = scoredOf(
    { log: match.log(), game: match.game },
    match.rulebook,
    match.names,
    match.cricketers ?? undefined,
  );
  return reasonsOf(scored, [lawsRegistry, registry], { label });
}
