import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './pnpm.mjs';
import { exampleOf } from './readme-examples.mjs';

const comment = /\/\*\*(?:(?!\*\/).)*\*\/(?=\n *export (?:async )?(?:function\*?|const|class) (\w+))/gs;

/**
 * The examples of the doc comments of a package: each `@example` that imports something is a program of its own, and has the lines
 * that it says it prints.
 *
 * @param {string} folder of the source, from the root
 */
export function docExamples(folder) {
  return filesIn(folder).flatMap(examplesIn);
}

/** The names of the functions that a package exports from one of its files. */
function functionsIn(folder) {
  const texts = filesIn(folder).map((path) => readFileSync(join(root, path), 'utf8'));
  return new Set(texts.flatMap((text) => namesDefined(text)));
}

/** The functions that a file exports where it defines them. */
function namesDefined(text) {
  return [...text.matchAll(/^export (?:async )?function\*? (\w+)/gm)].map(([, name]) => name);
}

function filesIn(folder) {
  const files = readdirSync(join(root, folder), { recursive: true });
  return files.filter((file) => file.endsWith('.ts')).map((file) => `${folder}/${file}`);
}

function examplesIn(path) {
  const text = readFileSync(join(root, path), 'utf8');
  return [...text.matchAll(comment)].flatMap(([doc, name]) => {
    const [, example] = /\n \* @example\n(.*?)(?=\n \* @|\n \*\/)/s.exec(doc) ?? [];
    const code = example?.replaceAll(/^ \* ?/gm, '') ?? '';
    return code.startsWith('import ') ? [{ ...exampleOf(code, `${path}: ${name}`), name }] : [];
  });
}

/**
 * The functions that an entry of a package exports, and that have no example which runs.
 *
 * @param {string} entry file of the entry, from the root
 * @param {readonly { readonly name: string }[]} examples of the package
 */
export function withoutExample(entry, examples) {
  const functions = functionsIn(dirname(entry));
  const known = new Set(examples.map(({ name }) => name));
  return namesExported(entry).filter((name) => functions.has(name) && !known.has(name));
}

/** All that a file exports: by a list, where it is defined, or as everything of another file. */
function namesExported(path) {
  const text = readFileSync(join(root, path), 'utf8');
  const lists = [...text.matchAll(/export \{([^}]*)\}/gs)].flatMap(([, list]) => list.split(','));
  const passedOn = [...text.matchAll(/export \* from '(\.[^']*)\.js'/g)].map(([, file]) =>
    join(dirname(path), `${file}.ts`),
  );
  return [...lists.map((name) => name.trim()), ...namesDefined(text), ...passedOn.flatMap(namesExported)];
}
