import { SimulationError } from '../errors.js';
import { checkMatches, type ModuleRef, type PlayerRef, type SelectionRef, type SimulateOptions } from '../options.js';
import { simulate } from '../simulate.js';
import type { Interval } from '../statistics.js';
import { type Encounter, type Rating, ratingsOf } from './ratings.js';

/** Who enters, and under which name. */
export interface Entrant {
  readonly name: string;
  readonly player: PlayerRef;
}

/** A round robin of one game. */
export interface TournamentOptions extends Pick<SimulateOptions, 'seed' | 'workers' | 'signal' | 'onProgress'> {
  readonly variant: ModuleRef;
  readonly selection?: SelectionRef | undefined;
  readonly players: readonly Entrant[];
  /** Matches of each two players, from the same seeds; they swap home and away each match. */
  readonly matches: number;
}

/** What two players made of each other. */
export interface Pairing {
  readonly players: readonly [string, string];
  readonly wins: readonly [number, number];
  /** Matches without a winner. */
  readonly level: number;
  /** The share of the decided matches that the first won; NaN where none was decided. */
  readonly share: number;
  readonly interval95: Interval;
  /** How long they took, in seconds. */
  readonly seconds: number;
}

/** What came of a tournament, the strongest first. */
export interface Tournament {
  readonly variant: string;
  readonly format: string | null;
  readonly amendments: readonly string[];
  readonly matches: number;
  readonly seed: number | string;
  readonly table: readonly (Rating & { readonly name: string })[];
  readonly pairings: readonly Pairing[];
}

/**
 * Has players meet each other in a round robin: every two of them, on both sides, from the same seeds. Node only.
 *
 * @throws SimulationError `bad-option` for fewer than two players or two of one name, and as `simulate`
 */
export async function tournament(options: TournamentOptions): Promise<Tournament> {
  const { variant, selection, players, seed = 0, workers, signal, onProgress = () => {} } = options;
  const matches = checkMatches(options.matches);
  const names = players.map(({ name }) => name);
  if (players.length < 2 || new Set(names).size < names.length)
    throw new SimulationError(
      'bad-option',
      `A tournament takes two or more players of different names, not ${names.join(', ') || 'nobody'}.`,
      'players',
    );
  const pairs = players.flatMap((first, i) =>
    players.slice(i + 1).map((second, j) => [first, second, i, i + 1 + j] as const),
  );
  const total = pairs.length * matches;
  const pairings: Pairing[] = [];
  const encounters: Encounter[] = [];
  let rules: Pick<Tournament, 'variant' | 'format' | 'amendments'> = { variant: '', format: null, amendments: [] };
  for (const [done, [a, b, first, second]] of pairs.entries()) {
    const played = await simulate({
      variant,
      selection,
      players: [a.player, b.player],
      matches,
      seed,
      workers,
      signal,
      onProgress: (n) => onProgress(done * matches + n, total),
    });
    rules = played;
    const { wins, share, interval95 } = played.players;
    const level = matches - wins[0] - wins[1];
    pairings.push({ players: [a.name, b.name], wins, level, share, interval95, seconds: played.seconds });
    encounters.push({ first, second, wins, level });
  }
  const ratings = ratingsOf(players.length, encounters);
  return {
    variant: rules.variant,
    format: rules.format,
    amendments: rules.amendments,
    matches,
    seed,
    table: ratings.map((rating, i) => ({ name: names[i] as string, ...rating })).sort((a, b) => b.elo - a.elo),
    pairings,
  };
}
