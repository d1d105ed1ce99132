import { type AnyMatch, type LogEntry, standingEntries } from '@howzat/core';
import {
  type CommentaryLine,
  commentaryOf,
  resultText,
  type Scored,
  scorecardOf,
  scorecardText,
} from '@howzat/core/scorebook';
import { Command } from 'commander';
import { withLaws } from '../catalogue/words.js';
import { Failure, Usage } from '../failure.js';
import { note, print, say, sayJson } from '../output.js';
import { type Reopened, reopen } from '../records/reopen.js';
import { many, useFlag } from '../selection/flags.js';
import { rulingsOf } from '../selection/selection.js';
import { commentaryLabel } from '../terminal/labels.js';
import { newsLine, rulesText, scoredMatch, scoreLine, whyText } from '../terminal/news.js';

interface ReplayFlags {
  readonly scorecard?: boolean;
  readonly commentary?: boolean;
  readonly until?: string;
  readonly ruling: readonly string[];
  readonly use: readonly string[];
  readonly why?: boolean;
  readonly json?: boolean;
}

export function replayCommand(): Command {
  return new Command('replay')
    .description('replay a recorded match, to its end or to one ball, also under other readings')
    .argument('<file>', 'a match record; - reads it from the input')
    .option('--scorecard', 'print the scorecard (what is printed unless something else is asked for)')
    .option('--commentary', 'describe every ball, with the ids of the rules that decided it')
    .option('--why', 'describe every ball with its rules in plain words')
    .option('--until <ball>', 'stop after a ball of the first innings, as 12.3; 2/12.3 is one of the second')
    .addOption(
      many('--ruling <id=reading>', 'replay under another reading, and show the first ball that goes otherwise'),
    )
    .addOption(useFlag())
    .option('--json', 'print result, scorecard and commentary as JSON')
    .addHelpText(
      'after',
      `
Examples:
  howzat replay m.json
  howzat replay m.json --scorecard --commentary
  howzat replay m.json --until 0.4 --why
  howzat replay m.json --until 2/0.4
  howzat replay m.json --ruling ccsl.ruling.streak-zero=any-card-not-out`,
    )
    .action(replay);
}

async function replay(file: string, flags: ReplayFlags): Promise<void> {
  const reopened = await reopen(file, flags.use);
  const { match } = reopened;
  const rulings = rulingsOf(reopened.entry, flags.ruling);
  const asked = flags.until === undefined ? null : ballAsked(flags.until);
  const other = flags.ruling.length > 0 ? reopened.again({ rulings }) : null;
  if (other) return compare(reopened, other, flags, asked);
  show(reopened, asked ? scoredUntil(match, asked) : scoredMatch(match), flags);
}

interface BallAsked {
  readonly innings: number;
  readonly label: string;
}

function ballAsked(text: string): BallAsked {
  const parts = /^(?:(\d{1,3})\/)?(\d{1,5}\.\d{1,4})$/.exec(text);
  if (!parts) throw new Usage(`--until takes a ball as 12.3, or 2/12.3 in the second innings, not ${text}.`);
  return { innings: Number(parts[1] ?? 1), label: parts[2] as string };
}

function ballsOf(match: AnyMatch): readonly CommentaryLine[] {
  return commentaryOf(scoredMatch(match)).filter(({ kind }) => kind === 'ball');
}

/** The match as the scorer had it when a ball had just been bowled; several may be settled by one choice. */
function scoredUntil(match: AnyMatch, { innings, label }: BallAsked): Scored {
  const at = ballsOf(match).findLastIndex((ball) => ball.innings === innings && ball.label === label);
  if (at < 0) throw new Failure(`Ball ${label} of innings ${innings} was not bowled in this match.`);
  const scored = scoredMatch(match);
  const { log, game, ballsPerOver } = scored;
  const deliveries = standingEntries(log).filter(({ delivery }) => delivery !== null);
  const last = deliveries[at];
  if (!last?.delivery || at === deliveries.length - 1) return scored;
  const closed = game.scores[innings - 1];
  const { batting, target, superOver, balls: all } = closed ?? game;
  const counted = (entries: readonly LogEntry[]): number =>
    entries.filter((entry) => entry.innings === innings && entry.delivery?.counts).length;
  const overBalls = counted(deliveries.slice(0, at + 1).filter(({ over }) => over === last.over));
  const overEnded = overBalls >= ballsPerOver;
  return {
    ...scored,
    log: log.slice(0, log.indexOf(last) + 1),
    game: {
      ...game,
      innings,
      batting,
      target,
      superOver,
      scores: game.scores.slice(0, innings - 1),
      runs: last.delivery.runs,
      wickets: last.delivery.wickets,
      balls: all - counted(deliveries.slice(at + 1)),
      overs: last.over + (overEnded ? 1 : 0),
      overBalls: overEnded ? 0 : overBalls,
      overEnded: false,
      inningsEnded: false,
      matchEnded: false,
      result: null,
    },
  };
}

