import type { Expected, Position, Scenario, ScriptLine, Selection } from '../compose/index.js';
import { type HowzatError, isHowzatError } from '../errors/index.js';
import { sameJson, showChoice } from '../json/index.js';
import type { Amendment, Variant } from '../kits/index.js';
import { type Delivery, standingEntries } from '../log/index.js';
import { ballSymbol, resultText } from '../scorebook/index.js';
import { openMatch } from './create-match.js';
import type { AnyMatch } from './match.js';

/** What came of a script. */
export interface ScenarioPlay {
  /** The match as the script left it; null where it could not even be set up. */
  readonly match: AnyMatch | null;
  /** What went against the script or against what was expected, in words. Empty when all is as it should be. */
  readonly problems: readonly string[];
}

/** The other reading of a scenario that is to be played, and rules added to try something out. */
export interface ScenarioOptions {
  /** A number in `scenario.readings`; the scenario itself where it is left out. */
  readonly reading?: number;
  readonly houseRules?: readonly Amendment[];
}

/**
 * Plays a scenario and lists what is not as it should be.
 *
 * @param variant the game
 * @param scenario where it begins, what is chosen and drawn, and what must follow
 * @param options another reading of the scenario, and house rules to add
 * @returns the match as it stands at the end, and `problems`, one sentence each
 *
 * @example
 * import { playScenario } from '@howzat/core/author';
 * import { cubes } from '@howzat/cubes';
 * import { scenarios } from '@howzat/cubes/scenarios';
 *
 * const [first] = scenarios;
 * if (first) console.log(playScenario(cubes, first).problems); // []
 */
export function playScenario(variant: Variant, scenario: Scenario, options: ScenarioOptions = {}): ScenarioPlay {
  const other = options.reading === undefined ? undefined : scenario.readings?.[options.reading];
  if (options.reading !== undefined && !other)
    return { match: null, problems: [`there is no reading number ${options.reading}`] };
  const selection: Selection = {
    ...scenario.with,
    ...(other ? { rulings: { ...scenario.with?.rulings, [other.ruling]: other.reading } } : {}),
    houseRules: [...(scenario.with?.houseRules ?? []), ...(options.houseRules ?? [])],
  };
  const expect = other?.expect ?? scenario.expect;
  const played = playScript(variant, selection, scenario.from, other?.script ?? scenario.script);
  return played.match === null || played.problems.length > 0
    ? played
    : { match: played.match, problems: differences(played.match, expect) };
}

/** Plays a script line by line; stops at the first line that does not go as it says. */
function playScript(
  variant: Variant,
  selection: Selection,
  from: Position | undefined,
  script: readonly ScriptLine[],
): ScenarioPlay {
  let match: AnyMatch;
  try {
    match = openMatch(variant, { ...selection, chance: 'people', ...(from ? { from } : {}) });
  } catch (error) {
    return { match: null, problems: [`it cannot be set up: ${(error as Error).message}`] };
  }
  for (const [index, line] of script.entries()) {
    const problem = playLine(match, line);
    if (problem !== null) return { match, problems: [`line ${index + 1}: ${problem}`] };
  }
  return { match, problems: [] };
}

function attempt(act: () => unknown): HowzatError | null {
  try {
    act();
    return null;
  } catch (error) {
    if (isHowzatError(error) && error.code !== 'bad-rule') return error;
    throw error;
  }
}

function playLine(match: AnyMatch, line: ScriptLine): string | null {
  if ('chance' in line) return attempt(() => match.happen(line.chance, line.outcome))?.message ?? null;
  if ('side' in line) return attempt(() => match.play(line.side, line.step, line.choice))?.message ?? null;
  if ('concede' in line) return attempt(() => match.concede(line.concede))?.message ?? null;
  const { refused } = line;
  const what =
    'concede' in refused ? `conceding by ${refused.concede}` : `${showChoice(refused.choice)} at ${refused.step}`;
  const before = match.record();
  const refusal = attempt(() =>
    'concede' in refused ? match.concede(refused.concede) : match.play(refused.side, refused.step, refused.choice),
  );
  if (!refusal) return `${what} was not refused`;
  if (!sameJson(match.record(), before)) return `${what} was refused and yet changed the match`;
  if (line.rule !== undefined && refusal.details.rule !== line.rule)
    return `${what} was refused by ${refusal.details.rule ?? 'no rule'} (${refusal.message}), not by ${line.rule}`;
  if (line.says !== undefined && !refusal.message.includes(line.says))
    return `${what} was refused with "${refusal.message}", not with "${line.says}"`;
  return null;
}

/** The balls of a match that were not taken back. */
function deliveriesOf(match: AnyMatch): readonly Delivery[] {
  return standingEntries(match.log()).flatMap(({ delivery }) => delivery ?? []);
}

/**
 * The balls of a match as a scorer writes them, without those that were taken back.
 *
 * @example
 * import { createMatch, uniformPlayer } from '@howzat/core';
 * import { symbolsOf } from '@howzat/core/author';
 * import { ccsl } from '@howzat/ccsl';
 *
 * const match = createMatch(ccsl, { seed: 39, players: { home: uniformPlayer, away: uniformPlayer } });
 * console.log(symbolsOf(match).join(' ')); // 2 2p 1nb+W 6+2p
 */
export function symbolsOf(match: AnyMatch): string[] {
  return deliveriesOf(match).map((delivery) => ballSymbol({ ...delivery, wickets: delivery.outs }));
}

function differences(match: AnyMatch, expect: Expected): string[] {
  const problems: string[] = [];
  const compare = (what: string, is: unknown, should: unknown): void => {
    if (should !== undefined && !sameJson(is, should))
      problems.push(`${what} is ${JSON.stringify(is)}, not ${JSON.stringify(should)}`);
  };
  const { game } = match;
  const deliveries = deliveriesOf(match);
  compare('the balls', expect.balls && symbolsOf(match), expect.balls);
  compare(
    'runs of each ball',
    expect.runs && deliveries.map((d) => d.bat + d.byes + d.legByes + d.wides + d.noBalls + d.penalty),
    expect.runs,
  );
  compare('the score', `${game.runs}/${game.wickets}`, expect.score);
  compare('the result', resultText({ game: game as never, names: match.names }), expect.result);
  const facts = (deliveries.at(-1)?.facts ?? {}) as Readonly<Record<string, unknown>>;
  for (const [key, value] of Object.entries(expect.facts ?? {})) compare(`${key} of the last ball`, facts[key], value);
  compare('where it waits', waitsAt(match), expect.waits);
  const state = match.internals().s as Readonly<Record<string, unknown>>;
  for (const [key, value] of Object.entries(expect.state ?? {})) compare(`state.${key}`, state[key], value);
  for (const [key, value] of Object.entries(expect.game ?? {}))
    compare(`game.${key}`, (game as unknown as Record<string, unknown>)[key], value);
  const cited = new Set(match.log().flatMap((entry) => entry.rules));
  for (const id of expect.cites ?? []) if (!cited.has(id)) problems.push(`${id} was not cited`);
  for (const id of expect.without ?? []) if (cited.has(id)) problems.push(`${id} was cited`);
  return problems;
}

/** The step at which a match waits; `end` when it is over. */
function waitsAt(match: AnyMatch): string {
  const { waiting } = match;
  return waiting.kind === 'end' ? 'end' : waiting.step;
}
