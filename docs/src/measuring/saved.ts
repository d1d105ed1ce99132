import { existsSync, writeFileSync } from 'node:fs';
import { inOrder } from '../formats.js';
import { gameIds } from '../games.js';
import { fileOf, type Made, type Measured, readMeasured, sampleKey } from '../measured.js';
import { sampleOf } from '../sample.js';
import { type GameFormat, seed } from './asked.js';

/** What was measured under a name before, if anything was. */
export function savedBefore<T>(name: string): Measured<T> | null {
  return existsSync(fileOf(name)) ? readMeasured<T>(name) : null;
}

/**
 * Saves what was measured of some formats, with the mark of how each of them plays now. The marks of the others stay, as what was
 * measured of them does.
 */
export function save(
  name: string,
  measured: readonly GameFormat[],
  made: { readonly task: string; readonly matches: number; readonly players: string },
  data: unknown,
): void {
  const samples = { ...savedBefore(name)?.made.samples };
  for (const { game, format } of measured)
    samples[sampleKey(game.id, format)] = sampleOf(game.variant, format, game.sensible, seed);
  const { task, matches, players } = made;
  const command = `pnpm --filter @howzat/docs measure ${task}`;
  const written: Measured<unknown> = { made: { command, seed, matches, players, samples } satisfies Made, data };
  writeFileSync(fileOf(name), `${JSON.stringify(written, null, 1)}\n`);
}

interface OfGame {
  readonly game: string;
  readonly format: string | null;
}

/** What is known of all games: what was measured of some of them now, and what is there of the others. */
export function besideOthers<T extends OfGame>(name: string, fresh: readonly T[]): readonly T[] {
  const before = savedBefore<readonly T[]>(name)?.data ?? [];
  const all = [...before.filter(({ game }) => fresh.every((each) => each.game !== game)), ...fresh];
  return gameIds.flatMap((id) => all.filter(({ game }) => game === id));
}

/** What is known of all formats: what was measured of one of them now, and what is there of the others. */
export function besideOtherFormats<T extends OfGame>(name: string, fresh: T): readonly T[] {
  const before = savedBefore<readonly T[]>(name)?.data ?? [];
  return inOrder([...before.filter(({ game, format }) => game !== fresh.game || format !== fresh.format), fresh]);
}
