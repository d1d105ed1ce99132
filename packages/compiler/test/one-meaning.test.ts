import {
  compose,
  copyJson,
  createMatch,
  isHowzatError,
  type Player,
  replayMatch,
  uniformPlayer,
  type Variant,
} from '@howzat/core';
import {
  anyOf,
  award,
  awardPenalty,
  type Distribution,
  defineVariant,
  die,
  houseRule,
  oneOf,
  otherSeat,
  permutationOf,
  type Rng,
  type Rule,
  variantKit,
} from '@howzat/core/author';
import { checksumOfLog, hashSeed, hashText, programOf, Session, stream } from '@howzat/core/engine';
import { createMatchMachine, playMachine } from '@howzat/core/machine';
import { transformSync } from 'esbuild';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { jokerOver, rerolls, village } from '../../core/test/village-cricket.js';
import { advanceOf, createRunner } from '../src/run.js';

const kit = variantKit({
  id: 'net',
  title: 'Net',
  parameters: {},
  laws: { overs: 2, wickets: 5, toss: 'none' },
  state: {
    innings: () => ({ seen: [] as number[], hand: [] as number[], n: 0, told: 0 as unknown }),
    ball: () => ({ face: 0, bat: 0, now: [] as number[] }),
  },
});

type Rules = Parameters<typeof kit.resolve>[1];
type Facts = (s: { readonly seen: readonly number[] }) => object;

/** A game of one die, and of what these rules make of it. */
function game(
  rules: Rules,
  more: {
    readonly facts?: Facts;
    readonly deal?: Distribution<readonly number[]>;
    readonly betweenOvers?: Rules;
    readonly beforeInnings?: readonly ReturnType<typeof kit.decision | typeof kit.resolve | typeof kit.chance>[];
    readonly afterInnings?: Rules;
  } = {},
): Variant {
  return defineVariant(kit, {
    version: '1.0.0',
    flow: {
      ball: {
        before: [
          kit.chance('face', {
            of: die(4),
            take: (s, face) => {
              s.face = face;
              s.bat = face;
            },
          }),
          ...(more.deal
            ? [
                kit.chance('deal', {
                  how: 'deal',
                  of: more.deal as never,
                  take: (s, dealt: number[]) => {
                    s.hand = dealt;
                  },
                }),
              ]
            : []),
          kit.resolve('do', rules),
        ],
      },
      over: { after: more.betweenOvers ? [kit.resolve('between-overs', more.betweenOvers)] : [] },
      innings: {
        before: more.beforeInnings ?? [],
        after: more.afterInnings ? [kit.resolve('after-innings', more.afterInnings)] : [],
      },
    },
    ...(more.facts ? { facts: more.facts as never } : {}),
  }) as unknown as Variant;
}

/** A rule whose functions are made of texts, as a build tool or another language may have written them. */
function ruleOf(does: string, when?: string): Rule {
  const make = (text: string): never => new Function(`"use strict";return (${text});`)() as never;
  return { id: 'net.do', does: make(does), ...(when ? { when: make(when) } : {}) };
}

/** What each driver makes of a match: in compiled code with and without a log, interpreted, played on to inputs, and as a statechart. */
function driven(variant: Variant, seed: number): Readonly<Record<string, unknown>> {
  const rulebook = compose(variant);
  const program = programOf(rulebook);
  const fast = createRunner(rulebook);
  const told = ({ game: end, log }: { readonly game: unknown; readonly log: readonly unknown[] }) =>
    copyJson({ game: end, log });
  const session = new Session(program, { automatic: true, advance: advanceOf(program) });
  const streams = new Map<string, ReturnType<typeof stream>>();
  for (let now = session.waiting(); now.kind === 'chance'; now = session.waiting()) {
    const { stream: name, of } = now.chance;
    const rng = streams.get(name) ?? namedStream(seed, name);
    streams.set(name, rng);
    session.happen(of.sample(rng, session.state.s, session.state.g, program.params, {}));
  }
  const match = createMatch(variant, { seed, players: { home: uniformPlayer, away: uniformPlayer } } as never);
  return {
    interpreted: told(createRunner(rulebook, { code: 'never' }).play({ seed, log: true })),
    compiled: told(fast.play({ seed, log: true })),
    'without a log': { game: copyJson(fast.play({ seed }).game) },
    'played on': told({ game: session.state.g, log: session.log.entries }),
    statechart: told(playMachine(createMatchMachine(rulebook), { seed })),
    match: told({ game: match.game, log: match.log() }),
    replayed: told({ game: match.game, log: replayMatch(variant, JSON.parse(JSON.stringify(match.record()))).log() }),
    'replayed by compiled code': told({
      game: match.game,
      log: replayMatch(variant, match.record(), { engine: advanceOf }).log(),
    }),
  };
}

