import { pick, type Reads, type Rng } from '../chance/index.js';
import { type Json, sameJson, showChoice } from '../json/index.js';
import type { Domain, DomainDescription, DomainSpec, Refusal } from './domain.js';
import { refusal } from './refusal.js';

class Placement<C> implements Domain<readonly C[]> {
  readonly kind = 'placement';
  constructor(
    private readonly pieces: readonly Json[],
    private readonly places: readonly C[],
    private readonly shared: boolean,
  ) {}
  count(): number {
    let n = 1;
    for (let i = 0; i < this.pieces.length; i++) n *= this.places.length - (this.shared ? 0 : i);
    return Math.max(0, n);
  }
  has(choice: unknown): choice is readonly C[] {
    return this.why(choice) === null;
  }
  why(choice: unknown): Refusal | null {
    if (!Array.isArray(choice) || choice.length !== this.pieces.length)
      return refusal(`Give each of ${this.pieces.map(showChoice).join(', ')} a place; ${showChoice(choice)} does not.`);
    for (let i = 0; i < choice.length; i++) {
      if (!this.places.some((place) => sameJson(place, choice[i])))
        return refusal(
          `${showChoice(this.pieces[i])} cannot stand at ${showChoice(choice[i])}: there is no such place.`,
        );
      if (!this.shared)
        for (let j = 0; j < i; j++)
          if (sameJson(choice[i], choice[j]))
            return refusal(
              `${showChoice(this.pieces[j])} and ${showChoice(this.pieces[i])} cannot both stand at ${showChoice(choice[i])}.`,
            );
    }
    return null;
  }
  sample(rng: Rng): readonly C[] {
    const free = this.places.slice();
    return this.pieces.map(() => {
      const at = pick(rng, free.length);
      const place = free[at] as C;
      if (!this.shared) free.splice(at, 1);
      return place;
    });
  }
  *[Symbol.iterator](): Iterator<readonly C[]> {
    const { pieces, places, shared } = this;
    function* from(chosen: readonly number[]): Generator<readonly C[]> {
      if (chosen.length === pieces.length) {
        yield chosen.map((at) => places[at] as C);
        return;
      }
      for (let at = 0; at < places.length; at++) if (shared || !chosen.includes(at)) yield* from([...chosen, at]);
    }
    yield* from([]);
  }
  describe(): DomainDescription {
    return { kind: 'placement', pieces: this.pieces, places: this.places as readonly Json[], shared: this.shared };
  }
}

/**
 * A place for every piece, in the order of the pieces; two may share one only where `shared` says so.
 *
 * @example
 * import { placement, variantKit } from '@howzat/core/author';
 *
 * const k = variantKit({ id: 'field', title: 'Field', parameters: {}, laws: {}, state: { innings: () => ({ at: [] as string[] }) } });
 * // two fielders, three places, no place for both
 * const place = k.decision('place', {
 *   by: 'bowling',
 *   domain: placement(
 *     () => ['slip', 'gully'],
 *     () => ['near', 'far', 'wide'],
 *   ),
 *   take: (s, places) => {
 *     s.at = [...places];
 *   },
 * });
 * console.log(place.id); // place
 */
export function placement<S, P, C, Own = object>(
  pieces: Reads<S, P, readonly Json[], Own>,
  places: Reads<S, P, readonly C[], Own>,
  shared = false,
): DomainSpec<readonly C[], S, P, Own> {
  return {
    kind: 'placement',
    live: (s, g, p, own) => new Placement(pieces(s, g, p, own), places(s, g, p, own), shared),
  };
}
