import { describe, expect, test } from 'vitest';
import { award, defineVariant, houseFormat, houseRule, oneOf, variantKit } from '../src/author.js';
import { applyEvent, checksumOfLog, type MatchEvent, sessionOf } from '../src/engine.js';
import {
  correctRecord,
  createMatch,
  HowzatError,
  isHowzatError,
  type Match,
  type MatchRecord,
  readRecord,
  replayMatch,
  uniformPlayer,
  type Variant,
} from '../src/index.js';
import { hand } from './hand-cricket.js';
import { changed, damaged, unsalted } from './record-changes.js';
import { expectRefusal } from './refusals.js';
import { jokerOver, rerolls, village } from './village-cricket.js';

const players = { home: uniformPlayer, away: uniformPlayer };
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const stepOf = (event: MatchRecord['events'][number]): string | null => ('step' in event ? event.step : null);

/** A match of village cricket in which people choose at random, some way into it. */
function people(seed: number, plays: number, settings: object = {}): Match<any> {
  const match = createMatch(village, { seed, ...settings }) as unknown as Match<any>;
  let dice = seed;
  for (let i = 0; i < plays && match.waiting.kind === 'decisions'; i++) {
    const open = match.waiting.open.filter((it) => !it.made)[0];
    if (!open) break;
    const legal = [...match.legal(open.side, open.step as never)];
    dice = (dice * 1103515245 + 12345) % 2 ** 31;
    match.play(open.side, open.step as never, legal[dice % legal.length] as never);
  }
  return match;
}

describe('a record', () => {
  const houseRules = [rerolls, jokerOver];
  const cases: [string, Match<any>, Variant][] = [
    ['of a whole match', createMatch(village, { seed: 1, players }) as never, village as never],
    ['in another format', createMatch(village, { seed: 2, players, format: 'two-innings' }) as never, village as never],
    ['with house rules', createMatch(village, { seed: 3, players, houseRules }) as never, village as never],
    [
      'with parameters set',
      createMatch(village, { seed: 4, players, set: { throws: 5, overs: 5 } }) as never,
      village as never,
    ],
    ['in the middle', people(5, 9), village as never],
    ['conceded', people(6, 5).concede('batting'), village as never],
    ['after an undo', people(7, 9).undo().undo(), village as never],
    ['after an undo and another way', people(8, 12).undo().undo().redo(), village as never],
    [
      'from a position',
      createMatch(village, {
        seed: 9,
        players,
        from: { innings: 2, runs: 5, wickets: 1, overs: 1, balls: 2, target: 20, state: { pitch: 'sticky' } },
      }) as never,
      village as never,
    ],
    ['with a seed in words', createMatch(hand, { seed: 'Trent Bridge', players }) as never, hand as never],
  ];
  test.each(cases)('%s comes through JSON and replays to the same', (_name, match, variant) => {
    const record = json(match.record());
    expect(readRecord(record)).toEqual(record);
    const again = replayMatch(variant, record, { houseRules });
    expect(again.log()).toEqual(match.log());
    expect(again.internals()).toEqual(match.internals());
    expect(again.waiting).toEqual(match.waiting);
    expect(again.record()).toEqual(match.record());
    expect(again.record().log).toBe(checksumOfLog(match.log()));
  });

  test('resumed and played on is the match that was played through', () => {
    for (let seed = 0; seed < 12; seed++) {
      const whole = people(seed, 40);
      const part = people(seed, 7 + seed);
      const resumed = replayMatch(village as never, json(part.record()));
      const loose = resumed as Match<any>;
      for (const event of whole.record().events.slice(resumed.length)) {
        if (event.kind !== 'choice') continue;
        loose.play(event.seat === 0 ? 'home' : 'away', event.step as never, event.choice as never);
      }
      expect(loose.log()).toEqual(whole.log());
      expect(unsalted(loose.record())).toEqual(unsalted(whole.record()));
    }
  });

  test('with its computer players resumed goes on by itself', () => {
    const whole = createMatch(village, { seed: 21, players });
    const lone = createMatch(village, { seed: 21, players: { home: uniformPlayer } });
    const resumed = replayMatch(village as never, json(lone.record()), { players });
    expect(resumed.waiting.kind).toBe('end');
    expect(resumed.log()).toEqual(whole.log());
  });

  test('of a match that was gone back in goes on from there', () => {
    const match = createMatch(village, { seed: 21, players });
    const whole = json(match.record());
    for (const length of [0, 1, 5, 9]) {
      match.goTo(Math.min(length, match.length));
      const again = replayMatch(village as never, json(match.record()), { players });
      expect(again.waiting.kind).toBe('end');
      while (match.length < whole.events.length) match.redo();
      expect(match.record().log).toBe(whole.log);
    }
  });

  test('of scripted chance waits where it waited', () => {
    const script = [
      { step: 'village.pitch', outcome: 'dry' },
      { step: 'core.toss', outcome: 0 },
    ] as const;
    // the order of the two is the flow's
    const first = createMatch(village, { chance: 'people' }).waiting;
    const ordered = first.kind === 'chance' && first.step === 'village.pitch' ? script : [...script].reverse();
    const match = createMatch(village, { chance: { script: ordered } }) as unknown as Match<any>;
    match.play('home', 'core.toss.elect', 'bat').play('bowling', 'village.bowler', 'pace');
    match.play('bowling', 'village.field', ['slip', 'point']);
    match.play('bowling', 'village.line', 'straight').play('batting', 'village.shot', { stroke: 'drive', run: false });
    expect(match.waiting).toMatchObject({ kind: 'chance', step: 'village.bounce' });
    const again = replayMatch(village as never, json(match.record()));
    expect(again.waiting).toEqual(match.waiting);
    expect(again.record()).toEqual(match.record());
    again.happen('village.bounce', 4);
    expect(again.length).toBe(match.length + 1);
  });

  test('names house rules, which must be at hand', () => {
    const record = createMatch(village, { seed: 3, players, houseRules: [jokerOver] }).record();
    expectRefusal(() => replayMatch(village as never, record), 'unknown-house-rule', 'joker.over');
    expectRefusal(
      () => replayMatch(village as never, record, { houseRules: [rerolls] }),
      'unknown-house-rule',
      'joker.over',
    );
    expect(replayMatch(village as never, record, { houseRules: [rerolls, jokerOver] }).waiting.kind).toBe('end');
  });
});

