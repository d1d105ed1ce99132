import { type Amendment, isHowzatError, sameJson, type Variant } from '@howzat/core';
import {
  entriesOf,
  playScenario,
  type Registry,
  type Scenario,
  type ScenarioPlay,
  symbolsOf,
} from '@howzat/core/author';
import { rulesIn } from '@howzat/core/engine';
import type { Configuration } from './configurations.js';
import { playAtRandom } from './random-play.js';

/** The rules of the registry that code applies. */
function appliedRules(registry: Registry): readonly string[] {
  return entriesOf(registry)
    .filter((entry) => entry.kind === 'applied')
    .map((entry) => entry.id);
}

/** Where the words and the code do not name the same rules, rulings and readings. */
export function registryProblems(
  variant: Variant,
  registry: Registry,
  configurations: readonly Configuration[],
): string[] {
  const problems: string[] = [];
  if (registry.variant !== variant.id) problems.push(`the registry is of ${registry.variant}, not of ${variant.id}`);
  const entries = entriesOf(registry);
  const ids = new Set<string>();
  for (const { id, title, text, source } of entries) {
    if (ids.has(id)) problems.push(`${id} is in the registry twice`);
    ids.add(id);
    if (text.trim() === '' || source.trim() === '') problems.push(`${id} has no words or no source`);
    if (title !== null && title.trim() === '') problems.push(`${id} has an empty title`);
  }
  for (const { rule } of [...(registry.reasons?.met ?? []), ...(registry.reasons?.came ?? [])])
    if (rule !== undefined && !ids.has(rule)) problems.push(`${rule} is told as a reason and is not in the registry`);
  const inCode = new Set(configurations.flatMap(({ rulebook }) => rulesIn(rulebook).map((rule) => rule.id)));
  for (const id of inCode)
    if (!id.startsWith('core.') && !ids.has(id)) problems.push(`${id} is applied and is not in the registry`);
  for (const id of appliedRules(registry))
    if (!inCode.has(id)) problems.push(`${id} is of kind applied and no code applies it`);
  for (const ruling of variant.rulings) {
    const words = Object.hasOwn(registry.rulings, ruling.id) ? registry.rulings[ruling.id] : undefined;
    if (!words) {
      problems.push(`${ruling.id} is a switch and has no words`);
      continue;
    }
    if (words.standard !== ruling.standard)
      problems.push(`${ruling.id} plays ${ruling.standard} and says ${words.standard}`);
    const built = Object.keys(ruling.readings).filter((name) => ruling.readings[name] !== null);
    const said = Object.keys(words.readings).filter((name) => words.readings[name]?.unbuilt === undefined);
    if (!sameJson([...built].sort(), [...said].sort()))
      problems.push(`${ruling.id} builds ${built.join(', ')} and says that it builds ${said.join(', ')}`);
  }
  for (const [id, { question }] of Object.entries(registry.rulings))
    if (!question.includes('?')) problems.push(`${id} has a question that asks nothing: ${question}`);
  for (const id of Object.keys(registry.rulings)) {
    const built = Object.values(registry.rulings[id]?.readings ?? {}).filter(
      (reading) => reading.unbuilt === undefined,
    );
    if (built.length > 1 && !variant.rulings.some((ruling) => ruling.id === id))
      problems.push(`${id} has readings to play and is no switch`);
  }
  return problems;
}

/** What tells one outcome of a scenario from another, without which rules were cited. */
function outcomeOf(play: ScenarioPlay): unknown {
  const { match } = play;
  return {
    problems: play.problems,
    path: match?.path ?? null,
    balls: match ? symbolsOf(match) : null,
    state: match?.internals() ?? null,
  };
}

/** A scenario played by the book, with the rules that it cites or that refuse something in it. */
export interface PlayedScenario {
  readonly scenario: Scenario;
  readonly reading: number | null;
  readonly play: ScenarioPlay;
  readonly rules: ReadonlySet<string>;
}

