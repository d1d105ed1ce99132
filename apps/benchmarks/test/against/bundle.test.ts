import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { bundleWith, requireOwnPackages } from '../../src/against/bundle.js';
import { started } from '../../src/against/contest-process.js';
import { duelsNamed } from '../../src/against/duels.js';
import { commitOf, namedBaseline } from '../../src/against/git.js';
import { basicContests } from '../../src/contests/ccsl-contests.js';
import { checksumOfScores } from '../../src/contests/contest.js';
import { repository } from '../../src/places.js';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'howzat-bundle-')));

/** A checkout of Cubes and what it needs, as the work tree has them. */
function checkOutCubes(): void {
  for (const name of ['core', 'compiler', 'cubes', 'players'])
    for (const part of ['src', 'package.json'])
      cpSync(join(repository, 'packages', name, part), join(folder, 'packages', name, part), { recursive: true });
  copyFileSync(join(repository, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  for (const name of ['core', 'compiler'])
    for (const installed of readdirSync(join(repository, 'packages', name, 'node_modules')))
      if (installed !== '@howzat' && !readdirSync(modules).includes(installed))
        symlinkSync(
          join(repository, 'packages', name, 'node_modules', installed),
          join(modules, installed),
          'junction',
        );
}

checkOutCubes();

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the bundle of a checkout', () => {
  const own = join(folder, 'packages/core/src/index.ts');
  const contests = join(repository, 'apps/benchmarks/src/entries/cubes.ts');

  it('may hold its own packages, and contests from anywhere', () => {
    expect(() => requireOwnPackages([contests, own], folder)).not.toThrow();
  });

  it('may not hold packages of another checkout, for then the wrong code would be measured', () => {
    const foreign = join(repository, 'packages/core/src/random.ts');
    expect(() => requireOwnPackages([contests, own, foreign], folder)).toThrow(foreign);
    expect(() => requireOwnPackages([contests], folder)).toThrow('holds none of its packages');
  });

  it('takes its packages from the checkout, though the contests are those of the work tree', async () => {
    rmSync(await bundleWith(folder, ['cubes']), { recursive: true });
  });

  it('plays the matches of its contests when it is asked', async () => {
    const bundles = await bundleWith(repository, ['ccsl']);
    try {
      const [duel] = duelsNamed(['basic-ccsl-machine']);
      const process = await started(bundles, { ...(duel as NonNullable<typeof duel>), warmUp: 1 }, 0);
      expect([...process.names].sort()).toEqual(['interpreter', 'machine']);
      const [interpreted, machine] = [await process.round(), await process.scores()];
      expect(interpreted.interpreter).toBeGreaterThan(0);
      const runner = basicContests[0]?.contestants().find(({ name }) => name === 'runner');
      expect(machine.machine).toEqual({
        matches: 10,
        checksum: checksumOfScores(runner as NonNullable<typeof runner>, 10),
      });
      process.end();
    } finally {
      rmSync(bundles, { recursive: true, force: true });
    }
  });
});

describe('the commit of a ref', () => {
  const head = commitOf('HEAD');

  it('is that which baseline.json names, where a clone lacks the tag', () => {
    expect(commitOf('no-tag-here', { tag: 'no-tag-here', commit: head, what: '' })).toBe(head);
    expect(namedBaseline().commit).toMatch(/^[0-9a-f]{40}$/);
  });

  it('is found by a name that git knows', () => {
    expect(commitOf(head.slice(0, 12))).toBe(head);
  });

  it('is refused where the clone does not hold it', () => {
    expect(() => commitOf('no-such-branch')).toThrow('This clone has no commit no-such-branch.');
    expect(() => commitOf('--all')).toThrow('This clone has no commit --all.');
  });
});
