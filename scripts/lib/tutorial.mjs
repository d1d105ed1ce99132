import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { howzat } from './tarballs.mjs';

const fence = /^```(\w*)[^\n]*\n(.*?)^```$/gms;

/**
 * The steps of a tutorial, in its order: each `ts` block that begins with `// a-name.ts` is a file, each line of an `sh` block is
 * run, and a `text` block behind it is what it prints. What makes the folder and installs is for whoever follows the steps.
 *
 * @param {string} file the page
 * @returns {{ packages: string[], steps: ({ name: string, code: string } | { command: string, prints: string[] | null })[] }}
 */
export function tutorialOf(file) {
  const steps = [];
  let packages = [];
  for (const [, language, body] of readFileSync(file, 'utf8').matchAll(fence)) {
    if (language === 'sh')
      for (const command of body.split('\n').filter((line) => line !== '')) {
        if (command.startsWith('npm install ')) packages = command.split(' ').slice(2);
        else if (command.startsWith('npx howzat ')) steps.push({ command, prints: null });
      }
    const [, name] = /^\/\/ ([\w-]+\.ts)\n/.exec(body) ?? [];
    if (language === 'ts' && name) steps.push({ name, code: body });
    if (language === 'text') steps.at(-1).prints = body.split('\n').filter((line) => line.trim() !== '');
  }
  return { packages, steps };
}

/** The commands that are run when a tutorial is followed. */
export function commandsOf({ steps }) {
  return steps.flatMap((step) => ('command' in step ? [step.command] : []));
}

/**
 * Follows a tutorial in a folder where what it installs is installed.
 *
 * @param {ReturnType<typeof tutorialOf>} tutorial
 * @param {string} folder
 * @param {(name: string, ok: boolean, why?: string) => boolean} check told of each step
 */
export function follow({ steps }, folder, check) {
  const began = Date.now();
  for (const step of steps) {
    if ('name' in step) {
      mkdirSync(dirname(join(folder, step.name)), { recursive: true });
      writeFileSync(join(folder, step.name), step.code);
      continue;
    }
    const [, , ...args] = step.command.split(' ');
    const { ok, stdout, output } = howzat(args, folder, { env: { XDG_STATE_HOME: join(folder, 'state') } });
    const unmet = ok && step.prints !== null ? lineThatDiffers(step.prints, stdout) : undefined;
    check(
      `tutorial: ${step.command}`,
      ok && unmet === undefined,
      unmet === undefined ? output : `${unmet}\nIt prints:\n${stdout}`,
    );
  }
  console.log(`        the tutorial took ${Math.round((Date.now() - began) / 1000)} s, without installing`);
}

/** What a page says is printed and is not; a line of three dots stands for any lines. */
function lineThatDiffers(says, output) {
  const lines = output
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
  let at = 0;
  let skips = false;
  for (const said of says.map((line) => line.trimEnd())) {
    if (said === '...') {
      skips = true;
      continue;
    }
    const found = skips ? lines.indexOf(said, at) : at;
    if (lines[found] !== said) return `It does not print: ${said}`;
    at = found + 1;
    skips = false;
  }
  return skips || at === lines.length ? undefined : `It prints more: ${lines[at]}`;
}
