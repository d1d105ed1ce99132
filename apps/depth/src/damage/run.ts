import { columns, progressOf, type Suite } from '../suite.js';
import { inThreads } from '../threads.js';
import { meaningOf, openRecord } from './open.js';
import { realRecords } from './real.js';
import { addDamage, type DamagePlan, type DamageTally, damaged, damageWork, outcomeOf } from './work.js';

/** Seconds after which a record is taken to hang; the first of a thread has all records to be played. */
const patience = 90;

/** Damages so many records in threads, and says how far it is. */
export async function damageRecords(total: number, plan: DamagePlan, threads?: number): Promise<Suite> {
  const tally: DamageTally = { kinds: {}, problems: [] };
  await inThreads<DamageTally>(
    {
      name: 'damage',
      plan,
      total,
      size: 250,
      patience,
      take: (part) => addDamage(tally, part),
      hung: (at) =>
        tally.problems.push(`it hangs for ${patience} s: ${JSON.stringify({ damage: at, seed: plan.seed })}`),
      onProgress: progressOf('damaged records'),
    },
    threads,
  );
  return suiteOf(tally, total);
}

/** Damages so many records in this thread. */
export async function damageRecordsHere(total: number, plan: DamagePlan): Promise<Suite> {
  return suiteOf(await damageWork(plan, 0, total, () => {}), total);
}

/** What one damaged record is, and what comes of it. */
export async function damagedAlone({ damage, seed }: { readonly damage: number; readonly seed: string }) {
  const it = damaged(await realRecords(), seed, damage);
  const outcome = outcomeOf(it);
  const meaning =
    outcome !== 'same' && 'wrong' in outcome && outcome.wrong === 'other' ? meaningOf(openRecord(it.text)) : null;
  return { ...it, outcome, meaning };
}

function suiteOf(tally: DamageTally, total: number): Suite {
  return {
    name: 'damage',
    passed: total - tally.problems.length,
    failures: tally.problems,
    table: tableOf(tally),
  };
}

/** By kind of damage: refused by which code, the same meaning, and what should not be. */
function tableOf({ kinds }: DamageTally): string {
  const all = Object.entries(kinds).sort(([a], [b]) => (a < b ? -1 : 1));
  const codes = [...new Set(all.flatMap(([, { refused }]) => Object.keys(refused)))].sort();
  const sum = (pick: (kind: (typeof all)[number][1]) => number): number =>
    all.reduce((n, [, kind]) => n + pick(kind), 0);
  return columns([
    ['kind of damage', ...codes, 'same meaning', 'accepted otherwise', 'untyped', 'slow'],
    ...all.map(([key, { refused, same, other, untyped, slow }]) => [
      key,
      ...codes.map((code) => refused[code] ?? 0),
      same,
      other,
      untyped,
      slow,
    ]),
    [
      'all',
      ...codes.map((code) => sum(({ refused }) => refused[code] ?? 0)),
      sum(({ same }) => same),
      sum(({ other }) => other),
      sum(({ untyped }) => untyped),
      sum(({ slow }) => slow),
    ],
  ]);
}
