import { availableParallelism } from 'node:os';
import { type Simulation, simulate } from '@howzat/simulator';
import { Command } from 'commander';
import { inColumns, percent, say, sayJson } from '../output.js';
import { withProgress } from '../progress.js';
import { type RuleFlags, seed, verifyFlag, wholeNumber, withRuleFlags } from '../selection/flags.js';
import { budgetFlag, type SimulatedFlags, simulatedPlayers } from '../selection/players.js';
import { choose } from '../selection/selection.js';
import { verifiedText, verifyOf } from '../selection/verified.js';

interface SimulateFlags extends RuleFlags, SimulatedFlags {
  readonly matches: number;
  readonly seed: number | string;
  readonly workers: number;
  readonly rules?: boolean;
  readonly verify?: number;
  readonly json?: boolean;
}

export function simulateCommand(): Command {
  const command = new Command('simulate')
    .description('play many matches and tell what comes of them')
    .argument('<variant>', 'the game');
  return withRuleFlags(command)
    .option('--matches <n>', 'how many', wholeNumber(1, 1_000_000_000), 10_000)
    .option('--seed <seed>', 'a whole number or a text; the same seed gives the same matches', seed, 1)
    .option(
      '--players <a,b>',
      'random, greedy, sensible, search, village, club, international or a module; they swap home and away each match (default: random, where captains may declare sensible)',
    )
    .addOption(budgetFlag('how long search thinks'))
    .option('--workers <n>', 'threads; the results do not depend on it', wholeNumber(0, 256), availableParallelism())
    .addOption(verifyFlag())
    .option('--rules', 'also count how often each rule was cited (slower)')
    .option('--json', 'print the figures as JSON')
    .addHelpText(
      'after',
      `
Examples:
  howzat simulate ccsl
  howzat simulate cubes --matches 100000 --seed 1 --json
  howzat simulate ccsl --players sensible,random --format two-over
  howzat simulate ccsl --use ./my-rule.ts --house-rule my-rule
  howzat simulate ccsl --use ./my-rule.ts --house-rule my-rule --verify 1000`,
    )
    .action(simulateMatches);
}

async function simulateMatches(variant: string, flags: SimulateFlags): Promise<void> {
  const chosen = await choose(variant, flags);
  const { entry, selection, rulebook, houseRuleRefs } = chosen;
  const players = await simulatedPlayers(flags, chosen, [rulebook]);
  const { format, rulings, options, set } = selection;
  const figures = await withProgress(({ signal, onProgress }) =>
    simulate({
      variant: entry.ref,
      selection: { format, rulings, options, set, houseRules: houseRuleRefs },
      matches: flags.matches,
      seed: flags.seed,
      players,
      workers: flags.workers,
      signal,
      countRules: flags.rules ?? false,
      verify: verifyOf(flags.verify, chosen),
      onProgress,
    }),
  );
  if (flags.json) sayJson(figures);
  else tell(figures);
}

function fixed(n: number, places = 2): string {
  return Number.isNaN(n) ? '-' : n.toFixed(places);
}

function tell(figures: Simulation): void {
  const { firstInnings, secondInnings, results, players, perBall, dismissals } = figures;
  const rules = figures.amendments.length > 0 ? ` with ${figures.amendments.join(', ')}` : '';
  say(`${figures.variant}${rules}: ${figures.matches} matches, ${figures.balls} balls, seed ${figures.seed}`);
  say();
  say(
    inColumns([
      ['Innings', 'runs', '95 % of the mean', 'sd', 'quartiles', 'wickets', 'balls'],
      ...[firstInnings, secondInnings].map((innings, at) => [
        at === 0 ? 'first' : 'second',
        fixed(innings.mean),
        innings.interval95.map((n) => fixed(n)).join(' to '),
        fixed(innings.sd),
        innings.quartiles.join(' / '),
        `${fixed(innings.wickets.mean)} (sd ${fixed(innings.wickets.sd)})`,
        fixed(innings.balls.mean),
      ]),
    ]),
  );
  const share = (n: number): string => percent(n / figures.matches);
  say(
    `\nWon batting first ${share(results.battingFirst)}, batting second ${share(results.battingSecond)}, tied ${share(results.tie)}` +
      (results.other > 0 ? `, neither ${share(results.other)}` : ''),
  );
  say(
    `Won by ${players.names[0]} ${players.wins[0]}, by ${players.names[1]} ${players.wins[1]}; ` +
      `of the decided ${percent(players.share)} (${players.interval95.map(percent).join(' to ')})`,
  );
  const kinds = Object.entries(perBall).filter(([, part]) => part > 0);
  say(`\nBalls   ${kinds.map(([kind, part]) => `${kind} ${percent(part)}`).join(', ')}`);
  const fell = Object.entries(dismissals);
  if (fell.length > 0) say(`Wickets ${fell.map(([how, n]) => `${how} ${n}`).join(', ')}`);
  if (figures.extras > 0) say(`Extras  ${percent(figures.extras)} of all runs`);
  if (figures.rules) {
    say('\nRules cited');
    say(
      inColumns(
        Object.entries(figures.rules).map(([id, n]) => [id, String(n)]),
        '  ',
      ),
    );
  }
  say(`\nChecksum ${figures.checksum}, ${fixed(figures.seconds)} s; ${verifiedText(figures.verified)}`);
}
