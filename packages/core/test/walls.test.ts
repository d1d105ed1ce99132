import { describe, expect, test } from 'vitest';
import { defineVariant, oneOf, permutationOf, record, variantKit } from '../src/author.js';
import { playerStates } from '../src/chance/player-stream.js';
import { knownLegal, sealed } from '../src/domains/sealed.js';
import { commitmentTo, hashSeed, hashText, stream } from '../src/engine.js';
import {
  createMatch,
  type Domain,
  freshSeed,
  HowzatError,
  isVerified,
  largestRecord,
  type Match,
  type Player,
  parseRecord,
  pick,
  type Request,
  type Rng,
  readJson,
  readRecord,
  replayMatch,
  uniformPlayer,
} from '../src/index.js';
import { firstChecksumOfLog } from '../src/log/checksum.js';
import { hand } from './hand-cricket.js';
import { interpreted } from './interpreted.js';
import { changed, damaged } from './record-changes.js';
import { expectRefusal } from './refusals.js';
import { village } from './village-cricket.js';

/** A player that lets others look at each question, and then chooses at random. */
function looking(look: (request: Request) => void): Player {
  return {
    name: 'looking',
    choose: (request) => {
      look(request);
      return request.domain.sample(request.rng);
    },
  };
}

/** What undoes a multiplication of 32-bit numbers. */
function inverse(odd: number): number {
  let x = odd;
  for (let i = 0; i < 5; i++) x = Math.imul(x, 2 - Math.imul(odd, x));
  return x;
}

/** The mixing of `random.ts`, backwards. */
function unmixed(hash: number): number {
  const unshift16 = (x: number): number => x ^ (x >>> 16);
  const unshift13 = (x: number): number => {
    let y = x ^ (x >>> 13);
    y = x ^ (y >>> 13);
    return x ^ (y >>> 13);
  };
  return unshift16(Math.imul(unshift13(Math.imul(unshift16(hash), inverse(0xc2b2ae35))), inverse(0x85ebca6b)));
}