describe('a damaged record', () => {
  const record = createMatch(village, { seed: 12, players, houseRules: [jokerOver], set: { throws: 4 } }).record();
  const replay = (value: unknown): unknown => replayMatch(village as never, value, { houseRules: [jokerOver] });

  test('is whole before it is damaged', () => {
    expect(replay(json(record))).toBeDefined();
  });

  test('without a field, or with a mistyped one, is refused and says where', () => {
    const wrongs = [Number.NaN, Number.POSITIVE_INFINITY, {}, [], 'x', -1.5, true, null, undefined, () => 1];
    const visit = (path: readonly (string | number)[], value: any, depth: number): void => {
      for (const key of Object.keys(value)) {
        const at = [...path, Array.isArray(value) ? Number(key) : key];
        const name = at.join('.');
        const parent = (draft: any): any => path.reduce((inner, k) => inner[k], draft);
        if (!Array.isArray(value)) {
          const error = tryReplay(damaged(record, (draft) => delete parent(draft)[key]));
          // a name of the record that is no part of the log may be left out of nothing
          expect(error, `without ${name}`).not.toBe('not an error of ours');
          if (depth < 2 && !free.test(name))
            expect(error, `without ${name}`).toMatch(/bad-record|checksum|illegal|unknown/);
        }
        for (const wrong of wrongs) {
          const copy = json(record) as any;
          parent(copy)[key] = wrong;
          const error = tryReplay(copy);
          expect(error, `${name} = ${String(wrong)}`).not.toBe('not an error of ours');
          if (typeof wrong === 'function' || wrong === undefined || Number.isNaN(wrong))
            expect(error, `${name} = ${String(wrong)}`).toContain('bad-record');
        }
        if (typeof value[key] === 'object' && value[key] !== null && depth < 3) visit(at, value[key], depth + 1);
      }
    };
    visit([], { ...json(record), events: record.events.slice(0, 6), audit: [] }, 0);
  });
  const free = /^(selection\.set|timeline\.streams)\./;

  function tryReplay(value: unknown): string {
    try {
      replay(value);
      return 'replays';
    } catch (error) {
      return isHowzatError(error) ? `${error.code}: ${error.message}` : 'not an error of ours';
    }
  }

  test('says what is wrong', () => {
    expectRefusal(() => replay(null), 'bad-record');
    expectRefusal(() => replay('{}'), 'bad-record');
    expectRefusal(() => replay([]), 'bad-record');
    expectRefusal(() => replay({}), 'bad-record', 'howzat');
    expectRefusal(() => replay(changed(record, (r) => delete r.events)), 'bad-record', 'events');
    expectRefusal(() => replay(changed(record, (r) => (r.events[3].seat = 2))), 'bad-record', 'events.3.seat');
    expectRefusal(() => replay(changed(record, (r) => (r.more = 1))), 'bad-record', 'more');
    expectRefusal(() => replay({ ...record, seed: Number.NaN }), 'bad-record', 'seed', 'NaN');
    expectRefusal(() => replay({ ...record, undos: -1 }), 'bad-record', 'undos');
    expectRefusal(
      () => replay(changed(record, (r) => (r.timeline.streams['core.toss'] = []))),
      'bad-record',
      'timeline.streams',
    );
    expectRefusal(() => replay(changed(record, (r) => (r.selection.format = 'nope'))), 'unknown-format', 'nope');
    expectRefusal(() => replay(changed(record, (r) => (r.selection.set.throws = 99))), 'bad-parameter', 'throws');
    expectRefusal(() => replay(changed(record, (r) => (r.selection.rulings.x = 'y'))), 'unknown-ruling', 'x');
  });

  test('with a key that pollutes prototypes is refused, wherever it stands', () => {
    for (const key of ['__proto__', 'constructor', 'prototype'])
      for (const path of ['', '"selection":', '"variant":', '"timeline":']) {
        const text = JSON.stringify(record).replace(`${path}{`, `${path}{"${key}":{"polluted":1},`);
        expectRefusal(() => replay(JSON.parse(text)), 'bad-record', key);
      }
    expect(({} as any).polluted).toBeUndefined();
  });

  test('of a foreign variant, or of another version of the format', () => {
    expectRefusal(() => replayMatch(hand as never, record), 'bad-record', 'village', 'hand');
    expectRefusal(() => replay({ ...record, howzat: 3 }), 'version', 'version 3', 'reads versions 1 and 2');
    expectRefusal(() => replay({ howzat: 3, anything: 'else' }), 'version', 'version 3');
    expectRefusal(() => replay({ ...record, howzat: 'one' }), 'bad-record', 'howzat');
  });

  test('that replays to something else', () => {
    expectRefusal(() => replay({ ...record, checksum: '0123456789abcdef' }), 'checksum', 'another record');
    expectRefusal(() => replay(changed(record, (r) => (r.log = '0123456789abcdef'))), 'checksum', 'another log');
    expectRefusal(() => replay({ ...record, checksum: 'x' }), 'bad-record', 'checksum');
    expectRefusal(
      () => replay(changed(record, (r) => (r.result.winner = 1 - (r.result.winner ?? 0)))),
      'checksum',
      'another result',
    );
    const bounce = record.events.findIndex((event) => stepOf(event) === 'village.bounce');
    expectRefusal(
      () => replay(changed(record, (r) => (r.events[bounce].outcome = 7))),
      'bad-record',
      'A die of 6 shows 1 to 6',
    );
    expectRefusal(
      () => replay(changed(record, (r) => r.events.splice(bounce, 1))),
      'bad-record',
      'village.bounce'.slice(0, 7),
    );
    expectRefusal(
      () => replay(changed(record, (r) => r.events.push({ kind: 'concede', seat: 0 }))),
      'bad-record',
      'after the end',
    );
    const swapped = changed(record, (r) => (r.events[bounce].outcome = (r.events[bounce].outcome % 6) + 1));
    expect(() => replay(swapped)).toThrow(HowzatError);
  });

  test('in which a choice that was settled is made twice', () => {
    const match = createMatch(hand, { seed: 1 }).play('batting', 'bat', 4);
    const twice = changed(match.record(), (r) => r.events.push({ ...r.events[0], choice: 6 }));
    expectRefusal(() => replayMatch(hand as never, twice), 'bad-record', 'bat');
  });

  test('of a position that cannot be', () => {
    const from = createMatch(village, { seed: 9, players, from: { runs: 5, overs: 1 } }).record();
    for (const wrong of [
      { runs: 'five' },
      { runs: Number.MAX_VALUE },
      { batting: 'third' },
      { scores: [null] },
      { own: { 'joker.over': null } },
      { state: 'sticky' },
      { state: { pitch: 5 } },
      { at: 'nowhere' },
      { at: 7 },
      { innings: 9 },
      { nonsense: 1 },
    ])
      expect(
        () =>
          replayMatch(
            village as never,
            changed(from, (r) => (r.from = wrong)),
          ),
        JSON.stringify(wrong),
      ).toThrow(expect.objectContaining({ name: 'HowzatError', code: expect.not.stringMatching('checksum') }));
  });
});

