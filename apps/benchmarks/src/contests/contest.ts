import { addStates, Checksum, statesAfter } from '../checksum.js';
import type { Contestant } from '../contestants/contestant.js';
import { measure, type Pace, type Rates } from '../measure.js';

/** A contest: who plays against whom in one process. */
export interface Contest {
  readonly id: string;
  readonly title: string;
  /** Made when the contest begins: what another contest compiles must not be in the way. */
  readonly contestants: () => readonly Contestant[];
  /** What the process plays before, so that nothing is as it was in a process that knows one game alone. */
  readonly before?: () => readonly Contestant[];
  /** The states of the generators after the first contestant's last match, where the second is to have the same. */
  readonly states?: () => readonly (readonly number[])[];
}

/** What a process tells of its contest. */
export interface Report {
  readonly id: string;
  readonly title: string;
  readonly rates: readonly Rates[];
  /** Matches that were compared with those of the first contestant, and the checksum of their scores. */
  readonly checked: readonly { readonly name: string; readonly matches: number; readonly checksum: string }[];
  /** Matches of which the states of the generators were compared too. */
  readonly states: { readonly matches: number; readonly checksum: string } | null;
}

/** The scores of a contestant's first matches as a checksum. */
export function checksumOfScores(contestant: Contestant, matches: number): string {
  const sum = new Checksum();
  for (let seed = 0; seed < matches; seed++) for (const n of contestant.score(seed)) sum.add(n);
  return sum.hex;
}

/** The states of the generators after each of the first matches as a checksum: of what is looked at while it plays. */
export function checksumOfStates(contestant: Contestant, matches: number): string {
  const sum = new Checksum();
  for (let seed = 0; seed < matches; seed++)
    addStates(
      sum,
      statesAfter(() => contestant.play(seed, 1)),
    );
  return sum.hex;
}

/** The same of a baseline, which says itself how its generators stand. */
export function checksumOfStatesByHand(
  contestant: Contestant,
  states: () => readonly (readonly number[])[],
  matches: number,
): string {
  const sum = new Checksum();
  for (let seed = 0; seed < matches; seed++) {
    contestant.play(seed, 1);
    addStates(sum, states());
  }
  return sum.hex;
}

function same(what: string, a: string, b: string): void {
  if (a !== b) throw new Error(`${what} are not those of the first contestant: ${b} instead of ${a}.`);
}

/** Holds a contest and checks afterwards that everybody played the same matches. */
export function hold(contest: Contest, pace: Pace, statesCompared: number): Report {
  if (contest.before) measure(contest.before(), { rounds: 1, slice: pace.slice / 2, warmUp: pace.warmUp / 2 });
  const contestants = contest.contestants();
  const rates = measure(contestants, pace);
  const [first, second] = contestants;
  const checked: { name: string; matches: number; checksum: string }[] = [];
  if (first?.same)
    for (const other of contestants.slice(1)) {
      if (!other.same) continue;
      const matches = Math.min(other.compared, first.compared);
      const checksum = checksumOfScores(other, matches);
      same(`${contest.id}: the scores of ${other.name}`, checksumOfScores(first, matches), checksum);
      checked.push({ name: other.name, matches, checksum });
    }
  let states: Report['states'] = null;
  if (contest.states && first && second) {
    const checksum = checksumOfStates(second, statesCompared);
    same(
      `${contest.id}: the generators of ${second.name}`,
      checksumOfStatesByHand(first, contest.states, statesCompared),
      checksum,
    );
    states = { matches: statesCompared, checksum };
  }
  return { id: contest.id, title: contest.title, rates, checked, states };
}
