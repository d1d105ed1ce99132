import type { VariantTypes } from '@howzat/core';
import { cubes } from '@howzat/cubes';
import { runnerAlone, runnerWithLog, runnerWithViews } from '../contestants/drivers.js';
import { replays } from '../contestants/replays.js';
import { runnerWithSensible } from '../contestants/sensible.js';
import { yardstick } from '../plan.js';
import type { Contest } from './contest.js';
import type { Subject } from './contests-of.js';

/** A game that has no loop written by hand: its yardstick is the runner on full Cubes. */
export type Larger<T extends VariantTypes> = Omit<Subject<T>, 'hand'>;

/** The contests of a larger game: beside full Cubes in one process, with the log, with players who are given views, and replayed beside the machine. */
export function besideCubes<T extends VariantTypes>(game: Larger<T>): readonly Contest[] {
  const { id, title, module, variant, selection } = game;
  return [
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
