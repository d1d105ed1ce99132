import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { optimisesLate } from '../../../scripts/lib/v8-flags.mjs';
import { playLine } from './company/alone.js';
import { playPlans } from './company/run.js';
import { type DamageLine, damagedAlone, damageRecords } from './damage/run.js';
import { games } from './games.js';
import { type HostLine, hostAlone } from './hosts/alone.js';
import { hostGames, planOf, playOnHosts } from './hosts/suite.js';
import { type Suite, shownFailures, writeReport } from './suite.js';

const usage = `Usage: npm run depth -- <what> [options]
       npm run depth -- --play <json>

  company   every game in all company: formats, readings, options and house rules alone, in pairs and in threes
  damage    real records, damaged: each is refused, or means the same
  hosts     the same matches on every host: engines without code from text, minified, down-levelled, instrumented, Hermes
  all       all three

  --only <game>     one game
  --pairs <n>       so many pairs of each game, drawn by the seed (all)
  --triples <n>     so many companies of three of each game, drawn by the seed (600)
  --matches <n>     matches at random for each company (6)
  --records <n>     damaged records (100000); one in five more is forged, downgraded or whole, and is not counted as one
  --ccsl <n>        matches of CCSL on each host (1000)
  --others <n>      matches of each other game on each host (50)
  --seed <text>     by what pairs, triples, damage and matches on hosts are drawn ($HOWZAT_SEED, or 1)
  --play <json>     one company, match or damage alone: the line of JSON that a failure shows
  --threads <n>     threads (one for each core)
  --report <folder> writes a report for npm run test:deep
  --help            this

Exits with 1 where something does not hold.
`;

// most rulebooks are played a few times: V8 is not to optimise them at once
for (const flag of optimisesLate) setFlagsFromString(flag);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    pairs: { type: 'string' },
    triples: { type: 'string', default: '600' },
    matches: { type: 'string', default: '6' },
    records: { type: 'string', default: '100000' },
    ccsl: { type: 'string', default: '1000' },
    others: { type: 'string', default: '50' },
    seed: { type: 'string', default: process.env.HOWZAT_SEED || '1' },
    play: { type: 'string' },
    threads: { type: 'string' },
    report: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const numbers = Object.fromEntries(
  (['pairs', 'triples', 'matches', 'records', 'ccsl', 'others', 'threads'] as const).flatMap((name) =>
    values[name] === undefined ? [] : [[name, Number(values[name])]],
  ),
) as { readonly [name in 'pairs' | 'triples' | 'matches' | 'records' | 'ccsl' | 'others' | 'threads']?: number };

/** Damages one record, and shows it and what comes of it. */
async function openedAlone(line: DamageLine): Promise<number> {
  const { kind, real, outcome, meaning, text } = await damagedAlone(line);
  process.stdout.write(`${text}\n`);
  process.stderr.write(`${kind} in ${real.what} of ${real.game}: ${JSON.stringify(outcome)}\n`);
  if (meaning !== null) process.stderr.write(`${differenceOf(real.meaning, meaning)}\n`);
  return typeof outcome === 'object' && 'wrong' in outcome ? 1 : 0;
}

/** Where two texts part, with what stands there. */
function differenceOf(one: string, two: string): string {
  let at = 0;
  while (at < one.length && one[at] === two[at]) at++;
  const near = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  return `it meant  ...${near(one)}\nit means  ...${near(two)}`;
}

/** Plays one match on a host, and shows where it parts from the same match on Node. */
async function hostLine(line: HostLine): Promise<number> {
  const partings = await hostAlone(line);
  for (const parting of partings) process.stdout.write(`${parting}\n`);
  if (partings.length === 0) process.stdout.write('It is the same match.\n');
  return partings.length > 0 ? 1 : 0;
}

async function playedAlone(text: string): Promise<number> {
  const line = JSON.parse(text) as object;
  if ('damage' in line) return openedAlone(line as DamageLine);
  if ('host' in line) return hostLine(line as HostLine);
  const { refusal, problems } = playLine(text, numbers.matches as number);
  if (refusal) process.stdout.write(`${refusal.code}: ${refusal.message}\n`);
  for (const problem of problems) process.stdout.write(`${problem}\n`);
  if (!refusal && problems.length === 0) process.stdout.write('It is played to the end, and adds up.\n');
  return problems.length > 0 ? 1 : 0;
}

async function company(): Promise<Suite> {
  const ids = games.map(({ variant }) => variant.id).filter((id) => values.only === undefined || id === values.only);
  const { pairs = null, triples, matches, threads } = numbers as Required<typeof numbers>;
  return playPlans(
    ids.map((game) => ({ game, pairs, triples, matches, seed: values.seed })),
    threads,
  );
}

function damage(): Promise<Suite> {
  const { records, threads } = numbers as Required<typeof numbers>;
  return damageRecords(records, { seed: values.seed }, threads);
}

function onHosts(): Promise<Suite> {
  const { ccsl, others, threads } = numbers as Required<typeof numbers>;
  const games = hostGames.filter((id) => values.only === undefined || id === values.only);
  return playOnHosts(planOf({ ccsl, others }, values.seed, games), threads);
}

function show({ name, passed, failures, leftOut = [], table }: Suite): void {
  const shown = failures.slice(0, shownFailures);
  process.stdout.write(`\n${name}\n\n${table}\n\n`);
  for (const failure of shown) process.stdout.write(`FAILED  ${failure}\n`);
  if (failures.length > shown.length) process.stdout.write(`and ${failures.length - shown.length} more\n`);
  for (const line of leftOut) process.stdout.write(`LEFT OUT  ${line}\n`);
  const left = leftOut.length > 0 ? `, ${leftOut.length} left out` : '';
  process.stdout.write(`${name}: ${passed} passed, ${failures.length} failed${left}\n`);
}

async function main(): Promise<number> {
  const [what] = positionals;
  const suites = { company, damage, hosts: onHosts };
  const chosen =
    what === 'all' ? Object.values(suites) : what && what in suites ? [suites[what as keyof typeof suites]] : [];
  const wrong = Object.values(numbers).some((number) => !Number.isSafeInteger(number) || number < 0);
  const unknown = values.only !== undefined && !games.some(({ variant }) => variant.id === values.only);
  if (values.play !== undefined) return playedAlone(values.play);
  if (values.help) process.stdout.write(usage);
  else if (chosen.length === 0 || wrong || unknown) process.stderr.write(usage);
  if (values.help || chosen.length === 0 || wrong || unknown) return values.help ? 0 : 2;
  let failed = 0;
  for (const suite of chosen) {
    const came = await suite();
    show(came);
    if (values.report !== undefined) writeReport(values.report, came);
    failed += came.failures.length;
  }
  return failed > 0 ? 1 : 0;
}

process.exitCode = await main();
