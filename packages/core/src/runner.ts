import { compose, type Rulebook, type Selection } from './compose.js';
import { pickBit } from './domains/lists.js';
import { HowzatError } from './errors.js';
import { showChoice } from './frozen.js';
import { type Game, roleOf, type Seat, sideOf } from './game.js';
import { generate } from './generate.js';
import { Session } from './interpreter.js';
import { domainOf } from './legal.js';
import type { LogEntry } from './log.js';
import { listsOf } from './log.js';
import { mayGenerate } from './may-generate.js';
import { noChoice } from './no-choice.js';
import { PackedLog } from './packed-log.js';
import { type Player, uniformPlayer } from './player.js';
import { type MatchState, type Program, type ProgramDecision, programOf } from './program.js';
import {
  hashSeed,
  hashText,
  mixHashes,
  pick,
  pickAtTheEdge,
  playerStreams,
  type Rng,
  type Seed,
  stream,
} from './random.js';
import type { Variant, VariantTypes } from './variant.js';
import { type View, viewOf } from './view.js';

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

/** The headless driver of one rulebook: plays whole matches without stopping. */
export interface Runner {
  readonly rulebook: Rulebook;
  /** Whether it runs generated code, or interprets the program because the page forbids code from text. */
  readonly generated: boolean;
  /**
   * Plays a match.
   * @throws HowzatError `illegal-choice` when a player chooses what is not legal, `runaway` when the match does not end
   */
  play(options: PlayOptions): Played;
}

interface Desk {
  readonly rng: Rng;
  readonly player: Player;
  readonly uniform: boolean;
}

/** What generated code is given. */
interface Table {
  /** The hash of the seed. */
  seed: number;
  home: Player;
  away: Player;
  log: PackedLog | null;
  tell: ((g: Readonly<Game>) => void) | null;
  readonly maxBalls: number;
  /** Written at the end of a match. */
  decisions: number;
  readonly ask: (
    decision: ProgramDecision,
    seat: Seat,
    state: MatchState,
    player: Player,
    rng: Rng,
    view: (state: MatchState, seat: Seat) => View,
  ) => unknown;
}

type PlayFunction = (table: Table) => Game;

/** A match of more balls than this does not end. */
const maxBalls = 1_000_000;

/** The seed of the n-th match of a series of matches played under one seed. */
export function matchSeed(seedHash: number, n: number): number {
  return mixHashes(seedHash, n);
}

/** Asks a player and refuses what is not legal. */
export function askPlayer(
  program: Program,
  decision: ProgramDecision,
  seat: Seat,
  state: MatchState,
  player: Player,
  rng: Rng,
  view: (state: MatchState, seat: Seat) => View,
): unknown {
  const domain = domainOf(decision, state, program.params);
  const choice = player.choose({
    step: decision.id,
    side: sideOf(seat),
    role: roleOf(seat, state.g.batting),
    view: view(state, seat),
    domain,
    params: program.params as Readonly<Record<string, unknown>>,
    rng,
  });
  if (choice instanceof Promise)
    throw new HowzatError(
      'asynchronous-player',
      `${player.name} answers later; the runner needs its answer now. Play it in a match.`,
      { step: decision.id },
    );
  const wrong = domain.why(choice);
  if (wrong)
    throw new HowzatError(
      'illegal-choice',
      `${player.name} chose ${showChoice(choice)} at ${decision.id}: ${wrong.message}`,
      {
        step: decision.id,
        side: sideOf(seat),
        choice,
        legal: domain.describe(),
        ...(wrong.rule ? { rule: wrong.rule } : {}),
      },
    );
  return choice;
}

/**
 * Compiles a variant, or a rulebook composed before, into a runner.
 * @param options.code `never` interprets even where code could be generated; the two play the same
 */
export function createRunner<T extends VariantTypes>(
  variant: Variant<T> | Rulebook<T>,
  options: Selection & { readonly code?: 'auto' | 'never' } = {},
): Runner {
  const { code = 'auto', ...selection } = options;
  const rulebook =
    'flow' in variant && 'params' in variant ? (variant as Rulebook) : compose(variant as Variant, selection);
  const program = programOf(rulebook);
  const generated = code === 'auto' && mayGenerate();
  return generated ? generatedRunner(program) : interpretedRunner(program);
}

