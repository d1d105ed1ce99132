import { compose, type Player, uniformPlayer } from '@howzat/core';
import { award, defineVariant, die, dismiss, houseRule, oneOf, variantKit } from '@howzat/core/author';
import { programOf } from '@howzat/core/engine';
import { buildSync } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { jokerOver, rerolls, village } from '../../core/test/village-cricket.js';
import { Bound } from '../src/emit/bound.js';
import { wholeMatch } from '../src/emit/whole-match.js';
import { createRunner, type Runner } from '../src/run.js';

const isDeep = process.env.HOWZAT_DEEP === '1';

const bySeed = (runner: Runner, seed: number, players?: readonly [Player, Player]) => ({
  quiet: runner.play({ seed, ...(players ? { players } : {}) }).game,
  ...(({ game, log }) => ({ game, log }))(runner.play({ seed, log: true, ...(players ? { players } : {}) })),
});

describe('generated and interpreted play are the same', () => {
  const looks: Player = {
    name: 'looks',
    choose: ({ domain, view, rng }) => (view.game.runs % 2 ? domain.sample(rng) : [...domain][0]),
  };

  test.each([
    ['village cricket', {}, isDeep ? 2000 : 200],
    ['village cricket with house rules', { houseRules: [rerolls, jokerOver] }, isDeep ? 300 : 100],
    ['village cricket, two innings', { format: 'two-innings' }, isDeep ? 300 : 100],
    ['village cricket without end', { format: 'timeless' }, isDeep ? 200 : 60],
  ] as const)(
    '%s',
    (_name, selection, seeds) => {
      const made = createRunner(village, selection as never);
      const read = createRunner(village, { ...(selection as object), code: 'never' } as never);
      expect([made.generated, read.generated]).toEqual([true, false]);
      for (let seed = 0; seed < seeds; seed++) {
        const a = bySeed(made, seed);
        const b = bySeed(read, seed);
        expect(a.game).toEqual(a.quiet);
        expect(a).toEqual(b);
        if (seed % 20 === 0)
          expect(bySeed(made, seed, [looks, uniformPlayer])).toEqual(bySeed(read, seed, [looks, uniformPlayer]));
      }
    },
    120_000,
  );

  test('of lists that are written and not read, written and read, and handed on', () => {
    const k = variantKit({
      id: 'lists',
      title: 'Lists',
      parameters: {},
      laws: { overs: 2, wickets: 5, toss: 'none' },
      state: {
        innings: () => ({ written: [] as number[], read: [] as number[], handed: [] as number[] }),
        ball: () => ({ face: 0 }),
      },
    });
    const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
    const lists = defineVariant(k, {
      version: '1.0.0',
      flow: {
        ball: {
          before: [
            k.chance('face', {
              of: die(4),
              take: (s, face) => {
                s.face = face;
              },
            }),
            k.resolve('keep', [
              k.rule({
                id: 'lists.keep',
                does: (s) => {
                  s.written.push(s.face, 1);
                  s.read.push(s.face);
                  s.handed.push(s.face);
                },
              }),
              k.rule({
                id: 'lists.read',
                when: (s) => s.read.length > 2,
                does: (s, g) => {
                  g.bat += s.read[0] as number;
                },
              }),
              k.rule({
                id: 'lists.handed',
                does: (s, g) => {
                  g.byes += sum(s.handed);
                },
              }),
            ]),
          ],
        },
      },
      facts: (s) => ({ written: s.written.length }),
    });
    const program = programOf(compose(lists));
    const quiet = wholeMatch(program, { log: false, uniform: true, tell: false }, new Bound()).source;
    expect(quiet).not.toContain('$s_written');
    expect(quiet).toContain('$s_read.push');
    expect(quiet).toContain('handed.push');
    expect(wholeMatch(program, { log: true, uniform: true, tell: false }, new Bound()).source).toContain(
      'written.push',
    );
    const made = createRunner(lists);
    const read = createRunner(lists, { code: 'never' });
    for (let seed = 0; seed < 100; seed++) {
      const a = bySeed(made, seed);
      expect(a).toEqual(bySeed(read, seed));
      expect(a.game).toEqual(a.quiet);
      expect(a.log.at(-1)).toBeDefined();
    }
  });

  test('of rules written in odd ways', () => {
    const k = variantKit({
      id: 'odd',
      title: 'Odd',
      parameters: {},
      laws: { overs: 3, wickets: 5, toss: 'none', freeHit: true },
      state: { innings: () => ({ list: [1, 2, 3], n: 0, text: '' }), ball: () => ({ card: 0, face: 0, a: 0, b: 0 }) },
    });
    const outside = 3;
    const e1 = 2;
    const odd = defineVariant(k, {
      version: '1.0.0',
      flow: {
        ball: {
          before: [
            k.decision('odd.card', {
              by: 'batting',
              domain: oneOf(0, 1, 2, 3, 4, 6),
              // the parameter has the name that the generated code may use for it
              take: (s, c0) => {
                s.card = c0;
              },
            }),
            k.decision('odd.again', {
              by: 'bowling',
              domain: oneOf(0, 1, 2),
              take(s, c) {
                s.b = c;
              },
            }),
            k.decision('odd.more', {
              by: 'bowling',
              domain: oneOf(0, 1, 2),
              take: (s, c) => {
                c++;
                s.a = c;
              },
            }),
            k.chance('odd.face', {
              of: die(6),
              take: ($s, e0) => {
                $s.face = e0;
              },
            }),
            k.resolve('odd.rules', [
              {
                id: 'odd.swapped',
                when: (g, s) => g.card > 1 && s.wickets < 5,
                does: ($g, $s) => {
                  $g.n += 1;
                  $s.byes += 1;
                },
              },
              {
                id: 'odd.named',
                when: (x0) => x0.card === 2,
                does: (f0, b) => award(b, f0.card, 'legByes'),
              },
              {
                id: 'odd.shadow',
                when: (n) => n.face > outside,
                does: (s, g) => {
                  {
                    const outside = s.a;
                    g.bat += outside;
                  }
                  g.bat += outside;
                },
              },
              {
                id: 'odd.loop',
                does: (s, g) => {
                  for (const i of s.list) s.n += i;
                  for (const i of s.list) {
                    if (i === e1) continue;
                    g.penalty += i > 2 ? 1 : 0;
                  }
                },
              },
              {
                id: 'odd.text',
                when: (s) => /'/.test("it's") && s.text.length < 40,
                does: (s) => {
                  s.text += `${s.card}'`; // a comment with => return
                },
              },
              {
                id: 'odd.final',
                when(s) {
                  return s.face === 6;
                },
                does: (_s, g) => dismiss(g, 'bowled'),
                final: true,
              },
              {
                id: 'odd.returns',
                does: (s, g) => {
                  if (s.face < 3) return;
                  g.bat += 1;
                },
              },
              { id: 'odd.division', when: (s) => s.card / 2 / 1 > 1, does: (s) => void (s.n++ / 1) },
            ]),
          ],
        },
      },
      endings: {
        over: [
          {
            id: 'odd.over',
            ends: (s) => {
              const a = s.n;
              return a > 40;
            },
          },
        ],
      },
    });
    const doubled = houseRule(odd, 'doubled', { state: { innings: () => ({ n: 0 }) } }, (a) => [
      a.wrap('odd.shadow', (inner, _s, g, _p, own) => {
        own.n++;
        inner();
        if (own.n % 2) g.bat *= 2;
      }),
    ]);
    for (const selection of [{}, { houseRules: [doubled] }]) {
      const made = createRunner(odd, selection);
      const read = createRunner(odd, { ...selection, code: 'never' });
      expect(made.generated).toBe(true);
      for (let seed = 0; seed < 100; seed++) expect(bySeed(made, seed)).toEqual(bySeed(read, seed));
    }
  });

  test('also after a match that broke off', () => {
    const made = createRunner(village);
    let asked = 0;
    const fails: Player = {
      name: 'fails',
      choose: ({ domain, rng }) => (++asked > 9 ? 'nonsense' : domain.sample(rng)),
    };
    expect(() => made.play({ seed: 1, players: [fails, fails], log: true })).toThrow('fails chose "nonsense"');
    expect(bySeed(made, 3)).toEqual(bySeed(createRunner(village, { code: 'never' }), 3));
  });

  test('a selection beside a rulebook that is composed already is refused by both', () => {
    for (const code of ['auto', 'never'] as const)
      expect(() => createRunner(compose(village), { code, format: 'blitz' })).toThrow(
        expect.objectContaining({ code: 'bad-parameter', details: { subject: 'format' } }),
      );
  });

  test('a player that answers later is refused by both', () => {
    const slow: Player = { name: 'slow', choose: async ({ domain, rng }) => domain.sample(rng) };
    for (const code of ['auto', 'never'] as const)
      expect(() => createRunner(village, { code }).play({ seed: 1, players: [slow, slow] })).toThrow(
        'slow answers later',
      );
  });
});

