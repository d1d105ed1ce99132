/** A way to play the matches of a game on a host. `refused` plays none: it tells the words of a refusal. */
export type Way = 'runner' | 'asked' | 'compiled' | 'match' | 'refused';

/** In words, for reports. */
export const wayNames: Readonly<Record<Way, string>> = {
  runner: 'createRunner',
  asked: 'createRunner with players that are asked',
  compiled: 'the runner that was compiled ahead of time',
  match: 'createMatch with computer players',
  refused: 'what is refused',
};

/**
 * The way on Node whose matches a way is to play. Players that are asked draw from streams of their own; all others play what
 * `createRunner` plays.
 */
export const sameAs: Readonly<Record<Way, Way>> = {
  runner: 'runner',
  asked: 'asked',
  compiled: 'runner',
  match: 'runner',
  refused: 'refused',
};

/** What a host is to play: of each game that is named the matches of these numbers. */
export interface HostPlan {
  /** Each match is seeded by this and its number: `1/17`. */
  readonly seed: string;
  readonly games: Readonly<Record<string, { readonly from: number; readonly to: number }>>;
  /** Whether the entries of the logs are told too, to see where two hosts part. */
  readonly whole: boolean;
}

/** How `createRunner` plays the rulebooks of a game on a host. */
export interface How {
  /** Whether it makes code there. */
  readonly generated: boolean;
  /** Of the functions of the rulebooks, how many such code writes in place, and how many it calls. */
  readonly inPlace: number;
  readonly called: number;
}

/** What came of one way: a checksum of each log, in the order of the numbers, or what was thrown. */
export type Came =
  | { readonly way: Way; readonly logs: readonly string[]; readonly entries: readonly string[] }
  | { readonly way: Way; readonly error: string };

/** A line that a host writes. */
export type Line = { readonly game: string } & ({ readonly how: How } | { readonly came: Came });
