/**
 * Linear programming, small and quick: the largest sum of some variables, none below nought, under constraints that all
 * hold where every variable is nought. By the simplex method on a table with a row for each constraint.
 */
export interface Programme {
  /** Begins a programme of so many constraints and variables, all of it nought. */
  begin(constraints: number, variables: number): void;
  /** What a variable takes of a constraint. */
  takes(constraint: number, variable: number, amount: number): void;
  /** What a constraint allows, nought unless given. */
  allows(constraint: number, amount: number): void;
  /** What a variable brings, nought unless given. */
  brings(variable: number, amount: number): void;
  /** The most that can be brought. */
  solve(): number;
  /** After that: each variable, and what a little more of each constraint would bring. */
  readonly variables: Float64Array;
  readonly prices: Float64Array;
}

const nought = 1e-10;
/** After so many steps of the quick kind come those that cannot go round in circles. */
const quick = 60;
const most = 400;

/** A programme with a table of its own, of at most so many constraints and variables. */
export function programme(mostConstraints: number, mostVariables: number): Programme {
  const table = new Float64Array((mostConstraints + 1) * (mostVariables + 1));
  const variables = new Float64Array(mostVariables);
  const prices = new Float64Array(mostConstraints);
  // who stands at each row and column: variables from nought on, constraints below it
  const atRow = new Int32Array(mostConstraints);
  const atColumn = new Int32Array(mostVariables);
  let rows = 0;
  let columns = 0;
  let width = 0;

  const entering = (steps: number): number => {
    const last = rows * width;
    let best = -1;
    let least = -nought;
    for (let column = 0; column < columns; column++) {
      const gain = table[last + column] as number;
      if (steps > quick) {
        if (gain < -nought && (best < 0 || (atColumn[column] as number) < (atColumn[best] as number))) best = column;
      } else if (gain < least) {
        least = gain;
        best = column;
      }
    }
    return best;
  };

  const leaving = (column: number): number => {
    let best = -1;
    let least = 0;
    for (let row = 0; row < rows; row++) {
      const by = table[row * width + column] as number;
      if (by <= 1e-9) continue;
      const ratio = (table[row * width + columns] as number) / by;
      if (best >= 0 && (ratio > least || (ratio === least && (atRow[row] as number) > (atRow[best] as number))))
        continue;
      best = row;
      least = ratio;
    }
    return best;
  };

  const exchange = (row: number, column: number): void => {
    const own = row * width;
    const by = 1 / (table[own + column] as number);
    for (let j = 0; j < width; j++) table[own + j] = (table[own + j] as number) * by;
    table[own + column] = by;
    for (let i = 0; i <= rows; i++) {
      if (i === row) continue;
      const at = i * width;
      const factor = table[at + column] as number;
      if (factor === 0) continue;
      table[at + column] = 0;
      for (let j = 0; j < width; j++) table[at + j] = (table[at + j] as number) - factor * (table[own + j] as number);
    }
    const left = atRow[row] as number;
    atRow[row] = atColumn[column] as number;
    atColumn[column] = left;
  };

  return {
    variables,
    prices,
    begin(constraints, count) {
      rows = constraints;
      columns = count;
      width = count + 1;
      table.fill(0, 0, (rows + 1) * width);
      for (let row = 0; row < rows; row++) atRow[row] = -1 - row;
      for (let column = 0; column < columns; column++) atColumn[column] = column;
    },
    takes(constraint, variable, amount) {
      table[constraint * width + variable] = amount;
    },
    allows(constraint, amount) {
      table[constraint * width + columns] = amount;
    },
    brings(variable, amount) {
      table[rows * width + variable] = -amount;
    },
    solve() {
      for (let steps = 0; steps < most; steps++) {
        const column = entering(steps);
        if (column < 0) break;
        const row = leaving(column);
        if (row < 0) break;
        exchange(row, column);
      }
      variables.fill(0, 0, columns);
      prices.fill(0, 0, rows);
      for (let row = 0; row < rows; row++) {
        const who = atRow[row] as number;
        if (who >= 0) variables[who] = table[row * width + columns] as number;
      }
      for (let column = 0; column < columns; column++) {
        const who = atColumn[column] as number;
        if (who < 0) prices[-1 - who] = table[rows * width + column] as number;
      }
      return table[rows * width + columns] as number;
    },
  };
}
