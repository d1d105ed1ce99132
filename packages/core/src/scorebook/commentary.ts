import type { Registry, Telling } from '../contract/index.js';
import { type Side, seatOf } from '../cricket/index.js';
import { printable } from '../errors/index.js';
import { type Json, showChoice } from '../json/index.js';
import { concedeRule } from '../laws/index.js';
import { type LogEntry, type LogInput, standingEntries, takenBackAt } from '../log/index.js';
import { type Ball, type Innings, maidenOf, readBook } from './book.js';
import {
  ballSymbol,
  counted,
  deliveryUnit,
  howOutText,
  resultText,
  runsText,
  runsTold,
  type ScoreStyle,
  scoreText,
} from './notation.js';
import { type Reason, reasonTeller } from './reason.js';
import { inningsTitle } from './scorecard-text.js';
import { type Scored, sideName } from './scored.js';

/** What a line of the commentary tells of. */
export type CommentaryKind =
  | 'toss'
  | 'election'
  | 'announcement'
  | 'innings begins'
  | 'ball'
  | 'taken back'
  | 'over ends'
  | 'innings ends'
  | 'conceded'
  | 'result';

/** One line of the commentary. */
export interface CommentaryLine {
  readonly kind: CommentaryKind;
  /** The innings, from 1; 0 before the first. */
  readonly innings: number;
  /** The ball: `0.3`; null for a line that is not of a ball. */
  readonly label: string | null;
  readonly text: string;
  /** The ball as a symbol; null for a line that is not of a ball. */
  readonly symbol: string | null;
  /** The score after it, where it may have changed. */
  readonly score: string | null;
  /** The rules that decided it. */
  readonly rules: readonly string[];
  /** Those rules in plain words, where a registry was given and knows them. */
  readonly words: readonly { readonly rule: string; readonly text: string }[];
  /** Why the ball went as it did; null for a line that is not of a ball, and where no registry was given. */
  readonly reason: Reason | null;
  /** What the variant tells of a ball beyond cricket's own. */
  readonly facts: Json;
}

/** What the commentary reads of a registry. */
export type RuleTexts = Pick<Registry, 'sections' | 'prompts' | 'told' | 'reasons'>;

/** How a commentary is told. */
export interface CommentaryOptions {
  readonly style?: ScoreStyle;
  /**
   * How an item that a side chose at a step, or that was drawn there, is called; undefined leaves it as it is. `field` is its
   * part of a choice of several, where the words of the rulebook name that part.
   */
  readonly label?: (item: Json, step: string, by: Side | null, field?: string) => string | undefined;
  /** The side that reads the reasons: it is "you" there. Left out, both sides go by their names. */
  readonly reader?: Side | null;
  /** False leaves the words of the rules to whoever shows the lines. */
  readonly words?: boolean;
}

type Draft = Pick<CommentaryLine, 'kind' | 'innings' | 'text'> & Partial<CommentaryLine>;

/**
 * The commentary of a match, made from the log alone: one line for each ball, for the toss, for each open choice and
 * draw between the balls, for the ends of overs and innings, and for the result. What a side may not see is not in it.
 *
 * @param scored the match, as {@link scoredOf} gives it
 * @param registry the words of the rules: those of the variant, or several with those of the Laws before it
 * @param options how a score is written, and what an item is called
 *
 * @example
 * import { createMatch, uniformPlayer } from '@howzat/core';
 * import { commentaryOf, scoredOf } from '@howzat/core/scorebook';
 * import { cubes } from '@howzat/cubes';
 * import { registry } from '@howzat/cubes/rules';
 *
 * const match = createMatch(cubes, { seed: 7, players: { home: uniformPlayer, away: uniformPlayer } });
 * const lines = commentaryOf(scoredOf({ log: match.log(), game: match.game }, match.rulebook), registry);
 * console.log(lines.some(({ kind }) => kind === 'result')); // true
 */
export function commentaryOf(
  scored: Scored,
  registry?: RuleTexts | readonly RuleTexts[],
  options: CommentaryOptions = {},
): readonly CommentaryLine[] {
  return new Commentator(scored, options, registry).lines();
}

