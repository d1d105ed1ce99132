import { createRunner } from '@howzat/compiler/run';
import { type Amendment, type AnyMatch, type LogEntry, openMatch, type Selection, uniformPlayer } from '@howzat/core';
import type { Entry } from '../catalogue/catalogue.js';
import { withLaws } from '../catalogue/words.js';
import { newsLine, Reporter } from '../terminal/news.js';

/** An over in which a rule shows, ball by ball, with the rule and without it. */
export interface ShowingOver {
  readonly seed: number;
  readonly innings: number;
  /** From 1. */
  readonly over: number;
  readonly with: readonly string[];
  /** The same over of the match without the rule; empty where it was not bowled there. */
  readonly without: readonly string[];
}

/** So many matches are looked through for a rule that shows seldom. */
export const matchesLookedThrough = 2000;

type Place = Pick<LogEntry, 'innings' | 'over'>;

/** Looks for a match in which the rule is cited, or where it brings no rules, in which something goes otherwise; null where there is none. */
export function showingOver(rule: Amendment, entry: Entry): ShowingOver | null {
  const { variant } = entry;
  const changed: Selection = { houseRules: [rule] };
  const runner = createRunner(variant, changed);
  const plain = createRunner(variant);
  for (let seed = 0; seed < matchesLookedThrough; seed++) {
    const { log } = runner.play({ seed, log: true });
    const cited = log.find(({ rules }) => rules.some((id) => id.startsWith(`${rule.id}.`)));
    const at = cited ?? (bringsRules(rule) ? undefined : firstOther(log, plain.play({ seed, log: true }).log));
    if (!at) continue;
    // what comes between overs shows in the next one
    const ball = log.slice(log.indexOf(at)).find(({ delivery }) => delivery !== null) ?? at;
    return {
      seed,
      innings: ball.innings,
      over: ball.over + 1,
      with: linesOf(entry, changed, seed, ball),
      without: linesOf(entry, {}, seed, ball),
    };
  }
  return null;
}

/** Does a rule only set parameters, or move and change what is there? Then nothing of its own is cited. */
function bringsRules({ operations }: Amendment): boolean {
  return operations.some(
    (it) => 'add' in it || ('rule' in it && it.op !== 'repeal' && it.op !== 'restore' && it.op !== 'wrap'),
  );
}

function firstOther(log: readonly LogEntry[], plain: readonly LogEntry[]): LogEntry | undefined {
  return log.find((entry, i) => JSON.stringify(entry) !== JSON.stringify(plain[i]));
}

/** The lines of commentary on an over of a match. */
function linesOf(entry: Entry, selection: Selection, seed: number, { innings, over }: Place): readonly string[] {
  const match = openMatch(entry.variant, {
    ...selection,
    seed,
    players: { home: uniformPlayer, away: uniformPlayer },
  }) as AnyMatch;
  const balls = match.log().filter(({ delivery }) => delivery !== null);
  const inOver = balls.flatMap((ball, i) => (ball.innings === innings && ball.over === over ? [i] : []));
  const lines = new Reporter(match, withLaws(entry), entry.presentation).lines().filter(({ kind }) => kind === 'ball');
  return inOver.flatMap((i) => (lines[i] ? [newsLine(lines[i], entry.variant.id)] : []));
}
