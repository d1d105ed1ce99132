import { type Chance, checkParameter, type Level, type Rule, type Step } from '../contract/index.js';
import type { Game } from '../cricket/index.js';
import { HowzatError } from '../errors/index.js';
import { sameJson } from '../json/index.js';
import type { Amendment, Operation } from '../kits/index.js';
import { askedAgain, sequence, turnSight } from './decision-edits.js';
import {
  type Draft,
  type FlowNode,
  findNode,
  findSites,
  inapplicable,
  node,
  nodeOf,
  nodesByRule,
  origin,
  parentOf,
  placed,
  ruleIds,
  type Site,
  site,
  unknown,
  walk,
} from './flow-tree.js';
import { refuseOddOperations, withoutId } from './well-formed.js';

/** Who has worked on a thing before, to be named in a refusal. */
function whoTouched({ provenance }: Draft, thing: string): string {
  const origins = new Set(provenance[thing]?.slice(1));
  return origins.size === 0 ? '' : ` by ${[...origins].map(idOf).join(' and ')}`;
}

/** The id of an amendment from where a change came from. */
export function idOf(origin: string): string {
  return origin.slice(origin.indexOf(':') + 1);
}

/** An operation by its kind. */
type The<O extends Operation['op']> = Extract<Operation, { readonly op: O }>;

/** Applies one operation; says whether it changed anything. */
export function apply(draft: Draft, amendment: Amendment, operation: Operation): boolean {
  const touched = new Edit(draft, amendment).apply(operation);
  if (touched === null) return false;
  draft.provenance[touched] = [...(draft.provenance[touched] ?? ['base']), origin(amendment)];
  return true;
}

/** The edits of one amendment. Each gives what it has changed, by the name under which that is remembered, or null. */
class Edit {
  private readonly drawer: string | null;

  constructor(
    private readonly draft: Draft,
    private readonly amendment: Amendment,
  ) {
    this.drawer = amendment.lives ? amendment.id : null;
  }

  apply(operation: Operation): string | null {
    switch (operation.op) {
      case 'set':
        return this.set(operation);
      case 'repeal':
      case 'restore':
        return this.turn(operation.rule, operation.op === 'repeal');
      case 'replace':
        return this.replace(operation);
      case 'wrap':
        return this.wrap(operation);
      case 'before':
      case 'after':
        insert(this.draft, this.amendment, operation, this.drawer);
        return `place ${operation.anchor}`;
      case 'limit':
        return this.limit(operation);
      case 'end':
        return this.end(operation);
      case 'removeStep':
        return this.removeStep(operation);
      case 'replaceStep':
        return this.replaceStep(operation);
      case 'move':
        return this.move(operation);
      case 'wrapStep':
        return this.wrapStep(operation);
      case 'sequence':
        sequence(this.draft, this.stepNode(operation.step), this.amendment, operation);
        return `step ${operation.step}`;
      case 'open':
      case 'hide':
        return turnSight(this.draft, this.stepNode(operation.step), this.amendment, operation)
          ? `step ${operation.step}`
          : null;
      case 'askAgain':
        return this.askAgain(operation);
      case 'each':
        return this.each(operation);
      case 'eachChance':
        return this.eachChance(operation);
    }
  }

  private set({ parameter, value }: The<'set'>): string | null {
    const { parameters, params } = this.draft;
    const descriptor = Object.hasOwn(parameters, parameter) ? parameters[parameter] : undefined;
    if (!descriptor) throw unknown('unknown-parameter', 'parameter', parameter, Object.keys(parameters));
    checkParameter(parameter, descriptor, value);
    if (sameJson(params[parameter], value)) return null;
    params[parameter] = value;
    return `parameter ${parameter}`;
  }

  /** Takes a rule out of play, or brings it back, wherever it stands and with the steps that apply it by being there. */
  private turn(rule: string, off: boolean): string | null {
    const { sites, nodes } = this.standing(rule);
    const changes = sites.some((s) => s.repealed !== off) || nodes.some((n) => n.removed !== off);
    for (const s of sites) s.repealed = off;
    for (const n of nodes) n.removed = off;
    return changes ? `rule ${rule}` : null;
  }

  private replace({ rule, by }: The<'replace'>): string {
    const { sites } = this.standing(rule);
    if (sites.length === 0)
      throw inapplicable(this.amendment, `${rule} is applied by a step; replace the step instead`, rule);
    for (const s of sites) {
      const kind = 'ends' in s.rule ? 'ends' : 'does' in s.rule ? 'does' : 'says';
      if (!(kind in by))
        throw inapplicable(this.amendment, `what it puts in the place of ${rule} is another kind of rule`, rule);
      s.rule = by;
      s.drawer = this.drawer;
      s.repealed = false;
    }
    return `rule ${rule}`;
  }

