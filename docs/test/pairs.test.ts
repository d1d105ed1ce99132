import { readFileSync } from 'node:fs';
import { winnersRules } from '@howzat/cubes';
import * as house from '@howzat/house-rules';
import { rules } from '@howzat/house-rules/rules';
import type { PairData } from '@howzat/simulator';
import { layTable, playTask, urlOf } from '@howzat/simulator/chunks';
import { describe, expect, test } from 'vitest';
import { type GameId, gameIds } from '../src/games.js';
import { pairsCommand, readPairs } from '../src/pairs.js';
import { pairsPage } from '../src/pairs-page.js';

const pairs = readPairs();
const { grid } = pairs;
const again = `The data of the pairs are of another time. Run: ${pairsCommand}`;

/** The file as it lies there: what the pages say is worked out from it once more, by other code. */
interface Kept {
  readonly figures: readonly string[];
  readonly parts: readonly {
    readonly game: GameId;
    readonly matches: number;
    readonly base: readonly (readonly [n: number, without: number])[];
    readonly rows: readonly (readonly [change: readonly string[], winners: number, sums: readonly number[][]])[];
  }[];
}

const titles = new Map([...rules, ...winnersRules].map(({ id, title }) => [id, title]));
const order = [...titles.keys()];
const named = (change: readonly string[]): string =>
  [...change]
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((id) => titles.get(id))
    .join(' + ');

/** The cells of each line of the tables of a page without their markup, by what stands in the first. */
function linesOf(game: GameId): ReadonlyMap<string, readonly string[]> {
  const lines = pairsPage(game, pairs)
    .text.split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | '))
    .map((cells) => cells.map((cell) => cell.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/\*\*|\\/g, '')));
  return new Map(lines.map(([name = '', ...cells]) => [name, cells]));
}

/** The change of the mean of the first innings, as a page has it. */
function runsOf([n]: readonly [number, number], sums: readonly number[]): string {
  const [first = 0, second = 0, third = 0] = sums;
  const change = sums.length === 2 ? first / n : (third - second) / first;
  const size = Math.abs(change).toFixed(1);
  return `${Number(size) === 0 ? '' : change < 0 ? '−' : '+'}${size} (`;
}

describe('the study of pairs', () => {
  test.each(gameIds)('has every house rule of %s and every two of them, played or refused', (game) => {
    const brought = game === 'cubes' ? winnersRules : [];
    const fitting = [...house.houseRules.filter(({ variant }) => ['*', game].includes(variant)), ...brought].map(
      ({ id }) => id,
    );
    const two = fitting.flatMap((one, i) => fitting.slice(i + 1).map((other) => [one, other].sort().join(' ')));
    const found = [...grid.effects, ...grid.refused]
      .filter((each) => each.game === game)
      .map(({ change }) => [...change].sort().join(' '));
    expect(found.sort(), again).toEqual([...fitting, ...two].sort());
  });

  test('is told on a page for each game, change by change', () => {
    const kept = JSON.parse(readFileSync(new URL('../data/pairs.json', import.meta.url), 'utf8')) as Kept;
    const runs = kept.figures.indexOf('first-innings');
    expect(kept.parts.map(({ game }) => game).sort()).toEqual([...gameIds].sort());
    for (const { game, matches, base, rows } of kept.parts) {
      const lines = linesOf(game);
      const wrong = rows.flatMap(([change, winners, sums]) => {
        const cells = lines.get(named(change)) ?? [];
        const told = runsOf(base[runs] as [number, number], sums[runs] as number[]);
        const others = `${(100 * (winners / matches)).toFixed(1)} %`;
        return cells[0]?.startsWith(told) && cells.at(-1) === others ? [] : [[named(change), told, others, cells]];
      });
      expect(wrong, game).toEqual([]);
    }
    expect(kept.parts.flatMap(({ rows }) => rows).length).toBeGreaterThan(2000);
  });

  test('is told with what is refused, and why', () => {
    for (const { game, change, why } of grid.refused.filter((each) => each.change.length === 1))
      expect(linesOf(game as GameId).get(named(change))?.[0]).toBe(why);
  });

  test.each(['ccsl', 'cubes', 'wicked'])('is that of %s as it plays now: a change is counted again', async (game) => {
    const effects = grid.effects.filter((each) => each.game === game);
    const effect = effects.find(
      (each, at) => at > effects.length / 2 && each.change.every((id) => nameOf(id) !== null),
    );
    if (!effect) throw new Error(game);
    const { format, change, seed, matches } = effect;
    const selection = {
      ...(format === null ? {} : { format }),
      set: pairs.asked.games.find((each) => each.game === game)?.set ?? {},
    };
    const variant = { module: urlOf(`@howzat/${game}`, 'unknown-variant'), export: game };
    const module = urlOf('@howzat/house-rules', 'unknown-house-rule');
    const order = { variant, selection, players: ['random', 'random'] } as const;
    const houseRules = change.map((id) => ({ module, export: nameOf(id) ?? '' }));
    const withIt = { ...order, selection: { ...selection, houseRules } };
    const tables = [await layTable(order), await layTable(withIt)];
    const data = playTask(tables, { kind: 'pairs', orders: [order, withIt], seed, from: 0, to: matches }) as PairData;
    expect([change, data.swings], again).toEqual([change, effect.swing.matches]);
    for (const { id, sums } of effect.figures) expect(data.sums[id], again).toEqual(sums);
  });
});

/** The name by which the package of house rules exports one; null for one that it has not. */
function nameOf(id: string): string | null {
  return Object.entries(house).find(([, rule]) => 'id' in rule && rule.id === id)?.[0] ?? null;
}
