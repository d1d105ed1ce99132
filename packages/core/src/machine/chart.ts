import {
  outer,
  type Program,
  type ProgramChance,
  type ProgramCheck,
  type ProgramCommit,
  type ProgramDecision,
  type ProgramGroup,
  type ProgramLevel,
  type ProgramNode,
} from '../program/index.js';
import type { About } from './context.js';
import { gateOf, keyOf } from './names.js';
import { nameOf } from './nodes.js';

/** The guards of the chart by name. */
export type GuardName =
  | 'isNotDue'
  | 'nobodyChooses'
  | 'allIn'
  | 'isLegal'
  | 'isPossible'
  | 'hasEnded'
  | 'isDue'
  | 'goesOn'
  | 'wasLast'
  | 'mayConcede';

/** The actions of the chart by name. */
export type ActionName =
  | 'begin'
  | 'cite'
  | 'apply'
  | 'check'
  | 'record'
  | 'take'
  | 'hold'
  | 'takeTogether'
  | 'happen'
  | 'concede'
  | 'takeBack'
  | 'finish';

/** A guard or an action with what it works on. */
export interface Named<N extends string> {
  readonly type: N;
  readonly params: About;
}

/** An arrow of the chart. */
export interface Arrow {
  readonly target: string;
  readonly guard?: Named<GuardName>;
  readonly actions?: Named<ActionName>;
}

/** What a state node stands for. */
export interface NodeMeta {
  readonly kind: ProgramNode['kind'] | 'gate' | 'choice' | 'open' | 'made' | 'left out' | 'end';
  /** The step, or the level. */
  readonly step: string;
  /** Who decides, where one side always does. */
  readonly by?: string;
}

/** A state node as XState's configuration has it, in plain JSON. */
export interface ChartNode {
  readonly id: string;
  readonly type?: 'parallel' | 'final';
  readonly initial?: string;
  readonly states?: Readonly<Record<string, ChartNode>>;
  readonly entry?: readonly Named<ActionName>[];
  readonly always?: readonly Arrow[];
  readonly on?: Readonly<Record<string, readonly Arrow[]>>;
  readonly meta?: NodeMeta;
  /** The rules that are tried here. */
  readonly description?: string;
}

/** The whole chart. */
export interface Chart extends ChartNode {
  readonly initial: string;
  readonly states: Readonly<Record<string, ChartNode>>;
  readonly options: { readonly maxIterations: number };
}

/** So many steps without an input is a game that never ends; XState keeps them all until the next input. */
const tooMany = 10_000;

const endId = 'end';

function named<N extends string>(type: N, step: string): Named<N> {
  return { type, params: { step } };
}

function to(id: string, more: Omit<Arrow, 'target'> = {}): Arrow {
  return { target: `#${id}`, ...more };
}

/**
 * The chart of a program: levels, groups, repetitions and commits are compound states, every other step is a state of
 * its own. A level or a conditional group has a choice point before it, because whether it is entered is decided by the
 * state that the step before has left.
 */
export function chartOf(program: Program): Chart {
  return {
    // no place in the match has such a name
    id: `howzat/${keyOf(program.rulebook.variant.id)}`,
    initial: keyOf(program.root.id),
    states: {
      ...new ChartMaker(program).nodesFor([program.root], '', endId),
      [endId]: { id: endId, type: 'final', entry: [named('finish', endId)], meta: { kind: 'end', step: endId } },
    },
    on: { CONCEDE: [to(endId, { guard: named('mayConcede', endId), actions: named('concede', endId) })] },
    options: { maxIterations: tooMany },
  };
}

/** Makes the nodes of a chart, each inside the one around it and leading on to what follows. */
class ChartMaker {
  constructor(private readonly program: Program) {}

  private named<N extends string>(type: N, node: ProgramNode): Named<N> {
    return named(type, nameOf(this.program, node));
  }

  nodesFor(body: readonly ProgramNode[], inside: string, after: string): Record<string, ChartNode> {
    const states: Record<string, ChartNode> = {};
    body.forEach((node, at) => {
      const following = body[at + 1];
      const next = following ? entrance(following, inside) : after;
      if (hasGate(node)) states[gateOf(node.id)] = this.gate(node as ProgramLevel | ProgramGroup, inside, next);
      states[keyOf(node.id)] = this.stateFor(node, inside, next);
    });
    return states;
  }

