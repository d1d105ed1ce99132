import { availableParallelism } from 'node:os';
import type { Outcome, Progress, Studies } from '@howzat/studies';
import { Command, InvalidArgumentError, Option } from 'commander';
import { Usage } from '../failure.js';
import { deliver } from '../files/deliver.js';
import { readJson } from '../files/read-text.js';
import { inColumns, percent, say, sayJson } from '../output.js';
import { withProgress } from '../progress.js';
import { useFlag, wholeNumber } from '../selection/flags.js';
import { catalogueFor } from '../selection/selection.js';
import { gridChanges } from '../studies/grid-changes.js';
import { withStudies } from '../studies/package.js';
import { onFlag, shownUrl, started, waitFor } from '../studies/play-on.js';
import { findWith } from '../studies/portable.js';
import { tellJson, tellOutcome } from '../studies/tell-outcome.js';

interface StudyFlags {
  readonly on?: string;
  readonly cancel?: boolean;
  readonly goOn?: boolean;
  readonly wait?: boolean;
  readonly plan?: boolean;
  readonly alone?: Alone;
  readonly workers: number;
  readonly json?: boolean;
  readonly csv?: string;
  readonly data?: string;
  readonly page?: string;
  readonly use: readonly string[];
}

type Api = typeof import('@howzat/studies');

/** A match of a study: the number of its cell, and its own there. */
interface Alone {
  readonly cell: number;
  readonly match: number;
}

function alone(value: string): Alone {
  const [, cell, match] = /^(\d+):(\d+)$/.exec(value) ?? [];
  if (match === undefined) throw new InvalidArgumentError('It is the number of a cell and that of a match, as 0:1234.');
  return { cell: Number(cell), match: Number(match) };
}

export function studyCommand(): Command {
  return new Command('study')
    .description('play a grid of rule changes, or show how far a study is and its results')
    .argument('<plan>', 'a JSON file that says what to play or holds the data of a grid, or the id of a study')
    .addOption(onFlag())
    .option('--wait', 'wait for a study that is named by its id')
    .option('--cancel', 'give out nothing more of it; what was counted is kept')
    .option('--go-on', 'take up a study that was cancelled, or that had trouble')
    .addOption(
      new Option(
        '--alone <cell:match>',
        'play one match of a study here, as `howzat study` tells them that threw',
      ).argParser(alone),
    )
    .option('--plan', 'print the plan with all that it needs, and play nothing')
    .option('--workers <n>', 'threads, where there is no --on', wholeNumber(1, 256), availableParallelism())
    .option('--json', 'print the results as JSON')
    .option('--csv <file>', 'write the results of a grid as a table')
    .option('--data <file>', 'write what a grid counted, from which its tables and pages can be made again')
    .option('--page <file>', 'write the results of a grid as a page of Markdown')
    .addOption(useFlag())
    .addHelpText(
      'after',
      `
A file says which games, in which formats, with which readings and house rules, singly and in pairs:
  { "study": 1, "title": "Two rules", "matches": 2000, "games": [{ "game": "ccsl", "houseRules": ["free-hit"] }] }

Examples:
  howzat study pairs.json --csv pairs.csv --page pairs.md
  howzat study pairs.json --on postgres://howzat@db.example/howzat
  howzat study pairs.json --data pairs.data.json
  howzat study pairs.data.json --page pairs.md
  howzat study 3f2a9c0d11ab --on postgres://howzat@db.example/howzat --cancel`,
    )
    .action(study);
}

export function studiesCommand(): Command {
  return new Command('studies')
    .description('list the studies of a database, and who works at them')
    .requiredOption('--on <database>', 'the Postgres that they are in: postgres://user@host/database')
    .option('--json', 'print the list as JSON')
    .action((flags: { readonly on: string; readonly json?: boolean }) =>
      withStudies(async (api) => {
        const studies = await api.Studies.open(flags.on);
        try {
          const list = await studies.list();
          const workers = await studies.workers();
          if (flags.json) return sayJson({ studies: list, workers });
          if (list.length === 0) say('No studies yet.');
          else say(inColumns(list.map((each) => [each.id, each.state, far(each), each.title])));
          for (const { id, threads } of workers) say(`${id} works at them with ${threads} threads`);
        } finally {
          await studies.close();
        }
      }),
    );
}

function far({ matches: { counted, total } }: Progress): string {
  return `${percent(total === 0 ? 1 : counted / total)} of ${total} matches`;
}

async function study(named: string, flags: StudyFlags): Promise<void> {
  await withStudies(async (api) => {
    if (/^[0-9a-f]{12}$/.test(named)) await known(api, named, flags);
    else await begun(api, named, flags);
  });
}

