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

/** What is wrong with a computer player of a variant: against itself and against random play, on both sides. */
export function playerProblems(rulebook: Rulebook, player: Player, matches: number): string[] {
  const problems = new Set<string>();
  const runner = runnerFor(rulebook);
  const mine = watched(player, problems);
  for (let seed = 0; seed < matches; seed++) {
    const players =
      seed % 3 === 0
        ? ([mine, mine] as const)
        : seed % 3 === 1
          ? ([mine, uniformPlayer] as const)
          : ([uniformPlayer, mine] as const);
    try {
      runner.play({ seed, players });
    } catch (error) {
      problems.add(`seed ${seed}: ${(error as Error).message}`);
    }
  }
  return [...problems];
}
