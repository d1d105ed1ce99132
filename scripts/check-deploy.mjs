// Lints what a container is made of, and the file that runs several of them.
import { readFileSync } from 'node:fs';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';

const folder = 'apps/deploy';
const dockerfile = `${folder}/Dockerfile`;

// as all other files here quote
const rules = { 'require-quotes-in-ports': [1, { quoteType: 'double' }] };

const problems = validate(readFileSync(dockerfile, 'utf8')).map(
  ({ range, message }) => `${dockerfile}:${range.start.line + 1} ${message}`,
);
const linter = new DCLinter({ recursive: false, rules, quiet: false, debug: false, exclude: [] });
for (const { filePath, messages } of linter.lintFiles([`${folder}/compose.yaml`], false))
  for (const { line, message, rule } of messages) problems.push(`${filePath}:${line} ${message} (${rule})`);

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
