import { assign, type EventObject, type MetaObject, type StateMachine, type StateValue, setup } from 'xstate';
import type { Played } from '../compiled/index.js';
import { type Rulebook, rulebookOf, type Selection } from '../compose/index.js';
import { faultOf, type HowzatError } from '../errors/index.js';
import type { Variant, VariantTypes } from '../kits/index.js';
import { type Program, programOf } from '../program/index.js';
import { actionsOf } from './actions.js';
import { type ActionName, type Chart, chartOf, type GuardName, type NodeMeta } from './chart.js';
import type { About, MatchContext, MatchEvent, MatchInput } from './context.js';
import { openingOf } from './opening.js';
import { questionsOf } from './questions.js';

/** What a match gives when it is over. */
export type MatchOutput = Omit<Played, 'decisions'>;

/** A match as an XState machine. */
export type MatchMachine = StateMachine<
  MatchContext,
  MatchEvent,
  Record<never, never>,
  never,
  { type: ActionName; params: About },
  { type: GuardName; params: About },
  never,
  StateValue,
  string,
  MatchInput | undefined,
  MatchOutput,
  EventObject,
  MetaObject & Partial<NodeMeta>,
  Record<never, never>
>;

/** The program behind each machine; a machine with other implementations keeps its configuration. */
const programs = new WeakMap<object, Program>();

/** The program that a machine plays. */
export function programBehind(machine: { readonly config: object }): Program {
  const program = programs.get(machine.config);
  if (!program) throw new TypeError('This is not a machine made by createMatchMachine.');
  return program;
}

/** What was last thrown by a function of the rulebook that each machine plays; XState tells of it in words of its own. */
const faults = new WeakMap<object, HowzatError>();

/** The error of a rule by which an actor of this machine has come to its end; null where it was none. */
export function faultBehind(machine: { readonly config: object }, error: unknown): HowzatError | null {
  const fault = faults.get(programBehind(machine));
  return fault && error instanceof Error && error.message.includes(fault.message) ? fault : null;
}

/** Does something for a step; what a function of the rulebook throws there is told as every driver tells it. */
function of<T>(program: Program, step: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    const fault = faultOf(error, { step });
    faults.set(program, fault);
    throw fault;
  }
}

/** What the guards and the actions that a chart names do. */
function implementationsOf(program: Program) {
  const [questions, actions] = [questionsOf(program), actionsOf(program)];
  const ask =
    (name: GuardName) =>
    ({ context, event }: { context: MatchContext; event: MatchEvent }, { step }: About): boolean =>
      of(program, step, () => questions[name](context, event, step));
  const act = (name: ActionName) =>
    assign<MatchContext, MatchEvent, About, MatchEvent, never>(({ context, event }, { step }) =>
      of(program, step, () => actions[name](context, event, step)),
    );
  const each = <N extends string, T>(of: Readonly<Record<N, unknown>>, make: (name: N) => T): Record<N, T> =>
    Object.fromEntries((Object.keys(of) as N[]).map((name) => [name, make(name)])) as Record<N, T>;
  return { guards: each(questions, ask), actions: each(actions, act) };
}

/** A machine that plays this chart by this program. */
function machineOf(chart: Chart, program: Program): MatchMachine {
  const machine = setup({
    types: {} as { context: MatchContext; events: MatchEvent; input: MatchInput; output: MatchOutput },
    ...implementationsOf(program),
  }).createMachine({
    // the chart is data made here, which the compiler cannot check against XState's own types
    ...(chart as object as { id: string }),
    context: ({ input }) => openingOf(program, input ?? {}),
    output: ({ context }) => ({ game: context.state.g, log: context.log.entries }),
  }) as unknown as MatchMachine;
  programs.set(machine.config, program);
  return machine;
}

/**
 * The statechart of a rulebook as one XState machine: match, innings, over and ball, and every step a state node.
 * @throws HowzatError `bad-parameter` for a selection beside a rulebook, which is composed already; whatever composing throws
 *
 * @example
 * import { createMatchMachine, waitingFor } from '@howzat/core/machine';
 * import { ccsl } from '@howzat/ccsl';
 * import { createActor } from 'xstate';
 *
 * const actor = createActor(createMatchMachine(ccsl, { format: 'three-over' })).start();
 * console.log(waitingFor(actor.getSnapshot()).kind); // chance
 */
export function createMatchMachine<T extends VariantTypes>(
  variant: Variant<T> | Rulebook<T>,
  selection: Selection = {},
): MatchMachine {
  const program = programFor(variant, selection);
  return machineOf(chartOf(program), program);
}

/**
 * The machine of a chart that `toJson` wrote, played by the rulebook it was made of.
 *
 * @example
 * import { createMatchMachine, fromJson, toJson, toMermaid } from '@howzat/core/machine';
 * import { ccsl } from '@howzat/ccsl';
 *
 * const machine = createMatchMachine(ccsl);
 * const again = fromJson(toJson(machine), ccsl);
 * console.log(toMermaid(again) === toMermaid(machine)); // true
 */
export function fromJson<T extends VariantTypes>(
  chart: Chart,
  variant: Variant<T> | Rulebook<T>,
  selection: Selection = {},
): MatchMachine {
  return machineOf(chart, programFor(variant, selection));
}

function programFor<T extends VariantTypes>(variant: Variant<T> | Rulebook<T>, selection: Selection): Program {
  return programOf(rulebookOf(variant, selection));
}
