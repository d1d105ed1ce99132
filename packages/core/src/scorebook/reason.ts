import type { Because, Registry } from '../contract/index.js';
import { type Side, sideOf } from '../cricket/index.js';
import { printable } from '../errors/index.js';
import { type Json, sameJson } from '../json/index.js';
import { type Ball, type Innings, readBook } from './book.js';
import { runsTold } from './notation.js';
import { type Scored, sideName } from './scored.js';

/** Why a ball went as it did. */
export interface Reason {
  /** One sentence: what met on the ball, and what the deciding rule made of it. */
  readonly text: string;
  /** The rule that decided it; null for a ball that no rule is noted for. */
  readonly rule: string | null;
}

/** What the reasons are read from: those of a house rule stand before the game's own. */
export type ReasonTexts = Pick<Registry, 'sections' | 'reasons'>;

/** How reasons are told. */
export interface ReasonOptions {
  /** How an item that was chosen or drawn at a step is called, and a fact of that name; undefined leaves it as it is. */
  readonly label?: (item: Json, step: string, by: Side | null, field?: string) => string | undefined;
  /** The side that reads: it is "you", the other "they". Left out, both go by their names. */
  readonly reader?: Side | null;
}

/** The rules of a ball around the one that decided it, each in the order of the flow. */
export interface RulesOfBall {
  readonly deciding: string | null;
  /** What led to it. */
  readonly before: readonly string[];
  /** What followed from it. */
  readonly after: readonly string[];
  /** The bookkeeping that every game shares. */
  readonly laws: readonly string[];
}

/**
 * Why each ball of a match went as it did, in the order of the book: a sentence for every ball. Where the registries have no words for
 * what happened, it is what the ball brought with the title of the last rule that was noted.
 *
 * @example
 * import { createMatch, uniformPlayer } from '@howzat/core';
 * import { reasonsOf, scoredOf } from '@howzat/core/scorebook';
 * import { cubes } from '@howzat/cubes';
 * import { registry } from '@howzat/cubes/rules';
 *
 * const match = createMatch(cubes, { seed: 7, players: { home: uniformPlayer, away: uniformPlayer } });
 * const [first] = reasonsOf(scoredOf({ log: match.log(), game: match.game }, match.rulebook), [registry]);
 * console.log(first?.text); // Home's 6 met Away's 5: the bowler is 1 higher, but a wicket takes 5: a dot ball.
 */
export function reasonsOf(
  scored: Scored,
  registries: readonly ReasonTexts[],
  options: ReasonOptions = {},
): readonly Reason[] {
  const tell = reasonTeller(scored, registries, options);
  return readBook(scored).flatMap((innings) =>
    innings.overs.flatMap(({ balls }) => balls.map((ball) => tell(innings, ball))),
  );
}

/** The same for one ball at a time. */
export function reasonTeller(
  scored: Scored,
  registries: readonly ReasonTexts[],
  options: ReasonOptions,
): (innings: Innings, ball: Ball) => Reason {
  const met = registries.flatMap(({ reasons }) => reasons?.met ?? []);
  const came = registries.flatMap(({ reasons }) => reasons?.came ?? []);
  const titles = new Map(
    registries.flatMap(({ sections }) =>
      sections.flatMap(({ rules }) => Object.entries(rules).map(([id, { title }]) => [id, title] as const)),
    ),
  );
  return (innings, ball) => {
    const words = new Blanks(scored, innings, ball, options);
    const lead = firstOf(met, ball, words);
    const end = firstOf(came, ball, words);
    const last = end?.because.rule ?? lastRule(ball, titles);
    const what = end ? [end.said, ...untold(ball, end.because)].join(', ') : eventsOf(ball).join(', ');
    const title = end || last === null ? undefined : titles.get(last);
    const by = title === undefined ? '' : ` (${lowered(title)})`;
    const text = `${lead ? `${lead.said}: ` : ''}${what}${by}`;
    return { text: printable(`${text.charAt(0).toUpperCase()}${text.slice(1)}.`), rule: last };
  };
}

/**
 * The rules of a ball, or of a line of the commentary, around the one that decided it.
 *
 * @example
 * import { rulesAround } from '@howzat/core/scorebook';
 *
 * const { before, deciding, after } = rulesAround(['cubes.reveal.bowler-first', 'cubes.outcome.wicket'], 'cubes.outcome.wicket');
 * console.log(before.length, deciding, after.length); // 1 cubes.outcome.wicket 0
 */
export function rulesAround(rules: readonly string[], deciding: string | null): RulesOfBall {
  const laws = rules.filter((id) => id.startsWith('core.') && id !== deciding);
  const own = rules.filter((id) => !id.startsWith('core.') || id === deciding);
  const at = deciding === null ? own.length : own.indexOf(deciding);
  return {
    deciding,
    before: at < 0 ? own : own.slice(0, at),
    after: at < 0 ? [] : own.slice(at + 1),
    laws,
  };
}

/** The first sentence that fits a ball and whose blanks it can fill. */
function firstOf(
  all: readonly Because[],
  ball: Ball,
  words: Blanks,
): { readonly because: Because; readonly said: string } | null {
  for (const because of all) {
    if (!fits(because, ball)) continue;
    const said = words.fill(because.say);
    if (said !== null) return { because, said };
  }
  return null;
}

