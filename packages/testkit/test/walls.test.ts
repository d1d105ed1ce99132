import {
  type Amendment,
  compose,
  createMatch,
  type Domain,
  type Match,
  type Player,
  type Request,
  type Rng,
  type Selection,
  type Variant,
} from '@howzat/core';
import { award, defineVariant, dismiss, houseRule, oneOf, variantKit } from '@howzat/core/author';
import { stream } from '@howzat/core/engine';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { seatProblems } from '../src/seat-secrecy.js';
import { secrecyProblems } from '../src/secrecy.js';
import type { Driver } from '../src/walls/drivers.js';
import { driversOf } from '../src/walls/drivers.js';
import { reachOfDriver, reachProblems } from '../src/walls/reached.js';
import { seatReachProblems } from '../src/walls/seats-reached.js';
import { vandalOfDriver, vandalProblems } from '../src/walls/vandal.js';
import { hand } from './hand-cricket.js';

// A check that cannot fail is a defect: for each wall a hole is made, and must be found.

/** What a match of the core lets out, for want of holes in it. */
const hole = vi.hoisted(() => ({ in: null as ((match: object) => object) | null }));

vi.mock('@howzat/core', async (original) => {
  const core = await original<typeof import('@howzat/core')>();
  const through = <T extends object>(match: T): T => (hole.in ? (hole.in(match) as T) : match);
  return {
    ...core,
    openMatch: (...given: Parameters<typeof core.openMatch>) => through(core.openMatch(...given)),
    replayMatch: (...given: Parameters<typeof core.replayMatch>) => through(core.replayMatch(...given)),
  };
});

afterEach(() => {
  hole.in = null;
});

interface State {
  mark: number;
  shown: number;
  bat: number;
  bowl: number;
  list: number[];
  way: unknown;
}

/** What is wrong with a variant: each gives a part of hand cricket that is other than it should be. */
interface Holes {
  /** Made of a sound domain, it gives one with a hole; `s` and `g` are the live state. */
  domain?(sound: Domain<number>, s: State, g: object): Domain<number>;
  /** After the mark was chosen, in secret. */
  marked?(s: State, g: { runs: number }): void;
  says?(s: State): string;
  closed?(s: State): string;
  waits?(s: State): boolean;
  by?(s: State): 0 | 1;
  limits?(s: State): boolean;
  cricketers?(s: State): object;
  facts?(s: State): unknown;
}

function holed(holes: Holes): Variant {
  const k = variantKit({
    id: 'hand',
    title: 'Hand cricket',
    parameters: {},
    laws: { overs: 1, wickets: 1, toss: 'none', strike: false },
    state: {
      innings: () => ({ mark: 0, shown: 0, list: [1, 2, 3] as number[], way: null as unknown }),
      ball: () => ({ bat: 0, bowl: 0 }),
    },
    secret: { mark: 'bowling', list: 'nobody' },
  });
  const numbers = oneOf(0, 1, 2, 3, 4, 6);
  const domain = {
    kind: 'oneOf' as const,
    live: (s: never, g: never, p: never) => {
      const sound = numbers.live(s, g, p, {}) as Domain<number>;
      return holes.domain ? holes.domain(sound, s, g) : sound;
    },
  };
  const mark = k.decision('mark', {
    by: 'bowling',
    seenBy: 'own',
    domain: oneOf(1, 2, 3),
    take: (s, choice, g) => {
      s.mark = choice;
      holes.marked?.(s as State, g);
    },
  });
  const call = k.decision('call', {
    by: (s, g) => (holes.by ? holes.by(s as State) : g.batting),
    when: (s) => holes.waits?.(s as State) ?? holes.by !== undefined,
    domain: oneOf(1, 2),
    closed: (s) => holes.closed?.(s as State) ?? null,
    take: () => {},
  });
  const show = k.commit('show', {}, [
    k.decision('bat', {
      by: 'batting',
      domain,
      limits: [
        {
          id: 'hand.limit',
          only: () => (holes.limits ?? holes.says) !== undefined,
          forbidsIn: (choice: number, s) => choice === 6 && (holes.limits?.(s as State) ?? true),
          says: (s) => holes.says?.(s as State) ?? 'No 6.',
        },
      ],
      take: (s, c) => {
        s.bat = c;
      },
    }),
    k.decision('bowl', {
      by: 'bowling',
      domain: numbers,
      take: (s, c) => {
        s.bowl = c;
      },
    }),
  ]);
  const outcome = k.resolve('outcome', [
    { id: 'hand.out', when: (s) => s.bat === s.bowl, does: (_s, g) => dismiss(g, 'bowled'), final: true },
    // so that what is written to the list shows
    { id: 'hand.runs', does: (s, g) => award(g, s.bat + s.list.length - 3, 'bat') },
  ]);
  return defineVariant(k, {
    version: '0.0.0',
    flow: { innings: { before: [mark, call] }, ball: { before: [show, outcome] } },
    facts: (s) => (holes.facts?.(s as State) ?? null) as never,
    ...(holes.cricketers ? { cricketers: ((s: State) => holes.cricketers?.(s)) as never } : {}),
  }) as unknown as Variant;
}

