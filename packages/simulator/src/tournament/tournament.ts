import type { Verified } from '@howzat/compiler/run';
import { SimulationError } from '../errors.js';
import { checkMatches, type ModuleRef, type PlayerRef, type SelectionRef, type SimulateOptions } from '../options.js';
import { simulate } from '../simulate.js';
import type { Simulation } from '../simulation.js';
import type { Interval } from '../statistics.js';
import { type Encounter, type Rating, ratingsOf } from './ratings.js';

/** Who enters, and under which name. */
export interface Entrant {
  readonly name: string;
  readonly player: PlayerRef;
}

/** A round robin of one game. */
export interface TournamentOptions
  extends Pick<SimulateOptions, 'seed' | 'workers' | 'signal' | 'onProgress' | 'verify'> {
  readonly variant: ModuleRef;
  readonly selection?: SelectionRef | undefined;
  readonly players: readonly Entrant[];
  /** Matches of each two players, from the same seeds; they swap home and away each match. */
  readonly matches: number;
  /** Pairings of the same tournament that were played before: they are not played again. */
  readonly played?: readonly PlayedPairing[] | undefined;
  /** Is told of each pairing when it has been played, to go on from there another time. */
  readonly onPairing?: ((pairing: PlayedPairing) => void) | undefined;
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

/** The rules that matches were played by. */
export interface PlayedRules {
  readonly variant: string;
  readonly format: string | null;
  readonly amendments: readonly string[];
}

/** A pairing with the rules that it was played by. */
export interface PlayedPairing extends Pairing, PlayedRules {}

/** What came of a tournament, the strongest first. */
export interface Tournament extends PlayedRules {
  readonly matches: number;
  readonly seed: number | string;
  readonly table: readonly (Rating & { readonly name: string })[];
  readonly pairings: readonly Pairing[];
  /** As in a simulation; null too where all pairings had been played before. */
  readonly verified: Verified | null;
}

/**
 * The pairings of a round robin, in the order in which they are played.
 *
 * @param players all who enter
 * @throws SimulationError `bad-option` for fewer than two players or two of one name
 *
 * @example
 * import { roundRobin } from '@howzat/simulator/chunks';
 *
 * const entrants = ['Ann', 'Ben', 'Cat'].map((name) => ({ name, player: 'random' as const }));
 * console.log(roundRobin(entrants).map(([a, b]) => `${a.name} and ${b.name}`)); // [ 'Ann and Ben', 'Ann and Cat', 'Ben and Cat' ]
 */
export function roundRobin(players: readonly Entrant[]): readonly (readonly [Entrant, Entrant])[] {
  const names = players.map(({ name }) => name);
  if (players.length < 2 || new Set(names).size < names.length)
    throw new SimulationError(
      'bad-option',
      `A tournament takes two or more players of different names, not ${names.join(', ') || 'nobody'}.`,
      'players',
    );
  return players.flatMap((first, i) => players.slice(i + 1).map((second) => [first, second] as const));
}

/**
 * What two players made of each other, from the simulation of their matches.
 *
 * @param names what the two are called in the tournament
 * @param simulation their matches, the first of them named first
 *
 * @example
 * import { ccsl, sensible } from '@howzat/ccsl';
 * import { compose, uniformPlayer } from '@howzat/core';
 * import { simulateHere } from '@howzat/simulator';
 * import { pairingOf } from '@howzat/simulator/chunks';
 *
 * const simulation = simulateHere(compose(ccsl), [sensible, uniformPlayer], { matches: 100, seed: 7 });
 * const { wins } = pairingOf(['careful', 'anyone'], simulation);
 * console.log(wins[0] > wins[1]); // true
 */
export function pairingOf(names: readonly [string, string], simulation: Simulation): PlayedPairing {
  const { variant, format, amendments, matches, seconds } = simulation;
  const { wins, share, interval95 } = simulation.players;
  const level = matches - wins[0] - wins[1];
  return { variant, format, amendments, players: names, wins, level, share, interval95, seconds };
}

/**
 * The tournament that all pairings of a round robin make, in the order of {@link roundRobin}.
 *
 * @param names all who entered, in their order
 * @param played what each two of them made of each other
 * @param about what else is told of the tournament
 *
 * @example
 * import { ccsl, sensible } from '@howzat/ccsl';
 * import { compose, uniformPlayer } from '@howzat/core';
 * import { simulateHere } from '@howzat/simulator';
 * import { pairingOf, tournamentOf } from '@howzat/simulator/chunks';
 *
 * const simulation = simulateHere(compose(ccsl), [sensible, uniformPlayer], { matches: 100, seed: 7 });
 * const pairing = pairingOf(['careful', 'anyone'], simulation);
 * const { table } = tournamentOf(['careful', 'anyone'], [pairing], { matches: 100, seed: 7, verified: null });
 * console.log(table[0]?.name); // careful
 */
export function tournamentOf(
  names: readonly string[],
  played: readonly PlayedPairing[],
  about: Pick<Tournament, 'matches' | 'seed' | 'verified'>,
): Tournament {
  const pairs = names.flatMap((_, i) => names.slice(i + 1).map((_, j) => [i, i + 1 + j] as const));
  const encounters: Encounter[] = played.map(({ wins, level }, at) => {
    const [first, second] = pairs[at] as readonly [number, number];
    return { first, second, wins, level };
  });
  const ratings = ratingsOf(names.length, encounters);
  const { variant, format, amendments } = played[0] as PlayedPairing;
  return {
    ...{ variant, format, amendments, matches: about.matches, seed: about.seed },
    table: ratings.map((rating, i) => ({ name: names[i] as string, ...rating })).sort((a, b) => b.elo - a.elo),
    pairings: played.map(({ players, wins, level, share, interval95, seconds }) => ({
      ...{ players, wins, level, share, interval95, seconds },
    })),
    verified: about.verified,
  };
}

/**
 * Has players meet each other in a round robin: every two of them, on both sides, from the same seeds. Node only.
 *
 * @param options the game, the players, and how many matches each two of them play
 * @throws SimulationError `bad-option` for fewer than two players or two of one name, and as `simulate`
 *
 * @example
 * import { tournament } from '@howzat/simulator';
 *
 * const { table } = await tournament({
 *   variant: { module: '@howzat/ccsl', export: 'ccsl' },
 *   players: [
 *     { name: 'anyone', player: 'random' },
 *     { name: 'careful', player: 'sensible' },
 *   ],
 *   matches: 60,
 *   workers: 0,
 * });
 * console.log(table[0]?.name); // careful
 */
export async function tournament(options: TournamentOptions): Promise<Tournament> {
  const { players, seed = 0, workers, signal, verify, onProgress = () => {} } = options;
  const { played: before = [], onPairing = () => {} } = options;
  const rules = { variant: options.variant, selection: options.selection };
  const matches = checkMatches(options.matches);
  const pairs = roundRobin(players);
  const total = pairs.length * matches;
  const pairings: PlayedPairing[] = [];
  let verified: Verified | null = null;
  for (const [done, [a, b]] of pairs.entries()) {
    const known = before.find(({ players: [first, second] }) => first === a.name && second === b.name);
    if (known) {
      pairings.push(known);
      continue;
    }
    const simulation = await simulate({
      ...rules,
      players: [a.player, b.player],
      matches,
      seed,
      workers,
      signal,
      verify,
      onProgress: (n) => onProgress(done * matches + n, total),
    });
    verified = simulation.verified;
    const pairing = pairingOf([a.name, b.name], simulation);
    pairings.push(pairing);
    onPairing(pairing);
  }
  const names = players.map(({ name }) => name);
  return tournamentOf(names, pairings, { matches, seed, verified });
}