// a small variant in two versions that differ in what a six is worth, or in nothing
function cards(version: string, six: number, extra: readonly string[] = []): Variant {
  const k = variantKit({
    id: 'cards',
    title: 'Cards',
    parameters: {},
    laws: { overs: 1, wickets: 1, toss: 'none', strike: false },
    state: { match: () => ({ set: 'plain' }), ball: () => ({ card: 0 }) },
  });
  const variant = defineVariant(k, {
    version,
    flow: {
      ball: {
        before: [
          k.decision(version.startsWith('2') ? 'cards.play' : 'cards.lay', {
            by: 'batting',
            domain: oneOf(0, 1, 6),
            take: (s, c) => {
              s.card = c;
            },
          }),
          k.resolve('cards.score', [
            {
              id: 'cards.runs',
              does: (s, g) => {
                g.bat = s.card === 6 ? six : s.card;
              },
            },
          ]),
        ],
      },
    },
    withComponents: (components) => {
      if (!Array.isArray(components) || components.some((it) => typeof it !== 'string'))
        throw new HowzatError('bad-components', 'A set of cards is a list of names.');
      return cards(version, components.includes('golden six') ? 12 : six, components) as never;
    },
  });
  return { ...variant, title: extra.join() || variant.title } as unknown as Variant;
}

