import { pick, type Reads, type Rng } from '../chance/index.js';
import { showChoice } from '../json/index.js';
import type { Domain, DomainDescription, DomainSpec, Refusal } from './domain.js';
import { refusal } from './refusal.js';

class NumberFrom implements Domain<number> {
  readonly kind = 'number';
  constructor(
    private readonly min: number,
    private readonly max: number,
    private readonly step: number,
  ) {}
  count(): number {
    return this.max < this.min ? 0 : Math.floor((this.max - this.min) / this.step) + 1;
  }
  has(choice: unknown): choice is number {
    return this.why(choice) === null;
  }
  why(choice: unknown): Refusal | null {
    const fits =
      typeof choice === 'number' &&
      Number.isSafeInteger(choice) &&
      choice >= this.min &&
      choice <= this.max &&
      (choice - this.min) % this.step === 0;
    const steps = this.step === 1 ? '' : ` in steps of ${this.step}`;
    return fits
      ? null
      : refusal(`Choose a whole number from ${this.min} to ${this.max}${steps}, not ${showChoice(choice)}.`);
  }
  sample(rng: Rng): number {
    return this.min + this.step * pick(rng, this.count());
  }
  *[Symbol.iterator](): Iterator<number> {
    for (let n = this.min; n <= this.max; n += this.step) yield n;
  }
  describe(): DomainDescription {
    return { kind: 'number', min: this.min, max: this.max, step: this.step };
  }
}

/**
 * A whole number between limits that the state gives.
 *
 * @example
 * import { numberFrom, variantKit } from '@howzat/core/author';
 *
 * const k = variantKit({ id: 'bid', title: 'Bid', parameters: {}, laws: {}, state: { match: () => ({ purse: 10, bid: 0 }) } });
 * // from nothing to all that is left
 * const bid = k.decision('bid', {
 *   by: 'batting',
 *   domain: numberFrom(() => 0, (s) => s.purse),
 *   take: (s, amount) => {
 *     s.bid = amount;
 *   },
 * });
 * console.log(bid.id); // bid
 */
export function numberFrom<S, P, Own = object>(
  min: Reads<S, P, number, Own>,
  max: Reads<S, P, number, Own>,
  step = 1,
): DomainSpec<number, S, P, Own> {
  return { kind: 'number', live: (s, g, p, own) => new NumberFrom(min(s, g, p, own), max(s, g, p, own), step) };
}
