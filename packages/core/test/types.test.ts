import { describe, expectTypeOf, test } from 'vitest';
import {
  award,
  defineVariant,
  die,
  flag,
  houseRule,
  integer,
  integerOrNone,
  type LawValues,
  oneOf,
  record,
  variantKit,
  word,
} from '../src/author.js';
import { compose, createMatch, createSeries, type Frozen, type Variant, type VariantTypes } from '../src/index.js';

/** Compiled and never run: what the compiler accepts and refuses is the test, and `npm run typecheck` runs it. */
function compiles(_never: () => unknown): void {}

const k = variantKit({
  id: 'typed',
  title: 'Typed',
  parameters: {
    bonus: integer(1, { min: 0, max: 9 }),
    limit: integerOrNone(null, { min: 1, max: 9 }),
    wild: flag(false),
    mood: word('calm', ['calm', 'cross']),
  },
  laws: { overs: 1 },
  state: {
    match: (p) => ({ seeded: p.bonus + (p.overs ?? 0), deck: { cards: [1, 2, 3], top: { face: 1 } } }),
    innings: () => ({ used: [] as string[] }),
    ball: () => ({ card: 0, shot: { stroke: 'block', run: false } as { stroke: 'block' | 'drive'; run: boolean } }),
  },
  secret: { deck: 'nobody' },
});

const typed = defineVariant(k, {
  version: '1.0.0',
  flow: {
    over: { before: [k.decision('typed.bowler', { by: 'bowling', domain: oneOf('pace', 'spin'), take: () => {} })] },
    ball: {
      before: [
        k.commit('typed.both', {}, [
          k.decision('typed.card', {
            by: 'batting',
            domain: oneOf(0, 1, 4),
            limits: [
              { id: 'typed.four', forbids: (c) => c === 4, says: 'No fours.' },
              {
                id: 'typed.five',
                // @ts-expect-error no card is a five
                forbids: (c) => c === 5,
                says: 'No fives.',
              },
            ],
            take: (s, c) => {
              s.card = c;
              expectTypeOf(c).toEqualTypeOf<0 | 1 | 4>();
            },
          }),
          k.decision('typed.shot', {
            by: 'bowling',
            domain: record({ stroke: oneOf('block', 'drive'), run: oneOf(true, false) }),
            limits: [
              { id: 'typed.no-drive', on: 'stroke', forbids: (stroke) => stroke === 'drive', says: 'No drives.' },
            ],
            take: (s, c) => {
              s.shot = c;
            },
          }),
        ]),
        k.group('typed.inner', { when: (s) => s.card > 0 }, [
          k.repeat('typed.loop', { while: (s) => s.used.length > 9 }, [
            k.decision('typed.deep', { by: 'home', domain: oneOf('yes', 'no'), take: () => {} }),
          ]),
        ]),
        k.chance('typed.die', {
          of: die(6),
          take: (s, face) => {
            s.card += face;
            // @ts-expect-error a die shows a number
            s.used.push(face);
          },
        }),
        k.resolve('typed.outcome', [
          {
            id: 'typed.runs',
            when: (s, g, p, own) => {
              // @ts-expect-error a guard looks and does not touch
              s.card = 1;
              // @ts-expect-error nor deeper down
              s.deck.top.face = 2;
              // @ts-expect-error nor by the methods of a list
              s.deck.cards.push(1);
              // @ts-expect-error nor cricket's own state
              g.runs = 1;
              // @ts-expect-error nor lists in it
              g.scores.push(null);
              // @ts-expect-error nor parameters
              p.bonus = 2;
              // @ts-expect-error a rule of the variant has no drawer of its own
              own.on = true;
              // @ts-expect-error there is no such state
              return s.cards > 0;
            },
            does: (s, g, p) => {
              s.card += 1;
              s.used.push('x');
              award(g, s.card + p.bonus, 'bat');
              // @ts-expect-error a word is no number
              s.card = 'one';
              // @ts-expect-error there is no such state
              s.cart = 1;
              // @ts-expect-error parameters are for amendments to set
              p.bonus = 2;
              // @ts-expect-error no such kind of runs
              award(g, 1, 'boundary');
              expectTypeOf(p.mood).toEqualTypeOf<'calm' | 'cross'>();
              expectTypeOf(p.limit).toEqualTypeOf<number | null>();
              expectTypeOf(p.wild).toEqualTypeOf<boolean>();
              expectTypeOf(p.overs).toEqualTypeOf<number | null>();
              expectTypeOf(s.shot.stroke).toEqualTypeOf<'block' | 'drive'>();
            },
          },
        ]),
      ],
    },
  },
  formats: [
    k.format('short', 'Short', (a) => [a.set('overs', 1)]),
    k.format('cards', 'With cards', (a) => [
      a.before('over.before', a.decision('cards.cut', { by: 'batting', domain: oneOf('high', 'low'), take: () => {} })),
    ]),
  ],
  defaultFormat: 'short',
  rulings: [
    k.ruling('typed.tie', 'shared', {
      shared: () => [],
      again: (a) => [
        a.after('typed.die', a.decision('tie.again', { by: 'away', domain: oneOf(1, 2), take: () => {} })),
      ],
      unbuilt: null,
    }),
  ],
  options: [
    k.option('review', 'Reviews', (a) => [
      a.after(
        'typed.die',
        a.decision('review.call', { by: 'batting', domain: oneOf('review', 'accept'), take: () => {} }),
      ),
    ]),
  ],
});

