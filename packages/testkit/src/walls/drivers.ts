import { createRunner } from '@howzat/compiler/run';
import { compose, copyJson, openMatch, type Selection, type Variant } from '@howzat/core';
import type { CompiledRunner } from '@howzat/core/compiled';
import type { PlayOptions } from '@howzat/core/engine';
import { createMatchMachine, playMachine } from '@howzat/core/machine';
import { collect, partsOf } from './live-state.js';

/** Who plays home and away. */
export type Players = NonNullable<PlayOptions['players']>;

/** A way to play one match between two players. */
export interface Driver {
  readonly name: string;
  /**
   * Plays a match and gives what came of it, as JSON.
   * @param live gets the objects that the match is made of, as far as the driver shows them to anybody
   */
  play(seed: number, players: Players, live?: Set<object>): unknown;
}

/** The statechart is slow: so many choices and outcomes of a match are played on it. */
const inputsOfStatechart = 150;

/** The drivers in which players are asked: generated code, the interpreter, a match, and the statechart. */
export function driversOf(variant: Variant, selection: Selection): readonly Driver[] {
  const rulebook = compose(variant, selection);
  return [
    byRunner('generated code', createRunner(rulebook)),
    byRunner('the interpreter', createRunner(rulebook, { code: 'never' })),
    {
      name: 'a match',
      play: (seed, [home, away], live) => {
        const match = openMatch(variant, { ...selection, seed, players: { home, away } });
        if (live) for (const part of partsOf(match)) live.add(part);
        return { log: match.log(), record: match.record().log, game: match.game };
      },
    },
    byStatechart(createMatchMachine(rulebook)),
  ];
}

/** A runner as a driver: made at run time, or compiled when a package is built. */
export function byRunner(name: string, runner: Pick<CompiledRunner, 'play'>): Driver {
  return {
    name,
    play: (seed, players, live) => {
      const { log, game } = runner.play({ seed, players, log: true });
      if (live) collect({ log, game }, live);
      return copyJson({ log, game });
    },
  };
}

/** Stops the statechart before the end of its match. */
class Enough extends Error {}

function byStatechart(machine: ReturnType<typeof createMatchMachine>): Driver {
  return {
    name: 'the statechart',
    play: (seed, players, live) => {
      let inputs = 0;
      let stood: unknown = null;
      try {
        playMachine(machine, {
          seed,
          players,
          onWait: ({ context }) => {
            if (live) collect(context, live);
            stood = context;
            if (inputs++ >= inputsOfStatechart) throw new Enough();
          },
        });
      } catch (error) {
        if (!(error instanceof Enough)) throw error;
      }
      return copyJson(stood);
    },
  };
}
