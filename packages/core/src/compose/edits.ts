import { type Chance, checkParameter, type Rule, type Step } from '../contract/index.js';
import { HowzatError } from '../errors/index.js';
import { sameJson } from '../json/index.js';
import type { Amendment, Operation } from '../kits/index.js';
import {
  type Draft,
  type FlowNode,
  findNode,
  findSites,
  node,
  nodeOf,
  nodesByRule,
  parentOf,
  ruleIds,
  type Site,
  site,
  unknown,
  walk,
} from './flow-tree.js';

function inapplicable(amendment: Amendment, why: string, subject: string): HowzatError {
  return new HowzatError('inapplicable', `${amendment.id} does not apply: ${why}.`, { subject });
}

function origin(amendment: Amendment): string {
  return `${amendment.layer}:${amendment.id}`;
}

/** Who has worked on a thing before, to be named in a refusal. */
function whoTouched({ provenance }: Draft, thing: string): string {
  const origins = new Set(provenance[thing]?.slice(1));
  return origins.size === 0 ? '' : ` by ${[...origins].map(idOf).join(' and ')}`;
}

/** The id of an amendment from where a change came from. */
export function idOf(origin: string): string {
  return origin.slice(origin.indexOf(':') + 1);
}

/** Applies one operation; says whether it changed anything. */
export function apply(draft: Draft, amendment: Amendment, operation: Operation): boolean {
  const drawer = amendment.lives ? amendment.id : null;
  const touch = (thing: string): true => {
    draft.provenance[thing] = [...(draft.provenance[thing] ?? ['base']), origin(amendment)];
    return true;
  };
  const known = (rule: string): { sites: Site[]; nodes: FlowNode[] } => {
    const sites = findSites(draft, rule);
    const nodes = nodesByRule(draft, rule);
    if (sites.length + nodes.length === 0)
      throw unknown('unknown-rule', `rule (for ${amendment.id})`, rule, ruleIds(draft));
    return { sites, nodes };
  };
  const stepNode = (id: string): FlowNode => {
    const at = findNode(draft, id);
    if (at?.removed && operation.op !== 'removeStep')
      throw inapplicable(amendment, `the step ${id} is taken away${whoTouched(draft, `step ${id}`)}`, id);
    if (!at || at.step === null)
      throw unknown(
        'unknown-step',
        `step (for ${amendment.id})`,
        id,
        [...walk(draft.flow)].filter((n) => n.step !== null).map((n) => n.id),
      );
    return at;
  };
  switch (operation.op) {
    case 'set': {
      const { parameter, value } = operation;
      const descriptor = Object.hasOwn(draft.parameters, parameter) ? draft.parameters[parameter] : undefined;
      if (!descriptor) throw unknown('unknown-parameter', 'parameter', parameter, Object.keys(draft.parameters));
      checkParameter(parameter, descriptor, value);
      if (sameJson(draft.params[parameter], value)) return false;
      draft.params[parameter] = value;
      return touch(`parameter ${parameter}`);
    }
    case 'repeal': {
      const { sites, nodes } = known(operation.rule);
      const standing = [...sites.filter((s) => !s.repealed), ...nodes.filter((n) => !n.removed)];
      for (const s of sites) s.repealed = true;
      for (const n of nodes) n.removed = true;
      return standing.length > 0 && touch(`rule ${operation.rule}`);
    }
    case 'restore': {
      const { sites, nodes } = known(operation.rule);
      const gone = [...sites.filter((s) => s.repealed), ...nodes.filter((n) => n.removed)];
      for (const s of sites) s.repealed = false;
      for (const n of nodes) n.removed = false;
      return gone.length > 0 && touch(`rule ${operation.rule}`);
    }
    case 'replace': {
      const { sites } = known(operation.rule);
      if (sites.length === 0)
        throw inapplicable(
          amendment,
          `${operation.rule} is applied by a step; replace the step instead`,
          operation.rule,
        );
      for (const s of sites) {
        const fits =
          'ends' in s.rule
            ? 'ends' in operation.by
            : 'does' in s.rule
              ? 'does' in operation.by
              : 'says' in operation.by;
        if (!fits)
          throw inapplicable(
            amendment,
            `what it puts in the place of ${operation.rule} is another kind of rule`,
            operation.rule,
          );
        s.rule = operation.by;
        s.drawer = drawer;
        s.repealed = false;
      }
      return touch(`rule ${operation.rule}`);
    }
    case 'wrap': {
      const sites = known(operation.rule).sites.filter((s) => !s.repealed && !('says' in s.rule));
      if (sites.length === 0)
        throw inapplicable(
          amendment,
          `there is nothing of ${operation.rule} left to wrap, it is taken away${whoTouched(draft, `rule ${operation.rule}`)}`,
          operation.rule,
        );
      for (const s of sites) s.wraps.push({ around: operation.around, drawer });
      return touch(`rule ${operation.rule}`);
    }
    case 'before':
    case 'after':
      insert(draft, amendment, operation, drawer);
      return touch(`place ${operation.anchor}`);
    case 'limit': {
      const at = stepNode(operation.step);
      if (at.kind !== 'decision') throw inapplicable(amendment, `${operation.step} is not a decision`, operation.step);
      refuseKnown(draft, amendment, operation.add.id);
      at.limits.push(site(operation.add, drawer));
      return touch(`step ${operation.step}`);
    }
    case 'end':
      refuseKnown(draft, amendment, operation.add.id);
      draft.endings[operation.level].push(site(operation.add, drawer));
      return touch(`end of the ${operation.level}`);
    case 'removeStep': {
      const at = stepNode(operation.step);
      if (at.removed) return false;
      at.removed = true;
      return touch(`step ${operation.step}`);
    }
    case 'replaceStep':
    case 'wrapStep': {
      let at = stepNode(operation.step);
      // a wrap goes around those that are there
      if (operation.op === 'wrapStep') while (draft.wrapped.has(at)) at = draft.wrapped.get(at) as FlowNode;
      const parent = parentOf(draft, at);
      const by = operation.op === 'replaceStep' ? operation.by : operation.around(at.step as Step);
      const made = nodeOf(by, drawer);
      refuseInCommit(amendment, parent, made, operation.step);
      // the node that the wrap holds is the one that stands there, with all that was done to it
      if (operation.op === 'wrapStep') {
        graft(made, at);
        if (made !== at) draft.wrapped.set(at, made);
      }
      parent.children = parent.children.map((child) => (child === at ? made : child));
      return touch(`step ${operation.step}`);
    }
    case 'eachChance': {
      let found = 0;
      for (const at of [...walk(draft.flow)]) {
        if (at.step?.kind !== 'chance' || at.step.how !== operation.how || at.removed) continue;
        const chance = at.step;
        const again: Chance = { ...chance, id: `${amendment.id}.${chance.id}.again` };
        const parent = parentOf(draft, at);
        const added = operation.then(chance, again).map((step) => nodeOf(step, drawer));
        // the second roll belongs to the step that was rolled, so it sees that step's own state
        for (const made of added)
          for (const inner of walk(made)) if (inner.step === again) Object.assign(inner, { drawer: at.drawer });
        // what follows a chance follows it only where it happens
        const { only, when } = chance;
        const id = `${amendment.id}.${chance.id}.followed`;
        const step = { kind: 'group', id, steps: [], ...(only ? { only } : {}), ...(when ? { when } : {}) } as Step;
        const followed = { ...node('group', id, [at, ...added]), step, drawer: at.drawer };
        if (only || when) parent.children = parent.children.map((child) => (child === at ? followed : child));
        else parent.children.splice(parent.children.indexOf(at) + 1, 0, ...added);
        found++;
      }
      if (found === 0) throw inapplicable(amendment, `this rulebook has no ${operation.how}`, operation.how);
      return touch(`every ${operation.how}`);
    }
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
  const { anchor, add } = operation;
  const place = operation.op === 'before' ? 0 : 1;
  refuseKnown(draft, amendment, add.id);
  const at = findNode(draft, anchor);
  if (at) {
    const made =
      'kind' in add ? nodeOf(add, drawer) : nodeOf({ kind: 'resolve', id: `${add.id}.step`, list: [add] }, drawer);
    const parent = parentOf(draft, at);
    refuseInCommit(amendment, parent, made, anchor);
    const last = place === 1 ? parent.children.indexOf(draft.after.get(at) as FlowNode) : -1;
    parent.children.splice((last >= 0 ? last : parent.children.indexOf(at)) + place, 0, made);
    if (place === 1) draft.after.set(at, made);
    return;
  }
  for (const owner of walk(draft.flow)) {
    const index = owner.rules.findIndex((s) => s.anchor === anchor || s.rule.id === anchor);
    if (index < 0) continue;
    if (!('kind' in add)) {
      const made = site<Rule>(add, drawer);
      const at = owner.rules[index] as Site<Rule>;
      const last = place === 1 ? owner.rules.indexOf(draft.after.get(at) as Site<Rule>) : -1;
      owner.rules.splice((last >= 0 ? last : index) + place, 0, made);
      if (place === 1) draft.after.set(at, made);
      return;
    }
    cut(draft, owner, index + place, nodeOf(add, drawer));
    return;
  }
  throw unknown('inapplicable', `step, rule or slot (for ${amendment.id})`, anchor, [
    ...[...walk(draft.flow)].map((n) => n.id),
    ...ruleIds(draft),
  ]);
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
const unsettled: Rule = {
  id: '',
  does: (_s, g) => {
    g.settled = false;
  },
};

/** An id that is brought anew must not be there already, by whomever. */
function refuseKnown(draft: Draft, amendment: Amendment, id: string): void {
  const owner = draft.owners.get(id);
  if (owner !== undefined && owner !== amendment.id)
    throw new HowzatError('duplicate', `${amendment.id} brings a new ${id}, which ${owner} has already.`, {
      subject: id,
    });
}
