import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const strict = {
  strict: true,
  skipLibCheck: false,
  target: 'ES2022',
  allowJs: true,
  checkJs: true,
  rootDir: 'examples',
  // a file of a guide imports another as it is called there
  rewriteRelativeImportExtensions: true,
};
const compilerOptions = {
  nodenext: { ...strict, module: 'nodenext', outDir: 'compiled' },
  // a bundler sees ES modules
  bundler: { ...strict, module: 'esnext', moduleResolution: 'bundler', noEmit: true },
};

/** So long a program may go on when all of it has been read, in milliseconds. */
const patience = 60_000;

/** How an example is run: TypeScript is compiled both ways, JavaScript runs as it stands. */
const waysOf = {
  ts: [
    { way: 'ESM', source: 'mts', runs: 'compiled', as: 'mjs' },
    { way: 'CommonJS', source: 'cts', runs: 'compiled', as: 'cjs' },
  ],
  js: [{ way: 'ESM', source: 'mjs', runs: 'examples', as: 'mjs' }],
  cjs: [{ way: 'CommonJS', source: 'cjs', runs: 'examples', as: 'cjs' }],
  // one process runs all of these
  together: [{ way: 'ESM', source: 'mts', runs: 'compiled', as: 'mjs' }],
  vitest: [{ way: 'Vitest', source: 'test.mts', runs: 'examples', as: 'test.mts' }],
};

/** A file of a guide is an ES module, and so is what imports it. */
function waysFor(kind, code) {
  return code.includes("from './") ? waysOf[kind].filter(({ way }) => way === 'ESM') : waysOf[kind];
}

/** Writes examples and what loads every entry into a folder. Gives the programs to run there. */
export function writeProject(folder, entries, examples, lib, { skipLibCheck = false } = {}) {
  mkdirSync(join(folder, 'examples'));
  const write = (file, text) => writeFileSync(join(folder, file), text);
  for (const [resolution, options] of Object.entries(compilerOptions)) {
    const exclude = resolution === 'bundler' ? ['**/*.cts', '**/*.cjs'] : [];
    const config = { compilerOptions: { ...options, skipLibCheck, lib, types: [] }, include: ['examples'], exclude };
    write(`tsconfig.${resolution}.json`, JSON.stringify(config, null, 2));
  }
  for (const { saved } of examples) {
    if (!saved) continue;
    write(saved.name, saved.code);
    write(`examples/${saved.name}`, saved.code);
  }
  return [...examples, loader(entries)].flatMap(({ label, page, file, kind, code, prints }) =>
    waysFor(kind, code).map(({ way, source, runs, as }) => {
      write(`examples/${file}.${source}`, code);
      const together = kind === 'together';
      return { label: `${label} as ${way}`, page, way, file: `${runs}/${file}.${as}`, code, prints, together };
    }),
  );
}

/**
 * Writes a program that imports others one after the other, each when the one before has come to its end, and prints a list of what came
 * of each: its `file`, what it `printed`, and what it threw, as `broke`.
 */
export function writeRunner(folder, programs) {
  const files = JSON.stringify(programs.map(({ file }) => file));
  const code = `import { setTimeout as pause } from 'node:timers/promises';
import { format } from 'node:util';
const log = console.log;
const results = ${files}.map((file) => ({ file, printed: [], broke: null }));
let running;
const breaks = (error) => {
  running.broke ??= String(error?.stack ?? error);
};
process.on('uncaughtException', breaks);
process.on('unhandledRejection', breaks);
console.log = (...values) => running.printed.push(format(...values));
const holds = () => process.getActiveResourcesInfo().length;
// that there are streams holds nothing
void [process.stdout, process.stderr];
const before = holds();
// a program by itself ends when nothing holds it any more
const ends = async () => {
  for (let waited = 0; waited < ${patience}; waited += 10) {
    await pause(10);
    if (holds() <= before) return;
  }
  breaks('It does not end: ' + process.getActiveResourcesInfo());
};
for (running of results) {
  await import('./' + running.file).catch(breaks);
  await ends();
  if (process.exitCode) breaks('It ends with the exit code ' + process.exitCode + '.');
  process.exitCode = undefined;
}
log(JSON.stringify(results.map(({ printed, ...rest }) => ({ ...rest, printed: printed.join('\\n') }))));
process.exit(0);
`;
  writeFileSync(join(folder, 'together.mjs'), code);
  return 'together.mjs';
}

/** Writes a project that loads entries, with the library of the language alone and every declaration checked. */
export function writeStrictUser(folder, entries) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'entries.mts'), loader(entries).code);
  for (const [resolution, options] of Object.entries(compilerOptions)) {
    const alone = { ...options, rootDir: '.', outDir: undefined, noEmit: true, lib: ['ES2022'], types: [] };
    const config = { compilerOptions: alone, include: ['entries.mts'] };
    writeFileSync(join(folder, `tsconfig.${resolution}.json`), JSON.stringify(config, null, 2));
  }
}

/** TypeScript that loads every entry, with its types as an ES module and as CommonJS see them. */
function loader(entries) {
  const imports = entries.map((entry, at) => `import * as entry${at} from '${entry}';\n`).join('');
  const loaded = entries.map((_, at) => `entry${at}`).join(', ');
  const code = `${imports}for (const entry of [${loaded}]) if (Object.keys(entry).length === 0) throw new Error('empty');\n`;
  return { label: 'every entry', page: 'entries', file: 'entries', kind: 'ts', code, prints: [] };
}
