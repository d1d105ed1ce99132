import { compose, createMatch, type HowzatError } from '@howzat/core';
import { defineVariant, flag, oneOf, type Ruling, variantKit, word, words } from '@howzat/core/author';
import { describe, expect, expectTypeOf, test } from 'vitest';

const k = variantKit({
  id: 'read',
  title: 'A game read in several ways',
  parameters: {
    zero: word('bat-runs', ['any-card', 'bat-runs', 'all-runs']),
    streakNext: words('next-scoring-turn', 'next-turn-only'),
    fast: flag(false),
  },
  laws: { overs: 1, ballsPerOver: 1, wickets: 1, toss: 'none' },
  state: { ball: () => ({ asked: 0 }) },
});

const again = k.decision('again', {
  by: 'batting',
  domain: oneOf(1, 2),
  take: (s, choice) => {
    s.asked = choice;
  },
});

const rulings = k.readings({
  'read.ruling.zero': k.words('zero'),
  'read.ruling.streak-next': 'words',
  'read.ruling.zero-too': { ...k.words('zero'), 'all-runs': (a) => [a.set('zero', 'all-runs'), a.set('fast', true)] },
  'read.ruling.asked': {
    once: [],
    twice: (a) => [a.after('core.count', again)],
    thrice: null,
  },
});

const read = defineVariant(k, { version: '1.0.0', flow: { ball: { before: [] } }, rulings });

const refusal = (make: () => unknown): HowzatError => {
  try {
    make();
  } catch (error) {
    return error as HowzatError;
  }
  throw new Error('nothing was refused');
};

describe('readings', () => {
  test('make a ruling for each id, in the order written, of which the first reading stands', () => {
    expect(rulings.map(({ id, standard }) => [id, standard])).toEqual([
      ['read.ruling.zero', 'bat-runs'],
      ['read.ruling.streak-next', 'next-scoring-turn'],
      ['read.ruling.zero-too', 'bat-runs'],
      ['read.ruling.asked', 'once'],
    ]);
  });

  test('that are words of a parameter set it, the default first and without a change', () => {
    const [zero] = rulings;
    expect(Object.keys(zero?.readings ?? {})).toEqual(['bat-runs', 'any-card', 'all-runs']);
    const changes = Object.values<{ operations: unknown } | null>(zero?.readings ?? {}).map((it) => it?.operations);
    expect(changes).toEqual([
      [],
      [{ op: 'set', parameter: 'zero', value: 'any-card' }],
      [{ op: 'set', parameter: 'zero', value: 'all-runs' }],
    ]);
    expect(compose(read, { rulings: { 'read.ruling.zero': 'any-card' } }).params).toMatchObject({ zero: 'any-card' });
  });

  test('that are the words of the parameter of the same name need not name it', () => {
    expect(compose(read, { rulings: { 'read.ruling.streak-next': 'next-turn-only' } }).params).toMatchObject({
      streakNext: 'next-turn-only',
    });
    expect(compose(read, {}).params).toMatchObject({ streakNext: 'next-scoring-turn' });
    expect(refusal(() => k.readings({ 'read.ruling.streak-last': 'words' }))).toMatchObject({
      code: 'bad-variant',
      message: 'There is no parameter streakLast whose values are words.',
    });
  });

  test('can change more than the word, and can be recorded without being built', () => {
    const { params } = compose(read, { rulings: { 'read.ruling.zero-too': 'all-runs' } });
    expect(params).toMatchObject({ zero: 'all-runs', fast: true });
    expect(() => compose(read, { rulings: { 'read.ruling.asked': 'thrice' as never } })).toThrow(/thrice/);
  });

  test('are refused where the first of them cannot be told', () => {
    expect(refusal(() => k.readings({ 'read.ruling.lock': { two: [], 1: null } }))).toMatchObject({
      code: 'bad-variant',
      message: 'The reading 1 of read.ruling.lock has a number for a name; give it a word.',
    });
    expect(refusal(() => k.readings({ 'read.ruling.lock': {} }))).toMatchObject({
      code: 'bad-variant',
      message: 'The ruling read.ruling.lock has no readings.',
    });
  });

  test('are refused where what they change is no function', () => {
    const wrong = [k.option('o', 'O', (a) => [a.set('fast', true)])];
    expect(refusal(() => k.readings({ 'read.ruling.lock': { two: [], one: wrong as never } }))).toMatchObject({
      code: 'bad-variant',
      message: expect.stringMatching(
        /^read\.ruling\.lock=one changes nothing by \[\], and something by a function of a; it has /,
      ),
    });
    expect(refusal(() => k.readings({ 'read.ruling.lock': { two: 'three' as never } }))).toMatchObject({
      code: 'bad-variant',
      message: 'read.ruling.lock=two changes nothing by [], and something by a function of a; it has "three".',
    });
  });

  test('are known to the compiler, with the moves that they add', () => {
    const check = () => {
      createMatch(read, { rulings: { 'read.ruling.asked': 'twice' } }).play('home', 'again', 1);
      // @ts-expect-error: only the reading `twice` asks again
      createMatch(read, { rulings: { 'read.ruling.asked': 'once' } }).play('home', 'again', 1);
      // @ts-expect-error: not one of the readings
      createMatch(read, { rulings: { 'read.ruling.zero': 'never' } });
      createMatch(read, { rulings: { 'read.ruling.streak-next': 'next-turn-only' } });
      // @ts-expect-error: not a word of the parameter
      createMatch(read, { rulings: { 'read.ruling.streak-next': 'never' } });
      // @ts-expect-error: not the name of a parameter with words
      refusal(() => k.words('fast'));
    };
    expect(check).toBeTypeOf('function');
    type Zero = Extract<(typeof rulings)[number], { id: 'read.ruling.zero' }>;
    expectTypeOf<Zero extends Ruling<string, infer R> ? keyof R : never>().toEqualTypeOf<
      'any-card' | 'bat-runs' | 'all-runs'
    >();
    expect(refusal(() => k.words('fast' as never))).toMatchObject({
      code: 'bad-variant',
      message: 'There is no parameter fast whose values are words.',
    });
  });
});
