import type { Runner } from '@howzat/compiler/run';
import { copyJson, type Player, type Request, type Rulebook, sameJson, uniformPlayer } from '@howzat/core';
import { streamFrom } from '@howzat/core/engine';
import { runnerFor } from './last-runner.js';

/** A player that must choose the same when it is asked the same, and never touch what it is shown. */
function watched(player: Player, problems: Set<string>): Player {
  return {
    name: player.name,
    choose: (request: Request) => {
      const state = request.rng.getState();
      const shown = copyJson(request.view);
      const choice = player.choose(request);
      if (!sameJson(shown, request.view)) problems.add(`${player.name} changes its view at ${request.step}`);
      const again = player.choose({ ...request, view: shown, rng: streamFrom(state) });
      if (!sameJson(choice, again))
        problems.add(`${player.name} chooses otherwise at ${request.step} when it is asked the same again`);
      if (!request.domain.has(choice))
        problems.add(`${player.name} chooses what is not legal at ${request.step}: ${JSON.stringify(choice)}`);
      return choice;
    },
  };
}

/** A choice of a player, and what it was asked. */
interface Chosen {
  readonly step: string;
  readonly choice: unknown;
}

/** A player that writes down what it chooses, and what tells of the match that it just played. */
function noted(player: Player): { readonly player: Player; readonly take: () => readonly Chosen[] } {
  let chosen: Chosen[] = [];
  const choose = (request: Request): unknown => {
    const choice = player.choose(request);
    chosen.push({ step: request.step, choice: copyJson(choice) });
    return choice;
  };
  const take = (): readonly Chosen[] => {
    const taken = chosen;
    chosen = [];
    return taken;
  };
  return { player: { name: player.name, choose }, take };
}

/** Who meets whom in a match: the player itself, or random play on either side. */
function meeting(player: Player, seed: number): readonly [Player, Player] {
  if (seed % 3 === 0) return [player, player];
  return seed % 3 === 1 ? [player, uniformPlayer] : [uniformPlayer, player];
}

/** Plays a match of a player; what is thrown in it is one of the problems. */
function playInto(problems: Set<string>, runner: Runner, player: Player, seed: number): void {
  try {
    runner.play({ seed, players: meeting(player, seed) });
  } catch (error) {
    problems.add(`seed ${seed}: ${(error as Error).message}`);
  }
}

/** What is wrong with a computer player of a variant: against itself and against random play, on both sides. */
export function playerProblems(rulebook: Rulebook, player: Player, matches: number): string[] {
  const problems = new Set<string>();
  const runner = runnerFor(rulebook);
  const mine = watched(player, problems);
  for (let seed = 0; seed < matches; seed++) playInto(problems, runner, mine, seed);
  return [...problems];
}

/**
 * Where a player chooses by the matches that it has played before. It plays some in turn, and then from the last to the first: each
 * must go as its seed says.
 */
export function memoryProblems(rulebook: Rulebook, player: Player, matches: number): string[] {
  const problems = new Set<string>();
  const runner = runnerFor(rulebook);
  // one player for all matches: what it remembers by what it is handed stays with it
  const { player: same, take } = noted(player);
  const play = (seed: number): readonly Chosen[] => {
    playInto(problems, runner, same, seed);
    return take();
  };
  const forwards = Array.from({ length: matches }, (_, seed) => play(seed));
  for (let seed = matches - 1; seed >= 0; seed--) {
    const before = forwards[seed] as readonly Chosen[];
    const other = play(seed).find((now, i) => !sameJson(now, before[i]));
    if (other)
      problems.add(`${player.name} chooses otherwise at ${other.step} of seed ${seed} when other matches came before`);
  }
  return [...problems];
}
