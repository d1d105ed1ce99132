import type { Distribution } from '../chance/index.js';
import type { Changed, FlowNode, Rulebook, Site } from '../compose/index.js';
import {
  type Commit,
  type Decision,
  type Ending,
  type Level,
  type Limit,
  type Lives,
  levels,
  type Rule,
  type Step,
  type TakenBackTo,
} from '../contract/index.js';
import { gameLives } from '../cricket/index.js';
import type { DomainSpec } from '../domains/index.js';
import { HowzatError } from '../errors/index.js';
import { copyJson, freezeJson, type Json, notJson } from '../json/index.js';
import {
  allDrawers,
  type Fn,
  type Life,
  type Placed,
  type Program,
  type ProgramChance,
  type ProgramCheck,
  type ProgramCommit,
  type ProgramDecision,
  type ProgramEnding,
  type ProgramLevel,
  type ProgramLimit,
  type ProgramNode,
  type ProgramOpening,
  type ProgramRule,
} from './program.js';
import { aroundAll, withItsDrawer } from './wraps.js';

const programs = new WeakMap<Rulebook, Program>();

/**
 * The program of a composed rulebook; made once for each.
 *
 * @param rulebook a composed rulebook
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { compose } from '@howzat/core';
 * import { programOf } from '@howzat/core/engine';
 *
 * const rulebook = compose(ccsl);
 * const program = programOf(rulebook);
 * console.log(program.ruleIds.includes('ccsl.trap.out'), program === programOf(rulebook)); // true true
 */
export function programOf(rulebook: Rulebook): Program {
  let program = programs.get(rulebook);
  if (!program) {
    program = new ProgramMaker(rulebook).make();
    programs.set(rulebook, program);
  }
  return program;
}

/** Resolves a rulebook: goes through its flow, leaves out what is not in force, and numbers the rules as it meets them. */
class ProgramMaker {
  private readonly params: Rulebook['params'];
  private readonly ruleIds: string[] = [];
  private readonly numbers = new Map<string, number>([['', -1]]);
  /** A decision is one, wherever it is asked on a level. */
  private readonly decisions = new Map<FlowNode, ProgramDecision[]>();
  private readonly commits = new Map<FlowNode, ProgramCommit[]>();
  private readonly takesBack = new Set<TakenBackTo>();

  constructor(private readonly rulebook: Rulebook) {
    this.params = rulebook.params;
  }

  make(): Program {
    const { rulebook, params, ruleIds } = this;
    const root = this.level(rulebook.flow);
    const { facts } = rulebook.variant;
    return {
      rulebook,
      root,
      ruleIds,
      params,
      facts: facts ? (facts as unknown as Program['facts']) : null,
      secret: rulebook.secret,
      openings: [...this.decisions.values()].flatMap(([decision]) => decision?.openings ?? []),
      ownSecret: Object.fromEntries(rulebook.drawers.map((amendment) => [amendment.id, amendment.secret ?? {}])),
      takesBack: this.takesBack,
    };
  }

  private numberOf(id: string): number {
    const known = this.numbers.get(id);
    if (known !== undefined) return known;
    const number = this.ruleIds.push(id) - 1;
    this.numbers.set(id, number);
    return number;
  }

  private isInForce(at: Site<{ only?(p: object): boolean }>): boolean {
    return !at.repealed && (at.rule.only?.(this.params) ?? true);
  }

  private stands(at: FlowNode): boolean {
    return !at.removed && (at.step?.only?.(this.params) ?? true);
  }

  private inForce<R extends { only?(p: never): boolean }>(sites: readonly Site<R>[]): readonly Site<R>[] {
    return sites.filter((at) => this.isInForce(at as Site<{ only?(p: object): boolean }>));
  }

  private body(nodes: readonly FlowNode[], level: Level): ProgramNode[] {
    return nodes.flatMap((at) => this.node(at, level));
  }

