import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { houseRules } from '@howzat/house-rules';
import { type GridEffect, idOf, type Plan, playHere, readPlan } from '@howzat/studies';
import { expect, test } from 'vitest';
import { gameIds } from '../src/games.js';
import { pairsCommand, readPairs } from '../src/pairs.js';

const { grid } = readPairs();
const again = `The data of the pairs are of another time. Run: ${pairsCommand}`;

/** The plan that the file asks for, as the command line makes it now. */
function planNow(): Plan {
  const bin = join(dirname(createRequire(import.meta.url).resolve('howzat/package.json')), 'bin/howzat.js');
  const asked = fileURLToPath(new URL('../data/pairs.study.json', import.meta.url));
  const printed = execFileSync(process.execPath, [bin, 'study', asked, '--plan'], { maxBuffer: 2 ** 26 });
  return readPlan(JSON.parse(printed.toString()));
}

/** House rules that a module exports by a name: those of Cubes that stand in a list are found by the command line alone. */
const named = new Set<string>(houseRules.map(({ id }) => id));

/** So many changes of each game, spread over all of them. */
function rowsOf(game: string, many: number): readonly number[] {
  const all = grid.effects.flatMap((effect, at) =>
    effect.game === game && effect.change.every((id) => named.has(id)) ? [at] : [],
  );
  return Array.from(
    { length: Math.min(many, all.length) },
    (_, i) => all[Math.floor(((i + 0.5) * all.length) / many)] ?? 0,
  );
}

/** What was counted of a change. */
const counted = ({ game, change, swing, figures }: GridEffect) => ({
  ...{ game, change, winners: swing.matches },
  sums: figures.map(({ id, sums }) => [id, sums]),
});

/** Registers that the data are those of the plan, and that so many changes of each game come out the same again. */
export function testPairs(many: number): void {
  test('the data of the pairs are of the plan that is asked for, and some of them are counted again', async () => {
    const plan = planNow();
    expect(idOf({ ...plan, packages: [...grid.packages] }), again).toBe(grid.study);
    expect(plan.packages.map(({ name }) => name)).toEqual(grid.packages.map(({ name }) => name));
    const { asks } = plan;
    if (asks.kind !== 'grid') throw new Error(asks.kind);
    const places = gameIds.flatMap((game) => rowsOf(game, many));
    const rows = places.map((at, cell) => ({ ...(asks.rows[at] as (typeof asks.rows)[number]), cell }));
    const cells = places.map((at) => plan.cells[asks.rows[at]?.cell ?? 0] as Plan['cells'][number]);
    const outcome = await playHere({ ...plan, cells, asks: { kind: 'grid', rows, refused: [] } }, { threads: 1 });
    if (outcome.kind !== 'grid') throw new Error(outcome.kind);
    expect(outcome.grid.effects.map(counted), again).toEqual(
      places.map((at) => counted(grid.effects[at] as GridEffect)),
    );
  });
}
