import { isCancel, select } from '@clack/prompts';
import { printable } from '@howzat/core/scorebook';
import { Command } from 'commander';
import { type Entry, openCatalogue } from '../catalogue/catalogue.js';
import { Usage } from '../failure.js';
import { readText } from '../files/read-text.js';
import { note } from '../output.js';
import { aboutRecord } from '../records/about.js';
import { lastGameFile } from '../records/record-file.js';
import { didYouMean } from '../selection/did-you-mean.js';
import { atTerminal } from '../terminal/sit.js';
import { match, usualVariant } from './match.js';
import { type PlayFlags, play, withMatchFlags } from './play.js';

export function startCommand(): Command {
  const command = new Command('start')
    .description('play in a terminal; where nobody can type, play a match between two computer players')
    .argument('[variant]', 'the game; asked for where it is not named');
  return withMatchFlags(command)
    .addHelpText(
      'after',
      `
Examples:
  howzat start
  howzat start cubes
  howzat start ccsl --players person,person`,
    )
    .action(start);
}

async function start(variant: string | undefined, flags: PlayFlags, { parent }: Command): Promise<void> {
  const { known } = await openCatalogue(flags.use, []);
  if (variant !== undefined && !known.includes(variant)) {
    const commands = parent?.commands.map((command) => command.name()) ?? [];
    throw new Usage(
      `There is no command and no variant ${variant}.${didYouMean(variant, [...commands, ...known])} Variants are ${known.join(', ')}, and \`howzat --help\` lists the commands.`,
    );
  }
  if (!atTerminal()) return match(variant ?? usualVariant, flags);
  const plan = variant === undefined ? await askWhat(flags) : { variant, flags };
  if (plan === null) return note('Another time, then.');
  return play(plan.variant, plan.flags);

  async function askWhat(given: PlayFlags): Promise<{ variant: string | undefined; flags: PlayFlags } | null> {
    const catalogue = await openCatalogue(given.use);
    const left = unfinished();
    const what = await select<string>({
      message: 'What shall we play?',
      options: [
        ...(left === null ? [] : [{ value: 'resume', label: 'Go on with the last match', hint: printable(left) }]),
        ...catalogue.variants.map((entry) => ({ value: entry.variant.id, label: printable(entry.variant.title) })),
      ],
    });
    if (isCancel(what)) return null;
    if (what === 'resume') return { variant: undefined, flags: { ...given, resume: true } };
    const entry = catalogue.variants.find(({ variant: { id } }) => id === what);
    const withFormat = { ...given };
    if (entry && (entry.variant.formats?.length ?? 0) > 1 && given.format === undefined) {
      const format = await select<string>(formatQuestion(entry));
      if (isCancel(format)) return null;
      Object.assign(withFormat, { format });
    }
    if (given.players === undefined) {
      const rival = entry?.sensible ? 'sensible' : 'random';
      const players = await select<string>({
        message: 'Who plays?',
        options: [
          { value: `person,${rival}`, label: 'You against the computer' },
          { value: 'person,person', label: 'Two people at this terminal' },
          { value: `${rival},${rival}`, label: 'The computer against itself' },
        ],
      });
      if (isCancel(players)) return null;
      Object.assign(withFormat, { players });
    }
    return { variant: what, flags: withFormat };
  }
}

/** Asks for a format; the one that suits a first match stands first under the cursor. */
export function formatQuestion({ variant, firstFormat }: Pick<Entry, 'variant' | 'firstFormat'>) {
  const initialValue = firstFormat ?? variant.defaultFormat;
  return {
    message: 'In which format?',
    options: (variant.formats ?? []).map(({ id, title }) => ({
      value: id,
      label: printable(title),
      hint: printable(id),
    })),
    ...(initialValue ? { initialValue } : {}),
  };
}

/** The last match left in the middle, as a hint; null where there is none. */
function unfinished(): string | null {
  try {
    const about = aboutRecord(readText(lastGameFile()) ?? '');
    return about === null || about.finished ? null : about.title;
  } catch {
    return null;
  }
}
