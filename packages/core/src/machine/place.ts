import type { SnapshotFrom, StateValue } from 'xstate';
import { levels } from '../contract/index.js';
import { sideOf } from '../cricket/index.js';
import { domainOf, type Waiting } from '../interpreter/index.js';
import { nothingShown } from '../log/index.js';
import {
  askedFor,
  deciderOf,
  isMadeInTheOpen,
  openNow,
  outcomesOf,
  type ProgramChance,
  type ProgramCommit,
  type ProgramDecision,
} from '../program/index.js';
import type { NodeMeta } from './chart.js';
import type { MatchEvent } from './context.js';
import { type MatchMachine, programBehind } from './match-machine.js';
import { stepOf } from './names.js';
import { nodeOnLevel } from './nodes.js';

/** A moment of a match that a machine plays. */
export type MatchSnapshot = SnapshotFrom<MatchMachine>;

/**
 * The step at which the match waits, with the levels and groups around it, and the steps' own ids: `end` when it is over.
 *
 * @example
 * import { createMatchMachine, placeOf } from '@howzat/core/machine';
 * import { ccsl } from '@howzat/ccsl';
 * import { createActor } from 'xstate';
 *
 * console.log(placeOf(createActor(createMatchMachine(ccsl)).start().getSnapshot())); // match/core.toss
 */
export function placeOf(snapshot: MatchSnapshot): string {
  return keysTo(snapshot).map(stepOf).join('/');
}

/** The keys down to the step; the regions of a commit are inside it. */
function keysTo(snapshot: MatchSnapshot): readonly string[] {
  const keys: string[] = [];
  let value: StateValue | undefined = snapshot.value;
  let node: { readonly states: object; readonly meta?: unknown } = snapshot.machine.root;
  while (value !== undefined) {
    const key: string = typeof value === 'string' ? value : (Object.keys(value)[0] as string);
    keys.push(key);
    node = (node.states as Record<string, typeof node>)[key] as typeof node;
    if ((node.meta as NodeMeta).kind === 'commit') break;
    value = typeof value === 'string' ? undefined : value[key];
  }
  return keys;
}

/**
 * What the match waits for, as the interpreter says it.
 *
 * @example
 * import { createMatchMachine, waitingFor } from '@howzat/core/machine';
 * import { ccsl } from '@howzat/ccsl';
 * import { createActor } from 'xstate';
 *
 * const waiting = waitingFor(createActor(createMatchMachine(ccsl)).start().getSnapshot());
 * console.log(waiting.kind); // chance
 */
export function waitingFor(snapshot: MatchSnapshot): Waiting {
  if (snapshot.status !== 'active') return { kind: 'end' };
  const program = programBehind(snapshot.machine);
  const { params } = program;
  const keys = keysTo(snapshot);
  const steps = keys.map(stepOf);
  const path = steps.join('/');
  const level = [...levels].reverse().find((it) => steps.includes(it)) ?? 'match';
  const node = nodeOnLevel(program, steps.at(-1) as string, level) as ProgramDecision | ProgramChance | ProgramCommit;
  if (node.kind === 'chance') return { kind: 'chance', path, chance: node };
  const { state, pending } = snapshot.context;
  const asked = askedFor(node, state, params);
  return {
    kind: 'decisions',
    path,
    revisable: node.kind === 'commit' && node.revisable,
    shown: asked.inTurn ? pending : nothingShown,
    open: openNow(asked, Object.keys(pending).length).map((decision) => ({
      decision,
      seat: deciderOf(decision, state, params),
      domain: domainOf(decision, state, params),
      made: Object.hasOwn(pending, decision.id),
      choice: pending[decision.id],
      opened: isMadeInTheOpen(decision, asked, state, params),
    })),
  };
}

/**
 * Every event that is legal at this moment, but for conceding: the domains and distributions listed, lazily.
 *
 * @example
 * import { createMatchMachine, legalEvents } from '@howzat/core/machine';
 * import { ccsl } from '@howzat/ccsl';
 * import { createActor } from 'xstate';
 *
 * const actor = createActor(createMatchMachine(ccsl)).start();
 * console.log([...legalEvents(actor.getSnapshot())].map(({ type }) => type)[0]); // CHANCE
 */
export function* legalEvents(snapshot: MatchSnapshot): Generator<MatchEvent> {
  const waiting = waitingFor(snapshot);
  if (waiting.kind === 'chance') {
    const { chance } = waiting;
    for (const [outcome] of outcomesOf(chance, snapshot.context.state, programBehind(snapshot.machine).params))
      yield { type: 'CHANCE', step: chance.id, outcome };
  }
  if (waiting.kind === 'decisions')
    for (const { decision, seat, domain, made } of waiting.open) {
      if (made && !waiting.revisable) continue;
      for (const choice of domain) yield { type: 'PLAY', side: sideOf(seat), step: decision.id, choice };
    }
}
