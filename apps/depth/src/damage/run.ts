import { columns, progressOf, type Suite } from '../suite.js';
import { inThreads } from '../threads.js';
import { beside, damages } from './kinds.js';
import { meaningOf, openRecord } from './open.js';
import { realRecords } from './real.js';
import {
  addDamage,
  addKind,
  type DamagePlan,
  type DamageTally,
  damaged,
  damageWork,
  emptyKind,
  type KindTally,
  numbersFor,
  outcomeOf,
} from './work.js';

/** Seconds after which a record is taken to hang; the first of a thread has all records to be played. */
const patience = 90;

/** One record that is damaged alone: the line of JSON that a failure shows. */
export interface DamageLine extends DamagePlan {
  readonly damage: number;
}

/** Damages so many records in threads, with what is tried beside, and says how far it is. */
export async function damageRecords(total: number, plan: DamagePlan, threads?: number): Promise<Suite> {
  const tally: DamageTally = { kinds: {}, problems: [] };
  await inThreads<DamageTally>(
    {
      name: 'damage',
      plan,
      total: numbersFor(total),
      size: 250,
      patience,
      take: (part) => addDamage(tally, part),
      hung: (at) => tally.problems.push(`it hangs for ${patience} s: ${JSON.stringify({ damage: at, ...plan })}`),
      onProgress: progressOf('damaged records'),
    },
    threads,
  );
  return suiteOf(tally, total);
}

/** Damages so many records in this thread. */
export async function damageRecordsHere(total: number, plan: DamagePlan): Promise<Suite> {
  return suiteOf(await damageWork(plan, 0, numbersFor(total), () => {}), total);
}

/** What one damaged record is, and what comes of it. */
export async function damagedAlone({ damage, seed, games }: DamageLine) {
  const it = damaged(await realRecords(games), seed, damage);
  const outcome = outcomeOf(it);
  const meaning =
    typeof outcome === 'object' && 'wrong' in outcome && outcome.wrong === 'other'
      ? meaningOf(openRecord(it.text))
      : null;
  return { ...it, outcome, meaning };
}

/** @param records how many were damaged; what was tried beside is told by the table and counts where it fails */
function suiteOf(tally: DamageTally, records: number): Suite {
  return {
    name: 'damage',
    passed: Math.max(0, records - tally.problems.length),
    failures: tally.problems,
    table: tableOf(tally),
  };
}

/**
 * By kind of damage: how many were refused, meant the same, or came to what they should not; and by which codes they were refused.
 * Under it the same for what was tried beside, which no sum of damaged records holds.
 */
function tableOf({ kinds }: DamageTally): string {
  const sorted = Object.entries(kinds).sort(([a], [b]) => (a < b ? -1 : 1));
  const inTable = (key: string, of: typeof damages): boolean => Object.hasOwn(of, key.slice(0, key.indexOf(':')));
  const part = (of: typeof damages, sum: string) => {
    const rows = sorted.filter(([key]) => inTable(key, of));
    const all = emptyKind();
    for (const [, kind] of rows) addKind(all, kind);
    return [...rows, [sum, all] as const];
  };
  const rows = [
    ...part(damages, 'ALL DAMAGED, the checksum as it was'),
    ...part(beside, 'ALL BESIDE, forged, downgraded or not damaged'),
  ];
  const table = columns([
    [
      'kind of damage',
      'records',
      'refused',
      'same meaning',
      'shown as unverified',
      'accepted otherwise',
      'untyped',
      'slow',
    ],
    ...rows.map(([key, { refused, same, unverified, other, untyped, slow }]) => {
      const refusals = Object.values(refused).reduce((sum, times) => sum + times, 0);
      return [key, refusals + same + unverified + other + untyped, refusals, same, unverified, other, untyped, slow];
    }),
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
