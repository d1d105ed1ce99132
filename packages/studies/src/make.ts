import type {
  CompareOptions,
  PlayerRef,
  SelectionRef,
  SimulateOptions,
  TournamentOptions,
  Verified,
  VerifiedWays,
} from '@howzat/simulator';
import { matchesFired, matchesWatched, roundRobin, type Trial } from '@howzat/simulator/chunks';
import { type Find, findPackage, modulesOf } from './find.js';
import type { GridRefused, GridRow } from './grid.js';
import { packagesHere } from './packages.js';
import { type Plan, planVersion, readPlan } from './plan.js';

type TwoPlayers = readonly [PlayerRef, PlayerRef];

/** The tables of a plan that is being made; two that are the same are one. */
class Tables {
  readonly list: object[] = [];
  private readonly places = new Map<string, number>();

  /** The number of a table. */
  at(variant: SimulateOptions['variant'], selection: SelectionRef | undefined, players: TwoPlayers): number {
    // as it is written: without what is undefined
    const text = JSON.stringify({ variant, selection: selection ?? {}, players });
    const place = this.places.get(text) ?? this.list.length;
    if (place === this.list.length) this.list.push(JSON.parse(text) as object);
    this.places.set(text, place);
    return place;
  }
}

/** A plan of what was collected, checked, and with the packages that are loaded here. */
function planned(title: string, tables: Tables, cells: readonly object[], asks: object, find: Find): Plan {
  const draft = { plan: planVersion, title, packages: [], tables: tables.list, cells, asks };
  const plan = readPlan(JSON.parse(JSON.stringify(draft)));
  return { ...plan, packages: [...packagesHere(modulesOf(plan.tables), find)] };
}

const usualPlayers: TwoPlayers = ['random', 'random'];

/**
 * The plan of a simulation. Modules are named by package, as other machines find them.
 *
 * @param options what is simulated, how many matches, and who plays
 * @param find how modules are found here; as packages unless given
 * @throws StudyError `bad-plan`; HowzatError where a module is not here
 *
 * @example
 * import { simulationPlan } from '@howzat/studies';
 *
 * const plan = simulationPlan({ variant: { module: '@howzat/ccsl', export: 'ccsl' }, matches: 100_000, seed: 1 });
 * console.log(plan.title, plan.cells[0]?.matches); // simulate ccsl 100000
 */
export function simulationPlan(
  options: Pick<SimulateOptions, 'variant' | 'selection' | 'matches' | 'seed' | 'players' | 'countRules'> & {
    readonly title?: string;
    readonly verified?: Verified | null;
  },
  find: Find = findPackage,
): Plan {
  const { variant, selection, matches, seed = 0, players = usualPlayers, countRules = false } = options;
  const tables = new Tables();
  const cell = { kind: 'matches', tables: [tables.at(variant, selection, players)], seed, matches, countRules };
  const asks = { kind: 'simulation', verified: options.verified ?? null };
  return planned(options.title ?? `simulate ${variant.export}`, tables, [cell], asks, find);
}

/**
 * The plan of a comparison.
 *
 * @param options the rules without the change and with it, how many matches, and who plays
 * @param find how modules are found here; as packages unless given
 * @throws as {@link simulationPlan}
 *
 * @example
 * import { comparisonPlan } from '@howzat/studies';
 *
 * const plan = comparisonPlan({
 *   variant: { module: '@howzat/ccsl', export: 'ccsl' },
 *   with: { format: 'two-over' },
 *   matches: 20_000,
 *   skill: null,
 * });
 * console.log(plan.cells.map(({ kind }) => kind)); // [ 'pairs', 'fired', 'watched' ]
 */
export function comparisonPlan(
  options: Pick<CompareOptions, 'variant' | 'without' | 'with' | 'matches' | 'seed' | 'players'> & {
    readonly title?: string;
    /** The better player and the worse one, and how many matches they play each way; null for none. */
    readonly skill: { readonly players: TwoPlayers; readonly matches: number } | null;
    readonly verified?: VerifiedWays;
  },
  find: Find = findPackage,
): Plan {
  const { variant, without, with: withIt, matches, seed = 0, players = usualPlayers, skill } = options;
  const tables = new Tables();
  const ways = (by: TwoPlayers) => [tables.at(variant, without, by), tables.at(variant, withIt, by)];
  const main = ways(players);
  const better = skill ? ways(skill.players) : main;
  const cells = [
    { kind: 'pairs', tables: main, seed, matches },
    { kind: 'fired', tables: main, seed, matches: Math.min(matches, matchesFired) },
    { kind: 'watched', tables: better, seed, matches: Math.min(skill?.matches ?? matches, matchesWatched) },
    ...(skill ? [{ kind: 'pairs', tables: better, seed, matches: skill.matches }] : []),
  ];
  const asks = { kind: 'comparison', verified: options.verified ?? { without: null, with: null } };
  return planned(options.title ?? `compare ${variant.export}`, tables, cells, asks, find);
}

