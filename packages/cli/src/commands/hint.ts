import { type AnyMatch, HowzatError, type Json, type Side, uniformPlayer } from '@howzat/core';
import { type Budget, type Hint, hint, type WinProbability, winProbabilities } from '@howzat/players';
import { Command, Option } from 'commander';
import type { Entry } from '../catalogue/catalogue.js';
import { withLaws } from '../catalogue/words.js';
import { inColumns, percent, say, sayJson, wrapped } from '../output.js';
import { lastGameFile } from '../records/record-file.js';
import { reopen } from '../records/reopen.js';
import { useFlag, wholeNumber } from '../selection/flags.js';
import { budgetFlag, hintBudget } from '../selection/players.js';
import { choiceName, labelsOf, nameOf, stepName } from '../terminal/labels.js';
import { scoredMatch, scoreLine } from '../terminal/news.js';

interface HintFlags {
  readonly at?: number;
  readonly side?: Side;
  readonly budget: Budget;
  readonly chances?: boolean;
  readonly use: readonly string[];
  readonly json?: boolean;
}

export function hintCommand(): Command {
  return new Command('hint')
    .description(
      'the best choice at a moment of a recorded match, the reason for it, and how much worse the others are',
    )
    .argument('[file]', 'a match record; without one, the last match that was left')
    .option('--at <n>', 'after so many choices and rolls, at the next decision', wholeNumber(0, 10_000_000))
    .addOption(new Option('--side <side>', 'whose decision, where both decide').choices(['home', 'away']))
    .addOption(budgetFlag('how long to think', hintBudget))
    .option('--chances', 'show instead who would have won after every ball')
    .addOption(useFlag())
    .option('--json', 'print it as JSON')
    .addHelpText(
      'after',
      `
Only what the side may see is looked at.

Examples:
  howzat play ctg --players sensible,sensible --seed 7 --record m.json
  howzat hint m.json --at 60
  howzat hint m.json --at 60 --json
  howzat hint m.json --chances`,
    )
    .action(giveHint);
}

async function giveHint(file: string | undefined, flags: HintFlags): Promise<void> {
  const { match, entry } = await reopen(file ?? lastGameFile(), flags.use);
  const player = entry.sensible?.value ?? uniformPlayer;
  if (flags.chances) {
    const told = winProbabilities(match, player);
    if (flags.json) sayJson(told);
    else say(chancesText(told, match));
    return;
  }
  if (flags.at !== undefined) goToDecision(match, flags.at);
  const side = flags.side ?? decider(match);
  const label = (choice: unknown, step: string): string =>
    choiceName(
      choice as Json,
      labelsOf(entry.presentation, {
        step,
        view: match.seat(side).view(),
        params: match.rulebook.params as Readonly<Record<string, unknown>>,
      }),
    );
  const given = hint(match, side, { player, budget: flags.budget, label });
  if (flags.json) sayJson({ ...given, path: match.path, length: match.length });
  else tell(given, match, entry, (choice) => label(choice, given.step));
}

/** Goes to the first decision once so many things have come in. */
function goToDecision(match: AnyMatch, at: number): void {
  const { length } = match;
  if (at > length)
    throw new HowzatError(
      'bad-position',
      `The record has ${length} choices and rolls; there is no moment after ${at}.`,
      {
        choice: at,
      },
    );
  for (let n = at; n <= length; n++) {
    // the way that was gone back leads forward again: by one, or to the end where nobody is asked
    while (match.length < n) match.redo();
    match.goTo(n);
    if (match.waiting.kind === 'decisions') return;
  }
  throw new HowzatError('no-decision', `Nothing is decided any more after ${at} of the ${length} choices and rolls.`);
}

/** The side that is to decide, home where both are. */
function decider({ waiting }: AnyMatch): Side {
  const open = waiting.kind === 'decisions' ? waiting.open.find(({ made }) => !made) : undefined;
  return open?.side ?? 'home';
}

function tell(given: Hint, match: AnyMatch, entry: Entry, label: (choice: unknown) => string): void {
  const asked = withLaws(entry)?.prompts[given.step] ?? `${stepName(given.step)}?`;
  say(`${scoreLine(scoredMatch(match)) ?? 'Before the first ball'}\n`);
  say(`${nameOf(match, given.side)}: ${asked}\n`);
  for (const line of given.words) say(wrapped(line, '  '));
  // what a whole match brings is who wins it
  const balls = !given.wholeMatch;
  const rows = given.choices
    .slice(0, 12)
    .map(({ choice, worth, behind, error, runs, wickets, playouts }) => [
      label(choice),
      percent(worth),
      behind === 0 ? 'best' : (-100 * behind).toFixed(1),
      Number.isFinite(error) && error > 0 ? `± ${(196 * error).toFixed(1)}` : '',
      ...(balls ? [runs.toFixed(2), wickets.toFixed(2)] : []),
      String(playouts),
    ]);
  const heads = ['choice', 'wins', 'points', '95 %', ...(balls ? ['runs', 'wickets', 'playouts'] : ['matches'])];
  if (rows.length > 1) say(`\n${inColumns([heads, ...rows], '  ')}`);
}

function chancesText(told: readonly WinProbability[], { names }: AnyMatch): string {
  const width = 40;
  return inColumns([
    ['innings', 'over', 'score', names.home, ''],
    ...told.map(({ innings, batting, over, runs, wickets, home }) => [
      `${innings} ${names[batting]}`,
      over,
      `${runs}/${wickets}`,
      percent(home),
      '#'.repeat(Math.round(home * width)),
    ]),
  ]);
}