function namedStream(seed: number, name: string): ReturnType<typeof stream> {
  return stream(hashSeed(seed), hashText(name));
}

function expectOneMeaning(variant: Variant, seeds = 4): void {
  for (let seed = 0; seed < seeds; seed++) {
    const { interpreted, 'without a log': quiet, ...others } = driven(variant, seed);
    for (const [driver, played] of Object.entries(others))
      expect(played, `${driver}, seed ${seed}`).toEqual(interpreted);
    expect(quiet, `without a log, seed ${seed}`).toEqual({ game: (interpreted as { game: unknown }).game });
  }
}

afterEach(() => vi.restoreAllMocks());

describe('what an author writes is what is played', () => {
  test('the result of a push is used', () => {
    const variant = game([
      kit.rule({
        id: 'net.push',
        does: (s, g) => {
          g.bat += s.seen.push(s.bat);
        },
      }),
    ]);
    expectOneMeaning(variant);
    expect(
      createRunner(variant)
        .play({ seed: 1 })
        .game.scores.map(({ runs }) => runs),
    ).toEqual([78, 78]);
  });

  test('the result of a push is a condition', () =>
    expectOneMeaning(
      game([
        kit.rule({
          id: 'net.push',
          does: (s, g) => {
            if (s.seen.push(s.face) > 3) g.bat += 1;
          },
        }),
        kit.rule({ id: 'net.guard', when: (s) => (s.now as number[]).push(1) > 0, does: (s) => s.seen.push(s.face) }),
      ]),
    ));

  test('what is put into a list that nobody reads is worked out still', () =>
    expectOneMeaning(
      game([
        kit.rule({
          id: 'net.push',
          does: (s, g) => {
            s.seen.push(g.bat++, ...[s.n++]);
            s.now.push();
            void s.hand.push(g.byes++);
          },
        }),
        kit.rule({ id: 'net.n', when: (s) => s.n > 3, does: (_s, g) => award(g, 1, 'bat') }),
      ]),
    ));

  test.each([
    ['an escaped name', '(s, g) => { g.bat += \\u0073.\\u0066ace; }'],
    ['an escaped name that is handed on', '(s, g) => { g.bat += [\\u0073].map((x) => x.face)[0]; }'],
    ['a regular expression after a condition', "(s, g) => { if (s.face > 1) /s.n/.test('s.n') && (g.bat += 1); }"],
    [
      'lines that end without a semicolon',
      '(s, g, p) => {\n let a = s.face\n (p.overs > 1) && (a = 2)\n g.bat += a }'.replace('\n (p', '\n;(p'),
    ],
    ['a parameter at the beginning of a line', '(s, g, p) => { const a = s.face\n p.overs > 1 ? g.bat += a : 0 }'],
    ['comments and templates', '(s, g) => { /* g.bat */ g.bat += `$' + '{s.face} g.bat`.length; // g.bat = 1;\n }'],
    ['shadowing', '(s, g) => { for (const s of [1, 2]) { g.bat += s; } { let g = 5; g++; } g.bat += s.face; }'],
    [
      'labels and switches',
      '(s, g) => { out: for (;;) { switch (s.face) { case 1: break out; default: g.bat++; break out; } } }',
    ],
    ['a function within', '(s, g) => { const add = (s) => { g.bat += s; }; add(s.face); }'],
    ['names from outside', '(s, g) => { g.bat += Math.max(s.face, 2); s.n = undefined === 1 ? 1 : 2; }'],
    ['fields taken apart', '(s, g) => { const { face, ...rest } = s; g.bat += face + rest.n; }'],
    ['defaults', '(s, g, p, own, x = s.face) => { g.bat += x; }'],
    ['arguments', 'function () { arguments[1].bat += arguments[0].face; }'],
    ['optional chaining', '(s, g) => { g.bat += s?.face ?? 1; g.byes += s.none?.of.it ? 1 : 0; }'],
    ['a field by a computed name', "(s, g) => { g['b' + 'at'] += s['face']; }"],
    ['a field that is deleted', '(s, g) => { delete s.n; g.bat += "n" in s ? 1 : s.face; }'],
    ['a method of all objects', '(s, g) => { g.bat += s.valueOf().face; s.valueOf().n = 7; g.byes += s.n; }'],
    [
      'loops through lists that are empty, and are not',
      '(s, g) => { for (const x of s.seen) g.bat += x; if (s.seen.length < 4) s.seen.push(s.face); }',
    ],
    [
      'a loop that adds to what it goes through',
      '(s) => { for (const x of s.seen) if (s.seen.length < 5) s.seen.push(x); s.seen.push(1); }',
    ],
    [
      'a loop with a label, and one before an else',
      '(s, g) => { s.seen.push(s.face); out: for (const x of s.seen) { for (const y of s.now) continue out; g.bat += x; }' +
        ' if (s.face > 2) for (const x of s.now) g.bat += x; else g.byes++; }',
    ],
    [
      'loops through texts, and within loops',
      "(s, g) => { s.hand = s.face > 2 ? '' : 'abc'; for (const x of s.hand) g.bat += x.length; for (const x of s.seen) { for (const y of s.hand) g.bat++; } s.seen.push(1); }",
    ],
    ['an early return', '(s, g) => { if (s.face > 2) return; g.bat += 1; }'],
    ['a list that another holds', '(s, g) => { s.hand = s.now; s.now.push(1); g.bat += s.hand.length; s.now.pop(); }'],
    [
      'a list that another holds through a call',
      '(s, g) => { const keep = (x) => { s.hand = x; }; keep(s.now); s.now.push(1); g.bat += s.hand.length; }',
    ],
  ])('%s', (_name, does) => expectOneMeaning(game([ruleOf(does) as never])));

  test('a guard that changes what it looks at', () =>
    expectOneMeaning(
      game([
        ruleOf('(s, g) => { g.bat += s.n; }', '(s) => [1].some(() => { s.n += s.face; return true; })') as never,
        kit.rule({ id: 'net.more', when: (s) => (s as { n: number }).n++ > 2, does: (s, g) => award(g, s.n, 'bat') }),
      ]),
    ));

  test('functions in the form of ES5 are written in place, and play the same', () => {
    const does = '(s, g) => { for (const x of [1, 2]) { let y = x + s.face; g.bat += y; } s.n ??= 3; }';
    const { code } = transformSync(`x = ${does}`, { target: 'es2017' });
    expectOneMeaning(game([ruleOf(does) as never]));
    expectOneMeaning(game([ruleOf(code.slice(code.indexOf('=') + 1).replace(/;\s*$/, '')) as never]));
    const old =
      'function (s, g) { var n; for (var i = 0, list = [1, 2]; i < list.length; i++) { var x = list[i]; g.bat += x + s.face; } }';
    expectOneMeaning(game([ruleOf(old, 'function (s) { return s.face !== 2; }') as never]));
  });

  test('a function from outside that changes the wickets after the ball does not change the log', () => {
    const late = (g: { readonly outs: object[] }): void => {
      g.outs.push({ how: 'run out', batter: 2, fielder: null });
    };
    const bowled = kit.rule({
      id: 'net.do',
      does: (_s, g) => {
        g.outs = [{ how: 'bowled', batter: g.striker, fielder: null }];
      },
    });
    const variant = game([bowled], { betweenOvers: [kit.rule({ id: 'net.between', does: (_s, g) => late(g) })] });
    expectOneMeaning(variant);
    const { log } = createRunner(variant).play({ seed: 1, log: true });
    expect(log.flatMap(({ delivery }) => (delivery ? [delivery.outs.length] : [])).every((n) => n === 1)).toBe(true);
  });

  test('a function from outside may keep the list of wickets while it is empty', () => {
    const keep = (s: { told: unknown }, g: { readonly outs: readonly object[] }): void => {
      s.told = g.outs;
    };
    const rules = [
      kit.rule({ id: 'net.do', does: (s, g) => award(g, (s.told as readonly object[]).length || 0, 'bat') }),
      kit.rule({
        id: 'net.more',
        when: (s) => s.face === 1,
        does: (_s, g) => {
          (g.outs as object[]).push({ how: 'bowled', batter: g.striker, fielder: null });
        },
      }),
      kit.rule({ id: 'net.last', when: (s) => s.face === 2, does: (s, g) => keep(s, g) }),
    ];
    expectOneMeaning(game(rules));
  });

  test('between overs a function is called with what it touches, and all that it changes counts', () => {
    const doubled = (n: number): number => 2 * n;
    const scored = kit.rule({
      id: 'net.do',
      does: (s, g) => {
        g.bat = s.n + s.face + g.byes;
      },
    });
    const variant = game([scored], {
      betweenOvers: [
        kit.rule({
          id: 'net.between',
          when: (s, g) => doubled(s.n) < g.runs,
          does: (s, g) => {
            s.n = doubled(s.n) + 1;
            s.seen = [...s.seen, doubled(g.runs)];
            g.runs = doubled(g.runs);
            g.overRuns++;
          },
        }),
        // a guard that changes what it looks at
        kit.rule({
          id: 'net.between',
          when: (s, g) => doubled((s as { n: number }).n++) > 2 && doubled((g as { byes: number }).byes++) >= 0,
          does: (s, g) => {
            g.runs += doubled(s.seen.length) + g.byes;
          },
        }),
      ],
    });
    expectOneMeaning(variant);
    const fired = createRunner(variant)
      .play({ seed: 1, log: true })
      .log.flatMap(({ rules }) => rules);
    expect(fired.filter((id) => id === 'net.between').length).toBeGreaterThanOrEqual(4);
  });

  test.each([
    ['a list', [0, 1, 2], undefined],
    ['a whole domain', [0, 1, 2], (choice: unknown) => choice !== null],
  ])('where the rules leave no choice of %s, every driver names the step', (_, forbids, forbidsIn) => {
    const shot = kit.decision('shot', { by: 'batting', domain: oneOf(0, 1, 2), take: () => {} });
    const open = defineVariant(kit, { version: '1.0.0', flow: { ball: { before: [shot] } } });
    const strict = houseRule(open, 'strict', {}, (a) => [
      a.restrict('shot', {
        id: 'strict.none',
        when: (_s, g) => g.balls === 2,
        ...(forbidsIn ? { forbidsIn } : { forbids: (choice: number) => forbids.includes(choice) }),
        says: 'Not this.',
      }),
    ]);
    const rulebook = compose(open, { houseRules: [strict] });
    const players = [uniformPlayer, { ...uniformPlayer, uniform: false }] as const;
    const code = ['always', 'never'] as const;
    for (const [player, how] of players.flatMap((it) => code.map((how) => [it, how] as const))) {
      const runner = createRunner(rulebook, { code: how } as never);
      expect(() => runner.play({ seed: 1, players: [player, player] })).toThrow(
        expect.objectContaining({
          code: 'dead-end',
          message: 'Nothing is legal at shot: the rules leave no choice.',
          details: { step: 'shot' },
        }),
      );
    }
  });

  test('an innings that is over before its first ball finds the state of overs and balls afresh', () => {
    const runsToTheChaser = kit.rule({
      id: 'net.gift',
      when: (_s, g) => g.innings === 1,
      does: (_s, g) => awardPenalty(g, otherSeat(g.batting), 100),
    });
    const looks = kit.rule({
      id: 'net.do',
      when: (s, g) => g.innings === 2 && s.face === 0 && s.bat === 0 && g.ballNumber === 0 && g.overRuns === 0,
      does: () => {},
    });
    const variant = game([], { afterInnings: [runsToTheChaser, looks] });
    expectOneMeaning(variant);
    const { log } = createRunner(variant).play({ seed: 1, log: true });
    expect(log.filter(({ rules }) => rules.includes('net.do'))).toHaveLength(1);
  });

  test('so does one that a rule ends before its first over', () => {
    const ends = kit.resolve('no-play', [
      kit.rule({
        id: 'net.no-play',
        when: (_s, g) => g.innings === 2,
        does: (_s, g) => {
          g.inningsEnded = true;
        },
      }),
    ]);
    const looks = kit.rule({
      id: 'net.do',
      when: (s, g) => g.innings === 2 && s.face === 0 && s.bat === 0 && g.ballNumber === 0 && g.overRuns === 0,
      does: () => {},
    });
    // a rule that is called on each ball, for its text does not tell what it does, keeps the state in its object
    const hidden: Rule = { id: 'net.hidden', does: (() => {}).bind(null) };
    for (const rules of [[], [hidden]]) {
      const variant = game(rules, { beforeInnings: [ends], afterInnings: [looks] });
      expectOneMeaning(variant);
      const { log } = createRunner(variant).play({ seed: 1, log: true });
      expect(log.filter(({ rules: cited }) => cited.includes('net.do'))).toHaveLength(1);
    }
    // nor is one played that a side gives away
    const gives = kit.decision('give', {
      by: 'batting',
      domain: oneOf('away'),
      take: (_s, _choice, g) => {
        g.inningsEnded ||= g.innings === 2;
      },
    });
    const variant = game([hidden], { beforeInnings: [gives], afterInnings: [looks] });
    for (const code of ['auto', 'never'] as const) {
      const { log } = createRunner(variant, { code }).play({ seed: 1, log: true });
      expect(log.filter(({ rules: cited }) => cited.includes('net.do'))).toHaveLength(1);
    }
  });

  describe('before the first over the state of overs and balls is as it begins', () => {
    type Ask = Parameters<typeof kit.decision>[1];
    const plain = {
      by: 'batting',
      domain: oneOf(1, 2),
      take: (s: { n: number }, n: number) => {
        s.n = n;
      },
    } as unknown as Ask;
    const numbers = (bat: number) => oneOf(bat === 0 ? 1 : 3, 2).live(null as never, null as never, {} as never, {});
    const inTheSecond = (s: { face: number }, g: { innings: number }): boolean => g.innings === 2 && s.face === 0;
    const asked: readonly (readonly [what: string, ask: Partial<Ask>])[] = [
      ['nothing', {}],
      ['the guard', { when: inTheSecond as never }],
      ['who chooses', { by: ((s: { face: number }) => (s.face === 0 ? 0 : 1)) as never }],
      [
        'a limit',
        {
          limits: [
            { id: 'net.do', when: (s: { bat: number }) => s.bat === 0, forbids: (n: number) => n === 1, says: 'Two.' },
          ],
        } as never,
      ],
      [
        'what is chosen from',
        {
          domain: {
            kind: 'oneOf',
            live: (s: { bat: number }) => oneOf(s.bat, 9).live(s, null as never, {} as never, {}),
          } as never,
        },
      ],
      [
        'how it is drawn',
        {
          domain: {
            kind: 'oneOf',
            live: (s: { bat: number }) => numbers(s.bat),
            draw: (rng: Rng, s: { bat: number }) => numbers(s.bat).sample(rng),
          } as never,
        },
      ],
      [
        'what takes the choice',
        {
          take: ((s: { n: number; face: number; bat: number }, n: number) => {
            s.n = 10 * n + s.face + s.bat;
          }) as never,
        },
      ],
    ];

    test.each(asked)('for a decision in which %s looks at it', (_what, ask) => {
      const variant = game([ruleOf('(s, g) => { g.bat += s.n; s.seen.push(s.face); }')], {
        beforeInnings: [kit.decision('plan', { ...plain, ...ask } as never)],
        facts: (s) => ({ seen: s.seen }),
      });
      for (let seed = 0; seed < 4; seed++) {
        const { interpreted, compiled, statechart, match, 'without a log': quiet } = driven(variant, seed);
        for (const driver of [compiled, statechart, match]) expect(driver).toEqual(interpreted);
        expect(quiet).toEqual({ game: (interpreted as { game: unknown }).game });
      }
    });

    test('for a player who is asked, and looks at it', () => {
      const variant = game([ruleOf('(s, g) => { g.bat += s.n; }')], {
        beforeInnings: [kit.decision('plan', plain)],
      });
      const looks: Player = {
        name: 'looks',
        choose: ({ view }) => ((view.state as { face: number }).face === 0 ? 1 : 2),
      };
      const players = [looks, looks] as const;
      for (let seed = 0; seed < 4; seed++) {
        const [compiled, interpreted] = (['auto', 'never'] as const).map((code) =>
          createRunner(variant, { code }).play({ seed, players, log: true }),
        );
        expect(compiled?.log).toEqual(interpreted?.log);
      }
    });

    test('for a rule that looks at it', () => {
      const does = kit.rule({
        id: 'net.gift',
        when: (s, g) => g.innings === 2 && s.face === 0,
        does: (s) => {
          s.n = 5;
        },
      });
      expectOneMeaning(game([ruleOf('(s, g) => { g.bat += s.n; }')], { beforeInnings: [kit.resolve('gift', [does])] }));
    });
  });

  test('functions that are bound, proxied or built in are called with everything', () => {
    const bound = function (this: { by: number }, s: { face: number }, g: { bat: number }): void {
      g.bat += s.face * this.by;
    }.bind({ by: 2 });
    const proxied = new Proxy((s: { face: number }, g: { byes: number }) => {
      g.byes += s.face;
    }, {});
    expectOneMeaning(
      game([
        { id: 'net.bound', does: bound as never },
        { id: 'net.proxied', when: Object.isExtensible as never, does: proxied as never },
      ]),
    );
  });
});

