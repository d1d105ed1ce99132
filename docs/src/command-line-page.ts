import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { blocks, prose } from '@howzat/pages';

/** A command with what it says of itself. */
export interface CommandHelp {
  readonly name: string;
  readonly description: string;
  readonly help: string;
}

/** Commands by what somebody wants to do. One that stands nowhere here comes last, so that none is forgotten. */
const groups: readonly (readonly [title: string, names: readonly string[]])[] = [
  ['Play', ['start', 'play', 'match', 'hint']],
  ['Read the rules', ['variants', 'rules', 'docs']],
  ['Measure', ['simulate', 'compare', 'tournament', 'exploit', 'decisions']],
  ['Write rules', ['dev', 'validate', 'compile', 'form-guide']],
  ['Records of matches', ['replay', 'export']],
];

/** What `howzat help --all` prints, command by command; the first is the command line itself. */
export function readHelp(): readonly CommandHelp[] {
  const bin = join(dirname(createRequire(import.meta.url).resolve('howzat/package.json')), 'bin/howzat.js');
  const printed = execFileSync(process.execPath, [bin, 'help', '--all'], { encoding: 'utf8', env: environment() });
  return helpIn(printed);
}

/** As it is printed for everybody: without colours, in the usual width. */
function environment(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, COLUMNS: __, ...rest } = process.env;
  return { ...rest, NO_COLOR: '1' };
}

/** Takes what `howzat help --all` prints apart. */
export function helpIn(printed: string): readonly CommandHelp[] {
  return printed.split(/^(?=Usage: howzat)/m).flatMap((text) => {
    const [, name = ''] = /^Usage: howzat ?([a-z-]*)/.exec(text) ?? [];
    const [, description = ''] = text.trim().split(/\n\n/);
    return text.trim() === '' ? [] : [{ name, description: description.replace(/\s+/g, ' '), help: text.trim() }];
  });
}

/** The page of the command line: each command under its name, with its own help. */
export function commandLinePage(commands: readonly CommandHelp[]): string {
  const named = new Set(groups.flatMap(([, names]) => names));
  const others = commands.map(({ name }) => name).filter((name) => name !== '' && !named.has(name));
  const sections = [...groups, ['Besides', others] as const].map(([title, names]) =>
    blocks(
      `## ${title}`,
      ...names.flatMap((name) => {
        const command = commands.find((each) => each.name === name);
        return command ? [commandText(command)] : [];
      }),
    ).trimEnd(),
  );
  return blocks(
    '# The command line',
    'Everything that `howzat` can do, in the words of its own help. `npx howzat help play` prints the same in your terminal.',
    'A first match needs no more than this:',
    '```sh\nnpx howzat play ccsl\n```',
    'In a clone of the repository this runs the command line of the clone, and builds first what it has to. [Five minutes](../guides/five-minutes.md) leads from an empty folder to a house rule.',
    ...sections,
  );
}

function commandText({ name, description, help }: CommandHelp): string {
  return blocks(
    `### howzat ${name} {#howzat-${name}}`,
    `${prose(description.charAt(0).toUpperCase() + description.slice(1))}.`,
    `\`\`\`text\n${help}\n\`\`\``,
  ).trimEnd();
}
