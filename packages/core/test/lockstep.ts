import { expect } from 'vitest';
import { type Actor, createActor } from 'xstate';
import { hashText, stream } from '../src/chance/random.js';
import { sideOf } from '../src/cricket/game.js';
import { hashSeed } from '../src/engine.js';
import { copyJson, type Player, pick, type Rng } from '../src/index.js';
import { Session, type Waiting } from '../src/interpreter/session.js';
import { type MatchEvent, type MatchMachine, placeOf, waitingFor } from '../src/machine/index.js';
import { programBehind } from '../src/machine/match-machine.js';

export type MatchActor = Actor<MatchMachine>;

/** What waits, in plain JSON. */
function shown(waiting: Waiting): unknown {
  if (waiting.kind === 'end') return waiting;
  if (waiting.kind === 'chance') return { kind: 'chance', path: waiting.path, step: waiting.chance.id };
  return {
    ...waiting,
    open: waiting.open.map(({ decision, domain, ...rest }) => ({
      ...rest,
      step: decision.id,
      domain: domain.describe(),
    })),
  };
}

/** The interpreter and a machine hold the same match: place, what waits, the whole state and the log so far. */
export function expectSame(session: Session, actor: MatchActor): void {
  const snapshot = actor.getSnapshot();
  const { state, log } = snapshot.context;
  expect(placeOf(snapshot)).toBe(session.path);
  expect(shown(waitingFor(snapshot))).toEqual(shown(session.waiting()));
  expect(state).toStrictEqual(session.state);
  expect(log).toStrictEqual(session.log.save());
}

/** A person's slip of every kind: none may change anything. */
function slips(waiting: Waiting): MatchEvent[] {
  const nonsense: MatchEvent[] = [
    { type: 'PLAY', side: 'home', step: 'no-such-step', choice: 1 },
    { type: 'CHANCE', step: 'no-such-step', outcome: 1 },
    { type: 'CONCEDE', side: 'umpires' as 'home' },
  ];
  if (waiting.kind === 'chance')
    nonsense.push(
      { type: 'CHANCE', step: waiting.chance.id, outcome: Number.NaN },
      { type: 'CHANCE', step: waiting.chance.id, outcome: JSON.parse('{"__proto__":1}') },
      { type: 'PLAY', side: 'home', step: waiting.chance.id, choice: 1 },
    );
  if (waiting.kind === 'decisions')
    for (const { decision, seat, domain, made } of waiting.open) {
      const [legal] = domain;
      nonsense.push(
        { type: 'PLAY', side: sideOf(seat), step: decision.id, choice: Number.POSITIVE_INFINITY },
        { type: 'PLAY', side: sideOf(seat), step: decision.id, choice: undefined },
        { type: 'PLAY', side: seat === 0 ? 'away' : 'home', step: decision.id, choice: legal },
        { type: 'PLAY', side: 'umpires' as 'home', step: decision.id, choice: legal },
        { type: 'CHANCE', step: decision.id, outcome: legal },
      );
      if (made && !waiting.revisable)
        nonsense.push({ type: 'PLAY', side: sideOf(seat), step: decision.id, choice: legal });
    }
  return nonsense;
}

/**
 * Plays one match on both drivers at once, uniformly at random, and compares them wherever they wait: also between the
 * choices of a commit, which are made in a random order and sometimes revised.
 */
export function lockstep(
  machine: MatchMachine,
  seed: number,
  options: {
    readonly slips?: boolean;
    readonly enough?: () => boolean;
    readonly atWait?: (actor: MatchActor, rng: Rng) => MatchActor;
  } = {},
): { readonly session: Session; readonly actor: MatchActor; readonly waits: number } {
  const program = programBehind(machine);
  const session = new Session(program, { automatic: true });
  let actor: MatchActor = createActor(machine, { input: { automatic: true } }).start();
  const rng = stream(hashSeed(seed), hashText('lockstep'));
  for (let waits = 1; ; waits++) {
    expectSame(session, actor);
    const waiting = session.waiting();
    if (options.slips && waiting.kind !== 'end') {
      const before = actor.getSnapshot();
      for (const event of slips(waiting)) actor.send(event);
      expect(actor.getSnapshot()).toBe(before);
    }
    if (waiting.kind === 'end' || options.enough?.()) return { session, actor, waits };
    if (options.atWait) actor = options.atWait(actor, rng);
    if (waiting.kind === 'chance') {
      const { s, g } = session.state;
      const outcome = waiting.chance.of.sample(rng, s, g, program.params, {});
      session.happen(copyJson(outcome));
      actor.send({ type: 'CHANCE', step: waiting.chance.id, outcome });
      continue;
    }
    const missing = waiting.open.filter((open) => !open.made);
    const revised = waiting.revisable && pick(rng, 5) === 0 ? waiting.open.filter((open) => open.made) : [];
    const from = revised.length > 0 ? revised : missing;
    const { decision, seat, domain } = from[pick(rng, from.length)] as (typeof from)[number];
    const choice = domain.sample(rng);
    session.choose(decision, copyJson(choice));
    actor.send({ type: 'PLAY', side: sideOf(seat), step: decision.id, choice });
  }
}

/** A player that looks at its view and draws from its own stream, so that it is asked by view and not by domain alone. */
export const looker: Player = {
  name: 'looker',
  choose: ({ domain, view, rng }) => {
    const first = domain.sample(rng);
    return view.game.wickets > 0 ? domain.sample(rng) : first;
  },
};
