import { type Json, openMatch, type Selection, type Variant, type View } from '@howzat/core';
import {
  type Presentation,
  playScenario,
  type Registry,
  type Scenario,
  type ScriptLine,
  symbolsOf,
} from '@howzat/core/author';

/** What one line of a script did. */
export interface Moment {
  /** Who did what, in words. */
  readonly text: string;
  /** What stood in the way, where the line was refused as it should be. */
  readonly refused: string | null;
  /** The rules that the line brought into the log, or that refused it. */
  readonly rules: readonly string[];
  /** The balls that it finished, as a scorer writes them. */
  readonly balls: readonly string[];
  readonly score: string;
}

/** An example as it was played. */
export interface Replayed {
  readonly moments: readonly Moment[];
  /** Empty when all went as the example says. */
  readonly problems: readonly string[];
  readonly waits: string | null;
}

const sides: Readonly<Record<string, string>> = {
  batting: 'The batting side',
  bowling: 'The bowling side',
  home: 'Home',
  away: 'Away',
};

/** Plays an example by the engine, line by line, and tells what each line did. */
export function replay(
  variant: Variant,
  registry: Registry,
  scenario: Scenario,
  presentation: Presentation | null,
  reading: number | null,
): Replayed {
  const other = reading === null ? undefined : scenario.readings?.[reading];
  const script = other?.script ?? scenario.script;
  const selection: Selection = {
    ...scenario.with,
    ...(other ? { rulings: { ...scenario.with?.rulings, [other.ruling]: other.reading } } : {}),
  };
  const match = openMatch(variant, {
    ...selection,
    chance: 'people',
    ...(scenario.from ? { from: scenario.from } : {}),
  });
  const params = match.rulebook.params as Readonly<Record<string, unknown>>;
  const told =
    (view: View | null) =>
    (value: unknown, step: string): string =>
      valueText(
        value as Json,
        (item, field) => presentation?.label?.(item, { step, field, view, params }) ?? plain(item),
      );
  const question = (step: string): string => registry.prompts[step] ?? step.replace(/[-.]/g, ' ');

  const moments: Moment[] = [];
  // an entry may still grow after it was first seen; what was cited before the first line is told with it
  let seen: readonly ReadonlySet<string>[] = [];
  let balls = symbolsOf(match).length;
  for (const line of script) {
    // what a side calls its cards or cubes is known before they leave its hand
    const view = 'side' in line ? match.view(line.side) : null;
    const refused = play(match, line);
    const log = match.log();
    const fresh = log.flatMap((entry, at) => entry.rules.filter((rule) => !seen[at]?.has(rule)));
    const symbols = symbolsOf(match);
    moments.push({
      text: lineText(line, question, told(view)),
      refused,
      rules: refused === null ? [...new Set(fresh)] : ruleOf(line),
      balls: symbols.slice(balls),
      score: `${match.game.runs}/${match.game.wickets}`,
    });
    seen = log.map(({ rules }) => new Set(rules));
    balls = symbols.length;
  }
  const { problems } = playScenario(variant, scenario, reading === null ? {} : { reading });
  return { moments, problems, waits: match.waiting.kind === 'end' ? null : question(match.waiting.step) };
}

function ruleOf(line: ScriptLine): readonly string[] {
  return 'refused' in line && line.rule !== undefined ? [line.rule] : [];
}

/** Plays a line; gives the sentence with which it was refused, if it was. */
function play(match: { play: unknown; happen: unknown; concede: unknown }, line: ScriptLine): string | null {
  const table = match as {
    play(side: string, step: string, choice: unknown): unknown;
    happen(step: string, outcome: unknown): unknown;
    concede(side: string): unknown;
  };
  try {
    if ('chance' in line) table.happen(line.chance, line.outcome);
    else if ('concede' in line) table.concede(line.concede);
    else if ('side' in line) table.play(line.side, line.step, line.choice);
    else if ('concede' in line.refused) table.concede(line.refused.concede);
    else table.play(line.refused.side, line.refused.step, line.refused.choice);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function lineText(
  line: ScriptLine,
  question: (step: string) => string,
  told: (value: unknown, step: string) => string,
): string {
  if ('chance' in line) return `${ended(question(line.chance))} ${told(line.outcome, line.chance)}`;
  if ('concede' in line) return `${sides[line.concede]} gives the match up.`;
  if ('side' in line) return `${sides[line.side]}: ${ended(question(line.step))} ${told(line.choice, line.step)}`;
  const { refused } = line;
  if ('concede' in refused) return `${sides[refused.concede]} tries to give the match up.`;
  return `${sides[refused.side]} tries: ${ended(question(refused.step))} ${told(refused.choice, refused.step)}`;
}

/** A question or a heading before what was answered to it. */
function ended(words: string): string {
  return /[.?!:]$/.test(words) ? words : `${words}:`;
}

function plain(item: Json): string {
  if (item === null) return 'none';
  if (typeof item === 'boolean') return item ? 'yes' : 'no';
  return typeof item === 'object' ? JSON.stringify(item) : String(item);
}

function valueText(value: Json, label: (item: Json, field: string | null) => string): string {
  if (Array.isArray(value)) return value.map((item) => label(item as Json, null)).join(', ');
  if (value !== null && typeof value === 'object')
    return Object.entries(value)
      .filter(([, item]) => item !== null && item !== false)
      .map(
        ([field, item]) =>
          `${field} ${Array.isArray(item) ? item.map((each) => label(each as Json, field)).join(', ') : label(item as Json, field)}`,
      )
      .join(', ');
  return label(value, null);
}