  private wrap({ rule, around }: The<'wrap'>): string {
    const there = this.standing(rule).sites;
    if (there.length === 0)
      throw inapplicable(this.amendment, `${rule} is applied by a step; wrap the step instead`, rule);
    if (there.some((s) => 'says' in s.rule))
      throw inapplicable(this.amendment, `${rule} is a limit; replace it instead`, rule);
    const sites = there.filter((s) => !s.repealed);
    if (sites.length === 0)
      throw inapplicable(
        this.amendment,
        `there is nothing of ${rule} left to wrap, it is taken away${whoTouched(this.draft, `rule ${rule}`)}`,
        rule,
      );
    for (const s of sites) s.wraps.push({ around, drawer: this.drawer });
    return `rule ${rule}`;
  }

  private limit({ step, add }: The<'limit'>): string {
    const at = this.stepNode(step);
    if (at.kind !== 'decision') throw inapplicable(this.amendment, `${step} is not a decision`, step);
    refuseKnown(this.draft, this.amendment, add.id);
    at.limits.push(site(add, this.drawer));
    return `step ${step}`;
  }

  private end({ level, add }: The<'end'>): string {
    refuseKnown(this.draft, this.amendment, add.id);
    this.draft.endings[level].push(site(add, this.drawer));
    return `end of the ${level}`;
  }

  private removeStep({ step }: The<'removeStep'>): string | null {
    const at = this.stepNode(step, { evenRemoved: true });
    if (at.removed) return null;
    at.removed = true;
    return `step ${step}`;
  }

  private replaceStep({ step, by }: The<'replaceStep'>): string {
    this.putInPlaceOf(this.stepNode(step), nodeOf(by, this.drawer), step);
    return `step ${step}`;
  }

  /** A step with all that was put around it. */
  private whole(step: string): FlowNode {
    const { wrapped } = this.draft;
    let at = this.stepNode(step);
    while (wrapped.has(at)) at = wrapped.get(at) as FlowNode;
    return at;
  }

  private askAgain(operation: The<'askAgain'>): string {
    const { draft, amendment } = this;
    const { step, to, place } = operation;
    const at = this.stepNode(step);
    if (parentOf(draft, at).kind === 'commit')
      throw inapplicable(amendment, `${step} is one of several choices made together; ask all of them again`, step);
    const made = askedAgain(draft, at, amendment, operation);
    refuseKnown(draft, amendment, made.id);
    insertNode(draft, amendment, to, place, made);
    return `place ${place}`;
  }

  private each({ kind, then }: The<'each'>): string | null {
    // one that is asked again stands where it stood first
    const found = new Map<FlowNode, Level>();
    for (const [at, level] of placed(this.draft.flow, 'match'))
      if (at.step?.kind === kind && !at.removed && !found.has(at)) found.set(at, level);
    // one that asks for more than this may find something else to do in such a game
    if (found.size === 0 && this.amendment.operations.length === 1)
      throw inapplicable(this.amendment, `this rulebook has no ${kind}`, kind);
    const operations = [...found].flatMap(([at, level]) => then(at.step as Step, level));
    refuseOddOperations(this.amendment, operations);
    const done = operations.filter((operation) => apply(this.draft, this.amendment, operation));
    return done.length > 0 ? `every ${kind}` : null;
  }

  private move({ step, to, place }: The<'move'>): string | null {
    const { draft, amendment } = this;
    const at = this.whole(step);
    const parent = parentOf(draft, at);
    if (parent.kind === 'commit')
      throw inapplicable(amendment, `${step} is one of several choices made together; move ${parent.id}`, step);
    for (const inner of walk(at))
      if (inner.id === place || inner.rules.some((s) => s.anchor === place || s.rule.id === place))
        throw inapplicable(amendment, `${place} stands in ${step}, which cannot stand beside it`, place);
    for (const [anchor, last] of draft.after) if (last === at) draft.after.delete(anchor);
    const before = parent.children;
    parent.children = before.filter((child) => child !== at);
    insertNode(draft, amendment, to, place, at);
    const moved = parent.children.length !== before.length || parent.children.some((child, i) => child !== before[i]);
    return moved ? `step ${step}` : null;
  }

  private wrapStep({ step, around }: The<'wrapStep'>): string {
    const { draft } = this;
    // a wrap goes around those that are there
    const at = this.whole(step);
    const made = nodeOf(around(at.step as Step), this.drawer);
    this.putInPlaceOf(at, made, step);
    // the node that the wrap holds is the one that stands there, with all that was done to it
    graft(made, at);
    if (made !== at) draft.wrapped.set(at, made);
    return `step ${step}`;
  }

