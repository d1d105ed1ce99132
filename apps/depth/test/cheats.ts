import { createRunner } from '@howzat/compiler/run';
import { compose, type Player } from '@howzat/core';
import { checksumOfLog } from '@howzat/core/engine';
import { describe, expect, test } from 'vitest';
import { tagsOf } from '../../../scripts/lib/games.mjs';
import { type Cheat, cheat } from '../src/cheat/player.js';
import { cheatingSitter, honestSitter, playAtSeats } from '../src/cheat/seats.js';
import { games } from '../src/games.js';

/** How a cheat and an honest copy of it did in the same matches, and the seeds of those that went otherwise. */
interface Compared {
  readonly won: { honest: number; cheat: number };
  readonly others: number[];
}

/** Plays each of so many seeds twice, by turns in each seat: once with the honest copy there, and once with the cheat. */
function compared(
  matches: number,
  first: number,
  play: (seed: number, seat: 0 | 1, cheats: boolean) => { readonly winner: 0 | 1 | null; readonly log: string },
): Compared {
  const came: Compared = { won: { honest: 0, cheat: 0 }, others: [] };
  for (let seed = first; seed < first + matches; seed++) {
    const seat = (seed % 2) as 0 | 1;
    const fair = play(seed, seat, false);
    const foul = play(seed, seat, true);
    if (foul.log !== fair.log) came.others.push(seed);
    if (fair.winner === seat) came.won.honest++;
    if (foul.winner === seat) came.won.cheat++;
  }
  return came;
}

const all = games.map(({ variant, players }) => ({ id: variant.id, variant, honest: players[0] as Player }));
const says = (id: string) => `a sensible player of ${id} that cheats wins no more than an honest copy of itself`;

function expectFair({ won, others }: Compared, count: number): void {
  expect(others, 'seeds of matches that went otherwise').toEqual([]);
  expect(won.cheat).toBe(won.honest);
  if (count >= 20) expect(won.honest).toBeGreaterThan(0);
}

/** Registers a test of each game in the runner, with so many matches each, from the first seed on. */
export function cheatsInRunners(matches: number, first = 0): void {
  for (const { id, variant, honest } of all)
    describe(says(id), tagsOf(id), () => {
      test(`in ${matches} matches of the runner`, () => {
        // two players of their own, so that neither draws on what was made for the other
        const twin: Player = { name: honest.name, choose: (request) => honest.choose(request) };
        const crook: Cheat = cheat({ name: honest.name, choose: (request) => honest.choose(request) });
        const runner = createRunner(compose(variant, {}));
        const came = compared(matches, first, (seed, seat, cheats) => {
          const mine = cheats ? crook : twin;
          const { game, log } = runner.play({ seed, players: seat === 0 ? [mine, honest] : [honest, mine], log: true });
          return { winner: game.result?.winner ?? null, log: checksumOfLog(log) };
        });
        expectFair(came, matches);
        expect([...crook.learnt]).toEqual([]);
        // four standard errors around guessing
        const { told, right } = crook.tosses;
        expect(Math.abs(right - told / 2)).toBeLessThanOrEqual(2 * Math.sqrt(told));
      });
    });
}

/** Registers a test of each game at the seats of a match, with so many matches each, from the first seed on. */
export function cheatsAtSeats(matchesOf: (game: string) => number, first = 0): void {
  for (const { id, variant, honest } of all)
    describe(says(id), tagsOf(id), () => {
      const matches = matchesOf(id);
      test(`in ${matches} matches at seats`, () => {
        const learnt = new Set<string>();
        const came = compared(matches, first, (seed, seat, cheats) => {
          const mine = cheats ? cheatingSitter(honest, learnt) : honestSitter(honest);
          const other = honestSitter(honest);
          return playAtSeats(variant, seed, seat === 0 ? { home: mine, away: other } : { home: other, away: mine });
        });
        expectFair(came, matches);
        expect([...learnt]).toEqual([]);
      });
    });
}
