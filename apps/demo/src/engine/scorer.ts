import {
  type Cricketers,
  type Frozen,
  type Game,
  type LogEntry,
  type Rulebook,
  type Side,
  standingEntries,
  type View,
} from '@howzat/core';
import {
  ballsText,
  type CommentaryLine,
  type CommentaryOptions,
  chartsOf,
  commentaryOf,
  readBook,
  resultText,
  runsText,
  type Scored,
  scorecardOf,
  scoredOf,
  scoreText,
  sideName,
} from '@howzat/core/scorebook';
import type { Words } from './opened.js';
import { rosterFor } from './roster.js';
import { hasParts, partsOf, shown } from './said.js';
import type { Board, Book } from './sight.js';

/** What the scorer reads: a match, or a moment of it. */
export interface Told {
  readonly rulebook: Rulebook;
  readonly names: { readonly home: string; readonly away: string };
  readonly log: readonly LogEntry[];
  readonly game: Frozen<Game>;
  readonly cricketers: Cricketers | null;
  /** What both sides may see, from the place of one: for the names of what was chosen. */
  readonly shared?: (side: Side) => View;
}

/** The match as the scorebook reads it. */
export function scored({ rulebook, names, log, game, cricketers }: Told): Scored {
  return scoredOf({ log, game }, rulebook, names, rosterFor(cricketers));
}

/** How an item is called in the commentary, where nobody is asked. */
function labels(told: Told, words: Words | null): NonNullable<CommentaryOptions['label']> {
  const { params } = told.rulebook;
  return (item, step, by, field) => {
    if (step === 'core.toss' && (item === 0 || item === 1)) return sideName(told, item);
    if (Array.isArray(item)) return undefined;
    const seen = by === null || !told.shared ? {} : { told: told.shared(by) };
    const label = words?.presentation?.label;
    const called = label?.(item, { step, field: field ?? null, view: null, ...seen, params });
    if (called !== undefined || !hasParts(item)) return called;
    // a choice of several parts that nobody has words for
    return partsOf(
      item,
      (part, name) => label?.(part, { step, field: name, view: null, ...seen, params }) ?? shown(part),
    );
  };
}

/**
 * The commentary, without the words of the rules: the screen has those.
 * @param reader the one side whose eyes are at the screen, which is "you"; null where there are two or none
 */
export function commentary(told: Told, words: Words | null, reader: Side | null): readonly CommentaryLine[] {
  return commentaryOf(scored(told), words?.registries ?? [], { label: labels(told, words), reader, words: false });
}

/** The scoreboard. */
export function boardOf(told: Told): Board {
  const book = scored(told);
  const { game } = told;
  const card = scorecardOf(book);
  const now = card.innings.at(-1);
  const batting = game.batting === 0 ? 'home' : 'away';
  const perOver = book.ballsPerOver;
  const thisOver = readBook(book).at(-1)?.overs.at(-1)?.balls.at(-1);
  const bowled = Math.max(
    (now?.innings.oversCompleted ?? 0) * perOver + (now?.innings.ballsOfOver ?? 0),
    // a wicket counts its ball at once, while it is asked still who comes in
    thisOver && thisOver.wides + thisOver.noBalls === 0 ? ballsIn(thisOver.label, perOver) : 0,
  );
  const limit = game.oversLimit;
  const done = game.result !== null;
  const left = limit === null ? null : Math.max(0, limit * perOver - bowled);
  const inTheMiddle = now?.innings.crease ?? null;
  const overNow = now?.overs.at(-1);
  return {
    innings: game.innings,
    batting,
    score: runsText({ runs: game.runs, wickets: game.wickets, declared: game.declared }),
    overs: ballsText(bowled, perOver),
    limit,
    target: game.target,
    runRate: now?.runRate ?? null,
    needs: game.target === null || done ? null : { runs: Math.max(0, game.target - game.runs), balls: left },
    crease: (inTheMiddle ?? []).flatMap((place, at) => {
      // a game that names its cricketers has not been told yet who opens
      if (isUnnamed(told, place)) return [];
      const line = now?.batting.find((each) => each.place === place);
      return line ? [{ ...line, facing: at === 0 }] : [];
    }),
    bowler: now?.bowling.find(({ number }) => number === thisOver?.bowlerNumber) ?? null,
    over: overNow?.symbols ?? [],
    before: card.innings
      .filter((_, at) => at < card.innings.length - 1 || done)
      .map(({ innings }) => `${innings.battingName} ${scoreText(innings)}`),
    result: resultText(book, { ballsLeft: true }),
  };
}

/** Whether nobody has been named yet for a place of the batting order, in a game that knows its cricketers. */
function isUnnamed({ cricketers, game }: Told, place: number): boolean {
  return (cricketers?.batter?.(game.batting, place, game.innings) ?? '') === '' && cricketers?.batter !== undefined;
}

/** `3.2` in balls. */
function ballsIn(label: string, perOver: number): number {
  const [over = 0, ball = 0] = label.split('.').map(Number);
  return over * perOver + ball;
}

/** A moment as it is told up to a ball, where the choice that brought the ball brought others behind it. */
export function upToBall(told: Told, balls: number): Told {
  const counted = standingEntries(told.log).filter(({ delivery }) => delivery !== null);
  const last = counted[balls - 1];
  if (!last || counted.length === balls) return told;
  const cut = { ...told, log: told.log.slice(0, told.log.indexOf(last) + 1) };
  const innings = readBook(scored(cut)).at(-1);
  const score = innings?.overs.at(-1)?.balls.at(-1)?.score;
  return score ? { ...cut, game: { ...told.game, runs: score.runs, wickets: score.wickets, result: null } } : cut;
}

/** Everything for the scorebook. */
export function bookOf(told: Told): Book {
  const book = scored(told);
  return {
    card: scorecardOf(book),
    charts: chartsOf(book),
    balls: readBook(book).flatMap((innings) =>
      innings.overs.flatMap((over) =>
        over.balls.map((ball) => ({
          innings: innings.number,
          batter: ball.striker,
          runs: ball.bat,
          out: ball.wickets.length > 0,
          facts: ball.facts,
        })),
      ),
    ),
  };
}
