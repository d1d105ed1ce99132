import type { build, transform } from 'esbuild';

/** What of esbuild compiling needs. */
export interface Bundler {
  readonly build: typeof build;
  readonly transform: typeof transform;
}

/** esbuild, which runners are compiled with, is not installed. */
export class BundlerMissing extends Error {
  override readonly name = 'BundlerMissing';
  readonly code = 'bundler-missing';

  constructor(options?: ErrorOptions) {
    super('Compiling needs esbuild, which is not installed: npm install --save-dev esbuild', options);
  }
}

/**
 * Loads esbuild. It is an optional peer dependency, because it is bigger than all of Howzat and only those who compile need it.
 * @param load what imports it
 * @throws BundlerMissing where it is not installed
 */
export async function loadBundler(load: () => Promise<Bundler> = () => import('esbuild')): Promise<Bundler> {
  try {
    return await load();
  } catch (error) {
    const { code } = error as { readonly code?: unknown };
    if (code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND') throw new BundlerMissing({ cause: error });
    throw error;
  }
}
