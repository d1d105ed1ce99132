import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { replayMatch } from '@howzat/core';
import { testFrozenRecords } from '@howzat/testkit';
import { firstSet, migrationsTo, sensible, wicked, withSet } from '@howzat/wicked';
import { scenarios } from '@howzat/wicked/scenarios';
import { describe, expect, it } from 'vitest';

// between two releases the rules are those of the next one, which the kit calls so
const migrations = migrationsTo(`${wicked.version}-next`);

testFrozenRecords(wicked, { folder: 'records', scenarios, player: sensible, migrations, runner: { describe, it } });

describe('the set of version 0.0.0', () => {
  const lines = gunzipSync(readFileSync('records/0.0.0/wicked.jsonl.gz')).toString('utf8').trimEnd().split('\n');
  const records = lines.map((line) => JSON.parse(line) as { name: string; record: { log: string } });

  it('plays its records to the log that each was made from', () => {
    const first = { ...withSet(firstSet), version: '0.0.0' };
    for (const { name, record } of records) expect(replayMatch(first, record).record().log, name).toBe(record.log);
  });

  it('is put into a record that is brought up to date, and not into one that has a set of its own', () => {
    const [migration] = migrations;
    const record = records[0]?.record as never;
    expect(migration?.migrate(record).components).toEqual(firstSet);
    expect(migration?.migrate({ ...(record as object), components: 7 } as never).components).toBe(7);
  });
});
