import type { MatchRecord } from '@howzat/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { tagsOf } from '../../../scripts/lib/games.mjs';
import { openRecord } from '../src/damage/open.js';
import { damagedGames, type Real, realRecords } from '../src/damage/real.js';
import { damageRecordsHere } from '../src/damage/run.js';
import {
  count,
  type Damaged,
  type DamageTally,
  damaged,
  isBeside,
  type KindTally,
  numbersFor,
  outcomeOf,
} from '../src/damage/work.js';
import type { Suite } from '../src/suite.js';

/** All were damaged and held, with a fifth of that beside. */
function expectHeld({ failures, passed, table }: Suite, wanted: number): void {
  expect(failures.slice(0, 12)).toEqual([]);
  expect(passed).toBe(wanted);
  expect(table).toMatch(new RegExp(`^ALL DAMAGED, the checksum as it was +${wanted} `, 'm'));
  expect(table).toMatch(new RegExp(`^ALL BESIDE, forged, downgraded or not damaged +${wanted / 5 - 1} `, 'm'));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return 'no JSON';
  }
}

/** So many records of each game are damaged. */
const sampled = 400;
/** What is the same for every game is shown with the records of this one. */
const [shown = ''] = damagedGames;
let records: readonly [Real, ...Real[]];
beforeAll(async () => {
  records = (await realRecords([shown])) as typeof records;
});

for (const game of damagedGames)
  describe(game, tagsOf(game), () => {
    test('has records with all that a record may hold', async () => {
      const real = await realRecords([game]);
      expect(real.map(({ what }) => what)).toEqual([
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
      const held = real.map(({ text }) => JSON.parse(text) as MatchRecord);
      expect(held.some(({ undos }) => undos > 0)).toBe(true);
      expect(held.some(({ audit }) => audit.length > 0)).toBe(true);
      expect(held.some(({ events }) => events.some((event) => 'salt' in event))).toBe(true);
      expect(held.some(({ versions }) => versions !== undefined)).toBe(true);
    });

    test('a damaged record is refused with a HowzatError, or it means the same', async () => {
      expectHeld(await damageRecordsHere(sampled, { seed: '1', games: [game] }), sampled);
    });
  });

test('so is one into which parts of a record of another game were put', async () => {
  expectHeld(await damageRecordsHere(300, { seed: '1' }), 300);
});

describe('the records that are damaged', () => {
  test('are the same in every run', async () => {
    expect(await realRecords([shown])).toEqual(records);
  });

  test('are damaged in the same way by a seed', () => {
    expect(damaged(records, '1', 77)).toEqual(damaged(records, '1', 77));
    expect(damaged(records, '1', 77).text).not.toBe(damaged(records, '2', 77).text);
  });

  test('are counted without what is tried beside', () => {
    for (const wanted of [1, 5, 6, 7, 2000, 100_000]) {
      const numbers = Array.from({ length: numbersFor(wanted) }, (_, number) => number);
      expect(numbers.filter((number) => !isBeside(number)).length).toBe(wanted);
    }
    for (let number = 0; number < 120; number++) {
      const { part, text, real } = damaged(records, '1', number);
      expect(['forged', 'downgrade', 'no damage'].includes(part)).toBe(isBeside(number));
      if (!isBeside(number)) expect(parsed(text)).not.toEqual(JSON.parse(real.text));
    }
  });
});

test('a file of 73 MB is refused by its size, within 2 s', () => {
  const [{ text }] = records;
  const huge = text.replace(
    '"events":[',
    `"events":[${`${JSON.stringify({ kind: 'concede', seat: 0 })},`.repeat(2_700_000)}`,
  );
  expect(huge.length).toBeGreaterThan(73_000_000);
  const start = performance.now();
  expect(() => openRecord(huge)).toThrow(/characters/);
  expect(performance.now() - start).toBeLessThan(2000);
});

describe('what is not right is counted', () => {
  let real: Real;
  beforeAll(() => {
    [real] = records;
  });
  const one = (text: string, part = 'bytes'): Damaged => ({ number: 5, real, part, kind: 'by hand', text });
  const counted = (it: Damaged, milliseconds = 1): DamageTally => {
    const tally: DamageTally = { kinds: {}, problems: [] };
    count(tally, it, outcomeOf(it), { seed: 'seed' }, milliseconds);
    return tally;
  };

  test('another meaning', () => {
    const { kinds, problems } = counted(one(records[1]?.text ?? ''));
    expect(kinds['bytes: by hand']?.other).toBe(1);
    expect(problems).toEqual([expect.stringMatching(/means something else: {"damage":5,"seed":"seed"}$/)]);
  });

  test('the same meaning', () => {
    expect(counted(one(` ${real.text}\n`))).toEqual({
      kinds: { 'bytes: by hand': { refused: {}, same: 1, unverified: 0, other: 0, untyped: 0, slow: 0 } },
      problems: [],
    });
  });

  test('a refusal, where nothing was damaged', () => {
    expect(counted(one('{')).problems).toEqual([]);
    expect(counted(one('{', 'no damage')).problems).toEqual([expect.stringContaining('it is refused (bad-record)')]);
  });

  test('a record that claims to be older: refused, or shown as unverified', () => {
    const { log, checksum: _, ...rest } = JSON.parse(real.text) as MatchRecord;
    const older = (of: object): string => JSON.stringify({ ...rest, howzat: 1, checksum: log, ...of });
    const first = counted(one(older({ names: { home: 'Somebody', away: 'Else' } }), 'downgrade'));
    expect(first.problems).toEqual([]);
    const { refused, unverified } = first.kinds['downgrade: by hand'] as KindTally;
    expect(unverified + Object.values(refused).reduce((sum, times) => sum + times, 0)).toBe(1);
    // one that passes as verified is counted as wrong
    expect(counted(one(real.text, 'downgrade')).problems).toEqual([expect.stringContaining('it passes as verified')]);
  });

  test('slowness', () => {
    expect(counted(one(real.text), 2001).problems).toEqual([expect.stringContaining('it takes 2001 ms')]);
  });
});
