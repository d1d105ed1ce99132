import { gzipSync } from 'node:zlib';
import { build, buildSync, type Plugin } from 'esbuild';
import { repository } from './places.js';

/** What one part of a bundle adds to it, minified. */
interface Weight {
  readonly part: string;
  readonly bytes: number;
}

/** What the parts of a bundle are for, by where their sources lie; the first that fits counts. */
const parts: readonly (readonly [RegExp, string])[] = [
  [/packages\/core\/src\/compose/, 'core: composing rules and amendments, and refusing those that fight'],
  [/packages\/core\/src\/match/, 'core: the match, its record and its undo'],
  [/packages\/core\/src\/(interpreter|program)/, 'core: playing what was composed'],
  [/packages\/core\/src\/laws/, 'core: the Laws'],
  [/packages\/core\/src\/(log|json|domains|errors)/, 'core: log, views, choices and what comes from outside'],
  [/packages\/core\/src\/compiled/, 'core: what generated code needs'],
  [/packages\/core\/src/, 'core: the rest'],
  [/dist\/runner/, 'CCSL: its rules as generated code'],
  [/packages\/ccsl/, 'CCSL: its rules and readings'],
  [/@noble/, 'library: hashes and ciphers, for checksums, commitments and streams of players'],
  [/pure-rand/, 'library: the generator of the dice'],
];

/** What a match came to promise, and the sources that keep it. */
const promises: readonly (readonly [string, RegExp])[] = [
  [
    'walls around what players get, streams of their own, errors that can be printed',
    /core\/src\/(domains\/sealed|interpreter\/handout|json\/frozen|errors\/(hardened|printable|fault)|chance\/(player-stream|unguessable|keyed-hash)|match\/(seat-at-match|umpire))/,
  ],
  [
    'records that can be trusted, branches and what one side may keep of them',
    /core\/src\/(match\/(side-record|record-writer|record-checksum|timeline|record)|log\/checksum|json\/read-json)/,
  ],
  ['hashes and ciphers for both', /@noble/],
  [
    'operations of house rules, and refusing those that fight',
    /core\/src\/(compose\/(edits|decision-edits|taking-back|conflicts|well-formed)|interpreter\/taking-back)/,
  ],
];

/** A bundle of CCSL with some names from one of its entries. */
function bundled(entry: 'index' | 'runner', names: string) {
  return {
    stdin: { contents: `export ${names} from './dist/${entry}.js'`, resolveDir: `${repository}packages/ccsl` },
    absWorkingDir: repository,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    logLevel: 'error',
  } as const;
}

/** How many bytes less a bundle has, packed, without the parts that keep each promise, and without all of them. */
export async function weightsOfPromises(entry: 'index' | 'runner', names: string): Promise<readonly Weight[]> {
  const packed = async (left: readonly RegExp[]): Promise<number> => {
    const { outputFiles } = await build({ ...bundled(entry, names), plugins: [without(left)] });
    return outputFiles.reduce((sum, { text }) => sum + gzipSync(text, { level: 9 }).length, 0);
  };
  const all = await packed([]);
  const weights: Weight[] = [];
  for (const [part, pattern] of promises) weights.push({ part, bytes: all - (await packed([pattern])) });
  const rest = await packed(promises.map(([, pattern]) => pattern));
  return [...weights, { part: 'what is left without any of them', bytes: rest }];
}

/** Puts nothing in the place of some sources, but for the lists of what a folder exports. */
function without(left: readonly RegExp[]): Plugin {
  return {
    name: 'without',
    setup: ({ onLoad }) =>
      onLoad({ filter: /\.[jt]s$/ }, ({ path }) =>
        !path.endsWith('index.ts') && left.some((pattern) => pattern.test(path))
          ? { contents: 'module.exports = {};', loader: 'js' }
          : undefined,
      ),
  };
}

/** Of what a bundle of CCSL consists, the heaviest part first. */
export function weightsOf(entry: 'index' | 'runner', names: string): readonly Weight[] {
  const { metafile } = buildSync({ ...bundled(entry, names), metafile: true });
  const sums = new Map<string, number>();
  for (const output of Object.values(metafile.outputs))
    for (const [file, { bytesInOutput }] of Object.entries(output.inputs)) {
      const part = parts.find(([pattern]) => pattern.test(file))?.[1] ?? file;
      sums.set(part, (sums.get(part) ?? 0) + bytesInOutput);
    }
  return [...sums].map(([part, bytes]) => ({ part, bytes })).sort((a, b) => b.bytes - a.bytes);
}

/** A table of the parts of a bundle. */
export function weightTable(weights: readonly Weight[], head = 'Part'): string {
  return [
    `| ${head} | kB |`,
    '| --- | ---: |',
    ...weights
      .filter(({ bytes }) => bytes >= 50)
      .map(({ part, bytes }) => `| ${part} | ${(bytes / 1000).toFixed(1)} |`),
  ].join('\n');
}
