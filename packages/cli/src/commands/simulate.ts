import { availableParallelism } from 'node:os';
import { type PlayerRef, type SelectionRef, type SimulateOptions, type Simulation, simulate } from '@howzat/simulator';
import { orderOf, verifyTable } from '@howzat/simulator/chunks';
import { Command } from 'commander';
import { inColumns, percent, say, sayJson } from '../output.js';
import { withProgress } from '../progress.js';
import { type RuleFlags, seed, verifyFlag, wholeNumber, withRuleFlags } from '../selection/flags.js';
import { budgetFlag, type SimulatedFlags, simulatedPlayers } from '../selection/players.js';
import { choose, refsOf } from '../selection/selection.js';
import { verifiedText, verifyOf } from '../selection/verified.js';
import { onFlag, playOn } from '../studies/play-on.js';
import { portable, portablePlayer, portableSelection } from '../studies/portable.js';

interface SimulateFlags extends RuleFlags, SimulatedFlags {
  readonly matches: number;
  readonly seed: number | string;
  readonly workers: number;
  readonly rules?: boolean;
  readonly verify?: number;
  readonly on?: string;
  readonly json?: boolean;
}

export function simulateCommand(): Command {
  const command = new Command('simulate')
    .description('play many matches and show the figures')
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
    .addOption(onFlag())
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
  howzat simulate ccsl --use ./my-rule.ts --house-rule my-rule --verify 1000
  howzat simulate ccsl --matches 100000000 --on postgres://howzat@db.example/howzat`,
    )
    .action(simulateMatches);
}

async function simulateMatches(variant: string, flags: SimulateFlags): Promise<void> {
  const chosen = await choose(variant, flags);
  const players = await simulatedPlayers(flags, chosen, [chosen.rulebook]);
  const asked: Asked = {
    variant: chosen.entry.ref,
    selection: refsOf(chosen),
    ...{ matches: flags.matches, seed: flags.seed, players },
    countRules: flags.rules ?? false,
    verify: verifyOf(flags.verify, chosen),
  };
  const figures =
    flags.on === undefined ? await onThreads(asked, flags.workers) : await onMany(asked, flags.on, flags.use);
  if (flags.json) sayJson(figures);
  else tellSimulation(figures);
}

interface Asked extends Pick<SimulateOptions, 'variant' | 'matches' | 'verify'> {
  readonly selection: SelectionRef;
  readonly seed: number | string;
  readonly players: readonly [PlayerRef, PlayerRef];
  readonly countRules: boolean;
}

function onThreads(asked: Asked, workers: number): Promise<Simulation> {
  return withProgress(({ signal, onProgress }) => simulate({ ...asked, workers, signal, onProgress }));
}

/** Played by all who work at the studies of a database. */
async function onMany(asked: Asked, on: string, use: readonly string[]): Promise<Simulation> {
  const { variant, selection, matches, verify } = asked;
  const verified = await verifyTable(orderOf(variant, selection, asked.players), { matches, verify });
  const [a, b] = asked.players;
  const portably = {
    variant: portable(asked.variant),
    selection: portableSelection(asked.selection),
    players: [portablePlayer(a), portablePlayer(b)] as const,
  };
  const { simulation } = await playOn('simulation', { on, use }, ({ simulationPlan }, find) =>
    simulationPlan({ ...asked, ...portably, verified }, find),
  );
  return simulation;
}

function fixed(n: number, places = 2): string {
  return Number.isNaN(n) ? '-' : n.toFixed(places);
}

/** Prints what came of a simulation. */
export function tellSimulation(figures: Simulation): void {
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
