import { hashSeed, PlayerStreams, pick, pickAtTheEdge, type Rng, type Seed, stream } from '../chance/index.js';
import { type Player, uniformPlayer } from '../contract/index.js';
import type { Game, Seat } from '../cricket/index.js';
import { type Domain, noChoice, pickBit, thrownAt } from '../domains/index.js';
import { HowzatError } from '../errors/index.js';
import { type Asked, askPlayer, domainOf, paramsFor } from '../interpreter/index.js';
import { copyJson } from '../json/index.js';
import type { LogEntry } from '../log/index.js';
import type { MatchState, ProgramDecision } from '../program/index.js';
import type { PackedLog, PackedMatch } from './packed-log.js';
import { PlayerViews, type ViewClass, ViewMaker } from './player-view.js';

/** One match played to its end. */
export interface Played {
  readonly game: Readonly<Game>;
  /** How many decisions the two sides took. */
  readonly decisions: number;
  /** The log, where it was asked for; else empty. */
  readonly log: readonly LogEntry[];
}

/** How to play one match. */
export interface PlayOptions {
  readonly seed: Seed;
  /** Who plays home and away; uniform play where none is named. */
  readonly players?: readonly [Player, Player];
  /** Write the log. */
  readonly log?: boolean;
  /** Is told the state of cricket after each ball was counted. It may look and not touch. */
  readonly onBall?: ((g: Readonly<Game>) => void) | null;
}

/** What generated code is given. */
export interface Table {
  /** The hash of the seed. */
  seed: number;
  home: Player;
  away: Player;
  log: PackedLog | null;
  tell: ((g: Readonly<Game>) => void) | null;
  readonly maxBalls: number;
  readonly params: object;
  /** Written at the end of a match. */
  decisions: number;
  /** What is handed to the two players, once somebody was asked. */
  handed: readonly [Handed, Handed] | null;
  /** What was made for each player that has sat at a seat. */
  readonly made: readonly [WeakMap<Player, Handed>, WeakMap<Player, Handed>];
  readonly streams: PlayerStreams;
  readonly viewsFor: (seat: Seat) => PlayerViews;
  readonly ask: (decision: ProgramDecision, seat: Seat, state: MatchState) => unknown;
}

/** What one player is handed beside the questions. */
interface Handed extends Asked {
  readonly views: PlayerViews;
}

/** Generated code that plays a match. */
export type PlayFunction = (table: Table) => Game;

/** A match of more balls than this does not end. */
const maxBalls = 1_000_000;

/** A match that was played; its log is made ready when it is read. */
class Finished implements Played {
  private entries: readonly LogEntry[] | null = null;

  constructor(
    readonly game: Readonly<Game>,
    readonly decisions: number,
    private readonly packed: PackedMatch | null,
  ) {}

  get log(): readonly LogEntry[] {
    const { packed } = this;
    this.entries ??= packed ? packed.log.unpack(packed) : [];
    return this.entries;
  }
}

export const uniformPlayers: readonly [Player, Player] = [uniformPlayer, uniformPlayer];

/** A copy of a value, most often of a short list of numbers. */
function own(value: unknown): unknown {
  if (!Array.isArray(value)) return copyJson(value);
  for (let i = 0; i < value.length; i++) if (typeof value[i] !== 'number') return copyJson(value);
  return value.slice();
}

/** An object that was made for whoever asked, now with copies of the lists and objects in it. */
function ownWithin(made: Record<string, unknown>): object {
  for (const key in made) {
    const value = made[key];
    if (typeof value === 'object' && value !== null) made[key] = own(value);
  }
  return made;
}

/** A choice that is drawn at a step. */
function sample(domain: Domain, rng: Rng, step: string): unknown {
  try {
    return domain.sample(rng);
  } catch (error) {
    throw thrownAt(step, error);
  }
}

/** What generated code calls of this package. */
const tools = {
  pick,
  stream,
  edge: pickAtTheEdge,
  none: noChoice,
  some: (items: readonly unknown[], mask: number, rng: Rng, step: string) =>
    items[mask === 0 ? noChoice(step) : pickBit(rng, mask)],
  domain: domainOf,
  sample,
  own,
  ownWithin,
  empty: Object.freeze([]),
  runaway: () => new HowzatError('runaway', `The match does not end: ${maxBalls} balls were bowled.`),
};

/**
 * Generated code before it has been given what it names: the functions and objects of its rulebook, the parameters, the tools of
 * this package, and the state of an amendment that has none.
 */