/** A domain of an author, around a sound one, of which some answers are others. */
const answering = (sound: Domain<number>, others: object): Domain<number> =>
  Object.assign(Object.create(sound), { kind: sound.kind }, others);

const reach = (holes: Holes, selection: Selection = {}): string => reachProblems(holed(holes), selection, 1).join('\n');
const seatReach = (holes: Holes): string => seatReachProblems(holed(holes), {}, 1).join('\n');
const vandalised = (holes: Holes): string => vandalProblems(holed(holes), {}, [], 1, 'in full').join('\n');
const twins = (holes: Holes): string => seatProblems(holed(holes), compose(holed(holes)), 4).join('\n');

test('where there is no hole, none is found', () => {
  expect([reach({}), seatReach({}), vandalised({}), twins({})]).toEqual(['', '', '', '']);
});

test('copies are handed out whatever an author’s domain gives: no hole, then', () => {
  const wide: Holes = {
    domain: (sound, s, g) =>
      answering(sound, {
        s,
        g,
        why: (choice: unknown) => sound.why(choice) && { message: 'No.', rule: null, more: s.list },
        describe: () => ({ ...sound.describe(), items: [s.list] }),
      }),
  };
  expect([reach(wide), seatReach(wide), vandalised(wide)]).toEqual(['', '', '']);
});

describe('what players are handed leads to the match', () => {
  const everyDriver = ['generated code', 'the interpreter', 'a match', 'the statechart'];
  const ways: [string, string, Holes][] = [
    [
      'by what its description gives when it is called',
      'bat.domain.describe().more()',
      { domain: (sound, s) => answering(sound, { describe: () => ({ ...sound.describe(), more: () => s.list }) }) },
    ],
    [
      'by a count that is no number',
      'bat.domain.count().list',
      { domain: (sound, s) => answering(sound, { count: () => s }) },
    ],
    ['by its kind', 'bat.domain.kind', { domain: (sound, _s, g) => answering(sound, { kind: g }) }],
    [
      'by an error',
      'throws.state',
      {
        domain: (sound, s) =>
          answering(sound, {
            why: (choice: unknown) => {
              if (typeof choice === 'number') return sound.why(choice);
              throw Object.assign(new Error('What?'), { state: s.list });
            },
          }),
      },
    ],
    [
      'by what a refusal gives when it is called',
      'bat.domain.why().more()',
      {
        domain: (sound, s) =>
          answering(sound, {
            why: (choice: unknown) => sound.why(choice) && { message: 'No.', rule: null, more: () => s.list },
          }),
      },
    ],
    [
      'by a function in a field that they see',
      'state.way()',
      {
        domain: (sound, s) => {
          if (!Object.isFrozen(s)) s.way = () => s.list;
          return sound;
        },
      },
    ],
  ];
  test.each(ways)('%s', (_, path, holes) => {
    const found = reach(holes);
    expect(found).toContain(path);
    // the statechart freezes its state, so that no domain can write a function into it
    const drivers = everyDriver.filter((name) => name !== 'the statechart' || path !== 'state.way()');
    for (const name of drivers) expect(found).toContain(`${name}: a player is handed the match itself`);
  });

  test.each(ways)('of people at seats, %s', (_, path, holes) => {
    const found = seatReach(holes);
    expect(found).toContain('is given the match itself');
    expect(found).toContain(
      path
        .replace(/^bat\.domain/, 'legal()')
        .replace('legal().kind', 'kind')
        .replace(/^.*\(\)\.more/, 'more'),
    );
  });

  test('by the drawer of an amendment', () => {
    let taken: object | null = null;
    const peeping = houseRule(hand, 'peeping', { state: { innings: () => ({ told: [1] }) } }, (a) => [
      a.after('mark', {
        id: 'peeping.tells',
        does: (_s, _g, _p, own) => {
          // the statechart takes back what it lends to rules
          taken ??= own.told;
        },
      }),
    ]);
    const leaking = {
      ...holed({
        domain: (sound) => answering(sound, { describe: () => ({ ...sound.describe(), more: () => taken }) }),
      }),
    };
    const houseRules = [peeping as unknown as Amendment];
    expect(reachProblems(leaking, { houseRules }, 1).join('\n')).toContain('bat.domain.describe().more()');
    taken = null;
    expect(seatReachProblems(leaking, { houseRules }, 1).join('\n')).toContain('describe().more()');
  });

  test('by lists that both players are handed', () => {
    const shared = [1, 2, 3];
    const found = reach({
      domain: (sound) => answering(sound, { describe: () => ({ ...sound.describe(), more: () => shared }) }),
      limits: () => false,
    });
    // only the batting side is asked for it, and each side bats
    for (const name of everyDriver)
      expect(found).toContain(`${name}: both players can write to bat.domain.describe().more()`);
  });
});

