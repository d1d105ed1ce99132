import { isSimulationError } from '@howzat/simulator';
import { Presets, SingleBar } from 'cli-progress';
import { Failure, Usage } from './failure.js';
import { note } from './output.js';

/** What plays many matches is given: when to stop, and whom to tell how far it is. */
export interface Running {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

/** Plays many matches with a bar in a terminal; an interrupt stops them, and what goes wrong is one line. */
export async function withProgress<T>(play: (running: Running) => Promise<T>): Promise<T> {
  const abort = new AbortController();
  const stop = (): void => abort.abort();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const bar = process.stderr.isTTY
    ? new SingleBar(
        { format: '{bar} {value} of {total} matches', hideCursor: true, clearOnComplete: true },
        Presets.rect,
      )
    : null;
  let at = { done: 0, total: 0 };
  try {
    return await play({
      signal: abort.signal,
      onProgress: (done, total) => {
        if (at.total === 0) bar?.start(total, 0);
        else if (at.total !== total) bar?.setTotal(total);
        at = { done, total };
        bar?.update(done);
      },
    });
  } catch (error) {
    if (abort.signal.aborted) {
      bar?.stop();
      note(
        `howzat: stopped ${at.done === 0 ? 'before the first match was over' : `after ${at.done} of ${at.total} matches`}.`,
      );
      process.exit(130);
    }
    if (isSimulationError(error) && error.code === 'bad-option') throw new Usage(error.message);
    if (isSimulationError(error)) throw new Failure(error.message);
    throw error;
  } finally {
    bar?.stop();
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
}
