import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allGames } from '../../../scripts/lib/games.mjs';
import { folder, howzat, json, village } from './howzat.js';

interface RuleLine {
  id: string;
  kind: string;
  fired: number | null;
  sources: { words: PlaceLine[]; code: PlaceLine[] } | null;
}

interface PlaceLine {
  file: string;
  line: number;
  url: string;
}

describe.concurrent('rules', () => {
  for (const variant of ['ccsl', 'cubes'])
    test(`of ${variant}, each with its words, readings, firings and tests`, { tags: [variant] }, async () => {
      const rules = await json<RuleLine[]>(['rules', variant, '--matches', '150', '--json']);
      expect(rules.length).toBeGreaterThan(50);
      for (const rule of rules) {
        expect(Object.keys(rule)).toEqual([
          ...['id', 'title', 'kind', 'source', 'text', 'parameters', 'readings', 'fired', 'tests', 'sources'],
        ]);
        expect(['applied', 'data', 'reading', 'advice', 'example']).toContain(rule.kind);
      }
      const applied = rules.filter(({ kind }) => kind === 'applied');
      expect(applied.filter(({ fired }) => (fired ?? 0) > 0).length).toBeGreaterThan(applied.length / 2);
    });

  test('that random players never get to, and that only a match begun in the middle needs, fire too', {
    tags: ['wicked'],
  }, async () => {
    const rules = await json<RuleLine[]>(['rules', 'wicked', '--matches', '1000', '--json']);
    const applied = rules.filter(({ kind }) => kind === 'applied');
    expect(applied.filter(({ fired }) => !fired).map(({ id }) => id)).toEqual([]);
  });

  test('one by its id, or by the end of it', { tags: [allGames] }, async () => {
    const few = ['--matches', '20'];
    const { stdout, status } = await howzat(['rules', 'core.target.set', ...few]);
    expect(status).toBe(0);
    expect(stdout).toMatch(
      /^core\.target\.set applied, Law 16\.6\n {2}The target is one run more\n {2}The side that bats last/,
    );
    expect((await howzat(['rules', 'core', 'target.set', ...few])).stdout).toBe(stdout);
    expect(await json(['rules', 'core.target.set', '--matches', '4', '--json'])).toMatchObject({
      id: 'core.target.set',
      title: 'The target is one run more',
      fired: expect.any(Number),
      tests: expect.any(Array),
    });
  });

  test('with the file and the line of its words and of its code', { tags: ['ccsl'] }, async () => {
    const root = new URL('../../../', import.meta.url);
    const { sources } = await json<RuleLine>(['rules', 'ccsl.trap.out', '--matches', '0', '--json']);
    const lines = (places: readonly PlaceLine[] = []) =>
      places.map(({ file, line }) => readFileSync(new URL(file, root), 'utf8').split('\n')[line - 1]?.trim());
    expect(sources?.words.map(({ file }) => file)).toEqual(['packages/ccsl/src/rules/trap.ts']);
    expect(lines(sources?.words)).toEqual(["'ccsl.trap.out': {"]);
    expect(lines(sources?.code)).toEqual(["id: 'ccsl.trap.out',", "id: 'ccsl.trap.out',"]);
    const { version } = JSON.parse(readFileSync(new URL('packages/ccsl/package.json', root), 'utf8'));
    const [place] = sources?.code ?? [];
    const { file, line, url } = place as PlaceLine;
    expect(url).toBe(`https://github.com/howzat/howzat/blob/@howzat/ccsl@${version}/${file}#L${line}`);
    const { stdout } = await howzat(['rules', 'ccsl.trap.out', '--matches', '20']);
    expect(stdout).toMatch(/^ {2}Words: packages\/ccsl\/src\/rules\/trap\.ts:\d+$/m);
    expect(stdout).toContain(`  Code: ${file}:${line}, `);
    expect(stdout).toContain(url);
  });

  test('also where its code is a check of what is loaded', { tags: ['pocket'] }, async () => {
    const grid = await json<RuleLine>(['rules', 'pocket.data.grid', '--matches', '0', '--json']);
    expect(grid.sources?.code.map(({ file }) => file)).toContain('packages/pocket/src/components/check.ts');
  });

  test('also where its code is one of the Laws', { tags: [allGames] }, async () => {
    const law = await json<RuleLine>(['rules', 'core.target.set', '--matches', '0', '--json']);
    expect(law.sources?.code.map(({ file }) => file)).toContain('packages/core/src/laws/laws.ts');
  });

  test('without where it stands, if the package does not tell', async () => {
    const other = await json<RuleLine>(['rules', 'six-and-out', '--matches', '0', '--json']);
    expect(other.sources).toBeNull();
  });

  test('all of a game in words', { tags: ['ccsl'] }, async () => {
    expect((await howzat(['rules', 'ccsl'])).stdout).toContain('Rulings');
  });

  test('which games there are', { tags: [allGames] }, async () => {
    expect((await howzat(['rules'])).stdout).toMatch(/^ccsl .*rules, .*rulings$/m);
  });
});