describe('what a player draws from', () => {
  test('does not tell the seed: the toss is foretold no more often than by guessing', () => {
    let right = 0;
    for (let seed = 0; seed < 200; seed++) {
      let dice: Rng | null = null;
      const thief = looking(({ rng }) => {
        const [first = 0] = rng.getState();
        const hash = Math.imul((unmixed(first) - hashText('player.home')) | 0, inverse(0x9e3779b1)) | 0;
        dice ??= stream(hash, hashText('core.toss'));
      });
      const match = createMatch(village, { seed: `q${seed}`, players: { home: thief, away: thief } });
      const toss = match.record().events.find((event) => event.kind === 'chance' && event.step === 'core.toss');
      if (dice && toss?.kind === 'chance' && pick(dice, 2) === toss.outcome) right++;
    }
    expect(right).toBeGreaterThan(60);
    expect(right).toBeLessThan(140);
  });

  test('is undone by this test where it is a stream of the match, which shows that the attack is one', () => {
    for (let seed = 0; seed < 20; seed++) {
      const [first = 0] = stream(seed, hashText('player.home')).getState();
      expect(Math.imul((unmixed(first) - hashText('player.home')) | 0, inverse(0x9e3779b1)) | 0).toBe(seed);
    }
  });

  test('is the same for the same seed in a match and in the runner, and another for each side', () => {
    const states = (play: (players: [Player, Player]) => unknown): unknown[] => {
      const seen: unknown[] = [];
      const spy = looking(({ rng, side }) => seen.length < 8 && seen.push([side, rng.getState()]));
      play([spy, spy]);
      return seen;
    };
    for (const seed of [0, 7, 2 ** 40 + 1, 'Lord’s']) {
      const inMatch = states(([home, away]) => createMatch(village, { seed, players: { home, away } }));
      expect(states((players) => interpreted(village).play({ seed, players }))).toEqual(inMatch);
      const sides = new Map((inMatch as [string, unknown][]).map(([side, state]) => [side, JSON.stringify(state)]));
      expect(new Set(sides.values()).size).toBe(2);
    }
  });

  test('belongs to whoever sits there: who sat there before draws from nothing of the match', () => {
    let kept: Rng | null = null;
    const first = looking(({ rng }) => {
      kept ??= rng;
    });
    const runner = interpreted(village);
    runner.play({ seed: 1, players: [first, first] });
    const seen: number[][] = [];
    const second = looking(({ rng }) => seen.push([...rng.getState()]));
    runner.play({ seed: 2, players: [second, second] });
    expect(kept).not.toBeNull();
    expect(seen).not.toContainEqual([...(kept as unknown as Rng).getState()]);
  });

  test('is not found by trying out seeds, where the host has drawn its seed as hosts do', () => {
    /** What a thief at the table sees of its own stream before it draws. */
    const shown = (seed: number | string): { readonly seat: 0 | 1; readonly state: readonly number[] } => {
      const seen: { readonly seat: 0 | 1; readonly state: readonly number[] }[] = [];
      const thief = looking(({ rng, side }) => seen.push({ seat: side === 'home' ? 0 : 1, state: rng.getState() }));
      createMatch(village, { seed, players: { home: thief, away: thief } });
      return seen[0] as (typeof seen)[0];
    };
    /** Every seed from 0 on, of so many, under which the thief would have seen the same. */
    const tried = ({ seat, state }: ReturnType<typeof shown>): number[] => {
      const found: number[] = [];
      for (let seed = 0; seed < 100_000; seed++) {
        const own = playerStates(seed, hashSeed(seed))[seat];
        if (own[0] === state[0] && own[1] === state[1] && own[2] === state[2]) found.push(seed);
      }
      return found;
    };
    expect(tried(shown(freshSeed()))).toEqual([]);
    // which is an attack: a number is found
    expect(tried(shown(98_765))).toEqual([98_765]);
  });

  test('a fresh seed has 130 bits, each of which is as often set as not, and never comes twice', () => {
    const seeds = Array.from({ length: 2000 }, freshSeed);
    expect(new Set(seeds).size).toBe(seeds.length);
    for (const seed of seeds) expect(seed).toMatch(/^[a-z2-7]{26}$/);
    const values = seeds.flatMap((seed) =>
      [...seed].map((letter) => 'abcdefghijklmnopqrstuvwxyz234567'.indexOf(letter)),
    );
    for (let bit = 0; bit < 5; bit++) {
      const set = values.filter((value) => (value >> bit) & 1).length / values.length;
      // five standard errors of 52,000 draws
      expect(Math.abs(set - 0.5)).toBeLessThan(0.011);
    }
  });

  test('leaves uniform players, who are handed nothing, their streams', () => {
    const asked: Player = { ...uniformPlayer, choose: () => expect.unreachable('nobody is asked') };
    const match = createMatch(village, { seed: 3, players: { home: asked, away: asked } });
    const played = interpreted(village).play({ seed: 3, log: true });
    expect(match.log()).toEqual(played.log);
  });
});

describe('a question that has been answered', () => {
  test('leaves nothing open: domains and views of it say so', () => {
    for (const play of [
      (players: [Player, Player]) => interpreted(village).play({ seed: 1, players }),
      (players: [Player, Player]) => createMatch(hand, { seed: 1, players: { home: players[0], away: players[1] } }),
    ]) {
      let last: Domain | null = null;
      let tried = 0;
      const player = looking(({ domain }) => {
        if (last) {
          const old = last;
          expect(() => old.count()).toThrow(expect.objectContaining({ code: 'no-decision' }));
          expect(() => [...old]).toThrow(HowzatError);
          expect(() => old.why(0)).toThrow(HowzatError);
          tried++;
        }
        last = domain;
      });
      play([player, player]);
      expect(tried).toBeGreaterThan(2);
    }
  });

  test('a domain that people were given answers until the match goes on, and again where it goes back', () => {
    const match = createMatch(hand, { seed: 1 }) as unknown as Match<never>;
    const legal = match.legal('home' as never, 'bat' as never) as Domain;
    expect(legal.count()).toBeGreaterThan(1);
    (match as unknown as Loose).play('home', 'bat', 4).play('away', 'bowl', 2);
    expect(() => legal.count()).toThrow(expect.objectContaining({ code: 'no-decision' }));
    match.undo().undo();
    expect(() => legal.count()).toThrow(HowzatError);
    expect((match.legal('home' as never, 'bat' as never) as Domain).count()).toBeGreaterThan(1);
  });
});

