import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Amendment } from '@howzat/core';
import { watch } from 'chokidar';
import { Command } from 'commander';
import { openCatalogue } from '../catalogue/catalogue.js';
import { load } from '../catalogue/load.js';
import { ownPackage } from '../catalogue/own-package.js';
import { findAll, isAmendment } from '../catalogue/shapes.js';
import { lookAt } from '../dev/look.js';
import { Failure, Usage } from '../failure.js';
import { paint, say } from '../output.js';
import { wholeNumber } from '../selection/flags.js';

interface DevFlags {
  readonly variant?: string;
  readonly matches: number;
  readonly once?: boolean;
}

/** What somebody writes for a game that is there. */
const devised: readonly string[] = ['house', 'format'];

export function devCommand(): Command {
  return new Command('dev')
    .description(
      'look at a house rule each time that it is saved: whether it composes, what the kit finds, what it does',
    )
    .argument('[file]', 'the file of the rule; that of the package that is here')
    .option('--variant <id>', 'the game that it is tried in (default: its own, or the first that it fits)')
    .option('--matches <n>', 'how many each way for what it does', wholeNumber(1, 1_000_000), 4000)
    .option('--once', 'look once, and end: exit code 1 where something is wrong')
    .addHelpText(
      'after',
      `
A rule that never ends is stopped by the next save.

Examples:
  howzat dev ./my-rule.ts
  howzat dev ./my-rule.ts --variant cubes --once`,
    )
    .action(dev);
}

async function dev(named: string | undefined, flags: DevFlags): Promise<void> {
  const file = named ?? (await ownPackage())?.source.specifier;
  if (file === undefined) throw new Usage('Name the file of the rule: howzat dev ./my-rule.ts.');
  await (flags.once ? lookOnce(file, flags) : lookAlways(file, flags));
}

async function lookOnce(file: string, { variant, matches }: DevFlags): Promise<void> {
  const own = (await ownPackage())?.source.specifier;
  const isOwn = own !== undefined && resolve(own) === resolve(file);
  // the catalogue has the package that we stand in; another file may bring a game, and words, beside its rules
  const { exports } = await load(file);
  const rules = findAll<Amendment>(exports, isAmendment).filter(({ value }) => devised.includes(value.layer));
  if (rules.length === 0) throw new Failure(`${file} exports no house rule and no format.`);
  const catalogue = await openCatalogue(
    isOwn ? [] : [file],
    gamesFor(
      rules.map(({ value }) => value),
      variant,
    ),
  );
  let well = true;
  for (const { value } of rules) well = (await lookAt(value, { catalogue, variant, matches })) && well;
  if (!well) throw new Failure('Something is wrong; it stands above.');
}

/** The games that rules are tried in; all of them for a rule that any game may have. */
function gamesFor(rules: readonly Amendment[], variant: string | undefined): readonly string[] | undefined {
  if (variant !== undefined) return [variant];
  const games = rules.map((rule) => rule.variant);
  return games.includes('*') ? undefined : games;
}

/** Each look is a process of its own: it loads everything anew, and one that never ends can be stopped. */
async function lookAlways(file: string, { variant, matches }: DevFlags): Promise<void> {
  const bin = fileURLToPath(new URL('../bin/howzat.js', import.meta.url));
  const args = [bin, 'dev', file, '--once', '--matches', String(matches), ...(variant ? ['--variant', variant] : [])];
  let looking: ChildProcess | null = null;
  const look = (): void => {
    looking?.kill('SIGKILL');
    say();
    looking = spawn(process.execPath, args, { stdio: 'inherit' });
  };
  const watching = watch(dirname(resolve(file)), {
    ignored: /[\\/](?:node_modules|dist|coverage|\.\w[^\\/]*)(?:[\\/]|$)/,
    ignoreInitial: true,
  });
  let waiting: NodeJS.Timeout | undefined;
  watching.on('all', () => {
    // an editor saves in several steps
    clearTimeout(waiting);
    waiting = setTimeout(look, 80);
  });
  look();
  say(paint.dim(`Looking at ${file} each time that it is saved. Ctrl+C ends it.`));
  await new Promise<void>((done) => {
    const end = (): void => {
      clearTimeout(waiting);
      looking?.kill('SIGKILL');
      void watching.close().then(done);
    };
    process.once('SIGINT', end);
    process.once('SIGTERM', end);
  });
}
