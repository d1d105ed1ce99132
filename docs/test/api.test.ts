import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aboutEntry, apiLanding } from '../src/api-landing.js';

const packages = new URL('../../packages/', import.meta.url);

/** Everything that people can import from a package that is published. */
function imports(): readonly string[] {
  return readdirSync(packages).flatMap((folder) => {
    const manifest = JSON.parse(readFileSync(new URL(`${folder}/package.json`, packages), 'utf8')) as {
      readonly name: string;
      readonly private?: boolean;
      readonly exports: Readonly<Record<string, unknown>>;
    };
    const entries = Object.keys(manifest.exports).filter((entry) => !entry.endsWith('.json'));
    return manifest.private ? [] : entries.map((entry) => `${manifest.name}${entry.slice(1)}`);
  });
}

test('the first page of the API says what everything that can be imported is for', () => {
  expect(imports().length).toBeGreaterThan(40);
  expect(imports().filter((name) => aboutEntry(name) === null)).toEqual([]);
  const about = imports().map((name) => aboutEntry(name));
  expect(about.filter((words, at) => about.indexOf(words) !== at)).toEqual([]);
});

test('it begins with the core, and leads to each', () => {
  const page = apiLanding([
    { name: '@howzat/ccsl', about: 'A game.' },
    { name: '@howzat/core', about: 'The core.' },
  ]);
  expect(page).toContain('# The API of Howzat\n');
  expect(page).toMatch(
    /\[`@howzat\/core`\]\(\.\/@howzat\/core\/index\.md\): The core\.[\s\S]*@howzat\/ccsl\/index\.md/,
  );
});
