import { pickBit } from './domains/lists.js';
import { type Question, readChoice, sealed } from './domains/sealed.js';
import { HowzatError } from './errors.js';
import { copyJson, showChoice } from './frozen.js';
import { type Game, roleOf, type Seat, sideOf } from './game.js';
import { paramsFor } from './handout.js';
import { domainOf } from './legal.js';
import type { LogEntry } from './log.js';
import { noChoice } from './no-choice.js';
import type { PackedLog } from './packed-log.js';
import { type Player, uniformPlayer } from './player.js';
import { PlayerStreams } from './player-stream.js';
import type { MatchState, ProgramDecision } from './program.js';
import { hashSeed, pick, pickAtTheEdge, type Rng, type Seed, stream } from './random.js';
import { keep, type View } from './view.js';

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
  /** Written at the end of a match. */
  decisions: number;
  /** What the players of this match draw from; null where nobody is asked. */
  streams: PlayerStreams | null;
  readonly ask: (decision: ProgramDecision, seat: Seat, state: MatchState, player: Player, view: Viewing) => unknown;
}

type Viewing = (state: MatchState, seat: Seat) => View;

type PlayFunction = (table: Table) => Game;

/** A match of more balls than this does not end. */
const maxBalls = 1_000_000;

/** A question that was put to a player, from when it was put until it was answered. */
class Asked implements Question {
  private open = true;

  constructor(readonly step: string) {}

  isOpen(): boolean {
    return this.open;
  }

  close(): void {
    this.open = false;
  }
}

/** What a question is about, and what the player who is asked may see and draw from. */
export interface Asking {
  readonly decision: Pick<ProgramDecision, 'id' | 'spec' | 'limits'>;
  readonly seat: Seat;
  readonly state: MatchState;
  readonly params: object;
  readonly player: Player;
  /** Of the seat, made for it: nothing in it is shared with the match. */
  readonly view: View;
  readonly rng: Rng;
}

/** Asks a player and refuses what is not legal. Whatever the player is handed is made for it. */
export function askPlayer({ decision, seat, state, params, player, view, rng }: Asking): unknown {
  const domain = domainOf(decision as ProgramDecision, state, params);
  const question = new Asked(decision.id);
  let answer: unknown;
  try {
    answer = player.choose({
      step: decision.id,
      side: sideOf(seat),
      role: roleOf(seat, state.g.batting),
      view,
      domain: sealed(domain, question),
      params: paramsFor(player, params),
      rng,
    });
  } finally {
    question.close();
  }
  if (answer instanceof Promise)
    throw new HowzatError(
      'asynchronous-player',
      `${player.name} answers later; the runner needs its answer now. Play it in a match.`,
      { step: decision.id },
    );
  const { value: choice, wrong: unreadable } = readChoice(answer);
  const wrong = unreadable ?? domain.why(choice);
  if (wrong)
    throw new HowzatError(
      'illegal-choice',
      `${player.name} chose ${showChoice(answer)} at ${decision.id}: ${wrong.message}`,
      {
        step: decision.id,
        side: sideOf(seat),
        choice: unreadable ? showChoice(answer) : choice,
        legal: copyJson(domain.describe()),
        ...(wrong.rule ? { rule: wrong.rule } : {}),
      },
    );
  return choice;
}

const silence = (): readonly LogEntry[] => [];

/** A match that was played; its log is made ready when it is read. */
class Finished implements Played {
  private entries: readonly LogEntry[] | null = null;

  constructor(
    readonly game: Readonly<Game>,
    readonly decisions: number,
    private readonly unpack: () => readonly LogEntry[],
  ) {}

  get log(): readonly LogEntry[] {
    this.entries ??= this.unpack();
    return this.entries;
  }
}

export const uniformPlayers: readonly [Player, Player] = [uniformPlayer, uniformPlayer];

/** What generated code calls of this package. */
const tools = {
  pick,
  stream,
  edge: pickAtTheEdge,
  none: noChoice,
  some: (items: readonly unknown[], mask: number, rng: Rng) => items[pickBit(rng, mask)],
  domain: domainOf,
  keep,
  runaway: () => new HowzatError('runaway', `The match does not end: ${maxBalls} balls were bowled.`),
};

/**
 * Generated code before it has been given what it names: the functions and objects of its rulebook, the parameters, the tools of
 * this package, and the state of an amendment that has none.
 */
export type MakePlay = (bound: readonly unknown[], params: object, use: typeof tools, none: object) => PlayFunction;

/** Generated code, and the log that it writes to. */
export interface PlayCode {
  readonly play: PlayFunction;
  readonly log: PackedLog;
}

/** Gives generated code what it names. */
export function playCode(make: MakePlay, bound: readonly unknown[], params: object, log: PackedLog): PlayCode {
  return { play: make(bound, params, tools, Object.freeze({})), log };
}

/** The table at which generated code plays its matches, one after the other. */
export function tableFor(params: object): Table {
  return {
    seed: 0,
    home: uniformPlayer,
    away: uniformPlayer,
    log: null,
    tell: null,
    maxBalls,
    decisions: 0,
    streams: null,
    ask(decision, seat, state, player, view) {
      const { home, away } = this.streams as PlayerStreams;
      const rng = seat === 0 ? home : away;
      return askPlayer({ decision, seat, state, params, player, view: view(state, seat), rng });
    },
  };
}

/** Do both choose uniformly? Then nobody has to be asked. */
export function areUniform({ players: [home, away] = uniformPlayers }: Pick<PlayOptions, 'players'>): boolean {
  return home.uniform === true && away.uniform === true;
}

/** Plays a match by generated code. */
export function playBy(
  { play, log }: PlayCode,
  table: Table,
  { seed, players = uniformPlayers, log: logged = false, onBall = null }: PlayOptions,
): Played {
  table.seed = hashSeed(seed);
  table.home = players[0];
  table.away = players[1];
  table.log = logged ? log : null;
  table.tell = onBall;
  table.streams = areUniform({ players }) ? null : new PlayerStreams(seed, table.seed);
  try {
    const game = play(table);
    return new Finished(game, table.decisions, logged ? log.finish() : silence);
  } catch (error) {
    // what a match that broke off has written must not stand in the next one's log
    log.finish();
    throw error;
  }
}