test('the first choice of a domain costs nobody the others', () => {
  let made = 0;
  const eleven = permutationOf(() => Array.from({ length: 11 }, (_, at) => at)).live({}, {} as never, {}, {});
  const domain: Domain<readonly number[]> = {
    kind: eleven.kind,
    count: () => [...domain].length,
    has: (choice): choice is readonly number[] => eleven.has(choice),
    why: (choice) => eleven.why(choice),
    sample: (rng) => eleven.sample(rng),
    describe: () => eleven.describe(),
    *[Symbol.iterator]() {
      for (const choice of eleven) {
        if (++made > 10) throw new Error('all of them are made');
        yield choice;
      }
    },
  };
  const [first] = sealed(domain, { id: 'order' });
  expect(first).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(made).toBe(1);
});

test('whether a choice is legal is answered with a yes or no, and without a sentence that says why', () => {
  const secret = { runs: 50 };
  const list = oneOf(1, 2).live({}, {} as never, {}, {});
  const loose: Domain = {
    kind: list.kind,
    count: () => list.count(),
    has: (_choice): _choice is unknown => secret as unknown as boolean,
    why: () => {
      throw new Error('nobody asked why');
    },
    sample: (rng) => list.sample(rng),
    describe: () => list.describe(),
    [Symbol.iterator]: () => list[Symbol.iterator](),
  };
  expect(sealed(loose, { id: 'loose' }).has(1)).toBe(false);
  const handed = sealed({ ...loose, has: (choice): choice is unknown => list.has(choice) }, { id: 'list' });
  expect([handed.has(1), handed.has(3), handed.has({}), handed.has(() => 1)]).toEqual([true, false, false, false]);
});

describe('an answer that was found legal before it is given', () => {
  const cards = record({ card: oneOf(1, 2), face: oneOf('up', 'down') }).live({}, {} as never, {}, {});
  const asked = (...choices: readonly unknown[]): Domain => {
    const domain = sealed(cards as Domain, { id: 'cards' });
    for (const choice of choices) domain.has(choice);
    return domain;
  };

  test('is the copy that was judged, and never what the player holds', () => {
    const choice = { card: 1, face: 'up' };
    const known = knownLegal(asked(choice), choice);
    expect(known).toEqual(choice);
    expect(known).not.toBe(choice);
  });

  test.each<[string, readonly unknown[], unknown]>([
    ['nothing was asked about', [], { card: 1, face: 'up' }],
    ['it was not legal', [{ card: 3, face: 'up' }], { card: 3, face: 'up' }],
    ['it is another choice', [{ card: 1, face: 'up' }], { card: 2, face: 'up' }],
    [
      'another one was asked about since',
      [
        { card: 1, face: 'up' },
        { card: 2, face: 'up' },
      ],
      { card: 1, face: 'up' },
    ],
    ['it has a field more', [{ card: 1, face: 'up' }], { card: 1, face: 'up', more: 1 }],
    ['it is no object', [{ card: 1, face: 'up' }], 1],
  ])('is read with care where %s', (_why, before, answer) => {
    expect(knownLegal(asked(...before), answer)).toBeNull();
  });

  test('is refused where it was changed after it was asked about', () => {
    const sly: Player = {
      name: 'sly',
      choose: ({ domain }) => {
        const choice = { b: 0, a: 1 };
        domain.has(choice);
        choice.a = 6;
        return choice;
      },
    };
    expectRefusal(() => interpreted(placing).play({ seed: 1, players: [sly, sly] }), 'illegal-choice');
  });
});

type Loose = { play(side: string, step: string, choice: unknown): Loose } & Omit<Match, 'play'>;

