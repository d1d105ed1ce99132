import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Program, Rulebook } from '@howzat/core/engine';
import { tellText } from '../syntax/function-text.js';
import { type Bundler, loadBundler } from './bundler.js';
import { type MarkedModule, type Marks, marked } from './marked.js';
import { NotCompilable } from './not-compilable.js';
import { type RulebookSource, sourceOf } from './source.js';
import { Values } from './values.js';

/** A module with a runner for each rulebook, under the name that the rulebook has. */
export interface CompiledModule {
  /** What the runners are called. */
  readonly names: readonly string[];
  readonly esm: string;
  readonly cjs: string;
  /** Its declarations, the same for both. */
  readonly types: string;
}

/** What a bundle of rulebooks and core exports, once it runs. */
interface Running {
  readonly rulebooks: Readonly<Record<string, unknown>>;
  /** The entries of the core whose names the code may import. */
  readonly author: Readonly<Record<string, unknown>>;
  readonly core: Readonly<Record<string, unknown>>;
  readonly engine: Readonly<Record<string, unknown>>;
  readonly programOf: (rulebook: Rulebook) => Program;
  readonly $marks: Marks;
}

/**
 * Compiles the rulebooks that a module exports.
 *
 * @param from the module, JavaScript or TypeScript: every export of it that `compose` has made is compiled
 * @throws NotCompilable where a rulebook holds what cannot be written as code, or the module exports no rulebook
 * @throws BundlerMissing where esbuild is not installed
 *
 * @example
 * import { compileRulebooks } from '@howzat/compiler/build';
 *
 * // What the runners of my rulebooks would be called.
 * export async function runnersIn(file: string): Promise<readonly string[]> {
 *   const { names } = await compileRulebooks(file);
 *   return names;
 * }
 */
export async function compileRulebooks(from: string): Promise<CompiledModule> {
  const bundler = await loadBundler();
  const module = marked(await bundled(bundler, resolve(from)));
  const running = await run(module);
  const rulebooks = Object.entries(running.rulebooks).filter((named): named is [string, Rulebook] =>
    isRulebook(named[1]),
  );
  if (rulebooks.length === 0) throw new NotCompilable(from, 'it exports no rulebook that `compose` has made');
  const programs = rulebooks.map(([name, rulebook]) => [name, running.programOf(rulebook)] as const);
  for (const [fn, { at }] of running.$marks.functions) {
    const { text } = module.functions[at] as MarkedModule['functions'][number];
    tellText(fn as object, text.slice(1, -1));
  }
  const sources = programs.map(([name, program]) => [name, sourceOf(program)] as const);
  const text = written(module, running, sources);
  const [esm, cjs] = await Promise.all(
    (['esm', 'cjs'] as const).map(async (format) => {
      // white space stays, for with it goes what tells bundlers which calls they may leave out
      const small = { minifyIdentifiers: true, minifySyntax: true };
      const { code } = await bundler.transform(text, { format, target: 'es2022', platform: 'node', ...small });
      return code;
    }),
  );
  return { names: sources.map(([name]) => name), esm: esm as string, cjs: cjs as string, types: declared(sources) };
}

/** Where code imports from what it uses of the core, the first that has it. */
const entries = { author: '@howzat/core/author', core: '@howzat/core', engine: '@howzat/core/engine' } as const;

/** The module with everything that it needs, in one file. */
async function bundled({ build }: Bundler, path: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: [
        `export * as rulebooks from ${JSON.stringify(path)};`,
        ...Object.entries(entries).map(([name, entry]) => `export * as ${name} from '${entry}';`),
        "export { programOf } from '@howzat/core/engine';",
      ].join('\n'),
      resolveDir: dirname(path),
    },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    write: false,
    // packages are what is installed, whatever paths the project's own compiler goes by
    tsconfigRaw: {},
    logLevel: 'silent',
  });
  return (outputFiles[0] as (typeof outputFiles)[number]).text;
}

async function run(module: MarkedModule): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'howzat-compile-'));
  try {
    const file = join(folder, 'rulebooks.mjs');
    await writeFile(file, module.text);
    return (await import(pathToFileURL(file).href)) as Running;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function isRulebook(value: unknown): value is Rulebook {
  return typeof value === 'object' && value !== null && 'flow' in value && 'selection' in value;
}

type Named = readonly (readonly [name: string, source: RulebookSource])[];

/** The module's source: what is imported of core, the values that the code names, and a runner for each rulebook. */
function written(module: MarkedModule, running: Running, sources: Named): string {
  const names = Object.keys(entries) as (keyof typeof entries)[];
  const homes = new Map(
    [...names].reverse().flatMap((entry) => Object.keys(running[entry]).map((name) => [name, entries[entry]])),
  );
  const exported = new Map(
    names.flatMap((entry) => Object.entries(running[entry]).map(([name, value]): [unknown, string] => [value, name])),
  );
  const values = new Values(running.$marks, module, exported);
  for (const [, { params, bound }] of sources) {
    values.count(params);
    values.count(bound);
  }
  const runners = sources.map(([name, source]) => {
    const { of, params, ruleIds, views, makes, bound, sites } = source;
    const parts = [
      `of:${JSON.stringify(of)}`,
      `params:${values.write(params, `${name}.params`)}`,
      `ruleIds:${JSON.stringify(ruleIds)}`,
      `views:()=>${views}`,
      `make:(X,$p,T,$none)=>{${makes}}`,
      `bound:${values.write(bound, name)}`,
      `sites:${JSON.stringify(sites)}`,
    ];
    return `export const ${name}=/* @__PURE__ */$compiledRunner({${parts.join()}});`;
  });
  const imports = Object.values(entries).flatMap((entry) => {
    const from = [...values.imported].filter(([, known]) => homes.get(known) === entry);
    const list = from.map(([name, known]) => (known === name ? name : `${known} as ${name}`));
    return list.length > 0 ? [`import { ${list.join()} } from '${entry}';`] : [];
  });
  return [
    "import { compiledRunner as $compiledRunner } from '@howzat/core/compiled';",
    ...imports,
    ...values.lines,
    ...runners,
  ].join('\n');
}

function declared(sources: Named): string {
  const runners = sources.map(([name, { of }]) => {
    const house = of.houseRules.length > 0 ? ` with ${of.houseRules.join(', ')}` : '';
    return `/** Plays matches of ${of.variant}${of.format ? `, ${of.format}` : ''}${house}. */\nexport declare const ${name}: CompiledRunner;\n`;
  });
  return `import type { CompiledRunner } from '@howzat/core/compiled';\n\n${runners.join('\n')}`;
}