test('where code from text is forbidden, a runner interprets, and plays the same', async () => {
  // the package itself knows nothing of Node, nor do its types
  const { createContext, runInContext } = (await import('node:vm' as string)) as {
    createContext(globals: object, options: object): { answer: string };
    runInContext(code: string, context: object): unknown;
  };
  const { outputFiles } = buildSync({
    stdin: {
      contents: `import { createRunner } from './src/run.ts'; import { village } from '../core/test/village-cricket.ts';
        const runner = createRunner(village);
        const games = [1, 2, 3].map((seed) => { const { game, log } = runner.play({ seed, log: true }); return { game, log }; });
        globalThis.answer = JSON.stringify({ generated: runner.generated, games });`,
      resolveDir: `${(import.meta as unknown as { dirname: string }).dirname}/..`,
    },
    bundle: true,
    write: false,
    format: 'iife',
  });
  const code = outputFiles[0]?.text as string;
  const inside = (strings: boolean) => {
    const context = createContext({}, { codeGeneration: { strings, wasm: false } });
    runInContext(code, context);
    return JSON.parse(context.answer) as { generated: boolean; games: unknown };
  };
  expect(() =>
    runInContext('new Function("")', createContext({}, { codeGeneration: { strings: false, wasm: false } })),
  ).toThrow('Code generation from strings disallowed');
  const [free, strict] = [inside(true), inside(false)];
  expect([free.generated, strict.generated]).toEqual([true, false]);
  expect(strict.games).toEqual(free.games);
});
