import { copyJson, fullMask } from '@howzat/core/engine';
import { areFlat } from './items.js';

type Items = readonly unknown[];

/**
 * What code names of its rulebook: functions and objects in a list `X`, which the code calls `$x0`, `$x1`, ... Several codes of one
 * rulebook may share it.
 */
export class Bound {
  readonly values: unknown[] = [];
  private readonly names = new Map<unknown, string>();
  private readonly left = new Map<Items, Map<number, Items>>();
  private readonly tables = new Map<Items, Map<string, readonly Items[]>>();

  /** The name of something that the code needs. */
  name(value: unknown): string {
    return once(this.names, value, () => `$x${this.values.push(value) - 1}`);
  }

  /** The declarations of all names. */
  declarations(): string {
    return this.values.length > 0 ? `const ${this.values.map((_, i) => `$x${i}=X[${i}]`).join(',')};` : '';
  }

  /**
   * The items of a list that a mask leaves, as a list that is not frozen: V8 reads frozen ones more slowly.
   * @param mask a bit for each item; all of them where none is given
   */
  items(of: Items, mask = all): Items {
    return once(
      once(this.left, of, () => new Map<number, Items>()),
      mask,
      () => {
        const list = mask === all ? of.slice() : of.filter((_, i) => mask & (1 << i));
        return areFlat(list) ? copyJson(list) : list;
      },
    );
  }

  /** The items that each of some masks leaves. */
  table(of: Items, masks: readonly number[]): readonly Items[] {
    const whole = fullMask(of.length);
    return once(
      once(this.tables, of, () => new Map<string, readonly Items[]>()),
      masks.join(),
      () => masks.map((mask) => this.items(of, mask === whole ? all : mask)),
    );
  }
}

const all = -1;

function once<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  let value = known.get(key);
  if (value === undefined) {
    value = make();
    known.set(key, value);
  }
  return value;
}