  private node(at: FlowNode, level: Level): ProgramNode[] {
    if (!this.stands(at) || at.kind === 'anchor') return [];
    if (at.kind === 'level') return [this.level(at)];
    if (at.kind === 'record') return [{ kind: 'record', id: at.id, level }];
    if (at.kind === 'check') return [this.check(at, level)];
    return this.step(at, at.step as Step, level);
  }

  private step(at: FlowNode, step: Step, level: Level): ProgramNode[] {
    switch (step.kind) {
      case 'decision':
        return [this.decision(at, level)];
      case 'chance':
        return [this.chance(at, level)];
      case 'resolve': {
        const rules = this.inForce(at.rules).map((site) => this.rule(site));
        const isEmpty = rules.length === 0 && step.rule === undefined;
        return isEmpty ? [] : [{ ...this.placed(at, step, level), kind: 'resolve', rules }];
      }
      case 'commit': {
        return this.commit(at, step, level);
      }
      case 'takeBack':
        this.takesBack.add(step.to);
        return [{ ...this.placed(at, step, level), kind: 'takeBack', to: step.to }];
      case 'group':
      case 'repeat': {
        const here = this.placed(at, step, level);
        const again = step.kind === 'repeat' ? (step.while as Fn<boolean>) : null;
        return [{ ...here, kind: step.kind, again, body: this.body(at.children, level) }];
      }
    }
  }

  private placed(at: FlowNode, step: Step, level: Level): Placed {
    const { rule = [] } = step;
    return {
      id: at.id,
      level,
      drawer: at.drawer,
      when: step.when ? (step.when as Fn<boolean>) : null,
      cites: (typeof rule === 'string' ? [rule] : rule).map((id) => this.numberOf(id)),
    };
  }

  private commit(at: FlowNode, step: Commit, level: Level): ProgramCommit[] {
    const known = this.commits.get(at)?.find((commit) => commit.level === level);
    if (known) return [known];
    const here = this.placed(at, step, level);
    const decisions = at.children.filter((child) => this.stands(child)).map((child) => this.decision(child, level));
    if (decisions.length === 0) return [];
    const { sequence } = at;
    const made: ProgramCommit = {
      ...here,
      kind: 'commit',
      decisions,
      revisable: step.revisable,
      sequence: sequence ? { ...this.condition(sequence), order: sequence.order } : null,
    };
    this.commits.set(at, [...(this.commits.get(at) ?? []), made]);
    return [made];
  }

  private condition({ rules, when, drawer }: Changed): Pick<ProgramOpening, 'when' | 'drawer' | 'cites'> {
    return {
      when: when ? (when as Fn<boolean>) : null,
      drawer,
      cites: rules.map((id) => this.numberOf(id)),
    };
  }

  private decision(at: FlowNode, level: Level): ProgramDecision {
    const there = this.decisions.get(at) ?? [];
    const known = there.find((decision) => decision.level === level);
    const made = known ?? this.newDecision(at, level);
    if (!known) this.decisions.set(at, [...there, made]);
    return made;
  }

  private newDecision(at: FlowNode, level: Level): ProgramDecision {
    const step = at.step as Decision;
    const spec = step.domain as DomainSpec<unknown>;
    freezeJson(spec.items);
    for (const field of Object.values((spec.fields ?? {}) as Record<string, DomainSpec<unknown>>))
      freezeJson(field.items);
    return {
      ...this.placed(at, step, level),
      kind: 'decision',
      by: step.by,
      spec,
      limits: this.inForce(at.limits).map((site) => this.limit(site, spec)),
      seenBy: step.seenBy,
      openings: at.openings.map((opening) => ({ ...this.condition(opening), fields: opening.fields })),
      take: step.take as ProgramDecision['take'],
    };
  }

  private chance(at: FlowNode, level: Level): ProgramChance {
    const step = at.step as Step & { kind: 'chance' };
    freezeJson(step.of.items);
    return {
      ...this.placed(at, step, level),
      kind: 'chance',
      how: step.how,
      stream: step.stream,
      seenBy: step.seenBy,
      of: step.of as Distribution<unknown>,
      take: step.take as ProgramChance['take'],
    };
  }

