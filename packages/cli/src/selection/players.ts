import { HowzatError, type Player, type Rulebook, type Side, uniformPlayer } from '@howzat/core';
import { type Budget, greedy, type LevelName, levelPlayer, levels, search } from '@howzat/players';
import type { BuiltRef, PlayerRef } from '@howzat/simulator';
import { InvalidArgumentError, Option } from 'commander';
import type { Catalogue, Entry } from '../catalogue/catalogue.js';
import { load, type ModuleRef } from '../catalogue/load.js';
import { exported, findAll, isPlayer } from '../catalogue/shapes.js';
import { Failure, quoted, Usage } from '../failure.js';

/** Who sits at the table: null is a person. */
export type Seated = Player | null;

/** The players that are built upon a variant's sensible one. */
const built: readonly BuiltRef['built'][] = ['search', ...(Object.keys(levels) as LevelName[])];

/** The players that come with the command line, beside those of variants and modules. */
export const shippedPlayers: readonly string[] = ['random', 'greedy', ...built];

const shippedKinds: readonly string[] = ['person', ...shippedPlayers, 'sensible'];

function isBuilt(name: string): name is BuiltRef['built'] {
  return (built as readonly string[]).includes(name);
}

/** So long a hint is thought about, unless another budget is typed. */
export const hintBudget: Budget = { ms: 240 };

/** A budget as it is typed: `50ms` is a time, `200` a number of playouts. */
function budget(value: string): Budget {
  const [, digits, unit] = /^(\d+(?:\.\d+)?)(ms)?$/.exec(value.trim()) ?? [];
  const n = Number(digits);
  if (!(n > 0) || (unit === undefined && !Number.isSafeInteger(n)))
    throw new InvalidArgumentError('It is a time, as 50ms, or a number of playouts, as 200; both above nought.');
  return unit === 'ms' ? { ms: n } : { playouts: n };
}

/** The flag of a budget, with the one that is usual where there is one. */
export function budgetFlag(says: string, usual?: Budget): Option {
  const flag = new Option(
    '--budget <budget>',
    `${says}: a time, such as 50ms, or a number of playouts, such as 200`,
  ).argParser(budget);
  if (!usual) return flag;
  return flag.default(usual, String('ms' in usual ? `${usual.ms}ms` : usual.playouts));
}

/** The two names of `--players a,b`; one name stands for both. */
export function playerNames(given: string): readonly [string, string] {
  const names = given.split(',').map((name) => name.trim());
  const [home, away = home] = names;
  if (!home || !away || names.length > 2)
    throw new Usage(`--players takes two names with a comma between, not ${given}.`);
  return [home, away];
}

function unknown(name: string, catalogue: Catalogue): HowzatError {
  const known = [...shippedKinds, ...catalogue.players.map(({ value }) => value.name)];
  return new HowzatError(
    'unknown-player',
    `There is no player ${name}; known are ${[...new Set(known)].join(', ')}, or a module.`,
    { subject: name, known },
  );
}

