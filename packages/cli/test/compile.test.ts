import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { howzat, village } from './howzat.js';

/** Next to the packages that a module imports. */
const beside = mkdtempSync(fileURLToPath(new URL('../node_modules/.compile-', import.meta.url)));
afterAll(() => rmSync(beside, { recursive: true }));

describe.concurrent('compile', () => {
  test('tells which functions are written in place, which are called, and why', { tags: ['cubes'] }, async () => {
    const { status, stdout } = await howzat(['compile', 'cubes', '--explain']);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^cubes\.ruling\.bag-exhausted +does +it calls fillBag, which is not its own +s\.bag, s\.discarded/m,
    );
    expect(stdout).toMatch(/cubes: \d+ functions are written in place, \d+ are called\.\n$/);
  });

  test('the same as JSON, with a house rule', async () => {
    const { stdout } = await howzat(['compile', 'village', '--use', village, '--explain', '--json']);
    const told = JSON.parse(stdout);
    expect(told).toMatchObject({ variant: 'village', functions: expect.any(Array) });
    expect(told.functions).toHaveLength(told.inPlace + told.called);
  });

  test('writes runners, and nothing where there is no rulebook', { tags: ['cubes'] }, async () => {
    const module = join(beside, 'rulebooks.mjs');
    writeFileSync(
      module,
      "import { compose, cubes } from '@howzat/cubes'; export const usual = compose(cubes); export const seven = 7;",
    );
    const { status, stdout } = await howzat(['compile', module, '--out', join(beside, 'runner')]);
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(/^usual in .*runner\.js, /) });
    expect(existsSync(join(beside, 'runner.cjs'))).toBe(true);
    writeFileSync(module, 'export const seven = 7;');
    const none = await howzat(['compile', module, '--out', join(beside, 'none')]);
    expect(none).toMatchObject({ status: 1, stderr: expect.stringContaining('it exports no rulebook') });
    expect(existsSync(join(beside, 'none.js'))).toBe(false);
  });

  test('wants to know what is asked of it', async () => {
    expect(await howzat(['compile', 'cubes'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--explain'),
    });
    const both = await howzat(['compile', 'cubes', '--explain', '--out', 'x']);
    expect(both).toMatchObject({ status: 2, stderr: expect.stringContaining('writes nothing') });
  });
});
