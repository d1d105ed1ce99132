import type { Contestant } from './contestants/contestant.js';

/** How fast one contestant was in each round, in balls for a second of processor time. */
export interface Rates {
  readonly name: string;
  readonly rates: readonly number[];
}

/** How to measure. */
export interface Pace {
  /** Rounds that are measured; the contestants take turns in each. */
  readonly rounds: number;
  /** Milliseconds of a turn. */
  readonly slice: number;
  /** Milliseconds that each contestant plays before the first round. */
  readonly warmUp: number;
}

/** The usual pace, and the one for a first look. */
export const paces: Readonly<Record<'full' | 'quick', Pace>> = {
  full: { rounds: 11, slice: 250, warmUp: 1000 },
  quick: { rounds: 5, slice: 100, warmUp: 300 },
};

/** Every contestant plays the seeds from 0 to this, over and over: all play the same matches. */
const seeds = 1 << 20;

/** Processor time of this process in milliseconds: what others on the machine do counts little in it. */
function clock(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** One contestant, who plays on where its last turn ended. */
export class Turn {
  private seed = 0;
  private batch = 1;

  constructor(readonly contestant: Contestant) {}

  /** Plays for so long. Gives balls per second. */
  take(slice: number): number {
    const begun = clock();
    let balls = 0;
    for (;;) {
      const before = clock();
      balls += this.contestant.play(this.seed, this.batch);
      this.seed = (this.seed + this.batch) % seeds;
      const now = clock();
      if (now - begun >= slice) return (balls * 1000) / (now - begun);
      if (now - before < slice / 50) this.batch = Math.min(this.batch * 2, 1 << 16);
    }
  }
}

/** Lets everybody play before anything is measured, by turns, for so many milliseconds each. */
export function warmUpAll(turns: readonly Turn[], warmUp: number): void {
  // what is made for all matches is made in the first
  for (const { contestant } of turns) contestant.play(0, 1);
  for (let i = 0; i < 4; i++) for (const turn of turns) turn.take(warmUp / 4);
}

/** Lets the contestants play by turns. */
export function measure(contestants: readonly Contestant[], { rounds, slice, warmUp }: Pace): readonly Rates[] {
  const turns = contestants.map((contestant) => new Turn(contestant));
  warmUpAll(turns, warmUp);
  const rates: number[][] = turns.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (const [i, turn] of turns.entries()) rates[i]?.push(turn.take(slice));
  return turns.map(({ contestant }, i) => ({ name: contestant.name, rates: rates[i] as number[] }));
}

/** The lowest, the middle and the highest of a list. */
export interface Range {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

/** The range of a list that is not empty. */
export function rangeOf(list: readonly number[]): Range {
  const sorted = [...list].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const median =
    sorted.length % 2 === 1
      ? (sorted[middle] as number)
      : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
  return { min: sorted[0] as number, median, max: sorted[sorted.length - 1] as number };
}

/** How much faster one was than another: the ratio of each round, for what slowed one down slowed both. */
export function ratioOf(a: Rates, b: Rates): Range {
  return rangeOf(a.rates.map((rate, round) => rate / (b.rates[round] as number)));
}