function desk(player: Player, seed: number, name: number): Desk {
  return { player, uniform: player.uniform === true, rng: stream(seed, name) };
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

const uniformPlayers: readonly [Player, Player] = [uniformPlayer, uniformPlayer];

function generatedRunner(program: Program): Runner {
  const tools = {
    pick,
    stream,
    edge: pickAtTheEdge,
    none: noChoice,
    some: (items: readonly unknown[], mask: number, rng: Rng) => items[pickBit(rng, mask)],
    domain: domainOf,
    runaway: () => new HowzatError('runaway', `The match does not end: ${maxBalls} balls were bowled.`),
  };
  const lists = listsOf(program.ruleIds);
  // one function for each way to be called, made when it is first needed: what is not asked for costs nothing
  const made: ({ readonly play: PlayFunction; readonly log: PackedLog } | undefined)[] = [];
  const codeFor = (log: boolean, uniform: boolean, tell: boolean): { play: PlayFunction; log: PackedLog } => {
    const { source, bound, sites } = generate(program, { log, uniform, tell });
    // the source is made of this program alone: see generate.ts
    const make = new Function('X', '$p', 'T', '$none', source) as (...args: unknown[]) => PlayFunction;
    return {
      play: make(bound, program.params, tools, Object.freeze({})),
      log: new PackedLog(program.ruleIds, lists, sites),
    };
  };
  const table: Table = {
    seed: 0,
    home: uniformPlayer,
    away: uniformPlayer,
    log: null,
    tell: null,
    maxBalls,
    decisions: 0,
    ask: (decision, seat, state, player, rng, view) => askPlayer(program, decision, seat, state, player, rng, view),
  };
  return {
    rulebook: program.rulebook,
    generated: true,
    play: ({ seed, players = uniformPlayers, log = false, onBall = null }) => {
      const [home, away] = players;
      const uniform = home.uniform === true && away.uniform === true;
      const tell = onBall !== null;
      const key = (log ? 1 : 0) | (uniform ? 2 : 0) | (tell ? 4 : 0);
      made[key] ??= codeFor(log, uniform, tell);
      const code = made[key];
      table.seed = hashSeed(seed);
      table.home = home;
      table.away = away;
      table.log = log ? code.log : null;
      table.tell = onBall;
      try {
        const game = code.play(table);
        return new Finished(game, table.decisions, log ? code.log.finish() : silence);
      } catch (error) {
        // what a match that broke off has written must not stand in the next one's log
        code.log.finish();
        throw error;
      }
    },
  };
}

function interpretedRunner(program: Program): Runner {
  const view = (state: MatchState, seat: Seat): View => viewOf(program, state, seat);
  return {
    rulebook: program.rulebook,
    generated: false,
    play: ({ seed, players = uniformPlayers, onBall = null }) => {
      const hash = hashSeed(seed);
      const session = new Session(program, { automatic: true, code: 'never', ...(onBall ? { onBall } : {}) });
      const desks = [desk(players[0], hash, playerStreams[0]), desk(players[1], hash, playerStreams[1])] as const;
      const streams = new Map<string, Rng>();
      let decisions = 0;
      for (let now = session.waiting(); now.kind !== 'end'; now = session.waiting()) {
        if (now.kind === 'chance') {
          const { chance } = now;
          let rng = streams.get(chance.stream);
          if (!rng) {
            rng = stream(hash, hashText(chance.stream));
            streams.set(chance.stream, rng);
          }
          session.happen(chance.of.sample(rng, session.state.s, session.state.g, program.params));
          continue;
        }
        for (const { decision, seat, domain } of now.open) {
          const { player, uniform, rng } = desks[seat];
          decisions++;
          session.choose(
            decision,
            uniform ? domain.sample(rng) : askPlayer(program, decision, seat, session.state, player, rng, view),
          );
        }
      }
      return { game: session.state.g, decisions, log: session.log.entries };
    },
  };
}
