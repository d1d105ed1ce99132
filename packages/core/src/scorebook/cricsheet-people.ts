import { hashText } from '../chance/index.js';
import { type Seat, sideOf } from '../cricket/index.js';
import { ballsOf, type Innings } from './book.js';
import { scorecardOf } from './scorecard.js';
import { type Scored, sideName } from './scored.js';

/** The people of a match: names that are each one person's, and the ids they go by. */
export interface People {
  readonly teams: readonly [string, string];
  /** The name of one of a side's own, told apart from the other side's namesake. */
  name(seat: Seat, name: string): string;
  readonly players: readonly [readonly string[], readonly string[]];
  /** Eight hex digits by name: the same for the same name and side in every match. */
  readonly ids: Readonly<Record<string, string>>;
}

/** Gathers everybody whom the book of a match names: batters in their order, then bowlers, then fielders. */
export function peopleOf(scored: Scored, book: readonly Innings[]): People {
  const home = sideName(scored, 0);
  const away = sideName(scored, 1);
  const teams = [home, away === home ? `${away} (away)` : away] as const;
  const named: readonly [Set<string>, Set<string>] = [new Set(), new Set()];
  const cards = scorecardOf(scored).innings;
  for (const [index, innings] of book.entries()) {
    const batters = named[innings.batting];
    for (const line of cards[index]?.batting ?? []) batters.add(line.name);
    for (const name of cards[index]?.didNotBat ?? []) batters.add(name);
  }
  for (const innings of book)
    for (const ball of ballsOf(innings)) {
      named[innings.batting].add(ball.nonStriker);
      named[innings.bowling].add(ball.bowler);
    }
  for (const innings of book)
    for (const ball of ballsOf(innings))
      for (const { fielder } of ball.wickets) if (fielder !== null) named[innings.bowling].add(fielder);
  const unique = (seat: Seat, name: string): string =>
    seat === 1 && named[0].has(name) ? `${name} (${teams[1]})` : name;
  const players = [[...named[0]], [...named[1]].map((name) => unique(1, name))] as const;
  const ids: [string, string][] = [];
  const taken = new Set<string>();
  for (const seat of [0, 1] as const) {
    for (const name of players[seat]) {
      let id = idOf(seat, name, 0);
      for (let again = 1; taken.has(id); again++) id = idOf(seat, name, again);
      taken.add(id);
      ids.push([name, id]);
    }
  }
  return { teams, name: unique, players, ids: Object.fromEntries(ids) };
}

function idOf(seat: Seat, name: string, again: number): string {
  return (hashText(`${sideOf(seat)}/${name}`, again) >>> 0).toString(16).padStart(8, '0');
}
