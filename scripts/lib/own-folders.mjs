// Where a run keeps what it writes: never among the things of the person who starts it.
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** What one run leaves for the next in this clone: what npm and pnpm have fetched. */
const kept = join(root, 'node_modules/.cache/howzat');

/**
 * The environment of a run of its own: home, settings, data, state and cache lie in a new folder, which goes when this process ends.
 * Only the person's settings of npm are read, since they may name a registry.
 */
export function ownEnvironment() {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'howzat-home-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  const named = {
    HOME: folder,
    USERPROFILE: folder,
    XDG_CONFIG_HOME: join(folder, '.config'),
    XDG_DATA_HOME: join(folder, '.local/share'),
    XDG_STATE_HOME: join(folder, '.local/state'),
    XDG_CACHE_HOME: join(folder, '.cache'),
    npm_config_userconfig: userconfig(),
    npm_config_cache: join(kept, 'npm'),
    npm_config_store_dir: join(kept, 'store'),
    // what is started within a run finds this clone set up: to set it up again by other settings would take its packages away
    HOWZAT_SET_UP: root,
  };
  for (const [name, path] of Object.entries(named)) if (name.startsWith('XDG_')) mkdirSync(path, { recursive: true });
  return named;
}

/**
 * What pnpm and npx need while a clone is set up. They use the person's own store, as `pnpm install` by hand does; where that cannot be
 * written, one within the clone.
 */
export function environmentOfSetup() {
  const store = storeOfClone();
  if (process.env.HOWZAT_SET_UP) return store ? { npm_config_store_dir: store } : {};
  if (isWritable(homedir())) return {};
  const { npm_config_store_dir: _, ...own } = ownEnvironment();
  return { ...own, npm_config_store_dir: store ?? join(kept, 'store') };
}

/** The store that the packages of this clone come from; pnpm would install all of them again from another one. */
function storeOfClone() {
  const modules = join(root, 'node_modules/.modules.yaml');
  if (!existsSync(modules)) return null;
  const [, store] = /"?storeDir"?: "?([^"\n]+?)(?:[\\/]v\d+)?"?,?$/m.exec(readFileSync(modules, 'utf8')) ?? [];
  return store ?? null;
}

function userconfig() {
  const given = process.env.npm_config_userconfig ?? process.env.NPM_CONFIG_USERCONFIG;
  return given ?? join(homedir(), '.npmrc');
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    rmSync(mkdtempSync(join(folder, '.howzat-')), { recursive: true });
    return true;
  } catch {
    return false;
  }
}