function fits({ rule, out, facts }: Because, ball: Ball): boolean {
  if (rule !== undefined && !ball.rules.includes(rule)) return false;
  if (out !== undefined && ball.wickets.length > 0 !== out) return false;
  return Object.entries(facts ?? {}).every(([name, value]) => sameJson(partOf(ball.facts, [name]) ?? null, value));
}

/** What a sentence leaves untold of its ball: runs, or a wicket that it knows nothing of. */
function untold(ball: Ball, { say, out }: Because): readonly string[] {
  return [
    ...(ball.total === 0 || say.includes('{runs}') ? [] : runsTold(ball)),
    ...(out === true ? [] : outsOf(ball)),
    ...leavesOf(ball),
  ];
}

function eventsOf(ball: Ball): readonly string[] {
  return [...runsTold(ball), ...outsOf(ball), ...leavesOf(ball)];
}

function outsOf({ wickets }: Ball): readonly string[] {
  return wickets.map(({ batter, how }) => `${batter} is out, ${how}`);
}

function leavesOf({ retired }: Ball): readonly string[] {
  return retired.map(({ batter }) => `${batter} retires`);
}

/** The last rule of a ball that has a title, those of the game before the Laws. */
function lastRule({ rules }: Ball, titles: ReadonlyMap<string, string | undefined>): string | null {
  const own = rules.filter((id) => !id.startsWith('core.'));
  return own.filter((id) => titles.get(id) !== undefined).at(-1) ?? own.at(-1) ?? rules.at(-1) ?? null;
}

/** A title within a sentence: its first letter small, unless the word is in capitals or a name. */
function lowered(title: string): string {
  return /^[A-Z][a-z]/.test(title) ? `${title.charAt(0).toLowerCase()}${title.slice(1)}` : title;
}

/** A part of plain JSON by the names that lead to it; undefined where it is not there. */
function partOf(value: Json | undefined, path: readonly string[]): Json | undefined {
  let part: Json | undefined = value;
  for (const name of path) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, name)) return undefined;
    part = (part as Readonly<Record<string, Json>>)[name];
  }
  return part;
}

/** Fills the blanks of a sentence from a ball. */
class Blanks {
  constructor(
    private readonly scored: Scored,
    private readonly innings: Innings,
    private readonly ball: Ball,
    private readonly options: ReasonOptions,
  ) {}

  /** The sentence; null where the ball has nothing for one of its blanks. */
  fill(say: string): string | null {
    let whole = true;
    const said = say.replaceAll(/\{(\|?)([^{}|]+)\|?\}/g, (_, size: string, name: string) => {
      const filled = this.blank(name, size !== '');
      if (filled === null) whole = false;
      return filled ?? '';
    });
    return whole ? said : null;
  }

  private blank(name: string, size: boolean): string | null {
    const { ball } = this;
    if (name === 'runs')
      return ball.total === 0 ? 'nothing' : `${ball.total} ${Math.abs(ball.total) === 1 ? 'run' : 'runs'}`;
    if (name === 'out') return ball.wickets[0]?.batter ?? null;
    const person = this.person(name);
    if (person !== null) return person;
    if (!name.startsWith('facts.')) return this.input(name);
    const path = name.split('.').slice(1);
    const value = partOf(ball.facts, path);
    return size && typeof value === 'number' ? `${Math.abs(value)}` : this.item(value, path[0] as string, null);
  }

  /** A side or a cricketer, and whose something is: `{batting}`, `{bowler's}`. */
  private person(name: string): string | null {
    const [who, owns] = name.endsWith("'s") ? [name.slice(0, -2), true] : [name, false];
    const { ball, innings } = this;
    if (who === 'batter' || who === 'bowler') return owned(who === 'batter' ? ball.striker : ball.bowler, owns);
    if (who !== 'batting' && who !== 'bowling') return null;
    const seat = who === 'batting' ? innings.batting : innings.bowling;
    const { reader = null } = this.options;
    if (reader === null) return owned(sideName(this.scored, seat), owns);
    return sideOf(seat) === reader ? (owns ? 'your' : 'you') : owns ? 'their' : 'they';
  }

  /** What was chosen or drawn at a step on this ball, or a part of it, as far as both may know. */
  private input(name: string): string | null {
    const inputs = this.ball.entries.flatMap((entry) => entry.inputs).filter(({ hiddenFrom }) => hiddenFrom === null);
    const whole = inputs.filter(({ step }) => step === name).at(-1);
    if (whole) return this.item(whole.value as Json, name, whole.by);
    const at = name.lastIndexOf('.');
    const part = inputs.filter(({ step }) => at > 0 && step === name.slice(0, at)).at(-1);
    const field = name.slice(at + 1);
    return part ? this.item(partOf(part.value as Json, [field]), part.step, part.by, field) : null;
  }

  private item(value: Json | undefined, step: string, by: Side | null, field?: string): string | null {
    if (value === undefined || value === null || value === false || value === '') return null;
    // what stands in brackets behind a name helps who chooses, and is too much here
    const label = this.options.label?.(value, step, by, field)?.replace(/ \([^()]*\)$/, '');
    if (label !== undefined) return label;
    if (!Array.isArray(value)) return typeof value === 'object' ? null : String(value);
    const items = value.map((each) => this.item(each, step, by, field));
    return items.length > 0 && items.every((each) => each !== null) ? items.join(' and ') : null;
  }
}

function owned(name: string, owns: boolean): string {
  if (!owns) return name;
  return name.endsWith('s') ? `${name}'` : `${name}'s`;
}