/** Values that do harm to who looks at them carelessly. */
const hostile: [string, () => unknown][] = [
  [
    'a list that holds itself',
    () => {
      const list: unknown[] = [];
      list.push(list);
      return list;
    },
  ],
  [
    'a list nested 5,000 deep',
    () => {
      let list: unknown[] = [];
      for (let i = 0; i < 5000; i++) list = [list];
      return list;
    },
  ],
  ['a list that says it is endless', () => new Proxy([], { get: (list, key) => (key === 'length' ? 2 ** 40 : list) })],
  [
    'a getter that throws',
    () => ({
      get card() {
        throw new Error('boo');
      },
    }),
  ],
  [
    'a proxy that throws',
    () =>
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new RangeError('boo');
          },
        },
      ),
  ],
  [
    'a proxy that was revoked',
    () => {
      const { proxy, revoke } = Proxy.revocable([], {});
      revoke();
      return proxy;
    },
  ],
  [
    'something whose text throws',
    () => ({
      toJSON() {
        throw new Error('boo');
      },
      [Symbol.toPrimitive]() {
        throw new Error('boo');
      },
    }),
  ],
  ['a function', () => () => 4],
  ['an object of a class', () => new Date(0)],
];

describe('hostile values', () => {
  test.each(hostile)('%s as a choice is refused with a typed error, and the match is as it was', (_name, make) => {
    const match = createMatch(hand, { seed: 1 }) as unknown as Loose;
    match.play('home', 'bat', 4);
    const before = match.record();
    expectRefusal(() => match.play('away', 'bowl', make()), 'illegal-choice');
    const legal = (match as unknown as Match<never>).legal('away' as never, 'bowl' as never) as Domain;
    expect(legal.has(make())).toBe(false);
    expect(legal.why(make())?.message).toBeTruthy();
    expect(match.record()).toEqual(before);
    const player: Player = { name: 'rude', choose: make };
    expectRefusal(() => interpreted(hand).play({ seed: 1, players: [player, player] }), 'illegal-choice');
  });

  test.each(hostile)('%s as an outcome, a side or a step is refused as well', (_name, make) => {
    const match = createMatch(village, { chance: 'people' }) as unknown as Loose;
    const before = match.record();
    for (const act of [
      () => match.happen('village.pitch', make()),
      () => match.happen(make() as string, 6),
      () => match.play(make() as string, 'village.bowler', 'pace'),
      () => match.play('home', make() as string, 'pace'),
      () => match.concede(make() as never),
      () => match.goTo(make() as never),
      () => match.seat(make() as never),
      () => replayMatch(village as never, make()),
    ])
      expect(act).toThrow(expect.objectContaining({ name: 'HowzatError' }));
    expect(match.record()).toEqual(before);
  });

  test('a choice that plays while it is read comes too late for itself', () => {
    const match = createMatch(hand, { seed: 1 }) as unknown as Loose;
    const sly = {
      get card() {
        match.play('home', 'bat', 6);
        return 1;
      },
    };
    expect(() => match.play('home', 'bat', sly)).toThrow(HowzatError);
    expect(match.length).toBe(1);
  });

  test('what is read is a copy in which each part was looked at once', () => {
    let looks = 0;
    const { value } = readJson({
      get card() {
        return ++looks;
      },
      list: [1, { deep: [true] }],
    });
    expect(value).toEqual({ card: expect.any(Number), list: [1, { deep: [true] }] });
    expect(readJson([1, Number.NaN]).wrong).toBe('value[1] is NaN, which is not a number of JSON');
    expect(readJson({ a: [{ b: undefined }] }, 'it').wrong).toBe('it.a[0].b is undefined');
    expect(readJson([[1, 2], 3], 'it', { values: 4 }).wrong).toContain('too large');
    expect(readJson(JSON.parse('{"__proto__":1}')).wrong).toContain('__proto__');
  });
});