const joker = houseRule(
  typed,
  'joker',
  { parameters: { jokers: integer(1, { min: 0, max: 3 }) }, state: { innings: (p) => ({ left: p.jokers }) } },
  (a) => [
    a.before(
      'over.before',
      a.decision('joker.call', {
        by: 'batting',
        domain: oneOf(true, false),
        when: (s, _g, p, own) => own.left > 0 && p.jokers > 0 && s.card === 0,
        take: (_s, on, _g, _p, own) => {
          if (on) own.left--;
          // @ts-expect-error its drawer has no such field
          own.right = 1;
        },
      }),
    ),
  ],
);

describe('what the compiler knows', () => {
  test('the moves of a match: step, side and choice', () => {
    const match = createMatch(typed, { seed: 1 });
    compiles(() => {
      match.play('batting', 'typed.card', 4);
      match.play('bowling', 'typed.shot', { stroke: 'drive', run: false });
      match.play('home', 'typed.card', 4);
      match.play('away', 'typed.card', 4);
      match.play('home', 'typed.deep', 'yes');
      match.play('home', 'core.toss.elect', 'bat');
      expectTypeOf([...match.legal('batting', 'typed.card')]).toEqualTypeOf<(0 | 1 | 4)[]>();
      // @ts-expect-error no such card
      match.play('batting', 'typed.card', 5);
      // @ts-expect-error a number is no card
      match.play('batting', 'typed.card', 4 as number);
      // @ts-expect-error the batting side's step
      match.play('bowling', 'typed.card', 4);
      // @ts-expect-error no such step
      match.play('batting', 'typed.cart', 4);
      // @ts-expect-error no such side
      match.play('umpires', 'typed.card', 4);
      // @ts-expect-error half a choice
      match.play('bowling', 'typed.shot', { stroke: 'drive' });
      // @ts-expect-error no such stroke
      match.play('bowling', 'typed.shot', { stroke: 'slog', run: false });
      // @ts-expect-error neither heads nor tails
      match.play('home', 'core.toss.elect', 'heads');
      // @ts-expect-error a die is not played
      match.play('batting', 'typed.die', 6);
      // @ts-expect-error of a format that is not played
      match.play('batting', 'cards.cut', 'high');
      // @ts-expect-error of an option that is not played
      match.play('batting', 'review.call', 'review');
      // @ts-expect-error of a reading that is not played
      match.play('away', 'tie.again', 1);
      // @ts-expect-error of a house rule that is not played
      match.play('batting', 'joker.call', true);
    });
  });

  test('the moves that a format, an option, a reading and a house rule add', () => {
    const match = createMatch(typed, {
      format: 'cards',
      options: ['review'],
      rulings: { 'typed.tie': 'again' },
      houseRules: [joker],
    });
    compiles(() => {
      match.play('batting', 'typed.card', 4);
      match.play('batting', 'cards.cut', 'high');
      match.play('batting', 'review.call', 'review');
      match.play('away', 'tie.again', 1);
      match.play('batting', 'joker.call', true);
      // @ts-expect-error neither high nor low
      match.play('batting', 'cards.cut', 'middle');
      // @ts-expect-error the batting side's
      match.play('bowling', 'review.call', 'review');
      // @ts-expect-error yes or no
      match.play('batting', 'joker.call', 'yes');
    });
    compiles(() => {
      // @ts-expect-error under the standard reading nothing is played again
      createMatch(typed, { rulings: { 'typed.tie': 'shared' } }).play('away', 'tie.again', 1);
    });
  });

  test('a house rule whose type says nothing takes no move away', () => {
    const wide: Parameters<typeof compose>[1] = { houseRules: [joker] };
    const match = createMatch(typed, { houseRules: wide.houseRules });
    compiles(() => match.play('batting', 'typed.card', 4));
  });

  test('the names and values of a selection', () => {
    compiles(() => {
      createMatch(typed, { format: 'short', set: { bonus: 2, mood: 'cross', overs: null, limit: null, wild: true } });
      // @ts-expect-error no such format
      createMatch(typed, { format: 'long' });
      // @ts-expect-error no such option
      createMatch(typed, { options: ['reviews'] });
      // @ts-expect-error no such ruling
      createMatch(typed, { rulings: { 'typed.ties': 'shared' } });
      // @ts-expect-error no such reading
      createMatch(typed, { rulings: { 'typed.tie': 'halved' } });
      // @ts-expect-error no such parameter
      createMatch(typed, { set: { bonuses: 2 } });
      // @ts-expect-error a word for a number
      createMatch(typed, { set: { bonus: '2' } });
      // @ts-expect-error no such mood
      createMatch(typed, { set: { mood: 'glad' } });
      // @ts-expect-error a bonus has a limit
      createMatch(typed, { set: { bonus: null } });
      // @ts-expect-error no such source of chance
      createMatch(typed, { chance: 'dice' });
      // @ts-expect-error a seed is a number or a text
      createMatch(typed, { seed: true });
    });
  });

  test('the words of an amendment', () => {
    compiles(() =>
      houseRule(
        typed,
        'x',
        { parameters: { extra: integer(1, { min: 0, max: 2 }) } },
        (a) =>
          [
            a.set('bonus', 2),
            a.set('extra', 2),
            a.set('mood', 'cross'),
            // @ts-expect-error no such parameter
            a.set('bonuses', 2),
            // @ts-expect-error a word for a number
            a.set('bonus', '2'),
            // @ts-expect-error no such mood
            a.set('mood', 'glad'),
            // @ts-expect-error no such level
            a.end('ball', { id: 'x.end', ends: () => true }),
            a.rule({
              id: 'x.rule',
              does: (s, _g, p) => {
                s.card += p.extra + p.bonus;
                // @ts-expect-error no such parameter
                s.card += p.extras;
              },
            }),
            a.wrap('typed.runs', (inner, s) => {
              inner();
              s.card = 0;
              // @ts-expect-error no such state
              s.cart = 0;
            }),
            a.restrict('typed.card', { id: 'x.four', forbids: (card) => card === 4, says: 'No fours.' }),
            a.restrict('typed.card', {
              id: 'x.five',
              // @ts-expect-error no card is a five
              forbids: (card) => card === 5,
              says: 'No fives.',
            }),
            a.restrict('core.toss.elect', { id: 'x.bowl', forbids: (choice) => choice === 'bowl', says: 'Bat.' }),
            // of a step that another rule brings nothing is known
            a.restrict('elsewhere.step', { id: 'x.one', forbids: (n: number) => n === 1, says: 'Not one.' }),
            a.wrapStep('typed.die', (step) => a.group('x.group', { when: (s) => s.card > 0 }, [step])),
          ] as never,
      ),
    );
    compiles(() => {
      // for any variant: the Laws are known, no variant's state is
      houseRule(
        '*',
        'any',
        {},
        (a) =>
          [
            a.set('overs', 3),
            // @ts-expect-error a parameter of one variant
            a.set('bonus', 2),
            a.rule({
              id: 'any.rule',
              does: (s, g, p) => {
                g.bat += p.ballsPerOver;
                // @ts-expect-error a field of one variant
                s.card = 1;
              },
            }),
          ] as never,
      );
    });
  });

  test('a match knows the moves of steps that stand around others, and of those whose ids are made up', () => {
    compiles(() => {
      const rule = houseRule(typed, 'peek', {}, (a) => [
        a.wrapStep('typed.both', (step) =>
          a.group('peek.group', {}, [
            a.decision('peek.ask', { by: 'bowling', domain: oneOf(true, false), take: () => {} }),
            step,
          ]),
        ),
        a.each('commit', ({ id }) => [
          a.before(id, a.decision(`peek.${id}.call`, { by: 'batting', domain: oneOf(1, 2), take: () => {} })),
        ]),
      ]);
      const match = createMatch(typed, { seed: 1, houseRules: [rule] });
      match.play('bowling', 'peek.ask', true);
      match.play('batting', 'peek.typed.both.call', 2);
      // @ts-expect-error no such choice
      match.play('bowling', 'peek.ask', 1);
      // @ts-expect-error no such step
      match.play('bowling', 'peek.asks', true);
      return match;
    });
  });

  test('a variant is written against its own names', () => {
    compiles(() => {
      defineVariant(k, {
        version: '1.0.0',
        flow: {},
        formats: [k.format('a', 'A', () => [])],
        // @ts-expect-error no such format
        defaultFormat: 'b',
      });
      // @ts-expect-error no such reading to be the standard one
      k.ruling('r', 'three', { one: () => [], two: () => [] });
      variantKit({
        id: 'x',
        title: 'X',
        parameters: {},
        // @ts-expect-error no such Law
        laws: { balls: 6 },
        state: {},
      });
      variantKit({
        id: 'x',
        title: 'X',
        parameters: {},
        laws: {},
        state: { ball: () => ({ card: 1 }) },
        // @ts-expect-error no such field to be kept secret
        secret: { cart: 'nobody' },
      });
    });
  });

  test('the pieces keep their types', () => {
    type Types = NonNullable<(typeof typed)['types']>;
    expectTypeOf<Types['state']['shot']['stroke']>().toEqualTypeOf<'block' | 'drive'>();
    expectTypeOf<Types['params']['mood']>().toEqualTypeOf<'calm' | 'cross'>();
    expectTypeOf<Types['params']>().toExtend<LawValues>();
    expectTypeOf<keyof Types['formats']>().toEqualTypeOf<'short' | 'cards'>();
    expectTypeOf<keyof Types['options']>().toEqualTypeOf<'review'>();
    expectTypeOf<keyof Types['rulings']['typed.tie']>().toEqualTypeOf<'shared' | 'again' | 'unbuilt'>();
    expectTypeOf<typeof joker.id>().toEqualTypeOf<'joker'>();
    expectTypeOf<Frozen<{ a: { b: number[] }; f(x: number): void }>>().toEqualTypeOf<{
      readonly a: { readonly b: readonly number[] };
      readonly f: (x: number) => void;
    }>();
    // a typed variant goes wherever any variant does
    compiles(() => {
      const any: Variant<VariantTypes> = typed as Variant<VariantTypes>;
      compose(typed, { format: 'short' });
      createSeries(typed, { matches: 3, winnersRules: [joker] });
      return any;
    });
  });
});
