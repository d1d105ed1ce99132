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
  if ((await studies.workers()).length === 0)
    note(`howzat: nobody works at it yet: run howzat work --on ${shownUrl(on)} on as many machines as there are.`);
  const progress = await withProgress(({ signal, onProgress }) =>
    studies.wait(id, {
      signal,
      onProgress: ({ matches }) => onProgress(matches.counted, matches.total),
    }),
  );
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

/** Has a plan played by those who work at a database, waits for them, and gives what came of it. */
export function playOn<K extends Outcome['kind']>(
  kind: K,
  { on, use }: { readonly on: string; readonly use: readonly string[] },
  make: MakePlan,
): Promise<Extract<Outcome, { readonly kind: K }>> {
  return withStudies(async (api) => {
    const find = findWith(use);
    const studies = await api.Studies.open(on, find);
    try {
      const outcome = await waitFor(studies, await started(studies, make(api, find), on), on);
      if (!isOf(outcome, kind)) throw new Failure(`The study is a ${outcome.kind}, and a ${kind} was asked for.`);
      return outcome;
    } finally {
      await studies.close();
    }
  });
}

function isOf<K extends Outcome['kind']>(outcome: Outcome, kind: K): outcome is Extract<Outcome, { readonly kind: K }> {
  return outcome.kind === kind;
}

/** Starts a study, and says how to come back to it. */
export async function started(studies: Studies, plan: unknown, on: string): Promise<string> {
  const { id, found } = await studies.start(plan);
  note(
    `howzat: study ${id}${found ? ' was there already' : ''}. It goes on without us: howzat study ${id} --on ${shownUrl(on)}`,
  );
  return id;
}
