import { copyJson, createMatch, type LogEntry, uniformPlayer } from '@howzat/core';
import { checksumOf, checksumOfLog } from '@howzat/core/engine';
import { describe, expect, it } from 'vitest';
import { village } from './village-cricket.js';

const log = createMatch(village, { seed: 3, players: { home: uniformPlayer, away: uniformPlayer } }).log();

/** Every value inside a value that is no list and no object, as paths. */
function leavesOf(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

function changed(entries: readonly LogEntry[], path: readonly (string | number)[]): readonly LogEntry[] {
  const copy = copyJson(entries);
  const key = path.at(-1) as string;
  const around = path.slice(0, -1).reduce<Record<string, unknown>>((at, k) => at[k] as never, copy as never);
  const was = around[key];
  const delivery = log.find((entry) => entry.delivery)?.delivery;
  if (key === 'delivery') around[key] = delivery;
  else
    around[key] =
      typeof was === 'number' ? was + 1 : typeof was === 'boolean' ? !was : was === null ? 'home' : `${was}'`;
  return copy;
}

describe('the checksum of a log', () => {
  it('is that of an equal log', () => {
    expect(checksumOfLog(copyJson(log))).toBe(checksumOfLog(log));
    expect(checksumOfLog(log)).toMatch(/^[0-9a-f]{16}$/);
  });

  it('is another one when any value of any entry is another', () => {
    const few = log.slice(0, 12);
    const paths = leavesOf(few);
    const sums = paths.map((path) => checksumOfLog(changed(few, path)));
    expect(paths.length).toBeGreaterThan(100);
    expect(new Set([checksumOfLog(few), ...sums]).size).toBe(paths.length + 1);
  });

  it('is another one when an entry is missing, doubled or moved', () => {
    const [first, second, ...rest] = log as [LogEntry, LogEntry, ...LogEntry[]];
    const sums = [log, [second, ...rest], [first, first, second, ...rest], [second, first, ...rest]].map(checksumOfLog);
    expect(new Set(sums).size).toBe(4);
  });
});

describe('the checksum of any JSON', () => {
  it('tells values apart that only look alike', () => {
    const values = [
      null,
      false,
      0,
      1,
      0.5,
      '',
      '1',
      [],
      [[]],
      {},
      [{}],
      { a: { b: 1 }, c: 2 },
      { a: { b: 1, c: 2 } },
      Array(8).fill('a'),
      Array(9).fill('a'),
    ];
    expect(new Set(values.map(checksumOf)).size).toBe(values.length);
  });
});
