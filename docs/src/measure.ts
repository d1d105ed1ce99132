// Makes the numbers of the site: pnpm --filter @howzat/docs measure [shapes|firing|rulings|decisions|exploits|levels] [--matches n] [--greedy n]
//   [--only <game>] measures one game, and of exploits and levels [--format <format>] one format of it; what there is of the rest stays
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isHowzatError } from '@howzat/core';
import { composeSetup, setupsOf } from '@howzat/core/engine';
import {
  compare,
  type DecisionsOptions,
  decisions,
  type Exploit,
  exploit,
  habitText,
  isSimulationError,
  type PlayerRef,
  simulate,
  simulateHere,
  tournament,
} from '@howzat/simulator';
import { type Game, type GameId, measuredFormats, moduleOf, openGames } from './games.js';
import { stepsOfLittleWorth } from './little-worth.js';
import {
  type DecisionsWorth,
  type Exploits,
  type Firing,
  fileOf,
  type LevelsApart,
  type Made,
  type Met,
  type RulingEffect,
  readDecisions,
  readExploits,
  readFiring,
  readLevels,
  readMeasured,
  readRulingEffects,
  readShapes,
  type Shape,
  sampleKey,
  type WithHabits,
} from './measured.js';
import { sampleOf } from './sample.js';

const seed = 1;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string' },
    greedy: { type: 'string', default: '200' },
    only: { type: 'string' },
    format: { type: 'string' },
  },
});
const round = (value: number, digits = 4): number => Number(value.toFixed(digits));
const workers = 0;

/** How the games that were measured play, beside those of an earlier run that were not. */
function samplesOf(games: readonly Game[], before: Readonly<Record<string, string>>): Record<string, string> {
  const samples = { ...before };
  for (const game of games.filter(wanted))
    for (const [format] of measuredFormats[game.id as GameId])
      samples[sampleKey(game.id, format)] = sampleOf(game.variant, format, game.sensible, seed);
  return samples;
}

function samplesBefore(name: string): Readonly<Record<string, string>> {
  return existsSync(fileOf(name)) ? readMeasured(name).made.samples : {};
}

function save(name: string, games: readonly Game[], made: Omit<Made, 'samples'>, data: unknown): void {
  const samples = samplesOf(games, values.only === undefined ? {} : samplesBefore(name));
  write(name, { ...made, samples }, data);
}

function write(name: string, made: Made, data: unknown): void {
  writeFileSync(fileOf(name), `${JSON.stringify({ made, data }, null, 1)}\n`);
}

/** Saves what was measured of some games as soon as there is any, where the whole takes long: what is there of others stays. */
function keep(name: string, games: readonly Game[], made: Omit<Made, 'samples'>, data: unknown): void {
  write(name, { ...made, samples: samplesOf(games, samplesBefore(name)) }, data);
}

/** What was measured of the formats, with one that is fresh in place of what there was of it. */
function withFormat<T extends { readonly game: string; readonly format: string | null }>(
  kept: readonly T[],
  fresh: T,
): readonly T[] {
  return [...kept.filter((old) => old.game !== fresh.game || old.format !== fresh.format), fresh];
}

function wanted(game: Game): boolean {
  return values.only === undefined || values.only === game.id;
}

/** The formats of a game whose habits or levels are measured: all, or the one that was named. */
function formatsOf({ id }: Game): (typeof measuredFormats)[GameId] {
  return measuredFormats[id as GameId].filter(([format]) => values.format === undefined || values.format === format);
}

function matchesOr(standard: number): number {
  return Number(values.matches ?? standard);
}

function command(name: string, matches: number): string {
  return `pnpm --filter @howzat/docs measure ${name} --matches ${matches}`;
}

