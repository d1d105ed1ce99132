import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pairsOf } from '../../src/against/alternation.js';
import { holdDuel, type Meeting } from '../../src/against/duel.js';
import type { Duel } from '../../src/against/duels.js';

const folder = mkdtempSync(join(tmpdir(), 'howzat-duel-'));
const diary = join(folder, 'diary');
const bundles = { today: join(folder, 'today'), baseline: join(folder, 'baseline') };

/** A contest process that writes down when it was asked; `speed` is how fast it says that it is. */
function actor(side: string, speed: number, names: readonly string[], checksum: string): string {
  return `import { appendFileSync } from 'node:fs';
const note = (what) => appendFileSync(${JSON.stringify(diary)}, '${side} ' + what + '\\n');
const each = (of) => Object.fromEntries(${JSON.stringify(names)}.map((name) => [name, of]));
process.on('message', (asked) => {
  note(asked);
  if (process.argv[2] === 'dies') process.exit(1);
  process.send(asked === 'round' ? each(${speed}) : each({ matches: 7, checksum: '${checksum}' }));
});
note('starts');
process.send(${JSON.stringify(names)});
`;
}

const duel: Duel = {
  entry: 'played',
  id: 'a-contest',
  game: 'a game',
  names: ['runner', 'machine'],
  warmUp: 1,
};

const met = (other: Partial<Duel> = {}): Meeting => ({ duel: { ...duel, ...other }, processor: 0 });

beforeAll(() => {
  mkdirSync(bundles.today);
  mkdirSync(bundles.baseline);
  writeFileSync(join(bundles.today, 'played.mjs'), actor('today', 30, ['runner', 'machine'], 'ab'));
  writeFileSync(join(bundles.baseline, 'played.mjs'), actor('baseline', 20, ['runner'], 'ab'));
  writeFileSync(join(bundles.today, 'strayed.mjs'), actor('today', 30, ['runner'], 'ab'));
  writeFileSync(join(bundles.baseline, 'strayed.mjs'), actor('baseline', 20, ['runner'], 'cd'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a duel', () => {
  it('asks both sides by turns, and changes who is first', async () => {
    writeFileSync(diary, '');
    await holdDuel(bundles, met(), pairsOf(5));
    expect(readFileSync(diary, 'utf8').trim().split('\n')).toEqual([
      'today starts',
      'baseline starts',
      'today round',
      'baseline round',
      'baseline round',
      'today round',
      'today scores',
      'baseline scores',
      'baseline starts',
      'today starts',
      'today round',
      'baseline round',
      'baseline round',
      'today round',
      'today round',
      'baseline round',
    ]);
  });

  it('has a row for each contestant that both sides have', async () => {
    const rows = await holdDuel(bundles, met(), pairsOf(3));
    const round = { today: 30, baseline: 20 };
    expect(rows).toEqual([
      {
        game: 'a game',
        name: 'runner',
        kind: 'simulation',
        pairs: [[round], [round, round]],
        matches: 7,
        same: true,
      },
    ]);
  });

  it('tells where the scores are not the same', async () => {
    const [row] = await holdDuel(bundles, met({ entry: 'strayed' }), pairsOf(2));
    expect(row?.same).toBe(false);
  });

  it('fails where a process ends before it has answered', async () => {
    await expect(holdDuel(bundles, met({ id: 'dies' }), pairsOf(2))).rejects.toThrow('ended before it answered');
  });
});
