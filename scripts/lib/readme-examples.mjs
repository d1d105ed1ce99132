import { readFileSync } from 'node:fs';

const fence = /^( *)```(\w*)[^\n]*\n(.*?)^\1```$/gms;
const packageName = /(?:\bfrom |\brequire\(|^import )'((?:@[^/']+\/)?[^/'.:]+)[/']/gm;

/**
 * The examples of a README: its `js` and `ts` blocks. A block that calls `require` is CommonJS, any other an ES module;
 * one that imports nothing goes on from the ES module before it. One that imports Vitest is run by it. Each has the lines that
 * it says it prints, and under a comment `// a-name.ts` it is also a file of that name, up to the block that first prints something.
 */
export function readmeExamples(file, name) {
  const text = readFileSync(file, 'utf8');
  const examples = [];
  for (const [block, indent, language, body] of text.matchAll(fence)) {
    if (language !== 'js' && language !== 'ts') continue;
    const line = text.slice(0, text.indexOf(block)).split('\n').length;
    const code = body.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
    const packages = packagesIn(code);
    const before = examples.findLast(({ kind }) => kind !== 'cjs');
    if (packages.length === 0 && before) {
      before.code += `\n${code}`;
      // the file ends where the page begins to show what comes of it
      if (before.saved && !before.code.includes('console.log')) before.saved.code = before.code;
      if (language === 'ts' && before.kind === 'js') before.kind = 'ts';
    } else {
      const kind = packages.includes('vitest') ? 'vitest' : /\brequire\(/.test(code) ? 'cjs' : language;
      const [, saved] = /^\/\/ ([\w-]+\.ts)$/m.exec(code.slice(0, code.indexOf('\n'))) ?? [];
      examples.push({
        label: `${name}:${line}`,
        page: name,
        file: fileOf(`${name}-${line}`),
        kind,
        code,
        packages,
        ...(saved && { saved: { name: saved, code } }),
      });
    }
  }
  return examples.map((example) => ({ ...example, prints: linesPrinted(example.code) }));
}

/** A small program in TypeScript as an example by itself. Many of them are run together. */
export function exampleOf(code, label) {
  const packages = packagesIn(code);
  return { label, page: label, file: fileOf(label), kind: 'together', code, packages, prints: linesPrinted(code) };
}

function packagesIn(code) {
  return [...code.matchAll(packageName)].map(([, specifier]) => specifier);
}

function fileOf(label) {
  return label.replaceAll(/[^\w-]/g, '-');
}

/** The lines of the `sh` blocks of a page that start the command line, without what a comment says of them. */
export function commandsIn(file) {
  const blocks = [...readFileSync(file, 'utf8').matchAll(fence)].filter(([, , language]) => language === 'sh');
  const lines = blocks.flatMap(([, , , body]) => body.split('\n'));
  return lines.filter((line) => line.startsWith('npx howzat ')).map((line) => line.replace(/ +#.*$/, ''));
}

/** The packages that a README tells to install, if it does. */
export function installedBy(file) {
  return /^npm install (.*)$/m.exec(readFileSync(file, 'utf8'))?.[1].split(' ');
}

/**
 * What is wrong with an example that was run, in words; null where it prints what it says.
 *
 * @param {string[]} prints the lines that it says it prints
 * @param {string | null} broke what it ended with, where it broke
 */
export function wrongWith(prints, printed, broke) {
  if (broke !== null) return broke;
  const unmet = unmetPromise(prints, printed);
  return unmet === undefined ? null : `It does not print: ${unmet}\nIt prints:\n${printed}`;
}

/** The first line that says it prints something else, if there is one. */
function unmetPromise(prints, output) {
  const lines = output.split('\n').filter((line) => line !== '');
  for (const promise of prints) {
    const at = lines.findIndex((line) => promise.startsWith(line));
    if (at < 0) return promise;
    lines.splice(0, at + 1);
  }
}

/** What stands behind `console.log(...);`, or in the lines of comment right under it. */
function linesPrinted(code) {
  const calls = code.matchAll(/\bconsole\.log\(.*\);(?: \/\/ (.*))?((?:\n *\/\/ .*)*)/g);
  return [...calls].flatMap(([, behind, under]) => [
    ...(behind === undefined ? [] : [behind]),
    ...under
      .split('\n')
      .map((line) => line.replace(/^ *\/\/ /, ''))
      .filter((line) => line !== ''),
  ]);
}
