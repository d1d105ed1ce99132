import { ledger } from '../baselines/ledger.js';
import type { Contestant } from './contestant.js';

/**
 * The states of a baseline's generators after its last match, four numbers for each. Those that are nothing but noughts, which no
 * generator is, were not drawn from.
 */
export function statesIn(out: Readonly<Int32Array>): readonly (readonly number[])[] {
  const states: number[][] = [];
  for (let at = ledger.streams; at < out.length; at += 4) states.push([...out.subarray(at, at + 4)]);
  return states.filter((state) => state.some((word) => word !== 0));
}

/** A baseline as a contestant. */
export function byHand(play: (seed: number) => number, out: Readonly<Int32Array>): Contestant {
  return {
    name: 'by hand',
    same: true,
    compared: 20_000,
    play: (from, matches) => {
      let balls = 0;
      for (let seed = from; seed < from + matches; seed++) balls += play(seed);
      return balls;
    },
    score: (seed) => {
      play(seed);
      return [...out.subarray(ledger.runs1, ledger.balls2 + 1)];
    },
  };
}
