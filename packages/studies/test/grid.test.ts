import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Grid,
  type GridChange,
  gridCsv,
  gridData,
  gridPage,
  gridPlan,
  idOf,
  isStudyError,
  playHere,
  readGridData,
} from '../src/index.js';
import { find, hand } from './hand.js';

const players = { names: ['random', 'random'], refs: ['random', 'random'] } as const;

function change(id: string, without: object = {}): GridChange {
  const houseRules = [{ module: 'hand', export: id }];
  const names: [string, string] = [...players.names];
  return {
    ...{ game: 'hand', format: null, change: [id], variant: hand, without, with: { ...without, houseRules } },
    players: { names, refs: players.refs },
  };
}

const refused = [
  {
    game: 'hand',
    format: null,
    change: ['bonus', 'never'],
    players: ['random', 'random'] as [string, string],
    why: 'They "fight".',
  },
];
const plan = gridPlan(
  {
    title: 'Three, and more',
    matches: 300,
    seed: 4,
    changes: [change('bonus'), change('never'), change('bonus', { set: { wickets: 2 } })],
    refused,
  },
  find,
);

let grid: Grid;
beforeAll(async () => {
  const outcome = await playHere(plan, { find, threads: 2, chunkSeconds: 0.01 });
  if (outcome.kind !== 'grid') throw new Error(outcome.kind);
  grid = outcome.grid;
});

test('a grid judges all figures beside each other', () => {
  const [bonus, never] = grid.effects;
  const runs = (effect: typeof bonus) => effect?.figures.find(({ id }) => id === 'first-innings');
  expect(grid.study).toBe(idOf(plan));
  expect(grid.comparisons).toBe(grid.effects.flatMap(({ figures }) => figures).length);
  expect(runs(bonus)).toMatchObject({ verdict: 'up', sums: { n: 300 } });
  expect(runs(never)).toMatchObject({ verdict: 'noise', change: 0, corrected: 1 });
  // as wide as so many comparisons need: 1.96 standard errors hold for one alone
  const { sums, change: by = 0, interval: [low = 0, high = 0] = [] } = runs(bonus) ?? {};
  const { n = 0, squares = 0 } = sums ?? {};
  const error = Math.sqrt((squares - n * by * by) / (n - 1) / n);
  expect((high - low) / 2 / error).toBeGreaterThan(2.8);
  expect((high - low) / 2 / error).toBeLessThan(3.3);
});

test('a change under which a match breaks off is told with the match, and the others go on', async () => {
  const touchy = { module: 'hand', export: 'touchy' };
  const seats = { names: ['touchy', 'touchy'] as [string, string], refs: [touchy, touchy] as const };
  const without = { set: { wickets: 2 } };
  const changes = [{ ...change('bonus'), players: seats }, change('never', without)];
  const both = gridPlan({ title: 'Breaks off', matches: 400, seed: 8, changes, refused: [] }, find);
  const told: Grid[] = [];
  for (const chunkSeconds of [0.001, 9]) {
    const outcome = await playHere(both, { find, threads: 1, chunkSeconds });
    if (outcome.kind === 'grid') told.push(outcome.grid);
  }
  const [short, long] = told;
  expect(short).toEqual(long);
  expect(short?.effects.map((effect) => effect.change)).toEqual([['never']]);
  expect(short?.refused).toMatchObject([
    { change: ['bonus'], why: expect.stringMatching(/^Match \d+ of seed 8 breaks off: \d+ runs are too many$/) },
  ]);
});

describe('what came of a grid', () => {
  test('is kept as whole numbers, and read to the same, with the same table and the same page', () => {
    const read = readGridData(JSON.parse(gridData(grid)));
    expect(read).toEqual(grid);
    expect([gridCsv(read), gridPage(read)]).toEqual([gridCsv(grid), gridPage(grid)]);
    expect(gridData(read)).toBe(gridData(grid));
  });

  test('is kept where figures are there in other matches than without a change', () => {
    const [first, ...rest] = grid.effects;
    if (!first) throw new Error('no effect');
    const [figure, ...others] = first.figures;
    if (!figure) throw new Error('no figure');
    // all other effects have this figure, and one has another one in fewer matches
    const fewer = others.map((each, i) =>
      i === 0 ? { ...each, sums: { ...each.sums, n: each.sums.n - 1, without: each.sums.without - 3 } } : each,
    );
    const made = { ...grid, effects: [{ ...first, figures: fewer }, ...rest] };
    const read = readGridData(JSON.parse(gridData(made)));
    expect(read.effects.map(({ figures }) => figures.map(({ id, sums }) => [id, sums]))).toEqual(
      made.effects.map(({ figures }) => figures.map(({ id, sums }) => [id, sums])),
    );
  });

  const given = () =>
    JSON.parse(gridData(grid)) as { parts: { rows: unknown[][]; base: unknown[] }[]; figures: string[] };
  test.each<[string, (data: ReturnType<typeof given>) => unknown, string]>([
    [
      'that is of another version',
      (data) => ({ ...data, gridData: 2 }),
      'other-version: What came of the grid is kept in version 2',
    ],
    ['that is none', () => ({ gridData: 1 }), 'bad-data: What came of the grid cannot be read. study: '],
    [
      'with a figure that is none',
      (data) => ({ ...data, figures: ['tea'] }),
      'bad-data: What came of the grid cannot be read. figures.0: ',
    ],
    [
      'with a figure too few',
      (data) => ({ ...data, figures: data.figures.slice(1) }),
      'parts.0.rows.0: It has 9 figures and ',
    ],
    [
      'with more other winners than matches',
      (data) => {
        (data.parts[0]?.rows[1] ?? [])[1] = 301;
        return data;
      },
      'parts.0.rows.1: It has 9 figures and 301 other winners, and there are 9 figures and 300 matches.',
    ],
  ])('%s is refused', (_, spoil, says) => {
    let error: unknown;
    try {
      readGridData(spoil(given()));
    } catch (thrown) {
      error = thrown;
    }
    expect(isStudyError(error) ? `${error.code}: ${error.message}` : error).toContain(says);
  });
});
