import { createHash, createHmac } from 'node:crypto';
import { openMatch } from '@howzat/core';
import { pick } from '@howzat/core/engine';
import { describe, expect, test } from 'vitest';
import {
  commitmentOf,
  type FairRecord,
  fairChance,
  keyProblem,
  matchKey,
  readFairRecord,
  verifyFair,
} from '../src/index.js';
import { gameOf } from './games.js';
import { hostFrom, rngOf } from './hosts.js';
import { playOn, seated } from './random-play.js';

const secret = '5e'.repeat(32);
const numbers = { home: '01'.repeat(32), away: '02'.repeat(32) };
const key = matchKey(secret, numbers);

describe('the chance of a host', () => {
  test('is what others work out from its description', () => {
    const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');
    expect(commitmentOf(secret)).toBe(createHash('sha256').update(bytes(secret)).digest('hex'));
    const mac = createHmac('sha256', bytes(secret)).update(bytes(numbers.home + numbers.away));
    expect(key).toBe(mac.digest('hex'));
    const rng = fairChance(key).streams('dice', -7);
    const words = Array.from({ length: 20 }, () => rng.next());
    const block = (n: number): Buffer => createHmac('sha256', bytes(key)).update(`["dice",-7,${n}]`).digest();
    const all = Buffer.concat([block(0), block(1), block(2)]);
    expect(words).toEqual(Array.from({ length: 20 }, (_, i) => all.readInt32BE(4 * i)));
  });

  test('is other numbers for another stream, branch or key, and the same for the same', () => {
    const first = (of: string, name: string, branch: number): number => fairChance(of).streams(name, branch).next();
    const all = [
      first(key, 'a', 1),
      first(key, 'b', 1),
      first(key, 'a', 2),
      first(matchKey(secret, { ...numbers, away: numbers.home }), 'a', 1),
    ];
    expect(new Set(all).size).toBe(4);
    expect(first(key, 'a', 1)).toBe(all[0]);
  });

  test('goes on alike in a copy, and elsewhere after a jump', () => {
    const rng = fairChance(key).streams('dice', 0);
    for (let i = 0; i < 11; i++) rng.next();
    const copy = rng.clone();
    const next = Array.from({ length: 9 }, () => rng.next());
    expect(Array.from({ length: 9 }, () => copy.next())).toEqual(next);
    copy.jump();
    expect(copy.next()).not.toBe(rng.next());
  });

  test('gives each face of a die its share', () => {
    const rng = fairChance(key).streams('dice', 0);
    const seen = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 6_000; i++) {
      const face = pick(rng, 6);
      seen[face] = (seen[face] ?? 0) + 1;
    }
    // the key is fixed, and so are the counts: five standard deviations are 144
    for (const count of seen) expect(Math.abs(count - 1_000)).toBeLessThan(144);
  });
});

describe('the record of a match', () => {
  const played = async (): Promise<FairRecord> => {
    const host = hostFrom(21);
    const match = await seated(host, { variant: 'ccsl', selection: { format: 'two-over', houseRules: ['free-hit'] } });
    await playOn(match, rngOf(1));
    return JSON.parse(JSON.stringify(await host.record(match.match, match.home.token))) as FairRecord;
  };
  const { variant, houseRules = [] } = gameOf('ccsl');

  test('is fair as it was played, and not with one thing changed', async () => {
    const fair = await played();
    const verdict = (changed: FairRecord) => verifyFair(variant, changed, houseRules);
    expect(verdict(fair)).toMatchObject({ fair: true });
    const other = 'ee'.repeat(32);
    expect(verdict({ ...fair, secret: other })).toMatchObject({ problem: expect.stringContaining('secret') });
    expect(verdict({ ...fair, commitment: other })).toMatchObject({ problem: expect.stringContaining('secret') });
    expect(verdict({ ...fair, numbers: { ...fair.numbers, away: other } })).toMatchObject({
      problem: expect.stringContaining('key'),
    });
    const { record } = fair;
    expect(verdict({ ...fair, record: { ...record, seed: 'another' } })).toMatchObject({ fair: false });
    // the key is checked without the rules, and nothing else is
    const spoilt = { ...fair, numbers: { ...fair.numbers, home: other } };
    for (const each of [
      fair,
      { ...fair, secret: other },
      { ...fair, record: { ...record, seed: 'another' } },
      spoilt,
    ]) {
      const found = verdict(each);
      expect(keyProblem(each)).toBe(found.fair ? null : found.problem);
    }
    expect(keyProblem({ ...fair, record: { ...record, events: [] } })).toBeNull();
    const name = { ...record, names: { home: 'Somebody', away: 'else' } };
    expect(verdict({ ...fair, record: name })).toMatchObject({ problem: expect.stringContaining('damaged') });
  });

  test('is read from outside, and refused where it is none', async () => {
    const fair = await played();
    expect(readFairRecord(JSON.parse(JSON.stringify(fair)))).toEqual(fair);
    for (const [value, wrong] of [
      [null, /it is wrong/],
      [fair.record, /howzatFair is wrong/],
      [{ ...fair, secret: 'no hex' }, /secret is wrong \(it has 64 hex digits/],
      [{ ...fair, numbers: { home: fair.numbers.home } }, /numbers.away is wrong/],
      [{ ...fair, record: { ...fair.record, seed: 'other' } }, /checksum belongs to another record/],
    ] as const)
      expect(() => readFairRecord(value)).toThrow(wrong);
  });

  test('with a die changed and all its checksums made again is found out by that die', async () => {
    const host = hostFrom(22);
    const match = await seated(host, { variant: 'cubes', selection: {} });
    await playOn(match, rngOf(3));
    const fair = (await host.record(match.match, match.home.token)) as FairRecord;
    const { record } = fair;
    const { variant: cubes } = gameOf('cubes');
    expect(verifyFair(cubes, fair)).toMatchObject({ fair: true });
    // somebody throws their own dice and writes the rest of the record as if the key had made them
    const forger = openMatch(cubes, {
      seed: record.seed,
      names: record.names,
      chance: fairChance('77'.repeat(32)),
    });
    const rng = rngOf(2);
    while (forger.waiting.kind === 'decisions') {
      const open = forger.waiting.open.find(({ made }) => !made);
      if (!open) break;
      forger.play(open.side, open.step, forger.legal(open.side, open.step).sample(rng));
    }
    const forged = { ...fair, record: forger.record() };
    expect(forged.record.chance).toBe('given');
    expect(verifyFair(cubes, forged)).toMatchObject({
      fair: false,
      problem: expect.stringMatching(
        /^The outcome of [\w.-]+, event \d+ of the record, is not what the key makes there\.$/,
      ),
    });
  });
});
