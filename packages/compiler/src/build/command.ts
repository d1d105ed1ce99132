import { parseArgs } from 'node:util';
import { NotCompilable } from './not-compilable.js';
import { writeRunners } from './write.js';

const help = `Usage: howzat-compile <module> --out <path>

Compiles the rulebooks that a module exports to a module with a runner for each.

  <module>       JavaScript or TypeScript; every export of it that \`compose\` has made is compiled
  --out <path>   where to, without an ending: <path>.js, .cjs, .d.ts and .d.cts are written
  --help         this text

Example:
  howzat-compile src/rulebooks.ts --out dist/runner

Exit codes: 0 written, 1 it could not be compiled, 2 wrong usage.
`;

/**
 * The command `howzat-compile`.
 *
 * @param args what stands behind its name
 * @returns the exit code: 0 written, 1 not compiled, 2 wrong usage
 *
 * @example
 * import { run } from '@howzat/compiler/build';
 *
 * // What `npx howzat-compile rulebooks.ts --out dist/runner` does.
 * export function compileMine(): Promise<number> {
 *   return run(['rulebooks.ts', '--out', 'dist/runner']);
 * }
 */
export async function run(args: readonly string[]): Promise<number> {
  const asked = understood(args);
  if (typeof asked === 'string') return failed(`${asked} See howzat-compile --help.`, 2);
  if (asked.help) {
    process.stdout.write(help);
    return 0;
  }
  try {
    const { names, files } = await writeRunners(asked.module, asked.out);
    process.stdout.write(`${names.join(', ')} in ${files.join(', ')}\n`);
    return 0;
  } catch (error) {
    return failed(error instanceof NotCompilable ? error.message : firstLine(error), 1);
  }
}

type Asked = { readonly help: true } | { readonly help: false; readonly module: string; readonly out: string };

/** What was asked for, or what is wrong with it. */
function understood(args: readonly string[]): Asked | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { out: { type: 'string' }, help: { type: 'boolean' } },
      allowPositionals: true,
    });
    if (values.help) return { help: true };
    const [module, ...more] = positionals;
    if (module === undefined) return 'Name the module that exports the rulebooks.';
    if (more.length > 0) return `One module is compiled at a time; ${more.join(', ')} is too much.`;
    if (!values.out) return 'Name with --out where the runners go.';
    return { help: false, module, out: values.out };
  } catch (error) {
    return firstLine(error);
  }
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] as string;
}

function failed(message: string, code: number): number {
  process.stderr.write(`howzat-compile: ${message}\n`);
  return code;
}
