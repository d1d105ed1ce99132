import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { StudyError } from './errors.js';

/** The version of the format that plans are written in. */
export const planVersion = 1;

const words = v.pipe(v.string(), v.nonEmpty());
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000));
const place = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** A package, with an entry or without, or a file by its name alone: no path, and no code in a URL, comes in by a plan. */
const moduleName = v.pipe(
  v.string(),
  v.regex(
    /^(use:[\w-][\w.-]*|(@[\w-][\w.-]*\/)?[\w-][\w.-]*(\/[\w-][\w.-]*)*)$/,
    'A module is named by its package, or as use:file where it is a file of yours',
  ),
);
const moduleRef = v.strictObject({ module: moduleName, export: words });
const plainRef = v.union([v.picklist(['random', 'greedy', 'sensible']), moduleRef]);
const budget = v.union([
  v.strictObject({ ms: v.pipe(v.number(), v.gtValue(0)) }),
  v.strictObject({ playouts: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }),
]);
const builtRef = v.strictObject({
  built: v.picklist(['search', 'village', 'club', 'international']),
  upon: v.optional(plainRef),
  budget: v.optional(budget),
});
const playerRef = v.union([plainRef, builtRef]);

const table = v.strictObject({
  variant: moduleRef,
  selection: v.strictObject({
    format: v.optional(v.string()),
    rulings: v.optional(v.record(v.string(), v.string())),
    options: v.optional(v.array(v.string())),
    set: v.optional(v.record(v.string(), v.unknown())),
    houseRules: v.optional(v.array(moduleRef)),
  }),
  players: v.tuple([playerRef, playerRef]),
});

/** What matches are drawn from. */
export const seed = v.union([v.pipe(v.number(), v.safeInteger()), v.string()]);
const two = v.tuple([place, place]);

const viewPlace = v.pipe(v.array(words), v.minLength(1));
const condition = v.strictObject({ place: viewPlace, at: v.number(), from: v.boolean() });
const habit = v.strictObject({
  step: words,
  field: v.nullable(v.string()),
  doing: v.variant('kind', [
    v.strictObject({ kind: v.literal('choice'), choice: v.unknown() }),
    v.strictObject({ kind: v.literal('shown'), place: viewPlace }),
    v.strictObject({ kind: v.picklist(['first', 'last', 'any', 'ascending', 'descending']) }),
  ]),
  when: v.array(condition),
});

const cell = v.variant('kind', [
  v.strictObject({
    kind: v.literal('matches'),
    tables: v.tuple([place]),
    seed,
    matches: count,
    countRules: v.optional(v.boolean(), false),
  }),
  v.strictObject({ kind: v.literal('pairs'), tables: two, seed, matches: count }),
  v.strictObject({ kind: v.literal('fired'), tables: two, seed, matches: count }),
  v.strictObject({ kind: v.literal('watched'), tables: two, seed, matches: count }),
  // one policy against the player of a table, from a match on: it is home in those with an even number
  v.strictObject({
    kind: v.literal('trial'),
    tables: v.tuple([place]),
    seed,
    first: place,
    matches: count,
    policy: v.array(habit),
  }),
]);

const verified = v.nullable(v.strictObject({ matches: place, neverFired: v.array(v.string()) }));

const changed = {
  game: words,
  format: v.nullable(v.string()),
  change: v.pipe(v.array(words), v.minLength(1)),
  players: v.tuple([words, words]),
};

/** A change that a game refuses, and why. */
export const gridRefused = v.strictObject({ ...changed, why: v.string() });

const asks = v.variant('kind', [
  v.strictObject({ kind: v.literal('simulation'), verified: v.optional(verified, null) }),
  v.strictObject({
    kind: v.literal('comparison'),
    verified: v.optional(v.strictObject({ without: verified, with: verified }), { without: null, with: null }),
  }),
  v.strictObject({
    kind: v.literal('tournament'),
    players: v.pipe(v.array(words), v.minLength(2)),
    verified: v.optional(verified, null),
  }),
  v.strictObject({ kind: v.literal('trial') }),
  v.strictObject({
    kind: v.literal('grid'),
    rows: v.pipe(v.array(v.strictObject({ ...changed, cell: place })), v.minLength(1)),
    refused: v.array(gridRefused),
  }),
]);

/** A package in a file. */
export const packageUsed = v.strictObject({
  name: words,
  version: v.string(),
  hash: v.pipe(v.string(), v.hexadecimal()),
});

const planSchema = v.strictObject({
  plan: v.literal(planVersion),
  title: words,
  packages: v.array(packageUsed),
  tables: v.pipe(v.array(table), v.minLength(1)),
  cells: v.pipe(v.array(cell), v.minLength(1)),
  asks,
});