describe('a seat', () => {
  const people = (): Loose => createMatch(village, { seed: 8 }) as unknown as Loose;

  test('gives what its side may see and does what its side may do, and nothing else', () => {
    const match = createMatch(hand, { seed: 1, names: { home: 'Us', away: 'Them' } });
    const home = match.seat('home');
    const away = match.seat('away');
    expect(home).toBe(match.seat('home'));
    expect([home.side, home.role, away.role, home.names.away]).toEqual(['home', 'batting', 'bowling', 'Them']);
    home.play('bat' as never, 4 as never);
    expect(away.waiting).toEqual(match.waiting);
    expect(away.view()).toEqual(match.view('away'));
    expect(JSON.stringify(away.record())).not.toContain('"choice":4');
    expectRefusal(() => away.play('bat' as never, 4 as never), 'not-your-decision');
    away.play('bowl' as never, 2 as never);
    expect(home.game.runs).toBe(4);
    expect(home.log()).toEqual(match.log('home'));
    for (const name of ['undo', 'redo', 'goTo', 'happen', 'internals', 'settle', 'match', 'rulebook'])
      expect(name in home).toBe(false);
    expect(Object.isFrozen(home)).toBe(true);
    home.concede();
    expect(match.game.result).toMatchObject({ kind: 'conceded', winner: 1 });
  });

  test('tells of changes, and a listener that throws harms nobody else', async () => {
    const match = people();
    const heard: string[] = [];
    const { process } = globalThis as unknown as {
      process: { once(event: string, heard: (error: unknown) => void): void };
    };
    const unhandled = new Promise((resolve) => process.once('unhandledRejection', resolve));
    match.seat('home').subscribe(({ side }) => heard.push(side));
    match.seat('away').subscribe(() => {
      throw new Error('a bad listener');
    });
    const stop = match.seat('away').subscribe((seat) => heard.push(`${seat.side} ${seat.length}`));
    const open = match.waiting.kind === 'decisions' ? match.waiting.open[0] : undefined;
    const [side, step] = [open?.side as string, open?.step as string];
    const [choice] = [...((match as unknown as Match<never>).legal(side as never, step as never) as Domain)];
    match.play(side, step, choice);
    expect(heard).toEqual(['home', `away ${match.length}`]);
    stop();
    await expect(unhandled).resolves.toMatchObject({ message: 'a bad listener' });
  });

  test('asks a computer player for a hint with what the seat may know, without a trace in the match', () => {
    const match = people();
    const open = match.waiting.kind === 'decisions' ? match.waiting.open[0] : undefined;
    const seat = match.seat(open?.side ?? 'home');
    const before = match.record();
    let shown: Request | null = null;
    const adviser = looking((request) => {
      shown = request;
    });
    const first = seat.hint(open?.step as never, adviser);
    expect(seat.hint(open?.step as never, adviser)).toEqual(first);
    expect((shown as unknown as Request).view).toEqual(seat.view());
    expect(match.record()).toEqual(before);
  });
});

const placingKit = variantKit({
  id: 'placing',
  title: 'A choice of two parts',
  parameters: {},
  laws: { overs: 1, wickets: 1, toss: 'none', strike: false },
  state: {},
});

/** A game in which a choice has several keys, whose order counted in the first version of the format of records. */
const placing = defineVariant(placingKit, {
  version: '0.0.0',
  flow: {
    ball: {
      before: [
        placingKit.decision('placing.place', {
          by: 'batting',
          rule: 'placing.place',
          domain: record({ b: oneOf(0, 1), a: oneOf(0, 1) }),
          take: () => {},
        }),
      ],
    },
  },
});

