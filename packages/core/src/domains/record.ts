import type { Rng } from '../chance/index.js';
import { showChoice } from '../json/index.js';
import type { Domain, DomainDescription, DomainSpec, Refusal } from './domain.js';
import { refusal } from './refusal.js';

/** One independent choice in each field, committed together. */
export class RecordOf<C extends object> implements Domain<C> {
  readonly kind = 'record';
  constructor(
    readonly fields: { readonly [K in keyof C]: Domain<C[K]> },
    private readonly names = Object.keys(fields) as unknown as readonly (keyof C & string)[],
  ) {}
  count(): number {
    return this.names.reduce((n, name) => n * this.fields[name].count(), 1);
  }
  has(choice: unknown): choice is C {
    return this.why(choice) === null;
  }
  why(choice: unknown): Refusal | null {
    const { names } = this;
    if (typeof choice !== 'object' || choice === null || Array.isArray(choice))
      return refusal(`Choose ${names.join(', ')} together; ${showChoice(choice)} is not such a choice.`);
    if (!this.isWhole(choice as Partial<C>)) return this.notWhole(choice);
    for (const name of names) {
      const wrong = this.fields[name].why((choice as C)[name]);
      if (wrong) return wrong.rule || wrong.whole ? wrong : { ...wrong, message: `${name}: ${wrong.message}` };
    }
    return null;
  }
  /** Whether each part is there and nothing else. A choice is plain JSON, in which nothing is undefined and nothing a function. */
  private isWhole(choice: Partial<C>): choice is C {
    let keys = 0;
    for (const _ in choice) keys++;
    if (keys !== this.names.length) return false;
    for (const name of this.names) {
      const part: unknown = choice[name];
      if (part === undefined || typeof part === 'function') return false;
    }
    return true;
  }
  private notWhole(choice: object): Refusal {
    const names: readonly string[] = this.names;
    const parts = names.join(', ');
    const other = Object.keys(choice).find((key) => !names.includes(key));
    if (other !== undefined) return refusal(`${other} is no part of this choice: choose ${parts}.`);
    return refusal(`${names.find((name) => !Object.hasOwn(choice, name))} is missing: choose ${parts}.`);
  }
  sample(rng: Rng): C {
    const choice: Partial<C> = {};
    for (const name of this.names) choice[name] = this.fields[name].sample(rng);
    return choice as C;
  }
  *[Symbol.iterator](): Iterator<C> {
    const { names } = this;
    const fields = this.fields;
    function* from(at: number, chosen: Partial<C>): Generator<C> {
      const name = names[at];
      if (name === undefined) {
        yield { ...chosen } as C;
        return;
      }
      for (const value of fields[name]) yield* from(at + 1, { ...chosen, [name]: value });
    }
    yield* from(0, {});
  }
  describe(): DomainDescription {
    const fields: Record<string, DomainDescription> = {};
    for (const name of this.names) fields[name] = this.fields[name].describe();
    return { kind: 'record', fields };
  }
}

/**
 * Several choices made as one, e.g. a card with a prediction: each field has a domain of its own.
 *
 * @example
 * import { oneOf, record, variantKit } from '@howzat/core/author';
 *
 * const k = variantKit({ id: 'two', title: 'Two', parameters: {}, laws: {}, state: { ball: () => ({ card: 0, guess: 0 }) } });
 * const play = k.decision('play', {
 *   by: 'batting',
 *   domain: record({ card: oneOf(1, 2, 3), guess: oneOf(1, 2, 3) }),
 *   take: (s, { card, guess }) => {
 *     s.card = card;
 *     s.guess = guess;
 *   },
 * });
 * console.log(play.id); // play
 */
export function record<C extends object, S = object, P = object, Own = object>(
  fields: {
    readonly [K in keyof C]: DomainSpec<C[K], S, P, Own>;
  },
): DomainSpec<C, S, P, Own> {
  const names = Object.keys(fields) as (keyof C & string)[];
  const masked = names.every((name) => fields[name].items !== undefined);
  return {
    kind: 'record',
    ...(masked ? { fields } : {}),
    live: (s, g, p, own) => {
      const live = {} as { [K in keyof C]: Domain<C[K]> };
      for (const name of names) live[name] = fields[name].live(s, g, p, own);
      return new RecordOf<C>(live, names);
    },
  };
}
