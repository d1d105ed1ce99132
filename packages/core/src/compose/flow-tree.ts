import type { Ending, Level, Limit, Parameter, Rule, Secrecy, Slot, Step } from '../contract/index.js';
import { type ErrorCode, HowzatError } from '../errors/index.js';
import type { Amendment, Variant, Wrapper } from '../kits/index.js';
import { laws } from '../laws/index.js';

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

/** When a change of a step holds, the rules that are cited then, and the amendment whose state they see as `own`, if it has one. */
export interface Changed {
  readonly rules: readonly string[];
  readonly when: Step['when'] | null;
  readonly drawer: string | null;
  /** The amendment that brought it, with its layer. */
  readonly origin: string;
}

/** The choices of a commit made one after the other. */
export interface Sequence extends Changed {
  /** Ids of its decisions, and `batting`, `bowling`, `home` or `away` for all that this side makes. */
  readonly order: readonly string[];
}

/** A choice that is open to both sides, and with it fields of the state, though they are secret else. */
interface Opening extends Changed {
  readonly fields: readonly string[];
}

/** That a choice or a field was opened or hidden. */
interface Turned {
  readonly op: 'open' | 'hide';
  readonly when: unknown;
  readonly origin: string;
}

/** A node of a composed flow. */
export interface FlowNode {
  readonly kind: Step['kind'] | 'anchor' | 'level' | 'check' | 'record';
  readonly id: string;
  /** The step it was made of; none for levels, checks, anchors and the record of a ball. */
  step: Step | null;
  readonly drawer: string | null;
  /** Of a commit whose choices are made one after the other: how. */
  sequence: Sequence | null;
  /** Of a decision: when it is open though its choice is secret else. */
  readonly openings: Opening[];
  readonly rules: Site<Rule>[];
  readonly limits: Site<Limit>[];
  children: FlowNode[];
  removed: boolean;
}

export interface Draft {
  readonly parameters: Record<string, Parameter>;
  readonly params: Record<string, unknown>;
  readonly flow: FlowNode;
  readonly endings: Record<Exclude<Level, 'ball'>, Site<Ending>[]>;
  readonly secret: Record<string, Secrecy>;
  readonly provenance: Record<string, string[]>;
  readonly warnings: string[];
  /** What amendments have put around a step, by the step. */
  readonly wrapped: Map<FlowNode, FlowNode>;
  /** What was last put after a step or a rule: the next one comes after that. */
  readonly after: Map<FlowNode | Site<Rule>, FlowNode | Site<Rule>>;
  /** Which steps and fields of the state were opened or hidden, by whom and when it holds. */
  readonly turned: Map<string, Turned>;
  /** The groups in which a decision that stands elsewhere is asked again. */
  readonly again: Set<FlowNode>;
  /** Who brought each id of a step or a rule. */
  readonly owners: Map<string, string>;
}

/** Who has brought a change, as provenance names them: an amendment with its layer. */
export function origin({ layer, id }: Amendment): string {
  return `${layer}:${id}`;
}

export function inapplicable(amendment: Amendment, why: string, subject: string): HowzatError {
  return new HowzatError('inapplicable', `${amendment.id} does not apply: ${why}.`, { subject });
}

export function site<R>(rule: R & { readonly id: string }, drawer: string | null): Site<R> {
  return { anchor: rule.id, rule, drawer, repealed: false, wraps: [] };
}

export function node(kind: FlowNode['kind'], id: string, children: FlowNode[] = []): FlowNode {
  return {
    kind,
    id,
    step: null,
    drawer: null,
    sequence: null,
    openings: [],
    rules: [],
    limits: [],
    children,
    removed: false,
  };
}

export function nodeOf(step: Step, drawer: string | null): FlowNode {
  return {
    ...node(step.kind, step.id, 'steps' in step ? step.steps.map((inner) => nodeOf(inner, drawer)) : []),
    step,
    drawer,
    rules: step.kind === 'resolve' ? step.list.map((rule) => site(rule, drawer)) : [],
    limits: step.kind === 'decision' ? step.limits.map((limit) => site(limit, drawer)) : [],
  };
}

/**
 * The flow that all variants share, with the variant's steps in it. Each level has three slots for amendments: `start`, when the
 * Laws have opened it and before any step of the variant; `before`, behind the variant's steps that make it ready; and `after`,
 * behind those that conclude it.
 */
export function skeleton(variant: Variant): FlowNode {
  const slot = (level: Level, when: Slot): FlowNode => node('anchor', `${level}.${when}`);
  const steps = (level: Level, when: 'before' | 'after'): FlowNode[] => [
    ...(variant.flow[level]?.[when] ?? []).map((step) => nodeOf(step, null)),
    slot(level, when),
  ];
  const opening = (level: Level): FlowNode[] => [slot(level, 'start'), ...steps(level, 'before')];
  const law = (steps: readonly unknown[]): FlowNode[] => steps.map((step) => nodeOf(step as Step, null));
  const ball = node('level', 'ball', [
    ...opening('ball'),
    ...law(laws.ballScore),
    node('record', 'core.ball.record'),
    ...steps('ball', 'after'),
    ...law(laws.ballClose),
    node('check', 'core.check.ball'),
  ]);
  const over = node('level', 'over', [
    ...opening('over'),
    node('check', 'core.check.over-opened'),
    ball,
    ...steps('over', 'after'),
    ...law(laws.overClose),
    node('check', 'core.check.over'),
    ...law(laws.overAfter),
    node('check', 'core.check.declared'),
  ]);
  const innings = node('level', 'innings', [
    ...law(laws.inningsOpen),
    ...opening('innings'),
    over,
    ...steps('innings', 'after'),
    ...law(laws.inningsClose),
    node('check', 'core.check.innings'),
  ]);
  return node('level', 'match', [
    ...law(laws.matchBefore),
    ...opening('match'),
    innings,
    ...steps('match', 'after'),
    ...law(laws.matchClose),
  ]);
}

