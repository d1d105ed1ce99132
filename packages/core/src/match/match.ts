import type { Rng, Seed } from '../chance/index.js';
import type { Position, Rulebook } from '../compose/index.js';
import type { Cricketers, Move, Player, View } from '../contract/index.js';
import type { Game, Side, Who } from '../cricket/index.js';
import type { Domain } from '../domains/index.js';
import type { Frozen } from '../json/index.js';
import type { ChoiceIn, SideIn, StepIn } from '../kits/index.js';
import type { LogEntry } from '../log/index.js';
import type { MatchState } from '../program/index.js';
import type { MatchRecord } from './match-record.js';
import type { SideRecord } from './side-record.js';
import type { AnySeat, SideSeat } from './side-seat.js';
import type { MatchWaiting } from './waiting.js';

/** Chance outcomes fixed beforehand, for tests and examples; each names the step that it is for. */
export interface ScriptedChance {
  readonly script: readonly { readonly step: string; readonly outcome: unknown }[];
}

/**
 * Random numbers from outside, for a host whose dice others check. The seed then makes none of the match's own streams; players
 * still draw from it.
 */
export interface GivenChance {
  /**
   * The stream of a name on a branch of play, at its beginning. Asked again for the same two it begins with the same numbers: after a
   * choice was taken back, the same choice has to meet the same dice. Another branch has another number.
   */
  readonly streams: (name: string, branch: number) => Rng;
  /**
   * Where the match that is played again left a line that had been taken back: its {@link Match.branches}. None unless given.
   */
  readonly branches?: readonly number[];
}

/** Where chance comes from: the seed, people who type in what their dice and cards showed, a script, or streams from outside. */
export type ChanceSource = 'seed' | 'people' | ScriptedChance | GivenChance;

/** How a match is set up, beside the rules that are played. */
export interface MatchSettings {
  /** Seeds every stream of chance; 0 unless given. */
  readonly seed?: Seed;
  readonly chance?: ChanceSource;
  /** Computer players; a side without one is played by people. */
  readonly players?: { readonly home?: Player | undefined; readonly away?: Player | undefined };
  readonly names?: { readonly home?: string; readonly away?: string };
  /** Start in the middle instead of at the toss. */
  readonly from?: Position;
  /** Another set of components, checked by the variant. */
  readonly components?: unknown;
}

/** What every match has, whether the compiler knows its variant or not. */
interface LineOfPlay {
  readonly rulebook: Rulebook;
  readonly names: { readonly home: string; readonly away: string };
  /** What the match waits for now. */
  readonly waiting: MatchWaiting;
  /** Where it stands: the step with the levels around it, or `end`. */
  readonly path: string;
  /** Cricket's own state, a frozen copy. */
  readonly game: Frozen<Game>;
  /** The names of the cricketers, where the game has some. */
  readonly cricketers: Cricketers | null;
  /** How many things have come in: choices and chance outcomes. */
  readonly length: number;
  /**
   * Where this line of play left another that had been taken back: the places of those choices among the events, from 0. Each began a
   * branch, with dice of its own.
   */
  readonly branches: readonly number[];
  /** Says what a die, a coin or a draw showed, where people bring their own. */
  happen(step: string, outcome: unknown): this;
  /** Gives the match up: the other side wins. */
  concede(side: Who): this;
  /** Waits for players that answer later, until a person is needed or the match is over. */
  settle(): Promise<this>;
  /** Goes back to before the last decision of a person (of anyone, where no person plays). */
  undo(): this;
  /** Does again what was undone last. */
  redo(): this;
  /** Goes to when only `length` things had come in. Nothing is lost: `redo` leads forward again. */
  goTo(length: number): this;
  /** What a side may see, frozen. */
  view(side: Who): View;
  /** The whole state, secrets and all, as a frozen copy: for referees, tests and tools, never for a player. */
  internals(): Frozen<MatchState>;
  /** The whole log, or as a side may read it. */
  log(side?: Side | 'all'): readonly LogEntry[];
  /** Calls back after every change; returns the way to stop that. */
  subscribe(listener: (match: this) => void): () => void;
  /**
   * The record: a plain JSON document that replays to the same log anywhere. It holds the secrets of both sides.
   * @throws HowzatError `no-randomness` where a choice is secret and the engine has no random numbers to hide it behind
   */
  record(): MatchRecord;
  /** What one side may know of it. */
  record(side: Side): SideRecord;
}

/** One line of play that can be gone back on, of a variant that the compiler knows: `M` is every move that it may contain. */
export interface Match<M = Move> extends LineOfPlay {
  /** The legal choices of a side at an open decision. */
  legal<S extends SideIn<M>, T extends StepIn<M, S>>(side: S, step: T): Domain<ChoiceIn<M, S, T>>;
  /**
   * Makes a choice. Chance and computer players then go on by themselves until a person or a promise is needed.
   * @throws HowzatError and leaves the match as it was
   */
  play<S extends SideIn<M>, T extends StepIn<M, S>>(side: S, step: T, choice: ChoiceIn<M, S, T>): this;
  /**
   * What one side may have and do: all that a player, a page or a connection needs, and nothing that is the other side's or the
   * match's own. The match itself is for whoever hosts it.
   * @throws HowzatError `not-your-decision` for what names no side
   */
  seat<S extends Side>(side: S): SideSeat<M, S>;
}

/**
 * A match of any variant, for code that works with all of them: steps and choices are checked when they are played, not by the
 * compiler. Every {@link Match} is one.
 */
export interface AnyMatch extends LineOfPlay {
  /** As {@link Match.legal}. */
  legal(side: Who, step: string): Domain;
  /**
   * As {@link Match.play}.
   * @throws HowzatError and leaves the match as it was
   */
  play(side: Who, step: string, choice: unknown): this;
  /** As {@link Match.seat}. */
  seat(side: Side): AnySeat;
}