const lay = (variant: Variant, step: string, settings: object = {}): Match<any> => {
  const match = createMatch(variant, settings as never) as unknown as Match<any>;
  for (const card of [6, 1, 0]) match.play('batting', step as never, card as never);
  return match;
};

describe('a record made by another version', () => {
  const old = cards('1.0.0', 6);
  const record = json(lay(old, 'cards.lay').record());

  test('replays where its checksum still comes out', () => {
    const same = replayMatch(cards('1.1.0', 6), record);
    expect(same.game.runs).toBe(7);
    expect(same.record().variant.version).toBe('1.1.0');
  });

  test('is otherwise refused, saying which version reads it', () => {
    expectRefusal(() => replayMatch(cards('1.1.0', 8), record), 'version', 'cards 1.0.0', 'cards 1.1.0'.slice(6));
    expectRefusal(() => replayMatch(cards('2.0.0', 6), record), 'version', 'Read it with cards 1.0.0');
  });

  test('is migrated where a migration is registered, in steps if need be', () => {
    const rename = {
      variant: 'cards',
      from: '1.0.0',
      to: '2.0.0',
      migrate: (it: MatchRecord): MatchRecord => ({
        ...it,
        events: it.events.map((event) => (event.kind === 'choice' ? { ...event, step: 'cards.play' } : event)),
      }),
    };
    const same = { variant: 'cards', from: '2.0.0', to: '2.1.0', migrate: (it: MatchRecord): MatchRecord => it };
    const there = replayMatch(cards('2.0.0', 8), record, { migrations: [rename] });
    expect(there.game.runs).toBe(9);
    expect(there.record().variant.version).toBe('2.0.0');
    expect(replayMatch(cards('2.1.0', 6), record, { migrations: [same, rename] }).game.runs).toBe(7);
    // one for another variant, or from another version, is no help
    expectRefusal(
      () => replayMatch(cards('2.0.0', 6), record, { migrations: [{ ...rename, variant: 'other' }, same] }),
      'version',
    );
    // and one that makes no record of it is refused as a record
    expectRefusal(
      () => replayMatch(cards('2.0.0', 6), record, { migrations: [{ ...rename, migrate: () => ({}) as never }] }),
      'bad-record',
    );
  });
});

