// Builds the site, where what it is made from differs from what the site here was made from, and copies what lies beside the pages: kits,
// diagrams, and what plays the examples. So after a change of a rule that no page tells, VitePress has nothing to do.
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { keptPasses, keyOf } from '../../scripts/lib/kept.mjs';
import { dist, docs, filesBeside, pagesKey, sourceKey } from './site-contents.mjs';

const kept = keptPasses('site');
const source = sourceKey();

/** That these pages were made from this source. */
const madeFromIt = () => keyOf(source, pagesKey());

if (kept.has(madeFromIt())) {
  console.log('No page differs.');
  copyBeside();
} else {
  const { status } = build();
  process.exitCode = status ?? 1;
  if (status === 0) kept.note(madeFromIt());
}
kept.save();

function build() {
  const vitepress = dirname(createRequire(import.meta.url).resolve('vitepress/package.json'));
  return spawnSync(process.execPath, [join(vitepress, 'bin/vitepress.js'), 'build'], { cwd: docs, stdio: 'inherit' });
}

/** As VitePress copies it. */
function copyBeside() {
  for (const name of filesBeside()) {
    rmSync(join(dist, name), { recursive: true, force: true });
    cpSync(join(docs, 'public', name), join(dist, name), { recursive: true });
  }
}