async function shapes(games: readonly Game[]): Promise<void> {
  const matches = matchesOr(4000);
  const againstGreedy = Number(values.greedy);
  const fresh: Shape[] = [];
  for (const game of games.filter(wanted))
    for (const [format, title] of measuredFormats[game.id as GameId]) {
      const play = (players: readonly [PlayerRef, PlayerRef], n: number) =>
        simulate({ variant: moduleOf(game.id as GameId), selection: { format }, players, matches: n, seed, workers });
      process.stderr.write(`shapes of ${game.id} ${title}\n`);
      const figures = await play(['sensible', 'sensible'], matches);
      const { players } = await play(['sensible', 'random'], matches);
      const { players: planless } = await play(['sensible', 'greedy'], againstGreedy);
      const { firstInnings: first, secondInnings: second, results } = figures;
      fresh.push({
        game: game.id,
        format: format ?? null,
        title,
        matches,
        first: {
          mean: round(first.mean, 2),
          sd: round(first.sd, 2),
          error: round(first.standardError),
          quartiles: first.quartiles,
        },
        second: { mean: round(second.mean, 2), sd: round(second.sd, 2) },
        wickets: { mean: round(first.wickets.mean, 2), sd: round(first.wickets.sd, 2) },
        ballsPerMatch: round(figures.balls / matches, 1),
        results: {
          battingFirst: round(results.battingFirst / matches),
          battingSecond: round(results.battingSecond / matches),
          tie: round(results.tie / matches),
        },
        perBall: Object.fromEntries(Object.entries(figures.perBall).map(([kind, share]) => [kind, round(share)])),
        extras: round(figures.extras),
        dismissals: figures.dismissals,
        skill: { share: round(players.share), interval95: players.interval95.map((x) => round(x)) },
        plan: {
          share: round(planless.share),
          interval95: planless.interval95.map((x) => round(x)),
          matches: againstGreedy,
        },
      });
    }
  const kept = values.only !== undefined && existsSync(fileOf('shapes')) ? readShapes().data : [];
  const made = {
    command: `${command('shapes', matches)} --greedy ${againstGreedy}`,
    seed,
    matches,
    players: 'two sensible players',
  };
  save('shapes', games, made, [...kept.filter((old) => !fresh.some((it) => it.game === old.game)), ...fresh]);
}

async function firing(games: readonly Game[]): Promise<void> {
  const matches = matchesOr(400);
  const before =
    values.only !== undefined && existsSync(fileOf('firing')) ? readFiring().data : { perMatch: {}, anywhere: {} };
  const perMatch: Record<string, Record<string, number>> = { ...before.perMatch };
  const anywhere: Record<string, Record<string, number>> = { ...before.anywhere };
  for (const game of games.filter(wanted)) {
    process.stderr.write(`firing of ${game.id}\n`);
    for (const [format, title] of measuredFormats[game.id as GameId]) {
      const { rules = {} } = await simulate({
        variant: moduleOf(game.id as GameId),
        selection: { format },
        players: ['sensible', 'sensible'],
        matches,
        seed,
        workers,
        countRules: true,
      });
      perMatch[`${game.id} ${title}`] = Object.fromEntries(
        Object.entries(rules).flatMap(([id, n]) => (n > 0 ? [[id, Number((n / matches).toPrecision(3))]] : [])),
      );
    }
    const counts: Record<string, number> = {};
    for (const setup of setupsOf(game.variant, game.scenarios)) {
      const rulebook = composeSetup(game.variant, setup);
      if (!rulebook) continue;
      const { rules = {} } = simulateHere(rulebook, undefined, { matches: 10, seed, countRules: true, verify: 0 });
      for (const [id, n] of Object.entries(rules)) if (n > 0) counts[id] = (counts[id] ?? 0) + n;
    }
    anywhere[game.id] = counts;
  }
  const data: Firing = { perMatch, anywhere };
  save('firing', games, { command: command('firing', matches), seed, matches, players: 'two sensible players' }, data);
}

/** The format in which readings are compared: one in which every rule of the game can come into play. */
const comparedIn: Readonly<Partial<Record<GameId, string>>> = { ccsl: 'three-over' };

