import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, howzat, village } from './howzat.js';

describe.concurrent('compile', () => {
  test('tells which functions are written in place, which are called, and why', async () => {
    const { status, stdout } = await howzat(['compile', 'cubes', '--explain']);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^core\.result\.runs +does +it names Math, which is not its own +g\.awayTotal, g\.homeTotal/m,
    );
    expect(stdout).toMatch(/cubes: \d+ functions are written in place, \d+ are called\.\n$/);
  });

  test('the same as JSON, with a house rule', async () => {
    const { stdout } = await howzat(['compile', 'village', '--use', village, '--explain', '--json']);
    const told = JSON.parse(stdout);
    expect(told).toMatchObject({ variant: 'village', functions: expect.any(Array) });
    expect(told.functions).toHaveLength(told.inPlace + told.called);
  });

  test('writes runners', async () => {
    const module = join(folder, 'rulebooks.mjs');
    writeFileSync(module, 'export const nothing = 1;');
    const { status, stderr } = await howzat(['compile', module, '--out', join(folder, 'runner')]);
    expect(status).toBe(1);
    expect(stderr).toContain('it exports no rulebook');
    expect(existsSync(join(folder, 'runner.js'))).toBe(false);
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
