import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { cut, matchesOf } from '../src/cut.js';
import {
  type Cell,
  idOf,
  isStudyError,
  type Plan,
  readGridAsked,
  readPlan,
  simulationPlan,
  trialPlan,
} from '../src/index.js';
import { differences, packagesOf } from '../src/loaded.js';
import { isRepeatable } from '../src/plan.js';
import { find, hand } from './hand.js';

const plan = simulationPlan({ variant: hand, matches: 100, seed: 'a' }, find);

/** The code and the sentence of what is thrown. */
function refused(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (isStudyError(error)) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'not refused';
}

describe('a plan', () => {
  test('is data, and has the same id wherever it is made', () => {
    const sent = readPlan(JSON.parse(JSON.stringify(plan)));
    expect(sent).toEqual(plan);
    expect(idOf({ ...sent, title: 'another' })).toBe(idOf(plan));
    const { tables, ...rest } = sent;
    expect(idOf({ tables, ...rest } as Plan)).toBe(idOf(plan));
    expect(idOf(simulationPlan({ variant: hand, matches: 101, seed: 'a' }, find))).not.toBe(idOf(plan));
  });

  test('names what it is loaded from', () => {
    const names = plan.packages.map(({ name }) => name);
    expect(names).toContain('@howzat/core');
    expect(names).toContain('@howzat/compiler');
    expect(names).toContain('@howzat/simulator');
    for (const { hash } of plan.packages) expect(hash).toMatch(/^[0-9a-f]{16}$/);
  });

  test.each<[string, unknown, string]>([
    ['of another version', { ...plan, plan: 2 }, 'other-version: The plan is of version 2, and this is written for'],
    ['of nothing', { ...plan, cells: [] }, 'bad-plan: The plan cannot be read. cells: '],
    ['that is none', 'plan', 'bad-plan: The plan cannot be read. '],
    [
      'with a table that is not there',
      { ...plan, cells: [{ ...plan.cells[0], tables: [1] }] },
      'bad-plan: The plan cannot be read. cells.0 is played at table 1, and there are 1, from 0.',
    ],
    [
      'of no matches',
      { ...plan, cells: [{ ...plan.cells[0], matches: 0 }] },
      'bad-plan: The plan cannot be read. cells.0.matches: ',
    ],
    ...['data:text/javascript,0', 'file:///etc/x.js', '/etc/x.js', '../x.js', 'a/../../x', 'node:fs'].map(
      (module): [string, unknown, string] => [
        `with the module ${module}`,
        { ...plan, tables: [{ ...plan.tables[0], variant: { module, export: 'x' } }] },
        'bad-plan: The plan cannot be read. tables.0.variant.module: A module is named by its package',
      ],
    ),
    ['with a field too many', { ...plan, code: '1' }, 'bad-plan: The plan cannot be read. code: '],
    [
      'whose cells are others than it needs',
      { ...plan, asks: { kind: 'tournament', players: ['a', 'b', 'c'] } },
      'bad-plan: The plan cannot be read. A tournament is made of a cell of matches for each two players, 3 in all',
    ],
  ])('%s is refused', (_, given, says) => {
    expect(refused(() => readPlan(given))).toContain(says);
  });

  test('of a trial holds its policies, and none is refused', () => {
    const habit = { step: 'bat', field: null, doing: { kind: 'choice', choice: 4 }, when: [] } as const;
    const when = [{ place: ['game', 'runs'], at: 3, from: true }];
    const policies = [[habit], [{ ...habit, doing: { kind: 'any' }, when } as const], []];
    const made = trialPlan({ variant: hand, player: 'random', trial: { policies, seed: 1, from: 128, to: 256 } }, find);
    expect(made.cells.map((cell) => (cell.kind === 'trial' ? [cell.first, cell.matches, cell.policy] : []))).toEqual(
      policies.map((policy) => [128, 128, policy]),
    );
    expect(readPlan(JSON.parse(JSON.stringify(made)))).toEqual(made);
    const none = { policies: [], seed: 1, from: 0, to: 128 };
    expect(refused(() => trialPlan({ variant: hand, player: 'random', trial: none }, find))).toContain(
      'bad-plan: The plan cannot be read. cells: ',
    );
  });

  test('knows whether its matches are the same each time', () => {
    const by = (budget: { ms: number } | { playouts: number }) =>
      simulationPlan({ variant: hand, matches: 1, players: ['random', { built: 'search', budget }] }, find);
    expect(isRepeatable(plan)).toBe(true);
    expect(isRepeatable(by({ playouts: 5 }))).toBe(true);
    expect(isRepeatable(by({ ms: 5 }))).toBe(false);
  });
});

test.each<[string, unknown, string]>([
  ['of another version', { study: 9 }, 'other-version: '],
  ['of no games', { study: 1, title: 'x', matches: 5, games: [] }, 'bad-plan: The study cannot be read. games: '],
  [
    'with a word that is none',
    { study: 1, title: 'x', matches: 5, games: [{ game: 'a', pears: true }] },
    'games.0.pears',
  ],
])('what is asked of a grid, %s, is refused', (_, given, says) => {
  expect(refused(() => readGridAsked(given))).toContain(says);
});

