import {
  aboutWays,
  type Comparison,
  comparisonOf,
  type PlayedPairing,
  type Simulation,
  simulationOf,
  type Tournament,
} from '@howzat/simulator';
import { layTable, namesAt, pairingOf, type Score, type Table, tournamentOf } from '@howzat/simulator/chunks';
import { type Find, orderHere } from './find.js';
import { type Grid, gridOf } from './grid.js';
import type { Cell, Plan, PlanTable } from './plan.js';
import type { CellSums } from './sums.js';

/** What came of a study, of the kind that its plan asks for. */
export type Outcome =
  | { readonly kind: 'simulation'; readonly simulation: Simulation }
  | { readonly kind: 'comparison'; readonly comparison: Comparison }
  | { readonly kind: 'tournament'; readonly tournament: Tournament }
  | { readonly kind: 'trial'; readonly scores: readonly Score[] }
  | { readonly kind: 'grid'; readonly grid: Grid };

interface Context {
  readonly find: Find;
  readonly seconds: number;
}

/** The outcome of a plan whose cells have been summed up. */
export async function outcomeOf(plan: Plan, sums: CellSums, context: Context): Promise<Outcome> {
  const { asks } = plan;
  switch (asks.kind) {
    case 'simulation':
      return {
        kind: asks.kind,
        simulation: { ...(await simulationAt(plan, 0, sums, context)), verified: asks.verified },
      };
    case 'comparison':
      return { kind: asks.kind, comparison: await comparison(plan, sums, context) };
    case 'tournament':
      return { kind: asks.kind, tournament: await tournament(plan, asks, sums, context) };
    case 'trial':
      return { kind: asks.kind, scores: plan.cells.map((_, cell) => sums.score(cell)) };
    case 'grid':
      return { kind: asks.kind, grid: gridOf(plan, asks, sums) };
  }
}

function laid(plan: Plan, table: number, { find }: Context): Promise<Table> {
  return layTable(orderHere(plan.tables[table] as PlanTable, find));
}

async function simulationAt(plan: Plan, number: number, sums: CellSums, context: Context): Promise<Simulation> {
  const cell = plan.cells[number] as Cell;
  const { runner, players } = await laid(plan, cell.tables[0], context);
  return simulationOf(runner.rulebook, sums.tally(number), {
    seed: cell.seed,
    seconds: context.seconds,
    names: [players[0].name, players[1].name],
    countRules: cell.kind === 'matches' && cell.countRules,
    verified: null,
  });
}

/** The cells of a comparison, in their order: the matches, what never fired, what is played otherwise, and the matches of unequal players. */
async function comparison(plan: Plan, sums: CellSums, context: Context): Promise<Comparison> {
  const cellAt = (at: number): Cell => plan.cells[at] as Cell;
  const [main, fired, watched] = [cellAt(0), cellAt(1), cellAt(2)];
  const better = plan.cells[3];
  const waysOf = async ({ tables: [without, withIt = without] }: Cell) =>
    [await laid(plan, without, context), await laid(plan, withIt, context)] as const;
  const ways = await waysOf(main);
  const { asks } = plan;
  const verified = asks.kind === 'comparison' ? asks.verified : { without: null, with: null };
  const { seed, matches } = main;
  return comparisonOf(sums.pairData(0), {
    ...aboutWays(ways, { seed, matches, verified, neverFired: { rules: sums.fired(1), matches: fired.matches } }),
    seconds: context.seconds,
    skill: better ? { data: sums.pairData(3), players: namesAt(await waysOf(better)) } : null,
    play: watched.matches > 0 ? sums.watched(2) : null,
  });
}

async function tournament(
  plan: Plan,
  { players, verified }: Extract<Plan['asks'], { readonly kind: 'tournament' }>,
  sums: CellSums,
  context: Context,
): Promise<Tournament> {
  const pairings: PlayedPairing[] = [];
  const pairs = players.flatMap((first, i) => players.slice(i + 1).map((second) => [first, second] as const));
  for (const [cell, names] of pairs.entries())
    pairings.push(pairingOf(names, await simulationAt(plan, cell, sums, context)));
  const { matches, seed } = plan.cells[0] as Cell;
  return tournamentOf(players, pairings, { matches, seed, verified });
}