describe('a driver that hands out what is its own', () => {
  /** A stream that is the player's own. */
  const luck = (rng: Rng): Rng =>
    Object.freeze({
      next: Object.freeze(() => rng.next()),
      jump: Object.freeze(() => rng.jump()),
      clone: Object.freeze(() => luck(rng.clone())),
      getState: Object.freeze(() => rng.getState()),
    });

  const request = (given: Partial<Request>): Request => ({
    step: 'bat',
    side: 'home',
    role: 'batting',
    view: Object.freeze({}) as Request['view'],
    domain: Object.freeze({ sample: Object.freeze((rng?: Rng) => 1 + Math.abs((rng?.next() ?? 0) % 2)) }) as never,
    params: Object.freeze({}),
    rng: luck(stream(1, 2)),
    ...given,
  });

  /** Asks both players for runs, and gives what came of it. */
  const leaky = (given: (state: { runs: number[] }) => Partial<Request>, state = { runs: [0, 0] }): Driver => ({
    name: 'leaky',
    play: (_seed, players, live) => {
      live?.add(state).add(state.runs);
      const fresh = [...state.runs];
      for (const [seat, player] of players.entries()) {
        const chosen = player.choose(request(given(state)));
        state.runs[seat] = (state.runs[seat] as number) + (chosen as number);
      }
      const told = JSON.stringify(state);
      state.runs = fresh;
      live?.add(state.runs);
      return told;
    },
  });

  const ways: [string, (of: { runs: number[] }) => unknown][] = [
    ['a property', (state) => ({ state })],
    ['a symbol', (state) => ({ [Symbol('state')]: state })],
    [
      'a getter',
      (state) => Object.freeze(Object.defineProperty({}, 'runs', { get: () => state.runs, enumerable: false })),
    ],
    ['a prototype', (state) => Object.freeze(Object.create(state))],
    ['a function', (state) => Object.freeze({ get: Object.freeze(() => state) })],
    [
      'a method that wants a stream',
      (state) => Object.freeze({ draw: Object.freeze((rng?: Rng) => rng?.clone && state.runs) }),
    ],
    [
      'iteration',
      (state) =>
        Object.freeze({
          *[Symbol.iterator]() {
            yield state.runs;
          },
        }),
    ],
    ['a map', (state) => new Map([['runs', state.runs]])],
    ['a set', (state) => new Set([state.runs])],
    [
      'an error',
      (state) =>
        Object.freeze({
          get runs() {
            throw Object.assign(new Error(), { state });
          },
        }),
    ],
    [
      'the constructor of a class',
      (state) =>
        new (class {
          static runs = state.runs;
          bat = 4;
        })(),
    ],
  ];

  test.each(ways)('is caught at it by %s of a view, and what is written there changes the match', (_, way) => {
    const given = (state: { runs: number[] }) => ({ view: way(state) as Request['view'] });
    expect(reachOfDriver(leaky(given), new Set(), 1).join('\n')).toContain('a player is handed the match itself: bat');
    expect(vandalOfDriver(leaky(given), [], 1, 'in full').join('\n')).toContain('changes the match');
  });

  test.each(ways.slice(0, 5))('is caught at it by %s of the parameters', (_, way) => {
    const given = (state: { runs: number[] }) => ({ params: way(state) as Request['params'] });
    expect(reachOfDriver(leaky(given), new Set(), 1).join('\n')).toContain(
      'a player is handed the match itself: bat.params',
    );
  });

  test('a table of numbers that its matches read from is found by what is written to it', () => {
    const table = new Int32Array([1, 2, 3]);
    const params = Object.freeze({ table });
    const driver: Driver = {
      name: 'leaky',
      play: (_seed, players) => players.map((player) => table[player.choose(request({ params })) as number] ?? 0),
    };
    expect(reachOfDriver(driver, new Set(), 1)).toEqual(['leaky: both players can write to bat.params.table']);
    expect(vandalOfDriver(driver, [], 1, 'in turn').join('\n')).toContain('changes the match');
  });

  test('what only later matches read is found by playing one', () => {
    const later = [0];
    const driver: Driver = {
      name: 'leaky',
      play: (_seed, players) => {
        const now = JSON.stringify(later);
        for (const player of players) player.choose(request({ view: { later } as never }));
        return now;
      },
    };
    const problems = vandalOfDriver(driver, [], 1, 'in turn').join('\n');
    expect(problems).toContain('changes later matches');
    expect(problems).not.toContain('changes the match');
  });

  test('the luck of a player is its own: to look at all of it draws nothing', () => {
    const [{ name, play }] = driversOf(hand as unknown as Variant, {}) as [Driver];
    expect(vandalOfDriver({ name, play }, [], 1, 'in full')).toEqual([]);
    const greedy: Player = { name: 'greedy', choose: ({ domain, rng }) => domain.sample(rng.next() ? rng : rng) };
    const calm: Player = { name: 'calm', choose: ({ domain, rng }) => domain.sample(rng) };
    expect(play(1, [greedy, calm])).not.toEqual(play(1, [calm, calm]));
  });
});