test('chunks hold each match of each cell once, and cells that are one are not shared out', () => {
  const kinds = fc.constantFrom('matches', 'pairs', 'fired', 'watched');
  const cells = fc.array(
    fc.tuple(
      kinds,
      fc.integer({ min: 1, max: 300 }),
      fc.double({ min: 1e-5, max: 3, noNaN: true }),
      fc.constantFrom(0, 0.1),
    ),
    { minLength: 1, maxLength: 10 },
  );
  fc.assert(
    fc.property(cells, fc.double({ min: 0.2, max: 30, noNaN: true }), (given, seconds) => {
      const all = given.map(([kind, matches]) => ({ kind, tables: [0, 0], seed: 1, matches }) as Cell);
      const costs = given.map(([, , match, piece]) => ({ match, piece }));
      const whole = (cell: number): boolean => ['fired', 'watched'].includes(all[cell]?.kind ?? '');
      const chunks = cut({ ...plan, cells: all }, costs, seconds);
      const next = all.map(() => 0);
      for (const chunk of chunks) {
        const time = chunk.reduce((sum, [cell, from, to]) => {
          const { match, piece } = costs[cell] as (typeof costs)[number];
          return sum + piece + (to - from) * match;
        }, 0);
        // one match, or a cell that is one, may take longer by itself
        const alone = chunk.length === 1 && (matchesOf(chunk) === 1 || whole(chunk[0]?.[0] as number));
        if (!alone) expect(time).toBeLessThanOrEqual(seconds * 1.001);
        for (const [cell, from, to] of chunk) {
          if (from !== next[cell] || to <= from || (whole(cell) && to !== all[cell]?.matches))
            throw new Error(`${cell}: ${from} to ${to} after ${next[cell]}`);
          next[cell] = to;
        }
      }
      expect(next).toEqual(all.map(({ matches }) => matches));
      // what fits into one chunk is not compiled twice
      for (const [cell, { match, piece }] of costs.entries())
        if (piece + (all[cell]?.matches ?? 0) * match <= seconds)
          expect(chunks.flat().filter(([at]) => at === cell)).toHaveLength(1);
    }),
    { numRuns: 60 },
  );
});

describe('the hash of what is loaded', () => {
  const folder = mkdtempSync(join(tmpdir(), 'howzat-loaded-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const one = join(folder, 'one');
  mkdirSync(join(one, 'parts'), { recursive: true });
  writeFileSync(join(one, 'package.json'), JSON.stringify({ name: 'howzat-rule-x', version: '1.2.3', type: 'module' }));
  writeFileSync(join(one, 'index.ts'), "import { n } from './parts/n.js';\nexport const rule = n;\n");
  writeFileSync(join(one, 'parts/n.ts'), 'export const n = 1;\n');
  writeFileSync(join(one, 'notes.md'), 'not read\n');

  test('is of the files that are read, wherever they lie', () => {
    const there = join(folder, 'deeper/two');
    cpSync(one, there, { recursive: true });
    const [here, copy] = [
      packagesOf([{ file: join(one, 'index.ts') }]),
      packagesOf([{ file: join(there, 'index.ts') }]),
    ];
    expect(here).toEqual([{ name: 'howzat-rule-x', version: '1.2.3', hash: expect.any(String) }]);
    expect(copy).toEqual(here);
    writeFileSync(join(there, 'notes.md'), 'still not read\n');
    expect(packagesOf([{ file: join(there, 'index.ts') }])).toEqual(here);
    writeFileSync(join(there, 'parts/n.ts'), 'export const n = 2;\n');
    const changed = packagesOf([{ file: join(there, 'index.ts') }]);
    expect(differences(here, changed)).toEqual([
      `howzat-rule-x 1.2.3 has other files here (hash ${changed[0]?.hash}, and ${here[0]?.hash} in the plan)`,
    ]);
    expect(differences(here, [])).toEqual(['howzat-rule-x 1.2.3 is not loaded here']);
    expect(differences(here, [{ name: 'howzat-rule-x', version: '2.0.0', hash: 'ab' }])).toEqual([
      'howzat-rule-x is 2.0.0 here, and 1.2.3 in the plan',
    ]);
    expect(differences(here, copy)).toEqual([]);
  });

  test('of a file that belongs to no package goes by its name, also where it lies in one', () => {
    const [first, second, third] = ['a', 'b', 'one/rules'].map((place) => {
      mkdirSync(join(folder, place));
      writeFileSync(join(folder, place, 'my-rule.mjs'), 'export const rule = 1;\n');
      return packagesOf([{ file: join(folder, place, 'my-rule.mjs'), name: 'my-rule.mjs' }]);
    });
    expect(first).toEqual([{ name: 'my-rule.mjs', version: '', hash: expect.any(String) }]);
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    const [unnamed] = packagesOf([{ file: join(folder, 'a/my-rule.mjs') }]);
    expect(unnamed).toEqual(first?.[0]);
  });
});
