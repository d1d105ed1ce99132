import { pick, type Rng } from '../chance/index.js';
import type { Domain, DomainDescription, ForbiddenItem, Refusal } from './domain.js';
import { noChoice } from './no-choice.js';

/** A limit that holds at this moment. */
export interface ActiveLimit<C> {
  readonly forbids: (choice: C) => boolean;
  readonly refuse: (choice: C) => Refusal;
}

/** Above this many choices a limited domain is sampled by rejection instead of by listing. */
const listable = 4096;

/** A domain without the choices that the limits in force forbid. */
export class Limited<C> implements Domain<C> {
  readonly kind: DomainDescription['kind'];
  constructor(
    private readonly base: Domain<C>,
    private readonly limits: readonly ActiveLimit<C>[],
  ) {
    this.kind = base.kind;
  }
  private allows(choice: C): boolean {
    for (const limit of this.limits) if (limit.forbids(choice)) return false;
    return true;
  }
  count(): number {
    let n = 0;
    for (const _ of this) n++;
    return n;
  }
  has(choice: unknown): choice is C {
    return this.base.has(choice) && this.allows(choice);
  }
  why(choice: unknown): Refusal | null {
    const wrong = this.base.why(choice);
    if (wrong) return wrong;
    const by = this.limits.find((limit) => limit.forbids(choice as C));
    return by ? by.refuse(choice as C) : null;
  }
  sample(rng: Rng): C {
    if (this.base.count() > listable) {
      // a domain this large with next to nothing legal in it is a defect that the testkit finds
      for (let tries = 0; tries < 100_000; tries++) {
        const choice = this.base.sample(rng);
        if (this.allows(choice)) return choice;
      }
    }
    const legal: C[] = [];
    for (const choice of this.base) if (this.allows(choice)) legal.push(choice);
    return legal[pick(rng, legal.length || noChoice())] as C;
  }
  *[Symbol.iterator](): Iterator<C> {
    for (const choice of this.base) if (this.allows(choice)) yield choice;
  }
  describe(): DomainDescription {
    const whole = this.base.describe();
    // only of a list can the description leave things out; of the others it tells what the limits choose from
    if (whole.kind !== 'oneOf') return whole;
    const forbidden: ForbiddenItem[] = [...(whole.forbidden ?? [])];
    const items = whole.items.filter((item) => {
      const by = this.limits.find((limit) => limit.forbids(item as C));
      if (!by) return true;
      const { message, rule } = by.refuse(item as C);
      forbidden.push({ item, rule: rule ?? '', message });
      return false;
    });
    return forbidden.length > 0 ? { kind: 'oneOf', items, forbidden } : whole;
  }
}
