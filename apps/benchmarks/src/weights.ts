import { buildSync } from 'esbuild';
import { repository } from './places.js';

/** What one part of a bundle adds to it, minified and not packed yet. */
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

/** Of what a bundle of CCSL consists, the heaviest part first. */
export function weightsOf(entry: 'index' | 'runner', names: string): readonly Weight[] {
  const { metafile } = buildSync({
    stdin: { contents: `export ${names} from './dist/${entry}.js'`, resolveDir: `${repository}packages/ccsl` },
    absWorkingDir: repository,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
  });
  const sums = new Map<string, number>();
  for (const output of Object.values(metafile.outputs))
    for (const [file, { bytesInOutput }] of Object.entries(output.inputs)) {
      const part = parts.find(([pattern]) => pattern.test(file))?.[1] ?? file;
      sums.set(part, (sums.get(part) ?? 0) + bytesInOutput);
    }
  return [...sums].map(([part, bytes]) => ({ part, bytes })).sort((a, b) => b.bytes - a.bytes);
}

/** A table of the parts of a bundle. */
export function weightTable(weights: readonly Weight[]): string {
  return [
    '| Part | kB |',
    '| --- | ---: |',
    ...weights
      .filter(({ bytes }) => bytes >= 50)
      .map(({ part, bytes }) => `| ${part} | ${(bytes / 1000).toFixed(1)} |`),
  ].join('\n');
}
