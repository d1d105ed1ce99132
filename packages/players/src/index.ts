import { type Player, uniformPlayer } from '@howzat/core';

/** Chooses uniformly over everything that is legal. */
export const random: Player = uniformPlayer;

export { type GreedyOptions, greedy } from './greedy.js';
export { type Solution, type SolveOptions, solve } from './solve.js';