/** Plays every scenario, and again under each reading that it names. */
export function playAll(variant: Variant, scenarios: readonly Scenario[]): readonly PlayedScenario[] {
  return scenarios.flatMap((scenario) =>
    [null, ...(scenario.readings ?? []).keys()].map((reading) => {
      const play = playScenario(variant, scenario, reading === null ? {} : { reading });
      const script = reading === null ? scenario.script : (scenario.readings?.[reading]?.script ?? scenario.script);
      const refusing = script.flatMap((line) => ('refused' in line && line.rule !== undefined ? [line.rule] : []));
      return {
        scenario,
        reading,
        play,
        rules: new Set([...(play.match?.log().flatMap((entry) => entry.rules) ?? []), ...refusing]),
      };
    }),
  );
}

function repealOf(id: string): Amendment {
  return {
    id: 'without',
    layer: 'house',
    variant: '*',
    title: `without ${id}`,
    operations: [{ op: 'repeal', rule: id }],
  };
}

/** Does a scenario end differently without a rule? */
function differsWithout(variant: Variant, played: PlayedScenario, id: string): boolean {
  try {
    const without = playScenario(variant, played.scenario, {
      ...(played.reading === null ? {} : { reading: played.reading }),
      houseRules: [repealOf(id)],
    });
    return !sameJson(outcomeOf(without), outcomeOf(played.play));
  } catch (error) {
    // a match that breaks down without the rule is a match that the rule changes
    if (isHowzatError(error) || error instanceof TypeError || error instanceof RangeError) return true;
    throw error;
  }
}

/** Rules of kind applied that nothing cites, or whose repeal no scenario notices. */
export function appliedProblems(
  variant: Variant,
  registry: Registry,
  all: readonly PlayedScenario[],
  configurations: readonly Configuration[],
): string[] {
  const problems: string[] = [];
  const fired = new Set(all.flatMap((played) => [...played.rules]));
  for (const id of appliedRules(registry)) {
    const citing = all.filter((played) => played.rules.has(id));
    if (citing.length === 0) {
      problems.push(
        firesAtRandom(configurations, id)
          ? `${id} fires in random play and is in no scenario`
          : `${id} never fires${fired.has(id) ? '' : ', and no scenario cites it'}`,
      );
      continue;
    }
    // scenarios that do not cite it may show it too: a limit that is gone lets pass what was refused
    if (!citing.some((played) => differsWithout(variant, played, id)))
      problems.push(`${id}: repealing it changes none of the ${citing.length} scenarios that cite it`);
  }
  return problems;
}

function firesAtRandom(configurations: readonly Configuration[], id: string): boolean {
  return configurations.some(({ rulebook }) => {
    if (!rulesIn(rulebook).some((rule) => rule.id === id && rule.standing)) return false;
    for (let seed = 0; seed < 20; seed++)
      if (playAtRandom(rulebook, seed).log.entries.some((entry) => entry.rules.includes(id))) return true;
    return false;
  });
}

/** Built readings of switches whose difference no scenario shows. */
export function readingProblems(variant: Variant, all: readonly PlayedScenario[]): string[] {
  const problems: string[] = [];
  for (const ruling of variant.rulings)
    for (const [reading, amendment] of Object.entries(ruling.readings)) {
      if (amendment === null || reading === ruling.standard) continue;
      const showing = all.filter((played) => {
        if (played.reading === null) return false;
        const named = played.scenario.readings?.[played.reading];
        return named?.ruling === ruling.id && named.reading === reading;
      });
      if (showing.length === 0) {
        problems.push(`${ruling.id}=${reading}: no scenario shows it`);
        continue;
      }
      const differs = showing.some((played) => {
        const named = played.scenario.readings?.[played.reading as number];
        // the script of the reading, played by the standard one: it must not end in the same way
        const standard: Scenario = {
          ...played.scenario,
          script: named?.script ?? played.scenario.script,
          readings: [],
        };
        return !sameJson(
          outcomeOf(playScenario(variant, { ...standard, expect: named?.expect ?? {} })),
          outcomeOf(played.play),
        );
      });
      if (!differs) problems.push(`${ruling.id}=${reading}: its scenario ends the same by the standard reading`);
    }
  return problems;
}
