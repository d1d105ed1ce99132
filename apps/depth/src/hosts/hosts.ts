import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** An engine that runs JavaScript, and what a bundler or a tool has made of the program for it. */
export interface Host {
  readonly id: string;
  readonly name: string;
  /** What is made of the bundle for it. */
  prepare(bundle: string): Promise<string>;
  /** What stands before the program: how a line is written there, and what the engine lacks of the language. */
  readonly before: string;
  /** The command that runs a file. */
  command(file: string): readonly [command: string, args: readonly string[]];
  /** Why it cannot run on this machine; null where it can. */
  readonly leftOut: string | null;
  /** Whether functions keep a text there that can be proved: then as many are written in place as in the bundle itself. */
  readonly keepsText: boolean;
}

const onNode = {
  before: 'function say(line) { console.log(line); }',
  command: (file: string) => [process.execPath, [file]] as const,
  leftOut: null,
  keepsText: true,
};

/**
 * Hermes 0.12 lacks one method of ES2022 that the engine uses; later versions have it. Nothing else has to stand in: whoever plays a match
 * asks for no console, clock, timer, encoder or crypto.
 */
const hermesLacks = `
if (!Array.prototype.at)
  Object.defineProperty(Array.prototype, 'at', {
    configurable: true,
    writable: true,
    value: function at(index) { return this[index < 0 ? this.length + index : index]; },
  });`;

const onHermes = {
  prepare: toES5,
  before: `function say(line) { print(line); }${hermesLacks}`,
  // its package has other binaries as well; this is the one that is tried
  leftOut:
    process.platform === 'linux' && process.arch === 'x64'
      ? null
      : `Hermes is run on linux x64 alone, and this is ${process.platform} ${process.arch}`,
  keepsText: false,
};

/** The hosts on which the same matches are to be played. The first one is what the others are held to. */
export const hosts: readonly [Host, ...Host[]] = [
  { ...onNode, id: 'node', name: 'Node', prepare: async (bundle) => bundle },
  {
    ...onNode,
    id: 'no-eval',
    name: 'Node that makes no code from text',
    prepare: async (bundle) => bundle,
    command: (file) => [process.execPath, ['--disallow-code-generation-from-strings', file]],
  },
  { ...onNode, id: 'esbuild', name: 'esbuild, minified', prepare: minifiedByEsbuild },
  { ...onNode, id: 'terser', name: 'Terser, compressed and mangled', prepare: minifiedByTerser },
  { ...onNode, id: 'es5', name: 'SWC, down to ES5', prepare: toES5 },
  { ...onNode, id: 'istanbul', name: 'instrumented by istanbul', prepare: instrumented, keepsText: false },
  { ...onHermes, id: 'hermes', name: 'Hermes', command: (file) => [hermes(), [file]] },
  {
    ...onHermes,
    id: 'hermes-no-eval',
    name: 'Hermes that makes no code from text',
    command: (file) => [hermes(), ['-enable-eval=false', file]],
  },
];

let bundle: Promise<string> | null = null;

/** The program with all that it needs, of the packages as they are built. */
export function bundled(): Promise<string> {
  bundle ??= bundleNow();
  return bundle;
}

async function bundleNow(): Promise<string> {
  const { build } = await import('esbuild');
  const here = import.meta.url;
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(here.endsWith('.ts') ? './program.ts' : './program.js', here))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    platform: 'neutral',
    // what is published, and not its source
    tsconfigRaw: '{}',
    logLevel: 'silent',
  });
  return (outputFiles[0] as (typeof outputFiles)[number]).text;
}

/** Does something in a folder of its own, which is then deleted. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'howzat-hosts-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function minifiedByEsbuild(bundle: string): Promise<string> {
  const { transform } = await import('esbuild');
  return (await transform(bundle, { minify: true, target: 'es2022' })).code;
}

async function minifiedByTerser(bundle: string): Promise<string> {
  const { minify } = await import('terser');
  return (await minify(bundle, { compress: { passes: 2 }, mangle: true, toplevel: true })).code as string;
}

/** Nothing newer than ES5: arrow functions become functions, classes too, private fields weak maps. */
async function toES5(bundle: string): Promise<string> {
  const { transform } = await import('@swc/core');
  const { code } = await transform(bundle, {
    jsc: { parser: { syntax: 'ecmascript' }, target: 'es5', externalHelpers: false },
    isModule: false,
    swcrc: false,
    configFile: false,
  });
  return code;
}

async function instrumented(bundle: string): Promise<string> {
  const { createInstrumenter } = await import('istanbul-lib-instrument');
  return createInstrumenter({ esModules: false, compact: false }).instrumentSync(bundle, 'program.js');
}

function hermes(): string {
  const require = createRequire(import.meta.url);
  return join(dirname(require.resolve('hermes-engine-cli/package.json')), 'linux64-bin/hermes');
}
