import tab from '@bomb.sh/tab/commander';
import type { Command } from 'commander';
import { shipped } from '../catalogue/shipped.js';

/** Completions for shells: `howzat complete zsh` prints the script for one, which then asks `howzat complete -- <words>`. */
export function withCompletions(program: Command): void {
  const { commands } = tab(program);
  for (const command of program.commands)
    for (const argument of command.registeredArguments)
      if (argument.name() === 'variant')
        commands.get(command.name())?.argument('variant', (complete) => {
          for (const { id, module } of shipped) complete(id, module);
        });
}
