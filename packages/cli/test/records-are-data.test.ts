import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ccsl } from '@howzat/ccsl';
import { createMatch, uniformPlayer } from '@howzat/core';
import { beforeEach, expect, test } from 'vitest';
import { folder, howzat } from './howzat.js';

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

beforeEach(() => rmSync(trace, { force: true }));

/** A record as somebody may send it: its home player goes by any name. */
function sent(name: string): string {
  const home = { ...uniformPlayer, name };
  const match = createMatch(ccsl, { format: 'three-over', seed: 7, players: { home } });
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
  const { status, stdout, stderr } = await howzat(['play', '--resume', file]);
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
    ['replay', file, '--ruling', 'ccsl.ruling.streak-zero=any-card-not-out'],
    ['hint', file, '--budget', '1', '--side', 'away'],
    ['export', file, '--to', 'csv'],
    ['export', file, '--to', 'scorecard'],
    ['validate', file],
  ]) {
    const { status, stderr } = await howzat(args);
    expect({ args, status, stderr }).toMatchObject({ status: 0 });
    expect(existsSync(trace)).toBe(false);
  }
});

test('the game that was left may name no more than any other record', async () => {
  mkdirSync(join(folder, 'state', 'howzat'), { recursive: true });
  const record = readFileSync(sent('./evil.mjs'));
  writeFileSync(join(folder, 'state', 'howzat', 'last-match.json'), record);
  const { status } = await howzat(['play', '--resume'], '', folder, join(folder, 'state'));
  expect(existsSync(trace)).toBe(false);
  expect(status).toBe(1);
});

test('what somebody names on the command line plays on', async () => {
  const mine = join(folder, 'mine.ts');
  writeFileSync(mine, "export const mine = { name: 'mine', choose: ({ domain, rng }) => domain.sample(rng) };");
  const played = await howzat([
    'play',
    'ccsl',
    '--players',
    'person,./mine.ts',
    '--seed',
    '7',
    '--record',
    'mine.json',
  ]);
  expect(played.status).toBe(0);
  const [bare, used, named] = [
    await howzat(['play', '--resume', 'mine.json']),
    await howzat(['play', '--resume', 'mine.json', '--use', mine]),
    await howzat(['play', '--resume', 'mine.json', '--players', `person,${mine}`]),
  ];
  expect(bare.status).toBe(1);
  expect(bare.stderr).toContain('away player "mine"');
  expect({ status: used.status, stderr: used.stderr }).toMatchObject({ status: 0 });
  expect({ status: named.status, stderr: named.stderr }).toMatchObject({ status: 0 });
  const plain = await howzat(['play', 'ccsl', '--players', 'person,village', '--seed', '7', '--record', 'plain.json']);
  expect(plain.status).toBe(0);
  expect((await howzat(['play', '--resume', 'plain.json'])).status).toBe(0);
});
