import { compose, type Player, type Rulebook, type Selection, type Variant, type VariantTypes } from '@howzat/core';
import { patient } from './by-play.js';
import { memoryProblems, playerProblems } from './players.js';
import { expectNone, runnerOf, type TestRunner } from './runner.js';
import { peepingProblems } from './secrecy.js';

/** How a player is looked at. */
export interface PlayerTests {
  /** What it plays under; the rules as printed unless given. */
  readonly with?: Selection;
  /** Whole matches that it plays; none for a player that is slow. 3 unless given. */
  readonly matches?: number;
  /** Matches that it plays forwards and then backwards, which must go the same; as many as `matches` unless given. */
  readonly inAnyOrder?: number;
  /** Decisions at which it is asked twice, with other hidden things the second time. 60 unless given. */
  readonly asks?: number;
  readonly runner?: TestRunner;
}

/**
 * What every computer player must keep, whoever wrote it: registers its tests with the runner at hand. It chooses what is
 * legal, changes nothing that it is shown, chooses the same when asked the same, whatever it played before, and never by what
 * its side may not see.
 *
 * @param typed the game
 * @param make the player, or what makes it for a rulebook
 * @param tests what it plays under, and how many matches
 *
 * @example
 * import { cubes, sensible } from '@howzat/cubes';
 * import { testPlayer } from '@howzat/testkit';
 *
 * // in a test file, leave `runner` out where `describe` and `it` are global
 * const names: string[] = [];
 * const runner = { describe: (_: string, body: () => void) => body(), it: (name: string) => names.push(name) };
 * testPlayer(cubes, sensible, { runner });
 * console.log(names[2]); // chooses by what it is shown alone
 */
export function testPlayer<T extends VariantTypes>(
  typed: Variant<T>,
  make: Player | ((rulebook: Rulebook) => Player),
  { with: selection = {}, matches = 3, inAnyOrder = matches, asks = 60, runner }: PlayerTests = {},
): void {
  const { describe, it } = runnerOf(runner);
  const variant = typed;
  const rulebook = compose(variant, selection) as Rulebook;
  const player = typeof make === 'function' ? make(rulebook) : make;
  describe(`${player.name} at ${variant.id}`, () => {
    if (matches > 0)
      it(
        'plays by the rules, and the same when it is asked the same',
        () => expectNone(playerProblems(rulebook, player, matches), `${player.name} does not.`),
        patient,
      );
    if (inAnyOrder > 0)
      it(
        'plays a match the same whatever it played before',
        () => expectNone(memoryProblems(rulebook, player, inAnyOrder), `${player.name} does not.`),
        patient,
      );
    it(
      'chooses by what it is shown alone',
      () => expectNone(peepingProblems(rulebook, player, asks), `${player.name} peeps.`),
      patient,
    );
  });
}