describe('a record with components', () => {
  test('carries them, and replays with them', () => {
    const variant = cards('1.0.0', 6);
    const match = lay(variant, 'cards.lay', { components: ['golden six'] });
    expect(match.game.runs).toBe(13);
    const record = json(match.record());
    expect(record.components).toEqual(['golden six']);
    expect(replayMatch(variant, record).game.runs).toBe(13);
    expectRefusal(
      () =>
        replayMatch(
          variant,
          changed(record, (r) => (r.components = [5])),
        ),
      'bad-components',
    );
    expectRefusal(
      () =>
        replayMatch(
          variant,
          changed(record, (r) => delete r.components),
        ),
      'checksum',
    );
    expectRefusal(() => createMatch(hand, { components: [] }), 'bad-components', 'hand');
  });
});

describe('a correction', () => {
  const told = (...faces: readonly number[]): Match<any> => {
    const match = createMatch(village, { chance: 'people', set: { toss: 'none', overs: 1 } }) as unknown as Match<any>;
    match.happen('village.pitch', 'dry');
    match.play('bowling', 'village.bowler', 'pace').play('bowling', 'village.field', ['slip', 'point']);
    for (const face of faces) {
      match.play('bowling', 'village.line', 'straight').play('batting', 'village.shot', { stroke: 'slog', run: false });
      match.happen('village.bounce', face);
    }
    return match;
  };
  const bounces = (record: MatchRecord): number[] =>
    record.events.flatMap((event, at) => (stepOf(event) === 'village.bounce' ? [at] : []));

  test('of a mistyped die is replayed, with what follows, and noted', () => {
    const record = json(told(5, 4).record());
    const [first] = bounces(record) as [number];
    const { record: right, kept, dropped } = correctRecord(village as never, record, first, 6, 'it was a six');
    expect({ kept, dropped }).toEqual({ kept: record.events.length - first - 1, dropped: 0 });
    const match = replayMatch(village as never, json(right));
    expect(match.game.runs).toBe(6);
    expect(right.audit).toEqual([{ event: first, was: 5, is: 6, reason: 'it was a six', kept, dropped: 0 }]);
    expect(right.log).not.toBe(record.log);
    const { record: twice } = correctRecord(village as never, right, first, 5, 'no, five');
    expect(twice.audit).toHaveLength(2);
    expect(twice.log).toBe(record.log);
  });

  test('of a mistyped choice, too', () => {
    const record = json(told(5).record());
    const shot = record.events.findIndex((event) => stepOf(event) === 'village.shot');
    const { record: right } = correctRecord(village as never, record, shot, { stroke: 'block', run: false }, 'blocked');
    expect(replayMatch(village as never, right).game.runs).toBe(0);
    expect(right.audit[0]).toMatchObject({ was: { stroke: 'slog', run: false }, is: { stroke: 'block', run: false } });
  });

  test('leaves out what does not fit any more', () => {
    const record = json(told(5, 5).record());
    const [first] = bounces(record) as [number];
    // with a three the umpire is asked, which nobody recorded
    const { record: right, kept, dropped } = correctRecord(village as never, record, first, 3, 'it was a three');
    expect(kept).toBe(0);
    expect(dropped).toBe(record.events.length - first - 1);
    const match = replayMatch(village as never, right);
    expect(match.waiting).toMatchObject({ kind: 'chance', step: 'village.finger' });
    expect(match.record()).toEqual(right);
  });

  test('of what is no part of the record, or not possible there, is refused', () => {
    const record = json(told(5, 5).record());
    const [first] = bounces(record) as [number];
    const correct = (at: number, is: unknown): unknown => correctRecord(village as never, record, at, is, 'why');
    for (const at of [-1, 1.5, Number.NaN, record.events.length, '1' as never])
      expectRefusal(() => correct(at, 6), 'bad-position', String(record.events.length));
    expectRefusal(() => correct(first, 7), 'bad-record', 'A die of 6 shows 1 to 6');
    expectRefusal(() => correct(first, Number.NaN), 'bad-record', 'NaN');
    expectRefusal(() => correct(first, JSON.parse('{"__proto__":1}')), 'bad-record', '__proto__');
    expectRefusal(
      () => correctRecord(village as never, { ...record, checksum: '0'.repeat(16) }, first, 6, 'x'),
      'checksum',
    );
    const given = json(told(5).concede('home').record());
    expectRefusal(() => correctRecord(village as never, given, given.events.length - 1, 1, 'x'), 'bad-position');
  });

  test('of a match from a position is made from that position', () => {
    const match = createMatch(village, {
      chance: 'people',
      from: { runs: 7, overs: 1, balls: 1, state: { style: 'spin' } },
    }) as unknown as Match<any>;
    match.play('bowling', 'village.line', 'straight').play('batting', 'village.shot', { stroke: 'slog', run: false });
    match.play('bowling', 'village.keeper', 'up');
    match.happen('village.bounce', 5);
    expect(match.game.runs).toBe(11);
    const record = json(match.record());
    const [at] = bounces(record) as [number];
    expect(replayMatch(village as never, correctRecord(village as never, record, at, 6, 'six').record).game.runs).toBe(
      13,
    );
    expectRefusal(
      () => correctRecord(village as never, record, at, 9, 'nine'),
      'bad-record',
      'A die of 6 shows 1 to 6',
    );
  });

  test('goes on with other dice than those that were seen', () => {
    const record = json(people(5, 30).record());
    const [first] = bounces(record) as [number];
    const was = (record.events[first] as { outcome: number }).outcome;
    const outcomes = new Set<string>();
    for (let face = 1; face <= 6; face++) {
      if (face === was) continue;
      const { record: right } = correctRecord(village as never, record, first, face, 'typing');
      outcomes.add(JSON.stringify(right.timeline.branch));
      expect(replayMatch(village as never, right).record()).toEqual(right);
    }
    expect(outcomes.size).toBeGreaterThan(1);
  });
});

