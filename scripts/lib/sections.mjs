// Where the rules of a rulebook stand in its sources. The files are parsed and never run.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * Where the ids of rules stand in the sources of a package.
 *
 * Words are a key with the id, in an object. Readings are a key in `k.readings`, or what `k.ruling` is given first. Code is what has
 * the id as its `id`, or what `k.option` and `k.format` are given first. Whatever else names the id only mentions it.
 *
 * @param {string} folder of the package
 * @param {string} prefix that the ids begin with: `ccsl.`
 * @returns {Map<string, { words: Place[], readings: Place[], code: Place[], mentions: Place[] }>} by id; an id that is put together when the code runs
 *   stands here as far as it is known, with a `*` behind it
 * @typedef {{ file: string, line: number }} Place the file from the folder of the package, with slashes
 */
export function rulePlaces(folder, prefix) {
  const places = new Map();
  for (const file of sourcesOf(folder)) {
    const source = ts.createSourceFile(file, readFileSync(join(folder, file), 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node) => {
      const id = idIn(node, prefix);
      if (id !== null) {
        if (!places.has(id)) places.set(id, { words: [], readings: [], code: [], mentions: [] });
        places.get(id)[roleOf(node)].push({ file, line: lineOf(source, node) });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return places;
}

/**
 * Where the sources of a rulebook do not keep to their sections: words, code and readings of a rule stand in the file that its id
 * names, `ccsl.trap.out` in `src/rules/trap.ts`. Words may stand beside it, in `src/rules/trap.words.ts`. A large section is a folder:
 * `src/rules/trap/`, with files by what they are about. Hyphens do not matter: `ccsl.noball.run` stands in `no-ball.ts`. The words and the readings of a ruling stand in one of these files together; what else
 * its readings decide may be anywhere.
 *
 * @param {string} folder of the package
 * @param {{ variant: string, sections: readonly { rules: object }[], rulings: object }} registry
 * @param {Record<string, string>} named the files of sections whose ids are short for them: `{ adv: 'advantage' }`
 * @returns {string[]}
 */
export function sectionProblems(folder, registry, named = {}) {
  const places = rulePlaces(folder, `${registry.variant}.`);
  const rules = registry.sections
    .flatMap((section) => Object.keys(section.rules))
    .filter((id) => !(id in registry.rulings));
  return [
    ...sharedFiles(named),
    ...rules.flatMap((id) => wordsProblems(id, places, sectionOf(id, named))),
    ...[...places].flatMap(([id, { code }]) =>
      id in registry.rulings || sectionOf(id) === 'ruling' ? [] : codeProblems(id, code, sectionOf(id, named)),
    ),
    ...Object.keys(registry.rulings).flatMap((id) => rulingProblems(id, places)),
  ];
}

/** Files that stand for two sections, so that an id would not tell which of them it is in. */
function sharedFiles(named) {
  const files = Object.values(named);
  return files
    .filter((file, at) => files.indexOf(file) !== at)
    .map((file) => `${file}.ts is named for two sections; each has a file of its own`);
}

function wordsProblems(id, places, section) {
  const words = places.get(id)?.words ?? [];
  if (words.length !== 1)
    return [`${id} has its words in ${words.length === 0 ? 'no file' : words.map(told).join(' and ')}`];
  return isIn(words[0], section) ? [] : [`${id} has its words in ${told(words[0])}, not in ${fileOf(section)}`];
}

function codeProblems(id, code, section) {
  return code
    .filter((place) => !isIn(place, section))
    .map((place) => `${id} has its code in ${told(place)}, not in ${fileOf(section)}`);
}

function rulingProblems(id, places) {
  const { words = [], readings = [] } = places.get(id) ?? {};
  if (words.length !== 1)
    return [`${id} has its words in ${words.length === 0 ? 'no file' : words.map(told).join(' and ')}`];
  const file = ruleFile(words[0]);
  if (file === null) return [`${id} has its words in ${told(words[0])}, which is no file of a section`];
  return readings
    .filter((place) => ruleFile(place) !== file)
    .map((place) => `${id} has its readings in ${told(place)} and its words in ${told(words[0])}`);
}

/** The section of a rule's id: what stands behind the name of the game. */
function sectionOf(id, named = {}) {
  const section = id.split('.')[1] ?? '';
  return Object.hasOwn(named, section) ? named[section] : section;
}

const bare = (name) => name.replaceAll('-', '');
const fileOf = (section) => `src/rules/${section}.ts`;
const told = ({ file, line }) => `${file}:${line}`;
const isIn = (place, section) => sectionFile(place) === bare(section);

/** The section whose file this is, or in whose folder it is; null where it is another's. */
function sectionFile(place) {
  const name = ruleFile(place);
  return name === null ? null : bare(name.split('/')[0]);
}

/** What a file of a section is called: `trap`, or `trap/cards` in its folder; null where it is none. */
function ruleFile({ file }) {
  return /^src\/rules\/([^/.]+(?:\/[^/.]+)?)(?:\.words)?\.ts$/.exec(file)?.[1] ?? null;
}

function sourcesOf(folder) {
  return readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts'))
    .sort();
}

/** The id of a rule that a piece of text is, or with what it begins. */
function idIn(node, prefix) {
  if (ts.isTemplateHead(node))
    return node.text.split('.').length > 2 && node.text.startsWith(prefix) ? `${node.text}*` : null;
  if (!ts.isStringLiteral(node) && !ts.isNoSubstitutionTemplateLiteral(node)) return null;
  return node.text.startsWith(prefix) && /^[a-z0-9-]+(\.[^\s.]+){2,}$/.test(node.text) ? node.text : null;
}

function roleOf(node) {
  if (ts.isPropertyAssignment(node.parent) && node.parent.name === node)
    return callOf(node.parent.parent.parent) === 'readings' ? 'readings' : 'words';
  const value = ts.isTemplateHead(node) ? node.parent : node;
  const call = value.parent;
  if (ts.isCallExpression(call) && call.arguments[0] === value)
    return { ruling: 'readings', option: 'code', format: 'code' }[callOf(call)] ?? 'mentions';
  return isId(value) ? 'code' : 'mentions';
}

/** Whether a text is the `id` of something, perhaps as one of two. */
function isId(node) {
  const { parent } = node;
  if (ts.isConditionalExpression(parent) && parent.condition !== node) return isId(parent);
  if (ts.isParenthesizedExpression(parent) || ts.isAsExpression(parent)) return isId(parent);
  return ts.isPropertyAssignment(parent) && parent.initializer === node && parent.name.getText() === 'id';
}

/** The word of the kit that is called: `ruling` of `k.ruling(...)`. */
function callOf(node) {
  return ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : null;
}

function lineOf(source, node) {
  return source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
}
