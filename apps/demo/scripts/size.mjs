// Holds the built app to its sizes: what the first page loads before anything is asked of it, and a chunk for each table.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const limit = 150_000;
const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** A chunk with everything that it imports at once. */
function withImports(key, found = new Set()) {
  if (!found.has(key)) {
    found.add(key);
    for (const other of manifest[key].imports ?? []) withImports(other, found);
  }
  return found;
}

const gzipped = (key) => gzipSync(readFileSync(join(dist, manifest[key].file))).length;
const total = (keys) => [...keys].reduce((sum, key) => sum + gzipped(key), 0);
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const first = withImports(entry);
// what the home page fetches by itself right after it is drawn
withImports('src/screens/home/saved-matches.tsx', first);

const initial = total(first);
console.log(`initial JavaScript: ${(initial / 1000).toFixed(1)} kB gzipped of ${limit / 1000} kB`);

const tables = Object.keys(manifest).filter((key) => /^src\/tables\/[^/]+\/index\.tsx$/.test(key));
// a folder with an index is a table; others hold what tables share
const folder = new URL('../src/tables/', import.meta.url);
const folders = readdirSync(folder, { withFileTypes: true }).filter(
  (each) => each.isDirectory() && existsSync(new URL(`${each.name}/index.tsx`, folder)),
);
for (const key of tables) {
  const own = [...withImports(key)].filter((each) => !first.has(each));
  console.log(
    `${key}: ${(gzipped(key) / 1000).toFixed(1)} kB gzipped, ${(total(own) / 1000).toFixed(1)} kB with what it imports`,
  );
}
const inline = folders.filter(({ name }) => !tables.includes(`src/tables/${name}/index.tsx`));
const files = new Set(tables.map((key) => manifest[key].file));

if (initial > limit) fail(`The first page loads ${initial} bytes of JavaScript; ${limit} is the most.`);
if (inline.length > 0 || files.size < tables.length || tables.some((key) => first.has(key)))
  fail(`Each table is a chunk of its own: ${inline.map(({ name }) => name).join(', ') || 'two share one'}.`);

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
