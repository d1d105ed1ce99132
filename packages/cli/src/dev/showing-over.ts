import { createRunner } from '@howzat/compiler/run';
import { type Amendment, type AnyMatch, type LogEntry, openMatch, type Selection, uniformPlayer } from '@howzat/core';
import type { Entry } from '../catalogue/catalogue.js';
import { withLaws } from '../catalogue/words.js';
import { newsLine, Reporter } from '../terminal/news.js';

/** A ball of the commentary. */
export interface BallTold {
  /** As it is shown, with the rules that it cites. */
  readonly line: string;
  /** What happened, without them. */
  readonly told: string;
}

/** An over in which a rule shows, ball by ball, with the rule and without it. */
export interface ShowingOver {
  readonly seed: number;
  readonly innings: number;
  /** From 1. */
  readonly over: number;
  readonly with: readonly BallTold[];
  /** The same over of the match without the rule; empty where it was not bowled there. */
  readonly without: readonly BallTold[];
}

/** So many matches are looked through for a rule that shows seldom. */
export const matchesLookedThrough = 2000;

type Place = Pick<LogEntry, 'innings' | 'over'>;

/** So many matches in which it is cited are looked at for an over that goes otherwise without it. */
const citedLookedAt = 12;

/**
 * Looks for an over in which the rule is cited and which goes otherwise without it, or at least one in which it is cited. Of a rule
 * that brings no rules, one in which something goes otherwise. Null where there is none.
 */
export function showingOver(rule: Amendment, entry: Entry): ShowingOver | null {
  const { variant } = entry;
  const changed: Selection = { houseRules: [rule] };
  const runner = createRunner(variant, changed);
  const plain = createRunner(variant);
  const alike: ShowingOver[] = [];
  for (let seed = 0; seed < matchesLookedThrough; seed++) {
    const { log } = runner.play({ seed, log: true });
    const cited = log.findIndex(({ rules }) => rules.some((id) => id.startsWith(`${rule.id}.`)));
    if (cited < 0 && bringsRules(rule)) continue;
    const without = plain.play({ seed, log: true }).log;
    const at = cited < 0 ? firstOther(log, without) : log[Math.max(cited, firstOtherBall(log, without))];
    if (!at) continue;
    // what comes between overs shows in the next one
    const ball = log.slice(log.indexOf(at)).find(({ delivery }) => delivery !== null) ?? at;
    const over: ShowingOver = {
      seed,
      innings: ball.innings,
      over: ball.over + 1,
      with: linesOf(entry, changed, seed, ball),
      without: linesOf(entry, {}, seed, ball),
    };
    if (ballsOtherwise(over).length > 0 || over.without.length === 0) return over;
    if (alike.push(over) >= citedLookedAt) break;
  }
  return alike[0] ?? null;
}

/** The balls of the over that go otherwise without the rule, as they go then. To cite other rules alone is not otherwise. */
export function ballsOtherwise(over: ShowingOver): readonly BallTold[] {
  return over.without.filter(({ told }, i) => told !== over.with[i]?.told);
}

/** Does a rule only set parameters, or move and change what is there? Then nothing of its own is cited. */
function bringsRules({ operations }: Amendment): boolean {
  return operations.some(
    (it) => 'add' in it || ('rule' in it && it.op !== 'repeal' && it.op !== 'restore' && it.op !== 'wrap'),
  );
}

/** The first ball that goes otherwise, as a place in the log; -1 where none does. */
function firstOtherBall(log: readonly LogEntry[], plain: readonly LogEntry[]): number {
  return log.findIndex(({ delivery }, i) => JSON.stringify(delivery) !== JSON.stringify(plain[i]?.delivery));
}

function firstOther(log: readonly LogEntry[], plain: readonly LogEntry[]): LogEntry | undefined {
  return log.find((entry, i) => JSON.stringify(entry) !== JSON.stringify(plain[i]));
}

/** The lines of commentary on an over of a match. */
function linesOf(entry: Entry, selection: Selection, seed: number, { innings, over }: Place): readonly BallTold[] {
  const match = openMatch(entry.variant, {
    ...selection,
    seed,
    players: { home: uniformPlayer, away: uniformPlayer },
  }) as AnyMatch;
  const balls = match.log().filter(({ delivery }) => delivery !== null);
  const inOver = balls.flatMap((ball, i) => (ball.innings === innings && ball.over === over ? [i] : []));
  const lines = new Reporter(match, withLaws(entry), entry.presentation).lines().filter(({ kind }) => kind === 'ball');
  return inOver.flatMap((i) => {
    const line = lines[i];
    return line ? [{ line: newsLine(line, entry.variant.id), told: `${line.text} ${line.score}` }] : [];
  });
}
