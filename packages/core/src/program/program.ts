import type { Distribution, Rng } from '../chance/index.js';
import type { FlowNode, Rulebook, Site } from '../compose/index.js';
import {
  type Decision,
  type Ending,
  type Level,
  type Limit,
  type Lives,
  levels,
  type Rule,
  type Secrecy,
  type SeenBy,
  type Step,
} from '../contract/index.js';
import { type Game, gameLives, otherSeat, type Seat, seatOf } from '../cricket/index.js';
import type { DomainSpec } from '../domains/index.js';
import { faultOf, HowzatError } from '../errors/index.js';
import { copyJson, freezeJson, type Json, notJson } from '../json/index.js';

/**
 * A composed rulebook resolved once: rules that its parameters switch off are gone, every rule has a number, every
 * limit on a list is a mask. The interpreter, the code generator and the statechart are all made from this one tree.
 * The functions of rules and steps are called as plain functions, without `this`.
 */

/** The whole state of a match: cricket's, the variant's, and a drawer for each amendment that keeps state. */
export interface MatchState {
  g: Game;
  s: object;
  own: Record<string, object>;
}

type Fn<T> = (s: object, g: Game, p: object, own: object) => T;

/** A rule ready to run. `index` is its number in the program's list of rule ids, -1 where nothing cites it. */
export interface ProgramRule {
  readonly id: string;
  readonly index: number;
  readonly drawer: string | null;
  readonly when: Fn<boolean> | null;
  readonly does: Fn<void>;
  readonly final: boolean;
}

export interface ProgramEnding {
  readonly id: string;
  readonly index: number;
  readonly drawer: string | null;
  readonly ends: Fn<boolean>;
  readonly atBall: boolean;
}

export interface ProgramLimit {
  readonly id: string;
  readonly index: number;
  readonly drawer: string | null;
  readonly when: Fn<boolean> | null;
  /** The field of a record that it limits, or null for the whole choice. */
  readonly on: string | null;
  /** The items it leaves, where its field (or the whole domain) is a list; else null. */
  readonly keeps: number | null;
  readonly limit: Limit;
}

interface Placed {
  readonly id: string;
  readonly level: Level;
  readonly drawer: string | null;
  readonly when: Fn<boolean> | null;
  /** The rules that the step applies by being there. */
  readonly cites: readonly number[];
}

export interface ProgramDecision extends Placed {
  readonly kind: 'decision';
  readonly by: Decision['by'];
  readonly spec: DomainSpec<unknown>;
  readonly limits: readonly ProgramLimit[];
  readonly seenBy: 'all' | 'own';
  readonly take: (s: object, choice: unknown, g: Game, p: object, own: object) => void;
}

export interface ProgramChance extends Placed {
  readonly kind: 'chance';
  readonly how: 'roll' | 'deal';
  readonly stream: string;
  readonly seenBy: SeenBy;
  readonly of: Distribution<unknown>;
  readonly take: (s: object, outcome: unknown, g: Game, p: object, own: object) => void;
}

export interface ProgramResolve extends Placed {
  readonly kind: 'resolve';
  readonly rules: readonly ProgramRule[];
}

export interface ProgramGroup extends Placed {
  readonly kind: 'group' | 'repeat';
  /** Tested before each round of a repeat. */
  readonly again: Fn<boolean> | null;
  readonly body: readonly ProgramNode[];
}

export interface ProgramCommit extends Placed {
  readonly kind: 'commit';
  readonly decisions: readonly ProgramDecision[];
  readonly revisable: boolean;
}

export interface ProgramLevel {
  readonly kind: 'level';
  readonly id: Level;
  readonly level: Level;
  /** Everything that begins here: the life of the level and those of the levels inside it. */
  readonly life: Life;
  /** The life of the level alone. */
  readonly own: Life;
  readonly body: readonly ProgramNode[];
}

/** What begins with a level: plain JSON to be written into the state. */
export interface Life {
  readonly g: Readonly<Record<string, Json>>;
  readonly s: Readonly<Record<string, Json>>;
  readonly own: Readonly<Record<string, Readonly<Record<string, Json>>>>;
}

/** Asks what has ended. */
export interface ProgramCheck {
  readonly kind: 'check';
  readonly id: string;
  readonly level: Level;
  readonly over: readonly ProgramEnding[];
  readonly innings: readonly ProgramEnding[];
  readonly match: readonly ProgramEnding[];
  /** After a ball or a level the log's entry is closed. */
  readonly closes: boolean;
}

/** Writes the ball that was just counted into the log. */
export interface ProgramRecord {
  readonly kind: 'record';
  readonly id: string;
  readonly level: Level;
}

