import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './pnpm.mjs';

/** Every package of the workspace, with its folder and its scripts. */
export function workspacePackages() {
  const folders = ['packages', 'apps'].flatMap((group) => {
    const path = join(root, group);
    return existsSync(path) ? readdirSync(path).map((name) => join(path, name)) : [];
  });
  return [...folders, join(root, 'docs')]
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder) => {
      const { name, scripts = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      return { name, folder, scripts };
    });
}
