import { columns, progressOf, type Suite } from '../suite.js';
import { inThreads } from '../threads.js';
import { lineOfCompany } from './alone.js';
import { addTally, type CompanyPlan, type CompanyTally, companiesIn, companyWork, emptyTally } from './work.js';

/** Seconds after which a company is taken to hang. */
const patience = 120;

/** Plays the companies of each plan in threads, and says how far it is. */
export async function playPlans(plans: readonly CompanyPlan[], threads?: number): Promise<Suite> {
  const tallies = new Map<string, CompanyTally>();
  for (const plan of plans) {
    const tally = emptyTally();
    tallies.set(plan.game, tally);
    const companies = companiesIn(plan);
    await inThreads<CompanyTally>(
      {
        name: 'company',
        plan,
        total: companies.length,
        size: 20,
        patience,
        take: (part) => addTally(tally, part),
        hung: (at) => {
          tally.failed++;
          tally.problems.push(`it hangs for ${patience} s: ${lineOfCompany(plan, companies[at] as never)}`);
        },
        onProgress: progressOf(`${plan.game} in all company`),
      },
      threads,
    );
  }
  return suiteOf(tallies);
}

/** Plays the companies of each plan in this thread. */
export function playPlansHere(plans: readonly CompanyPlan[]): Suite {
  return suiteOf(
    new Map(plans.map((plan) => [plan.game, companyWork(plan, 0, companiesIn(plan).length, () => {})] as const)),
  );
}

function suiteOf(tallies: ReadonlyMap<string, CompanyTally>): Suite {
  const all = [...tallies.values()];
  const total = all.flatMap(({ counts }) => Object.values(counts)).reduce((sum, count) => sum + count, 0);
  const failed = all.reduce((sum, tally) => sum + tally.failed, 0);
  return {
    name: 'company',
    passed: total - failed,
    failures: all.flatMap(({ problems }) => problems),
    table: tableOf(tallies),
  };
}

/** What was played, what was refused by which code, and for each code one refusal. */
function tableOf(tallies: ReadonlyMap<string, CompanyTally>): string {
  const codes = [...new Set([...tallies.values()].flatMap(({ counts }) => Object.keys(counts)))].sort(
    (a, b) => Number(b === 'played') - Number(a === 'played') || (a < b ? -1 : 1),
  );
  const rows = [...tallies].map(([game, { counts, failed }]) => [
    game,
    ...codes.map((code) => counts[code] ?? 0),
    failed,
  ]);
  const examples = [...tallies].flatMap(([game, { refusals }]) =>
    Object.entries(refusals).map(([code, message]) => `${game}, ${code}: ${message}`),
  );
  return [columns([['game', ...codes, 'wrong'], ...rows]), '', 'for example', ...examples].join('\n');
}
