import { type Explanation, explain } from '@howzat/compiler/run';
import { Command } from 'commander';
import { Usage } from '../failure.js';
import { inColumns, say, sayJson } from '../output.js';
import { type RuleFlags, withRuleFlags } from '../selection/flags.js';
import { choose } from '../selection/selection.js';

interface CompileFlags extends RuleFlags {
  readonly out?: string;
  readonly explain?: boolean;
  readonly json?: boolean;
}

export function compileCommand(): Command {
  const command = new Command('compile')
    .description('compile rulebooks to small modules, or explain how the rules of a game are compiled')
    .argument('<variant>', 'with --explain the game; with --out a module that exports rulebooks')
    .option('--out <path>', 'where to, without an ending: <path>.js, .cjs, .d.ts and .d.cts are written')
    .option('--explain', 'show which functions are written in place and which are called, and why');
  return withRuleFlags(command)
    .option('--json', 'print what --explain shows as JSON')
    .addHelpText(
      'after',
      `
Examples:
  howzat compile ctg --explain
  howzat compile ccsl --explain --use ./my-rule.ts --house-rule my-rule
  howzat compile rulebooks.ts --out dist/runner

--out needs esbuild beside howzat: npm install --save-dev howzat esbuild`,
    )
    .action(compile);
}

async function compile(named: string, flags: CompileFlags): Promise<void> {
  if (flags.explain) {
    if (flags.out !== undefined) throw new Usage('--explain writes nothing; leave --out away.');
    const { entry, rulebook } = await choose(named, flags);
    const explained = explain(rulebook);
    if (flags.json) sayJson({ variant: entry.variant.id, ...explained });
    else tell(entry.variant.id, explained);
    return;
  }
  if (flags.out === undefined) throw new Usage('Say with --out where the runners go, or ask with --explain.');
  // it loads esbuild, which nothing else here needs
  const { writeRunners } = await import('@howzat/compiler/build');
  const { names, files } = await writeRunners(named, flags.out);
  say(`${names.join(', ')} in ${files.join(', ')}`);
}

function tell(variant: string, { functions, inPlace, called }: Explanation): void {
  const calls = functions.filter(({ why }) => why !== null);
  const rows = calls.map(({ of, part, why, given }) => [of, part, why as string, givenText(given)]);
  if (rows.length > 0) say(inColumns([['called', 'part', 'why', 'given'], ...rows]));
  say();
  say(`${variant}: ${inPlace} functions are written in place, ${called} are called.`);
}

function givenText(given: readonly string[] | 'all'): string {
  if (given === 'all') return 'the whole state';
  return given.length === 0 ? 'nothing of the state' : given.join(', ');
}
