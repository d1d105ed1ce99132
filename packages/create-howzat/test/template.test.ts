import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { ccsl } from '@howzat/ccsl';
import { createRunner } from '@howzat/compiler/run';
import type { Amendment, Variant } from '@howzat/core';
import { ctg } from '@howzat/ctg';
import { cubes } from '@howzat/cubes';
import { pocket } from '@howzat/pocket';
import { wicked } from '@howzat/wicked';
import { beforeAll, describe, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { namesOf } from '../src/names.js';
import { type File, ownVersions, render } from '../src/template.js';
import { games } from '../src/variants.js';

const shipped = { ccsl, ctg, cubes, pocket, wicked } as unknown as Readonly<Record<string, Variant>>;
/** As they stand in a package that was packed. */
const versions = Object.fromEntries(Object.keys(manifest.devDependencies).map((name) => [name, '^1.2.3']));
const rule = namesOf('house-rule', 'golden-start');
const french = namesOf('variant', '@me/french-cricket');
// within the package, so that what is written finds the packages that it imports
const folder = fileURLToPath(new URL('../.reports/rendered/', import.meta.url));

function textOf(files: readonly File[], path: string): string {
  const file = files.find((each) => each.path === path);
  if (!file) throw new Error(`There is no ${path} in ${files.map((each) => each.path)}.`);
  return file.text;
}

test('the games are those that ship, by their ids and titles', () => {
  expect(new Set(games.map(({ id }) => id))).toEqual(new Set(Object.keys(shipped)));
  for (const { id, title } of games) expect(shipped[id]).toMatchObject({ id, title });
});

test('a copy that was never packed says that it knows no versions', () => {
  expect(() => ownVersions()).toThrow('This copy was never packed');
});

describe.each([
  ['house-rule', rule, 'wicked'],
  ['variant', french, 'cubes'],
] as const)('a %s', (kind, names, id) => {
  const game = games.find((each) => each.id === id) as (typeof games)[number];
  const files = render({ kind, names, game }, versions);

  test('has everything that a package needs', () => {
    const paths = files.map(({ path }) => path);
    const wanted = ['.changeset/config.json', '.changeset/first-release.md', '.github/workflows/ci.yml', '.gitignore'];
    const usual = [
      'LICENSE',
      'README.md',
      'package.json',
      'src/index.ts',
      'src/rules.ts',
      'tsconfig.json',
      'tsup.config.ts',
    ];
    expect(paths).toEqual(expect.arrayContaining([...wanted, ...usual, `test/${names.id}.test.ts`]));
    expect(paths.filter((path) => path.includes('golden/'))).toEqual([]);
  });

  test('has nothing left of the names of the template', () => {
    const old = kind === 'variant' ? /hand.?cricket/i : /first.?ball.?doubles|cubes/i;
    expect(files.filter(({ path, text }) => old.test(path) || old.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('is published as it should be', () => {
    const made = JSON.parse(textOf(files, 'package.json'));
    expect(made).toMatchObject({
      name: names.package,
      version: '0.0.0',
      license: 'MIT',
      sideEffects: false,
      files: ['dist'],
      publishConfig: { access: 'public' },
      howzat: { source: './src/index.ts', words: './src/rules.ts' },
    });
    expect(made.keywords).toContain(kind === 'variant' ? 'howzat-variant' : 'howzat-rule');
    const depends = { ...made.peerDependencies, ...made.devDependencies };
    expect(new Set(Object.values(depends))).toEqual(new Set(['^1.2.3']));
    expect(Object.keys(made.peerDependencies)).toEqual(
      kind === 'variant' ? ['@howzat/core'] : ['@howzat/core', '@howzat/wicked'],
    );
    expect(textOf(files, '.changeset/first-release.md')).toContain(`'${names.package}': minor`);
  });
});

describe('a house rule for every game', () => {
  beforeAll(() => {
    rmSync(folder, { recursive: true, force: true });
    for (const game of games)
      for (const { path, text } of render({ kind: 'house-rule', names: rule, game }, versions)) {
        const file = join(folder, game.id, path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
    const include = games.flatMap(({ id }) => [`${id}/src`, `${id}/test`]);
    const settings = { extends: '../../../../tsconfig.base.json', compilerOptions: { types: ['node'] }, include };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  });

  test('compiles against its types', async () => {
    const tsc = fileURLToPath(new URL('../../../scripts/tsc.mjs', import.meta.url));
    await expect(promisify(execFile)(process.execPath, [tsc, '--project', folder])).resolves.toMatchObject({
      stdout: '',
    });
  });

  test.each(games.map(({ id }) => id))('fires in %s', async (id) => {
    const { goldenStart } = (await import(pathToFileURL(join(folder, id, 'src/index.ts')).href)) as {
      goldenStart: Amendment;
    };
    const runner = createRunner(shipped[id] as Variant, { houseRules: [goldenStart] });
    const fired = Array.from({ length: 20 }, (_, seed) => runner.play({ seed, log: true }).log).filter((log) =>
      log.some(({ rules }) => rules.includes('golden-start.doubles')),
    );
    expect(fired.length).toBeGreaterThan(0);
  });
});
