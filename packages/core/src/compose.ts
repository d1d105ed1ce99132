import { type Amendment, type Layer, layers, type Operation, type Wrapper } from './amendment.js';
import type { Chance, Ending, Level, Limit, Rule, Secrecy, Step } from './contract.js';
import { type ErrorCode, HowzatError } from './errors.js';
import { freezeJson, sameJson } from './frozen.js';
import { laws } from './laws.js';
import { checkParameter, type Parameter } from './parameter.js';
import type { Variant, VariantTypes } from './variant.js';

/** A rule where it stands in a composed rulebook, with what amendments did to it. */
export interface Site<R = Rule | Ending | Limit> {
  /** The id under which amendments find it: that of the rule which first stood here. */
  readonly anchor: string;
  rule: R;
  /** The amendment whose state the rule sees as `own`, or null. */
  drawer: string | null;
  repealed: boolean;
  readonly wraps: { readonly around: Wrapper; readonly drawer: string | null }[];
}

/** A node of a composed flow. */
export interface FlowNode {
  readonly kind: Step['kind'] | 'anchor' | 'level' | 'check' | 'record';
  readonly id: string;
  /** The step it was made of; none for levels, checks, anchors and the record of a ball. */
  readonly step: Step | null;
  readonly drawer: string | null;
  readonly rules: Site<Rule>[];
  readonly limits: Site<Limit>[];
  children: FlowNode[];
  removed: boolean;
}

/** What a rulebook is composed of, beside the variant. */
export interface Selection {
  /** The name of a format; the variant's default where none is given. */
  readonly format?: string | undefined;
  /** A reading for each ruling that is not played by its standard. */
  readonly rulings?: Readonly<Record<string, string>> | undefined;
  readonly options?: readonly string[] | undefined;
  readonly houseRules?: readonly Amendment[] | undefined;
  /** Parameters set outright, after everything else. */
  readonly set?: Readonly<Record<string, unknown>> | undefined;
}

/** A composed rulebook: frozen, and it knows where each value and each step came from. */
export interface Rulebook<T extends VariantTypes = VariantTypes> {
  readonly variant: Variant<T>;
  /** What was asked for, in plain JSON: enough to compose the same again, given the house rules. */
  readonly selection: {
    readonly format: string | null;
    readonly rulings: Readonly<Record<string, string>>;
    readonly options: readonly string[];
    readonly houseRules: readonly string[];
    readonly set: Readonly<Record<string, unknown>>;
  };
  readonly amendments: readonly Amendment[];
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly params: Readonly<Record<string, unknown>>;
  readonly flow: FlowNode;
  readonly endings: Readonly<Record<Exclude<Level, 'ball'>, readonly Site<Ending>[]>>;
  /** Amendments that keep state of their own. */
  readonly drawers: readonly Amendment[];
  readonly secret: Readonly<Record<string, Secrecy>>;
  /** For each parameter, rule and step that was touched: the layers that did, in order. */
  readonly provenance: Readonly<Record<string, readonly string[]>>;
  /** What is legal and looks like a slip. */
  readonly warnings: readonly string[];
}

interface Draft {
  readonly parameters: Record<string, Parameter>;
  readonly params: Record<string, unknown>;
  readonly flow: FlowNode;
  readonly endings: Record<Exclude<Level, 'ball'>, Site<Ending>[]>;
  readonly provenance: Record<string, string[]>;
  readonly warnings: string[];
  /** What amendments have put around a step, by the step. */
  readonly wrapped: Map<FlowNode, FlowNode>;
  /** What was last put after a step or a rule: the next one comes after that. */
  readonly after: Map<FlowNode | Site<Rule>, FlowNode | Site<Rule>>;
  /** Who brought each id of a step or a rule. */
  readonly owners: Map<string, string>;
}

function site<R>(rule: R & { readonly id: string }, drawer: string | null): Site<R> {
  return { anchor: rule.id, rule, drawer, repealed: false, wraps: [] };
}

