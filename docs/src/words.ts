import type { ReadingEffect } from '@howzat/pages';
import type { RulingEffect } from './measured.js';

/** A change with its sign; what rounds to nothing has none. */
export function signed(n: number): string {
  const size = Math.abs(n).toFixed(1);
  return Number(size) === 0 ? size : `${n < 0 ? '−' : '+'}${size}`;
}

export function percent(share: number, digits = 1): string {
  return `${(100 * share).toFixed(digits)} %`;
}

/** What a reading did to simulated matches, in a sentence. */
export function effectSentence(effect: RulingEffect): ReadingEffect {
  const { ruling, reading, interval95, swing, matches } = effect;
  const [low = 0, high = 0] = interval95;
  const change = effect.with - effect.without;
  const size = `a first innings of ${effect.with.toFixed(1)} runs in place of ${effect.without.toFixed(1)} (${signed(change)}, ${signed(low)} to ${signed(high)})`;
  const text =
    low === 0 && high === 0 && swing === 0
      ? `Measured: none of ${matches} matches between random players came out differently.`
      : low <= 0 && high >= 0
        ? `Measured: no change of the first innings beyond noise (${signed(low)} to ${signed(high)} runs); ${percent(swing)} of matches had another winner.`
        : `Measured: ${size}; ${percent(swing)} of matches had another winner.`;
  return { ruling, reading, text };
}

/** A share with its 95 % interval: `51.2 % (49.7 to 52.7)`. */
export function shareWithInterval({
  share,
  interval95: [low = 0, high = 1],
}: {
  readonly share: number;
  readonly interval95: readonly number[];
}): string {
  return `${percent(share)} (${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;
}

/** How a file of numbers was made, as a line under what is drawn from it. */
export function madeLine({
  made,
}: {
  readonly made: { command: string; seed: number; matches: number; players: string };
}): string {
  return `Made by \`${made.command}\`: ${made.matches} matches of ${made.players} for each figure, from the seed ${made.seed}.`;
}
