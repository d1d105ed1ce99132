import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { optimisesLate } from '../../../../scripts/lib/v8-flags.mjs';
import type { Asked, RoundPlayed, ScoresPlayed, TurnsWanted } from '../contests/turns.js';
import type { Duel } from './duels.js';

/** Milliseconds of processor time that a contestant plays in a round. */
const slice = 200;

/**
 * V8 is to compile when it knows the code well, and not beside the program. Nor is it to guess which objects will live long: where it
 * guesses wrong, the entries of a log are made among the old objects, and a process that reads them plays half as fast for good. By its
 * defaults the same code plays a quarter as fast in one process as in another, and twenty rounds of such luck tell nothing of a few per cent.
 */
const flags = [...optimisesLate, '--no-concurrent-recompilation', '--no-allocation-site-pretenuring'];

/**
 * Keeps a process, with all of its threads, on one processor: one that the system moves about is slower for whole rounds, and
 * its pair then tells of the moves. Says whether that could be done.
 */
function keptInPlace({ pid }: ChildProcess, processor: number): boolean {
  return process.platform === 'linux' && spawnSync('taskset', ['-acp', String(processor), String(pid)]).status === 0;
}

let told = false;

/** Matches of which the scores are compared, at most. */
const compared = 500;

/** A process that holds a contest and plays when it is asked. */
export interface ContestProcess {
  /** The contestants that are there. */
  readonly names: readonly string[];
  round(): Promise<RoundPlayed>;
  scores(): Promise<ScoresPlayed>;
  end(): void;
}

function answerOf(child: ChildProcess, what: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const gone = (): void => reject(new Error(`${what} ended before it answered.`));
    child.once('exit', gone);
    child.once('message', (answer) => {
      child.off('exit', gone);
      resolve(answer);
    });
  });
}

/** Starts a process on a contest, on the processor of that number, from 0, and waits until it has warmed up. */
export async function started(
  bundles: string,
  { entry, id, names, warmUp }: Duel,
  processor: number,
): Promise<ContestProcess> {
  const wanted: TurnsWanted = { names, warmUp, slice, compared };
  const child = fork(join(bundles, `${entry}.mjs`), [id, 'turns', JSON.stringify(wanted)], { execArgv: flags });
  if (!keptInPlace(child, processor) && !told) {
    told = true;
    console.error('Processes cannot be kept on one processor here (Debian: util-linux): the intervals will be wider.');
  }
  const ask = (asked: Asked): Promise<unknown> => {
    const answer = answerOf(child, `${bundles}, ${id}`);
    child.send(asked);
    return answer;
  };
  return {
    names: (await answerOf(child, `${bundles}, ${id}`)) as readonly string[],
    round: async () => (await ask('round')) as RoundPlayed,
    scores: async () => (await ask('scores')) as ScoresPlayed,
    end: () => void child.kill(),
  };
}