function node(kind: FlowNode['kind'], id: string, children: FlowNode[] = []): FlowNode {
  return { kind, id, step: null, drawer: null, rules: [], limits: [], children, removed: false };
}

function nodeOf(step: Step, drawer: string | null): FlowNode {
  return {
    kind: step.kind,
    id: step.id,
    step,
    drawer,
    rules: step.kind === 'resolve' ? step.list.map((rule) => site(rule, drawer)) : [],
    limits: step.kind === 'decision' ? step.limits.map((limit) => site(limit, drawer)) : [],
    children: 'steps' in step ? step.steps.map((inner) => nodeOf(inner, drawer)) : [],
    removed: false,
  };
}

/** The flow that all variants share, with the variant's steps in its slots. */
function skeleton(variant: Variant): FlowNode {
  const slot = (level: Level, when: 'before' | 'after'): FlowNode[] => [
    ...(variant.flow[level]?.[when] ?? []).map((step) => nodeOf(step, null)),
    node('anchor', `${level}.${when}`),
  ];
  const law = (steps: readonly unknown[]): FlowNode[] => steps.map((step) => nodeOf(step as Step, null));
  const ball = node('level', 'ball', [
    ...slot('ball', 'before'),
    ...law(laws.ballScore),
    node('record', 'core.ball.record'),
    ...slot('ball', 'after'),
    ...law(laws.ballClose),
    node('check', 'core.check.ball'),
  ]);
  const over = node('level', 'over', [
    ...slot('over', 'before'),
    node('check', 'core.check.over-opened'),
    ball,
    ...slot('over', 'after'),
    ...law(laws.overClose),
    node('check', 'core.check.over'),
    ...law(laws.overAfter),
    node('check', 'core.check.declared'),
  ]);
  const innings = node('level', 'innings', [
    ...law(laws.inningsOpen),
    ...slot('innings', 'before'),
    over,
    ...slot('innings', 'after'),
    ...law(laws.inningsClose),
    node('check', 'core.check.innings'),
  ]);
  return node('level', 'match', [
    ...law(laws.matchBefore),
    ...slot('match', 'before'),
    innings,
    ...slot('match', 'after'),
    ...law(laws.matchClose),
  ]);
}

function* walk(from: FlowNode): Generator<FlowNode> {
  yield from;
  for (const child of from.children) yield* walk(child);
}

function* sitesOf(draft: Draft): Generator<Site> {
  for (const at of walk(draft.flow)) {
    yield* at.rules as Site[];
    yield* at.limits as Site[];
  }
  for (const level of ['over', 'innings', 'match'] as const) yield* draft.endings[level] as Site[];
}

function rulesOfStep(step: Step): readonly string[] {
  return step.rule === undefined ? [] : typeof step.rule === 'string' ? [step.rule] : step.rule;
}

function findSites(draft: Draft, rule: string): Site[] {
  return [...sitesOf(draft)].filter((at) => at.anchor === rule || at.rule.id === rule);
}

function findNode(draft: Draft, id: string): FlowNode | undefined {
  for (const at of walk(draft.flow)) if (at.id === id) return at;
  return undefined;
}

function nodesByRule(draft: Draft, rule: string): FlowNode[] {
  return [...walk(draft.flow)].filter((at) => at.step !== null && rulesOfStep(at.step).includes(rule));
}

function parentOf(draft: Draft, child: FlowNode): FlowNode {
  for (const at of walk(draft.flow)) if (at.children.includes(child)) return at;
  throw new HowzatError('bad-variant', `${child.id} has no place in the flow.`);
}

function ruleIds(draft: Draft): string[] {
  const ids = new Set<string>();
  for (const at of sitesOf(draft)) if (at.anchor !== '') ids.add(at.anchor).add(at.rule.id);
  for (const at of walk(draft.flow)) if (at.step) for (const id of rulesOfStep(at.step)) ids.add(id);
  return [...ids];
}

