import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkFolder, writePackage } from '../src/write.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'create-howzat-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const files = [
  { path: 'package.json', text: '{}' },
  { path: 'src/index.ts', text: 'export {};' },
];
/** The second file stands where a folder would have to be. */
const broken = [...files, { path: 'src/index.ts/more.ts', text: '' }];

test('writes a new folder, and those above it', () => {
  writePackage(join(folder, 'a/b'), files);
  expect(readdirSync(join(folder, 'a'))).toEqual(['b']);
  expect(readFileSync(join(folder, 'a/b/src/index.ts'), 'utf8')).toBe('export {};');
});

test('writes into an empty folder, which stays the one that it is, and beside a new repository', () => {
  const at = join(folder, 'mine');
  mkdirSync(join(at, '.git'), { recursive: true });
  checkFolder(at, 'howzat-rule-mine');
  writePackage(at, files);
  expect(readdirSync(at).sort()).toEqual(['.git', 'package.json', 'src']);
  expect(readdirSync(folder)).toEqual(['mine']);
});

test.each([['a new folder'], ['an empty folder']])('leaves nothing behind where writing into %s fails', (what) => {
  const at = join(folder, 'above/mine');
  if (what === 'an empty folder') mkdirSync(at, { recursive: true });
  expect(() => writePackage(at, broken)).toThrow();
  if (what === 'an empty folder') expect([readdirSync(join(folder, 'above')), readdirSync(at)]).toEqual([['mine'], []]);
  else expect(existsSync(join(folder, 'above'))).toBe(false);
});

test('refuses a folder with something in it, a file, and a name that is taken beside it', () => {
  mkdirSync(join(folder, 'full'));
  for (const name of ['a', 'b', 'c', 'd']) writeFileSync(join(folder, 'full', name), '');
  expect(() => checkFolder(join(folder, 'full'), 'x')).toThrow('is not empty (a, b, c, ...); name another');
  expect(() => checkFolder(join(folder, 'full/a'), 'x')).toThrow('is a file; name a folder');
  writePackage(join(folder, 'mine'), [{ path: 'package.json', text: '{"name":"howzat-rule-mine"}' }]);
  expect(() => checkFolder(join(folder, 'other'), 'howzat-rule-mine')).toThrow(
    'There is a package howzat-rule-mine in',
  );
  expect(() => checkFolder(join(folder, 'other'), 'howzat-rule-other')).not.toThrow();
});
