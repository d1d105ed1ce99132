import type { Contestant } from '../contestants/contestant.js';
import { basicContests, fullContests } from './ccsl-contests.js';
import type { Contest } from './contest.js';
import { cubesContests } from './cubes-contests.js';

const all = [...cubesContests, ...basicContests, ...fullContests];

/** Everybody of all contests but those of one game. */
function others(own: readonly Contest[]): readonly Contestant[] {
  return all.filter((contest) => !own.includes(contest)).flatMap((contest) => contest.contestants());
}

function after(own: readonly Contest[], wanted: readonly string[]): readonly Contest[] {
  return own
    .filter(({ id }) => wanted.some((end) => id.endsWith(end)))
    .map((contest) => ({ ...contest, id: `${contest.id}-after`, before: () => others(own) }));
}

/** The contests of the two games with a baseline once more, in processes that have played everything else before. */
export const afterContests = [...after(cubesContests, ['cubes', '-log']), ...after(basicContests, ['ccsl', '-log'])];