/** A name that is not known: says so, and which are. */
function unknown(code: ErrorCode, what: string, name: string, known: readonly string[]): HowzatError {
  const close = known.filter((other) => other.includes(name) || name.includes(other)).slice(0, 3);
  const names = close.length > 0 ? close : known.slice(0, 12);
  return new HowzatError(code, `There is no ${what} ${name} here; there is ${names.join(', ') || 'none'}.`, {
    subject: name,
    known,
  });
}

const exclusive = new Set<Operation['op']>(['set', 'repeal', 'restore', 'replace', 'removeStep', 'replaceStep']);
const takesAway = new Set<Operation['op']>(['repeal', 'removeStep', 'replaceStep']);
const worksOn = new Set<Operation['op']>(['wrap', 'wrapStep', 'limit']);

/** What an operation works on: two that fight do so over one of these. */
function targetOf(operation: Operation): string {
  const named = operation as unknown as Readonly<Record<string, string>>;
  const kind = ['parameter', 'rule', 'step', 'anchor', 'level', 'how'].find((key) => key in named) as string;
  return `${kind} ${named[kind]}`;
}

/** The ids that an operation brings into the rulebook. */
function newIds(operation: Operation): string[] {
  if (operation.op === 'before' || operation.op === 'after')
    return 'kind' in operation.add ? [...walk(nodeOf(operation.add, null))].map((at) => at.id) : [operation.add.id];
  if (operation.op === 'end' || operation.op === 'limit') return [operation.add.id];
  return [];
}

/** Everything inside a step: its own id, those of its inner steps, rules and limits. */
function insideOf(at: FlowNode): Set<string> {
  const ids = new Set<string>();
  for (const inner of walk(at)) {
    ids.add(inner.id);
    for (const s of inner.rules) ids.add(s.anchor).add(s.rule.id);
    for (const s of inner.limits) ids.add(s.anchor).add(s.rule.id);
    if (inner.step) for (const id of rulesOfStep(inner.step)) ids.add(id);
  }
  return ids;
}

function idNamedBy(operation: Operation): string | null {
  if ('rule' in operation) return operation.rule;
  if ('step' in operation) return operation.step;
  if ('anchor' in operation) return operation.anchor;
  return null;
}

function conflict(a: Amendment, b: Amendment, thing: string, how: string): HowzatError {
  return new HowzatError('conflict', `${a.id} and ${b.id} conflict over ${thing}: ${how}.`, {
    subject: thing,
    known: [a.id, b.id],
  });
}

/** Do two operations on one target fight? Two that do the same do not; nor do a replacement and a wrap. */
function fight(one: Operation, two: Operation): boolean {
  if (exclusive.has(one.op) && exclusive.has(two.op))
    return one.op !== two.op || 'by' in one || ('value' in one && !sameJson(one.value, (two as typeof one).value));
  return (takesAway.has(one.op) && worksOn.has(two.op)) || (takesAway.has(two.op) && worksOn.has(one.op));
}

/** Refuses two amendments of one layer that fight over one thing. */
function refuseConflicts(draft: Draft, amendments: readonly Amendment[]): void {
  const brought = new Map<string, Amendment>();
  for (const amendment of amendments)
    for (const id of new Set(amendment.operations.flatMap(newIds))) {
      const other = brought.get(id);
      if (other)
        throw new HowzatError('duplicate', `${other.id} and ${amendment.id} both bring a new ${id}.`, { subject: id });
      brought.set(id, amendment);
    }
  for (let i = 0; i < amendments.length; i++)
    for (let j = i + 1; j < amendments.length; j++) {
      const a = amendments[i] as Amendment;
      const b = amendments[j] as Amendment;
      for (const one of a.operations)
        for (const two of b.operations) {
          if (targetOf(one) === targetOf(two) && fight(one, two))
            throw conflict(a, b, targetOf(one), `one would ${one.op} it, the other would ${two.op} it`);
          refuseInner(draft, a, one, b, two);
          refuseInner(draft, b, two, a, one);
        }
    }
}

