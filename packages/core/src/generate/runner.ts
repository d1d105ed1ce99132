import { hashSeed, hashText, mixHashes, type Rng, stream } from '../chance/index.js';
import {
  areUniform,
  type MakePlay,
  PackedLog,
  type PlayCode,
  type Played,
  type PlayOptions,
  playBy,
  playCode,
  tableFor,
  uniformPlayers,
  type ViewClass,
} from '../compiled/index.js';
import { compose, type Rulebook, type Selection } from '../compose/index.js';
import { desksOf, Session } from '../interpreter/index.js';
import type { Variant, VariantTypes } from '../kits/index.js';
import { listsOf, viewClassSource } from '../log/index.js';
import { openingState, type Program, programOf } from '../program/index.js';
import { generate } from './generate.js';
import { mayGenerate } from './may-generate.js';

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

/** The seed of the n-th match of a series of matches played under one seed. */
export function matchSeed(seedHash: number, n: number): number {
  return mixHashes(seedHash, n);
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

function generatedRunner(program: Program): Runner {
  const lists = listsOf(program.ruleIds);
  // one function for each way to be called, made when it is first needed: what is not asked for costs nothing
  const made: (PlayCode | undefined)[] = [];
  const codeFor = (log: boolean, uniform: boolean, tell: boolean): PlayCode => {
    const { source, bound, sites } = generate(program, { log, uniform, tell });
    // the source is made of this program alone: see generate.ts
    const make = new Function('X', '$p', 'T', '$none', source) as MakePlay;
    return playCode(make, bound, program.params, new PackedLog(program.ruleIds, lists, sites));
  };
  // made of this program alone, as the code is
  const views = () => new Function(`return ${viewClassSource(program, openingState(program))}`)() as ViewClass;
  const table = tableFor(program.params, views);
  return {
    rulebook: program.rulebook,
    generated: true,
    play: (options) => {
      const log = !!options.log;
      const uniform = areUniform(options);
      const tell = !!options.onBall;
      const key = (log ? 1 : 0) | (uniform ? 2 : 0) | (tell ? 4 : 0);
      made[key] ??= codeFor(log, uniform, tell);
      return playBy(made[key], table, options);
    },
  };
}

function interpretedRunner(program: Program): Runner {
  const { params } = program;
  return {
    rulebook: program.rulebook,
    generated: false,
    play: ({ seed, players = uniformPlayers, onBall = null }) => {
      const hash = hashSeed(seed);
      const session = new Session(program, { automatic: true, code: 'never', ...(onBall ? { onBall } : {}) });
      const desks = desksOf(program, players, seed);
      const streams = new Map<string, Rng>();
      let decisions = 0;
      for (let now = session.waiting(); now.kind !== 'end'; now = session.waiting()) {
        const { state } = session;
        if (now.kind === 'chance') {
          const { chance } = now;
          let rng = streams.get(chance.stream);
          if (!rng) {
            rng = stream(hash, hashText(chance.stream));
            streams.set(chance.stream, rng);
          }
          session.happen(chance.of.sample(rng, state.s, state.g, params));
          continue;
        }
        for (const { decision, seat, domain } of now.open) {
          decisions++;
          session.choose(decision, desks[seat](decision, domain, state));
        }
      }
      return { game: session.state.g, decisions, log: session.log.entries };
    },
  };
}
