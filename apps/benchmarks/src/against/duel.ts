import type { ScoresPlayed } from '../contests/turns.js';
import type { Pair, Side } from './alternation.js';
import { type ContestProcess, started } from './contest-process.js';
import { type Compared, type Duel, type Kind, kindOf } from './duels.js';

/** Balls for a second of processor time, of both sides in one round. */
export type Round = Readonly<Record<Side, number>>;

/** What came of one contestant of a duel. */
export interface Row {
  readonly game: string;
  readonly name: Compared;
  readonly kind: Kind;
  /** The rounds of each pair of processes. */
  readonly pairs: readonly (readonly Round[])[];
  /** Matches of which the scores were compared, and whether both sides had the same. */
  readonly matches: number;
  readonly same: boolean;
}

type Sides<T> = Readonly<Record<Side, T>>;

/** What two versions meet over, and the number of the processor that they do it on. */
export interface Meeting {
  readonly duel: Duel;
  readonly processor: number;
}

async function startedBoth(
  bundles: Sides<string>,
  { duel, processor }: Meeting,
  { start }: Pair,
): Promise<Sides<ContestProcess>> {
  const made: Partial<Record<Side, ContestProcess>> = {};
  try {
    for (const side of start) made[side] = await started(bundles[side], duel, processor);
  } catch (error) {
    for (const process of Object.values(made)) process.end();
    throw error;
  }
  return made as Sides<ContestProcess>;
}

interface PairPlayed {
  readonly rounds: readonly Sides<Readonly<Record<string, number>>>[];
  readonly scores: Sides<ScoresPlayed> | null;
  /** The contestants that both sides have. */
  readonly names: readonly Compared[];
}

async function played(bundles: Sides<string>, meeting: Meeting, pair: Pair, compared: boolean): Promise<PairPlayed> {
  const { duel } = meeting;
  const processes = await startedBoth(bundles, meeting, pair);
  const { today, baseline } = processes;
  try {
    const rounds: Sides<Readonly<Record<string, number>>>[] = [];
    for (const [first, second] of pair.rounds) {
      const rates = { [first]: await processes[first].round() };
      rates[second] = await processes[second].round();
      rounds.push(rates as Sides<Readonly<Record<string, number>>>);
    }
    const scores = compared ? { today: await today.scores(), baseline: await baseline.scores() } : null;
    const names = duel.names.filter((name) => today.names.includes(name) && baseline.names.includes(name));
    return { rounds, scores, names };
  } finally {
    today.end();
    baseline.end();
  }
}

/** Holds a duel: only one of the two processes of a pair is at work at a time. */
export async function holdDuel(
  bundles: Sides<string>,
  meeting: Meeting,
  pairs: readonly Pair[],
): Promise<readonly Row[]> {
  const { duel } = meeting;
  const held: PairPlayed[] = [];
  // the same scores would come of every pair
  for (const [i, pair] of pairs.entries()) held.push(await played(bundles, meeting, pair, i === 0));
  const [{ scores, names }] = held as [PairPlayed];
  return names.map((name) => ({
    game: duel.game,
    name,
    kind: kindOf(name),
    pairs: held.map(({ rounds }) =>
      rounds.map(({ today, baseline }) => ({ today: today[name] as number, baseline: baseline[name] as number })),
    ),
    matches: scores?.today[name]?.matches ?? 0,
    same: scores?.today[name]?.checksum === scores?.baseline[name]?.checksum,
  }));
}
