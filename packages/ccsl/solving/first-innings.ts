import type { createRunner } from '@howzat/compiler/run';
import type { Player } from '@howzat/core/author';
import type { Position } from '../src/outlook.js';
import { positionBefore } from '../src/standing.js';

/** A position of a first innings, and the runs that the innings brought from there on. */
export interface Seen {
  readonly at: Position;
  readonly runs: number;
}

/** Plays a match of a player with itself; gives the position before each ball of the first innings. */
export function firstInnings(
  play: ReturnType<typeof createRunner>['play'],
  seed: number | string,
  player: Player,
): readonly Seen[] {
  const seen: Seen[] = [];
  let balls = -1;
  const watched: Player = {
    name: 'watched',
    choose: (request) => {
      const { game, state } = request.view;
      const ball = game.overs * 6 + game.overBalls;
      if (game.innings === 1 && ball !== balls) {
        balls = ball;
        seen.push({ at: positionBefore(game, state as never, request.params as never), runs: game.runs });
      }
      return player.choose(request);
    },
  };
  const total = play({ seed, players: [watched, watched] }).game.scores[0]?.runs ?? 0;
  return seen.map(({ at, runs }) => ({ at, runs: total - runs }));
}
