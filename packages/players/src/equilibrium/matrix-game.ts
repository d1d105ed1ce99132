import { HowzatError } from '@howzat/core';
import { type Model, type Options, solve } from 'yalps';

/** A zero-sum game of one move each, solved. */
export interface MatrixSolution {
  /** What it is worth to the player of the rows, who wants much. */
  readonly value: number;
  /** How often each row is to be played, and each column. */
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** Games of no more cells than this are solved whole; of larger ones only the rows and columns that matter. */
const mostCells = 400;

/** How far from equal the two sides' guarantees may be, against the size of what is at stake. */
const tolerance = 1e-8;

const precise: Options = { precision: 1e-12, tolerance: 0, maxPivots: 100_000 };

/**
 * The shares of the columns' player that concede least: the largest sum of y >= 0 with A y <= 1, all of A made positive.
 */
function leastConceded(pays: readonly (readonly number[])[], shift: number): number[] {
  const columns = (pays[0] as readonly number[]).length;
  const model: Model<number, number> = {
    direction: 'maximize',
    objective: -1,
    constraints: new Map(pays.map((_, row) => [row, { max: 1 }])),
    variables: Array.from({ length: columns }, (_, column): [number, (readonly [number, number])[]] => [
      column,
      [[-1, 1], ...pays.map((row, at) => [at, (row[column] as number) + shift] as const)],
    ]),
  };
  const { status, variables, result } = solve(model, precise);
  const shares = new Array<number>(columns).fill(0);
  if (status === 'optimal') for (const [column, weight] of variables) shares[column] = weight / result;
  return shares;
}

/** A row and a column of which neither side wants to go away, where there is such a pair. */
function saddlePoint(pays: readonly (readonly number[])[]): MatrixSolution | null {
  const columns = (pays[0] as readonly number[]).length;
  let bestRow = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const [at, row] of pays.entries()) {
    const least = Math.min(...row);
    if (least > most) [most, bestRow] = [least, at];
  }
  let bestColumn = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < columns; at++) {
    let highest = Number.NEGATIVE_INFINITY;
    for (const row of pays) highest = Math.max(highest, row[at] as number);
    if (highest < least) [least, bestColumn] = [highest, at];
  }
  if (most < least) return null;
  return {
    value: most,
    rows: pays.map((_, at) => (at === bestRow ? 1 : 0)),
    columns: Array.from({ length: columns }, (_, at) => (at === bestColumn ? 1 : 0)),
  };
}

/** What each row earns against shares of the columns. */
function earned(pays: readonly (readonly number[])[], columns: readonly number[]): number[] {
  return pays.map((row) => row.reduce((sum, pay, at) => sum + pay * (columns[at] as number), 0));
}

/** What each column concedes to shares of the rows. */
function conceded(pays: readonly (readonly number[])[], rows: readonly number[]): number[] {
  return (pays[0] as readonly number[]).map((_, column) =>
    pays.reduce((sum, row, at) => sum + (row[column] as number) * (rows[at] as number), 0),
  );
}

/**
 * Solves a zero-sum game of one move each: `pays[row][column]` to the player of the rows. A linear program for each side
 * gives its shares; what the rows are sure to earn and the columns are sure not to exceed must be the same number.
 *
 * @throws HowzatError `inapplicable` for a game without cells, and for one whose numbers are too far apart for the program
 */
export function solveMatrixGame(pays: readonly (readonly number[])[]): MatrixSolution {
  const width = pays[0]?.length ?? 0;
  if (width === 0) throw new HowzatError('inapplicable', 'A game of one move each needs a row and a column.');
  const pure = saddlePoint(pays);
  if (pure) return pure;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const row of pays)
    for (const pay of row) {
      low = Math.min(low, pay);
      high = Math.max(high, pay);
    }
  // one unit is the size of what is at stake
  const scale = high - low;
  const even = pays.map((row) => row.map((pay) => (pay - low) / scale));
  const turned = Array.from({ length: width }, (_, column) => even.map((row) => 1 - (row[column] as number)));
  const columns = leastConceded(even, 1);
  const rows = leastConceded(turned, 1);
  const sure = Math.min(...conceded(even, rows));
  const most = Math.max(...earned(even, columns));
  if (!(Math.abs(most - sure) <= tolerance))
    throw new HowzatError(
      'inapplicable',
      `The linear program leaves ${(most - sure) * scale} between what the two sides can be sure of; the numbers are too far apart.`,
    );
  return { value: low + (scale * (sure + most)) / 2, rows, columns };
}

function bestOf(values: readonly number[], sign: 1 | -1): number {
  let best = 0;
  for (let at = 1; at < values.length; at++)
    if (sign * ((values[at] as number) - (values[best] as number)) > 0) best = at;
  return best;
}

/**
 * The same for a game whose cells are dear to look at: each side's best answer to the other's shares is added to the rows
 * and columns looked at, until neither side has a better one among all. Exact, as all answers are weighed at the end.
 *
 * @param pay the cell of a row and a column; asked once for each
 */
export function solveGame(rows: number, columns: number, pay: (row: number, column: number) => number): MatrixSolution {
  if (rows * columns <= mostCells)
    return solveMatrixGame(
      Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => pay(row, column))),
    );
  const cells = new Map<number, number>();
  const cell = (row: number, column: number): number => {
    const at = row * columns + column;
    const known = cells.get(at);
    if (known !== undefined) return known;
    const value = pay(row, column);
    cells.set(at, value);
    return value;
  };
  const ours = [0];
  const theirs = [0];
  for (;;) {
    const small = solveMatrixGame(ours.map((row) => theirs.map((column) => cell(row, column))));
    const earns = Array.from({ length: rows }, (_, row) =>
      theirs.reduce((sum, column, at) => sum + cell(row, column) * (small.columns[at] as number), 0),
    );
    const concedes = Array.from({ length: columns }, (_, column) =>
      ours.reduce((sum, row, at) => sum + cell(row, column) * (small.rows[at] as number), 0),
    );
    const row = bestOf(earns, 1);
    const column = bestOf(concedes, -1);
    const gap = (earns[row] as number) - (concedes[column] as number);
    const known = ours.includes(row) && theirs.includes(column);
    if (known || gap <= tolerance * Math.max(1, Math.abs(small.value))) {
      const shares = (n: number, of: readonly number[], values: readonly number[]): number[] => {
        const all = new Array<number>(n).fill(0);
        for (const [at, place] of of.entries()) all[place] = values[at] as number;
        return all;
      };
      return {
        value: small.value,
        rows: shares(rows, ours, small.rows),
        columns: shares(columns, theirs, small.columns),
      };
    }
    if (!ours.includes(row)) ours.push(row);
    if (!theirs.includes(column)) theirs.push(column);
  }
}
