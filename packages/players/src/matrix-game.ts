/**
 * The value of a zero-sum game of one move each: `pays[row][column]` to the player of the rows, who wants much. By the
 * simplex method, with Bland's rule, so that it ends.
 */
export function valueOfGame(pays: readonly (readonly number[])[]): number {
  const rows = pays.length;
  const columns = pays[0]?.length ?? 0;
  if (rows === 0 || columns === 0) return Number.NaN;
  const least = Math.min(...pays.map((row) => Math.min(...row)));
  const shift = 1 - least;
  // the columns' player: the largest sum of y >= 0 with A y <= 1, all of A made positive
  const width = columns + rows + 1;
  const table = pays.map((row, i) => {
    const line = new Float64Array(width);
    row.forEach((pay, j) => {
      line[j] = pay + shift;
    });
    line[columns + i] = 1;
    line[width - 1] = 1;
    return line;
  });
  const goal = new Float64Array(width);
  goal.fill(-1, 0, columns);
  const basis = pays.map((_, i) => columns + i);
  for (;;) {
    let entering = -1;
    for (let j = 0; j < width - 1 && entering < 0; j++) if ((goal[j] as number) < -1e-12) entering = j;
    if (entering < 0) return 1 / (goal[width - 1] as number) - shift;
    let leaving = -1;
    let tightest = Number.POSITIVE_INFINITY;
    for (let i = 0; i < rows; i++) {
      const line = table[i] as Float64Array;
      const at = line[entering] as number;
      if (at <= 1e-12) continue;
      const ratio = (line[width - 1] as number) / at;
      const first = (basis[i] as number) < (basis[leaving] ?? Number.POSITIVE_INFINITY);
      if (ratio < tightest - 1e-12 || (ratio < tightest + 1e-12 && first)) {
        leaving = i;
        tightest = Math.min(ratio, tightest);
      }
    }
    const pivot = table[leaving] as Float64Array;
    const by = pivot[entering] as number;
    for (let j = 0; j < width; j++) pivot[j] = (pivot[j] as number) / by;
    for (const line of [...table, goal]) {
      if (line === pivot) continue;
      const times = line[entering] as number;
      if (times !== 0) for (let j = 0; j < width; j++) line[j] = (line[j] as number) - times * (pivot[j] as number);
    }
    basis[leaving] = entering;
  }
}
