import { hashSeed, hashText, type Rng, stream } from '../chance/index.js';
import { type Played, type PlayOptions, uniformPlayers } from '../compiled/index.js';
import type { Rulebook } from '../compose/index.js';
import { isHowzatError } from '../errors/index.js';
import { type Advance, desksOf, Session } from '../interpreter/index.js';
import { drawOutcome, programOf } from '../program/index.js';

/** The headless driver of one rulebook: plays whole matches without stopping. */
export interface Runner {
  readonly rulebook: Rulebook;
  /** Whether it runs compiled code, or interprets the program. */
  readonly generated: boolean;
  /**
   * Plays a match.
   * @throws HowzatError `illegal-choice` when a player chooses what is not legal, `runaway` when the match does not end
   */
  play(options: PlayOptions): Played;
}

/**
 * A runner that interprets its rulebook. `createRunner` of `@howzat/compiler/run` makes one that plays the same matches some fifty
 * times as fast.
 *
 * @param rulebook a composed rulebook
 * @param options.advance what plays on between two inputs in place of the interpreter
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { compose } from '@howzat/core';
 * import { interpretedRunner } from '@howzat/core/engine';
 *
 * const { game, decisions } = interpretedRunner(compose(ccsl)).play({ seed: 7 });
 * console.log(game.scores.length, decisions > 0); // 2 true
 */
export function interpretedRunner(rulebook: Rulebook, options: { readonly advance?: Advance | null } = {}): Runner {
  return {
    rulebook,
    generated: false,
    play: (match) => {
      if (!options.advance) return played(rulebook, match, null);
      try {
        return played(rulebook, match, options.advance);
      } catch (error) {
        // code between two inputs does not know which of its rules has thrown: the interpreter does
        if (!isHowzatError(error) || error.code !== 'bad-rule') throw error;
        return played(rulebook, match, null);
      }
    },
  };
}

function played(rulebook: Rulebook, match: PlayOptions, advance: Advance | null): Played {
  const { seed, players = uniformPlayers, onBall = null } = match;
  const program = programOf(rulebook);
  const hash = hashSeed(seed);
  const session = new Session(program, { automatic: true, advance, ...(onBall ? { onBall } : {}) });
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
      session.happen(drawOutcome(chance, rng, state, program.params));
      continue;
    }
    for (const open of now.open) {
      decisions++;
      session.choose(open.decision, desks[open.seat](open, state, now.shown));
    }
  }
  return { game: session.state.g, decisions, log: session.log.entries };
}
