import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyOf,
  coin,
  type Distribution,
  type DomainSpec,
  deal,
  dealOut,
  defineVariant,
  dice,
  die,
  inPool,
  leftIn,
  numberFrom,
  oneOf,
  type Pool,
  permutationOf,
  placement,
  pool,
  record,
  refill,
  someOf,
  subsetOf,
  takeOut,
  variantKit,
} from '../src/author.js';
import { domainOf, hashSeed, type ProgramDecision, programOf, stream } from '../src/engine.js';
import { compose, createMatch, type Domain, type DomainDescription, sameJson } from '../src/index.js';
import { openingState } from '../src/program/index.js';

const g = {} as never;
const live = <C>(spec: DomainSpec<C, any, any>): Domain<C> => spec.live({}, g, {}, {});
const rngOf = (seed: number) => stream(hashSeed(seed), 1);

/** Everything that no domain may take. */
const nonsense: unknown[] = [
  undefined,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e300,
  -1,
  0.5,
  '',
  '0',
  {},
  [[]],
  () => 1,
  Symbol('x'),
  10n,
  JSON.parse('{"__proto__":1}'),
  { constructor: 1 },
  [undefined],
  [Number.NaN],
  new Date(0),
  new Map(),
];

/** How many choices a description tells of. */
function described(about: DomainDescription): number {
  const falling = (n: number, k: number): number => (k <= 0 ? 1 : n * falling(n - 1, k - 1));
  switch (about.kind) {
    case 'oneOf':
      return about.items.length;
    case 'record':
      return Object.values(about.fields).reduce((n, field) => n * described(field), 1);
    case 'permutationOf':
      return falling(about.items.length, about.items.length);
    case 'subsetOf':
      return about.size > about.items.length
        ? 0
        : Math.round(falling(about.items.length, about.size) / falling(about.size, about.size));
    case 'number':
      return Math.max(0, Math.floor((about.max - about.min) / about.step) + 1);
    case 'placement':
      return about.shared
        ? about.places.length ** about.pieces.length
        : Math.max(0, falling(about.places.length, about.pieces.length));
  }
}

function agrees(domain: Domain, seed: number): void {
  const choices = [...domain];
  expect(choices).toHaveLength(domain.count());
  const texts = new Set(choices.map((choice) => JSON.stringify(choice)));
  expect(texts.size).toBe(choices.length);
  for (const choice of choices) {
    expect(domain.why(choice)).toBe(null);
    expect(domain.has(choice)).toBe(true);
    // a choice that came through JSON is the same choice
    if (typeof choice === 'object') expect(domain.has(JSON.parse(JSON.stringify(choice)))).toBe(true);
  }
  for (const wrong of nonsense) {
    if (choices.some((choice) => sameJson(choice, wrong) || (Number.isNaN(wrong) && Number.isNaN(choice)))) continue;
    if (
      choices.length > 0 &&
      texts.has(JSON.stringify(wrong as never, (_k, v) => (typeof v === 'bigint' ? `${v}` : v)))
    )
      continue;
    expect(domain.has(wrong)).toBe(false);
    expect(domain.why(wrong)?.message).toMatch(/\S/);
  }
  if (choices.length > 0) {
    const rng = rngOf(seed);
    for (let i = 0; i < 20; i++) expect(texts.has(JSON.stringify(domain.sample(rng)))).toBe(true);
  }
  const about = domain.describe();
  expect(JSON.parse(JSON.stringify(about))).toEqual(about);
  expect(about.kind).toBe(domain.kind);
  expect(described(about)).toBe(domain.count());
}

/** Expects samples to fall evenly on every choice. */
function even(domain: Domain, seed: number): void {
  const choices = [...domain].map((choice) => JSON.stringify(choice));
  const counts = new Map(choices.map((text) => [text, 0]));
  const rng = rngOf(seed);
  const samples = 400 * choices.length;
  for (let i = 0; i < samples; i++) {
    const text = JSON.stringify(domain.sample(rng));
    counts.set(text, (counts.get(text) as number) + 1);
  }
  const chi = [...counts.values()].reduce((sum, n) => sum + (n - 400) ** 2 / 400, 0);
  const free = choices.length - 1;
  expect(chi).toBeLessThan(free + 5 * Math.sqrt(2 * Math.max(free, 1)));
}