/** A draft of its own, of the same steps and rules, to be amended without touching the other. */
export function copyOf(draft: Draft): Draft {
  const { parameters, params, flow, endings, secret, provenance, warnings } = draft;
  const { wrapped, after, turned, again, owners } = draft;
  const copies = new Map<unknown, unknown>();
  const siteCopy = <R>(at: Site<R>): Site<R> => {
    const copy = { ...at, wraps: [...at.wraps] };
    copies.set(at, copy);
    return copy;
  };
  const nodeCopy = (at: FlowNode): FlowNode => {
    const there = copies.get(at) as FlowNode | undefined;
    if (there) return there;
    const copy: FlowNode = {
      ...at,
      openings: [...at.openings],
      rules: at.rules.map(siteCopy),
      limits: at.limits.map(siteCopy),
      children: at.children.map(nodeCopy),
    };
    copies.set(at, copy);
    return copy;
  };
  // what stands in the flow no more is asked for no more
  const among = <K, V>(pairs: ReadonlyMap<K, V>): Map<K, V> =>
    new Map(
      [...pairs].flatMap(([key, value]) =>
        copies.has(key) && copies.has(value) ? [[copies.get(key) as K, copies.get(value) as V] as const] : [],
      ),
    );
  return {
    parameters: { ...parameters },
    params: { ...params },
    flow: nodeCopy(flow),
    endings: {
      over: endings.over.map(siteCopy),
      innings: endings.innings.map(siteCopy),
      match: endings.match.map(siteCopy),
    },
    secret: { ...secret },
    provenance: { ...provenance },
    warnings: [...warnings],
    wrapped: among(wrapped),
    after: among(after),
    turned: new Map(turned),
    again: new Set([...again].map((at) => nodeCopy(at))),
    owners: new Map(owners),
  };
}

export function* walk(from: FlowNode): Generator<FlowNode> {
  yield from;
  for (const child of from.children) yield* walk(child);
}

/** Every node with the level in which it stands. */
export function* placed(from: FlowNode, level: Level): Generator<[FlowNode, Level]> {
  const here = from.kind === 'level' ? (from.id as Level) : level;
  yield [from, here];
  for (const child of from.children) yield* placed(child, here);
}

function* sitesOf(draft: Draft): Generator<Site> {
  for (const at of walk(draft.flow)) {
    yield* at.rules as Site[];
    yield* at.limits as Site[];
  }
  for (const level of ['over', 'innings', 'match'] as const) yield* draft.endings[level] as Site[];
}

/** The rules that are cited where a step is changed: where its choices are made in turn, or are open. */
export function rulesOfChanges({ sequence, openings }: FlowNode): readonly string[] {
  return [...(sequence?.rules ?? []), ...openings.flatMap(({ rules }) => rules)];
}

export function rulesOfStep(step: Step): readonly string[] {
  return step.rule === undefined ? [] : typeof step.rule === 'string' ? [step.rule] : step.rule;
}

export function findSites(draft: Draft, rule: string): Site[] {
  return [...sitesOf(draft)].filter((at) => at.anchor === rule || at.rule.id === rule);
}

export function findNode(draft: Draft, id: string): FlowNode | undefined {
  for (const at of walk(draft.flow)) if (at.id === id) return at;
  return undefined;
}

export function nodesByRule(draft: Draft, rule: string): FlowNode[] {
  return [...walk(draft.flow)].filter((at) => at.step !== null && rulesOfStep(at.step).includes(rule));
}

/** Where a step stands; a place at which it is asked again is none. */
export function parentOf(draft: Draft, child: FlowNode): FlowNode {
  for (const at of walk(draft.flow)) if (at.children.includes(child) && !draft.again.has(at)) return at;
  throw new HowzatError('bad-variant', `${child.id} has no place in the flow.`);
}

export function ruleIds(draft: Draft): string[] {
  const ids = new Set<string>();
  for (const at of sitesOf(draft)) if (at.anchor !== '') ids.add(at.anchor).add(at.rule.id);
  for (const at of walk(draft.flow)) {
    if (at.step) for (const id of rulesOfStep(at.step)) ids.add(id);
    for (const id of rulesOfChanges(at)) ids.add(id);
  }
  return [...ids];
}

/** How many letters two names share at their beginning and behind it at their end. */
function shared(one: string, two: string): number {
  const most = Math.min(one.length, two.length);
  let begin = 0;
  while (begin < most && one[begin] === two[begin]) begin++;
  let end = 0;
  while (end < most - begin && one[one.length - 1 - end] === two[two.length - 1 - end]) end++;
  return begin + end;
}

/** The known names that are like one: those that hold it or that it holds, or else the one that differs in a few letters. */
function alike(name: string, known: readonly string[]): readonly string[] {
  const close = known.filter((other) => other.includes(name) || name.includes(other)).slice(0, 3);
  if (close.length > 0) return close;
  const off = (other: string): number => Math.max(name.length, other.length) - shared(name, other);
  const [best] = known
    .filter((other) => off(other) <= 3 && shared(name, other) > off(other))
    .sort((a, b) => off(a) - off(b));
  return best === undefined ? [] : [best];
}

/** A name that is not known: says so, and which are. */
export function unknown(code: ErrorCode, what: string, name: string, known: readonly string[]): HowzatError {
  const close = alike(name, known);
  const names = close.length > 0 ? close : known.slice(0, 12);
  return new HowzatError(code, `There is no ${what} ${name} here; there is ${names.join(', ') || 'none'}.`, {
    subject: name,
    known,
  });
}
