import { entriesOf } from '@howzat/core/author';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Game, type GameId, gameIds, measuredFormats, openGames } from '../src/games.js';
import { reasonsOf, stepsOfLittleWorth } from '../src/little-worth.js';
import { readDecisions, readFiring, readMeasured, readRulingEffects, readShapes, sampleKey } from '../src/measured.js';
import { sampleOf } from '../src/sample.js';

let games: readonly Game[];
beforeAll(async () => {
  games = await openGames();
});
const gameOf = (id: string): Game => games.find((game) => game.id === id) as Game;

const played = new Map<string, string>();

/** A sample is the same for every file of one seed. */
function playedNow(game: Game, format: string | undefined, seed: number): string {
  const key = `${sampleKey(game.id, format)} ${seed}`;
  const sample = played.get(key) ?? sampleOf(game.variant, format, game.sensible, seed);
  played.set(key, sample);
  return sample;
}

/** Each number of matches that is said within what was measured, and where it stands. */
function matchesIn(data: unknown, path = ''): readonly (readonly [path: string, matches: number])[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    name === 'matches' ? [[path, value as number] as const] : matchesIn(value, `${path}.${name}`),
  );
}

describe.each(['shapes', 'firing', 'rulings', 'decisions', 'exploits', 'levels'])(
  'the numbers in data/%s.json',
  (name) => {
    test.each(gameIds)('are of %s as it plays now', (id) => {
      const { made } = readMeasured(name);
      // where habits were not looked for yet, the page of the players says so
      const known = (format: string | undefined): boolean =>
        name !== 'exploits' || sampleKey(id, format) in made.samples;
      for (const [format] of measuredFormats[id as GameId].filter(([each]) => known(each)))
        expect(
          playedNow(gameOf(id), format, made.seed),
          `${id} plays another way than when its numbers were measured. Run: ${made.command}`,
        ).toBe(made.samples[sampleKey(id, format)]);
    });

    test('are of as many matches as the command says', () => {
      const { made, data } = readMeasured(name);
      for (const [path, matches] of matchesIn(data)) {
        const smaller = /\.(against|international)$/.test(path);
        const greedy = Number(/--greedy (\d+)/.exec(made.command)?.[1]);
        if (!smaller) expect(matches, path).toBe(path.endsWith('.plan') ? greedy : made.matches);
      }
    });

    test('say by which command and from which seed they were made', () => {
      const { made } = readMeasured(name);
      expect(made.command).toMatch(new RegExp(`measure ${name} --matches ${made.matches}( --greedy \\d+)?$`));
      expect(Number.isSafeInteger(made.seed)).toBe(true);
    });
  },
);

test.each(gameIds)('%s: each step at which the choice matters little has a reason, and no other step has one', (id) => {
  const measured = readDecisions().data.filter(({ game }) => game === id);
  expect(Object.keys(reasonsOf(id)).sort()).toEqual([...stepsOfLittleWorth(measured)].sort());
});

test('name formats, rules and readings that exist, and leave none out', () => {
  for (const { game, format } of readShapes().data)
    expect(measuredFormats[game as GameId].map(([id]) => id ?? null)).toContain(format);
  expect(readShapes().data).toHaveLength(Object.values(measuredFormats).flat().length);

  const laws = /^core\./;
  for (const { id, registry } of games) {
    const known = new Set(entriesOf(registry).map((entry) => entry.id));
    const { perMatch, anywhere } = readFiring().data;
    const fired = [
      ...Object.entries(perMatch).flatMap(([key, rules]) => (key.startsWith(`${id} `) ? Object.keys(rules) : [])),
      ...Object.keys(anywhere[id] ?? {}),
    ];
    expect(fired.filter((rule) => !laws.test(rule) && !known.has(rule))).toEqual([]);
    expect(fired.length).toBeGreaterThan(20);
  }

  for (const { game, format, decisions } of readDecisions().data) {
    expect(measuredFormats[game as GameId].map(([id]) => id ?? null)).toContain(format);
    const { prompts } = gameOf(game).registry;
    for (const { step } of decisions) expect(Object.keys(prompts)).toContain(step);
  }
  expect(readDecisions().data).toHaveLength(Object.values(measuredFormats).flat().length);

  for (const { game, ruling, reading } of readRulingEffects().data) {
    const { rulings } = gameOf(game).variant;
    expect(Object.keys(rulings.find(({ id }) => id === ruling)?.readings ?? {})).toContain(reading);
  }
});