  private gate(node: ProgramLevel | ProgramGroup, inside: string, next: string): ChartNode {
    const id = idOf(node, inside);
    return {
      id: `${id}?`,
      always:
        node.kind === 'level'
          ? [to(next, { guard: named('hasEnded', outer[node.level as keyof typeof outer]) }), to(id)]
          : [to(id, { guard: this.named('isDue', node) }), to(next)],
      meta: { kind: 'gate', step: node.id },
    };
  }

  private stateFor(node: ProgramNode, inside: string, next: string): ChartNode {
    const id = idOf(node, inside);
    const meta: NodeMeta = { kind: node.kind, step: node.id };
    switch (node.kind) {
      case 'level': {
        const again = node.level === 'match' ? next : `${id}?`;
        return { id, ...this.bodyOf(node.body, id, again), entry: [this.named('begin', node)], meta };
      }
      case 'group':
      case 'repeat':
        return this.group(node, id, next);
      case 'decision':
        return this.decision(node, id, next);
      case 'chance':
        return {
          id,
          ...this.skip(node, next),
          on: { CHANCE: [to(next, { guard: this.named('isPossible', node), actions: this.named('happen', node) })] },
          meta,
          ...this.describe(node.cites),
        };
      case 'commit':
        return this.commit(node, id, next);
      case 'resolve':
        return {
          id,
          always:
            node.when === null
              ? [to(next, { actions: this.named('apply', node) })]
              : [...(this.skip(node, next).always as Arrow[]), to(next, { actions: this.named('apply', node) })],
          meta,
          ...this.describe([...node.cites, ...node.rules.map((rule) => rule.index)]),
        };
      case 'check':
        return {
          id,
          always: [to(next, { actions: this.named('check', node) })],
          meta,
          ...this.describe(endingsOf(node)),
        };
      case 'takeBack':
        return {
          id,
          always: [
            ...(this.skip(node, next).always ?? []),
            ...(node.to === 'ball'
              ? [to(ballGate(this.program), { actions: this.named('takeBack', node) })]
              : this.chancesOfBall().map((chance) =>
                  to(chance.id, {
                    guard: this.named('wasLast', chance.node),
                    actions: this.named('takeBack', node),
                  }),
                )),
            // there is nothing to take back, and the action says so
            ...(node.to === 'ball' ? [] : [to(next, { actions: this.named('takeBack', node) })]),
          ],
          meta,
          ...this.describe(node.cites),
        };
      case 'record':
        return { id, always: [to(next, { actions: this.named('record', node) })], meta };
    }
  }

  /** Every chance that a ball may hold, with the id of its state node. */
  private chancesOfBall(): readonly { readonly id: string; readonly node: ProgramChance }[] {
    const find = (node: ProgramNode, inside: string): { readonly id: string; readonly node: ProgramChance }[] => {
      const id = idOf(node, inside);
      if (node.kind === 'chance') return node.level === 'ball' ? [{ id, node }] : [];
      return 'body' in node ? node.body.flatMap((inner) => find(inner, id)) : [];
    };
    return find(this.program.root, '');
  }

  private bodyOf(
    body: readonly ProgramNode[],
    id: string,
    after: string,
  ): { initial?: string; states?: Record<string, ChartNode>; always?: readonly Arrow[] } {
    const first = body[0];
    // a group whose every step is repealed
    if (!first) return { always: [to(after)] };
    return {
      initial: hasGate(first) ? gateOf(first.id) : keyOf(first.id),
      states: this.nodesFor(body, id, after),
    };
  }

  private group(node: ProgramGroup, id: string, next: string): ChartNode {
    const about = {
      entry: node.cites.length > 0 ? [this.named('cite', node)] : [],
      meta: { kind: node.kind, step: node.id } as const,
      ...this.describe(node.cites),
    };
    if (node.again === null) return { id, ...this.bodyOf(node.body, id, next), ...about };
    const gateId = `${id}/?`;
    const first = node.body[0];
    return {
      id,
      initial: '?',
      states: {
        '?': {
          id: gateId,
          always: [to(first ? entrance(first, id) : gateId, { guard: this.named('goesOn', node) }), to(next)],
          meta: { kind: 'gate', step: node.id },
        },
        ...this.nodesFor(node.body, id, gateId),
      },
      ...about,
    };
  }

