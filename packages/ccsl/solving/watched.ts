import type { createRunner } from '@howzat/compiler/run';
import type { Player } from '@howzat/core/author';
import { chaseChance } from '../src/bluffs.js';
import { entriesOf, learned, type Position } from '../src/outlook.js';
import { type Standing, standingBefore } from '../src/standing.js';

/** A position before a ball, and what came of it. */
export interface Seen {
  readonly innings: number;
  readonly at: Position;
  /** Runs of the innings so far, and from there on. */
  readonly made: number;
  readonly runs: number;
  /** In a chase the first guess of the chance to win it; 0 in a first innings. */
  readonly guess: number;
  /** Whether the batter won the match; a half for a tie. */
  readonly won: number;
}

const into = new Int32Array(16);

/** The runs that are to be expected from a position. */
export function runsFrom(position: Position): number {
  const entries = into.subarray(0, entriesOf(position, into));
  return entries.reduce((sum, entry) => sum + (learned[entry] as number), 0);
}

/** What cards, quota and lock say of a chase. */
function guessed(at: Standing, position: Position): number {
  const { balls, wickets, power, lock } = position;
  const beyond = runsFrom(position) - at.solved.runs(balls, wickets, power, lock);
  return chaseChance(at, balls, wickets, power, lock, at.needed, beyond, at);
}

/** Plays a match of a player with itself; gives the position before each ball of both innings. */
export function watched(
  play: ReturnType<typeof createRunner>['play'],
  seed: number | string,
  player: Player,
): readonly Seen[] {
  const seen: (Omit<Seen, 'won' | 'runs'> & { readonly side: number })[] = [];
  let last = '';
  const watching: Player = {
    name: 'watched',
    choose: (request) => {
      const { game, state } = request.view;
      const ball = `${game.innings} ${game.overs} ${game.overBalls}`;
      // a tie may be broken by innings of another length, which are none of these
      if (game.innings <= 2 && ball !== last) {
        last = ball;
        const standing = standingBefore(game, state as never, request.params as never);
        // the tables count the ball that is played now
        const at = { ...standing, balls: standing.balls + 1 };
        const guess = game.target === null ? 0 : guessed(standing, at);
        seen.push({ innings: game.innings, side: game.batting, at, made: game.runs, guess });
      }
      return player.choose(request);
    },
  };
  const { scores, result } = play({ seed, players: [watching, watching] }).game;
  return seen.map(({ side, ...it }) => ({
    ...it,
    runs: (scores[it.innings - 1]?.runs ?? 0) - it.made,
    won: result?.winner === side ? 1 : typeof result?.winner === 'number' ? 0 : 0.5,
  }));
}
