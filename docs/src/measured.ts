import { readFileSync } from 'node:fs';

/** How a file of numbers was made: the command that makes it again, and what it was told. */
export interface Made {
  readonly command: string;
  readonly seed: number;
  readonly matches: number;
  readonly players: string;
  /** How each game played when it was measured, by game and format: see `sampleOf`. */
  readonly samples: Readonly<Record<string, string>>;
}

/** What matches of one format look like. */
export interface Shape {
  readonly game: string;
  readonly format: string | null;
  readonly title: string;
  readonly matches: number;
  readonly first: {
    readonly mean: number;
    readonly sd: number;
    readonly error: number;
    readonly quartiles: readonly number[];
  };
  readonly second: { readonly mean: number; readonly sd: number };
  readonly wickets: { readonly mean: number; readonly sd: number };
  readonly ballsPerMatch: number;
  /** Shares of 1. */
  readonly results: { readonly battingFirst: number; readonly battingSecond: number; readonly tie: number };
  readonly perBall: Readonly<Record<string, number>>;
  readonly extras: number;
  readonly dismissals: Readonly<Record<string, number>>;
  /** The share of decided matches that the sensible player wins against a random one. */
  readonly skill: { readonly share: number; readonly interval95: readonly number[] };
  /** The same against a player who plays the best next ball, in so many matches: it takes its time. */
  readonly plan: { readonly share: number; readonly interval95: readonly number[]; readonly matches: number };
}

/** How often rules are cited. */
export interface Firing {
  /** By game and format, citations in a match between two sensible players. */
  readonly perMatch: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** By game, citations in all matches of random players over every format, option and reading. */
  readonly anywhere: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** What a reading does. */
export interface RulingEffect {
  readonly game: string;
  readonly format: string | null;
  readonly ruling: string;
  readonly reading: string;
  readonly matches: number;
  /** Mean runs of the first innings, and the change with its interval. */
  readonly without: number;
  readonly with: number;
  readonly interval95: readonly number[];
  /** The share of matches that another side won. */
  readonly swing: number;
}

/** What each decision of a game is worth in a format: what the sensible player loses that takes anything legal there. */
export interface DecisionsWorth {
  readonly game: string;
  readonly format: string | null;
  readonly title: string;
  readonly decisions: readonly {
    readonly step: string;
    /** How often both sides together are asked in a match. */
    readonly asked: number;
    /** The share of decided matches that it won of the sensible player. */
    readonly share: number;
    readonly interval95: readonly number[];
    /** Of a step of little worth with few choices: what always the same choice wins there. */
    readonly choices?: readonly {
      readonly says: string;
      readonly share: number;
      readonly interval95: readonly number[];
    }[];
  }[];
}

/** Somebody with habits, in words, and what they won. */
export interface WithHabits {
  readonly habits: readonly string[];
  readonly share: number;
  readonly interval95: readonly number[];
}

/** What was found that might beat the sensible player in a format. */
export interface Exploits {
  readonly game: string;
  readonly format: string | null;
  readonly title: string;
  /** How many policies were tried. */
  readonly tried: number;
  /** The worst three, of one habit or two. */
  readonly worst: readonly WithHabits[];
  readonly trained: WithHabits;
  /** The best of these and of the others found, against search. */
  readonly against?: { readonly playouts: number; readonly matches: number; readonly best: WithHabits };
}

/** What one level wins of the one below it, or of a player of random choices. */
export interface Met {
  readonly matches: number;
  readonly share: number;
  readonly interval95: readonly number[];
}

/** How far the levels of a format are apart: what the upper one won of the decided matches. */
export interface LevelsApart {
  readonly game: string;
  readonly format: string | null;
  readonly title: string;
  /** The sensible player, which is the level of the club, against random choices and against the village. */
  readonly random: Met;
  readonly village: Met;
  /** Search, which is the highest level, against the club, with so many playouts for a decision; in the shortest format of each game. */
  readonly international?: Met & { readonly playouts: number };
}

export interface Measured<T> {
  readonly made: Made;
  readonly data: T;
}

const folder = new URL('../data/', import.meta.url);

export function fileOf(name: string): URL {
  return new URL(`${name}.json`, folder);
}

/** What was measured under a name. */
export function readMeasured<T = unknown>(name: string): Measured<T> {
  return JSON.parse(readFileSync(fileOf(name), 'utf8')) as Measured<T>;
}

export const readShapes = (): Measured<readonly Shape[]> => readMeasured('shapes');
export const readDecisions = (): Measured<readonly DecisionsWorth[]> => readMeasured('decisions');
export const readExploits = (): Measured<readonly Exploits[]> => readMeasured('exploits');
export const readLevels = (): Measured<readonly LevelsApart[]> => readMeasured('levels');
export const readFiring = (): Measured<Firing> => readMeasured('firing');
export const readRulingEffects = (): Measured<readonly RulingEffect[]> => readMeasured('rulings');

/** What a format of a game goes by in a file of numbers. */
export function sampleKey(game: string, format: string | undefined): string {
  return format === undefined ? game : `${game} ${format}`;
}
