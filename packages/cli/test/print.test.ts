import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, howzat, village } from './howzat.js';

describe('print', () => {
  test('writes a kit, and over a file that is there only when told', { tags: ['ccsl'] }, async () => {
    const { status, stdout } = await howzat(['print', 'ccsl', '--format', 'three-over', '--paper', 'letter']);
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(/^\d+ pages in ccsl\.pdf\n$/) });
    expect(readFileSync(join(folder, 'ccsl.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
    const again = await howzat(['print', 'ccsl']);
    expect(again).toMatchObject({ status: 2, stderr: expect.stringContaining('ccsl.pdf is there already') });
    expect((await howzat(['print', 'ccsl', '--mono', '--force'])).status).toBe(0);
  });

  test('takes another set of cubes, and says what is wrong with one', { tags: ['cubes'] }, async () => {
    const { originalSet } = await import('@howzat/cubes');
    const [first, second, ...others] = originalSet.cubes;
    writeFileSync(
      join(folder, 'turned.json'),
      JSON.stringify({ ...originalSet, cubes: [{ ...second, id: 1 }, { ...first, id: 2 }, ...others] }),
    );
    const { status } = await howzat(['print', 'cubes', '--components', 'turned.json', '--out', 'turned.pdf']);
    expect(status).toBe(0);
    expect(statSync(join(folder, 'turned.pdf')).size).toBeGreaterThan(50_000);
    writeFileSync(join(folder, 'few.json'), JSON.stringify({ ...originalSet, cubes: others }));
    const few = await howzat(['print', 'cubes', '--components', 'few.json', '--out', 'few.pdf']);
    expect(few).toMatchObject({ status: 1, stderr: expect.stringContaining('exactly 210 numbered cubes, not 208') });
    expect(existsSync(join(folder, 'few.pdf'))).toBe(false);
  });

  test('knows two papers', async () => {
    const { status, stderr } = await howzat(['print', 'village', '--use', village, '--paper', 'a5', '--out', 'a5.pdf']);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringContaining('Allowed choices are a4, letter'),
    });
  });

  test('asks a game that tells nothing of its rules for them', async () => {
    const { status, stderr } = await howzat(['print', 'village', '--use', village]);
    expect(status).toBe(2);
    expect(stderr).toContain('village tells no rules');
  });
});