export type Make<Code> = (bound: readonly unknown[], params: object, use: typeof tools, none: object) => Code;
export type MakePlay = Make<PlayFunction>;

/** Generated code, and the log that it writes to. */
export interface PlayCode {
  readonly play: PlayFunction;
  readonly log: PackedLog;
}

/** Gives generated code what it names. */
export function given<Code>(make: Make<Code>, bound: readonly unknown[], params: object): Code {
  return make(bound, params, tools, Object.freeze({}));
}

/** The same for code of one function, with the log that it writes to. */
export function playCode(make: MakePlay, bound: readonly unknown[], params: object, log: PackedLog): PlayCode {
  return { play: given(make, bound, params), log };
}

/**
 * The table at which generated code plays its matches, one after the other.
 * @param views the class that views are made by, asked for when the first player is handed one
 */
export function tableFor(params: object, views: () => ViewClass): Table {
  let maker: ViewMaker | null = null;
  return {
    viewsFor: (seat) => {
      maker ??= new ViewMaker(views());
      return new PlayerViews(maker, seat);
    },
    seed: 0,
    home: uniformPlayer,
    away: uniformPlayer,
    log: null,
    tell: null,
    maxBalls,
    params,
    decisions: 0,
    handed: null,
    made: [new WeakMap(), new WeakMap()],
    streams: new PlayerStreams(),
    ask(decision, seat, state) {
      const handed = (this.handed as readonly [Handed, Handed])[seat];
      const { views } = handed;
      try {
        return askPlayer(handed, decision, seat, state, params, views.open(state));
      } catch (error) {
        throw thrownAt(decision.id, error);
      } finally {
        views.close();
      }
    },
  };
}

/**
 * Do both choose uniformly? Then nobody has to be asked.
 *
 * @param options who plays; two uniform players unless given
 *
 * @example
 * import { type Player, uniformPlayer } from '@howzat/core';
 * import { areUniform } from '@howzat/core/engine';
 *
 * const first: Player = { name: 'first', choose: ({ domain }) => domain[Symbol.iterator]().next().value };
 * console.log(areUniform({ players: [uniformPlayer, uniformPlayer] })); // true
 * console.log(areUniform({ players: [uniformPlayer, first] })); // false
 */
export function areUniform({ players = uniformPlayers }: Pick<PlayOptions, 'players'>): boolean {
  // a short match takes a microsecond: taking the pair apart by a pattern is some hundredths of it
  return players[0].uniform === true && players[1].uniform === true;
}

/** Makes ready what the players are handed in a match, and their random numbers. */
function handOut(table: Table, players: readonly [Player, Player], seed: number | string): void {
  seat(table, players);
  table.streams.begin(seed, table.seed);
}

/** Seats the players; those who have sat here before keep what was made for them. */
function seat(table: Table, [home, away]: readonly [Player, Player]): void {
  const before = table.handed;
  if (before?.[0].player === home && before[1].player === away) return;
  const handed = (player: Player, seat: Seat): Handed => {
    const last = before?.[seat];
    if (last?.player === player) return last;
    // to make views takes longer than many a match, and players who change sides come back after each
    const known = table.made[seat].get(player);
    table.streams.replace(seat, known?.rng);
    if (known) return known;
    const params = paramsFor(player, table.params);
    const made = { player, params, rng: table.streams.of(seat), views: table.viewsFor(seat) };
    table.made[seat].set(player, made);
    return made;
  };
  table.handed = [handed(home, 0), handed(away, 1)];
}

/**
 * Plays a match by generated code.
 * @param uniform both choose uniformly, as {@link areUniform} says
 * @param again what becomes of a match in which something was thrown; without it, the same is thrown again
 */
export function playBy(
  { play, log }: PlayCode,
  table: Table,
  options: PlayOptions,
  uniform: boolean,
  again: ((options: PlayOptions, error: unknown) => Played) | null = null,
): Played {
  const { seed, players = uniformPlayers, log: logged = false, onBall = null } = options;
  table.seed = hashSeed(seed);
  table.home = players[0];
  table.away = players[1];
  table.log = logged ? log : null;
  table.tell = onBall;
  try {
    // where no code is made of text, the views of players cannot be made either
    if (!uniform) handOut(table, players, seed);
    const game = play(table);
    return new Finished(game, table.decisions, logged ? log.finish() : null);
  } catch (error) {
    // what a match that broke off has written must not stand in the next one's log
    log.finish();
    if (again) return again(options, error);
    throw error;
  }
}
