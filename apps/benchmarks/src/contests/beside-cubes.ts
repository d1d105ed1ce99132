import type { VariantTypes } from '@howzat/core';
import { cubes } from '@howzat/cubes';
import type { Contestant } from '../contestants/contestant.js';
import { runnerAlone, runnerWithLog, runnerWithViews } from '../contestants/drivers.js';
import { replays } from '../contestants/replays.js';
import { runnerWithSensible } from '../contestants/sensible.js';
import { yardstick } from '../plan.js';
import type { Contest } from './contest.js';
import type { Subject } from './contests-of.js';

/**
 * The contests of a larger game: beside full Cubes, which is its yardstick, in one process; beside its loop written by hand where there
 * is one; with the log, with players who are given views, and replayed beside the machine.
 */
export function besideCubes<T extends VariantTypes>(game: Subject<T>): readonly Contest[] {
  const { id, title, module, variant, selection, hand } = game;
  const limit = (): readonly Contestant[] => (hand ? [hand.play()] : []);
  return [
    ...(hand
      ? [
          {
            id: `${id}-by-hand`,
            title,
            contestants: () => [...limit(), runnerAlone(variant, selection)],
            states: hand.states,
          },
        ]
      : []),
    {
      id: `${id}-beside-cubes`,
      title,
      contestants: () => [
        // another game: its scores are not those of the others
        { ...runnerAlone(cubes, {}), name: yardstick, same: false },
        runnerAlone(variant, selection),
        ...runnerWithSensible(module, variant, selection),
      ],
    },
    {
      id: `${id}-log`,
      title,
      contestants: () => [
        ...limit(),
        runnerAlone(variant, selection),
        runnerWithLog(variant, selection, false),
        runnerWithLog(variant, selection, true),
      ],
    },
    {
      id: `${id}-views`,
      title,
      contestants: () => [runnerAlone(variant, selection), runnerWithViews(variant, selection)],
    },
    { id: `${id}-replay`, title, contestants: () => replays(variant, selection) },
  ];
}