  private putInPlaceOf(at: FlowNode, made: FlowNode, step: string): void {
    refuseInCommit(this.amendment, parentOf(this.draft, at), made, step);
    // wherever it is asked
    for (const parent of [...walk(this.draft.flow)])
      if (parent.children.includes(at)) parent.children = parent.children.map((child) => (child === at ? made : child));
  }

  private eachChance({ how, then }: The<'eachChance'>): string {
    const found = [...walk(this.draft.flow)].filter(
      (at) => at.step?.kind === 'chance' && at.step.how === how && !at.removed,
    );
    if (found.length === 0) throw inapplicable(this.amendment, `this rulebook has no ${how}`, how);
    for (const at of found) this.follow(at, at.step as Chance, then);
    return `every ${how}`;
  }

  /** Puts steps behind a chance. */
  private follow(at: FlowNode, chance: Chance, then: The<'eachChance'>['then']): void {
    const again: Chance = { ...chance, id: `${this.amendment.id}.${chance.id}.again` };
    const added = then(chance, again).map((step) => nodeOf(step, this.drawer));
    // the second roll belongs to the step that was rolled, so it sees that step's own state
    for (const made of added)
      for (const inner of walk(made)) if (inner.step === again) Object.assign(inner, { drawer: at.drawer });
    const parent = parentOf(this.draft, at);
    const { only, when } = chance;
    if (!only && !when) {
      parent.children.splice(parent.children.indexOf(at) + 1, 0, ...added);
      return;
    }
    // what follows a chance follows it only where it happens
    const id = `${this.amendment.id}.${chance.id}.followed`;
    const step = { kind: 'group', id, steps: [], ...(only ? { only } : {}), ...(when ? { when } : {}) } as Step;
    const followed = { ...node('group', id, [at, ...added]), step, drawer: at.drawer };
    parent.children = parent.children.map((child) => (child === at ? followed : child));
  }

  /** Where a rule stands, and the steps that apply it by being there. */
  private standing(rule: string): { readonly sites: Site[]; readonly nodes: FlowNode[] } {
    const sites = findSites(this.draft, rule);
    const nodes = nodesByRule(this.draft, rule);
    if (sites.length + nodes.length === 0)
      throw unknown('unknown-rule', `rule (for ${this.amendment.id})`, rule, ruleIds(this.draft));
    return { sites, nodes };
  }

  private stepNode(id: string, { evenRemoved = false } = {}): FlowNode {
    const { draft, amendment } = this;
    const at = findNode(draft, id);
    if (at?.removed && !evenRemoved)
      throw inapplicable(amendment, `the step ${id} is taken away${whoTouched(draft, `step ${id}`)}`, id);
    if (at && at.step !== null) return at;
    const steps = [...walk(draft.flow)].filter((n) => n.step !== null);
    throw unknown(
      'unknown-step',
      `step (for ${amendment.id})`,
      id,
      steps.map((n) => n.id),
    );
  }
}

function refuseInCommit(amendment: Amendment, parent: FlowNode, made: FlowNode, step: string): void {
  if (parent.kind === 'commit' && made.kind !== 'decision')
    throw inapplicable(
      amendment,
      `${step} is one of several choices made together; only a decision can stand among them`,
      step,
    );
}

function graft(into: FlowNode, original: FlowNode): void {
  into.children = into.children.map((child) => (child.step === original.step ? original : child));
  for (const child of into.children) if (child !== original) graft(child, original);
}

function insert(
  draft: Draft,
  amendment: Amendment,
  operation: Operation & { op: 'before' | 'after' },
  drawer: string | null,
): void {
  const { anchor, add, op } = operation;
  refuseKnown(draft, amendment, add.id);
  if ('kind' in add) {
    insertNode(draft, amendment, op, anchor, nodeOf(add, drawer));
    return;
  }
  if (!findNode(draft, anchor) && insertRule(draft, op, anchor, site<Rule>(add, drawer))) return;
  insertNode(draft, amendment, op, anchor, nodeOf({ kind: 'resolve', id: `${add.id}.step`, list: [add] }, drawer));
}

