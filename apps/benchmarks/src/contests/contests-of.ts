import type { Selection, Variant, VariantTypes } from '@howzat/core';
import type { Contestant } from '../contestants/contestant.js';
import { machinePath, runnerAlone, runnerInterpreted, runnerWithLog, runnerWithViews } from '../contestants/drivers.js';
import { runnerWithSensible } from '../contestants/sensible.js';
import type { Contest } from './contest.js';

/** A game, and its baseline where somebody wrote one. */
export interface Subject<T extends VariantTypes> {
  readonly id: string;
  readonly title: string;
  /** What the package of the variant exports. */
  readonly module: object;
  readonly variant: Variant<T>;
  readonly selection: Selection;
  readonly hand: {
    readonly play: () => Contestant;
    /** How its generators stand after its last match. */
    readonly states: () => readonly (readonly number[])[];
  } | null;
}

/** The contests that every game has, each for a process of its own. */
export function contestsOf<T extends VariantTypes>(subject: Subject<T>): readonly Contest[] {
  const { id, title, module, variant, selection, hand } = subject;
  const beside = (...others: readonly Contestant[]): readonly Contestant[] =>
    hand ? [hand.play(), ...others] : others;
  return [
    {
      id,
      title,
      contestants: () => beside(runnerAlone(variant, selection)),
      ...(hand ? { states: hand.states } : {}),
    },
    {
      id: `${id}-log`,
      title,
      contestants: () => beside(runnerWithLog(variant, selection, false), runnerWithLog(variant, selection, true)),
    },
    { id: `${id}-views`, title, contestants: () => beside(runnerWithViews(variant, selection)) },
    {
      id: `${id}-sensible`,
      title,
      contestants: () => beside(...runnerWithSensible(module, variant, selection)),
    },
    {
      id: `${id}-machine`,
      title,
      contestants: () =>
        beside(runnerAlone(variant, selection), machinePath(variant, selection), runnerInterpreted(variant, selection)),
    },
  ];
}
