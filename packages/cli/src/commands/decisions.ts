import { availableParallelism } from 'node:os';
import type { Budget } from '@howzat/players';
import { type Decision, type Decisions, decisions, habitText } from '@howzat/simulator';
import { decisionsBy } from '@howzat/simulator/chunks';
import { Command } from 'commander';
import { inColumns, percent, say, sayJson } from '../output.js';
import { withProgress } from '../progress.js';
import { many, type RuleFlags, seed, verifyFlag, wholeNumber, withRuleFlags } from '../selection/flags.js';
import { budgetFlag, playerRef, usualPlayer } from '../selection/players.js';
import { choose, refsOf } from '../selection/selection.js';
import { verifiedText, verifyOf } from '../selection/verified.js';
import { onFlag } from '../studies/play-on.js';
import { playingTrials } from '../studies/trials.js';

interface DecisionsFlags extends RuleFlags {
  readonly player?: string;
  readonly budget?: Budget;
  readonly step: readonly string[];
  readonly matches: number;
  readonly seed: number | string;
  readonly workers: number;
  readonly verify?: number;
  readonly on?: string;
  readonly json?: boolean;
}

export function decisionsCommand(): Command {
  const command = new Command('decisions')
    .description('measure what each decision of a game is worth')
    .argument('<variant>', 'the game');
  return withRuleFlags(command)
    .option('--player <player>', 'who decides: sensible unless given, greedy, random, search or a module')
    .addOption(budgetFlag('how long search thinks about each decision'))
    .addOption(many('--step <step>', 'only this step, and what always the same choice wins there'))
    .option('--matches <n>', 'how many matches are played for each decision or choice', wholeNumber(2, 1_000_000), 4000)
    .option('--seed <seed>', 'a whole number or a text; the same seed plays the same matches', seed, 1)
    .option('--workers <n>', 'threads', wholeNumber(0, 256), availableParallelism())
    .addOption(verifyFlag())
    .addOption(onFlag())
    .option('--json', 'print what was measured as JSON')
    .addHelpText(
      'after',
      `
The player plays against itself, and at one step takes anything legal. What it then wins less than half of is what the decision is worth,
in points of a hundred matches that were decided.

Examples:
  howzat decisions cubes
  howzat decisions ccsl --format two-over --matches 10000
  howzat decisions ctg --step attitude --step power-play
  howzat decisions pocket --json`,
    )
    .action(measure);
}

async function measure(id: string, flags: DecisionsFlags): Promise<void> {
  const chosen = await choose(id, flags);
  const { entry, catalogue } = chosen;
  const asked = {
    variant: entry.ref,
    selection: refsOf(chosen),
    player: await playerRef(flags.player ?? usualPlayer(entry), catalogue, entry, flags.budget),
    ...(flags.step.length > 0 && { steps: flags.step }),
    matches: flags.matches,
    seed: flags.seed,
    verify: verifyOf(flags.verify, chosen),
  };
  const found =
    flags.on === undefined
      ? await withProgress((progress) => decisions({ ...asked, workers: flags.workers, ...progress }))
      : await playingTrials('decisions', asked, { on: flags.on, use: flags.use }, (play) => decisionsBy(asked, play));
  if (flags.json) sayJson(found);
  else tell(found);
}

function tell({ variant, format, player, seed: from, matches, decisions: found, verified }: Decisions): void {
  say(
    `${variant}${format ? `, ${format}` : ''}: ${player} against itself, and at one step anything legal; ${matches} matches each, seed ${from}.\n`,
  );
  const rows = found.flatMap(({ step, asked, choices, ...shared }) => [
    [...won(shared), asked.toFixed(asked < 10 ? 1 : 0), step],
    ...choices.map(({ habits, ...chosen }) => [...won(chosen), '', habits.map(habitText).join('; ')]),
  ]);
  say(inColumns([['worth', '95 %', 'won', 'asked in a match', 'step'], ...rows], '  '));
  if (verified) say(`\n${verifiedText(verified)}`);
}

/** What is missing to a half, and what was won. */
function won({ share, interval95: [low, high] }: Pick<Decision, 'share' | 'interval95'>): readonly string[] {
  return [points(share), `${points(high)} to ${points(low)}`, percent(share)];
}

/** What is missing to a half, in points of a hundred. */
function points(share: number): string {
  return (50 - 100 * share).toFixed(1);
}
