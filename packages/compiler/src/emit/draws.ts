import { type DomainSpec, fullMask, type ProgramDecision, type ProgramLimit } from '@howzat/core/engine';
import type { Calls } from './calls.js';
import { lookingAt } from './fitting.js';
import { arePlain } from './items.js';

/** Up to so many limits on one list have a table of what each combination of them leaves. */
const tabled = 6;
/** Up to so many lengths that are left are told apart before it is drawn. */
const counted = 4;

/** What is drawn, as an expression, and whether nobody else holds a part of it. */
export interface Drawn {
  readonly text: string;
  readonly own: boolean;
}

/** Uniform draws as code, with the same numbers as `sample` of domains and distributions draws them. */
export class Draws {
  constructor(private readonly calls: Calls) {}

  /**
   * A choice of a decision.
   * @param rng the name of the stream
   * @param holds for each limit the name of what says whether it is in force
   */
  choice(decision: ProgramDecision, rng: string, holds: ReadonlyMap<ProgramLimit, string>): Drawn {
    const { spec, limits } = decision;
    // limits that are masks leave a list to draw from; the others need the whole domain, but only while they hold
    const masks = limits.filter((limit) => limit.keeps !== null && (spec.items !== undefined || limit.on !== null));
    const others = limits.filter((limit) => !masks.includes(limit));
    const quick = this.quick(decision, masks, rng, holds);
    if (quick && others.length === 0) return quick;
    const { calls } = this;
    const made = calls.looking('T.domain', lookingAt, [calls.bind(decision), '$st', '$p']);
    const domain = `T.sample(${made},${rng},${JSON.stringify(decision.id)})`;
    const holding = others.map((limit) => holds.get(limit)).join('||');
    // a domain may give a thing that it has itself
    const copied = `T.own(${domain})`;
    if (!quick) return { text: copied, own: true };
    return { text: `(${holding})?${copied}:${quick.own ? quick.text : `T.own(${quick.text})`}`, own: true };
  }

  /** A choice without making the domain; null where that has to be made. */
  private quick(
    { id, spec, drawer }: ProgramDecision,
    masks: readonly ProgramLimit[],
    rng: string,
    holds: ReadonlyMap<ProgramLimit, string>,
  ): Drawn | null {
    if (spec.items) return { text: this.item(id, spec.items, masks, rng, holds), own: arePlain(spec.items) };
    if (spec.fields) {
      const fields = Object.entries(spec.fields as Record<string, DomainSpec<unknown>>);
      const texts = fields.map(([name, field]) => {
        const mine = masks.filter((limit) => limit.on === name);
        return `${JSON.stringify(name)}:${this.item(id, field.items as readonly unknown[], mine, rng, holds)}`;
      });
      return {
        text: `{${texts.join(',')}}`,
        own: fields.every(([, { items }]) => arePlain(items as readonly unknown[])),
      };
    }
    if (!spec.draw || masks.length > 0) return null;
    const { calls } = this;
    const uses = calls.usesOf(spec.draw, { s: 1, g: 2 });
    return {
      text: calls.looking(calls.bind(spec.draw), uses, [rng, '$s', '$g', '$p', calls.ownFor(drawer)]),
      own: true,
    };
  }

  /** One of the items that limits leave of a list, chosen at a step. */
  private item(
    step: string,
    items: readonly unknown[],
    limits: readonly ProgramLimit[],
    rng: string,
    holds: ReadonlyMap<ProgramLimit, string>,
  ): string {
    if (limits.length === 0) return this.from(items, rng);
    if (limits.length <= tabled) {
      const left = Array.from({ length: 1 << limits.length }, (_, holding) => {
        let mask = fullMask(items.length);
        for (const [i, limit] of limits.entries()) if (holding & (1 << i)) mask &= limit.keeps as number;
        return mask;
      });
      const holding = limits.map((limit, i) => `(${holds.get(limit)}?${1 << i}:0)`).join('|');
      return this.fromOne(step, this.calls.bound.table(items, left), holding, rng);
    }
    const masks = limits.map((limit) => `(${holds.get(limit)}?${limit.keeps}:-1)`).join('&');
    return `T.some(${this.calls.bind(items)},${fullMask(items.length)}&${masks},${rng},${JSON.stringify(step)})`;
  }

  /** One of a list. */
  from(items: readonly unknown[], rng: string): string {
    const list = this.calls.bind(this.calls.bound.items(items));
    return items.length === 1
      ? `${list}[0]`
      : `${list}[${below(rng, items.length, `drawn%${items.length}`, items.length)}]`;
  }

  /** The same from one of some lists: where they have but a few lengths, each is divided by as a number that is known. */
  private fromOne(step: string, lists: readonly (readonly unknown[])[], at: string, rng: string): string {
    const list = `(left=${this.calls.bind(lists)}[${at}])`;
    const lengths = [...new Set(lists.map(({ length }) => length))].sort((a, b) => a - b);
    if (lengths[0] === 0 || lengths.length > counted)
      return `${list}[pick(${rng},left.length||T.none(${JSON.stringify(step)}))]`;
    const places = lengths.reduce((rest, n) => `count===${n}?${n === 1 ? 0 : `drawn%${n}`}:${rest}`, '0');
    const drawn = below(rng, Math.max(...lengths), places, 'count');
    return `(count=${list}.length,left[${lengths[0] === 1 ? 'count===1?0:' : ''}${drawn}])`;
  }
}

/** A number drawn, as `usual` makes a place of it, but for the few at the edge; `most` is the most that `n` can be. */
function below(rng: string, most: number, usual: string, n: string | number): string {
  return `(drawn=(${rng}.next()^0x80000000)>>>0)<${0x100000000 - most}?${usual}:T.edge(${rng},${n},drawn)`;
}