/** Puts a step beside another, beside a rule, whose list is cut for it, or into a slot. */
function insertNode(draft: Draft, amendment: Amendment, to: 'before' | 'after', anchor: string, made: FlowNode): void {
  const place = to === 'before' ? 0 : 1;
  const at = findNode(draft, anchor);
  if (at) {
    const parent = parentOf(draft, at);
    refuseInCommit(amendment, parent, made, anchor);
    const last = place === 1 ? parent.children.indexOf(draft.after.get(at) as FlowNode) : -1;
    parent.children.splice((last >= 0 ? last : parent.children.indexOf(at)) + place, 0, made);
    if (place === 1) draft.after.set(at, made);
    return;
  }
  const list = listOf(draft, anchor);
  if (list) {
    cut(draft, list.owner, list.index + place, made);
    return;
  }
  refuseBeside(draft, amendment, anchor);
  throw unknown('inapplicable', `step, rule or slot (for ${amendment.id})`, anchor, [
    ...[...walk(draft.flow)].map((n) => n.id),
    ...ruleIds(draft),
  ]);
}

/** Puts a rule beside another of its list; says whether there is one. */
function insertRule(draft: Draft, to: 'before' | 'after', anchor: string, made: Site<Rule>): boolean {
  const list = listOf(draft, anchor);
  if (!list) return false;
  const { owner, index } = list;
  const at = owner.rules[index] as Site<Rule>;
  const last = to === 'after' ? owner.rules.indexOf(draft.after.get(at) as Site<Rule>) : -1;
  owner.rules.splice((last >= 0 ? last : index) + (to === 'after' ? 1 : 0), 0, made);
  if (to === 'after') draft.after.set(at, made);
  return true;
}

/** The list of rules in which a rule stands, and where. */
function listOf(draft: Draft, rule: string): { readonly owner: FlowNode; readonly index: number } | null {
  for (const owner of walk(draft.flow)) {
    const index = owner.rules.findIndex((s) => s.anchor === rule || s.rule.id === rule);
    if (index >= 0) return { owner, index };
  }
  return null;
}

/** Refuses what would stand beside an ending or a limit, which have no place in the flow. */
function refuseBeside({ flow, endings }: Draft, amendment: Amendment, anchor: string): void {
  const isAnchor = (at: Site): boolean => at.anchor === anchor || at.rule.id === anchor;
  for (const level of ['over', 'innings', 'match'] as const)
    if ((endings[level] as Site[]).some(isAnchor))
      throw inapplicable(
        amendment,
        `${anchor} ends the ${level}, and nothing stands before or behind it; add another ending with end('${level}', ...)`,
        anchor,
      );
  for (const at of walk(flow))
    if ((at.limits as Site[]).some(isAnchor))
      throw inapplicable(
        amendment,
        `${anchor} is a limit of ${at.id}, and nothing stands before or behind it; add another with restrict('${at.id}', ...)`,
        anchor,
      );
}

/**
 * Puts a step between two rules of a list: the list becomes a group of what comes before, the step, and the rest. A
 * final rule before the cut still ends the whole list.
 */
function cut(draft: Draft, owner: FlowNode, at: number, step: FlowNode): void {
  const whole = owner.step as Step;
  const part = (name: string, rules: readonly Site<Rule>[]): FlowNode => {
    const id = `${owner.id}.${name}.${step.id}`;
    const made = { ...node('resolve', id), step: { kind: 'resolve', id, list: [] } as Step, drawer: owner.drawer };
    made.rules.push(...rules);
    return made;
  };
  const first = part('before', owner.rules.slice(0, at));
  const rest = [step, part('after', owner.rules.slice(at))];
  const finals = first.rules.filter((s) => s.rule.final);
  for (const s of finals) {
    const { rule } = s;
    s.rule = {
      ...rule,
      does: (state, g, p, own) => {
        rule.does(state, g, p, own);
        g.settled = true;
      },
    };
  }
  if (finals.length > 0) first.rules.unshift(site(unsettled, null));
  const id = `${owner.id}.rest.${step.id}`;
  const guarded: FlowNode = {
    ...node('group', id, rest),
    step: { kind: 'group', id, when: (_s, g) => !g.settled, steps: [] },
  };
  const group: FlowNode = {
    ...node('group', owner.id, [first, ...(finals.length > 0 ? [guarded] : rest)]),
    step: { ...whole, kind: 'group', steps: [] } as Step,
    drawer: owner.drawer,
  };
  const parent = parentOf(draft, owner);
  parent.children = parent.children.map((child) => (child === owner ? group : child));
}

/** Begins a list that was cut. It has no id, so nothing cites it. */
const unsettled: Rule = withoutId({
  does: (_s: object, g: Game) => {
    g.settled = false;
  },
});

/** An id that is brought anew must not be there already, by whomever. */
function refuseKnown(draft: Draft, amendment: Amendment, id: string): void {
  const owner = draft.owners.get(id);
  if (owner !== undefined && owner !== amendment.id)
    throw new HowzatError('duplicate', `${amendment.id} brings a new ${id}, which ${owner} has already.`, {
      subject: id,
    });
}
