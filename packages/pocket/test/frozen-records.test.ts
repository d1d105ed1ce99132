import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { replayMatch } from '@howzat/core';
import { firstSet, migrationsTo, pocket, sensible, withSet } from '@howzat/pocket';
import { scenarios } from '@howzat/pocket/scenarios';
import { testFrozenRecords } from '@howzat/testkit';
import { describe, expect, it } from 'vitest';

// between two releases the rules are those of the next one, which the kit calls so
const migrations = migrationsTo(`${pocket.version}-next`);

testFrozenRecords(pocket, { folder: 'records', scenarios, player: sensible, migrations, runner: { describe, it } });

describe('the set of version 0.0.0', () => {
  const lines = gunzipSync(readFileSync('records/0.0.0/pocket.jsonl.gz')).toString('utf8').trimEnd().split('\n');
  const records = lines.map((line) => JSON.parse(line) as { name: string; record: { log: string } });

  it('plays its records to the log that each was made from, but for those that are refused', () => {
    const first = { ...withSet(firstSet), version: '0.0.0' };
    const refused = JSON.parse(readFileSync('records/refused.json', 'utf8')) as { '0.0.0': Record<string, string> };
    const kept = records.filter(({ name }) => !(name in refused['0.0.0']));
    expect(kept.length).toBeGreaterThan(100);
    for (const { name, record } of kept) expect(replayMatch(first, record).record().log, name).toBe(record.log);
  });

  it('is put into a record that is brought up to date, and not into one that has a set of its own', () => {
    const [migration] = migrations;
    const record = records[0]?.record as never;
    expect(migration?.migrate(record).components).toEqual(firstSet);
    expect(migration?.migrate({ ...(record as object), components: 7 } as never).components).toBe(7);
  });
});
