import { createRequire } from 'node:module';
import { Command } from 'commander';
import { compareCommand } from './commands/compare.js';
import { compileCommand } from './commands/compile.js';
import { withCompletions } from './commands/complete.js';
import { decisionsCommand } from './commands/decisions.js';
import { devCommand } from './commands/dev.js';
import { docsCommand } from './commands/docs.js';
import { exploitCommand } from './commands/exploit.js';
import { exportCommand } from './commands/export.js';
import { formGuideCommand } from './commands/form-guide.js';
import { helpCommand, helpStyle } from './commands/help.js';
import { hintCommand } from './commands/hint.js';
import { matchCommand } from './commands/match.js';
import { playCommand } from './commands/play.js';
import { printCommand } from './commands/print.js';
import { replayCommand } from './commands/replay.js';
import { rulesCommand } from './commands/rules.js';
import { serveCommand } from './commands/serve.js';
import { simulateCommand } from './commands/simulate.js';
import { startCommand } from './commands/start.js';
import { studiesCommand, studyCommand } from './commands/study.js';
import { tournamentCommand } from './commands/tournament.js';
import { validateCommand } from './commands/validate.js';
import { variantsCommand } from './commands/variants.js';
import { verifyCommand } from './commands/verify.js';
import { workCommand } from './commands/work.js';
import { report } from './failure.js';
import { note, print, quietOnBrokenPipe } from './output.js';

export { loadForeign } from './catalogue/load.js';

/** The whole command line, without running it. */
function createProgram(): Command {
  const { version } = createRequire(import.meta.url)('../package.json') as { version: string };
  const program = new Command('howzat')
    .description('Play, explain and simulate tabletop cricket.')
    .version(version)
    .addHelpText(
      'after',
      `
Examples:
  howzat start
  howzat play ccsl --format three-over --record m.json
  howzat replay m.json --commentary
  howzat simulate cubes --matches 100000 --json
  howzat compare cubes --set wicketDifference=4
  howzat hint m.json --at 40
  howzat dev ./my-rule.ts

Exit codes: 0 done, 1 the work failed, 2 wrong usage. HOWZAT_DEBUG=1 shows where an error came from.`,
    );
  program.addCommand(startCommand(), { isDefault: true });
  for (const command of [
    playCommand(),
    matchCommand(),
    simulateCommand(),
    devCommand(),
    compareCommand(),
    tournamentCommand(),
    exploitCommand(),
    decisionsCommand(),
    studyCommand(),
    studiesCommand(),
    workCommand(),
    hintCommand(),
    formGuideCommand(),
    replayCommand(),
    exportCommand(),
    rulesCommand(),
    docsCommand(),
    printCommand(),
    compileCommand(),
    validateCommand(),
    serveCommand(),
    verifyCommand(),
    variantsCommand(),
  ])
    program.addCommand(command);
  // commander's own takes any name for a command
  program.helpCommand(false).addCommand(helpCommand(program));
  withCompletions(program);
  for (const command of [program, ...program.commands])
    command
      .exitOverride()
      .configureHelp(helpStyle)
      .configureOutput({
        writeOut: print,
        writeErr: (text) => note(text.replace(/\n$/, '')),
        outputError: (text, write) => write(text.replace(/^error: /, 'howzat: ').replace(/\n(?=.)/g, ' ')),
      });
  return program;
}

/** Runs the command line; what goes wrong becomes a line on stderr and an exit code. */
export async function run(argv: readonly string[]): Promise<void> {
  quietOnBrokenPipe();
  try {
    await createProgram().parseAsync([...argv]);
  } catch (error) {
    report(error);
  }
}
