import type { Domain, DomainDescription, DomainSpec, Refusal } from '../domain.js';
import { showChoice } from '../frozen.js';
import type { Rng } from '../random.js';
import { refusal } from './refusal.js';

/** One independent choice in each field, committed together. */
export class RecordOf<C extends object> implements Domain<C> {
  readonly kind = 'record';
  constructor(readonly fields: { readonly [K in keyof C]: Domain<C[K]> }) {}
  private names(): (keyof C & string)[] {
    return Object.keys(this.fields) as (keyof C & string)[];
  }
  count(): number {
    return this.names().reduce((n, name) => n * this.fields[name].count(), 1);
  }
  has(choice: unknown): choice is C {
    return this.why(choice) === null;
  }
  why(choice: unknown): Refusal | null {
    const names = this.names();
    if (typeof choice !== 'object' || choice === null || Array.isArray(choice))
      return refusal(`Choose ${names.join(', ')} together; ${showChoice(choice)} is not such a choice.`);
    for (const key of Object.keys(choice))
      if (!names.includes(key as keyof C & string))
        return refusal(`${key} is no part of this choice: choose ${names.join(', ')}.`);
    for (const name of names) {
      if (!Object.hasOwn(choice, name)) return refusal(`${name} is missing: choose ${names.join(', ')}.`);
      const wrong = this.fields[name].why((choice as C)[name]);
      if (wrong) return wrong.rule || wrong.whole ? wrong : { ...wrong, message: `${name}: ${wrong.message}` };
    }
    return null;
  }
  sample(rng: Rng): C {
    const choice: Partial<C> = {};
    for (const name of this.names()) choice[name] = this.fields[name].sample(rng);
    return choice as C;
  }
  *[Symbol.iterator](): Iterator<C> {
    const names = this.names();
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
    for (const name of this.names()) fields[name] = this.fields[name].describe();
    return { kind: 'record', fields };
  }
}

/** Several choices made as one, e.g. a card with a prediction: each field has a domain of its own. */
export function record<C extends object, S = object, P = object>(
  fields: {
    readonly [K in keyof C]: DomainSpec<C[K], S, P>;
  },
): DomainSpec<C, S, P> {
  const names = Object.keys(fields) as (keyof C & string)[];
  const masked = names.every((name) => fields[name].items !== undefined);
  return {
    kind: 'record',
    ...(masked ? { fields } : {}),
    live: (s, g, p) => {
      const live = {} as { [K in keyof C]: Domain<C[K]> };
      for (const name of names) live[name] = fields[name].live(s, g, p);
      return new RecordOf<C>(live);
    },
  };
}
