/**
 * A game of two sides that choose at once, where what one gains the other loses: how often each of them should make each choice so
 * that nobody who knows it gains by it. Solved exactly, by pivots.
 */
export interface MatrixGame {
  /** What the game is worth to the side that chooses a row. */
  value: number;
  /** How often each row and each column is chosen. */
  readonly rows: Float64Array;
  readonly columns: Float64Array;
}

const most = 32;
const tiny = 1e-10;

// one game is solved at a time, so these are written over and over
const table = new Float64Array((most + 1) * (most + 1));
const rowLabel = new Int32Array(most);
const columnLabel = new Int32Array(most);

/** Room for the solution of a game of so many rows and columns at most. */
export function matrixGame(rows: number, columns: number): MatrixGame {
  return { value: 0, rows: new Float64Array(rows), columns: new Float64Array(columns) };
}

/**
 * Solves a game into `solved`.
 * @param worth of each row against each column to the side that chooses the row; a row begins every `stride` numbers
 */
export function solve(solved: MatrixGame, worth: Float64Array, m: number, n: number, stride: number): void {
  const shift = 1 - least(worth, m, n, stride);
  const width = n + 1;
  for (let i = 0; i < m; i++) {
    rowLabel[i] = -1 - i;
    for (let j = 0; j < n; j++) table[i * width + j] = (worth[i * stride + j] as number) + shift;
    table[i * width + n] = 1;
  }
  for (let j = 0; j < n; j++) {
    columnLabel[j] = j;
    table[m * width + j] = 1;
  }
  table[m * width + n] = 0;
  for (let turn = 0; turn < 200; turn++) {
    const column = entering(m, n, turn > 60);
    if (column < 0) break;
    const row = leaving(m, n, column);
    if (row < 0) break;
    pivot(m, n, row, column);
  }
  read(solved, m, n);
  solved.value -= shift;
}

function least(worth: Float64Array, m: number, n: number, stride: number): number {
  let min = Number.POSITIVE_INFINITY;
  for (let i = 0; i < m; i++)
    for (let j = 0; j < n; j++) {
      const value = worth[i * stride + j] as number;
      if (value < min) min = value;
    }
  return min;
}

/** The column that gains most; the first that gains at all where pivots go on for long, so that they come to an end. */
function entering(m: number, n: number, first: boolean): number {
  let best = tiny;
  let column = -1;
  for (let j = 0; j < n; j++) {
    const gain = table[m * (n + 1) + j] as number;
    if (gain <= best) continue;
    column = j;
    if (first) break;
    best = gain;
  }
  return column;
}

function leaving(m: number, n: number, column: number): number {
  const width = n + 1;
  let best = Number.POSITIVE_INFINITY;
  let row = -1;
  for (let i = 0; i < m; i++) {
    const by = table[i * width + column] as number;
    if (by <= tiny) continue;
    const ratio = (table[i * width + n] as number) / by;
    if (ratio < best) {
      best = ratio;
      row = i;
    }
  }
  return row;
}

function pivot(m: number, n: number, row: number, column: number): void {
  const width = n + 1;
  const by = 1 / (table[row * width + column] as number);
  for (let j = 0; j <= n; j++) if (j !== column) table[row * width + j] = (table[row * width + j] as number) * by;
  for (let i = 0; i <= m; i++) {
    if (i === row) continue;
    const times = table[i * width + column] as number;
    if (times === 0) continue;
    for (let j = 0; j <= n; j++)
      if (j !== column)
        table[i * width + j] = (table[i * width + j] as number) - times * (table[row * width + j] as number);
    table[i * width + column] = -times * by;
  }
  table[row * width + column] = by;
  const label = rowLabel[row] as number;
  rowLabel[row] = columnLabel[column] as number;
  columnLabel[column] = label;
}

function read(solved: MatrixGame, m: number, n: number): void {
  const width = n + 1;
  solved.rows.fill(0);
  solved.columns.fill(0);
  const total = -(table[m * width + n] as number);
  for (let i = 0; i < m; i++) {
    const label = rowLabel[i] as number;
    if (label >= 0) solved.columns[label] = Math.max(0, table[i * width + n] as number) / total;
  }
  for (let j = 0; j < n; j++) {
    const label = columnLabel[j] as number;
    if (label < 0) solved.rows[-1 - label] = Math.max(0, -(table[m * width + j] as number)) / total;
  }
  solved.value = 1 / total;
}
