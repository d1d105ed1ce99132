import { mkdtempSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileRulebooks, NotCompilable, run, writeRunners } from '@howzat/compiler/build';
import type { CompiledRunner } from '@howzat/core/compiled';
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { testCompiled } from '../src/index.js';
import * as rulebooks from './fixtures/rulebooks.js';

const isDeep = process.env.HOWZAT_DEEP === '1';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const fixture = (name: string): string => here(`fixtures/${name}.ts`);
// next to what the modules import
const folder = mkdtempSync(here('../node_modules/.compiled-'));
beforeAll(async () => {
  await writeRunners(fixture('rulebooks'), join(folder, 'runner'));
});
afterAll(async () => rm(folder, { recursive: true }));

testCompiled(pathToFileURL(join(folder, 'runner.js')), rulebooks, {
  seeds: isDeep ? 300 : 40,
  runner: { describe, it },
});

describe('a compiled module', () => {
  test('needs neither code from text, nor the rulebook, nor what composes it', async () => {
    const { esm } = await compileRulebooks(fixture('rulebooks'));
    expect(esm).not.toMatch(/new Function|eval\(/);
    expect(esm).not.toMatch(/Street cricket|defineVariant|compose/);
    expect([...esm.matchAll(/ from "(.*?)"/g)].map(([, from]) => from)).toEqual([
      '@howzat/core/compiled',
      '@howzat/core/author',
    ]);
  });

  test('says what it was made of', async () => {
    const { long } = (await import(pathToFileURL(join(folder, 'runner.js')).href)) as Record<string, CompiledRunner>;
    expect(long?.of).toEqual({
      variant: 'street',
      version: '1.2.3',
      format: null,
      rulings: {},
      options: [],
      houseRules: [],
      set: { overs: 5 },
    });
  });

  test('is there as CommonJS too, and plays the same', async () => {
    const { usual } = createRequire(import.meta.url)(join(folder, 'runner.cjs')) as Record<string, CompiledRunner>;
    const { usual: same } = (await import(pathToFileURL(join(folder, 'runner.js')).href)) as Record<
      string,
      CompiledRunner
    >;
    for (let seed = 0; seed < 50; seed++) expect(usual?.play({ seed }).game).toEqual(same?.play({ seed }).game);
  });

  test('has types', async () => {
    const types = await readFile(join(folder, 'runner.d.ts'), 'utf8');
    expect(types).toBe(await readFile(join(folder, 'runner.d.cts'), 'utf8'));
    expect(types).toContain("import type { CompiledRunner } from '@howzat/core/compiled';");
    for (const name of ['usual', 'long']) expect(types).toContain(`export declare const ${name}: CompiledRunner;`);
  });
});

describe('what cannot be compiled is refused, and nothing is written', () => {
  test('a rule that is not pure', async () => {
    const refused = compileRulebooks(fixture('changing'));
    await expect(refused).rejects.toBeInstanceOf(NotCompilable);
    await expect(refused).rejects.toThrow('captures balls, which changes');
    await expect(writeRunners(fixture('changing'), join(folder, 'changing'))).rejects.toThrow();
    await expect(readFile(join(folder, 'changing.js'))).rejects.toThrow('ENOENT');
  });

  test('a module without rulebooks, and one that is not there', async () => {
    await expect(compileRulebooks(fixture('nothing'))).rejects.toThrow('exports no rulebook');
    await expect(compileRulebooks(fixture('nowhere'))).rejects.toThrow('nowhere');
  });
});

describe('howzat-compile', () => {
  const typed = async (...args: string[]): Promise<{ code: number; out: string; err: string }> => {
    const said = { out: '', err: '' };
    const into = (name: keyof typeof said) => (text: unknown) => {
      said[name] += String(text);
      return true;
    };
    const out = vi.spyOn(process.stdout, 'write').mockImplementation(into('out'));
    const err = vi.spyOn(process.stderr, 'write').mockImplementation(into('err'));
    const code = await run(args);
    out.mockRestore();
    err.mockRestore();
    return { code, ...said };
  };

  test('writes runners and says where', async () => {
    const to = join(folder, 'typed');
    const { code, out, err } = await typed(fixture('rulebooks'), '--out', to);
    expect([code, err]).toEqual([0, '']);
    expect(out).toBe(`long, usual in ${['.js', '.cjs', '.d.ts', '.d.cts'].map((ending) => to + ending).join(', ')}\n`);
  });

  test('tells how it is used', async () => {
    expect(await typed('--help')).toMatchObject({ code: 0, err: '', out: expect.stringContaining('--out <path>') });
  });

  test.each([
    ['no module', [], 'Name the module'],
    ['nowhere to write to', [fixture('rulebooks')], 'Name with --out'],
    ['two modules', ['a.js', 'b.js', '--out', 'c'], 'b.js is too much'],
    ['an unknown option', ['a.js', '--minify'], "'--minify'"],
  ])('wrong usage: %s', async (_, args, why) => {
    const { code, out, err } = await typed(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^howzat-compile: .*\n$/);
    expect(err).toContain(why);
  });

  test('one line where it cannot be compiled', async () => {
    const { code, err } = await typed(fixture('changing'), '--out', join(folder, 'changing'));
    expect(code).toBe(1);
    expect(err).toMatch(/^howzat-compile: .*captures balls.*\n$/);
  });
});