function show({ entry, match }: Reopened, scored: Scored, flags: ReplayFlags): void {
  const label = commentaryLabel(match, entry.presentation);
  const lines = commentaryOf(scored, withLaws(entry), { label });
  if (flags.json) {
    sayJson({
      variant: entry.variant.id,
      result: resultText(scored),
      scorecard: scorecardOf(scored),
      commentary: lines,
    });
    return;
  }
  const telling = flags.commentary || flags.why;
  for (const line of telling ? lines : []) say(flags.why ? whyText(line) : newsLine(line));
  if (telling && flags.scorecard) say();
  if (flags.scorecard || !telling) print(scorecardText(scored));
  if (scored.game.result === null) say(`\n${scoreLine(scored) ?? 'Nothing has been bowled'}, the match goes on.`);
}

/** The rules by which a ball went otherwise. */
function tellRules(ball: CommentaryLine, instead: CommentaryLine): void {
  const only = (one: CommentaryLine, other: CommentaryLine): CommentaryLine => ({
    ...one,
    rules: one.rules.filter((rule) => !other.rules.includes(rule)),
  });
  const [gone, come] = [only(ball, instead), only(instead, ball)];
  if (gone.rules.length > 0) say(`Decided as played, and no more:\n${rulesText(gone)}`);
  if (come.rules.length > 0) say(`Decided only now:\n${rulesText(come)}`);
}

/** A match beside itself under other readings. */
function compare(reopened: Reopened, other: AnyMatch, flags: ReplayFlags, asked: BallAsked | null): void {
  const { match, record, entry } = reopened;
  const words = withLaws(entry);
  const told = (played: AnyMatch): readonly CommentaryLine[] =>
    commentaryOf(scoredMatch(played), words, { label: commentaryLabel(played, entry.presentation) });
  const recorded = told(match);
  const otherwise = told(other);
  const [balls, otherBalls] = [recorded, otherwise].map((lines) => lines.filter(({ kind }) => kind === 'ball')) as [
    CommentaryLine[],
    CommentaryLine[],
  ];
  const isAsked = (line: CommentaryLine): boolean => line.innings === asked?.innings && line.label === asked.label;
  const differs = (line: CommentaryLine, at: number): boolean =>
    JSON.stringify({ ...line, words: null }) !== JSON.stringify({ ...otherBalls[at], words: null });
  const at = asked ? balls.findLastIndex(isAsked) : balls.findIndex(differs);
  if (asked && at < 0)
    throw new Failure(`Ball ${asked.label} of innings ${asked.innings} was not bowled in this match.`);
  const kept = other.record().events.length;
  const left = Math.max(0, record.events.length - kept);
  if (flags.json) {
    sayJson({
      rulings: rulingsOf(entry, flags.ruling),
      asPlayed: balls[at] ?? null,
      otherwise: at < 0 ? null : (otherBalls[at] ?? null),
      notFitting: left,
      result: { asPlayed: resultText(scoredMatch(match)), otherwise: resultText(scoredMatch(other)) },
    });
    return;
  }
  if (at < 0 && otherBalls.length === balls.length)
    say('Every ball goes as it went: this reading makes no difference to the match.');
  else {
    const ball = balls[at];
    const instead = at < 0 ? otherBalls[balls.length] : otherBalls[at];
    say(`As played:\n  ${ball ? newsLine({ ...ball, rules: [] }) : 'no ball was bowled'}`);
    say(
      `Under ${flags.ruling.join(', ')}:\n  ${instead ? newsLine({ ...instead, rules: [] }) : 'this ball is not bowled'}`,
    );
    if (ball && instead) tellRules(ball, instead);
  }
  if (left > 0)
    say(`\nFrom there on ${left} of the ${record.events.length} recorded choices and outcomes do not fit any more.`);
  if (flags.commentary) for (const line of otherwise) say(newsLine(line));
  if (flags.scorecard) print(`\n${scorecardText(scoredMatch(other))}`);
  const result = resultText(scoredMatch(other));
  note(result ? `Result under it: ${result}` : 'Under it the record does not reach an end.');
}
