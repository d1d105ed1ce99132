import { Command, type Help } from 'commander';
import { Usage } from '../failure.js';
import { paint, unpainted } from '../output.js';
import { didYouMean } from '../selection/did-you-mean.js';

/** How help is painted. Its columns are as wide as what is seen of them. */
export const helpStyle: Partial<Help> = {
  styleTitle: paint.bold,
  styleCommandText: paint.cyan,
  styleSubcommandText: paint.cyan,
  styleOptionText: paint.cyan,
  styleArgumentText: paint.cyan,
  displayWidth: (text) => unpainted(text).length,
};

/** `howzat help`, `howzat help play`, and `howzat help --all`. */
export function helpCommand(program: Command): Command {
  return new Command('help')
    .description('show what a command does, or list them all')
    .argument('[command]', 'the command')
    .option('--all', 'show it for every command, one after the other')
    .action((name: string | undefined, { all }: { readonly all?: boolean }) => {
      if (all) {
        if (name !== undefined) throw new Usage(`--all tells of every command: leave it out, or ${name}.`);
        for (const command of [program, ...program.commands]) command.outputHelp();
        return;
      }
      const command = name === undefined ? program : program.commands.find((it) => it.name() === name);
      if (command) return command.help();
      const names = program.commands.map((it) => it.name());
      throw new Usage(
        `There is no command ${name}.${didYouMean(name as string, names)} Commands are ${names.join(', ')}.`,
      );
    });
}