/**
 * The commentary as plain text: the rule ids in brackets behind each line, below it why it went so, and the words of the rules.
 *
 * @example
 * import { createMatch, uniformPlayer } from '@howzat/core';
 * import { commentaryText, scoredOf } from '@howzat/core/scorebook';
 * import { cubes } from '@howzat/cubes';
 * import { registry } from '@howzat/cubes/rules';
 *
 * const match = createMatch(cubes, { seed: 7, players: { home: uniformPlayer, away: uniformPlayer } });
 * const text = commentaryText(scoredOf({ log: match.log(), game: match.game }, match.rulebook), registry);
 * console.log(text.includes('cubes.outcome.')); // true
 */
export function commentaryText(
  scored: Scored,
  registry?: RuleTexts | readonly RuleTexts[],
  options: CommentaryOptions = {},
): string {
  const registries = registry === undefined ? [] : [registry].flat();
  const explains = registries.some(({ reasons }) => reasons !== undefined);
  const lines = commentaryOf(scored, registry, options).flatMap((line) => {
    const reason = line.reason === null || !explains ? [] : [`    ${line.reason.text}`];
    const score = line.kind === 'ball' ? ` (${line.score})` : '';
    const rules = line.rules.length > 0 ? ` [${line.rules.join(' ')}]` : '';
    const told = `${line.label === null ? '' : `${line.label} `}${line.text}${score}${rules}`;
    return [told, ...reason, ...line.words.map(({ rule, text }) => `    ${rule}: ${text}`)];
  });
  return `${lines.join('\n')}\n`;
}

class Commentator {
  private readonly told: CommentaryLine[] = [];
  private readonly words = new Map<string, string>();
  private readonly prompts: Readonly<Record<string, string>>;
  private readonly tellings: Readonly<Record<string, Telling>>;
  private readonly style: ScoreStyle;
  private readonly reasonOf: ReturnType<typeof reasonTeller> | null;

  constructor(
    private readonly scored: Scored,
    private readonly options: CommentaryOptions,
    registry: RuleTexts | readonly RuleTexts[] = [],
  ) {
    this.style = options.style ?? 'runs-first';
    const prompts: Record<string, string> = {};
    const tellings: Record<string, Telling> = {};
    const registries = Array.isArray(registry) ? (registry as readonly RuleTexts[]) : [registry as RuleTexts];
    this.reasonOf = registries.length === 0 ? null : reasonTeller(scored, registries, options);
    for (const texts of registries) {
      for (const section of options.words === false ? [] : texts.sections)
        for (const [id, { text }] of Object.entries(section.rules)) this.words.set(id, text);
      Object.assign(prompts, texts.prompts);
      Object.assign(tellings, texts.told);
    }
    this.prompts = prompts;
    this.tellings = tellings;
  }

  lines(): readonly CommentaryLine[] {
    const log = standingEntries(this.scored.log);
    for (const entry of log) if (entry.innings === 0) this.between(entry, null);
    for (const innings of readBook(this.scored)) {
      const entries = log.filter((entry) => entry.innings === innings.number);
      this.innings(innings, entries);
    }
    const result = resultText(this.scored, { ballsLeft: true });
    if (result !== null) {
      const rules = [...new Set(log.filter(endsLevel('match')).flatMap((entry) => entry.rules))];
      const { rule } = this.scored.game.result ?? { rule: '' };
      if (!rules.includes(rule)) rules.push(rule);
      this.say({ kind: 'result', innings: this.scored.game.innings, text: `Result: ${result}`, rules });
    }
    return this.told;
  }

  private say(draft: Draft): void {
    const rules = draft.rules ?? [];
    const words = rules.flatMap((rule) => {
      const text = this.words.get(rule);
      return text === undefined ? [] : [{ rule, text: printable(text) }];
    });
    const text = printable(draft.text);
    this.told.push({ label: null, symbol: null, score: null, reason: null, facts: null, ...draft, text, rules, words });
  }

