import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type PlayerRef, simulate } from '@howzat/simulator';
import { type Calibrated, report } from './table.js';
import { type Target, targets } from './targets.js';
import { playVerdict, shapeVerdicts, type Verdict } from './verdict.js';

const usage = `Usage: npm run calibrate -- [options]

Simulates every game in full and holds it to its targets; writes apps/calibration/RESULTS.md.

  --only <text>     only the games whose title or id contains it; writes nothing
  --matches <n>     matches for each figure (20000); with another number nothing is written
  --greedy <n>      matches against the greedy player, which is slow (1000, or --matches where that is less)
  --seed <n>        the seed (1)
  --help            this

Exits with 1 where a target is not met.
`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    matches: { type: 'string', default: '20000' },
    greedy: { type: 'string' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});

async function played(target: Target, players: readonly [PlayerRef, PlayerRef], matches: number, seed: number) {
  const { variant, format } = target;
  return simulate({
    variant: { module: import.meta.resolve(`@howzat/${variant}`), export: variant },
    selection: { format },
    players,
    matches,
    seed,
    // the tests of each game have compared its compiled code with the interpreter, far more often
    verify: 0,
  });
}

async function calibrated(target: Target, matches: number, greedy: number, seed: number): Promise<Calibrated> {
  const figures = await played(target, ['sensible', 'sensible'], matches, seed);
  const verdicts: Verdict[] = [...shapeVerdicts(target, figures, 0)];
  for (const against of ['random', 'greedy'] as const) {
    const match = await played(target, ['sensible', against], against === 'greedy' ? greedy : matches, seed);
    verdicts.push(playVerdict(against, target, match, 0));
  }
  return { target, figures, verdicts };
}

async function main(): Promise<void> {
  if (values.help) {
    process.stdout.write(usage);
    return;
  }
  const matches = Number(values.matches);
  const greedy = Number(values.greedy ?? Math.min(matches, 1000));
  const seed = Number(values.seed);
  const chosen = targets.filter(
    ({ variant, title }) => values.only === undefined || variant === values.only || title.includes(values.only),
  );
  if (chosen.length === 0 || ![matches, greedy, seed].every(Number.isSafeInteger)) {
    process.stderr.write(usage);
    process.exitCode = 2;
    return;
  }
  const all: Calibrated[] = [];
  for (const target of chosen) {
    process.stderr.write(`${target.title} ...\n`);
    all.push(await calibrated(target, matches, greedy, seed));
  }
  const text = report(all, seed);
  process.stdout.write(text);
  if (values.only === undefined && matches === 20_000 && greedy >= 1000)
    writeFileSync(new URL('../RESULTS.md', import.meta.url), text);
  if (all.some(({ verdicts }) => verdicts.some(({ met }) => !met))) process.exitCode = 1;
}

await main();
