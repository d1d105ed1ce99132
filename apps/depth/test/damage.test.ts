import type { MatchRecord } from '@howzat/core';
import { describe, expect, test } from 'vitest';
import { openRecord } from '../src/damage/open.js';
import { realRecords } from '../src/damage/real.js';
import { damageRecordsHere } from '../src/damage/run.js';
import { count, type Damaged, type DamageTally, damaged, outcomeOf } from '../src/damage/work.js';

const records = await realRecords();

describe('the records that are damaged', () => {
  test('are of all five games, with all that a record may hold', () => {
    const whats = (game: string) => records.filter((it) => it.game === game).map(({ what }) => what);
    for (const game of ['cubes', 'ccsl', 'wicked', 'pocket', 'ctg'])
      expect(whats(game)).toEqual([
        'a finished match of computers',
        'a finished match of people',
        'a match of a person and a computer',
        'a match with undos',
        'a choice that is still secret',
        'readings and house rules',
        'a correction',
        'dice of people',
        'a match that was conceded',
        'a match from the middle',
      ]);
    const held = records.map(({ text }) => JSON.parse(text) as MatchRecord);
    expect(held.some(({ undos }) => undos > 0)).toBe(true);
    expect(held.some(({ audit }) => audit.length > 0)).toBe(true);
    expect(held.some(({ events }) => events.some((event) => 'salt' in event))).toBe(true);
    expect(held.some(({ versions }) => versions !== undefined)).toBe(true);
  });

  test('are the same in every run', async () => {
    expect(await realRecords()).toEqual(records);
  });

  test('are damaged in the same way by a seed', () => {
    expect(damaged(records, '1', 77)).toEqual(damaged(records, '1', 77));
    expect(damaged(records, '1', 77).text).not.toBe(damaged(records, '2', 77).text);
  });
});

test('a damaged record is refused with a HowzatError, or it means the same', async () => {
  const { failures, passed } = await damageRecordsHere(2000, { seed: '1' });
  expect(failures.slice(0, 12)).toEqual([]);
  expect(passed).toBe(2000);
});

test('a file of 73 MB is refused by its size', () => {
  const { text } = records[0] as (typeof records)[number];
  const huge = text.replace(
    '"events":[',
    `"events":[${`${JSON.stringify({ kind: 'concede', seat: 0 })},`.repeat(2_700_000)}`,
  );
  expect(huge.length).toBeGreaterThan(73_000_000);
  expect(() => openRecord(huge)).toThrow(/characters/);
});

describe('what is not right is counted', () => {
  const [real] = records as readonly [(typeof records)[number]];
  const one = (text: string, part = 'bytes'): Damaged => ({ number: 5, real, part, kind: 'by hand', text });
  const counted = (it: Damaged, milliseconds = 1): DamageTally => {
    const tally: DamageTally = { kinds: {}, problems: [] };
    count(tally, it, outcomeOf(it), 'seed', milliseconds);
    return tally;
  };

  test('another meaning', () => {
    const other = records.find(({ game, what }) => game === real.game && what !== real.what) as typeof real;
    const { kinds, problems } = counted(one(other.text));
    expect(kinds['bytes: by hand']?.other).toBe(1);
    expect(problems).toEqual([expect.stringMatching(/means something else: {"damage":5,"seed":"seed"}$/)]);
  });

  test('the same meaning', () => {
    expect(counted(one(` ${real.text}\n`))).toEqual({
      kinds: { 'bytes: by hand': { refused: {}, same: 1, other: 0, untyped: 0, slow: 0 } },
      problems: [],
    });
  });

  test('a refusal, where nothing was damaged', () => {
    expect(counted(one('{')).problems).toEqual([]);
    expect(counted(one('{', 'no damage')).problems).toEqual([expect.stringContaining('it is refused (bad-record)')]);
  });

  test('slowness', () => {
    expect(counted(one(real.text), 2001).problems).toEqual([expect.stringContaining('it takes 2001 ms')]);
  });
});