/** What a file asks for. */
async function begun(api: Api, file: string, flags: StudyFlags): Promise<void> {
  const find = findWith(flags.use);
  const given = await readJson(file);
  if (typeof given === 'object' && given !== null && 'gridData' in given) {
    if (flags.on !== undefined || flags.plan)
      throw new Usage(`${file} holds what came of a grid: there is nothing to be played.`);
    return told(api, { kind: 'grid', grid: api.readGridData(given) }, flags);
  }
  const plan = await planIn(api, given, flags);
  if (flags.plan) return sayJson(plan);
  const { on } = flags;
  if (on === undefined) {
    const outcome = await withProgress(({ signal, onProgress }) =>
      api.playHere(plan, { threads: flags.workers, find, signal, onProgress }),
    );
    return told(api, outcome, flags);
  }
  await opened(api, on, flags, async (studies) => {
    await told(api, await waitFor(studies, await started(studies, plan, on), on), flags);
  });
}

async function planIn(api: Api, given: unknown, { use }: StudyFlags): Promise<unknown> {
  if (typeof given === 'object' && given !== null && 'plan' in given) return api.readPlan(given);
  const asked = api.readGridAsked(given);
  const { title, matches, seed } = asked;
  const catalogue = await catalogueFor(
    asked.games.map(({ game }) => game),
    asked.games.flatMap(({ houseRules }) => (Array.isArray(houseRules) ? houseRules : [])),
    use,
  );
  const { changes, refused } = await gridChanges(asked, catalogue);
  if (changes.length === 0)
    throw new Usage(`The study asks for nothing that can be played: ${refused[0]?.why ?? 'it names no change.'}`);
  return api.gridPlan({ title, matches, seed, changes, refused }, findWith(use));
}

async function opened(
  api: Api,
  on: string,
  { use }: StudyFlags,
  act: (studies: Studies) => Promise<void>,
): Promise<void> {
  const studies = await api.Studies.open(on, findWith(use));
  try {
    await act(studies);
  } finally {
    await studies.close();
  }
}

/** A study by its id. */
async function known(api: Api, id: string, flags: StudyFlags): Promise<void> {
  const { on } = flags;
  if (on === undefined) throw new Usage(`Say with --on which Postgres study ${id} is in.`);
  await opened(api, on, flags, async (studies) => {
    if (flags.plan) return sayJson(await studies.plan(id));
    if (flags.alone) {
      await api.playAlone(await studies.plan(id), flags.alone, findWith(flags.use));
      return say(`match ${flags.alone.match} of cell ${flags.alone.cell} is played to its end here`);
    }
    if (flags.cancel) await studies.cancel(id);
    if (flags.goOn) await studies.goOn(id);
    const progress = await studies.progress(id);
    if (progress.state === 'done') return told(api, await studies.outcome(id), flags);
    if (flags.wait && progress.state === 'open') return told(api, await waitFor(studies, id, on), flags);
    if (flags.json) return sayJson({ ...progress, workers: await studies.workers() });
    await tellProgress(studies, progress, on);
  });
}

async function tellProgress(studies: Studies, progress: Progress, on: string): Promise<void> {
  const { id, title, state, chunks, troubles } = progress;
  say(`${title}: ${state}, ${far(progress)}, ${chunks.counted} of ${chunks.total} chunks`);
  const plan = troubles.length > 0 ? await studies.plan(id) : null;
  for (const { chunk, cell, match, message } of troubles) {
    const seed = plan?.cells[cell]?.seed;
    say(`chunk ${chunk}: ${message}`);
    if (match !== null)
      say(`  match ${match} of seed ${seed}; alone: howzat study ${id} --alone ${cell}:${match} --on ${shownUrl(on)}`);
  }
  for (const { id: worker, threads, leaves } of await studies.workers())
    say(`${worker}, ${threads} threads${leaves[id] === undefined ? '' : `: leaves it to others: ${leaves[id]}`}`);
}

async function told(api: Api, outcome: Outcome, { json, csv, data, page }: StudyFlags): Promise<void> {
  const files = [
    [csv, api.gridCsv],
    [data, api.gridData],
    [page, api.gridPage],
  ] as const;
  const isWritten = files.some(([file]) => file !== undefined);
  if (isWritten && outcome.kind !== 'grid')
    throw new Usage('--csv, --data and --page write the results of a grid, and this study is not one.');
  if (outcome.kind === 'grid')
    for (const [file, made] of files) if (file !== undefined) await deliver(made(outcome.grid), file);
  if (json) tellJson(outcome);
  else if (!isWritten) tellOutcome(outcome, api);
}
