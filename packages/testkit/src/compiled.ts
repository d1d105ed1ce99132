import { createRunner, type Runner } from '@howzat/compiler/run';
import { isHowzatError, type Player, type Rulebook, sameJson } from '@howzat/core';
import type { CompiledRunner } from '@howzat/core/compiled';
import type { Played } from '@howzat/core/engine';
import { patient } from './by-play.js';
import type { FileUrl } from './golden.js';
import { expectNone, runnerOf, type TestRunner } from './runner.js';
import { byRunner } from './walls/drivers.js';
import { reachOfDriver } from './walls/reached.js';
import { vandalOfDriver } from './walls/vandal.js';

/** How compiled runners are looked at. */
export interface CompiledTests {
  /** Computer players that play too. */
  readonly players?: readonly Player[];
  /** Matches of each kind that are compared. 100 unless given. */
  readonly seeds?: number;
  readonly runner?: TestRunner;
}

/**
 * What a module of compiled runners must keep: it has a runner for each rulebook, and each plays what `createRunner` plays, asks
 * what it asks, refuses what it refuses, and hands players nothing of the match. Registers its tests with the runner at hand.
 *
 * @param module where the compiled module is
 * @param rulebooks the module that it was made of
 * @param tests how many matches are compared, and which players play too
 *
 * @example
 * import { compose } from '@howzat/core';
 * import { cubes, sensible } from '@howzat/cubes';
 * import { testCompiled } from '@howzat/testkit';
 *
 * // in a test file, leave `runner` out where `describe` and `it` are global
 * const names: string[] = [];
 * const runner = { describe: (_: string, body: () => void) => body(), it: (name: string) => names.push(name) };
 * testCompiled('@howzat/cubes/runner', { standard: compose(cubes) }, { players: [sensible], runner });
 * console.log(names[0]); // has a runner for each rulebook
 */
export function testCompiled(
  module: string | FileUrl,
  rulebooks: Readonly<Record<string, unknown>>,
  { players = [], seeds = 100, runner }: CompiledTests = {},
): void {
  const { describe, it } = runnerOf(runner);
  const named = Object.entries(rulebooks).filter((entry): entry is [string, Rulebook] => isRulebook(entry[1]));
  const load = async (): Promise<Readonly<Record<string, CompiledRunner>>> =>
    import(/* @vite-ignore */ typeof module === 'string' ? module : module.href);
  describe('compiled', () => {
    it('has a runner for each rulebook', async () => {
      const names = Object.keys(await load()).sort();
      const wanted = named.map(([name]) => name).sort();
      expectNone(
        sameJson(names, wanted) ? [] : [`${wanted.join(', ')} were to be compiled, and there are ${names.join(', ')}`],
        'The compiled module has other runners.',
      );
    });
    for (const [name, rulebook] of named) {
      it(
        `${name} plays what its rulebook says`,
        async () => {
          const compiled = (await load())[name] as CompiledRunner;
          expectNone(differences(createRunner(rulebook), compiled, players, seeds), `${name} plays otherwise.`);
        },
        patient,
      );
      it(
        `${name} hands players nothing of the match, and nothing that they write to it shows`,
        async () => {
          const driver = byRunner(name, (await load())[name] as CompiledRunner);
          expectNone(
            [...reachOfDriver(driver, new Set(), 1), ...vandalOfDriver(driver, players.slice(0, 1), 1, 'in turn')],
            'The walls do not hold.',
          );
        },
        patient,
      );
    }
  });
}

function isRulebook(value: unknown): value is Rulebook {
  return typeof value === 'object' && value !== null && 'flow' in value && 'selection' in value;
}

/** Where two runners differ, by matches that are told in full. */
function differences(runner: Runner, compiled: CompiledRunner, players: readonly Player[], seeds: number): string[] {
  const problems: string[] = [];
  const casts: readonly ((() => Player) | undefined)[] = [
    undefined,
    witness,
    vandal,
    ...players.map((player) => () => player),
  ];
  for (const make of casts)
    for (const log of [false, true])
      for (let seed = 0; seed < seeds; seed++) {
        const told = [runner, compiled].map((by) => {
          const player = make?.();
          const played = attempt(() => by.play({ seed, log, ...(player ? { players: [player, player] } : {}) }));
          return JSON.stringify([played, player && 'seen' in player ? player.seen : null]);
        });
        if (told[0] !== told[1])
          problems.push(`seed ${seed}${log ? ', with the log' : ''}, ${make?.().name ?? 'uniform play'}`);
      }
  return problems;
}

function attempt(play: () => Played): unknown {
  try {
    const { game, decisions, log } = play();
    return { game, decisions, log };
  } catch (error) {
    if (!isHowzatError(error)) throw error;
    const { code, message, details } = error;
    return { code, message, details };
  }
}

/** Chooses uniformly and keeps what it was shown. */
function witness(): Player & { readonly seen: unknown[] } {
  const seen: unknown[] = [];
  return {
    name: 'somebody who keeps what they are shown',
    seen,
    choose: ({ domain, rng, step, side, role, view }) => {
      seen.push(JSON.stringify({ step, side, role, view, domain: domain.describe() }));
      return domain.sample(rng);
    },
  };
}

/** Chooses uniformly for a while, and then what is forbidden, or what there is not. */
function vandal(): Player {
  return {
    name: 'somebody who breaks the rules',
    choose: ({ domain, rng }) => {
      if ((rng.next() & 7) !== 0) return domain.sample(rng);
      const told = domain.describe();
      return (told.kind === 'oneOf' && told.forbidden?.[0]?.item) || { nothing: 'like it' };
    },
  };
}