describe('a replay under another ruling', () => {
  const k = variantKit({
    id: 'tosses',
    title: 'Tosses',
    parameters: {},
    laws: { overs: 1, wickets: 2, toss: 'none', strike: false, ballsPerOver: 2 },
    state: { ball: () => ({ card: 0 }) },
  });
  const variant = defineVariant(k, {
    version: '1.0.0',
    flow: {
      ball: {
        before: [
          k.decision('lay', {
            by: 'batting',
            domain: oneOf(0, 1, 6),
            take: (s, c, g) => {
              s.card = c;
              g.bat = c;
            },
          }),
        ],
      },
    },
    rulings: [
      k.ruling('tosses.six', 'six', {
        six: () => [],
        out: (a) => [
          a.before(
            'core.ball.score',
            a.resolve('six.step', [{ id: 'six.out', when: (s) => s.card === 6, does: (_s, g) => award(g, -6, 'bat') }]),
          ),
          a.end('innings', { id: 'six.ends', ends: (s) => s.card === 6 }),
        ],
      }),
    ],
  });
  test('shows what would have happened, as far as it fits', () => {
    const match = createMatch(variant, {}).play('home', 'lay', 6).play('home', 'lay', 1);
    match.play('away', 'lay', 0);
    expect(match.game.scores[0]?.runs).toBe(7);
    const other = replayMatch(variant as never, json(match.record()), { rulings: { 'tosses.six': 'out' } });
    expect(other.game.scores[0]?.runs).toBe(0);
    // home's second card does not fit any more: it is away's turn
    expect(other.length).toBe(1);
    expect(other.game).toMatchObject({ innings: 2, batting: 1 });
    expectRefusal(
      () => replayMatch(variant as never, match.record(), { rulings: { 'tosses.six': 'nine' } }),
      'unknown-ruling',
    );
  });
});