async function rulings(games: readonly Game[]): Promise<void> {
  const matches = matchesOr(1000);
  const fresh: RulingEffect[] = [];
  for (const game of games.filter(wanted)) {
    const format = comparedIn[game.id as GameId];
    for (const { id, standard, readings } of game.variant.rulings)
      for (const [reading, amendment] of Object.entries(readings)) {
        if (reading === standard || amendment === null) continue;
        process.stderr.write(`${id}=${reading}\n`);
        try {
          const { figures, swing } = await compare({
            variant: moduleOf(game.id as GameId),
            without: { format },
            with: { format, rulings: { [id]: reading } },
            players: ['random', 'random'],
            matches,
            seed,
            workers,
            skill: null,
          });
          const runs = figures.find((figure) => figure.id === 'first-innings');
          if (!runs) continue;
          fresh.push({
            game: game.id,
            format: format ?? null,
            ruling: id,
            reading,
            matches,
            without: round(runs.without, 2),
            with: round(runs.with, 2),
            interval95: runs.interval95.map((x) => round(x, 2)),
            swing: round(swing.share),
          });
        } catch (error) {
          // a reading that needs another beside it, or that changes what the engine asks and nothing else
          if (!isHowzatError(error) && !isSimulationError(error)) throw error;
          process.stderr.write(`  ${error.message}\n`);
        }
      }
  }
  const kept = values.only !== undefined && existsSync(fileOf('rulings')) ? readRulingEffects().data : [];
  const made = { command: command('rulings', matches), seed, matches, players: 'two random players' };
  save('rulings', games, made, [...kept.filter((old) => !fresh.some((it) => it.game === old.game)), ...fresh]);
}

/** T20 asks what T10 asks, and its matches take twice as long. */
const leftOut = ['t20'];

/** At a step with more choices than this, each of them is not looked at by itself. */
const fewChoices = 8;

async function decisionsWorth(games: readonly Game[]): Promise<void> {
  const matches = matchesOr(4000);
  for (const game of games.filter(wanted)) {
    const found = [];
    for (const [format, title] of measuredFormats[game.id as GameId]) {
      if (leftOut.includes(format ?? '')) continue;
      process.stderr.write(`decisions of ${game.id} ${title}\n`);
      const asked = { variant: moduleOf(game.id as GameId), selection: { format }, seed };
      const all = await decisions({ ...asked, matches });
      found.push({ asked, title, decisions: all.decisions });
    }
    const little = stepsOfLittleWorth(found);
    const fresh: DecisionsWorth[] = [];
    for (const { asked, title, decisions: all } of found) {
      process.stderr.write(`choices of ${game.id} ${title}\n`);
      const choices = await choicesOf(
        asked,
        matches,
        little.filter((step) => all.some((it) => it.step === step)),
      );
      fresh.push({
        ...{ game: game.id, format: asked.selection.format ?? null, title },
        decisions: all.map(({ step, asked: times, share, interval95 }) => ({
          ...{ step, asked: round(times, 1), share: round(share), interval95: interval95.map((x) => round(x)) },
          ...choices.get(step),
        })),
      });
    }
    const kept = existsSync(fileOf('decisions')) ? readDecisions().data : [];
    const made = { command: command('decisions', matches), seed, matches, players: 'two sensible players' };
    keep('decisions', [game], made, [...kept.filter((old) => old.game !== game.id), ...fresh]);
  }
}

/** What always the same choice wins at each of some steps that have few of them. */
async function choicesOf(
  asked: Pick<DecisionsOptions, 'variant' | 'selection' | 'seed'>,
  matches: number,
  steps: readonly string[],
): Promise<ReadonlyMap<string, Pick<DecisionsWorth['decisions'][number], 'choices'>>> {
  const { decisions: seen } = await decisions({ ...asked, matches: 2, steps });
  const few = seen.filter(({ choices }) => choices.length <= fewChoices).map(({ step }) => step);
  const { decisions: found } = await decisions({ ...asked, matches, steps: few });
  return new Map(
    found.map(({ step, choices }) => [
      step,
      {
        choices: choices.map(({ habits, share, interval95 }) => ({
          says: habits.map(habitText).join('; ').slice(step.length).replace(/^: /, '').trim(),
          share: round(share),
          interval95: interval95.map((x) => round(x)),
        })),
      },
    ]),
  );
}

