import { availableParallelism } from 'node:os';
import type { Budget } from '@howzat/players';
import {
  type Entrant,
  type PlayedPairing,
  type SelectionRef,
  type Tournament,
  type TournamentOptions,
  tournament,
} from '@howzat/simulator';
import { orderOf, verifyTable } from '@howzat/simulator/chunks';
import { Command } from 'commander';
import { openCatalogue } from '../catalogue/catalogue.js';
import { Usage } from '../failure.js';
import { inColumns, percent, say, sayJson } from '../output.js';
import { withProgress } from '../progress.js';
import { PairingsFile } from '../records/pairings.js';
import { type RuleFlags, seed, verifyFlag, wholeNumber, withRuleFlags } from '../selection/flags.js';
import { budgetFlag, playerRef } from '../selection/players.js';
import { choose, refsOf } from '../selection/selection.js';
import { verifiedText, verifyOf } from '../selection/verified.js';
import { onFlag, playOn } from '../studies/play-on.js';
import { portable, portablePlayer, portableSelection } from '../studies/portable.js';

interface TournamentFlags extends RuleFlags {
  readonly variants: string;
  readonly players: string;
  readonly budget: Budget;
  readonly matches: number;
  readonly seed: number | string;
  readonly workers: number;
  readonly verify?: number;
  readonly on?: string;
  readonly save?: string;
  readonly json?: boolean;
}

export function tournamentCommand(): Command {
  const command = new Command('tournament')
    .description('let players meet each other in a round robin, and rate them')
    .argument('[variant]', 'the game; --variants takes several');
  return withRuleFlags(command)
    .option(
      '--variants <a,b>',
      'several games, each with a tournament of its own; "all" for every game that is installed',
    )
    .option(
      '--players <a,b,c>',
      'random, greedy, sensible, search, village, club, international or modules',
      'random,greedy,sensible,search',
    )
    .addOption(budgetFlag('how long search thinks about each decision', { playouts: 100 }))
    .option('--matches <n>', 'how many each two play, half of them on either side', wholeNumber(2, 1_000_000), 100)
    .option(
      '--seed <seed>',
      'a whole number or a text; with a budget of playouts the same seed gives the same matches',
      seed,
      1,
    )
    .option('--workers <n>', 'threads', wholeNumber(0, 256), availableParallelism())
    .addOption(verifyFlag())
    .addOption(onFlag())
    .option('--save <file>', 'write down each pairing that was played; the same command goes on from there')
    .option('--json', 'print the tables as JSON')
    .addHelpText(
      'after',
      `
Ratings average 1500 in each game; 400 points more win ten times as often as they lose.

Examples:
  howzat tournament ccsl
  howzat tournament cubes --players random,sensible --matches 1000
  howzat tournament --variants all --players random,greedy,sensible,search --budget 50ms --matches 200 --seed 1 --json
  howzat tournament --variants all --matches 200 --save pairings.jsonl`,
    )
    .action(play);
}

async function play(variant: string | undefined, flags: TournamentFlags): Promise<void> {
  const names = flags.players.split(',').map((name) => name.trim());
  if (names.length < 2 || names.includes('') || new Set(names).size < names.length)
    throw new Usage(`--players takes two or more different names with commas between, not ${flags.players}.`);
  if (flags.on !== undefined && flags.save !== undefined)
    throw new Usage('--save is for threads: with --on the database keeps what was played.');
  const all = await variantsOf(variant, flags);
  const tables: Tournament[] = [];
  const saved = flags.save === undefined ? null : PairingsFile.open(flags.save);
  for (const id of all) {
    const chosen = await choose(id, flags);
    const { entry, catalogue } = chosen;
    const entrants: Entrant[] = [];
    for (const name of names) entrants.push({ name, player: await playerRef(name, catalogue, entry, flags.budget) });
    const refs = refsOf(chosen);
    const { verify, ...asked }: Asked = {
      variant: entry.ref,
      selection: refs,
      ...{ players: entrants, matches: flags.matches, seed: flags.seed },
      verify: verifyOf(flags.verify, chosen),
    };
    if (flags.on !== undefined) {
      tables.push(await onMany({ ...asked, verify }, flags.on, flags.use));
      if (!flags.json) tellTournament(tables.at(-1) as Tournament);
      continue;
    }
    // what makes a pairing the same: by the clock it is played another way each time, and counts all the same
    const { version } = entry.variant;
    const { budget: time, matches, seed: first } = flags;
    const same = JSON.stringify({ id: entry.variant.id, version, refs, time, matches, seed: first });
    const played = await withProgress(({ signal, onProgress }) =>
      tournament({
        ...asked,
        verify,
        workers: flags.workers,
        signal,
        onProgress,
        played: saved?.of(same),
        onPairing: (pairing: PlayedPairing) => saved?.add(same, pairing),
      }),
    );
    tables.push(played);
    if (!flags.json) tellTournament(played);
  }
  saved?.close();
  if (flags.json) sayJson(tables);
}

interface Asked extends Pick<TournamentOptions, 'variant' | 'players' | 'matches' | 'verify'> {
  readonly selection: SelectionRef;
  readonly seed: number | string;
}

/** Played by all who work at the studies of a database. */
async function onMany(asked: Asked, on: string, use: readonly string[]): Promise<Tournament> {
  const { variant, selection, players, matches, verify } = asked;
  const verified = await verifyTable(orderOf(variant, selection, ['random', 'random']), { matches, verify });
  const portably = {
    variant: portable(variant),
    selection: portableSelection(selection),
    players: players.map(({ name, player }) => ({ name, player: portablePlayer(player) })),
  };
  const outcome = await playOn('tournament', { on, use }, ({ tournamentPlan }, find) =>
    tournamentPlan({ ...asked, ...portably, verified }, find),
  );
  return outcome.tournament;
}

async function variantsOf(variant: string | undefined, flags: TournamentFlags): Promise<readonly string[]> {
  if ((variant === undefined) === (flags.variants === undefined))
    throw new Usage('Name one game, or several with --variants: howzat tournament ccsl.');
  if (variant !== undefined) return [variant];
  if (flags.variants !== 'all') return flags.variants.split(',').map((id) => id.trim());
  return (await openCatalogue(flags.use, [])).known;
}

/** Prints what came of a tournament. */
export function tellTournament(played: Tournament): void {
  const { variant, format, amendments, matches, seed, table, pairings, verified } = played;
  const rules = amendments.filter((id) => id !== format);
  say(
    `${variant}${format ? `, ${format}` : ''}${rules.length > 0 ? ` with ${rules.join(', ')}` : ''}: ${matches} matches of each two, seed ${seed}\n`,
  );
  say(
    inColumns(
      [
        ['player', 'Elo', '95 %', 'won', 'score'],
        ...table.map(({ name, elo, interval95: [low, high], won, played, score }) => [
          name,
          elo.toFixed(0),
          `${low.toFixed(0)} to ${high.toFixed(0)}`,
          `${won} of ${played}`,
          percent(score),
        ]),
      ],
      '  ',
    ),
  );
  say(
    `\n${inColumns(
      pairings.map(({ players, wins, level, share, interval95 }) => [
        `${players[0]} v ${players[1]}`,
        `${wins[0]} - ${wins[1]}${level > 0 ? `, ${level} level` : ''}`,
        `${percent(share)} (${interval95.map(percent).join(' to ')})`,
      ]),
      '  ',
    )}\n`,
  );
  if (verified) say(`${verifiedText(verified)}\n`);
}
