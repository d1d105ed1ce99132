import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { Command, CommanderError, Option } from 'commander';
import pc from 'picocolors';
import { Refusal } from './failure.js';
import { folderOf, type Kind, namesOf, usualNames } from './names.js';
import { askGame, askKind, askName, Left } from './questions.js';
import { ownVersions, type Plan, render } from './template.js';
import { type Game, games } from './variants.js';
import { checkFolder, writePackage } from './write.js';

interface Flags {
  readonly kind?: Kind;
  readonly variant?: string;
  readonly name?: string;
  readonly yes?: boolean;
}

function createProgram(): Command {
  const { version } = createRequire(import.meta.url)('../package.json') as { version: string };
  return new Command('create-howzat')
    .description('Write a package with a new house rule or a new game for Howzat, ready to play, measure and publish.')
    .argument('[folder]', 'where to; a new folder with the name of the package unless said')
    .addOption(new Option('--kind <kind>', 'what to write').choices(['house-rule', 'variant']))
    .addOption(new Option('--variant <id>', 'the game that a house rule is for').choices(games.map(({ id }) => id)))
    .option('--name <name>', 'what it is called, such as first-ball-doubles')
    .option('-y, --yes', 'ask nothing: what is not said is as usual')
    .version(version)
    .addHelpText(
      'after',
      `
Examples:
  npm create howzat
  npm create howzat -- --kind house-rule --variant ccsl --name golden-start
  npm create howzat my-game -- --kind variant --name french-cricket --yes

Exit codes: 0 written, 1 it could not be written, 2 wrong usage. What goes wrong leaves nothing behind.`,
    )
    .exitOverride()
    .configureOutput({
      outputError: (text, write) => write(text.replace(/^error: /, 'create-howzat: ').replace(/\n(?=.)/g, ' ')),
    })
    .action(create);
}

async function create(folder: string | undefined, flags: Flags): Promise<void> {
  const asks = flags.yes !== true && process.stdin.isTTY === true && process.stdout.isTTY === true;
  const { kind, names, game } = await planOf(folder, flags, asks);
  const target = folder ?? folderOf(names);
  checkFolder(target, names.package);
  writePackage(target, render({ kind, names, game }, ownVersions()));
  say({ kind, names, game }, relative(process.cwd(), target) || '.');
}

/** What was said, what is asked where somebody can answer, and the rest as usual. */
async function planOf(folder: string | undefined, flags: Flags, asks: boolean): Promise<Plan> {
  if (flags.kind === 'variant' && flags.variant !== undefined)
    throw new Refusal('--variant names the game that a house rule is for; a new game takes none.');
  // what is wrong is told before anything is asked
  if (flags.kind && flags.name !== undefined) namesOf(flags.kind, flags.name);
  if (!asks && flags.yes !== true && (flags.kind === undefined || flags.name === undefined))
    throw new Refusal('Nobody can be asked here: say --kind and --name, or --yes for a first house rule.');
  const kind = flags.kind ?? (asks && flags.variant === undefined ? await askKind() : 'house-rule');
  const named = games.find(({ id }) => id === flags.variant);
  const game = named ?? (asks && kind === 'house-rule' ? await askGame() : (games[0] as Game));
  const name = flags.name ?? (asks ? await askName(kind, folder) : usualNames[kind]);
  return { kind, game, names: namesOf(kind, name) };
}

function say({ kind, names, game }: Plan, target: string): void {
  const what = kind === 'variant' ? `the game ${names.title}` : `the house rule ${names.title} for ${game.title}`;
  const steps = [
    ...(target === '.' ? [] : [`cd ${/\s/.test(target) ? JSON.stringify(target) : target}`]),
    'npm install',
    ...(kind === 'house-rule' ? ['npm run dev'] : []),
    'npm test',
    'npx howzat play',
    kind === 'variant' ? 'npx howzat compare --set overs=2' : 'npx howzat compare',
  ];
  process.stdout.write(`${names.package}, ${what}, is in ${target}. Next:\n\n`);
  for (const step of steps) process.stdout.write(`  ${pc.cyan(step)}\n`);
}

/** Runs the program; what goes wrong becomes a line on stderr and an exit code. */
export async function run(argv: readonly string[]): Promise<void> {
  try {
    await createProgram().parseAsync([...argv]);
  } catch (error) {
    process.exitCode = exitCodeOf(error);
    // commander has said it already
    if (error instanceof CommanderError) return;
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`create-howzat: ${error instanceof Left ? 'Nothing was written.' : message}\n`);
  }
}

/** 0 written, 1 it could not be written, 2 wrong usage. */
function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof Refusal) return 2;
  return 1;
}