  private decision(node: ProgramDecision, id: string, next: string): ChartNode {
    return {
      id,
      ...this.skip(node, next),
      on: { PLAY: [to(next, { guard: this.named('isLegal', node), actions: this.named('take', node) })] },
      meta: { kind: 'decision', step: node.id, ...decider(node) },
      ...this.describe(citedAt(node)),
    };
  }

  /** One region for each side's choice; the commit is left when all regions have theirs. */
  private commit(node: ProgramCommit, id: string, next: string): ChartNode {
    const regions = node.decisions.map((choice): [string, ChartNode] => {
      const region = `${id}/${keyOf(choice.id)}`;
      const play = {
        PLAY: [to(`${region}/made`, { guard: this.named('isLegal', choice), actions: this.named('hold', choice) })],
      };
      const meta = (kind: NodeMeta['kind']): NodeMeta => ({ kind, step: choice.id, ...decider(choice) });
      return [
        keyOf(choice.id),
        {
          id: region,
          initial: 'open',
          states: {
            open: {
              id: `${region}/open`,
              ...(choice.when === null
                ? {}
                : { always: [to(`${region}/out`, { guard: this.named('isNotDue', choice) })] }),
              on: play,
              meta: meta('open'),
            },
            made: { id: `${region}/made`, ...(node.revisable ? { on: play } : {}), meta: meta('made') },
            ...(choice.when === null ? {} : { out: { id: `${region}/out`, meta: meta('left out') } }),
          },
          meta: meta('choice'),
          ...this.describe(citedAt(choice)),
        },
      ];
    });
    const mayBeEmpty = node.when !== null || node.decisions.every((choice) => choice.when !== null);
    return {
      id,
      type: 'parallel',
      states: Object.fromEntries(regions),
      always: [
        ...(mayBeEmpty ? [to(next, { guard: this.named('nobodyChooses', node) })] : []),
        to(next, { guard: this.named('allIn', node), actions: this.named('takeTogether', node) }),
      ],
      meta: { kind: 'commit', step: node.id },
      ...this.describe([...node.cites, ...(node.sequence?.cites ?? [])]),
    };
  }

  private skip(node: ProgramNode & { readonly when: unknown }, next: string): { always?: Arrow[] } {
    return node.when === null ? {} : { always: [to(next, { guard: this.named('isNotDue', node) })] };
  }

  private describe(rules: readonly number[]): { description?: string } {
    return rules.length === 0 ? {} : { description: rules.map((index) => this.program.ruleIds[index]).join(', ') };
  }
}

function idOf(node: ProgramNode, inside: string): string {
  return inside === '' ? keyOf(node.id) : `${inside}/${keyOf(node.id)}`;
}

/** The id of the choice point before a ball. */
function ballGate({ root }: Program): string {
  const find = (node: ProgramNode, inside: string): string | null => {
    if (node.kind !== 'level') return null;
    const id = idOf(node, inside);
    if (node.level === 'ball') return `${id}?`;
    return node.body.reduce<string | null>((found, inner) => found ?? find(inner, id), null);
  };
  return find(root, '') as string;
}

function hasGate(node: ProgramNode): boolean {
  return node.kind === 'level' ? node.level !== 'match' : 'body' in node && node.when !== null;
}

/** Where a step is entered: at its choice point if it has one. */
function entrance(node: ProgramNode, inside: string): string {
  return hasGate(node) ? `${idOf(node, inside)}?` : idOf(node, inside);
}

function decider(node: ProgramDecision): { by?: string } {
  return typeof node.by === 'string' ? { by: node.by } : {};
}

function citedAt({ cites, openings, limits }: ProgramDecision): number[] {
  return [...cites, ...openings.flatMap((opening) => opening.cites), ...limits.map((limit) => limit.index)];
}

function endingsOf(node: ProgramCheck): number[] {
  return [...node.over, ...node.innings, ...node.match].map((ending) => ending.index);
}