test('what a player writes to what it is asked for changes the match, where that is the match’s own', () => {
  const found = vandalised({
    domain: (sound, s) => answering(sound, { describe: () => ({ ...sound.describe(), more: () => s.list }) }),
  });
  for (const name of ['generated code', 'the interpreter', 'a match'])
    expect(found).toContain(`${name}: what random writes`);
});

/** A match that gives other seats, made from its own. */
const seated =
  (change: (seat: Record<string, unknown>, match: Match, side: 'home' | 'away') => object) =>
  (match: object): object =>
    new Proxy(match, {
      get: (target, key) => {
        const own = Reflect.get(target, key, target);
        if (key !== 'seat') return typeof own === 'function' ? own.bind(target) : own;
        return (side: 'home' | 'away') => {
          const seat = (target as Match).seat(side) as unknown as Record<string, unknown>;
          const like: Record<string, unknown> = {};
          for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(seat))) {
            if (name === 'constructor') continue;
            const get = () =>
              typeof seat[name] === 'function' ? (seat[name] as () => unknown).bind(seat) : seat[name];
            Object.defineProperty(like, name, { get, configurable: true });
          }
          for (const [name, value] of Object.entries(change(seat, target as Match, side)))
            Object.defineProperty(like, name, { value });
          return Object.freeze(like);
        };
      },
    });

describe('a seat gives away', () => {
  const found = (change: Parameters<typeof seated>[0]): string => {
    hole.in = seated(change);
    return seatReachProblems(hand as unknown as Variant, {}, 1).join('\n');
  };

  test.each([
    ['the match by a property', 'match', () => ({})],
    ['the match to its listeners', 'news', () => ({})],
    ['the state by the question behind a hint', 'hint', () => ({})],
    ['the match by what comes back of a choice', 'play', () => ({})],
    ['the match by what comes back of giving up', 'concede', () => ({})],
    ['the match by an error', 'error', () => ({})],
    ['the match by its record', 'record', () => ({})],
    ['the match by its view', 'view', () => ({})],
    ['the match by its log', 'log', () => ({})],
  ])('%s', (_, what) => {
    const change = (seat: Record<string, never>, match: Match): object => {
      const { state } = (match as unknown as { session: { state: object } }).session;
      const call = (name: string, ...given: unknown[]): object =>
        (seat[name] as unknown as (...given: unknown[]) => object).apply(seat, given);
      const with_ = (of: object): object => ({ ...of, state });
      if (what === 'match') return { state };
      if (what === 'news')
        return { subscribe: (heard: (given: unknown) => void) => call('subscribe', () => heard({ state })) };
      if (what === 'hint')
        return {
          hint: (step: string, player: Player) =>
            call('hint', step, { ...player, choose: (it: Request) => player.choose(with_(it) as Request) }),
        };
      if (what === 'error')
        return {
          play: (...given: unknown[]) => {
            try {
              return call('play', ...given);
            } catch (error) {
              throw Object.assign(error as Error, { state });
            }
          },
        };
      return { [what]: (...given: unknown[]) => with_(call(what, ...given)) };
    };
    expect(found(change as never)).toMatch(/is given the match itself: .*state/);
  });

  test('a list that both sides can write to', () => {
    const shared = [1];
    expect(found((_seat, _match) => ({ names: shared }))).toContain('both sides can write to seat at');
  });
});