describe('what the log holds is what was so at that moment', () => {
  test('facts that hand out a list of the state', () => {
    const rules: Rules = [
      kit.rule({
        id: 'net.do',
        does: (s, g) => {
          s.seen.push(s.face);
          g.bat += s.face;
        },
      }),
    ];
    for (const facts of [(s: { seen: unknown }) => ({ seen: s.seen }), (s: object) => Object.assign({}, s)]) {
      const variant = game(rules, { facts: facts as never });
      expectOneMeaning(variant);
      const { log } = createRunner(variant).play({ seed: 1, log: true });
      const lengths = log.flatMap(
        ({ delivery }) => (delivery?.facts as { seen?: unknown[] } | null)?.seen?.length ?? [],
      );
      expect(lengths.slice(0, 4)).toEqual([1, 2, 3, 4]);
    }
  });

  type Told = { told: unknown; face: number; n: number };

  test.each<[string, (s: Told, g: unknown) => void]>([
    [
      'is given one',
      (s) => {
        s.told = { n: s.n };
      },
    ],
    [
      'is given one now and then',
      (s) => {
        s.told = s.n % 2 === 0 ? 0 : { n: s.n };
      },
    ],
    [
      'is given one where it holds nothing',
      (s) => {
        (s.told as object | 0) ||= { n: 1 };
      },
    ],
    [
      'is given one by another name',
      (s) => {
        const made = { n: s.n };
        s.told = made;
      },
    ],
    [
      'is given one by a function that is handed the state',
      function (this: object, s: Told) {
        s.told = { n: s.n };
      }.bind({}),
    ],
    [
      'is given one of a list',
      (s) => {
        [s.told] = [{ n: s.n }];
      },
    ],
  ])('facts that tell a field that begins as a number, and %s', (_, gives) => {
    const counts: Rule<never> = { id: 'net.count', does: ((s: Told) => void s.n++) as never };
    const later: Rule<never> = {
      id: 'net.later',
      when: ((s: Told) => typeof s.told === 'object') as never,
      does: ((s: { told: { n: number } }) => {
        s.told.n = 99;
      }) as never,
    };
    const variant = game([later, counts, { id: 'net.do', does: gives as never }] as never, {
      facts: ((s: Told) => ({ told: s.told, face: s.face })) as never,
    });
    expectOneMeaning(variant);
    const { log } = createRunner(variant).play({ seed: 1, log: true });
    const told = log.flatMap(({ delivery }) => (delivery ? [(delivery.facts as { told: { n: number } }).told] : []));
    expect(told).toContainEqual({ n: expect.any(Number) });
    // later the rule has changed it
    expect(told.find((it) => typeof it === 'object')?.n).not.toBe(99);
  });

  test('facts that tell what was drawn, where that is an object', () => {
    const draws = kit.chance('order', {
      how: 'deal',
      of: anyOf([[1, 2]]),
      take: (s, drawn) => {
        s.told = drawn;
      },
    });
    const variant = game([{ id: 'net.do', does: ((s: { told: number[] }) => void s.told.push(9)) as never }], {
      beforeInnings: [draws],
      facts: ((s: Told) => ({ told: s.told })) as never,
    });
    const [fast, slow] = (['auto', 'never'] as const).map((code) =>
      copyJson(createRunner(variant, { code }).play({ seed: 1, log: true }).log),
    );
    expect(fast).toEqual(slow);
    const { log } = createRunner(variant).play({ seed: 1, log: true });
    const lengths = log.flatMap(({ delivery }) => (delivery?.facts as { told: unknown[] } | null)?.told.length ?? []);
    expect(lengths.slice(0, 3)).toEqual([3, 4, 5]);
  });

  const hand = [3, 2, 1];
  const dealt = (sample: () => readonly number[]): Distribution<readonly number[]> => ({
    sample,
    why: () => null,
    outcomes: () => [[hand, 1]],
    describe: () => ({ kind: 'oneOf', items: [hand] }),
  });
  const plays: Rules = [
    kit.rule({
      id: 'net.play',
      does: (s, g) => {
        g.bat += s.hand.pop() ?? 0;
        s.hand.push(9);
      },
    }),
  ];

  test.each([
    ['made anew', dealt(() => [...hand])],
    ['shared', dealt(() => hand)],
    ['one of a list', anyOf([hand]) as Distribution<readonly number[]>],
  ])('a rule changes what was drawn: %s', (name, deal) => {
    const variant = game(plays, { deal });
    const by = (code: 'auto' | 'never') => createRunner(variant, { code }).play({ seed: 1, log: true });
    expect(copyJson(by('auto').log)).toEqual(by('never').log);
    for (const { step, inputs } of by('auto').log) if (step === 'deal') expect(inputs[0]?.value).toEqual([3, 2, 1]);
    expect(hand).toEqual([3, 2, 1]);
    // what is not known again by a record is refused by the distribution itself
    if (name !== 'one of a list') expectOneMeaning(variant);
  });

  const handedOn = (list: number[]): void => void list.splice(0, 1, 9);
  type S = { hand: number[]; seen: number[]; now: number[] };

  test.each<[string, (s: S) => void]>([
    ['by nobody', () => {}],
    ['where it stands', (s) => void s.hand.reverse()],
    [
      'one of its places',
      (s) => {
        s.hand[1] = 9;
      },
    ],
    [
      'under another name',
      (s) => {
        const mine = s.hand;
        mine.push(9);
      },
    ],
    [
      'through another field',
      (s) => {
        s.now = s.hand;
        s.now.pop();
      },
    ],
    ['by a function that is handed it', (s) => handedOn(s.hand)],
    [
      'by a function that is handed everything',
      function (this: S, s: S) {
        s.hand.pop();
      }.bind({ hand: [], seen: [], now: [] }),
    ],
    [
      'taken apart',
      ({ hand }) => {
        hand.length = 0;
      },
    ],
  ])('an order that was chosen is changed later: %s', (_, does) => {
    const variant = defineVariant(kit, {
      version: '1.0.0',
      flow: {
        ball: {
          before: [
            kit.decision('order', {
              by: 'bowling',
              domain: permutationOf(() => [1, 2, 3, 4]),
              take: (s, chosen) => {
                s.hand = chosen as number[];
              },
            }),
            kit.resolve('do', [
              { id: 'net.score', does: (s, g) => award(g, s.hand[0] ?? 0, 'bat') },
              { id: 'net.do', does: does as never },
              { id: 'net.seen', does: (s) => void s.seen.push(s.hand.length) },
            ]),
          ],
        },
      },
    });
    const [fast, slow] = (['auto', 'never'] as const).map((code) => createRunner(variant, { code }));
    for (let seed = 0; seed < 4; seed++)
      expect(copyJson(fast?.play({ seed, log: true }).log)).toEqual(copyJson(slow?.play({ seed, log: true }).log));
    for (const { step, inputs } of fast?.play({ seed: 1, log: true }).log ?? [])
      if (step === 'order') expect(inputs.map(({ value }) => [...(value as number[])].sort())).toEqual([[1, 2, 3, 4]]);
  });

  test('a rule changes what was chosen, and nobody else sees it', () => {
    const variant = defineVariant(kit, {
      version: '1.0.0',
      flow: {
        ball: {
          before: [
            kit.decision('pick', {
              by: 'batting',
              domain: oneOf([1, 2] as never, [3, 4] as never) as never,
              take: (s, chosen: number[]) => {
                s.hand = chosen;
                s.hand.push(5);
              },
            }),
            kit.resolve('do', [{ id: 'net.do', does: (s, g) => award(g, s.hand.shift() ?? 0, 'bat') }]),
          ],
        },
      },
    });
    const [fast, slow] = (['auto', 'never'] as const).map((code) =>
      createRunner(variant, { code }).play({ seed: 3, log: true }),
    );
    expect(copyJson(fast?.log)).toEqual(slow?.log);
    for (const { inputs } of fast?.log ?? [])
      for (const { value } of inputs)
        expect([
          [1, 2],
          [3, 4],
        ]).toContainEqual(value);
  });
});