describe('the versions of house rules', () => {
  const longer = (version: string | undefined, overs: number) =>
    houseRule(hand, 'longer', version ? { version } : {}, (a) => [a.set('overs', overs)]);
  const played = (version?: string): MatchRecord =>
    createMatch(hand, { players, seed: 1, set: { wickets: 10 }, houseRules: [longer(version, 3)] }).record();
  const replay = (record: MatchRecord, version: string | undefined, overs: number) => () =>
    replayMatch(hand as unknown as Variant, record, { houseRules: [longer(version, overs)] });

  test('are named by a record, where a rule has one', () => {
    expect(played('1.2.0').versions).toEqual({ longer: '1.2.0' });
    expect(played()).not.toHaveProperty('versions');
  });

  test('another version that plays the same match reads it', () => {
    expect(replay(played('1.2.0'), '1.3.0', 3)().length).toBe(played('1.2.0').events.length);
  });

  test('another version that plays another match says which one to read it with', () => {
    expectRefusal(
      replay(played('1.2.0'), '2.0.0', 1),
      'version',
      'This record was played with the house rule longer 1.2.0 and does not replay the same with longer 2.0.0. Read it with longer 1.2.0.',
    );
    expectRefusal(replay(played('1.2.0'), undefined, 1), 'version', 'with longer without a version. Read it with');
  });

  test('are named for formats that come from outside as well', () => {
    const inFormat = (version: string, overs: number) =>
      houseFormat(hand, 'evening', { version }, (a) => [a.set('overs', overs)]);
    const record = createMatch(hand, {
      players,
      seed: 1,
      set: { wickets: 10 },
      houseRules: [inFormat('1.0.0', 3)],
    }).record();
    expect(record.versions).toEqual({ evening: '1.0.0' });
    expectRefusal(
      () => replayMatch(hand as unknown as Variant, record, { houseRules: [inFormat('2.0.0', 1)] }),
      'version',
      'does not replay the same with evening 2.0.0. Read it with evening 1.0.0.',
    );
  });

  test('a record of the same version that does not replay is damaged', () => {
    expect(replay(played('1.2.0'), '1.2.0', 1)).toThrow(
      expect.objectContaining({ code: expect.not.stringMatching('version') }),
    );
  });
});

describe('going through a record event by event', () => {
  test('a session comes to where the match stood at each length', () => {
    const match = createMatch(village, { seed: 5, players });
    const record = json(match.record());
    const session = sessionOf(match.rulebook, record);
    for (const event of record.events) applyEvent(session, event as MatchEvent);
    expect(session.path).toBe('end');
    expect(session.state.g).toEqual(match.game);
    expect(checksumOfLog(session.log.entries)).toBe(record.log);
    const halfWay = sessionOf(match.rulebook, record);
    for (const event of record.events.slice(0, 7)) applyEvent(halfWay, event as MatchEvent);
    expect(halfWay.path).toBe(match.goTo(7).path);
  });

  test('refuses an event that the session does not wait for', () => {
    const started = createMatch(village, { seed: 2 });
    const session = sessionOf(started.rulebook, started.record());
    expectRefusal(() => applyEvent(session, { kind: 'chance', step: 'nowhere', outcome: 1 }), 'bad-record');
  });
});
