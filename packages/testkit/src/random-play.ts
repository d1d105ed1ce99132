import { advanceOf } from '@howzat/compiler/run';
import type { Rng, Rulebook } from '@howzat/core';
import {
  drawOutcome,
  hashSeed,
  hashText,
  type OpenDecision,
  playerStreams,
  programOf,
  Session,
  stream,
  type Waiting,
} from '@howzat/core/engine';

/** What is looked at while a match is played at random. */
export interface Watcher {
  /** Whether the session goes on by generated code: unless it says so, it interprets. */
  readonly code?: 'always' | 'never';
  /** Before each choice or outcome; the session waits. */
  beforeInput?(session: Session, waiting: Exclude<Waiting, { kind: 'end' }>): void;
  /** Before a choice is made. */
  beforeChoice?(session: Session, open: OpenDecision, choice: unknown): void;
}

/** A match that has not ended by then never does. */
const longest = 50_000;

/**
 * Plays one match at random on the interpreter, with the draws that the runner makes for the same seed.
 * @throws Error where it stands without a legal choice, or does not end
 *
 * @example
 * import { compose } from '@howzat/core';
 * import { cubes } from '@howzat/cubes';
 * import { playAtRandom } from '@howzat/testkit';
 *
 * console.log(playAtRandom(compose(cubes, {}), 7).waiting().kind); // end
 */
export function playAtRandom(rulebook: Rulebook, seed: number, watcher: Watcher = {}): Session {
  const program = programOf(rulebook);
  const session = new Session(program, {
    automatic: true,
    advance: watcher.code === 'always' ? advanceOf(program) : null,
  });
  const hash = hashSeed(seed);
  const streams = new Map<string, Rng>();
  const named = (name: string): Rng => {
    const rng = streams.get(name) ?? stream(hash, hashText(name));
    streams.set(name, rng);
    return rng;
  };
  const players = [stream(hash, playerStreams[0]), stream(hash, playerStreams[1])] as const;
  let inputs = 0;
  for (let now = session.waiting(); now.kind !== 'end'; now = session.waiting()) {
    if (++inputs > longest)
      throw new Error(`seed ${seed}: the match has not ended after ${longest} inputs, at ${now.path}`);
    if (watcher.beforeInput) {
      watcher.beforeInput(session, now);
      // the watcher may have put the session back from a copy
      now = session.waiting() as typeof now;
    }
    if (now.kind === 'chance') {
      session.happen(drawOutcome(now.chance, named(now.chance.stream), session.state, program.params));
      continue;
    }
    for (const open of now.open) {
      const choice = open.domain.sample(players[open.seat]);
      watcher.beforeChoice?.(session, open, choice);
      session.choose(open.decision, choice);
    }
  }
  return session;
}
