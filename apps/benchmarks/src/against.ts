import { rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fewestRounds, pairsOf } from './against/alternation.js';
import { bundleWith } from './against/bundle.js';
import { checkoutOf } from './against/checkout.js';
import { holdDuel, type Meeting, type Row } from './against/duel.js';
import { type Duel, duelsNamed } from './against/duels.js';
import { commitOf, namedBaseline, stateOf, Unable } from './against/git.js';
import { type Comparison, holds, reportOf } from './against/report.js';
import { benchmarks, repository } from './places.js';

const named = namedBaseline();

const help = `Usage: npm run bench:against -- [ref] [options]

Compares the speed of the code as it is with that of a commit: a branch, a tag or a hash.
Without a ref that is ${named.tag}, the commit that apps/benchmarks/baseline.json names.

  --rounds <n>     rounds, ${fewestRounds} at least (20)
  --only <text>    only contests whose id or game holds the text (repeatable): cubes, -log, "CTG, T20", ...
  --from <folder>  a checkout of the baseline in which pnpm install has run, as a path from the root of the repository
  --write          write the report to apps/benchmarks/AGAINST.md too
  --help           this

It takes some 20 minutes, and two idle processors. Exits with 1 where a target is not met or the matches of
simulations without players differ, with 2 where it cannot compare.
`;

function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        rounds: { type: 'string', default: '20' },
        only: { type: 'string', multiple: true, default: [] },
        from: { type: 'string' },
        write: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Unable((error as Error).message);
  }
}

interface Wanted {
  readonly ref: string;
  readonly rounds: number;
  readonly duels: readonly Duel[];
  readonly from: string | undefined;
}

function wantedOf({ values, positionals }: ReturnType<typeof parsed>): Wanted {
  const rounds = Number(values.rounds);
  if (!Number.isSafeInteger(rounds) || rounds < fewestRounds)
    throw new Unable(`--rounds takes a whole number, ${fewestRounds} at least; it was ${values.rounds}.`);
  if (positionals.length > 1) throw new Unable(`One ref is compared with at a time; these are ${positionals.length}.`);
  if (positionals.length > 0 && values.from !== undefined)
    throw new Unable('A ref and --from both say what to compare with. Only one of them can be given.');
  if (values.write && values.only.length > 0)
    throw new Unable('A look at a part does not replace the whole report: --write and --only exclude each other.');
  const duels = duelsNamed(values.only);
  if (duels.length === 0)
    throw new Unable(
      `No contest is called anything like ${values.only.join(' or ')}. Cubes, CCSL, CTG, Wicked and Pocket are there.`,
    );
  return { ref: positionals[0] ?? named.tag, rounds, duels, from: values.from };
}

/** Where the baseline is, and what to call it. */
function baselineOf({ ref, from }: Wanted): { readonly folder: string; readonly name: string } {
  if (from !== undefined) {
    const folder = resolve(repository, from);
    return { folder, name: stateOf(folder) };
  }
  const commit = commitOf(ref);
  tell(`checkout: ${commit}`);
  const name = `\`${commit.slice(0, 12)}\`${commit.startsWith(ref) ? '' : ` (${ref})`}`;
  return { folder: checkoutOf(commit), name };
}

/** Holds duels, two at a time where there are two processors, each on one of its own. The long ones begin. */
async function heldAll(
  duels: readonly Duel[],
  hold: (meeting: Meeting) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const found = new Map<Duel, readonly Row[]>();
  const waiting = [...duels].sort((a, b) => b.warmUp * b.names.length - a.warmUp * a.names.length);
  const lane = async (processor: number): Promise<void> => {
    for (let duel = waiting.shift(); duel; duel = waiting.shift()) {
      found.set(duel, await hold({ duel, processor }));
      tell(`contest ${found.size} of ${duels.length}: ${duel.id}`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, (_, processor) => lane(processor)));
  return duels.flatMap((duel) => found.get(duel) ?? []);
}

async function compared(wanted: Wanted): Promise<Comparison> {
  const { rounds, duels } = wanted;
  const { folder, name } = baselineOf(wanted);
  const files = [...new Set(duels.map(({ entry }) => entry))];
  const pairs = pairsOf(rounds);
  const bundle = async (from: string): Promise<string> => {
    tell(`bundle: ${from}`);
    const bundles = await bundleWith(from, files);
    process.once('exit', () => rmSync(bundles, { recursive: true, force: true }));
    return bundles;
  };
  const today = stateOf(repository);
  const bundles = { today: await bundle(repository), baseline: await bundle(folder) };
  const rows = await heldAll(duels, (meeting) => holdDuel(bundles, meeting, pairs));
  return { command: command(), today, baseline: name, rounds, pairs: pairs.length, rows };
}

/** The command that this process was started by. */
function command(): string {
  const quoted = process.argv.slice(2).map((text) => (/[^\w./=-]/.test(text) ? `"${text}"` : text));
  return ['npm run bench:against', ...(quoted.length > 0 ? ['--', ...quoted] : [])].join(' ');
}

async function main(): Promise<void> {
  const options = parsed();
  if (options.values.help) {
    process.stdout.write(help);
    return;
  }
  const comparison = await compared(wantedOf(options));
  const report = reportOf(comparison);
  process.stdout.write(report);
  if (options.values.write) writeFileSync(join(benchmarks, 'AGAINST.md'), report);
  if (!holds(comparison)) process.exitCode = 1;
}

// an interrupted run leaves no bundles behind either
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

try {
  await main();
} catch (error) {
  if (!(error instanceof Unable)) throw error;
  tell(error.message);
  process.exitCode = 2;
}
