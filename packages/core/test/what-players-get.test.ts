import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PlayerViews, type ViewClass, ViewMaker } from '../src/compiled/player-view.js';
import { uniformPlayer } from '../src/index.js';
import { paramsFor } from '../src/interpreter/index.js';
import { keep, type LogEntry, logFor, sharedView, visible } from '../src/log/index.js';
import { expectRefusal } from './refusals.js';

/** What lists and objects are made of in a state. */
const nested: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.integer({ min: 0, max: 2 }),
    fc.constantFrom(null, true, 'a'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { maxKeys: 3 }),
  ),
})).value;
const listOrObject = nested.filter((value): value is object => typeof value === 'object' && value !== null);

/** Every list and object in a value. */
function objectsIn(value: unknown): object[] {
  return typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

describe('a part of a view that is a list or an object', () => {
  it('is a copy to its depths, as the first one that a player was handed', () => {
    fc.assert(
      fc.property(listOrObject, (now) => {
        const copy = keep(undefined, now);
        expect(copy).toEqual(now);
        const own = new Set(objectsIn(copy));
        for (const object of objectsIn(now)) expect(own.has(object)).toBe(false);
      }),
    );
  });

  it('is the one of before where it says the same, and another one where it does not', () => {
    fc.assert(
      fc.property(listOrObject, listOrObject, (before, now) => {
        const last = keep(undefined, before);
        const kept = keep(last, now);
        expect(kept).toEqual(now);
        expect(kept === last).toBe(JSON.stringify(sorted(before)) === JSON.stringify(sorted(now)));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['an item that is another', [1, [2, 3]], [1, [2, 4]]],
    ['an item more', [1, 2], [1, 2, 3]],
    ['an item less', [1, 2], [1]],
    ['an empty list for an empty object', [], {}],
    ['an empty object for an empty list', {}, []],
    ['a list for an object with the same fields', [5], { 0: 5 }],
    ['an object for a list with the same fields', { 0: 5 }, [5]],
    ['a field more', { a: 1 }, { a: 1, b: 2 }],
    ['a field less', { a: 1, b: 2 }, { a: 1 }],
    ['a field of another name', { a: 1 }, { b: 1 }],
    ['nothing for a list', { a: [] }, { a: null }],
    ['a list for nothing', { a: null }, { a: [] }],
    ['nothing for an object inside a list', [{}], [null]],
    ['an object for nothing', { a: null }, { a: {} }],
    ['an object for a number', { a: 0 }, { a: {} }],
    ['a number for an object', { a: {} }, { a: 0 }],
  ])('is another one with %s', (_what, before, now) => {
    const last = keep(undefined, before);
    const kept = keep(last, now);
    expect(kept).toEqual(now);
    expect(kept).not.toBe(last);
  });

  it.each([
    ['nothing in it', { a: null, b: [null] }],
    ['lists in lists', [[1], [[2]]]],
    ['empty ones', { a: [], b: {} }],
    ['words, numbers and switches', { a: 1, b: 'c', d: false, e: [2, 'f'] }],
  ])('stays with %s', (_what, value) => {
    const last = keep(undefined, value);
    expect(keep(last, structuredClone(value))).toBe(last);
    // the match’s own object never becomes the copy
    expect(keep(value, value)).not.toBe(value);
  });
});

/** A value with the fields of its objects in order, so that equal ones are written alike. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, field]) => [key, sorted(field)]),
  );
}

describe('what a role may see', () => {
  const fields = { runs: 4, traps: [1, 2], deck: [9], hands: { batting: [1], bowling: [2] }, sky: 'rain' };
  const secret = { traps: 'bowling', deck: 'batting', hands: 'each', sky: 'nobody' } as const;

  it('is what is open, what is its own, and its own part of what each has', () => {
    expect(visible(fields, secret, 'batting')).toStrictEqual({ runs: 4, deck: [9], hands: { batting: [1] } });
    expect(visible(fields, secret, 'bowling')).toStrictEqual({ runs: 4, traps: [1, 2], hands: { bowling: [2] } });
  });

  it('is, for both, what is in both views and the same there', () => {
    const view = { side: 'home', role: 'batting', game: {}, state: {}, own: { mine: { a: 1 } }, shown: {} };
    const mine = { ...view, state: { runs: 4, deck: [9], hands: { batting: [1] }, list: [1, { a: 2 }] } };
    const other = {
      ...view,
      side: 'away',
      state: { runs: 4, hands: { bowling: [2] }, list: [1, { a: 2 }], traps: [] },
    };
    expect(sharedView(mine as never, other as never)).toStrictEqual({
      ...mine,
      state: { runs: 4, list: [1, { a: 2 }] },
      own: {},
    });
  });
});

describe('the log of a side', () => {
  const input = (value: number, hiddenFrom?: 'home' | 'away' | 'both') => ({
    kind: 'draw',
    id: 'd',
    value,
    hiddenFrom,
  });
  const entries = [
    { seq: 0, inputs: [input(1)] },
    { seq: 1, inputs: [input(2), input(3, 'home'), input(4, 'away'), input(5, 'both')] },
    { seq: 2, inputs: [] },
  ] as unknown as readonly LogEntry[];
  const values = (log: readonly LogEntry[]) => log.map(({ inputs }) => inputs.map(({ value }) => value));

  it('has nothing in place of what is hidden from it', () => {
    expect(values(logFor(entries, 'home'))).toStrictEqual([[1], [2, null, 4, null], []]);
    expect(values(logFor(entries, 'away'))).toStrictEqual([[1], [2, 3, null, null], []]);
    expect(values(entries)).toStrictEqual([[1], [2, 3, 4, 5], []]);
  });

  it('shares the entries in which nothing is hidden, and leaves the others as they are but for that', () => {
    const seen = logFor(entries, 'away');
    expect(seen[0]).toBe(entries[0]);
    expect(seen[2]).toBe(entries[2]);
    expect(seen[1]).not.toBe(entries[1]);
    expect(seen[1]?.inputs[1]).toBe(entries[1]?.inputs[1]);
    expect(seen[1]?.inputs[2]).toStrictEqual({ kind: 'draw', id: 'd', value: null, hiddenFrom: 'away' });
    expect(seen[1]).toMatchObject({ seq: 1 });
  });

  it('is all of it for everybody together, in a list of its own', () => {
    expect(logFor(entries, 'all')).toStrictEqual(entries);
    expect(logFor(entries, 'all')).not.toBe(entries);
  });
});

describe('the parameters that a player is handed', () => {
  const player = () => ({ ...uniformPlayer });
  const params = () => ({
    overs: 20,
    name: 'short',
    limit: null,
    cards: { table: Int8Array.of(1, 2, 3), list: [{ a: [1] }], bare: Object.assign(Object.create(null), { a: 1 }) },
    speeds: [1, 2],
    odds: Float64Array.of(0.5),
  });

  it('say what those of the rulebook say', () => {
    const { cards, ...rest } = paramsFor(player(), params()) as ReturnType<typeof params>;
    expect(rest).toStrictEqual({ overs: 20, name: 'short', limit: null, speeds: [1, 2], odds: Float64Array.of(0.5) });
    expect(cards).toStrictEqual({ table: Int8Array.of(1, 2, 3), list: [{ a: [1] }], bare: { a: 1 } });
  });

  it('are frozen to their depths, but for tables of numbers, of which each player has its own', () => {
    const own = params();
    const one = paramsFor(player(), own) as typeof own;
    const other = paramsFor(player(), own) as typeof own;
    for (const object of [one, one.cards, one.cards.list, one.cards.list[0], one.cards.list[0]?.a, one.cards.bare])
      expect(Object.isFrozen(object)).toBe(true);
    expect(Object.isFrozen(one.speeds)).toBe(true);
    one.cards.table[0] = 100;
    one.odds[0] = 1;
    expect(other.cards.table[0]).toBe(1);
    expect(own.cards.table[0]).toBe(1);
    expect(own.odds[0]).toBe(0.5);
  });

  it('are the same ones each time, as is a set of components that two rulebooks share', () => {
    const one = player();
    const own = params();
    expect(paramsFor(one, own)).toBe(paramsFor(one, own));
    const next = paramsFor(one, { ...own, overs: 5 }) as typeof own;
    expect(next.cards).toBe((paramsFor(one, own) as typeof own).cards);
    expect(next.overs).toBe(5);
    expect(paramsFor(player(), own)).not.toBe(paramsFor(one, own));
  });

  class Box {}
  it.each([
    ['a function', { cards: { make: () => 1 } }, 'cards.make', 'a function'],
    ['a function by itself', { make: () => 1 }, 'make', 'a function'],
    ['a symbol', { cards: [1, Symbol('s')] }, 'cards[1]', 'a symbol'],
    ['an object of a class', { cards: { list: [{ box: new Box() }] } }, 'cards.list[0].box', 'an object of a class'],
    ['a map', { cards: new Map() }, 'cards', 'an object of a class'],
    ['bytes without a length of items', { cards: new DataView(new ArrayBuffer(1)) }, 'cards', 'an object of a class'],
  ])('are refused with %s in them', (_what, wrong, path, what) => {
    const refusal = expectRefusal(
      () => paramsFor(player(), wrong),
      'bad-components',
      `Players are handed the parameters, and ${path} is ${what}: components are plain data and lists of numbers.`,
    );
    expect(refusal.details.subject).toBe(path);
  });
});

describe('views for very many questions', () => {
  /** What generated code makes for a game with an open list and a secret one. */
  function viewClass(): ViewClass {
    type Read = {
      readonly s: Record<string, unknown>;
      readonly g: Record<string, unknown>;
      copy(at: number, v: unknown): unknown;
    };
    class Made {
      #from: Read & { readonly own: Record<string, Record<string, unknown>> };
      constructor(from: never) {
        this.#from = from;
      }
      static game = {
        get runs() {
          return from(this).g.runs;
        },
      };
      static state = {
        open: {
          get list() {
            return from(this).copy(0, from(this).s.list);
          },
          get same() {
            return from(this).copy(3, from(this).s.same);
          },
        },
        batting: {
          get hand() {
            return from(this).copy(1, from(this).s.hand);
          },
        },
        bowling: {
          get traps() {
            return from(this).copy(2, from(this).s.traps);
          },
        },
      };
      static own = {
        rule: {
          open: {
            get used() {
              return from(this).own.rule?.used;
            },
          },
          batting: {},
          bowling: {},
        },
      };
      static from(made: Made) {
        return made.#from;
      }
    }
    const from = (made: unknown) => Made.from(made as Made);
    return Made as unknown as ViewClass;
  }
  const state = () => ({
    g: { batting: 0, runs: 7 },
    s: { list: [1, [2]], hand: [3], traps: [4], same: 'word' },
    own: { rule: { used: true } },
  });
  type Seen = { runs: number; list: unknown; hand: unknown; traps: unknown; same: string };
  const opened = (seat: 0 | 1) => {
    const views = new PlayerViews(new ViewMaker(viewClass()), seat);
    const now = state();
    return { views, now, view: views.open(now as never), open: () => views.open(now as never) };
  };

  it('show each side what is open and its own, of the match as it is', () => {
    const { view, now } = opened(0);
    expect([view.side, view.role]).toEqual(['home', 'batting']);
    expect(view.game.runs).toBe(7);
    expect({ ...view.state }).toStrictEqual({ list: [1, [2]], same: 'word', hand: [3] });
    expect(view.own.rule).toStrictEqual({ used: true });
    expect(view.shown).toStrictEqual({});
    now.g.runs = 8;
    expect(view.game.runs).toBe(8);
    const seen = view.state as unknown as { same: unknown };
    for (const value of ['other', null, [1], null, 2]) {
      (now.s as { same: unknown }).same = value;
      expect(seen.same).toEqual(value);
    }
    const away = opened(1).view;
    expect([away.side, away.role]).toEqual(['away', 'bowling']);
    expect(Object.keys(away.state)).toEqual(['list', 'same', 'traps']);
  });

  it('hand out copies, one for a question, and the same for the next that says the same', () => {
    const { view, views, now, open } = opened(0);
    const { list } = view.state as unknown as Seen;
    expect(list).toStrictEqual([1, [2]]);
    expect(list).not.toBe(now.s.list);
    expect((view.state as unknown as Seen).list).toBe(list);
    // while the question is open a copy is not made again
    now.s.list.push(5);
    expect((view.state as unknown as Seen).list).toBe(list);
    views.close();
    open();
    views.close();
    expect((open().state as unknown as Seen).list).toStrictEqual([1, [2], 5]);
  });

  it('answer no more once the question is answered, and again in the turn after the next', () => {
    const { view, views, open } = opened(0);
    views.close();
    const message =
      'This view belongs to a question that has been answered. Copy what is to be remembered: copyJson(view).';
    for (const look of [() => (view.state as unknown as Seen).list, () => view.game.runs, () => view.own.rule?.used]) {
      expectRefusal(look, 'no-decision', message);
    }
    const second = open();
    expect(second === view).toBe(false);
    expect(second.game.runs).toBe(7);
    expect(() => view.game.runs).toThrow(message);
    views.close();
    expect(open() === view).toBe(true);
    expect(view.game.runs).toBe(7);
  });

  it('close before one was opened too', () => {
    expect(() => new PlayerViews(new ViewMaker(viewClass()), 0).close()).not.toThrow();
  });

  it('are of the role that the side has now', () => {
    const { now, open } = opened(0);
    now.g.batting = 1;
    const bowling = open();
    expect(bowling.role).toBe('bowling');
    expect(Object.keys(bowling.state)).toEqual(['list', 'same', 'traps']);
    now.g.batting = 0;
    expect(open().role).toBe('batting');
  });

  it('are frozen, and lead to nothing of the engine', () => {
    const { view } = opened(0);
    for (const object of [view, view.game, view.state, view.own, view.own.rule])
      expect(Object.isFrozen(object)).toBe(true);
    const prototype = Object.getPrototypeOf(view.state);
    expect(Object.isFrozen(prototype)).toBe(true);
    expect(Object.getOwnPropertyNames(prototype)).toEqual([]);
    expect('constructor' in Object.create(prototype) && Object.hasOwn(prototype, 'constructor')).toBe(false);
    const { get } = Object.getOwnPropertyDescriptor(view.state, 'list') as PropertyDescriptor;
    expect(Object.isFrozen(get)).toBe(true);
  });
});
