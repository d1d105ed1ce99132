import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const docs = fileURLToPath(new URL('../', import.meta.url));
const folder = `${docs}.code/`;

interface Example {
  readonly name: string;
  code: string;
}

/** The pages that people wrote; what is made from the packages is theirs. */
const pages = ['', 'guides/'].flatMap((within) =>
  readdirSync(`${docs}${within}`)
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${within}${file}`),
);

/** The blocks of a page; one that imports no package goes on from the one before. */
function examplesOf(page: string): Example[] {
  const examples: Example[] = [];
  for (const [, code = ''] of readFileSync(`${docs}${page}`, 'utf8').matchAll(/^```(?:ts|js)\n([\s\S]*?)^```$/gm)) {
    const before = examples.at(-1);
    if (before && !code.includes('import ')) before.code += code;
    else examples.push({ name: `${page.replace(/[^a-z-]/g, '-')}-${examples.length}`, code });
  }
  return examples;
}

/** What the guides and the contract show is run by `npm run check:examples`. */
const here = pages.filter((page) => !page.startsWith('guides/') && page !== 'contract.md');
const examples = here.flatMap(examplesOf);

let times = 0;

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  for (const { name, code } of examples) writeFileSync(`${folder}${name}.ts`, code);
  writeFileSync(
    `${folder}tsconfig.json`,
    JSON.stringify({
      extends: '../../tsconfig.base.json',
      compilerOptions: { types: ['node'], lib: ['ES2023', 'DOM'] },
      include: ['*.ts'],
    }),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the code in the pages', () => {
  test('compiles', () => {
    const tsc = fileURLToPath(new URL('../../scripts/tsc.mjs', import.meta.url));
    const { stdout } = spawnSync(process.execPath, [tsc, '--project', folder], { encoding: 'utf8' });
    expect(stdout).toBe('');
    expect(examples.length).toBeGreaterThan(0);
  });

  test.each(examples)('$name runs and prints what it says', async ({ name, code }) => {
    const printed: string[] = [];
    // a module that was imported before would print nothing
    times++;
    const log = vi.spyOn(console, 'log').mockImplementation((...values: unknown[]) => {
      printed.push(values.map(String).join(' '));
    });
    try {
      await import(/* @vite-ignore */ `${folder}${name}.ts?${times}`);
    } finally {
      log.mockRestore();
    }
    expect(printed).toEqual([...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, says]) => says));
  });
});
