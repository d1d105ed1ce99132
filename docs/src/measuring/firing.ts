import { composeSetup, setupsOf } from '@howzat/core/engine';
import { simulate, simulateHere } from '@howzat/simulator';
import { type Game, moduleOf } from '../games.js';
import type { Firing } from '../measured.js';
import { type Asked, formatsOf, type GameFormat, gamesAsked, seed } from './asked.js';
import { save, savedBefore } from './saved.js';

/** Measures how often rules are cited, by sensible players in each format and at random under everything that can be chosen. */
export async function measureFiring(games: readonly Game[], asked: Asked): Promise<void> {
  const { matches = 400 } = asked;
  const before = savedBefore<Firing>('firing')?.data;
  const perMatch: Record<string, Firing['perMatch'][string]> = { ...before?.perMatch };
  const anywhere: Record<string, Firing['anywhere'][string]> = { ...before?.anywhere };
  const wanted = gamesAsked(games, asked);
  for (const game of wanted) {
    process.stderr.write(`firing of ${game.id}\n`);
    for (const each of formatsOf(game)) perMatch[`${each.id} ${each.title}`] = await citedPerMatch(each, matches);
    anywhere[game.id] = citedAnywhere(game);
  }
  const data: Firing = { perMatch, anywhere };
  const made = { task: `firing --matches ${matches}`, matches, players: 'two sensible players' };
  save('firing', wanted.flatMap(formatsOf), made, data);
}

async function citedPerMatch({ id, format }: GameFormat, matches: number): Promise<Firing['perMatch'][string]> {
  const { rules = {} } = await simulate({
    variant: moduleOf(id),
    selection: { format },
    players: ['sensible', 'sensible'],
    ...{ matches, seed, countRules: true },
  });
  const cited = Object.entries(rules).filter(([, n]) => n > 0);
  return Object.fromEntries(cited.map(([rule, n]) => [rule, Number((n / matches).toPrecision(3))]));
}

function citedAnywhere({ variant, scenarios }: Game): Firing['anywhere'][string] {
  const counts: Record<string, number> = {};
  for (const setup of setupsOf(variant, scenarios)) {
    const rulebook = composeSetup(variant, setup);
    if (!rulebook) continue;
    const { rules = {} } = simulateHere(rulebook, undefined, { matches: 10, seed, countRules: true, verify: 0 });
    for (const [rule, n] of Object.entries(rules)) if (n > 0) counts[rule] = (counts[rule] ?? 0) + n;
  }
  return counts;
}
