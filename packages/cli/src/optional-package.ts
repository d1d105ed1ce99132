import { Failure } from './failure.js';

/** A package that people install beside the command line if they want what it does. */
interface Optional {
  /** What needs it, up to its name: `Kits are made by @howzat/print`. */
  readonly needs: string;
  /** Its name on npm. */
  readonly name: string;
  /** The command that was given; left out where there are several. */
  readonly command?: string;
}

/**
 * Loads a package that is not installed with the command line.
 * @throws Failure that says how to install it, where it is not there
 */
export async function optionalPackage<T>(load: () => Promise<T>, { needs, name, command }: Optional): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    const again = ['howzat', ...(command ? [command] : []), '...'].join(' ');
    throw new Failure(
      `${needs}, which is not installed here: npm install ${name}, or npx -p howzat -p ${name} ${again}`,
    );
  }
}