const atoms = (min: number, max: number) =>
  fc.uniqueArray(
    fc.oneof(fc.integer({ min: -9, max: 99 }), fc.string({ maxLength: 3 }), fc.boolean(), fc.constant(null)),
    {
      minLength: min,
      maxLength: max,
    },
  );
const things = (min: number, max: number) =>
  fc.uniqueArray(
    fc.oneof(
      fc.integer(),
      fc.string({ maxLength: 4 }),
      fc.record({ x: fc.integer({ min: 0, max: 9 }), y: fc.integer({ min: 0, max: 9 }) }),
    ),
    {
      minLength: min,
      maxLength: max,
      selector: (it) => JSON.stringify(it),
    },
  );

const domains: Record<string, fc.Arbitrary<DomainSpec<any, any, any>>> = {
  oneOf: atoms(1, 31).map((items) => oneOf(...items)),
  someOf: things(0, 40).map((items) => someOf(() => items)),
  permutationOf: things(0, 5).map((items) => permutationOf(() => items)),
  subsetOf: fc
    .tuple(things(0, 9), fc.integer({ min: 0, max: 9 }))
    .map(([items, n]) => subsetOf(() => items, Math.min(n, items.length))),
  numberFrom: fc
    .tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -2, max: 60 }), fc.integer({ min: 1, max: 7 }))
    .map(([min, span, step]) =>
      numberFrom(
        () => min,
        () => min + span,
        step,
      ),
    ),
  placement: fc.tuple(things(0, 3), things(0, 5), fc.boolean()).map(([pieces, places, shared]) =>
    placement(
      () => pieces,
      () => places,
      shared,
    ),
  ),
  record: fc.tuple(atoms(1, 5), things(0, 4), fc.integer({ min: 0, max: 4 })).map(([items, others, max]) =>
    record<any, any, any>({
      a: oneOf(...items),
      b: someOf(() => others),
      c: numberFrom(
        () => 0,
        () => max,
      ),
    }),
  ),
  'record of lists': fc
    .tuple(atoms(1, 5), atoms(1, 5))
    .map(([a, b]) => record<any>({ a: oneOf(...a), b: oneOf(...b) })),
};