/**
 * The plan of a round robin.
 *
 * @param options the game, the players, and how many matches each two of them play
 * @param find how modules are found here; as packages unless given
 * @throws as {@link simulationPlan}; SimulationError `bad-option` for fewer than two players or two of one name
 *
 * @example
 * import { tournamentPlan } from '@howzat/studies';
 *
 * const entrants = ['Ann', 'Ben', 'Cat'].map((name) => ({ name, player: 'random' as const }));
 * const plan = tournamentPlan({
 *   variant: { module: '@howzat/ccsl', export: 'ccsl' },
 *   players: entrants,
 *   matches: 1000,
 * });
 * // each two of them are a cell
 * console.log(plan.cells.length); // 3
 */
export function tournamentPlan(
  options: Pick<TournamentOptions, 'variant' | 'selection' | 'players' | 'matches' | 'seed'> & {
    readonly title?: string;
    readonly verified?: Verified | null;
  },
  find: Find = findPackage,
): Plan {
  const { variant, selection, players, matches, seed = 0 } = options;
  const tables = new Tables();
  const cells = roundRobin(players).map(([a, b]) => ({
    kind: 'matches',
    tables: [tables.at(variant, selection, [a.player, b.player])],
    ...{ seed, matches },
  }));
  const asks = { kind: 'tournament', players: players.map(({ name }) => name), verified: options.verified ?? null };
  return planned(options.title ?? `tournament ${variant.export}`, tables, cells, asks, find);
}

/**
 * The plan of a trial: policies of habits that play against a player, one trial of a search for those that beat it.
 *
 * @param options the game, the player that is tried, and the policies that try it
 * @param find how modules are found here; as packages unless given
 * @throws as {@link simulationPlan}; StudyError `bad-plan` also for a trial without policies
 *
 * @example
 * import { trialPlan } from '@howzat/studies';
 *
 * const always = { step: 'core.toss.elect', field: null, doing: { kind: 'choice', choice: 'bat' }, when: [] } as const;
 * const plan = trialPlan({
 *   variant: { module: '@howzat/ccsl', export: 'ccsl' },
 *   player: 'sensible',
 *   trial: { policies: [[always]], seed: 1, from: 0, to: 1000 },
 * });
 * console.log(plan.cells.map(({ kind }) => kind)); // [ 'trial' ]
 */
export function trialPlan(
  options: Pick<SimulateOptions, 'variant' | 'selection'> & {
    readonly title?: string;
    readonly player: PlayerRef;
    /** Whom the policies play; the player itself unless given. */
    readonly against?: PlayerRef | undefined;
    readonly trial: Trial;
  },
  find: Find = findPackage,
): Plan {
  const { variant, selection, player, against = player, trial } = options;
  const { policies, seed, from, to } = trial;
  const tables = new Tables();
  const table = tables.at(variant, selection, [player, against]);
  const cells = policies.map((policy) => ({
    ...{ kind: 'trial', tables: [table], seed, first: from, matches: to - from },
    policy,
  }));
  return planned(options.title ?? `exploit ${variant.export}`, tables, cells, { kind: 'trial' }, find);
}

/** A change of a grid, and how it is played. */
export interface GridChange extends Omit<GridRow, 'cell' | 'players'> {
  readonly variant: SimulateOptions['variant'];
  readonly without: SelectionRef;
  readonly with: SelectionRef;
  readonly players: { readonly names: GridRow['players']; readonly refs: TwoPlayers };
}

/**
 * The plan of a grid: every change is compared with the game without it, all from the same seeds.
 *
 * @param options the changes, those that were refused, and how many matches each plays both ways
 * @param find how modules are found here; as packages unless given
 * @throws as {@link simulationPlan}
 *
 * @example
 * import { gridPlan } from '@howzat/studies';
 *
 * const { cells } = gridPlan({
 *   title: 'Two overs',
 *   matches: 20_000,
 *   changes: [
 *     {
 *       game: 'ccsl',
 *       format: null,
 *       change: ['two-over'],
 *       variant: { module: '@howzat/ccsl', export: 'ccsl' },
 *       without: {},
 *       with: { format: 'two-over' },
 *       players: { names: ['random', 'random'], refs: ['random', 'random'] },
 *     },
 *   ],
 *   refused: [],
 * });
 * console.log(cells.length); // 1
 */
export function gridPlan(
  options: {
    readonly title: string;
    readonly matches: number;
    readonly seed?: number | string;
    readonly changes: readonly GridChange[];
    readonly refused: readonly GridRefused[];
  },
  find: Find = findPackage,
): Plan {
  const { title, matches, seed = 0, changes, refused } = options;
  const tables = new Tables();
  const cells: object[] = [];
  const rows: GridRow[] = [];
  for (const { variant, without, with: withIt, players, game, format, change } of changes) {
    const at = [tables.at(variant, without, players.refs), tables.at(variant, withIt, players.refs)];
    rows.push({ game, format, change, players: players.names, cell: cells.length });
    cells.push({ kind: 'pairs', tables: at, seed, matches });
  }
  return planned(title, tables, cells, { kind: 'grid', rows, refused }, find);
}
