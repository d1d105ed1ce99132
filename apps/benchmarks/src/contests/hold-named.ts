import { paces } from '../measure.js';
import { type Contest, hold } from './contest.js';
import { type TurnsWanted, takeTurns } from './turns.js';

/**
 * Holds the contest that the command line of the process names, and writes its report to the parent; or, where it says
 * `turns`, plays whenever the parent asks for it.
 */
export function holdNamed(contests: readonly Contest[]): void {
  const [id, pace, rest] = process.argv.slice(2);
  const contest = contests.find((it) => it.id === id);
  if (!contest) throw new Error(`There is no contest ${id} here.`);
  if (pace === 'turns') {
    takeTurns(contest, JSON.parse(rest as string) as TurnsWanted);
    return;
  }
  const narrowed =
    rest === undefined
      ? contest
      : { ...contest, contestants: () => contest.contestants().filter(({ name }) => name === rest) };
  const report = hold(narrowed, paces[pace === 'quick' ? 'quick' : 'full'], pace === 'quick' ? 2000 : 20_000);
  process.stdout.write(`${JSON.stringify(report)}\n`);
}