/** Whether a name is that of a module: a path, a file, a package with `#` and an export. */
function isModule(name: string): boolean {
  return /[/\\#]|\.[cm]?[jt]s$/.test(name);
}

async function playerFrom(name: string): Promise<{ readonly value: Player; readonly ref: ModuleRef }> {
  const [module = '', wanted] = name.split('#');
  const loaded = await load(module);
  const found =
    wanted === undefined
      ? findAll(loaded.exports, isPlayer)[0]
      : { name: wanted, value: exported(loaded.exports, wanted) as Player };
  if (!found || !isPlayer(found.value))
    throw new Usage(`${module} exports no player${wanted === undefined ? '' : ` ${wanted}`}.`);
  return { value: found.value, ref: loaded.ref(found.name) };
}

function sensibleOf(entry: Entry): NonNullable<Entry['sensible']> {
  if (entry.sensible) return entry.sensible;
  throw new HowzatError('unknown-player', `${entry.variant.id} has no sensible player; try random or greedy.`, {
    subject: 'sensible',
    known: ['person', 'random', 'greedy'],
  });
}

/** Where a name is looked up, and what the player of it is to play by. */
export interface Table {
  readonly catalogue: Catalogue;
  readonly entry: Entry;
  readonly rulebook: Rulebook;
  /** How long it may think. */
  readonly time?: Budget | undefined;
}

/** The player of a plain name: one that ships, or that was brought by what is installed or by --use. Nothing is loaded. */
function playerAtHand(name: string, { catalogue, entry, rulebook, time }: Table): Seated | undefined {
  if (name === 'person') return null;
  if (name === 'random') return uniformPlayer;
  if (name === 'greedy') return greedy(rulebook);
  if (name === 'sensible') return entry.sensible?.value;
  if (isBuilt(name)) {
    const options = { ...(entry.sensible ? { player: entry.sensible.value } : {}), ...(time ? { budget: time } : {}) };
    return name === 'search' ? search(rulebook, options) : levelPlayer(rulebook, name, options);
  }
  return catalogue.players.find(({ value }) => value.name === name)?.value;
}

/** The player of a name that was typed, ready to play; it may be that of a module, which is then loaded. */
export async function seatPlayer(name: string, table: Table): Promise<Seated> {
  if (name === 'sensible') return sensibleOf(table.entry).value;
  const player = playerAtHand(name, table);
  if (player !== undefined) return player;
  if (isModule(name)) return (await playerFrom(name)).value;
  throw unknown(name, table.catalogue);
}

/**
 * The player that a record names for a side. A record is data: what it names is looked up among what is at hand, and never
 * loaded.
 * @throws Failure where nobody of that name is at hand
 */
export function seatRecorded(side: Side, name: string | null, table: Table): Seated {
  if (name === null) return null;
  const player = playerAtHand(name, table);
  if (player !== undefined) return player;
  throw new Failure(
    `The record names a${side === 'away' ? 'n' : ''} ${side} player ${quoted(name)} that is not at hand. ` +
      `Load the module that brings it with --use, or say with --players who plays on.`,
  );
}

/** What a worker thread makes the player of a name from. */
export async function playerRef(name: string, catalogue: Catalogue, entry: Entry, time?: Budget): Promise<PlayerRef> {
  if (name === 'person')
    throw new Usage('A person cannot play in a simulation; take random, greedy, sensible or search.');
  if (name === 'random' || name === 'greedy') return name;
  if (name === 'sensible') return sensibleOf(entry).ref;
  if (isBuilt(name)) return { built: name, upon: entry.sensible?.ref, budget: time };
  const brought = catalogue.players.find(({ value }) => value.name === name);
  if (brought) return brought.ref;
  if (isModule(name)) return (await playerFrom(name)).ref;
  throw unknown(name, catalogue);
}

/** The best player that a variant has for a side without a person. */
export function usualPlayer(entry: Entry): string {
  return entry.sensible ? 'sensible' : 'random';
}

/** What is typed about the players of a simulation. */
export interface SimulatedFlags {
  readonly players?: string;
  readonly budget?: Budget;
}

/** What worker threads make both players of a simulation from, which plays by these rulebooks. */
export async function simulatedPlayers(
  { players, budget: time }: SimulatedFlags,
  { catalogue, entry }: { readonly catalogue: Catalogue; readonly entry: Entry },
  rulebooks: readonly Rulebook[],
): Promise<readonly [PlayerRef, PlayerRef]> {
  const [a, b] = playerNames(players ?? usualSimulated(entry, rulebooks));
  return [await playerRef(a, catalogue, entry, time), await playerRef(b, catalogue, entry, time)];
}

/**
 * The player for both sides of a simulation where none is named: a random one, who tries everything. Where a captain may
 * declare (`core.declaration.choice`) it is the sensible one: random captains declare at once, and hardly a ball is bowled.
 */
function usualSimulated(entry: Entry, rulebooks: readonly Rulebook[]): string {
  return rulebooks.some(({ params }) => params.declaration === true) ? usualPlayer(entry) : 'random';
}
