import type { Rng } from '@howzat/core';
import { stream } from '@howzat/core/engine';

/** A checksum that numbers are added to. */
export class Checksum {
  private a = 0x243f6a88;
  private b = 0x85a308d3 | 0;

  add(n: number): void {
    this.a = Math.imul(this.a ^ n, 0x9e3779b1) ^ (this.a >>> 15);
    this.b = Math.imul(this.b ^ n ^ this.a, 0x85ebca6b) ^ (this.b >>> 13);
  }

  get hex(): string {
    return [this.a, this.b].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
  }
}

/** Adds the states of generators, in an order that does not depend on who came first. */
export function addStates(to: Checksum, states: readonly (readonly number[])[]): void {
  for (const text of states.map((state) => state.join()).sort()) for (const n of text.split(',')) to.add(Number(n));
}

/**
 * Plays, and gives the state of every generator that was drawn from, as it stood at the end. It looks at the
 * generators themselves while they are at work, so that what plays needs no door for it.
 */
export function statesAfter(play: () => void): readonly (readonly number[])[] {
  const prototype = Object.getPrototypeOf(stream(0, 0)) as { next(this: Rng): number };
  const { next } = prototype;
  const used = new Set<Rng>();
  prototype.next = function (this: Rng): number {
    used.add(this);
    return next.call(this);
  };
  try {
    play();
  } finally {
    prototype.next = next;
  }
  return [...used].map((rng) => rng.getState());
}
