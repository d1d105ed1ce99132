// Writes where the rules of a rulebook stand in its sources, for `howzat rules <id>`, to dist/sources.json; run in the folder of a
// package when it has been built. Its one argument is what the ids of its rules begin with.
import { readFileSync, writeFileSync } from 'node:fs';
import { rulePlaces } from './lib/sections.mjs';

const [prefix] = process.argv.slice(2);
const { name, version, repository } = JSON.parse(readFileSync('package.json', 'utf8'));
const told = ({ file, line }) => `${file}:${line}`;

const rules = Object.fromEntries(
  [...rulePlaces('.', prefix)]
    .filter(([, { words }]) => words.length > 0)
    .map(([id, { words, readings, code, mentions }]) => {
      // a rule that is checked in other words than those of a rule is where its id is named
      const applied = [...readings, ...code];
      return [id, { words: words.map(told), code: (applied.length > 0 ? applied : mentions).map(told) }];
    }),
);
const sources = {
  folder: repository.directory,
  // a release is tagged with the names of its packages and their versions
  url: `${repository.url.replace(/^git\+/, '').replace(/\.git$/, '')}/blob/${name}@${version}/${repository.directory}`,
  rules,
};
writeFileSync('dist/sources.json', `${JSON.stringify(sources)}\n`);