/** A step that one amendment takes away may not hold anything that another works on. */
function refuseInner(draft: Draft, a: Amendment, one: Operation, b: Amendment, two: Operation): void {
  if (one.op !== 'removeStep' && one.op !== 'replaceStep' && one.op !== 'repeal') return;
  const inner = idNamedBy(two);
  if (inner === null || targetOf(one) === targetOf(two)) return;
  // a step goes with the rule that it applies
  const gone = 'step' in one ? [...walk(draft.flow)].filter(({ id }) => id === one.step) : nodesByRule(draft, one.rule);
  for (const at of gone) {
    // beside a step that is gone there is still a place, unless another one has taken it
    const beside = 'anchor' in two ? one.op !== 'replaceStep' || one.by.id === at.id : two.op === 'removeStep';
    if (!(inner === at.id && beside) && insideOf(at).has(inner))
      throw conflict(a, b, inner, `${a.id} takes away ${at.id}, in which it stands`);
  }
}

function inapplicable(amendment: Amendment, why: string, subject: string): HowzatError {
  return new HowzatError('inapplicable', `${amendment.id} does not apply: ${why}.`, { subject });
}

function origin(amendment: Amendment): string {
  return `${amendment.layer}:${amendment.id}`;
}

/** Applies one operation; says whether it changed anything. */
function apply(draft: Draft, amendment: Amendment, operation: Operation): boolean {
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
    if (at?.removed && operation.op !== 'removeStep') throw inapplicable(amendment, `the step ${id} is taken away`, id);
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
        throw inapplicable(amendment, `there is nothing of ${operation.rule} left to wrap`, operation.rule);
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

/** The amendments that a selection names, by layer. */
function selected(variant: Variant, selection: Selection): Map<Layer, Amendment[]> {
  const byLayer = new Map<Layer, Amendment[]>(layers.map((layer) => [layer, []]));
  const add = (amendment: Amendment): unknown => byLayer.get(amendment.layer)?.push(amendment);
  const named = (list: readonly Amendment[], id: string, code: ErrorCode, what: string): void => {
    const found = list.find((amendment) => amendment.id === id);
    if (!found)
      throw unknown(
        code,
        what,
        String(id),
        list.map((amendment) => amendment.id),
      );
    add(found);
  };
  const format = selection.format ?? variant.defaultFormat;
  if (format !== null) named(variant.formats, format, 'unknown-format', 'format');
  for (const [id, reading] of Object.entries(selection.rulings ?? {})) {
    const ruling = variant.rulings.find((r) => r.id === id);
    if (!ruling)
      throw unknown(
        'unknown-ruling',
        'ruling',
        id,
        variant.rulings.map((r) => r.id),
      );
    const built = Object.values(ruling.readings).flatMap((amendment) => amendment ?? []);
    // a reading that is recorded and not built is as unknown to play as any other word
    named(built, `${id}=${reading}`, 'unknown-ruling', 'reading');
  }
  for (const id of selection.options ?? []) named(variant.options, id, 'unknown-option', 'option');
  for (const rule of selection.houseRules ?? []) {
    if (rule.variant !== '*' && rule.variant !== variant.id)
      throw new HowzatError('inapplicable', `${rule.id} is a rule for ${rule.variant}, not for ${variant.id}.`, {
        subject: rule.id,
      });
    add(rule);
  }
  return byLayer;
}

function refuseRequirements(amendments: readonly Amendment[]): void {
  const ids = new Set<string>();
  for (const amendment of amendments) {
    if (ids.has(amendment.id))
      throw new HowzatError('duplicate', `${amendment.id} is there twice.`, { subject: amendment.id });
    ids.add(amendment.id);
  }
  for (const amendment of amendments) {
    for (const needed of amendment.requires ?? [])
      if (!ids.has(needed))
        throw new HowzatError('requirement', `${amendment.id} needs ${needed}, which is not in play.`, {
          subject: needed,
        });
    for (const barred of amendment.excludes ?? [])
      if (ids.has(barred))
        throw new HowzatError('conflict', `${amendment.id} and ${barred} cannot be played together.`, {
          subject: barred,
        });
  }
  const requires = new Map(amendments.map((a) => [a.id, a.requires ?? []]));
  const visit = (id: string, path: readonly string[]): void => {
    if (path.includes(id))
      throw new HowzatError('requirement', `${[...path, id].join(' needs ')}: that goes round in a circle.`, {
        subject: id,
      });
    for (const next of requires.get(id) ?? []) visit(next, [...path, id]);
  };
  for (const id of requires.keys()) visit(id, []);
}

/** An id that is brought anew must not be there already, by whomever. */
function refuseKnown(draft: Draft, amendment: Amendment, id: string): void {
  const owner = draft.owners.get(id);
  if (owner !== undefined && owner !== amendment.id)
    throw new HowzatError('duplicate', `${amendment.id} brings a new ${id}, which ${owner} has already.`, {
      subject: id,
    });
}

/** Notes who brought what; refuses an id that stands twice, which in a variant itself is a defect. */
function claim(draft: Draft, by: string, code: ErrorCode): void {
  const seen = new Set<string>();
  for (const { id } of walk(draft.flow)) {
    if (seen.has(id)) {
      const owner = draft.owners.get(id) ?? by;
      throw new HowzatError(code, `${by} brings a new ${id}, which ${owner} has already.`, { subject: id });
    }
    seen.add(id);
  }
  for (const id of [...seen, ...ruleIds(draft)]) if (!draft.owners.has(id)) draft.owners.set(id, by);
}

/**
 * Composes a rulebook: the variant, then its format, rulings, options and house rules in the order given, then
 * parameters set outright. The result is frozen.
 * @throws HowzatError with what was wrong: an unknown name, a conflict between two amendments of one layer, an
 * amendment that does not apply or changes nothing, a requirement that is not met
 */
export function compose<T extends VariantTypes>(variant: Variant<T>, selection: Selection = {}): Rulebook<T> {
  const draft: Draft = {
    parameters: { ...variant.parameters },
    params: Object.fromEntries(
      Object.entries(variant.parameters).map(([name, parameter]) => [name, parameter.default]),
    ),
    flow: skeleton(variant),
    endings: {
      over: [...(laws.endings.over as readonly Ending[]), ...(variant.endings.over ?? [])].map((e) => site(e, null)),
      innings: [...(laws.endings.innings as readonly Ending[]), ...(variant.endings.innings ?? [])].map((e) =>
        site(e, null),
      ),
      match: [...(laws.endings.match as readonly Ending[]), ...(variant.endings.match ?? [])].map((e) => site(e, null)),
    },
    provenance: {},
    warnings: [],
    wrapped: new Map(),
    after: new Map(),
    owners: new Map(),
  };
  const base = {
    id: variant.id,
    layer: 'base',
    variant: variant.id,
    title: variant.title,
    operations: variant.amends,
  } as unknown as Amendment;
  for (const operation of base.operations) apply(draft, base, operation);
  for (const key of Object.keys(draft.provenance)) delete draft.provenance[key];
  claim(draft, variant.id, 'bad-variant');

  const byLayer = selected(variant, selection);
  const all = layers.flatMap((layer) => byLayer.get(layer) ?? []);
  refuseRequirements(all);
  const drawers: Amendment[] = [];
  for (const layer of layers) {
    const amendments = byLayer.get(layer) ?? [];
    for (const amendment of amendments) {
      if (amendment.lives) drawers.push(amendment);
      for (const [name, parameter] of Object.entries(amendment.parameters ?? {})) {
        if (Object.hasOwn(draft.parameters, name))
          throw new HowzatError('duplicate', `${amendment.id} brings a parameter ${name}, which is there already.`, {
            subject: name,
          });
        draft.parameters[name] = parameter;
        draft.params[name] = parameter.default;
      }
    }
    refuseConflicts(draft, amendments);
    const changed = new Map<Amendment, number>(amendments.map((a) => [a, 0]));
    // what two of a layer both ask for is done by the first and changed by both
    const done = new Set<string>();
    for (const first of [true, false])
      for (const amendment of amendments)
        for (const operation of amendment.operations) {
          if (exclusive.has(operation.op) !== first) continue;
          const deed = `${operation.op} ${targetOf(operation)}`;
          if (apply(draft, amendment, operation)) done.add(deed);
          if (done.has(deed)) changed.set(amendment, (changed.get(amendment) ?? 0) + 1);
          claim(draft, amendment.id, 'duplicate');
        }
    // a format may be as printed, and so may a ruling that is read as it is unless another reading is named
    const standard = variant.rulings.map((ruling) => ruling.readings[ruling.standard]);
    for (const [amendment, count] of changed) {
      if (layer === 'format' || standard.includes(amendment)) continue;
      if (count > 0 && count === amendment.operations.length) continue;
      if (count === 0)
        throw new HowzatError('no-op', `${amendment.id} changes nothing here: everything it asks for is so already.`, {
          subject: amendment.id,
        });
      draft.warnings.push(
        `${amendment.id}: ${amendment.operations.length - count} of its ${amendment.operations.length} changes have no effect here.`,
      );
    }
  }
  for (const [parameter, value] of Object.entries(selection.set ?? {}))
    apply(
      draft,
      { id: 'set', layer: 'house', variant: variant.id, title: 'set', operations: [] },
      { op: 'set', parameter, value },
    );
  return Object.freeze({
    variant,
    selection: freezeJson({
      format: selection.format ?? variant.defaultFormat,
      rulings: { ...selection.rulings },
      options: [...(selection.options ?? [])],
      houseRules: (selection.houseRules ?? []).map((rule) => rule.id),
      set: { ...selection.set },
    }),
    amendments: Object.freeze(all),
    parameters: freezeJson(draft.parameters),
    // read anew, for an object that grew by a property at a time is a slow dictionary to V8
    params: freezeJson(JSON.parse(JSON.stringify(draft.params))),
    flow: frozenFlow(draft.flow),
    endings: Object.freeze({
      over: frozenSites(draft.endings.over),
      innings: frozenSites(draft.endings.innings),
      match: frozenSites(draft.endings.match),
    }),
    drawers: Object.freeze(drawers),
    secret: variant.secret,
    provenance: freezeJson(draft.provenance),
    warnings: Object.freeze(draft.warnings),
  });
}

function frozenSites<R>(sites: Site<R>[]): Site<R>[] {
  for (const at of sites) {
    at.wraps.forEach(Object.freeze);
    Object.freeze(at.wraps);
    Object.freeze(at);
  }
  return Object.freeze(sites) as Site<R>[];
}

function frozenFlow(flow: FlowNode): FlowNode {
  for (const at of walk(flow)) {
    frozenSites(at.rules);
    frozenSites(at.limits);
    Object.freeze(at.children);
    Object.freeze(at);
  }
  return flow;
}

/** A step of the flow by its id, also one that is out of play in this rulebook. */
export function stepIn(rulebook: Rulebook, id: string): Step | null {
  for (const at of walk(rulebook.flow)) if (at.id === id) return at.step;
  return null;
}

/** Every rule of a composed rulebook, in the order of the flow: those that stand, and those that are repealed. */
export function rulesIn(rulebook: Rulebook): { readonly id: string; readonly standing: boolean }[] {
  const found = new Map<string, boolean>();
  const mark = (id: string, standing: boolean): unknown =>
    id !== '' && found.set(id, (found.get(id) ?? false) || standing);
  const visit = (at: FlowNode, gone: boolean): void => {
    const out = gone || at.removed || (at.step?.only !== undefined && !at.step.only(rulebook.params));
    if (at.step) for (const id of rulesOfStep(at.step)) mark(id, !out);
    for (const s of [...at.rules, ...at.limits] as Site[])
      mark(s.rule.id, !out && !s.repealed && (s.rule.only?.(rulebook.params) ?? true));
    for (const child of at.children) visit(child, out);
  };
  visit(rulebook.flow, false);
  for (const level of ['over', 'innings', 'match'] as const)
    for (const s of rulebook.endings[level]) mark(s.rule.id, !s.repealed && (s.rule.only?.(rulebook.params) ?? true));
  return [...found].map(([id, standing]) => ({ id, standing }));
}
