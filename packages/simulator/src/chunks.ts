import { fileURLToPath } from 'node:url';

/**
 * What plays the chunks of a study on other machines than the one that asked for it: tasks, the threads that play them, and how what
 * came of them is added up. Node only. `@howzat/studies` is built on it.
 */

export { mostOfSkill } from './compare/compare-node.js';
export { figureIds, figureWords } from './compare/figures.js';
export { corrected, level, paired } from './compare/judged.js';
export { matchesWatched } from './compare/play.js';
export { matchesFired, namesAt } from './compare/ways.js';
export { decisionsBy } from './exploit/decisions-by.js';
export { exploitBy } from './exploit/exploit-by.js';
export type { Policy, Trial } from './exploit/policies.js';
export type { Score } from './exploit/race.js';
export type { PlayTrial, TrialTable } from './exploit/trial-table.js';
export { chunksOf, Gathered, type Mergeable, type Range } from './gathered.js';
export { urlOf } from './modules.js';
export { orderOf } from './order.js';
export { CannotLoad, Threads } from './pool.js';
export { wilson95 } from './statistics.js';
export { layTable, type Table, type TableOrder } from './table.js';
export { playTask, type Task, type TaskData } from './tasks.js';
export { pairingOf, roundRobin, tournamentOf } from './tournament/tournament.js';
export { verifyTable } from './verify-node.js';
export { widened } from './widened.js';

/** The file that worker threads play by. What it imports is what plays. */
export const engineFile = fileURLToPath(new URL('../bin/worker.cjs', import.meta.url));
