// Asks pnpm what a release would publish, and publishes nothing: every package that is not private, each after those that it
// depends on, for everybody to read.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap, root, turbo } from './lib/pnpm.mjs';
import { run } from './lib/tarballs.mjs';
import { workspacePackages } from './lib/workspace.mjs';

process.exitCode = bootstrap() || turbo(['build', '--filter=./packages/*'], { quiet: true }) || checkRelease();

function checkRelease() {
  const { ok, output } = run('pnpm', ['publish', '-r', '--dry-run', '--no-git-checks'], root);
  const released = [...output.matchAll(/^\+ (.+)@([^@\s]+)$/gm)].map(([, name, version]) => ({ name, version }));
  const problems = ok ? problemsOf(released, output) : [output];
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`${released.length} packages would be published, in order`);
  return problems.length > 0 ? 1 : 0;
}

function problemsOf(released, output) {
  const manifests = workspacePackages()
    .map(({ folder }) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
    .filter((manifest) => !manifest.private);
  const place = new Map(released.map(({ name }, at) => [name, at]));
  const unwanted = released.filter(({ name }) => !manifests.some((manifest) => manifest.name === name));
  return [
    ...unwanted.map(({ name }) => `${name} would be published and is private`),
    ...manifests.flatMap(({ name, version, dependencies = {}, publishConfig }) => [
      ...(place.has(name) ? [] : [`${name} would not be published`]),
      ...(released.some((one) => one.name === name && one.version !== version) ? [`${name} has another version`] : []),
      ...(publishConfig?.access === 'public' && publishConfig.provenance
        ? []
        : [`${name} says no access or provenance`]),
      ...Object.keys(dependencies)
        .filter((other) => place.get(other) > place.get(name))
        .map((other) => `${name} would be published before ${other}, which it needs`),
    ]),
    ...(/(?:workspace|catalog):/.test(output) ? ['a version was not written'] : []),
  ];
}