type ProgramStep = ProgramDecision | ProgramChance | ProgramResolve | ProgramGroup | ProgramCommit;
export type ProgramNode = ProgramStep | ProgramLevel | ProgramCheck | ProgramRecord;

export interface Program {
  readonly rulebook: Rulebook;
  readonly root: ProgramLevel;
  /** Every rule id that can be cited, in the order of the flow. */
  readonly ruleIds: readonly string[];
  readonly params: object;
  readonly facts: ((s: object, g: Game, p: object) => Json) | null;
  readonly secret: Readonly<Record<string, Secrecy>>;
  readonly ownSecret: Readonly<Record<string, Readonly<Record<string, Secrecy>>>>;
}

const nothing: object = Object.freeze({});

/** The state that a rule of this drawer sees as its own. */
export function ownOf(state: MatchState, drawer: string | null): object {
  return drawer === null ? nothing : drawer === allDrawers ? state.own : (state.own[drawer] as object);
}

const programs = new WeakMap<Rulebook, Program>();

/** The program of a composed rulebook; made once for each. */
export function programOf(rulebook: Rulebook): Program {
  const known = programs.get(rulebook);
  if (known) return known;
  const made = makeProgram(rulebook);
  programs.set(rulebook, made);
  return made;
}

function makeProgram(rulebook: Rulebook): Program {
  const { params } = rulebook;
  const ruleIds: string[] = [];
  const numberOf = (id: string): number => {
    if (id === '') return -1;
    const at = ruleIds.indexOf(id);
    return at >= 0 ? at : ruleIds.push(id) - 1;
  };

  const inForce = (at: Site<{ only?(p: object): boolean }>): boolean =>
    !at.repealed && (at.rule.only?.(params) ?? true);

  const rule = (at: Site<Rule>): ProgramRule => {
    let does = at.rule.does as Fn<void>;
    let drawer = at.drawer;
    if (at.wraps.length > 0) {
      const inner = wrapped(at.rule.does as Fn<unknown>, at);
      does = inner as Fn<void>;
      drawer = allDrawers;
    }
    return {
      id: at.rule.id,
      index: numberOf(at.rule.id),
      drawer,
      when: at.rule.when ? withDrawer(at.rule.when as Fn<boolean>, at, drawer) : null,
      does,
      final: at.rule.final ?? false,
    };
  };

  // a wrapped rule mixes the drawers of several amendments: they are found in the state that runs
  const wrapped = (effect: Fn<unknown>, at: Site): Fn<unknown> => {
    let inner = bindDrawer(effect, at.drawer);
    for (const { around, drawer } of at.wraps) {
      const before = inner;
      inner = (s, g, p, all) => around(() => before(s, g, p, all), s, g, p, drawerIn(all, drawer));
    }
    return inner;
  };
  const drawerIn = (all: object, drawer: string | null): object =>
    drawer === null ? nothing : ((all as Record<string, object>)[drawer] as object);
  const bindDrawer =
    (fn: Fn<unknown>, drawer: string | null): Fn<unknown> =>
    (s, g, p, all) =>
      fn(s, g, p, drawerIn(all, drawer));
  const withDrawer = (fn: Fn<boolean>, at: Site, drawer: string | null): Fn<boolean> =>
    drawer === at.drawer && at.wraps.length === 0 ? fn : (bindDrawer(fn, at.drawer) as Fn<boolean>);

  const ending = (at: Site<Ending>): ProgramEnding => ({
    id: at.rule.id,
    index: numberOf(at.rule.id),
    drawer: at.wraps.length > 0 ? allDrawers : at.drawer,
    ends: (at.wraps.length > 0 ? wrapped(at.rule.ends as Fn<unknown>, at) : at.rule.ends) as Fn<boolean>,
    atBall: at.rule.at === 'ball',
  });

  const limit =
    (spec: DomainSpec<unknown>) =>
    (at: Site<Limit>): ProgramLimit => {
      const it = at.rule;
      const on = it.on ?? null;
      const items =
        on === null ? spec.items : (spec.fields as Record<string, DomainSpec<unknown>> | undefined)?.[on]?.items;
      if (on !== null && !items && !it.forbids)
        throw new HowzatError('bad-variant', `The limit ${it.id} names the field ${on}, which is not a list.`, {
          rule: it.id,
        });
      let keeps: number | null = null;
      if (items && it.forbids) {
        const forbids = it.forbids as (value: unknown, p: object) => boolean;
        keeps = 0;
        items.forEach((item, i) => {
          if (!forbids(item, params)) keeps = (keeps as number) | (1 << i);
        });
      }
      return {
        id: it.id,
        index: numberOf(it.id),
        drawer: at.drawer,
        when: it.when ? (it.when as Fn<boolean>) : null,
        on,
        keeps,
        limit: it,
      };
    };

  const placed = (at: FlowNode, step: Step, level: Level): Placed => ({
    id: at.id,
    level,
    drawer: at.drawer,
    when: step.when ? (step.when as Fn<boolean>) : null,
    cites: (step.rule === undefined ? [] : typeof step.rule === 'string' ? [step.rule] : step.rule).map(numberOf),
  });

  const decision = (at: FlowNode, level: Level): ProgramDecision => {
    const step = at.step as Decision;
    const spec = step.domain as DomainSpec<unknown>;
    freezeJson(spec.items);
    for (const field of Object.values((spec.fields ?? {}) as Record<string, DomainSpec<unknown>>))
      freezeJson(field.items);
    return {
      ...placed(at, step, level),
      kind: 'decision',
      by: step.by,
      spec,
      limits: at.limits.filter(inForce).map(limit(spec)),
      seenBy: step.seenBy,
      take: step.take as ProgramDecision['take'],
    };
  };

  const stands = (at: FlowNode): boolean => !at.removed && (at.step?.only?.(params) ?? true);
  const within = (nodes: readonly FlowNode[], level: Level): ProgramNode[] => nodes.flatMap((at) => visit(at, level));

  const visit = (at: FlowNode, level: Level): ProgramNode[] => {
    if (!stands(at) || at.kind === 'anchor') return [];
    if (at.kind === 'level') return [levelNode(at)];
    if (at.kind === 'record') return [{ kind: 'record', id: at.id, level }];
    if (at.kind === 'check') return [check(at, level)];
    const step = at.step as Step;
    switch (step.kind) {
      case 'decision':
        return [decision(at, level)];
      case 'chance':
        freezeJson(step.of.items);
        return [
          {
            ...placed(at, step, level),
            kind: 'chance',
            how: step.how,
            stream: step.stream,
            seenBy: step.seenBy,
            of: step.of as Distribution<unknown>,
            take: step.take as ProgramChance['take'],
          },
        ];
      case 'resolve': {
        const rules = at.rules.filter(inForce).map(rule);
        return rules.length > 0 || step.rule !== undefined
          ? [{ ...placed(at, step, level), kind: 'resolve', rules }]
          : [];
      }
      case 'commit': {
        const here = placed(at, step, level);
        const decisions = at.children.filter(stands).map((child) => decision(child, level));
        return decisions.length > 0 ? [{ ...here, kind: 'commit', decisions, revisable: step.revisable }] : [];
      }
      case 'group':
      case 'repeat': {
        const here = placed(at, step, level);
        const again = step.kind === 'repeat' ? (step.while as Fn<boolean>) : null;
        return [{ ...here, kind: step.kind, again, body: within(at.children, level) }];
      }
    }
  };

  /** What begins with a level: its own life, and those of the levels inside it, so that nothing stale is read there. */
  const lifeOf = (of: readonly Level[]): Life => {
    const json = (lives: Lives<never> | undefined, whose: string): Record<string, Json> => {
      const values: Record<string, Json> = {};
      for (const inner of of) {
        const value = lives?.[inner]?.(params as never) ?? {};
        const wrong = notJson(value, `${whose} of the ${inner}`);
        if (wrong) throw new HowzatError('bad-variant', `State is plain JSON, but ${wrong}.`, { subject: whose });
        Object.assign(values, copyJson(value));
      }
      // built up field by field it would stay a slow hash table
      return { ...values };
    };
    return {
      g: json(gameLives as Lives<never>, 'the state of cricket'),
      s: json(rulebook.variant.lives, `the state of ${rulebook.variant.id}`),
      own: Object.fromEntries(rulebook.drawers.map(({ id, lives }) => [id, json(lives, `the state of ${id}`)])),
    };
  };

  const levelNode = (at: FlowNode): ProgramLevel => {
    const level = at.id as Level;
    const inside = levels.slice(levels.indexOf(level));
    return {
      kind: 'level',
      id: level,
      level,
      life: lifeOf(inside),
      own: lifeOf([level]),
      body: within(at.children, level),
    };
  };

  const check = (at: FlowNode, level: Level): ProgramCheck => {
    const all = (which: 'over' | 'innings' | 'match'): ProgramEnding[] =>
      rulebook.endings[which].filter(inForce).map(ending);
    const afterBall = level === 'ball';
    return {
      kind: 'check',
      id: at.id,
      level,
      over: afterBall ? all('over') : [],
      innings: level === 'innings' ? [] : all('innings'),
      match: level === 'innings' ? all('match') : afterBall ? all('match').filter((e) => e.atBall) : [],
      closes: at.id !== 'core.check.over-opened',
    };
  };

  const root = levelNode(rulebook.flow);
  const facts = rulebook.variant.facts;
  return {
    rulebook,
    root,
    ruleIds,
    params,
    facts: facts ? (facts as unknown as Program['facts']) : null,
    secret: rulebook.secret,
    ownSecret: Object.fromEntries(rulebook.drawers.map((amendment) => [amendment.id, amendment.secret ?? {}])),
  };
}