describe('a domain: has, why, count, enumeration, samples and description agree', () => {
  test.each(Object.entries(domains))('%s', (_name, specs) => {
    fc.assert(
      fc.property(specs, fc.nat(), (spec, seed) => {
        agrees(live(spec), seed);
        if (!spec.draw || live(spec).count() === 0) return;
        // drawing without building the domain makes the same draws
        const [a, b] = [rngOf(seed), rngOf(seed)];
        for (let i = 0; i < 5; i++) expect(spec.draw(a, {}, g, {}, {})).toEqual(live(spec).sample(b));
      }),
      { seed: 7, numRuns: 150 },
    );
  });

  test('samples are even', () => {
    const places = ['slip', 'point', 'cover', 'mid-on'];
    for (const [at, spec] of [
      oneOf(0, 1, 2, 3, 4, 6),
      someOf(() => places),
      permutationOf(() => places),
      subsetOf(() => [...places, 'gully', 'fine leg'], 3),
      numberFrom(
        () => 5,
        () => 50,
        5,
      ),
      placement(
        () => ['a', 'b'],
        () => places,
      ),
      placement(
        () => ['a', 'b'],
        () => places,
        true,
      ),
      record<any>({ a: oneOf(1, 2, 3), b: oneOf('x', 'y') }),
    ].entries())
      even(live(spec as DomainSpec<any>), at);
  });

  test('large ones are counted and sampled without a list', () => {
    const many = live(subsetOf(() => Array.from({ length: 18 }, (_, i) => i), 11));
    expect(many.count()).toBe(31_824);
    expect(many.has([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 17])).toBe(true);
    expect(many.why([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9])?.message).toContain('9 is there twice');
    expect(live(permutationOf(() => Array.from({ length: 11 }, (_, i) => i))).count()).toBe(39_916_800);
    const [first] = live(permutationOf(() => Array.from({ length: 11 }, (_, i) => i)));
    expect(first).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('a list takes 1 to 31 different items', () => {
    const items = Array.from({ length: 32 }, (_, i) => i);
    expect(() => oneOf()).toThrow(RangeError);
    expect(() => oneOf(...items)).toThrow(RangeError);
    expect(() => oneOf(1, 1)).toThrow(RangeError);
    const all = live(oneOf(...items.slice(1)));
    expect(all.count()).toBe(31);
    expect([...all]).toEqual(items.slice(1));
    even(all, 4);
  });
});

describe('a domain under limits', () => {
  const limited = (
    spec: DomainSpec<any, any, any>,
    limits: readonly any[],
  ): { domain: Domain; decision: ProgramDecision } => {
    const k = variantKit({
      id: 'limits',
      title: 'Limits',
      parameters: {},
      laws: { toss: 'none' },
      state: { match: () => ({ low: 2 }) },
    });
    const variant = defineVariant(k, {
      version: '1.0.0',
      flow: { ball: { before: [k.decision('choose', { by: 'batting', domain: spec, limits, take: () => {} })] } },
    });
    const program = programOf(compose(variant as never));
    const decision = [program.root].flatMap(function find(node: any): any[] {
      return node.id === 'choose' ? [node] : (node.body ?? []).flatMap(find);
    })[0] as ProgramDecision;
    return { domain: domainOf(decision, openingState(program), program.params), decision };
  };
  const says = 'That is forbidden.';
  const cases: [string, DomainSpec<any, any, any>, any[], number][] = [
    ['a list, by the choice', oneOf(0, 1, 2, 3, 4, 6), [{ id: 'l', forbids: (c: number) => c > 3, says }], 4],
    [
      'a list, by the state',
      oneOf(0, 1, 2, 3, 4, 6),
      [{ id: 'l', forbidsIn: (c: number, s: any) => c < s.low, says }],
      4,
    ],
    [
      'a list, by both',
      oneOf(0, 1, 2, 3, 4, 6),
      [
        { id: 'l', forbids: (c: number) => c > 3, says },
        { id: 'm', forbidsIn: (c: number, s: any) => c < s.low, says },
      ],
      2,
    ],
    ['a list from the state', someOf(() => [1, 2, 3]), [{ id: 'l', forbids: (c: number) => c === 2, says }], 2],
    [
      'a field of a record',
      record<any>({ a: oneOf(1, 2, 3), b: oneOf('x', 'y') }),
      [{ id: 'l', on: 'a', forbids: (a: number) => a === 2, says }],
      4,
    ],
    [
      'a whole record',
      record<any>({ a: oneOf(1, 2, 3), b: oneOf('x', 'y') }),
      [{ id: 'l', forbids: (c: any) => c.a === 2 && c.b === 'x', says }],
      5,
    ],
    [
      'a field and the whole',
      record<any>({ a: oneOf(1, 2, 3), b: oneOf('x', 'y') }),
      [
        { id: 'l', on: 'b', forbids: (b: string) => b === 'y', says },
        { id: 'm', forbidsIn: (c: any, s: any) => c.a === s.low, says },
      ],
      2,
    ],
    [
      'a field that is no list',
      record<any>({
        a: numberFrom(
          () => 1,
          () => 9,
        ),
        b: oneOf('x', 'y'),
      }),
      [{ id: 'l', on: 'a', forbids: (a: number) => a > 2, says }],
      4,
    ],
    ['subsets', subsetOf(() => [1, 2, 3, 4], 2), [{ id: 'l', forbids: (c: number[]) => c.includes(4), says }], 3],
    ['one switched off', oneOf(0, 1, 2), [{ id: 'l', when: () => false, forbids: () => true, says }], 3],
  ];
  test.each(cases)('%s', (_name, spec, limits, count) => {
    const { domain } = limited(spec, limits);
    expect(domain.count()).toBe(count);
    const legal = new Set([...domain].map((choice) => JSON.stringify(choice)));
    expect(legal.size).toBe(count);
    for (const choice of live(spec)) {
      const wrong = domain.why(choice);
      expect(wrong === null).toBe(legal.has(JSON.stringify(choice)));
      expect(domain.has(choice)).toBe(wrong === null);
      if (wrong) expect(wrong).toEqual({ message: says, rule: expect.stringMatching(/^[lm]$/) });
    }
    even(domain, 11);
    const about = domain.describe();
    if (about.kind !== 'oneOf') return;
    // a list is described with what is forbidden set apart, so that an interface offers what is legal
    expect(about.items.map((item) => JSON.stringify(item)).sort()).toEqual([...legal].sort());
    expect(about.items.length + (about.forbidden?.length ?? 0)).toBe(live(spec).count());
    for (const { message, rule } of about.forbidden ?? [])
      expect([message, rule]).toEqual([says, expect.stringMatching(/^[lm]$/)]);
  });

  test('a large one is sampled without being listed', () => {
    const { domain } = limited(
      subsetOf(() => Array.from({ length: 18 }, (_, i) => i), 11),
      [{ id: 'l', forbids: (c: number[]) => !c.includes(17), says }],
    );
    const rng = rngOf(1);
    for (let i = 0; i < 50; i++) expect(domain.sample(rng)).toContain(17);
  });
});

describe('a distribution: outcomes, probabilities, refusals and samples agree', () => {
  const world = (left: readonly number[], n: number): { bag: Pool } => {
    const bag = pool(n);
    for (let item = 0; item < n; item++) if (!left.includes(item)) takeOut(bag, item);
    return { bag };
  };
  const cases: [string, Distribution<any, any, any>, object][] = [
    ['a die', die(6), {}],
    ['an odd die', die(7), {}],
    ['a die of one', die(1), {}],
    ['three dice', dice(3, 4), {}],
    ['a coin', coin(), {}],
    ['a weighted list', anyOf(['dry', 'dry', 'sticky']), {}],
    ['a list from the state', anyOf((s: any) => s.list), { list: [1, 2, 5] }],
    ['a deal', deal(2, (s: any) => s.bag), world([0, 2, 3, 5], 6)],
    [
      'a deal of all',
      deal(
        (s: any) => s.bag.left,
        (s: any) => s.bag,
      ),
      world([1, 3, 4], 6),
    ],
    ['a deal of none', deal(0, (s: any) => s.bag), world([1], 3)],
    ['a deal that takes out', dealOut(2, (s: any) => s.bag), world([0, 2, 3, 5], 6)],
  ];
  test.each(cases)('%s', (_name, of, s) => {
    const outcomes = [...of.outcomes(s, g, {}, {})];
    expect(outcomes.reduce((sum, [, p]) => sum + p, 0)).toBeCloseTo(1, 12);
    expect(new Set(outcomes.map(([outcome]) => JSON.stringify(outcome))).size).toBe(outcomes.length);
    for (const [outcome] of outcomes) expect(of.why(outcome, s, g, {}, {})).toBe(null);
    for (const wrong of nonsense)
      if (!outcomes.some(([it]) => sameJson(it, wrong))) expect(of.why(wrong, s, g, {}, {})).toMatch(/\S/);
    const counts = new Map(outcomes.map(([outcome]) => [JSON.stringify(outcome), 0]));
    const rng = rngOf(3);
    const samples = 400 * outcomes.length;
    for (let i = 0; i < samples; i++) {
      const text = JSON.stringify(of.sample(rng, s, g, {}, {}));
      counts.set(text, (counts.get(text) ?? Number.NaN) + 1);
    }
    const chi = outcomes.reduce(
      (sum, [outcome, p]) => sum + ((counts.get(JSON.stringify(outcome)) as number) - p * samples) ** 2 / (p * samples),
      0,
    );
    const free = Math.max(1, outcomes.length - 1);
    expect(chi).toBeLessThan(free + 5 * Math.sqrt(2 * free));
    const about = of.describe(s, g, {}, {});
    expect(JSON.parse(JSON.stringify(about))).toEqual(about);
  });

  test('a deal draws as taking out one by one does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(), fc.nat(), (size, outs, seed) => {
        const make = (): Pool => {
          const bag = pool(size);
          const rng = rngOf(outs);
          for (let i = outs % size; i > 0; i--) takeOut(bag, bag.items[Math.abs(rng.next()) % bag.left] as number);
          return bag;
        };
        const [whole, single] = [make(), make()];
        const n = whole.left;
        const before = JSON.stringify(whole);
        const drawn = deal(n, () => whole).sample(rngOf(seed), {}, g, {}, {});
        expect(JSON.stringify(whole)).toBe(before);
        expect(deal(n, () => whole).why(drawn, {}, g, {}, {})).toBe(null);
        const rng = rngOf(seed);
        for (const item of drawn) {
          const [one] = deal(1, () => single).sample(rng, {}, g, {}, {});
          expect(one).toBe(item);
          takeOut(single, one as number);
        }
        expect(single.left).toBe(0);
      }),
      { seed: 5, numRuns: 200 },
    );
  });

  test('a deal that takes out draws what it would sample, and leaves what removing that leaves', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(), fc.nat(), (size, taken, seed) => {
        const make = (): { bag: Pool } => ({ bag: pool(size, 7) });
        const of = dealOut<{ bag: Pool }, object>(taken % (size + 1), (s) => s.bag);
        const [drawing, sampling] = [make(), make()];
        const drawn = of.draw?.(rngOf(seed), drawing, g, {}, {});
        const sampled = of.sample(rngOf(seed), sampling, g, {}, {});
        expect(drawn).toEqual(sampled);
        expect(sampling).toEqual(make());
        of.remove?.(sampled, sampling, g, {}, {});
        expect(sampling).toEqual(drawing);
        expect(leftIn(drawing.bag)).toEqual(leftIn(make().bag).filter((item) => !sampled.includes(item)));
      }),
      { seed: 7, numRuns: 200 },
    );
  });

  test('what is not in a pool cannot be taken out', () => {
    const bag = pool(3, 1);
    takeOut(bag, 2);
    for (const item of [0, 2, 4]) expect(() => takeOut(bag, item)).toThrow(`${item} cannot be taken`);
    expect(leftIn(bag)).toEqual([1, 3]);
  });

  test('a pool keeps what is in it, whatever is taken out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.array(fc.nat(), { maxLength: 20 }), (size, picks) => {
        const bag = pool(size);
        const left = new Set(Array.from({ length: size }, (_, i) => i));
        for (const nth of picks) {
          if (left.size === 0) break;
          const item = [...left][nth % left.size] as number;
          takeOut(bag, item);
          left.delete(item);
          expect(leftIn(bag)).toEqual([...left].sort((a, b) => a - b));
          for (let i = 0; i < size; i++) expect(inPool(bag, i)).toBe(left.has(i));
        }
        expect(JSON.parse(JSON.stringify(bag))).toEqual(bag);
        refill(bag);
        expect(leftIn(bag)).toHaveLength(size);
      }),
      { seed: 6, numRuns: 200 },
    );
  });

  test('a deal says why something cannot have been drawn', () => {
    const s = world([0, 2, 3], 5);
    const why = (outcome: unknown): string | null => deal(2, (it: any) => it.bag).why(outcome, s as never, g, {}, {});
    expect(why([0, 3])).toBe(null);
    expect(why([0, 1])).toBe('1 has been drawn before and is not back.');
    expect(why([0, 0])).toBe('0 cannot be drawn twice.');
    expect(why([0, 9])).toBe('There is no 9 to draw.');
    expect(why([0])).toContain('2 were drawn');
    expect(why([0, -1])).toBe('There is no -1 to draw.');
    expect(why([0, 'length'])).toBe('There is no "length" to draw.');
    expect(why([0, 1.5])).toBe('There is no 1.5 to draw.');
  });
});

test('a decision without a legal choice is told of at once', () => {
  const k = variantKit({ id: 'dead', title: 'Dead end', parameters: {}, laws: { toss: 'none' }, state: {} });
  const dead = defineVariant(k, {
    version: '1.0.0',
    flow: {
      ball: { before: [k.decision('choose', { by: 'batting', domain: someOf(() => [] as number[]), take: () => {} })] },
    },
  });
  expect(() => createMatch(dead, {})).toThrow('Nothing is legal at choose');
});
