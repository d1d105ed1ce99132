import type { Comparison } from '@howzat/simulator/here';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Experiment } from '../../engine/lab/experiment.js';
import { Laboratory, type Standing } from '../../engine/lab/laboratory.js';
import { type Trouble, troubleOf } from '../../engine/trouble.js';

/** How an experiment stands. */
export type ExperimentState =
  | { readonly kind: 'none' }
  | { readonly kind: 'running'; readonly standing: Standing | null }
  | {
      readonly kind: 'done';
      readonly comparison: Comparison;
      readonly experiment: Experiment;
      readonly interprets: boolean;
    }
  /** Stopped before anything could be told. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly trouble: Trouble };

/** The experiment of a screen, one at a time; it ends with the screen. */
export function useExperiment() {
  const [state, setState] = useState<ExperimentState>({ kind: 'none' });
  const running = useRef<Laboratory | null>(null);
  useEffect(() => () => running.current?.close(), []);
  const run = useCallback(async (experiment: Experiment): Promise<void> => {
    running.current?.close();
    setState({ kind: 'running', standing: null });
    const laboratory = new Laboratory(experiment, (standing) => {
      if (running.current === laboratory) setState({ kind: 'running', standing });
    });
    running.current = laboratory;
    const answer = await laboratory.run().catch(troubleOf);
    if (running.current !== laboratory) return;
    if (answer === null) setState({ kind: 'stopped' });
    else if ('code' in answer) setState({ kind: 'failed', trouble: answer });
    else setState({ kind: 'done', comparison: answer, experiment, interprets: laboratory.interprets });
  }, []);
  const stop = useCallback((): void => running.current?.stop(), []);
  return { state, run, stop };
}