describe('a record', () => {
  const pending = (): Loose => (createMatch(hand, { seed: 1 }) as unknown as Loose).play('home', 'bat', 4);

  test('in which a choice that is still secret was changed or left out is refused', () => {
    const record = pending().record();
    const at = record.events.length - 1;
    expectRefusal(() => readRecord(damaged(record, (r) => (r.events[at].choice = 6))), 'checksum');
    expectRefusal(() => readRecord(damaged(record, (r) => r.events.pop())), 'checksum');
    expectRefusal(() => readRecord(damaged(record, (r) => delete r.events[at].salt)), 'checksum');
    expect(readRecord(record)).toEqual(record);
  });

  test('in which names, seed, streams, undos, players or the reading of a rule were changed is refused', () => {
    const record = createMatch(village, {
      seed: 1,
      players: { home: uniformPlayer, away: uniformPlayer },
    }).record();
    for (const change of [
      (r: any) => (r.names.home = 'Others'),
      (r: any) => (r.seed = 2),
      (r: any) => (r.timeline.streams['core.toss'][0] ^= 1),
      (r: any) => (r.timeline.branch ^= 1),
      (r: any) => r.undos++,
      (r: any) => (r.players.home = 'somebody'),
      (r: any) => (r.chance = 'people'),
      (r: any) => (r.result.margin = 99),
      (r: any) => r.audit.push({ event: 0, was: 1, is: 2, reason: '', kept: 0, dropped: 0 }),
    ])
      expectRefusal(() => replayMatch(village as never, damaged(record, change)), 'checksum');
  });

  test('says nothing by its checksum of a choice among six: the commitment hides it behind a salt', () => {
    const records = [0, 1, 2].map(() => pending().record());
    expect(new Set(records.map(({ checksum }) => checksum)).size).toBe(3);
    const [record] = records as [(typeof records)[0]];
    const last = record.events.at(-1);
    const salt = last?.kind === 'choice' ? (last.salt as string) : '';
    expect(salt).toMatch(/^[0-9a-f]{32}$/);
    expect(pending().record('away').events.at(-1)).not.toHaveProperty('choice');
    const match = pending();
    const [mine, theirs] = [match.record().events.at(-1), match.record('away').events.at(-1)];
    expect(theirs).toMatchObject({
      commitment: commitmentTo(4, mine?.kind === 'choice' ? (mine.salt as string) : ''),
    });
  });

  test('whose keys come in another order is the same record, those of choices too', () => {
    const record = createMatch(village, { seed: 1, players: { home: uniformPlayer, away: uniformPlayer } }).record();
    const turned = (value: any): any =>
      Array.isArray(value)
        ? value.map(turned)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value)
                .reverse()
                .map(([key, field]) => [key, turned(field)]),
            )
          : value;
    expect(readRecord(turned(record))).toEqual(record);
    expect(replayMatch(village as never, turned(record)).record().log).toBe(record.log);
  });

  test('of a position in which the rules fail is refused with a typed error', () => {
    const broken = {
      ...village,
      facts: () => {
        throw new TypeError('no such card');
      },
    };
    const start = () =>
      createMatch(
        broken as never,
        { players: { home: uniformPlayer, away: uniformPlayer }, from: { runs: 2 } } as never,
      );
    expectRefusal(start, 'bad-position', 'no such card');
  });

  test('of the first version of the format still replays, and stays unverified when the match goes on', () => {
    const match = pending();
    const { log, checksum: _, timeline, events, ...rest } = match.record();
    const first = {
      ...rest,
      howzat: 1,
      events: events.map(({ salt: _salt, ...event }: any) => event),
      timeline: { branch: timeline.branch, streams: timeline.streams },
      checksum: log,
    };
    const read = readRecord(first);
    expect([isVerified(read), isVerified(match.record())]).toEqual([false, true]);
    const again = replayMatch(hand as never, first) as unknown as Loose;
    again.play('away', 'bowl', 2);
    expect(again.game.runs).toBe(4);
    expect(isVerified(readRecord(again.record()))).toBe(false);
    // what its checksum covered is still asked for
    expectRefusal(() => replayMatch(hand as never, { ...first, checksum: '0'.repeat(16) }), 'checksum');
  });

  test('of the first version holds nothing that only the second has: a relabelled record is refused', () => {
    const match = pending();
    // recorded while it was secret, so that it has a salt
    match.record();
    match.play('away', 'bowl', 2);
    const record = { ...match.record(), names: { home: 'Forged', away: 'Them' } };
    const { log, timeline, events, ...rest } = record;
    const { players: _, ...streams } = timeline;
    const relabelled = { ...rest, howzat: 1, checksum: log };
    const unsaltedEvents = events.map(({ salt: _salt, ...event }: any) => event);
    const [salted] = record.events.flatMap((event, at) => ('salt' in event ? [at] : []));
    expect(salted).toBeDefined();
    for (const [left, field] of [
      [{ ...relabelled, log, timeline: streams, events: unsaltedEvents }, 'log'],
      [{ ...relabelled, timeline, events: unsaltedEvents }, 'timeline.players'],
      [{ ...relabelled, timeline: streams, events }, `events.${salted}.salt`],
      [{ ...relabelled, timeline: streams, events: unsaltedEvents, unverified: 'brought' }, 'unverified'],
    ] as const) {
      expectRefusal(() => readRecord(left), 'bad-record', field);
      expectRefusal(() => replayMatch(hand as never, left), 'bad-record', field);
    }
  });

  test('of the first version is held to the checksum that the first version made, which minds the order of keys', () => {
    const match = createMatch(placing, { seed: 1 }) as unknown as Loose;
    match.play('home', 'placing.place', { b: 1, a: 1 });
    const { log, timeline, events, ...rest } = match.record();
    const first = {
      ...rest,
      howzat: 1,
      events: events.map(({ salt: _salt, ...event }: any) => event),
      timeline: { branch: timeline.branch, streams: timeline.streams },
    };
    const made = firstChecksumOfLog(match.log());
    expect(made).not.toBe(log);
    const read = readRecord({ ...first, checksum: made });
    expect(read.unverified).toBe('brought');
    // also where it was put away as it was read, and in what it goes on as
    expect(replayMatch(placing as never, read).record()).toMatchObject({ unverified: 'continued', log });
    expect(replayMatch(placing as never, replayMatch(placing as never, read).record()).length).toBe(1);
    expectRefusal(() => replayMatch(placing as never, { ...first, checksum: log }), 'checksum');
    expectRefusal(
      () =>
        replayMatch(
          placing as never,
          changed(read, (r) => (r.unverified = 'continued')),
        ),
      'checksum',
    );
  });

  test('is refused by its size before it is read', () => {
    expectRefusal(() => parseRecord(' '.repeat(largestRecord + 1)), 'bad-record', '16,000,000');
    expectRefusal(() => parseRecord('{"howzat":2'), 'bad-record', 'not JSON');
    expect(parseRecord(JSON.stringify(pending().record())).howzat).toBe(2);
    expectRefusal(() => readRecord({ howzat: 2, events: new Array(3_000_000).fill(0) }), 'bad-record', 'too large');
  });

  test('for one side holds what that side may know, and no seed', () => {
    const match = createMatch(village, { seed: 'nobody knows' }) as unknown as Loose;
    for (let turn = 0; turn < 60 && match.waiting.kind === 'decisions'; turn++) {
      const open = match.waiting.open.find(({ made }) => !made);
      if (!open) break;
      const choices = [...((match as unknown as Match<never>).legal(open.side as never, open.step as never) as Domain)];
      match.play(open.side, open.step, choices[turn % choices.length]);
    }
    for (const side of ['home', 'away'] as const) {
      const other = side === 'home' ? 1 : 0;
      const record = match.seat(side).record();
      expect(JSON.stringify(record)).not.toContain('nobody knows');
      expect(record).not.toHaveProperty('timeline');
      expect(record.log).toEqual(match.log(side));
      const theirs = record.events.filter((it) => it.kind === 'choice' && it.step === 'village.keeper');
      const hidden = theirs.filter((it) => 'commitment' in it);
      for (const event of hidden) expect((event as { seat: number }).seat).toBe(other);
      expect(record.events.filter((it) => 'hidden' in it).length).toBeGreaterThan(0);
    }
    const keepers = (side: 'home' | 'away') =>
      match.record(side).events.filter((it) => 'commitment' in it && it.step === 'village.keeper').length;
    expect(keepers('home') + keepers('away')).toBeGreaterThan(0);
  });

  test('changed by somebody who works out its checksum is judged by the rules', () => {
    const record = pending().record();
    expectRefusal(
      () =>
        replayMatch(
          hand as never,
          changed(record, (r) => (r.events[0].choice = 99)),
        ),
      'bad-record',
    );
  });
});
