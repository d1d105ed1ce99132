import type { Seed } from '@howzat/core';
import type { About } from '@howzat/simulator/here';
import type { Plan } from '../plan.js';

/** Who plays an experiment. */
export const labPlayers = ['random', 'sensible'] as const;
export type LabPlayer = (typeof labPlayers)[number];

/** A game to be played without a change of its rules and with it: plain JSON. */
export interface Experiment {
  readonly variant: string;
  readonly without: Plan['selection'];
  readonly with: Plan['selection'];
  readonly player: LabPlayer;
  /** How many matches each way. */
  readonly matches: number;
  /** How many of them a sensible player plays against a random one, to see whether the better still wins; 0 for none. */
  readonly skilled: number;
  readonly seed: Seed;
}

/** The matches that are played: of the two who are alike, or of the better one and the worse one. */
export type Meeting = 'alike' | 'unlike';

/** What is known of an experiment before its figures. */
export type AboutExperiment = Omit<About, 'seconds' | 'skill'> & {
  /** Code is made of the rules; else they are interpreted, which plays the same matches in more time. */
  readonly makesCode: boolean;
};
