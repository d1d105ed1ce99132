import { type AnyMatch, openMatch } from '@howzat/core';
import { resultText, scorecardOf, scorecardText } from '@howzat/core/scorebook';
import { Command } from 'commander';
import { shipped } from '../catalogue/shipped.js';
import { withLaws } from '../catalogue/words.js';
import { Usage } from '../failure.js';
import { print, say, sayJson } from '../output.js';
import { RecordFile } from '../records/record-file.js';
import { playerNames, seatPlayer, usualPlayer } from '../selection/players.js';
import { choose } from '../selection/selection.js';
import { Reporter, scoredMatch } from '../terminal/news.js';
import { firstFormats, type PlayFlags, settingsOf, withMatchFlags } from './play.js';

/** The game that is played where nobody names one. */
export const usualVariant = shipped.at(-1)?.id ?? 'ccsl';

interface MatchFlags extends PlayFlags {
  readonly commentary?: boolean;
  readonly json?: boolean;
}

export function matchCommand(): Command {
  const command = new Command('match')
    .description('play a match between two computer players and print its scorecard')
    .argument('[variant]', 'the game', usualVariant);
  return withMatchFlags(command)
    .option('--commentary', 'describe every ball')
    .option('--json', 'print the result, the scorecard and the record as JSON')
    .addHelpText(
      'after',
      `
${firstFormats}

Examples:
  howzat match
  howzat match ccsl --format three-over --seed 7 --commentary
  howzat match cubes --players sensible,greedy --json`,
    )
    .action(match);
}

/** Plays a match between computer players. */
export async function match(variant: string, flags: MatchFlags): Promise<void> {
  const { catalogue, entry, selection, rulebook } = await choose(variant, flags, 'first');
  const names = playerNames(flags.players ?? usualPlayer(entry));
  if (names.includes('person')) throw new Usage('A person plays with `howzat play`.');
  const kept = flags.record === undefined ? null : RecordFile.forNew(flags.record, flags);
  const table = { catalogue, entry, rulebook, time: flags.budget };
  const play = async () => {
    const home = await seatPlayer(names[0], table);
    const away = await seatPlayer(names[1], table);
    const settings = await settingsOf(flags, { home, away });
    const whole = openMatch(entry.variant, { ...selection, ...settings });
    await whole.settle();
    kept?.keep(whole as AnyMatch);
    return { played: whole, settings };
  };
  const { played, settings } = await play().finally(() => kept?.close());
  const scored = scoredMatch(played);
  if (flags.json) {
    const { variant: of, selection: chosen, seed } = played.record();
    sayJson({
      variant: of.id,
      format: chosen.format,
      amendments: rulebook.amendments.map(({ id }) => id),
      seed,
      players: names,
      result: resultText(scored),
      scorecard: scorecardOf(scored),
      record: played.record(),
    });
    return;
  }
  if (flags.commentary) {
    for (const line of new Reporter(played, withLaws(entry), entry.presentation).news()) say(line);
    say();
  }
  print(scorecardText(scored));
  say(`\nSeed ${String(settings.seed)}: the same seed plays the same match.`);
}