describe.concurrent('house rules that ship', () => {
  test('are told by their ids, and so is each rule that they bring', async () => {
    const { stdout, status } = await howzat(['rules', 'six-and-out', '--matches', '20']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^six-and-out reading, house rule\n {2}Six runs or more off the bat/);
    expect((await howzat(['rules', 'joker-over.cost', '--matches', '20'])).stdout).toContain(
      'In the joker over each wicket takes runs',
    );
    expect((await howzat(['rules', 'house-rules', '--matches', '20'])).stdout).toContain('Joker over');
  });

  test('are listed with a game that they fit, by their titles', { tags: ['cubes'] }, async () => {
    const { stdout } = await howzat(['variants', 'cubes']);
    expect(stdout).toMatch(/^ {2}six-and-out +Six and out$/m);
    expect(stdout).toMatch(/^ {2}edged +Edged$/m);
  });

  test('are not listed with a game that they do not fit', { tags: ['ccsl'] }, async () => {
    const { stdout } = await howzat(['variants', 'ccsl']);
    expect(stdout).toMatch(/^ {2}six-and-out +Six and out$/m);
    expect(stdout).not.toMatch(/^ {2}edged/m);
  });

  test('are played and told without --use', { tags: ['ccsl'] }, async () => {
    const { stdout, status } = await howzat([
      'match',
      'ccsl',
      '--format',
      'three-over',
      '--house-rule',
      'tip-and-run',
      '--commentary',
      '--seed',
      '5',
    ]);
    expect(status).toBe(0);
    expect(stdout).toContain('tip-and-run.run tip-and-run.single');
  });
});

describe.concurrent('docs', () => {
  const page = (out: string, name: string): string => readFileSync(join(folder, out, name), 'utf8');

  test('of a game: every rule under an anchor of its own, with how often it fires', { tags: ['cubes'] }, async () => {
    const { status, stdout } = await howzat(['docs', 'cubes', '--out', 'cubes-pages', '--matches', '20']);
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringMatching(/^\d+ pages in cubes-pages\n$/) });
    expect(page('cubes-pages', 'result-bands.md')).toMatch(
      /<a id="cubes\.outcome\.wicket"><\/a>[\s\S]*Fires: \d+ times in 20 matches/,
    );
    expect(page('cubes-pages', 'index.md')).toContain('(./result-bands.md)');
  });

  test('of house rules, with the games that they fit', { tags: [allGames] }, async () => {
    await howzat(['docs', 'house-rules', '--out', 'house-pages']);
    expect(page('house-pages', 'index.md')).toMatch(/<a id="six-and-out"><\/a>\n\n## Six and out/);
  });

  test('of the Laws', async () => {
    await howzat(['docs', 'core', '--out', 'core-pages']);
    expect(page('core-pages', 'index.md')).toContain('[Toss](./toss.md)');
  });

  test('are refused where there is nothing to tell', { tags: [allGames] }, async () => {
    const silent = await howzat(['docs', village, '--out', 'silent-pages']);
    expect(silent).toMatchObject({ status: 2, stderr: expect.stringContaining('exports no registry') });
    expect(existsSync(join(folder, 'silent-pages'))).toBe(false);
  });

  test('are refused where they would lie among other files', async () => {
    writeFileSync(join(folder, 'a-file'), '');
    expect((await howzat(['docs', 'core', '--out', '.'])).stderr).toMatch(/is not empty; --force/);
    expect((await howzat(['docs', 'core'])).status).toBe(2);
  });
});

describe.concurrent('variants', () => {
  test('are listed, with what --use brings', { tags: [allGames] }, async () => {
    const { stdout } = await howzat(['variants', '--use', village]);
    expect(stdout).toMatch(/^cubes .*formats standard, test-match/m);
    expect(stdout).toMatch(/^village +Village cricket +one format/m);
    expect(stdout).toContain('longer (*)');
  });

  test('tell all that can be chosen', async () => {
    expect(await json(['variants', 'village', '--use', village, '--json'])).toMatchObject({
      id: 'village',
      parameters: { six: { type: 'integer', default: 6, min: 5, max: 12 } },
      players: ['person', 'random', 'greedy', 'search', 'village', 'club', 'international'],
    });
  });
});

describe.concurrent('help', () => {
  test.each([
    'start',
    'play',
    'match',
    'simulate',
    'compare',
    'tournament',
    'exploit',
    'decisions',
    'hint',
    'replay',
    'export',
    'rules',
    'docs',
    'compile',
    'validate',
    'variants',
  ])('of %s has examples', async (command) => {
    const { status, stdout, stderr } = await howzat([command, '--help']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/Examples:\n( {2}howzat .*\n)+/);
  });

  test('names every command', async () => {
    expect((await howzat(['--help'])).stdout).toMatch(
      /Commands:[\s\S]*start[\s\S]*play[\s\S]*simulate[\s\S]*Exit codes/,
    );
  });
});

test('a reader that has had enough is no error', async () => {
  const { exec } = await import('node:child_process');
  const bin = new URL('../bin/howzat.js', import.meta.url).pathname;
  const { code, stderr } = await new Promise<{ code: number | null; stderr: string }>((resolve) => {
    const child = exec(
      `node ${bin} help --all | head -1; exit \${PIPESTATUS[0]}`,
      { shell: '/bin/bash', env: { ...process.env, FORCE_COLOR: undefined } },
      (_e, _o, stderr) => resolve({ code: child.exitCode, stderr }),
    );
  });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

test('start where nobody can type plays a match and prints its scorecard', { tags: ['pocket'] }, async () => {
  const { status, stdout } = await howzat(['start', '--seed', '2']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/Result: /);
  expect(stdout).toMatch(/Seed 2/);
});
