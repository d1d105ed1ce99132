import { columns, progressOf, type Suite } from '../suite.js';
import { inThreads } from '../threads.js';
import { meaningOf, openRecord } from './open.js';
import { realRecords } from './real.js';
import {
  addDamage,
  addKind,
  type DamagePlan,
  type DamageTally,
  damaged,
  damageWork,
  type KindTally,
  outcomeOf,
} from './work.js';

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

/** By kind of damage: how many were refused, meant the same, or came to what they should not; and by which codes they were refused. */
function tableOf({ kinds }: DamageTally): string {
  const all: KindTally = { refused: {}, same: 0, other: 0, untyped: 0, slow: 0 };
  for (const [key, kind] of Object.entries(kinds)) if (!key.startsWith('forged')) addKind(all, kind);
  const rows = [
    ...Object.entries(kinds).sort(([a], [b]) => (a < b ? -1 : 1)),
    ['all that is not forged', all] as const,
  ];
  const table = columns([
    ['kind of damage', 'refused', 'same meaning', 'accepted otherwise', 'untyped', 'slow'],
    ...rows.map(([key, { refused, same, other, untyped, slow }]) => [
      key,
      Object.values(refused).reduce((sum, times) => sum + times, 0),
      same,
      other,
      untyped,
      slow,
    ]),
  ]);
  const codes = ['refused by', ...rows.map(([, { refused }]) => codesOf(refused))];
  return table
    .split('\n')
    .map((line, at) => `${line}  ${codes[at]}`.trimEnd())
    .join('\n');
}

/** The codes of refusals, the most frequent first: `bad-record 119, checksum 1`. */
function codesOf(refused: KindTally['refused']): string {
  return Object.entries(refused)
    .sort(([, a], [, b]) => b - a)
    .map(([code, times]) => `${code} ${times}`)
    .join(', ');
}
