import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type MatchRecord, replayMatch } from '@howzat/core';
import { stampRecord } from '@howzat/core/engine';
import { ctg, sensible, withFirstCards } from '@howzat/ctg';
import { scenarios } from '@howzat/ctg/scenarios';
import { testFrozenRecords } from '@howzat/testkit';
import { describe, expect, it } from 'vitest';

testFrozenRecords(ctg, {
  folder: 'records',
  scenarios,
  player: sensible,
  // the cards are others since, and a record without cards of its own is one of the first set
  migrations: [{ variant: 'ctg', from: '0.0.0', to: `${ctg.version}-next`, migrate: withFirstCards }],
  runner: { describe, it },
});

describe('with the first cards the records of 0.0.0 replay to the very log that they were made from', () => {
  const lines = gunzipSync(readFileSync('records/0.0.0/ctg.jsonl.gz')).toString('utf8').trimEnd().split('\n');
  const records = lines
    .map((line) => JSON.parse(line) as { readonly name: string; readonly record: MatchRecord })
    // those of the present version are held to the checksum of their log
    .map(({ name, record }) => ({ name, record: { ...record, variant: { id: 'ctg', version: ctg.version } } }));

  it('every ninth of them', () => {
    const some = records.filter((_, i) => i % 9 === 0);
    const others = some.filter(({ record }) => {
      try {
        replayMatch(ctg, stampRecord(withFirstCards(record)));
        return false;
      } catch {
        return true;
      }
    });
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  it('and with the cards of today the first does not', () => {
    expect(() => replayMatch(ctg, stampRecord(records[0]?.record as MatchRecord))).toThrow();
  });

  it('a record with cards of its own keeps them', () => {
    const own = { ...(records[0]?.record as MatchRecord), components: 'mine' };
    expect(withFirstCards(own)).toBe(own);
  });
});
