import type { Seed } from '@howzat/core';
import { hashSeed } from '@howzat/core/engine';
import type { Budget, LevelName } from '@howzat/players';
import { SimulationError } from './errors.js';

/** An export of a module: of a package by its name, or of a file by its URL or its path. */
export interface ModuleRef {
  readonly module: string;
  readonly export: string;
}

/** A player that is there as it is: uniform, the variant's own `sensible`, or an export of any module. */
export type PlainRef = 'random' | 'greedy' | 'sensible' | ModuleRef;

/** A player of `@howzat/players` that is built upon another: one that looks ahead, or one of its levels. */
export interface BuiltRef {
  readonly built: 'search' | LevelName;
  /** What it is built upon: `sensible` where the variant has such a player unless given; else `random` for search, `greedy` for a level. */
  readonly upon?: PlainRef | undefined;
  /** How long it thinks about each decision; matches are the same each time only with a budget of playouts. */
  readonly budget?: Budget | undefined;
}

/**
 * A computer player: uniform, the best next ball of `@howzat/players`, the one that the variant's module exports as
 * `sensible`, an export of any module, or one that is built upon one of these. An export is a player, or a function that
 * makes one for a rulebook.
 */
export type PlayerRef = PlainRef | BuiltRef;

/** What is changed of the rulebook, as in a match; house rules by the modules that export them. */
export interface SelectionRef {
  readonly format?: string | undefined;
  readonly rulings?: Readonly<Record<string, string>> | undefined;
  readonly options?: readonly string[] | undefined;
  readonly set?: Readonly<Record<string, unknown>> | undefined;
  readonly houseRules?: readonly ModuleRef[] | undefined;
}

/** An `AbortSignal`, by what is asked of it: so these types need neither those of Node nor those of a browser. */
export interface StopSignal {
  readonly aborted: boolean;
  readonly reason?: unknown;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** What to simulate, and how. */
export interface SimulateOptions {
  readonly variant: ModuleRef;
  readonly selection?: SelectionRef | undefined;
  /** How many matches to play, 1 to 1,000,000,000. */
  readonly matches: number;
  /** 0 unless given. Match n of it can be played alone: see `matchSeed` of the core. */
  readonly seed?: Seed | undefined;
  /** Random against random unless given; the first plays home in even matches and away in odd ones. */
  readonly players?: readonly [PlayerRef, PlayerRef] | undefined;
  /** Worker threads; 0 plays in this thread. As many as the machine runs at once unless given. */
  readonly workers?: number | undefined;
  readonly signal?: StopSignal | undefined;
  /** Is told how many matches are done, of how many. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  /** Count in how many entries of the logs each rule is cited. Slower: the log is written for that. */
  readonly countRules?: boolean | undefined;
  /**
   * How many matches compiled code plays beside the interpreter before any is counted: so many at least, 16 unless given, and then on
   * until the rules of each amendment have fired, up to 200 (or as many as are simulated, where these are fewer). 0 verifies nothing: for rules
   * that have been verified before.
   */
  readonly verify?: number | undefined;
}

const mostMatches = 1_000_000_000;
const mostWorkers = 256;
const fewestVerified = 16;

function show(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

function wholeFrom(min: number, max: number, name: string, value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < min || value > max)
    throw new SimulationError(
      'bad-option',
      `${name} is a whole number from ${min} to ${max}, not ${show(value)}.`,
      name,
    );
  return value;
}

/** The number of matches, or of something else that there are as many of, if it is one. */
export function checkMatches(matches: unknown, name = 'matches'): number {
  return wholeFrom(1, mostMatches, name, matches);
}

/** The number of worker threads, if it is one. */
export function checkWorkers(workers: unknown): number {
  return wholeFrom(0, mostWorkers, 'workers', workers);
}

/** How many matches to verify by, if it is such a number. */
export function checkVerify(verify: unknown): number {
  if (verify === undefined) return fewestVerified;
  if (verify !== 0 && (!Number.isSafeInteger(verify) || (verify as number) < fewestVerified))
    throw new SimulationError(
      'bad-option',
      `verify is 0, or a whole number from ${fewestVerified}: fewer matches tell too little. It is not ${show(verify)}.`,
      'verify',
    );
  return wholeFrom(0, mostMatches, 'verify', verify);
}

/** The seed, if it is one, or 0. */
export function seedOr(seed: Seed | undefined): Seed {
  hashSeed(seed ?? 0);
  return seed ?? 0;
}

/** A module and an export, if it is that. */
export function checkRef(what: string, ref: unknown): ModuleRef {
  const { module, export: name } = (typeof ref === 'object' && ref !== null ? ref : {}) as Partial<ModuleRef>;
  if (typeof module !== 'string' || module === '' || typeof name !== 'string' || name === '')
    throw new SimulationError('bad-option', `${what} names a module and an export of it, not ${show(ref)}.`, what);
  return { module, export: name };
}