/** The drawer name under which a wrapped rule is handed all drawers. */
export const allDrawers = '*';

/** The seat that decides. */
export function deciderOf(decision: ProgramDecision, state: MatchState, params: object): Seat {
  return typeof decision.by === 'string'
    ? seatOf(decision.by, state.g.batting)
    : (decision.by as unknown as Fn<Seat>)(state.s, state.g, params, ownOf(state, decision.drawer));
}

/** Is this step taken at all in this state? */
export function isDue(
  node: { readonly when: ProgramDecision['when']; readonly drawer: string | null },
  state: MatchState,
  params: object,
): boolean {
  return node.when === null || node.when(state.s, state.g, params, ownOf(state, node.drawer));
}

/** The choices that a decision or a commit asks for in this state. */
export function openIn(
  node: ProgramDecision | ProgramCommit,
  state: MatchState,
  params: object,
): readonly ProgramDecision[] {
  if (!isDue(node, state, params)) return [];
  return node.kind === 'decision' ? [node] : node.decisions.filter((decision) => isDue(decision, state, params));
}

/** Draws the outcome of a chance step, and changes nothing. */
export function drawOutcome(chance: ProgramChance, rng: Rng, state: MatchState, params: object): unknown {
  try {
    return chance.of.sample(rng, state.s, state.g, params);
  } catch (error) {
    throw faultOf(error, { step: chance.id });
  }
}

