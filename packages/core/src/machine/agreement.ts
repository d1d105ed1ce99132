import { createActor } from 'xstate';
import { hashSeed, hashText, type Rng, type Seed, stream } from '../chance/index.js';
import { type Player, uniformPlayer } from '../contract/index.js';
import { sideOf } from '../cricket/index.js';
import { desksOf, Session } from '../interpreter/index.js';
import { copyJson, sameJson } from '../json/index.js';
import { drawOutcome } from '../program/index.js';
import { type MatchMachine, programBehind } from './match-machine.js';
import { placeOf } from './place.js';

/** Where two drivers part. */
export interface Difference {
  /** How often the match had waited, from 1. */
  readonly wait: number;
  readonly what: 'place' | 'state' | 'log';
  readonly machine: unknown;
  readonly interpreter: unknown;
}

/**
 * Plays one match through the machine and the interpreter side by side and compares them wherever they wait: place,
 * whole state and log.
 * @returns the first difference, or null where they agree to the end
 *
 * @example
 * import { uniformPlayer } from '@howzat/core';
 * import { createMatchMachine, firstDifference } from '@howzat/core/machine';
 * import { ccsl } from '@howzat/ccsl';
 *
 * const machine = createMatchMachine(ccsl);
 * console.log(firstDifference(machine, { seed: 7, players: [uniformPlayer, uniformPlayer] })); // null
 */
export function firstDifference(
  machine: MatchMachine,
  {
    seed,
    players = [uniformPlayer, uniformPlayer],
  }: { readonly seed: Seed; readonly players?: readonly [Player, Player] },
): Difference | null {
  const program = programBehind(machine);
  const hash = hashSeed(seed);
  const desks = desksOf(program, players, seed);
  const streams = new Map<string, Rng>();
  const session = new Session(program, { automatic: true });
  const actor = createActor(machine, { input: { automatic: true } });
  actor.subscribe({ error: () => {} });
  actor.start();
  for (let wait = 1; ; wait++) {
    const waiting = session.waiting();
    const snapshot = actor.getSnapshot();
    if (snapshot.status === 'error') throw snapshot.error;
    const { state, log } = snapshot.context;
    for (const [what, ours, theirs] of [
      ['place', placeOf(snapshot), session.path],
      ['state', state, session.state],
      ['log', log, session.log.save()],
    ] as const)
      if (!sameJson(ours, theirs)) return { wait, what, machine: ours, interpreter: copyJson(theirs) };
    if (waiting.kind === 'end') return null;
    if (waiting.kind === 'chance') {
      const { chance } = waiting;
      let rng = streams.get(chance.stream);
      if (!rng) {
        rng = stream(hash, hashText(chance.stream));
        streams.set(chance.stream, rng);
      }
      const outcome = drawOutcome(chance, rng, session.state, program.params);
      actor.send({ type: 'CHANCE', step: chance.id, outcome });
      session.happen(outcome);
      continue;
    }
    for (const open of waiting.open) {
      const { decision, seat } = open;
      const choice = desks[seat](open, session.state, waiting.shown);
      actor.send({ type: 'PLAY', side: sideOf(seat), step: decision.id, choice });
      session.choose(decision, choice);
    }
  }
}
