import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allGames } from '../../../scripts/lib/games.mjs';
import { folder, howzat, start, village } from './howzat.js';

/** Saves a file with house rules, of which only the operations are given. */
function save(name: string, rules: string): string {
  const text = `import { award, houseRule } from '@howzat/core/author';\n${rules}\n`;
  writeFileSync(join(folder, name), text);
  return `./${name}`;
}

const eight = (
  runs: number,
): string => `export const eight = houseRule('*', 'eight', { title: 'Six and more' }, (a) => [
  a.before('core.ball.score', { id: 'eight.more', when: (_s, g) => g.bat === 6, does: (_s, g) => award(g, ${runs}, 'bat') }),
]);`;
const ofCcsl = "import { ccsl } from '@howzat/ccsl';";
const leak = `${ofCcsl}
export const late = houseRule(ccsl, 'late', { state: { innings: () => ({ hint: -1 }) } }, (a) => [
  a.set('trap', true),
  a.before('over.start', { id: 'late.x', when: (_s, g) => g.overs >= 0, does: (s, _g, _p, own) => { own.hint = s.traps[0] ?? -1; } }),
]);`;
const once = (file: string, ...more: string[]) => howzat(['dev', file, '--once', '--matches', '400', ...more]);

describe('one look at a house rule', () => {
  test('tells where it composes, what the kit finds, an over in which it fires, and what it does', {
    tags: [allGames],
  }, async () => {
    const { status, stdout, stderr } = await once(save('eight.ts', eight(2)));
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Six and more (eight)');
    expect(stdout).toContain('composes in cubes, ccsl, ctg, wicked, pocket');
    expect(stdout).toMatch(/the kit in cubes: (\d+) of \1 checks pass/);
    const [, shown = '', others = ''] =
      /over \d+ of innings 1, .*seed \d+:\n([\s\S]*)\n {2}without it .*:\n([\s\S]*)\n {2}100 /.exec(stdout) ?? [];
    expect(shown).toMatch(/8 runs .*eight\.more/);
    expect(others).toContain('6 runs');
    expect(others).not.toContain('eight.more');
    expect(stdout.match(/\d+ matches each way: first innings \+/g)).toHaveLength(2);
  });

  test('in a game of one’s choice', { tags: ['wicked'] }, async () => {
    const { stdout } = await once(save('eight.ts', eight(2)), '--variant', 'wicked');
    expect(stdout).toContain('composes in wicked\n');
    expect(stdout).toContain('the kit in wicked');
  });

  test('that is refused says by which game, and why', { tags: ['ccsl'] }, async () => {
    const file = save(
      'nowhere.ts',
      `${ofCcsl}\nexport default houseRule(ccsl, 'nowhere', {}, (a) => [a.repeal('nowhere.at-all')]);`,
    );
    const { status, stdout, stderr } = await once(file);
    expect(stdout).toMatch(/ccsl refuses it: .*nowhere\.at-all/);
    expect(stdout).not.toContain('the kit');
    expect([status, stderr]).toEqual([1, 'howzat: Something is wrong; it stands above.\n']);
  });

  test('that leaks a secret names the check, and what it found', { tags: ['ccsl'] }, async () => {
    const { status, stdout } = await once(save('leak.ts', leak));
    expect(stdout).toContain('not so: neither side is shown what it may not see');
    expect(stdout).toMatch(/the kit in ccsl: \d+ of \d+ checks pass/);
    expect(status).toBe(1);
  });

  test('that never fires says so, and measures nothing', { tags: ['cubes'] }, async () => {
    const never = eight(2).replace('g.bat === 6', 'g.bat === 77');
    const { status, stdout } = await once(save('never.ts', never), '--variant', 'cubes');
    expect(stdout).toContain('not so: fires, and changes something');
    expect(stdout).toContain('It shows in none of 2000 matches of cubes.');
    expect(stdout).not.toContain('matches each way');
    expect(status).toBe(1);
  });

  test.each([
    ['does not load', 'broken.ts', 'export const x = ;', 2, /^howzat: The module \.\/broken\.ts does not load: /],
    [
      'has no house rule',
      'empty.ts',
      'export const x = 1;',
      1,
      /^howzat: \.\/empty\.ts exports no house rule and no format\.\n$/,
    ],
  ])('of a file that %s says so in a line', async (_, name, text, code, said) => {
    const { status, stdout, stderr } = await once(save(name, text));
    expect([status, stdout]).toEqual([code, '']);
    expect(stderr).toMatch(said);
  });

  test.each([
    ['cannot be read', `${eight(2)}\nexport const x = ;`, /ParseError: .* \(place\.ts, line \d+\)\n$/],
    [
      'throws',
      `const nothing: { at: { all: number } } = undefined as never;\nexport const x = nothing.at.all;`,
      /reading 'at'\) \(place\.ts, line 3\)\n$/,
    ],
  ])('of a file that %s says in which line', async (_, rules, said) => {
    const { stderr } = await once(save('place.ts', rules));
    expect(stderr).toMatch(said);
  });

  test('shows an over in which something goes otherwise, though the rule fires in others before', {
    tags: ['cubes'],
  }, async () => {
    const counting = `export const sixth = houseRule('*', 'sixth', { state: { innings: () => ({ row: 0 }) } }, (a) => [
      a.before('core.ball.score', { id: 'sixth.counted', does: (_s, _g, _p, own) => { own.row++; } }),
      a.before('core.ball.score', { id: 'sixth.run', when: (_s, g, _p, own) => own.row === 20 && g.outs.length === 0, does: (_s, g) => award(g, 1, 'byes') }),
    ]);`;
    const { stdout } = await once(save('sixth.ts', counting), '--variant', 'cubes');
    expect(stdout).toMatch(/over 4 of innings 1.*\n[\s\S]*sixth\.run[\s\S]*without it these balls go otherwise/);
  });

  test('of a rule that changes nothing that a ball shows says that the over is the same without it', {
    tags: ['cubes'],
  }, async () => {
    const idle = `export const idle = houseRule('*', 'idle', {}, (a) => [
      a.before('core.ball.score', { id: 'idle.x', does: () => {} }),
    ]);`;
    const { stdout } = await once(save('idle.ts', idle), '--variant', 'cubes');
    expect(stdout).toContain('without it that over goes the same way');
  });

  test('of a format is the same', { tags: ['cubes'] }, async () => {
    const short = `import { houseFormat } from '@howzat/core/author';
      export const short = houseFormat('*', 'short', { title: 'Short' }, (a) => [a.set('overs', 2)]);`;
    const { status, stdout } = await once(save('short.ts', short), '--variant', 'cubes');
    expect(stdout).toMatch(/Short \(short\)\n {2}composes in cubes\n[\s\S]*first innings -[\s\S]*/);
    expect(status).toBe(0);
    const compared = await howzat([
      'compare',
      'cubes',
      '--use',
      './short.ts',
      '--house-rule',
      'short',
      '--matches',
      '60',
      '--no-skill',
    ]);
    expect(compared.stdout).toMatch(/^cubes, .*: without and with short\n[\s\S]*first innings .* fewer/);
  });

  test('wants a file where there is no package of a house rule', async () => {
    const { status, stderr } = await howzat(['dev', '--once']);
    expect([status, stderr]).toEqual([2, 'howzat: Name the file of the rule: howzat dev ./my-rule.ts.\n']);
  });
});

test('looks again at each save, whatever came before: a fault, and a rule that never ends', async () => {
  /** A rule, and the game that it is tried in. */
  const watched = (rule: string): string =>
    save('watched.ts', `${rule}\nexport { village } from ${JSON.stringify(village)};`);
  const file = watched(eight(2));
  const child = start(['dev', file, '--variant', 'village', '--matches', '100']);
  let seen = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      seen += text;
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  /** Waits for what comes after a save. */
  const next = async (said: RegExp, rules?: string): Promise<void> => {
    if (rules !== undefined) {
      seen = '';
      watched(rules);
    }
    await expect.poll(() => seen).toMatch(said);
  };
  await next(/100 matches each way/);
  await next(/does not load/, 'export const x = ;');
  await next(
    /Six and more[\s\S]*composes in village/,
    eight(2).replace('g.bat === 6', '{ for (;;); }').replace('=> {', '=> { '),
  );
  await next(/8 runs[\s\S]*100 matches each way/, eight(2));
  await next(/9 runs[\s\S]*100 matches each way/, eight(3));
  child.kill('SIGINT');
  expect(await ended).toBe(0);
});
