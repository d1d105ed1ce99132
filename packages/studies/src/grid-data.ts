import type { FigureId, PairSums } from '@howzat/simulator';
import * as v from 'valibot';
import { StudyError } from './errors.js';
import { type Grid, type GridCounted, type GridEffect, judged, toldFigures } from './grid.js';
import { gridRefused, packageUsed, seed, told } from './plan.js';

/** The version of the format that what came of a grid is kept in. */
const dataVersion = 1;

const text = v.pipe(v.string(), v.nonEmpty());
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const whole = v.pipe(v.number(), v.safeInteger());

/** How many matches have a figure, and its sum without the change. */
const base = v.strictTuple([count, count]);
/**
 * What a change does to a figure: how much more the sum is with it, and the sum of the squares of the differences. Where these are of
 * other matches than in the base: how many, both sums, and the squares. Null where no match has the figure both ways.
 */
const counted = v.nullable(v.union([v.strictTuple([whole, count]), v.strictTuple([count, count, count, count])]));

const part = v.strictObject({
  game: text,
  format: v.nullable(v.string()),
  players: v.strictTuple([text, text]),
  matches: v.pipe(count, v.minValue(1)),
  seed,
  base: v.array(base),
  rows: v.array(v.strictTuple([v.pipe(v.array(text), v.minLength(1)), count, v.array(counted)])),
});

const dataSchema = v.strictObject({
  gridData: v.literal(dataVersion),
  study: text,
  title: text,
  packages: v.array(packageUsed),
  figures: v.array(v.picklist(toldFigures)),
  parts: v.array(part),
  refused: v.array(gridRefused),
});

type Data = v.InferOutput<typeof dataSchema>;
type Part = v.InferOutput<typeof part>;
type Counted = v.InferOutput<typeof counted>;

/**
 * What came of a grid as JSON that is small and is read again by {@link readGridData}: a line for each change, with the whole numbers that
 * everything else is made of.
 *
 * @param grid what came of a grid
 *
 * @example
 * import { type Grid, gridData, readGridData } from '@howzat/studies';
 *
 * const why = 'There are no wickets.';
 * const refused = [{ game: 'ccsl', format: null, change: ['wickets=0'], players: ['random', 'random'] as [string, string], why }];
 * const grid: Grid = { study: 'none', title: 'Wickets', packages: [], comparisons: 0, effects: [], refused };
 * console.log(readGridData(JSON.parse(gridData(grid))).refused[0]?.why); // There are no wickets.
 */
export function gridData(grid: Grid): string {
  const { study, title, packages, refused } = grid;
  const parts = partsOf(grid.effects).map(partText);
  const lines = [
    `"gridData": ${dataVersion}`,
    ...Object.entries({ study, title }).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`),
    `"packages": ${list(packages)}`,
    `"figures": ${JSON.stringify(toldFigures)}`,
    `"parts": [\n${parts.join(',\n')}\n]`,
    `"refused": ${list(refused)}`,
  ];
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** A list with a line for each of its items. */
function list(items: readonly unknown[]): string {
  return items.length === 0 ? '[]' : `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`;
}

function partText({ rows, ...rest }: Part): string {
  const fields = Object.entries(rest).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`);
  return `{\n${[...fields, `"rows": ${list(rows)}`].join(',\n')}\n}`;
}

/** The changes that were compared with the same matches are a part. */
function partsOf(effects: readonly GridEffect[]): readonly Part[] {
  const groups = new Map<string, [GridEffect, ...GridEffect[]]>();
  for (const effect of effects) {
    const { game, format, players, matches, seed: first } = effect;
    const key = JSON.stringify([game, format, players, matches, first]);
    const there = groups.get(key);
    if (there) there.push(effect);
    else groups.set(key, [effect]);
  }
  return [...groups.values()].map((group): Part => {
    const [{ game, format, players, matches, seed: first }] = group;
    const bases = toldFigures.map((id): v.InferOutput<typeof base> => {
      const { n = 0, without = 0 } = group.map((effect) => sumsOf(effect, id)).find((sums) => sums !== null) ?? {};
      return [n, without];
    });
    const rows = group.map((effect): Part['rows'][number] => [
      [...effect.change],
      effect.swing.matches,
      toldFigures.map((id, i) => countedOf(sumsOf(effect, id), bases[i] ?? [0, 0])),
    ]);
    return { game, format, players: [...players], matches, seed: first, base: bases, rows };
  });
}

function sumsOf({ figures }: GridEffect, id: FigureId): PairSums | null {
  return figures.find((figure) => figure.id === id)?.sums ?? null;
}

function countedOf(sums: PairSums | null, [n, without]: readonly [number, number]): Counted {
  if (sums === null) return null;
  return sums.n === n && sums.without === without
    ? [sums.with - without, sums.squares]
    : [sums.n, sums.without, sums.with, sums.squares];
}

function sumsIn(it: Counted, [n, without]: readonly [number, number]): PairSums | null {
  if (it === null) return null;
  if (it.length === 2) return { n, without, with: without + it[0], squares: it[1] };
  return { n: it[0], without: it[1], with: it[2], squares: it[3] };
}

/**
 * Reads what {@link gridData} wrote, and judges it again: means, intervals and verdicts are made of the whole numbers in it.
 *
 * @param given the JSON, parsed
 * @throws StudyError `other-version`, `bad-data`
 *
 * @example
 * import { isStudyError, readGridData } from '@howzat/studies';
 *
 * try {
 *   readGridData({ gridData: 1, title: 'Wickets' });
 * } catch (error) {
 *   console.log(isStudyError(error, 'bad-data')); // true
 * }
 */
export function readGridData(given: unknown): Grid {
  const version = typeof given === 'object' && given !== null && 'gridData' in given ? given.gridData : undefined;
  if (typeof version === 'number' && version !== dataVersion)
    throw new StudyError(
      'other-version',
      `What came of the grid is kept in version ${version}, and this is written for version ${dataVersion}.`,
    );
  const read = v.safeParse(dataSchema, given);
  if (!read.success) throw new StudyError('bad-data', `What came of the grid cannot be read. ${told(read.issues)}`);
  const { study, title, packages, refused, parts } = read.output;
  const all = parts.flatMap((each, at) => countedIn(read.output, each, at));
  return judged({ study, title, packages, refused }, all);
}

function countedIn({ figures }: Data, { rows, base: bases, matches, seed: first, ...about }: Part, at: number) {
  return rows.map(([change, swings, row], line): GridCounted => {
    if (row.length !== figures.length || bases.length !== figures.length || swings > matches)
      throw new StudyError(
        'bad-data',
        `What came of the grid cannot be read. parts.${at}.rows.${line}: It has ${row.length} figures and ${swings} other winners, and there are ${figures.length} figures and ${matches} matches.`,
      );
    const sums = figures.flatMap((id, i) => {
      const each = sumsIn(row[i] ?? null, bases[i] ?? [0, 0]);
      return each === null || each.n === 0 ? [] : [[id, each] as const];
    });
    return { row: { ...about, change }, matches, seed: first, swings, sums };
  });
}
