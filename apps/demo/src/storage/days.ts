import * as v from 'valibot';
import { database } from './database.js';
import { type DayResult, dayResult } from './day-result.js';
import { inTime } from './storage-trouble.js';

/** All that is kept of matches of the day. */
interface KeptDays {
  /** The oldest first. */
  readonly results: readonly DayResult[];
  /** How many entries cannot be read: something else than this app has written them. */
  readonly unreadable: number;
}

/**
 * What is kept of matches of the day.
 * @throws whatever the storage throws
 */
export async function keptDays(): Promise<KeptDays> {
  const found: readonly unknown[] = await inTime(database.days.orderBy('day').toArray());
  const read = found.map((each) => v.safeParse(dayResult, each));
  return {
    results: read.flatMap(({ success, output }) => (success ? [output] : [])),
    unreadable: read.filter(({ success }) => !success).length,
  };
}

/**
 * Keeps how the match of a day ended. The first time counts: who takes choices back and plays on has seen what was to come.
 * @returns the result that stands
 * @throws whatever the storage throws
 */
export function keepDay(result: DayResult): Promise<DayResult> {
  return inTime(
    database.transaction('rw', database.days, async () => {
      const there = v.safeParse(dayResult, await database.days.get(result.day));
      if (there.success) return there.output;
      await database.days.put(result);
      return result;
    }),
  );
}