describe('what a rule may not do is the same error in every driver', () => {
  const failing = (does: string, when?: string): Variant => game([ruleOf(does, when) as never]);
  const errors = (variant: Variant): readonly unknown[] =>
    [
      () => createRunner(variant, { code: 'never' }).play({ seed: 1 }),
      () => createRunner(variant).play({ seed: 1 }),
      () => createRunner(variant).play({ seed: 1, log: true, onBall: () => {} }),
      () => playMachine(createMatchMachine(variant), { seed: 1 }),
      () => createMatch(variant, { seed: 1, players: { home: uniformPlayer, away: uniformPlayer } } as never),
    ].map((play) => {
      try {
        play();
      } catch (error) {
        return isHowzatError(error) ? [error.code, error.message, error.details.rule] : error;
      }
      return 'nothing';
    });

  test.each([
    ['throws', '(s) => { if (s.face > 2) s.none.of.it = 1; }', undefined],
    ['throws in its guard', '() => {}', '(s) => s.none.of.it > 1'],
    ['changes a parameter', '(s, g, p) => { p.overs = 7; }', undefined],
    ['throws a text', '(s) => { throw "no"; }', undefined],
  ])('a rule that %s', (_name, does, when) => {
    const [first, ...others] = errors(failing(does, when));
    expect(first).toMatchObject(['bad-rule', expect.stringContaining('The rule net.do cannot be applied: '), 'net.do']);
    for (const other of others) expect(other).toEqual(first);
  });

  test('components are frozen with the other parameters, and loose code that writes there changes nothing', () => {
    const loose = new Function('return function (s, g, p) { p.overs = 7; g.bat += p.overs; }')() as never;
    expectOneMeaning(game([{ id: 'net.loose', does: loose }]));
  });

  test('the match is as it was', () => {
    const match = createMatch(failing('(s) => { s.n++; if (s.face > 2) s.none.of.it = 1; }'), {
      chance: 'people',
    } as never);
    match.happen('face', 1);
    const before = [match.record(), match.internals()];
    expect(() => match.happen('face', 4)).toThrow('net.do');
    expect([match.record(), match.internals()]).toEqual(before);
    match.happen('face', 2);
    expect(match.length).toBe(2);
  });

  test.each([
    ['does', { id: 'net.none' }],
    ['does', { id: 'net.none', does: 'g.bat += 1' }],
    ['when', { id: 'net.none', does: () => {}, when: true }],
  ])('a rule whose %s is no function is refused when it is composed', (name, rule) => {
    expect(() => compose(game([rule as never]))).toThrow(
      expect.objectContaining({ code: 'bad-rule', message: expect.stringContaining(`${name} of the rule net.none`) }),
    );
  });

  test('what players and those who look on throw is theirs', () => {
    const boo = new Error('boo');
    const rude = {
      name: 'rude',
      choose: (): never => {
        throw boo;
      },
    };
    for (const code of ['auto', 'never'] as const) {
      expect(() => createRunner(village, { code }).play({ seed: 1, players: [rude, rude] })).toThrow(boo);
      const onBall = (): never => {
        throw boo;
      };
      expect(() => createRunner(village, { code }).play({ seed: 1, onBall })).toThrow(boo);
    }
  });
});