  private innings(innings: Innings, entries: readonly LogEntry[]): void {
    const firstBall = entries.findIndex((entry) => entry.ball > 0);
    const opening = entries.filter(
      (entry, i) => endsLevel('innings')(entry) && (firstBall < 0 ? !innings.closed || i === 0 : i < firstBall),
    );
    this.say({
      kind: 'innings begins',
      innings: innings.number,
      text: this.beginning(innings),
      rules: opening.flatMap((entry) => entry.rules),
    });
    const tales = new Map<LogEntry, { readonly ball: Ball; readonly over: Innings['overs'][number] }>();
    for (const over of innings.overs)
      for (const ball of over.balls) for (const entry of ball.entries) tales.set(entry, { ball, over });
    const state: BatterTally = { runs: new Map(), balls: new Map() };
    let closing: string[] = [];
    for (const entry of entries) {
      const tale = tales.get(entry);
      if (entry.takesBack !== undefined) this.takenBack(innings, entry, tale?.ball.label ?? null);
      else if (tale && entry.delivery) {
        const { ball, over } = tale;
        this.ball(innings, ball, state);
        if (ball === over.balls.at(-1) && (over.complete || over !== innings.overs.at(-1)))
          this.overEnds(innings, over, entries);
      } else if (entry.inputs.length > 0 && entry.ball === 0) this.between(entry, innings);
      else if (endsLevel('innings')(entry) && !opening.includes(entry)) closing = [...closing, ...entry.rules];
    }
    if (!innings.closed) return;
    const score = scoreText(innings, this.style);
    this.say({
      kind: 'innings ends',
      innings: innings.number,
      text: `End of innings: ${this.title(innings)} ${score}`,
      score,
      rules: closing,
    });
  }

  private title(innings: Innings): string {
    return inningsTitle(innings, this.scored.game.inningsPerSide);
  }

  private beginning(innings: Innings): string {
    const { target, brought } = innings;
    const parts = [`Innings ${innings.number}: ${this.title(innings)}`];
    if (brought.balls > 0) parts.push(`from ${runsText(brought, this.style)}`);
    if (target !== null) parts.push(`target ${target}`);
    return parts.join(', ');
  }

  private ball(innings: Innings, ball: Ball, tally: BatterTally): void {
    const add = (of: Map<number, number>, n: number): void => {
      of.set(ball.strikerPlace, (of.get(ball.strikerPlace) ?? 0) + n);
    };
    add(tally.runs, ball.bat);
    if (ball.faced) add(tally.balls, 1);
    const happened = [...runsTold(ball)];
    if (ball.freeHit) happened.push('free hit');
    for (const wicket of ball.wickets) {
      const runs = tally.runs.get(wicket.place) ?? 0;
      const balls = tally.balls.get(wicket.place) ?? 0;
      happened.push(
        `OUT, ${wicket.batter} ${howOutText(wicket, ball.bowler)}, ${runs} off ${counted(balls, deliveryUnit(this.scored))}`,
      );
    }
    for (const { batter } of ball.retired) happened.push(`${batter} retires`);
    this.say({
      kind: 'ball',
      innings: innings.number,
      label: ball.label,
      text: `${ball.bowler} to ${ball.striker}, ${happened.join(', ')}`,
      symbol: ballSymbol(ball),
      score: runsText(ball.score, this.style),
      rules: ball.rules,
      reason: this.reasonOf?.(innings, ball) ?? null,
      facts: ball.facts,
    });
  }

  /** What was taken back is told once, without a score that nobody counts. */
  private takenBack(innings: Innings, entry: LogEntry, label: string | null): void {
    const { log } = this.scored;
    const ball = takenBackAt(log, log.indexOf(entry))
      .flatMap(({ delivery }) => delivery ?? [])
      .at(-1);
    const happened = ball
      ? [...runsTold({ ...ball, wickets: ball.outs }), ...ball.outs.map(({ how }) => `OUT ${how}`)].join(', ')
      : null;
    this.say({
      kind: 'taken back',
      innings: innings.number,
      label,
      text: happened === null ? 'Taken back, and played again' : `Taken back, and played again: ${happened}`,
      rules: entry.rules,
    });
  }

