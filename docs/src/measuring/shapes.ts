import { type PlayerRef, simulate } from '@howzat/simulator';
import { type Game, moduleOf } from '../games.js';
import type { Shape } from '../measured.js';
import { type Asked, formatsOf, type GameFormat, gamesAsked, round, roundAll, seed } from './asked.js';
import { besideOthers, save } from './saved.js';

/** Measures what matches look like: runs, wickets, results, and what planning is worth. */
export async function measureShapes(games: readonly Game[], asked: Asked): Promise<void> {
  const { matches = 4000, greedy } = asked;
  const formats = gamesAsked(games, asked).flatMap(formatsOf);
  const fresh: Shape[] = [];
  for (const each of formats) fresh.push(await shapeOf(each, matches, greedy));
  const made = {
    task: `shapes --matches ${matches} --greedy ${greedy}`,
    ...{ matches, players: 'two sensible players' },
  };
  save('shapes', formats, made, besideOthers('shapes', fresh));
}

async function shapeOf({ id, format, title }: GameFormat, matches: number, againstGreedy: number): Promise<Shape> {
  process.stderr.write(`shapes of ${id} ${title}\n`);
  const play = (players: readonly [PlayerRef, PlayerRef], n: number) =>
    simulate({ variant: moduleOf(id), selection: { format }, players, matches: n, seed });
  const figures = await play(['sensible', 'sensible'], matches);
  const { players: skill } = await play(['sensible', 'random'], matches);
  const { players: plan } = await play(['sensible', 'greedy'], againstGreedy);
  const { firstInnings: first, secondInnings: second, results } = figures;
  return {
    game: id,
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
    skill: { share: round(skill.share), interval95: roundAll(skill.interval95) },
    plan: { share: round(plan.share), interval95: roundAll(plan.interval95), matches: againstGreedy },
  };
}
