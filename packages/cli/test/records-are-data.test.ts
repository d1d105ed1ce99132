import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMatch, uniformPlayer, type Variant } from '@howzat/core';
import { beforeEach, expect, test } from 'vitest';
import { village as game } from './fixtures/village.js';
import { folder, howzat, village } from './howzat.js';

const trace = join(folder, 'it-ran');
const code = `import { writeFileSync } from 'node:fs';
writeFileSync(${JSON.stringify(trace)}, 'ran');
export const evil = { name: 'evil', choose: ({ domain, rng }) => domain.sample(rng) };
export default evil;
`;
const module = join(folder, 'evil.mjs');
writeFileSync(module, code);
mkdirSync(join(folder, 'node_modules', 'evil-package'), { recursive: true });
writeFileSync(join(folder, 'node_modules', 'evil-package', 'index.mjs'), code);
writeFileSync(
  join(folder, 'node_modules', 'evil-package', 'package.json'),
  '{"name":"evil-package","exports":"./index.mjs"}',
);

const use = ['--use', village];

beforeEach(() => rmSync(trace, { force: true }));

/** A record as somebody may send it: its home player goes by any name. */
function sent(name: string, of: Variant = game): string {
  const home = { ...uniformPlayer, name };
  const match = createMatch(of, { seed: 7, players: { home } });
  const file = join(folder, 'sent.json');
  writeFileSync(file, JSON.stringify(match.record()));
  return file;
}

const addresses: readonly string[] = [
  `data:text/javascript,${encodeURIComponent(code)}`,
  // as it is typed, with slashes that make it look like a path
  `data:text/javascript,import(\`node:fs\`).then(f=>f.writeFileSync(${JSON.stringify(trace)},\`1\`));export default {name:\`x\`,choose:r=>r.domain.sample(r.rng)}`,
  module,
  './evil.mjs',
  'evil.mjs',
  './evil.mjs#evil',
  pathToFileURL(module).href,
  'evil-package#default',
  'evil-package/index.mjs',
  'evil-package',
  'node:fs#writeFileSync',
  'toString',
  '__proto__',
  '',
];

test.each(addresses)('a record whose player is %j runs nothing, and is refused in one line', async (name) => {
  const file = sent(name);
  const { status, stdout, stderr } = await howzat(['play', '--resume', file, ...use]);
  expect(existsSync(trace)).toBe(false);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(
    /^howzat: The record names a home player ".*" that is not at hand\. Load .* --use, or .* --players .*\n$/,
  );
  expect(stderr.length).toBeLessThan(400);
});

test('nor does any other command load what a record names', async () => {
  const file = sent('./evil.mjs');
  for (const args of [
    ['replay', file, '--commentary'],
    ['hint', file, '--budget', '1', '--side', 'away'],
    ['export', file, '--to', 'csv'],
    ['export', file, '--to', 'scorecard'],
    ['validate', file],
  ]) {
    const { status, stderr } = await howzat([...args, ...use]);
    expect({ args, status, stderr }).toMatchObject({ status: 0 });
    expect(existsSync(trace)).toBe(false);
  }
});

test('nor does a look at it under another reading', { tags: ['ccsl'] }, async () => {
  const { ccsl } = await import('@howzat/ccsl');
  const file = sent('./evil.mjs', ccsl as unknown as Variant);
  const { status } = await howzat(['replay', file, '--ruling', 'ccsl.ruling.streak-zero=any-card-not-out']);
  expect(status).toBe(0);
  expect(existsSync(trace)).toBe(false);
});

test('the game that was left may name no more than any other record', async () => {
  mkdirSync(join(folder, 'state', 'howzat'), { recursive: true });
  const record = readFileSync(sent('./evil.mjs'));
  writeFileSync(join(folder, 'state', 'howzat', 'last-match.json'), record);
  const { status } = await howzat(['play', '--resume', ...use], '', folder, join(folder, 'state'));
  expect(existsSync(trace)).toBe(false);
  expect(status).toBe(1);
});

test('what somebody names on the command line plays on', async () => {
  const mine = join(folder, 'mine.ts');
  writeFileSync(mine, "export const mine = { name: 'mine', choose: ({ domain, rng }) => domain.sample(rng) };");
  const played = await howzat([
    ...['play', 'village', ...use, '--players', 'person,./mine.ts', '--seed', '7', '--record', 'mine.json'],
  ]);
  expect(played.status).toBe(0);
  const [bare, used, named] = [
    await howzat(['play', '--resume', 'mine.json', ...use]),
    await howzat(['play', '--resume', 'mine.json', ...use, '--use', mine]),
    await howzat(['play', '--resume', 'mine.json', ...use, '--players', `person,${mine}`]),
  ];
  expect(bare.status).toBe(1);
  expect(bare.stderr).toContain('away player "mine"');
  expect({ status: used.status, stderr: used.stderr }).toMatchObject({ status: 0 });
  expect({ status: named.status, stderr: named.stderr }).toMatchObject({ status: 0 });
  const plain = await howzat([
    'play',
    'village',
    ...use,
    '--players',
    'person,village',
    '--seed',
    '7',
    '--record',
    'plain.json',
  ]);
  expect(plain.status).toBe(0);
  expect((await howzat(['play', '--resume', 'plain.json', ...use])).status).toBe(0);
});
