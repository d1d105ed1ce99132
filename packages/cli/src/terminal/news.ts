import { type AnyMatch, type Json, type LogEntry, standingEntries } from '@howzat/core';
import type { Presentation, Registry } from '@howzat/core/author';
import { logFor, seatOf } from '@howzat/core/engine';
import {
  type CommentaryLine,
  commentaryOf,
  oversText,
  rulesAround,
  runsText,
  type Scored,
  scoredOf,
  sideName,
} from '@howzat/core/scorebook';
import { paint, wrapped } from '../output.js';
import { choiceName, commentaryLabel, isPlain, labelOf, ownName, partsOf, stepName, toldLabels } from './labels.js';

/** A match as the scorebook reads it. */
export function scoredMatch(match: AnyMatch): Scored {
  return scoredOf({ log: match.log(), game: match.game }, match.rulebook, match.names, match.cricketers ?? undefined);
}

/** `Home 23/1 (0.4 ov), target 31`; null before the first innings. */
export function scoreLine({ game, names, ballsPerOver }: Scored): string | null {
  if (game.innings === 0) return null;
  const batting = sideName({ names }, game.batting);
  const bowled = Math.floor(game.overBalls / ballsPerOver);
  const overs = game.overEnded ? oversText(game.overs + bowled) : oversText(game.overs, game.overBalls);
  const target = game.target === null ? '' : `, target ${game.target}`;
  return `${batting} ${runsText(game)} (${overs} ov)${target}`;
}

/**
 * A line of commentary for a terminal: the ball, the words, the score, and the ids of the game's own rules.
 * @param variant the game being played: its name is then left out of its ids
 */
export function newsLine(line: CommentaryLine, variant: string | null = null): string {
  const label = line.label === null ? '' : `${paint.dim(line.label.padEnd(5))} `;
  // an announcement repeats the question, with its full stop
  const plain = line.kind === 'announcement' ? line.text.replace(/[.?]: /, ': ') : line.text;
  const columns = process.stdout.columns ?? Number.POSITIVE_INFINITY;
  const text = coloured(line, line.label === null ? wrapped(plain, '', columns) : plain);
  const score = line.kind === 'ball' && line.score ? paint.dim(`  ${line.score}`) : '';
  const prefix = `${variant}.`;
  const rules = ownRules(line.rules).map((id) => (id.startsWith(prefix) ? id.slice(prefix.length) : id));
  const told = `${label}${text}${score}`;
  if (rules.length === 0) return told;
  const ids = `[${rules.join(' ')}]`;
  const length = `${line.label ?? ''}      ${plain}  ${line.score ?? ''}  ${ids}`.length;
  // ids that would break over the edge stand on a line of their own
  return length <= columns ? `${told}  ${paint.dim(ids)}` : `${told}\n${paint.dim(wrapped(ids, '      ', columns))}`;
}

function coloured({ kind, symbol }: CommentaryLine, text: string): string {
  if (symbol?.includes('W')) return paint.red(text);
  if (kind === 'ball') return text;
  return kind === 'result' ? paint.bold(paint.green(text)) : paint.cyan(text);
}

/** The rules that are not of the Laws, which decide every ball alike. */
function ownRules(rules: readonly string[]): readonly string[] {
  return rules.filter((rule) => !rule.startsWith('core.'));
}

/** A line with the reason in a sentence, and its rules in plain words. */
export function whyText(line: CommentaryLine): string {
  const reason = line.reason === null ? '' : `${wrapped(line.reason.text, '  ')}\n`;
  return `${line.label === null ? '' : `${line.label} `}${line.text}\n${reason}${rulesText(line)}`.trimEnd();
}

/** The rules of a line in plain words, the one that decided it first; their ids alone where nobody has the words. */
export function rulesText({ rules, reason, words }: CommentaryLine): string {
  const known = new Map(words.map(({ rule, text }) => [rule, text]));
  const { deciding, before, after, laws } = rulesAround(rules, reason?.rule ?? null);
  const sorted = [...(deciding !== null && rules.includes(deciding) ? [deciding] : []), ...before, ...after, ...laws];
  return sorted.map((rule) => wrapped(`${rule}${known.has(rule) ? `: ${known.get(rule)}` : ''}`, '  ')).join('\n');
}

/** Tells what is new of a match, line by line. */
export class Reporter {
  private told = 0;

  constructor(
    private readonly match: AnyMatch,
    private readonly registry: Pick<Registry, 'sections' | 'prompts' | 'reasons'> | undefined,
    private readonly presentation: Presentation | null,
  ) {}

  lines(): readonly CommentaryLine[] {
    return commentaryOf(scoredMatch(this.match), this.registry, {
      label: commentaryLabel(this.match, this.presentation),
    });
  }

  /** What has happened since the last time. */
  news(): readonly string[] {
    const lines = this.lines();
    const fresh = lines.slice(this.told);
    this.told = lines.length;
    const shown = this.shownOnBalls();
    let ball = lines.slice(0, lines.length - fresh.length).filter(({ kind }) => kind === 'ball').length;
    return fresh.flatMap((line) => {
      const inputs = line.kind === 'ball' ? shown[ball++] : undefined;
      const told = inputs || (line.kind === 'ball' && isPlain(line.facts) ? partsOf(line.facts, labelOf) : '');
      const shownAs = told && paint.dim(wrapped(told, '      ', process.stdout.columns ?? Number.POSITIVE_INFINITY));
      return [...(shownAs ? [shownAs] : []), newsLine(line, this.match.rulebook.variant.id)];
    });
  }

  /** Takes everything so far as told, but for the last lines. */
  skipTo(last: number): void {
    this.told = Math.max(0, this.lines().length - last);
  }

  /** The line of the last ball, or of what else happened last. */
  last(): CommentaryLine | null {
    const lines = this.lines();
    return lines.findLast(({ kind }) => kind === 'ball') ?? lines.findLast(({ rules }) => rules.length > 0) ?? null;
  }

  /** For each ball what was chosen and drawn on it, as far as both sides may know. */
  private shownOnBalls(): string[] {
    const balls: string[] = [];
    const labels = toldLabels(this.match, this.presentation);
    let inputs: string[] = [];
    for (const entry of standingEntries(logFor(logFor(this.match.log(), 'home'), 'away'))) {
      if (entry.ball === 0) inputs = [];
      else inputs.push(...this.inputsOf(entry, labels));
      if (!entry.delivery) continue;
      balls.push(inputs.join(' · '));
      inputs = [];
    }
    return balls;
  }

  private inputsOf(entry: LogEntry, labels: ReturnType<typeof toldLabels>): string[] {
    return entry.inputs.flatMap(({ step, by, value, hiddenFrom }) => {
      if (hiddenFrom !== null) return [];
      const who = by === null ? '' : `${sideName(this.match, seatOf(by, 0))} `;
      const label = labels(step, by);
      const choice = value as Json;
      if (isPlain(choice) && ownName(choice, label) === undefined) {
        const parts = partsOf(choice, label);
        return parts === '' ? [] : [`${who}${parts}`];
      }
      return [`${who}${stepName(step)} ${choiceName(choice, label)}`];
    });
  }
}

/** What a side may see, field by field. */
export function viewText(fields: Readonly<Record<string, unknown>>): string {
  return Object.entries(fields)
    .filter(
      ([, value]) => value !== null && value !== false && value !== '' && !(Array.isArray(value) && value.length === 0),
    )
    .map(([name, value]) => `  ${stepName(name)}: ${labelOf(value as never)}`)
    .join('\n');
}