  private rule(at: Site<Rule>): ProgramRule {
    const { rule } = at;
    const isWrapped = at.wraps.length > 0;
    return {
      id: rule.id,
      index: this.numberOf(rule.id),
      drawer: isWrapped ? allDrawers : at.drawer,
      when: rule.when ? withItsDrawer(rule.when as Fn<boolean>, at) : null,
      does: isWrapped ? (aroundAll(rule.does as Fn<unknown>, at) as Fn<void>) : (rule.does as Fn<void>),
      final: rule.final ?? false,
    };
  }

  private ending(at: Site<Ending>): ProgramEnding {
    const { rule } = at;
    const isWrapped = at.wraps.length > 0;
    return {
      id: rule.id,
      index: this.numberOf(rule.id),
      drawer: isWrapped ? allDrawers : at.drawer,
      ends: isWrapped ? (aroundAll(rule.ends as Fn<unknown>, at) as Fn<boolean>) : (rule.ends as Fn<boolean>),
      atBall: rule.at === 'ball',
    };
  }

  private limit(at: Site<Limit>, spec: DomainSpec<unknown>): ProgramLimit {
    const { rule } = at;
    const on = rule.on ?? null;
    const fields = spec.fields as Record<string, DomainSpec<unknown>> | undefined;
    const items = on === null ? spec.items : fields?.[on]?.items;
    if (on !== null && !items && !rule.forbids)
      throw new HowzatError('bad-variant', `The limit ${rule.id} names the field ${on}, which is not a list.`, {
        rule: rule.id,
      });
    return {
      id: rule.id,
      index: this.numberOf(rule.id),
      drawer: at.drawer,
      when: rule.when ? (rule.when as Fn<boolean>) : null,
      on,
      keeps: items && rule.forbids ? this.kept(items, rule.forbids as (value: unknown, p: object) => boolean) : null,
      limit: rule,
    };
  }

  /** The items that a limit leaves, one bit for each. */
  private kept(items: readonly unknown[], forbids: (value: unknown, p: object) => boolean): number {
    return items.reduce((mask: number, item, i) => (forbids(item, this.params) ? mask : mask | (1 << i)), 0);
  }

  private level(at: FlowNode): ProgramLevel {
    const level = at.id as Level;
    const inside = levels.slice(levels.indexOf(level));
    return {
      kind: 'level',
      id: level,
      level,
      life: this.lifeOf(inside),
      own: this.lifeOf([level]),
      body: this.body(at.children, level),
    };
  }

  /** What begins with a level: its own life, and those of the levels inside it, so that nothing stale is read there. */
  private lifeOf(of: readonly Level[]): Life {
    const { variant, drawers } = this.rulebook;
    return {
      g: this.fresh(of, gameLives as Lives<never>, 'the state of cricket'),
      s: this.fresh(of, variant.lives, `the state of ${variant.id}`),
      own: Object.fromEntries(drawers.map(({ id, lives }) => [id, this.fresh(of, lives, `the state of ${id}`)])),
    };
  }

  private fresh(of: readonly Level[], lives: Lives<never> | undefined, whose: string): Record<string, Json> {
    const values: Record<string, Json> = {};
    for (const level of of) {
      const value = lives?.[level]?.(this.params as never) ?? {};
      const wrong = notJson(value, `${whose} of the ${level}`);
      if (wrong) throw new HowzatError('bad-variant', `State is plain JSON, but ${wrong}.`, { subject: whose });
      Object.assign(values, copyJson(value));
    }
    // built up field by field it would stay a slow hash table
    return { ...values };
  }

  private check(at: FlowNode, level: Level): ProgramCheck {
    const all = (which: 'over' | 'innings' | 'match'): ProgramEnding[] =>
      this.inForce(this.rulebook.endings[which]).map((site) => this.ending(site));
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
  }
}