/** Takes the outcome of a chance step into the state; the rules are given a copy of their own. */
export function takeOutcome(chance: ProgramChance, outcome: unknown, state: MatchState, params: object): void {
  const own = copyJson(outcome);
  chance.of.remove?.(own, state.s, state.g, params);
  chance.take(state.s, own, state.g, params, ownOf(state, chance.drawer));
}

/** Takes a choice into the state; the rules are given a copy of their own. */
export function takeChoice(decision: ProgramDecision, choice: unknown, state: MatchState, params: object): void {
  decision.take(state.s, copyJson(choice), state.g, params, ownOf(state, decision.drawer));
}

function write(values: Life['g'], into: object): void {
  for (const key in values) {
    const value = values[key] as Json;
    (into as Record<string, Json>)[key] = typeof value === 'object' && value !== null ? copyJson(value) : value;
  }
}

/** Writes what begins with a level into the state. */
export function beginLevel(life: Life, level: Level, state: MatchState): void {
  const freeHit = level === 'ball' && state.g.freeHitDue;
  write(life.g, state.g);
  write(life.s, state.s);
  for (const drawer in life.own) write(life.own[drawer] as Life['g'], state.own[drawer] as object);
  if (level === 'innings') state.g.innings++;
  if (level === 'ball') {
    state.g.ballNumber++;
    state.g.freeHit = freeHit;
    state.g.freeHitDue = false;
  }
}

/** The lives of a program by level. */
export function livesOf(program: Program): Record<Level, Life> {
  const lives = {} as Record<Level, Life>;
  const visit = (node: ProgramNode): void => {
    if (node.kind !== 'level') return;
    lives[node.level] = node.life;
    node.body.forEach(visit);
  };
  visit(program.root);
  return lives;
}

/** The state before the first ball of the first innings: every field is there, in an order that never changes. */
export function openingState(program: Program): MatchState {
  // the life of the match holds all the others
  const { g, s, own } = copyJson(program.root.life);
  return { g: g as unknown as Game, s, own };
}

/** The seat that sees this chance outcome; `null` when both or none do. */
export function hiddenFrom(seenBy: SeenBy, batting: Seat): 'home' | 'away' | 'both' | null {
  if (seenBy === 'all') return null;
  if (seenBy === 'nobody') return 'both';
  const seer = seenBy === 'batting' ? batting : otherSeat(batting);
  return seer === 0 ? 'away' : 'home';
}
