import { createActor } from 'xstate';
import { hashSeed, hashText, type Rng, type Seed, stream } from '../chance/index.js';
import type { Played } from '../compiled/index.js';
import { type Player, uniformPlayer } from '../contract/index.js';
import { sideOf } from '../cricket/index.js';
import { HowzatError } from '../errors/index.js';
import { desksOf } from '../interpreter/index.js';
import { drawOutcome } from '../program/index.js';
import type { MatchEvent } from './context.js';
import { faultBehind, type MatchMachine, type MatchOutput, programBehind } from './match-machine.js';
import { type MatchSnapshot, waitingFor } from './place.js';

/** How to play one match through a machine. */
export interface MachinePlay {
  readonly seed: Seed;
  /** Who plays home and away; uniform play where none is named. */
  readonly players?: readonly [Player, Player];
  /** Is shown the match each time it waits, and when it is over. */
  readonly onWait?: (snapshot: MatchSnapshot) => void;
}

/**
 * Plays a match through an actor of the machine, with the random streams of the runner: the same seed and players give
 * the same match.
 * @throws HowzatError as the runner does
 *
 * @example
 * import { uniformPlayer } from '@howzat/core';
 * import { createMatchMachine, playMachine } from '@howzat/core/machine';
 * import { ccsl } from '@howzat/ccsl';
 *
 * const played = playMachine(createMatchMachine(ccsl), { seed: 7, players: [uniformPlayer, uniformPlayer] });
 * console.log(played.game.result !== null); // true
 */
export function playMachine(machine: MatchMachine, options: MachinePlay): Played {
  const { seed, players = [uniformPlayer, uniformPlayer], onWait } = options;
  const program = programBehind(machine);
  const hash = hashSeed(seed);
  const streams = new Map<string, Rng>();
  const desks = desksOf(program, players, seed);
  const actor = createActor(machine, { input: { automatic: true } });
  // an error of a rule is thrown here, not reported by XState later
  actor.subscribe({ error: () => {} });
  actor.start();
  const send = (event: MatchEvent): void => {
    const before = actor.getSnapshot();
    actor.send(event);
    // a distribution or a domain that gives what it refuses would be asked again for ever
    if (actor.getSnapshot() === before)
      throw new HowzatError('dead-end', `The match refuses what ${(event as { step: string }).step} itself has given.`);
  };
  let decisions = 0;
  for (;;) {
    const snapshot = actor.getSnapshot();
    if (snapshot.status === 'error') throw faultBehind(machine, snapshot.error) ?? ended(snapshot.error);
    onWait?.(snapshot);
    const waiting = waitingFor(snapshot);
    const { state } = snapshot.context;
    if (waiting.kind === 'end') return { ...(snapshot.output as MatchOutput), decisions };
    if (waiting.kind === 'chance') {
      const { chance } = waiting;
      let rng = streams.get(chance.stream);
      if (!rng) {
        rng = stream(hash, hashText(chance.stream));
        streams.set(chance.stream, rng);
      }
      const outcome = drawOutcome(chance, rng, state, program.params);
      send({ type: 'CHANCE', step: chance.id, outcome });
      continue;
    }
    for (const open of waiting.open) {
      const choice = desks[open.seat](open, state, waiting.shown);
      decisions++;
      send({ type: 'PLAY', side: sideOf(open.seat), step: open.decision.id, choice });
    }
  }
}

function ended(error: unknown): unknown {
  return error instanceof Error && error.message.startsWith('Infinite loop')
    ? new HowzatError('runaway', 'The match does not end: it goes on and on without asking for anything.')
    : error;
}
