import { type Game, type GameId, measuredFormats } from '../games.js';

/** What is measured, as the command line asks for it. */
export interface Asked {
  /** How many matches, where it is not as many as usual. */
  readonly matches: number | undefined;
  /** How many matches the sensible player plays against the greedy one, which takes its time. */
  readonly greedy: number;
  /** The one game that is measured; all of them if undefined. */
  readonly only: string | undefined;
  /** The one format that is measured, of a task that takes one; all of them if undefined. */
  readonly format: string | undefined;
}

/** A format of a game that is measured: the rulebook as printed if undefined. */
export interface GameFormat {
  readonly game: Game;
  readonly id: GameId;
  readonly format: string | undefined;
  readonly title: string;
}

/** Everything is measured from this seed. */
export const seed = 1;

export function round(value: number, digits = 4): number {
  return Number(value.toFixed(digits));
}

/** The bounds of an interval, rounded as shares are. */
export function roundAll(bounds: readonly number[], digits = 4): number[] {
  return bounds.map((bound) => round(bound, digits));
}

export function gamesAsked(games: readonly Game[], { only }: Asked): readonly Game[] {
  return games.filter(({ id }) => only === undefined || only === id);
}

/** All formats of a game in which it is measured. */
export function formatsOf(game: Game): readonly GameFormat[] {
  const id = game.id as GameId;
  return measuredFormats[id].map(([format, title]) => ({ game, id, format, title }));
}

/** The formats of the games that were asked for, or the one of them that was named. */
export function formatsAsked(games: readonly Game[], asked: Asked): readonly GameFormat[] {
  return gamesAsked(games, asked)
    .flatMap(formatsOf)
    .filter(({ format }) => asked.format === undefined || asked.format === format);
}