const addTo = (g: { runs: number }, runs: number): void => {
  g.runs += runs;
};

describe('twins that differ in a secret are told apart', () => {
  const show = (s: State): void => {
    s.shown = s.mark;
  };
  const odd = (s: State): boolean => s.mark % 2 === 1;
  test.each<[string, string, Holes]>([
    ['by a field of the view', 'view', { marked: (s) => show(s) }],
    ['by the score', 'game', { marked: (s, g) => addTo(g, s.mark) }],
    ['by what is waited for', 'waiting', { waits: odd }],
    ['by who is asked', 'waiting', { by: (s) => (odd(s) ? 0 : 1) }],
    ['by how a choice is refused', 'legal', { says: (s) => `No 6 against ${s.mark}.` }],
    ['by what is legal', 'legal', { limits: odd }],
    ['by the question behind a hint', 'hints', { limits: odd }],
    ['by why nothing is open', 'refusals', { closed: (s) => `Not against ${s.mark}.` }],
    ['by the names of the cricketers', 'cricketers', { cricketers: (s) => ({ home: [`A${s.mark}`], away: ['B'] }) }],
    ['by what listeners are told', 'news', { marked: (s) => show(s) }],
    [
      'by how many are counted',
      'legal',
      { domain: (sound, s) => answering(sound, { count: () => sound.count() + s.mark }) },
    ],
    [
      'by what is drawn from a domain',
      'legal',
      { domain: (sound, s) => answering(sound, { sample: (rng: Rng) => (odd(s) ? 1 : sound.sample(rng)) }) },
    ],
  ])('%s', (_, key, holes) => {
    expect(twins(holes)).toContain(`mark shows itself to the seat of the other side in its ${key}`);
  });

  test('by what only a hint, the news, the record or the log gives', () => {
    const told: Record<string, (seat: Record<string, never>, mark: () => number) => object> = {
      hints: (seat, mark) => ({
        hint: (step: string, player: Player) =>
          (seat.hint as unknown as (step: string, player: Player) => unknown).call(seat, step, {
            ...player,
            choose: (request: Request) => {
              request.rng.jump();
              for (let i = 0; i < mark(); i++) request.rng.next();
              return player.choose(request);
            },
          }),
      }),
      news: (seat, mark) => ({
        subscribe: (heard: (seat: unknown) => void) =>
          (seat.subscribe as unknown as (heard: (seat: object) => void) => unknown).call(seat, (of) =>
            heard({ ...of, view: mark }),
          ),
      }),
      record: (seat, mark) => ({
        record: () => ({ ...(seat.record as unknown as () => object).call(seat), mark: mark() }),
      }),
      log: (_seat, mark) => ({ log: () => [mark()] }),
    };
    for (const [key, change] of Object.entries(told)) {
      hole.in = seated((seat, match) =>
        change(seat as never, () => (match.internals().s as unknown as { readonly mark: number }).mark),
      );
      const variant = hand as unknown as Variant;
      expect(seatProblems(variant, compose(variant), 6)).toEqual([
        expect.stringContaining(`mark shows itself to the seat of the other side in its ${key}: ${key}`),
      ]);
    }
  });

  test('unless a rule says that it shows, of the choices and in the fields of which it says so', () => {
    const variant = holed({ marked: (s) => show(s) });
    const rulebook = compose(variant);
    const reveal = { step: 'mark', by: 'hand.out', fields: ['shown'] };
    const found = (...reveals: Parameters<typeof seatProblems>[3] & object): string =>
      [...seatProblems(variant, rulebook, 4, reveals), ...secrecyProblems(rulebook, 4, reveals)].join('\n');
    expect(found(reveal)).toBe('');
    expect(found({ step: 'mark', by: 'hand.out' })).toBe('');
    for (const other of [
      { ...reveal, by: 'hand.other' },
      { ...reveal, step: 'bat' },
      { ...reveal, fields: ['bat'] },
      { ...reveal, showing: () => false },
    ])
      expect(found(other)).toContain('mark shows itself');
    // what is still to be answered shows by no rule
    const hasty = holed({ says: () => 'No.' });
    expect(secrecyProblems(compose(hasty), 2, [{ step: 'bat', by: 'hand.out' }])).toEqual([]);
  });
});

test('a match is made of its parts, and not of what everybody may have', () => {
  hole.in = null;
  const match = createMatch(hand, { seed: 1 });
  expect(match.seat('home')).toBeTruthy();
  expect(seatReachProblems(hand as unknown as Variant, {}, 1)).toEqual([]);
});