  private overEnds(innings: Innings, over: Innings['overs'][number], entries: readonly LogEntry[]): void {
    const at = entries.indexOf(over.balls.at(-1)?.entries.at(-1) as LogEntry);
    const rules: string[] = [];
    // what was written at the end of this over stands behind its last ball and before the next input
    for (let i = at + 1; i < entries.length && endsLevel('over')(entries[i] as LogEntry); i++)
      rules.push(...(entries[i] as LogEntry).rules);
    const score = runsText(over.score, this.style);
    const wickets = over.wickets > 0 ? `, ${counted(over.wickets, 'wicket')}` : '';
    const maiden = maidenOf(over, this.scored.ballsPerOver) === null ? '' : ', maiden';
    this.say({
      kind: 'over ends',
      innings: innings.number,
      text: `End of over ${over.number}: ${counted(over.runs, 'run')}${wickets}${maiden}, ${innings.battingName} ${score}`,
      score,
      rules,
    });
  }

  /** The inputs of an entry that stands between the balls. */
  private between(entry: LogEntry, innings: Innings | null): void {
    for (const input of entry.inputs) {
      const told = this.inputTold(input, innings);
      if (told) this.say({ ...told, innings: entry.innings, rules: entry.rules });
    }
  }

  private inputTold(input: LogInput, innings: Innings | null): Pick<Draft, 'kind' | 'text'> | null {
    const { step, value } = input;
    const name = (side: Side): string => sideName(this.scored, seatOf(side, 0));
    if (step === 'core.toss' && (value === 0 || value === 1))
      return { kind: 'toss', text: `${sideName(this.scored, value)} won the toss` };
    if (step === 'core.toss.elect' && input.by)
      return { kind: 'election', text: `${name(input.by)} chose to ${value === 'bat' ? 'bat' : 'bowl'} first` };
    if (step === concedeRule && input.by) return { kind: 'conceded', text: `${name(input.by)} conceded` };
    if (step === 'core.follow-on' && input.by)
      return {
        kind: 'announcement',
        text: `${name(input.by)} ${value === 'bat' ? 'chose to bat again' : 'made them follow on'}`,
      };
    if (step === 'core.declare' && value !== 'declare') return null;
    if (step === 'core.declare')
      return { kind: 'announcement', text: `${innings?.battingName ?? 'The batting side'} declared` };
    if (input.hiddenFrom !== null) return null;
    const telling = this.telling(step, value as Json);
    if (telling === '') return null;
    if (telling !== undefined) return { kind: 'announcement', text: this.filled(telling, input) };
    // a prompt is a sentence of its own; here it leads up to what was chosen
    const asked = (this.prompts[step] ?? step).replace(/[.:?!]+$/, '');
    return {
      kind: 'announcement',
      text: `${input.by ? `${name(input.by)}: ` : ''}${asked}: ${this.valueText(value as Json, input)}`,
    };
  }

  /** The sentence for what was chosen at a step; undefined where the rulebook has none. */
  private telling(step: string, value: Json): string | undefined {
    const telling = this.tellings[step];
    if (typeof telling !== 'object') return telling;
    return telling[String(value)] ?? telling['*'];
  }

  private filled(telling: string, input: LogInput): string {
    const value = input.value as Json;
    const parts = new Map(typeof value === 'object' && value !== null ? Object.entries<Json>(value) : []);
    return telling.replaceAll(/\{(side|home|away|choice)(?:\.(\w+))?\}/g, (_, what: string, field?: string) => {
      if (what === 'home' || what === 'away') return this.scored.names[what];
      if (what === 'side') return input.by ? this.scored.names[input.by] : '';
      return field === undefined
        ? this.valueText(value, input)
        : this.valueText(parts.get(field) ?? null, input, field);
    });
  }

  /** A value as a reader would say it: words without their quotes, lists without their brackets, switches as yes and no. */
  private valueText(value: Json, input: Pick<LogInput, 'step' | 'by'>, field?: string): string {
    const told = this.options.label?.(value, input.step, input.by, field);
    if (told !== undefined) return told;
    if (Array.isArray(value))
      return value.length === 0 ? 'none' : value.map((item) => this.valueText(item, input, field)).join(', ');
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    return typeof value === 'string' ? value : showChoice(value);
  }
}

/** Runs and balls of the batters so far, by their place in the order. */
interface BatterTally {
  readonly runs: Map<number, number>;
  readonly balls: Map<number, number>;
}

/** An entry without an input, written at the end of a level. */
function endsLevel(level: string): (entry: LogEntry) => boolean {
  return (entry) => entry.step === level && entry.inputs.length === 0 && entry.ball === 0;
}