/** The shortest format of each game: what was found also plays search there, with so many playouts for a decision. */
const besideSearch: Readonly<Record<string, number>> = {
  'ccsl one-over': 100,
  'cubes standard': 100,
  'wicked ten-over': 30,
  pocket: 10,
  'ctg t10': 100,
};
const matchesAgainst = 200;

const withHabits = ({ habits, share, interval95 }: Exploit): WithHabits => ({
  habits: habits.map(habitText),
  share: round(share),
  interval95: interval95.map((x) => round(x)),
});

async function exploits(games: readonly Game[]): Promise<void> {
  const matches = matchesOr(4000);
  for (const game of games.filter(wanted))
    for (const [format, title] of formatsOf(game)) {
      const key = sampleKey(game.id, format);
      process.stderr.write(`habits that may beat ${key}\n`);
      const playouts = besideSearch[key];
      const { tried, worst, trained, against } = await exploit({
        ...{ variant: moduleOf(game.id as GameId), selection: { format }, seed, matches },
        ...(playouts !== undefined && { against: { built: 'search', budget: { playouts } }, matchesAgainst }),
      });
      const [best] = against?.policies ?? [];
      const fresh: Exploits = {
        ...{ game: game.id, format: format ?? null, title, tried },
        ...{ worst: worst.slice(0, 3).map(withHabits), trained: withHabits(trained) },
        ...(best &&
          playouts !== undefined && { against: { playouts, matches: matchesAgainst, best: withHabits(best) } }),
      };
      // it takes long, so what there is is kept as soon as there is any
      const kept = existsSync(fileOf('exploits')) ? readExploits().data : [];
      const samples = { ...samplesBefore('exploits'), [key]: sampleOf(game.variant, format, game.sensible, seed) };
      write(
        'exploits',
        {
          command: command('exploits', matches),
          seed,
          matches,
          players: 'the sensible player and one with habits',
          samples,
        },
        withFormat(kept, fresh),
      );
    }
}

/** How many matches the two upper levels play in the shortest format of a game, with so many playouts for a decision. */
const upperLevels: Readonly<Record<string, { readonly matches: number; readonly playouts: number }>> = {
  'ccsl one-over': { matches: 400, playouts: 100 },
  'cubes standard': { matches: 400, playouts: 100 },
  'wicked ten-over': { matches: 200, playouts: 100 },
  pocket: { matches: 4000, playouts: 100 },
  'ctg t10': { matches: 4000, playouts: 100 },
};

async function levelsApart(games: readonly Game[]): Promise<void> {
  const matches = matchesOr(4000);
  for (const game of games.filter(wanted))
    for (const [format, title] of formatsOf(game)) {
      const key = sampleKey(game.id, format);
      process.stderr.write(`levels of ${key}\n`);
      const met = async (upper: PlayerRef, lower: PlayerRef, n: number): Promise<Met> => {
        const players = [upper, lower].map((player, i) => ({ name: `${i}`, player }));
        const asked = { variant: moduleOf(game.id as GameId), selection: { format }, seed, workers };
        const { pairings } = await tournament({ ...asked, players, matches: n });
        const { share, interval95 } = pairings[0] as (typeof pairings)[number];
        return { matches: n, share: round(share), interval95: interval95.map((x) => round(x)) };
      };
      const upper = upperLevels[key];
      const fresh: LevelsApart = {
        ...{ game: game.id, format: format ?? null, title },
        random: await met('sensible', 'random', matches),
        village: await met('sensible', { built: 'village' }, matches),
        ...(upper && {
          international: {
            ...(await met({ built: 'international', budget: { playouts: upper.playouts } }, 'sensible', upper.matches)),
            playouts: upper.playouts,
          },
        }),
      };
      const kept = existsSync(fileOf('levels')) ? readLevels().data : [];
      keep(
        'levels',
        [game],
        { command: command('levels', matches), seed, matches, players: 'each level and the next' },
        withFormat(kept, fresh),
      );
    }
}

const tasks = { shapes, firing, rulings, decisions: decisionsWorth, exploits, levels: levelsApart };
const chosen = positionals.length > 0 ? positionals : Object.keys(tasks);
const games = await openGames();
for (const name of chosen) await tasks[name as keyof typeof tasks](games);
