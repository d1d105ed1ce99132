import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Report } from './contests/contest.js';
import { benchmarks } from './places.js';
import { besideLoops, plan } from './plan.js';
import { contestIn, profile, type SimulationRun, simulationOf } from './processes.js';
import { topFunctions } from './profile.js';
import { sizes, sizesSection, withSizes } from './sizes.js';
import { findingsOf, markdown, type Profile } from './table.js';

const help = `Usage: npm run bench -- [options]

  --quick        short rounds: a first look
  --only <text>  only contests whose id holds the text (repeatable): cubes, basic-ccsl, -log, -after, simulation, ...
  --profile      also profile the hand-written loops and the runner: .cpuprofile files, and where the time went
  --sizes        only what pages load that bundle a game, which is written into RESULTS.md
  --json         print the findings as JSON
`;

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    sizes: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
  },
});

function wanted(id: string): boolean {
  return values.only.length === 0 || values.only.some((text) => id.includes(text));
}

function tell(line: string): void {
  process.stderr.write(`${line}\n`);
}

function profiles(): readonly Profile[] {
  mkdirSync(`${benchmarks}profiles`, { recursive: true });
  return besideLoops.flatMap(({ id, title, entry }) =>
    (['by hand', 'runner'] as const).map((contestant) => {
      const file = `${benchmarks}profiles/${id}-${contestant.replace(' ', '-')}.cpuprofile`;
      tell(`profile: ${title}, ${contestant}`);
      profile(entry, id, contestant, file);
      return { title: `${title}, ${contestant}`, top: topFunctions(file) };
    }),
  );
}

function simulations(): readonly SimulationRun[] {
  return [100_000, 1_000_000].map((matches) => {
    tell(`simulation: ${matches} matches`);
    return simulationOf(values.quick ? matches / 10 : matches, 2);
  });
}

const results = `${benchmarks}RESULTS.md`;

async function tellSizes(): Promise<void> {
  const section = await sizesSection(sizes());
  writeFileSync(results, withSizes(readFileSync(results, 'utf8'), section));
  process.stdout.write(section);
}

async function bench(): Promise<void> {
  const reports: Report[] = [];
  for (const { entry, id } of plan) {
    if (!wanted(id)) continue;
    tell(`contest: ${id}`);
    const report = contestIn(entry, id, values.quick ? 'quick' : 'full');
    // a game without sensible players has nobody to show in that contest
    if (!id.includes('-sensible') || report.rates.some(({ name }) => name !== 'by hand')) reports.push(report);
  }
  const flags = process.argv.slice(2).filter((flag) => flag !== '--json');
  const findings = findingsOf(
    ['npm run bench', ...(flags.length > 0 ? ['--', ...flags] : [])].join(' '),
    reports,
    wanted('simulation') ? simulations() : [],
    values.profile ? profiles() : [],
  );
  const table = markdown(findings);
  // a look at a part does not replace the whole
  if (values.only.length === 0 && !values.quick) writeFileSync(results, withSizes(table, await sizesSection(sizes())));
  process.stdout.write(values.json ? `${JSON.stringify(findings, null, 2)}\n` : table);
}

if (values.help) process.stdout.write(help);
else if (values.sizes) await tellSizes();
else await bench();
