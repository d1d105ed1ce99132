import type { Find, Outcome, Plan, Studies } from '@howzat/studies';
import { Option } from 'commander';
import { Failure } from '../failure.js';
import { note } from '../output.js';
import { withProgress } from '../progress.js';
import { withStudies } from './package.js';
import { findWith } from './portable.js';

/** The flag that has others play. */
export const onFlag = (): Option =>
  new Option(
    '--on <database>',
    'have it played by all that run `howzat work --on` with this Postgres: postgres://user@host/database',
  );

/** Waits for a study with a bar, and gives what came of it. An interrupt ends the wait alone. */
export async function waitFor(studies: Studies, id: string, on: string): Promise<Outcome> {
  const nobody = (await studies.workers()).length === 0;
  const progress = await withProgress(({ signal, onProgress }) => {
    // said when an interrupt is heard: whoever reads it may press Ctrl-C at once
    if (nobody)
      note(`howzat: nobody works at it yet: run howzat work --on ${shownUrl(on)} on as many machines as there are.`);
    return studies.wait(id, {
      signal,
      onProgress: ({ matches }) => onProgress(matches.counted, matches.total),
    });
  });
  if (progress.state === 'failed')
    throw new Failure(
      `${progress.troubles.length} chunks of study ${id} threw; howzat study ${id} --on ${shownUrl(on)} tells of them.`,
    );
  return studies.outcome(id);
}

/** An address without its password. */
export function shownUrl(url: string): string {
  return url.replace(/:[^:@/]*@/, ':...@');
}

type Api = typeof import('@howzat/studies');

/** Makes a plan with the functions of the package. */
type MakePlan = (api: Api, find: Find) => Plan;

/** Where plans are played, and the files that they may need. */
interface Place {
  readonly on: string;
  readonly use: readonly string[];
}

/** Has a plan played, waits for it, and gives what came of it. */
type PlayPlan = <K extends Outcome['kind']>(
  kind: K,
  make: MakePlan,
  title?: string,
) => Promise<Extract<Outcome, { readonly kind: K }>>;

/** Has plans, one after the other, played by those who work at a database. */
export function playingOn<T>({ on, use }: Place, act: (play: PlayPlan) => Promise<T>): Promise<T> {
  return withStudies(async (api) => {
    const find = findWith(use);
    const studies = await api.Studies.open(on, find);
    try {
      return await act(async (kind, make, title) => {
        const outcome = await waitFor(studies, await started(studies, make(api, find), on, title), on);
        if (!isOf(outcome, kind)) throw new Failure(`The study is a ${outcome.kind}, and a ${kind} was asked for.`);
        return outcome;
      });
    } finally {
      await studies.close();
    }
  });
}

/** The same for one plan. */
export function playOn<K extends Outcome['kind']>(
  kind: K,
  place: Place,
  make: MakePlan,
): Promise<Extract<Outcome, { readonly kind: K }>> {
  return playingOn(place, (play) => play(kind, make));
}

function isOf<K extends Outcome['kind']>(outcome: Outcome, kind: K): outcome is Extract<Outcome, { readonly kind: K }> {
  return outcome.kind === kind;
}

/**
 * Starts a study, and says how to come back to it.
 * @param title what it is called where it is one of many that are asked for by themselves
 */
export async function started(studies: Studies, plan: unknown, on: string, title?: string): Promise<string> {
  const { id, found } = await studies.start(plan);
  const there = found ? ' was there already' : '';
  note(
    title === undefined
      ? `howzat: study ${id}${there}. It goes on without us: howzat study ${id} --on ${shownUrl(on)}`
      : `howzat: ${title}: study ${id}${there}`,
  );
  return id;
}
