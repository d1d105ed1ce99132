// Writes the public API of a package, as its built types show it, to etc/<package>[.<entry>].api.md; run in its folder.
// With --check, fails where those files differ from the build instead of writing them.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';

const check = process.argv.includes('--check');
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const reportFolder = resolve('etc');
const scratch = mkdtempSync(join(tmpdir(), 'howzat-api-'));
const problems = [];

mkdirSync(reportFolder, { recursive: true });
const current = reports(entries());

for (const [file, text] of current) {
  const before = read(file);
  if (before === text) continue;
  if (check) problems.push(`etc/${file} is out of date:\n${difference(before, text)}`);
  else writeFileSync(join(reportFolder, file), text);
}
for (const file of readdirSync(reportFolder).filter((name) => name.endsWith('.api.md') && !current.has(name))) {
  if (check) problems.push(`etc/${file} belongs to no entry.`);
  else rmSync(join(reportFolder, file));
}
rmSync(scratch, { recursive: true });

if (problems.length > 0) {
  console.error(`${manifest.name}: the public API changed.\n${problems.join('\n')}`);
  console.error('If that is on purpose, run `npm run api` and commit the reports.');
  process.exitCode = 1;
}

function entries() {
  const base = manifest.name.split('/').at(-1);
  return Object.entries(manifest.exports)
    .filter(([, target]) => target.import?.types)
    .map(([entry, target]) => ({
      file: `${base}${entry.slice(1).replaceAll('/', '.')}.api.md`,
      types: target.import.types,
    }));
}

/** The report of each entry, by its file. The types of all entries are read once. */
function reports(all) {
  const configs = all.map(({ file, types }) => [file, configOf(file, types)]);
  const [[, first] = []] = configs;
  if (!first) return new Map();
  const compilerState = CompilerState.create(first, { additionalEntryPoints: all.map(({ types }) => resolve(types)) });
  return new Map(configs.map(([file, config]) => [file, report(file, config, compilerState)]));
}

function configOf(file, types) {
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: resolve('package.json'),
    configObject: {
      projectFolder: process.cwd(),
      mainEntryPointFilePath: resolve(types),
      newlineKind: 'lf',
      compiler: { overrideTsconfig: compilerSettings() },
      apiReport: {
        enabled: true,
        reportFileName: file,
        reportFolder: scratch,
        reportTempFolder: join(scratch, 'new'),
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        extractorMessageReporting: { default: { logLevel: 'none' } },
        tsdocMessageReporting: { default: { logLevel: 'none' } },
      },
    },
  });
}

function report(file, config, compilerState) {
  Extractor.invoke(config, {
    localBuild: true,
    compilerState,
    messageCallback(message) {
      message.handled = true;
      if (message.logLevel === 'error') problems.push(message.text);
    },
  });
  return readFileSync(join(scratch, 'new', file), 'utf8');
}

/** As in tsconfig.base.json, but the types of other packages are those that they publish. */
function compilerSettings() {
  const { compilerOptions } = JSON.parse(readFileSync(new URL('../tsconfig.base.json', import.meta.url), 'utf8'));
  return { compilerOptions: { ...compilerOptions, paths: {} }, include: ['dist/**/*.d.ts'] };
}

function read(file) {
  try {
    return readFileSync(join(reportFolder, file), 'utf8');
  } catch {
    return '';
  }
}

function difference(before, after) {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const gone = old.filter((line) => line.trim() && !now.includes(line)).map((line) => `  - ${line}`);
  const added = now.filter((line) => line.trim() && !old.includes(line)).map((line) => `  + ${line}`);
  const lines = [...gone, ...added];
  return [...lines.slice(0, 40), ...(lines.length > 40 ? [`  ... ${lines.length - 40} more lines`] : [])].join('\n');
}