describe('where functions have no text', () => {
  test.each([
    'function () { [bytecode] }',
    'function does(a0, a1) { [bytecode] }',
    'function () { [native code] }',
    'function(){/* ecmascript */}',
    '',
  ])('%s', (text) => {
    const real = Function.prototype.toString;
    const fresh = () =>
      game(
        [
          kit.rule({ id: 'net.a', when: (s) => s.face > 1, does: (s, g) => award(g, s.face, 'bat') }),
          kit.rule({ id: 'net.b', does: (s) => void s.seen.push(s.face) }),
        ],
        { facts: (s) => ({ seen: s.seen }) },
      );
    const plain = createRunner(fresh(), { code: 'never' });
    vi.spyOn(Function.prototype, 'toString').mockImplementation(function (this: object) {
      const own = real.call(this as never);
      return /^(class|function [A-Z])|native/.test(own) ? own : text;
    });
    const runner = createRunner(fresh());
    expect(runner.generated).toBe(true);
    for (let seed = 0; seed < 10; seed++)
      expect(copyJson(runner.play({ seed, log: true }).log)).toEqual(plain.play({ seed, log: true }).log);
    const [made, read] = [
      createRunner(village, { houseRules: [jokerOver, rerolls] }),
      createRunner(village, { houseRules: [jokerOver, rerolls], code: 'never' }),
    ];
    for (let seed = 0; seed < 5; seed++)
      expect(checksumOfLog(made.play({ seed, log: true }).log)).toBe(checksumOfLog(read.play({ seed, log: true }).log));
  });
});