/** A package that was loaded: its name, its version, and the hash of those of its files that were read. */
export type PackageUsed = v.InferOutput<typeof packageUsed>;
/** The rules and the players of one table. Modules are named by package, so that every machine finds its own. */
export type PlanTable = v.InferOutput<typeof table>;
/** One thing to be played: by whom, which matches, and what is counted of them. */
export type Cell = v.InferOutput<typeof cell>;
/** All that is to be played, and what it was loaded from. It is data: no code travels with it. */
export type Plan = v.InferOutput<typeof planSchema>;

/**
 * Reads a plan.
 *
 * @param given anything, such as what `JSON.parse` gave
 * @throws StudyError `other-version`, `bad-plan`
 *
 * @example
 * import { idOf, readPlan, simulationPlan } from '@howzat/studies';
 *
 * const plan = simulationPlan({ variant: { module: '@howzat/ccsl', export: 'ccsl' }, matches: 1000 });
 * const read = readPlan(JSON.parse(JSON.stringify(plan)));
 * console.log(idOf(read) === idOf(plan)); // true
 */
export function readPlan(given: unknown): Plan {
  const version = typeof given === 'object' && given !== null && 'plan' in given ? given.plan : undefined;
  if (typeof version === 'number' && version !== planVersion)
    throw new StudyError(
      'other-version',
      `The plan is of version ${version}, and this is written for version ${planVersion}: make it again with this version of Howzat.`,
    );
  const read = v.safeParse(planSchema, given);
  if (!read.success) throw new StudyError('bad-plan', `The plan cannot be read. ${told(read.issues)}`);
  const plan = read.output;
  for (const [at, { tables }] of plan.cells.entries())
    for (const each of tables)
      if (each >= plan.tables.length)
        throw new StudyError(
          'bad-plan',
          `The plan cannot be read. cells.${at} is played at table ${each}, and there are ${plan.tables.length}, from 0.`,
        );
  const misfit = misfitIn(plan);
  if (misfit !== null) throw new StudyError('bad-plan', `The plan cannot be read. ${misfit}`);
  return plan;
}

/** What is wrong between what a plan asks for and the cells that it has; null where nothing is. */
function misfitIn({ asks, cells }: Plan): string | null {
  const kinds = cells.map(({ kind }) => kind).join(', ');
  const wants = (right: boolean, words: string): string | null =>
    right ? null : `A ${asks.kind} is made of ${words}, and the cells are ${kinds}.`;
  switch (asks.kind) {
    case 'simulation':
      return wants(kinds === 'matches', 'one cell of matches');
    case 'comparison':
      return wants(/^pairs, fired, watched(, pairs)?$/.test(kinds), 'the cells pairs, fired, watched and maybe pairs');
    case 'tournament': {
      const n = (asks.players.length * (asks.players.length - 1)) / 2;
      const right = cells.length === n && cells.every(({ kind }) => kind === 'matches');
      return wants(right, `a cell of matches for each two players, ${n} in all`);
    }
    case 'trial':
      return wants(
        cells.every(({ kind }) => kind === 'trial'),
        'a cell of a trial for each policy',
      );
    case 'grid':
      return wants(
        asks.rows.every(({ cell: at }) => cells[at]?.kind === 'pairs'),
        'a cell of pairs for each row',
      );
  }
}

/** The first thing that is wrong, and where it stands. */
export function told([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const where = v.getDotPath(issue);
  return `${where === null ? '' : `${where}: `}${issue.message}.`;
}

/**
 * The id of a plan: the same for the same plan, whoever makes it. What it is called does not matter.
 *
 * @param plan a plan
 *
 * @example
 * import { idOf, simulationPlan } from '@howzat/studies';
 *
 * const plan = simulationPlan({ variant: { module: '@howzat/ccsl', export: 'ccsl' }, matches: 1000 });
 * console.log(idOf(plan) === idOf({ ...plan, title: 'My own words' })); // true
 */
export function idOf({ title: _, ...plan }: Plan): string {
  return createHash('sha256').update(canonical(plan)).digest('hex').slice(0, 12);
}

/** JSON with the keys of all objects in order. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** The same matches are the same each time: no player of the plan thinks by the clock. */
export function isRepeatable({ tables }: Plan): boolean {
  return tables.every(({ players }) =>
    players.every(
      (player) =>
        typeof player === 'string' ||
        !('built' in player) ||
        player.built === 'village' ||
        player.built === 'club' ||
        (player.budget !== undefined && 'playouts' in player.budget),
    ),
  );
}
