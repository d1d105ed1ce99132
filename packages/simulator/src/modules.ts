import { existsSync, realpathSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ErrorCode, HowzatError } from '@howzat/core';
import { resolve as resolveModule } from 'import-meta-resolve';

/** From where a package name is looked up: the working directory, then the program that runs, then this package. */
function parents(): string[] {
  const program = process.argv[1];
  return [
    pathToFileURL(resolve('package.json')).href,
    ...(program && existsSync(program) ? [pathToFileURL(realpathSync(program)).href] : []),
    import.meta.url,
  ];
}

/**
 * The URL of a module named by a package, a file URL or a path, so that every thread loads the same.
 *
 * @param module a package, a file URL or a path
 * @param code the code of the error where there is none
 * @throws HowzatError with the code given where there is no such module
 *
 * @example
 * import { urlOf } from '@howzat/simulator/chunks';
 *
 * console.log(urlOf('@howzat/ccsl', 'unknown-variant').startsWith('file:')); // true
 */
export function urlOf(module: string, code: ErrorCode): string {
  if (/^(file|data|node):/.test(module)) return module;
  const path = resolve(module);
  if (module.startsWith('.') || isAbsolute(module)) {
    if (existsSync(path)) return pathToFileURL(path).href;
    throw new HowzatError(code, `There is no file ${path}.`, { subject: module });
  }
  for (const parent of parents()) {
    try {
      return resolveModule(module, parent);
    } catch {
      // the next place may know it
    }
  }
  if (existsSync(path)) return pathToFileURL(path).href;
  throw new HowzatError(code, `There is no module ${module}: it is neither an installed package nor a file.`, {
    subject: module,
  });
}
