// What the check of an example depends on, as a key: its text, the files of its guide that it imports, and the packages that they use.
import { keyOf } from './kept.mjs';

/**
 * The keys of the checks of some examples.
 *
 * @param {readonly { code: string, saved?: { name: string, code: string } }[]} examples all that are written into one folder
 * @param {ReturnType<import('./kept.mjs').builtContents>} built the packages
 * @param {{ tools: string, games: readonly string[] }} given the key of what makes the checks, and the games by their ids
 */
export function exampleKeys(examples, built, { tools, games }) {
  // of two files of one name the later one is there
  const saved = new Map(
    examples.flatMap((example) => (example.saved ? [[example.saved.name, example.saved.code]] : [])),
  );
  const program = ({ code, way, prints, together }) => {
    const read = withImports(code, saved);
    return keyOf('program', tools, way, together, prints, read, built.keyOf(namedIn(read, games)));
  };
  return {
    /** Of a program that is run. */
    program,
    /** Of the types of all examples: what TypeScript reads of packages is their declarations. */
    types: (resolution, entries, packages) =>
      keyOf(
        'types',
        tools,
        resolution,
        entries,
        examples.map(({ file, kind, code, saved: as }) => [file, kind, code, as?.name ?? null]),
        built.typesKeyOf(packages),
      ),
    /** Of the command lines of a page, one of which may read what the one before it wrote. All games are theirs. */
    commands: (commands) => {
      const files = [...saved];
      return keyOf('commands', tools, commands, files, built.keyOf(['howzat', ...namedIn(files.flat(), games)]));
    },
    /** Of a tutorial that is followed from an empty folder on. */
    tutorial: (steps) => {
      const texts = steps.map((step) => ('name' in step ? step.code : step.command));
      return keyOf('tutorial', tools, steps, built.keyOf(['howzat', 'create-howzat', ...namedIn(texts, games)]));
    },
  };
}

/** The text of a program, and of the files that it imports, by way of others too. */
function withImports(code, saved) {
  const texts = new Set([code]);
  for (const text of texts)
    for (const [, name] of text.matchAll(/\.\/([\w-]+)/g))
      if (saved.has(`${name}.ts`)) texts.add(saved.get(`${name}.ts`));
  return [...texts];
}

/**
 * The packages of ours that texts name, in an import or as what a study loads; a game also by its id in a string. `howzat` is the command
 * line only as a word of its own: every name of ours has it in it.
 */
export function namedIn(texts, games) {
  const text = texts.join('\n');
  const ours = [...text.matchAll(/@howzat\/[\w-]+/g)].map(([name]) => name);
  const byId = games.filter((game) => new RegExp(`['"\`]${game}['"\`]`).test(text)).map((game) => `@howzat/${game}`);
  const started = /(?<![\w@-])(create-)?howzat(?![\w-])/.test(text);
  return [...new Set([...ours, ...byId, ...(started ? ['howzat', 'create-howzat'] : [])])];
}
