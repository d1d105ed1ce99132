import { Command } from 'commander';

/** The whole command line, without running it. */
export function createProgram(): Command {
  const program = new Command('howzat').description('Play, explain and simulate tabletop cricket.');
  program
    .command('start', { isDefault: true })
    .description('play in a terminal, watch an automatic match anywhere else')
    .allowUnknownOption()
    .allowExcessArguments()
    .action(async (_options, command: Command) => {
      const interactive = process.stdin.isTTY === true && process.stdout.isTTY === true;
      await program.parseAsync([interactive ? 'play' : 'match', ...command.args], { from: 'user' });
    });
  program.command('play').description('play a match').allowUnknownOption().allowExcessArguments().action(notYet);
  program
    .command('match')
    .description('watch an automatic match')
    .allowUnknownOption()
    .allowExcessArguments()
    .action(notYet);
  return program;
}

export async function run(argv: readonly string[]): Promise<void> {
  await createProgram().parseAsync([...argv]);
}

function notYet(): void {
  process.stdout.write('Not here yet.\n');
}
