import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeRunner } from './example-project.mjs';
import { wrongWith } from './readme-examples.mjs';
import { run } from './tarballs.mjs';

/** As somebody runs it who tries an example, but for the time that a test may take: what runs beside it here slows it several times. */
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--testTimeout=60000'];

/**
 * Runs the programs of a folder with one version of Node. Gives what is wrong with each in words, in their order; null where nothing is.
 *
 * @param {string} node the path of its executable
 * @param {string} folder
 * @param {{ file: string, way: string, together: boolean, prints: string[] }[]} programs
 * @param {{ alone: boolean }} settings whether each has a process of its own, but for those that always share one
 */
export function runPrograms(node, folder, programs, { alone }) {
  const isTest = ({ way }) => way === 'Vitest';
  const sharing = programs.filter((program) => program.together || !(alone || isTest(program)));
  // a test that is to print something is read by itself
  const tests = programs.filter((program) => isTest(program) && !alone && program.prints.length === 0);
  const wrong = new Map([...wrongTogether(node, folder, sharing), ...wrongTests(node, folder, tests)]);
  return programs.map((program) => (wrong.has(program) ? wrong.get(program) : wrongAlone(node, folder, program)));
}

function wrongAlone(node, folder, { way, file, prints }) {
  const args = way === 'Vitest' ? [...vitest, file] : [file];
  const { ok, stdout, output } = run(node, args, folder);
  return wrongWith(prints, stdout, ok ? null : output);
}

/** Runs programs one after the other in one process, and looks at what each of them printed. */
function wrongTogether(node, folder, programs) {
  if (programs.length === 0) return [];
  const { ok, stdout, output } = run(node, [writeRunner(folder, programs)], folder);
  const results = ok ? JSON.parse(stdout) : [];
  return programs.map((program) => {
    const { printed = '', broke = output } = results.find(({ file }) => file === program.file) ?? {};
    return [program, wrongWith(program.prints, printed, broke)];
  });
}

/** Runs all files of tests by one run of Vitest. */
function wrongTests(node, folder, programs) {
  if (programs.length === 0) return [];
  const report = join(folder, 'tests.json');
  rmSync(report, { force: true });
  const files = programs.map(({ file }) => file);
  const args = [...vitest, ...files, '--no-isolate', '--reporter=json', `--outputFile=${report}`];
  const { output } = run(node, args, folder);
  const results = reportIn(report);
  return programs.map((program) => {
    const came = results.find(({ name }) => name.replaceAll('\\', '/').endsWith(program.file));
    return [program, came?.status === 'passed' ? null : saidBy(came) || output || 'It was not run.'];
  });
}

function saidBy({ message = '', assertionResults = [] } = {}) {
  return [message, ...assertionResults.flatMap(({ failureMessages }) => failureMessages)].filter(Boolean).join('\n');
}

function reportIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).testResults;
  } catch {
    return [];
  }
}
