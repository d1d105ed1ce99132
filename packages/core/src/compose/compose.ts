import type { Decision, Ending, Parameter, Step } from '../contract/index.js';
import { type ErrorCode, HowzatError } from '../errors/index.js';
import { freezeJson, freezeObjects } from '../json/index.js';
import { type Amendment, type Layer, layers, type Operation, type Variant, type VariantTypes } from '../kits/index.js';
import { laws } from '../laws/index.js';
import { phaseOf, phases, refuseConflicts, targetOf } from './conflicts.js';
import { apply, idOf } from './edits.js';
import {
  copyOf,
  type Draft,
  type FlowNode,
  ruleIds,
  rulesOfChanges,
  rulesOfStep,
  type Site,
  site,
  skeleton,
  unknown,
  walk,
} from './flow-tree.js';
import type { Rulebook, Selection } from './rulebook.js';
import { sharedRulebook } from './shared-rulebooks.js';
import { refuseNothingToTakeBack } from './taking-back.js';
import { refuseMalformed, refuseOddOperations } from './well-formed.js';

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
  const outside = formatFromOutside(variant, selection);
  const format = selection.format ?? outside?.id ?? variant.defaultFormat;
  if (format !== null && format !== outside?.id) named(variant.formats, format, 'unknown-format', 'format');
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
    refuseForeign(rule, variant);
    add(rule);
  }
  return byLayer;
}

/** The format that comes with the house rules, where one does. */
function formatFromOutside(variant: Variant, selection: Selection): Amendment | undefined {
  const [outside, second] = (selection.houseRules ?? []).filter(({ layer }) => layer === 'format');
  if (!outside) return undefined;
  if (variant.formats.some(({ id }) => id === outside.id))
    throw new HowzatError('duplicate', `${variant.id} has a format ${outside.id} of its own.`, { subject: outside.id });
  const other = second?.id ?? selection.format ?? outside.id;
  if (other !== outside.id)
    throw new HowzatError('conflict', `${outside.id} and ${other} are both formats; a match is played in one.`, {
      subject: outside.id,
    });
  return outside;
}

function refuseForeign(rule: Amendment, variant: Variant): void {
  if (rule.variant !== '*' && rule.variant !== variant.id)
    throw new HowzatError('inapplicable', `${rule.id} is a rule for ${rule.variant}, not for ${variant.id}.`, {
      subject: rule.id,
    });
}

/** Adds what the selected amendments require and can bring; gives who brought what. */
function bringRequired(variant: Variant, byLayer: Map<Layer, Amendment[]>): Record<string, string[]> {
  const queue = layers.flatMap((layer) => byLayer.get(layer) ?? []);
  const inPlay = new Map(queue.map((amendment) => [amendment.id, amendment]));
  const brought: Record<string, string[]> = {};
  for (const amendment of queue)
    for (const needed of amendment.requires ?? []) {
      const id = idOfRequired(needed);
      const there = inPlay.get(id);
      if (there && typeof needed !== 'string' && there !== needed)
        throw new HowzatError('duplicate', `${amendment.id} brings ${id}, and another ${id} is there already.`, {
          subject: id,
        });
      if (!there) {
        const found = typeof needed === 'string' ? ownAmendment(variant, needed) : needed;
        // a format is chosen, and not brought
        if (!found || found.layer === 'format') continue;
        refuseForeign(found, variant);
        refuseOtherReading(amendment, id, inPlay);
        byLayer.get(found.layer)?.push(found);
        inPlay.set(id, found);
        queue.push(found);
        brought[id] = [];
      }
      brought[id]?.push(amendment.id);
    }
  return brought;
}

function idOfRequired(needed: string | Amendment): string {
  return typeof needed === 'string' ? needed : needed.id;
}

/** An option of the variant, or a reading of one of its rulings, by its id. */
function ownAmendment({ options, rulings }: Variant, id: string): Amendment | undefined {
  const readings = rulings.flatMap((ruling) => Object.values(ruling.readings).flatMap((reading) => reading ?? []));
  return [...options, ...readings].find((amendment) => amendment.id === id);
}

/** Of a ruling one reading is played. */
function refuseOtherReading({ id }: Amendment, needed: string, inPlay: ReadonlyMap<string, unknown>): void {
  const [ruling, reading] = needed.split('=');
  const other = reading === undefined ? undefined : [...inPlay.keys()].find((name) => name.startsWith(`${ruling}=`));
  if (other !== undefined)
    throw new HowzatError('requirement', `${id} needs ${needed}, and ${other} is in play.`, { subject: needed });
}

function refuseRequirements(amendments: readonly Amendment[]): void {
  const ids = new Set<string>();
  for (const amendment of amendments) {
    if (ids.has(amendment.id))
      throw new HowzatError('duplicate', `${amendment.id} is there twice.`, { subject: amendment.id });
    ids.add(amendment.id);
  }
  for (const amendment of amendments) {
    for (const needed of (amendment.requires ?? []).map(idOfRequired))
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
  const requires = new Map(amendments.map((a) => [a.id, (a.requires ?? []).map(idOfRequired)]));
  const visit = (id: string, path: readonly string[]): void => {
    if (path.includes(id))
      throw new HowzatError('requirement', `${[...path, id].join(' needs ')}: that goes round in a circle.`, {
        subject: id,
      });
    for (const next of requires.get(id) ?? []) visit(next, [...path, id]);
  };
  for (const id of requires.keys()) visit(id, []);
}

/** Notes who brought what; refuses an id that stands twice, which in a variant itself is a defect. */
function claim(draft: Draft, by: string, code: ErrorCode): void {
  const seen = new Set<string>();
  // a step that is asked again is there once
  for (const { id } of new Set(walk(draft.flow))) {
    if (seen.has(id)) {
      const owner = draft.owners.get(id) ?? by;
      const message =
        owner === by ? `${by} brings ${id} twice.` : `${by} brings a new ${id}, which ${owner} has already.`;
      throw new HowzatError(code, message, { subject: id });
    }
    seen.add(id);
  }
  for (const id of [...seen, ...ruleIds(draft)]) if (!draft.owners.has(id)) draft.owners.set(id, by);
}

/** Refuses a decision that is said to be kept in a field that all see, or that is not there. */
function refuseKeptOpenly({ id, keptIn = [] }: Decision, { id: whose, secret }: Variant): void {
  const open = keptIn.find((field) => !Object.hasOwn(secret, field));
  if (open === undefined) return;
  const message = `${id} is kept in ${open}, which is no secret field of ${whose}; those are ${Object.keys(secret).join(', ') || 'none'}.`;
  throw new HowzatError('bad-variant', message, { subject: open, known: Object.keys(secret) });
}

/** Refuses an amendment that changes nothing, and names those who have done before what it asks for. */
function noOp({ provenance }: Draft, { id, operations }: Amendment): HowzatError {
  const origins = operations.flatMap((operation) => provenance[targetOf(operation)]?.slice(1) ?? []);
  const others = [...new Set(origins.map(idOf))];
  const by = others.length > 0 ? `, by ${others.join(' and ')}` : '';
  return new HowzatError('no-op', `${id} changes nothing here: everything it asks for is so already${by}.`, {
    subject: id,
    ...(others.length > 0 ? { known: [id, ...others] } : {}),
  });
}

/** Settings, repeals and moves bring nothing new. */
function bringsIds({ op }: Operation): boolean {
  return op !== 'set' && op !== 'repeal' && op !== 'restore' && op !== 'removeStep' && op !== 'move';
}

const drafts = new WeakMap<Variant, Draft>();

/** A variant as its rulebook has it, before anything is chosen: worked out once, and copied to be amended. */
function draftOf(variant: Variant): Draft {
  let draft = drafts.get(variant);
  if (!draft) {
    draft = drafted(variant);
    drafts.set(variant, draft);
  }
  return copyOf(draft);
}

/** The Laws with the steps of a variant, and what the variant amends in them. */
function drafted(variant: Variant): Draft {
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
    secret: { ...variant.secret },
    provenance: {},
    warnings: [],
    wrapped: new Map(),
    after: new Map(),
    turned: new Map(),
    again: new Set(),
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
  for (const { step } of walk(draft.flow)) if (step?.kind === 'decision') refuseKeptOpenly(step, variant);
  return draft;
}

/**
 * Composes a rulebook: the variant, then its format, rulings, options and house rules in the order given, and last the
 * parameters that are set by hand. The result is frozen. Equal selections of the same variant share one rulebook.
 *
 * @param variant a game
 * @param selection what was chosen; without it, the game as printed
 * @throws HowzatError that says what was wrong: a name that does not exist, two amendments of one layer that contradict each other, an
 * amendment that does not apply or changes nothing, a requirement that is not met
 *
 * @example
 * import { compose } from '@howzat/core';
 * import { houseRule } from '@howzat/core/author';
 * import { cubes } from '@howzat/cubes';
 *
 * const sharper = houseRule(cubes, 'sharper', {}, (a) => [a.set('wicketDifference', 4)]);
 * const { params, amendments } = compose(cubes, { houseRules: [sharper] });
 * console.log(params.wicketDifference, amendments.map(({ id }) => id)); // 4 [ 'standard', 'sharper' ]
 */
export function compose<T extends VariantTypes>(variant: Variant<T>, selection: Selection = {}): Rulebook<T> {
  return sharedRulebook(variant, selection, () => composed(variant, selection)) as Rulebook<T>;
}

function composed(variant: Variant, selection: Selection): Rulebook {
  const draft = draftOf(variant);
  const byLayer = selected(variant, selection);
  const brought = bringRequired(variant, byLayer);
  const all = layers.flatMap((layer) => byLayer.get(layer) ?? []);
  refuseRequirements(all);
  const isBrought = ({ id }: Amendment): boolean => Object.hasOwn(brought, id);
  for (const layer of layers) applyLayer(draft, variant, layer, byLayer.get(layer) ?? [], isBrought);
  for (const [parameter, value] of Object.entries(selection.set ?? {}))
    apply(
      draft,
      { id: 'set', layer: 'house', variant: variant.id, title: 'set', operations: [] },
      { op: 'set', parameter, value },
    );
  refuseMalformed(draft);
  refuseNothingToTakeBack(draft, variant.id);
  return frozenRulebook(draft, variant, selection, all, brought);
}

/**
 * Applies the amendments of one layer, which do not depend on the order in which they are named.
 * @param isBrought whether nobody asked for an amendment but another that requires it
 */
function applyLayer(
  draft: Draft,
  variant: Variant,
  layer: Layer,
  amendments: readonly Amendment[],
  isBrought: (amendment: Amendment) => boolean,
): void {
  for (const amendment of amendments) {
    refuseOddOperations(amendment, amendment.operations);
    addParameters(draft, amendment);
  }
  refuseConflicts(draft, amendments);
  const changed = new Map<Amendment, Operation[]>(amendments.map((a) => [a, []]));
  // what two of a layer both ask for is done by the first and changed by both
  const done = new Set<string>();
  for (const phase of phases)
    for (const amendment of amendments)
      for (const operation of amendment.operations) {
        if (phaseOf(operation) !== phase) continue;
        const deed = `${operation.op} ${targetOf(operation)}`;
        if (apply(draft, amendment, operation)) done.add(deed);
        if (done.has(deed)) changed.get(amendment)?.push(operation);
        if (bringsIds(operation)) claim(draft, amendment.id, 'duplicate');
      }
  // a format may be as printed, and so may a ruling that is read as it is unless another reading is named
  const standard = variant.rulings.map((ruling) => ruling.readings[ruling.standard]);
  // and what is required may be so already
  for (const [amendment, effective] of changed)
    if (layer !== 'format' && !standard.includes(amendment) && !isBrought(amendment))
      judgeEffect(draft, amendment, effective);
}

/** The parameters that an amendment brings of its own. */
function addParameters(draft: Draft, { id, parameters = {} }: Amendment): void {
  for (const [name, parameter] of Object.entries(parameters)) {
    if (Object.hasOwn(draft.parameters, name))
      throw new HowzatError('duplicate', `${id} brings a parameter ${name}, which is there already.`, {
        subject: name,
      });
    draft.parameters[name] = parameter;
    draft.params[name] = parameter.default;
  }
}

/** Refuses an amendment that changed nothing, and warns of one of which only a part did. */
function judgeEffect(draft: Draft, amendment: Amendment, effective: readonly Operation[]): void {
  const { id, operations } = amendment;
  if (effective.length === 0) throw noOp(draft, amendment);
  // what is done to every step of a kind finds something to do in some games, and nothing in others
  if (operations.every(({ op }) => op === 'each')) return;
  const idle = operations.filter((operation) => !effective.includes(operation));
  if (idle.length === 0) return;
  const which = idle.map((operation) => `to ${operation.op} ${targetOf(operation)}`).join(' and ');
  const have = idle.length === 1 ? 'has' : 'have';
  draft.warnings.push(`${id}: ${idle.length} of its ${operations.length} changes ${have} no effect here: ${which}.`);
}

function frozenRulebook(
  draft: Draft,
  variant: Variant,
  selection: Selection,
  all: readonly Amendment[],
  brought: Rulebook['brought'],
): Rulebook {
  return Object.freeze({
    variant,
    selection: freezeJson({
      format: all.find(({ layer }) => layer === 'format')?.id ?? null,
      rulings: { ...selection.rulings },
      options: [...(selection.options ?? [])],
      houseRules: (selection.houseRules ?? []).map((rule) => rule.id),
      set: { ...selection.set },
    }),
    amendments: Object.freeze([...all]),
    brought: freezeJson(brought),
    parameters: frozenParameters(draft),
    params: frozenParams(draft),
    flow: frozenFlow(draft.flow),
    endings: Object.freeze({
      over: frozenSites(draft.endings.over),
      innings: frozenSites(draft.endings.innings),
      match: frozenSites(draft.endings.match),
    }),
    drawers: Object.freeze(all.filter(({ lives }) => lives !== undefined)),
    secret: Object.freeze({ ...draft.secret }),
    provenance: freezeJson(draft.provenance),
    warnings: Object.freeze(draft.warnings),
  });
}

/** The parameters; the tables of components are left as they are, for not every table can be frozen. */
function frozenParameters({ parameters }: Draft): Readonly<Record<string, Parameter>> {
  for (const parameter of Object.values(parameters))
    if (parameter.type === 'components') Object.freeze(parameter);
    else freezeJson(parameter);
  return Object.freeze(parameters);
}

/**
 * The values of the parameters. Numbers, switches and words are read anew, for an object that grew by a property at a time is
 * a slow dictionary to V8; components stay the ones that were given, for they may be tables of any kind. No rule may change them.
 */
function frozenParams({ parameters, params }: Draft): Readonly<Record<string, unknown>> {
  const isSet = (name: string): boolean => parameters[name]?.type === 'components';
  const values = JSON.parse(JSON.stringify(params, (name, value) => (isSet(name) ? null : value)));
  for (const name of Object.keys(params)) if (isSet(name)) values[name] = freezeObjects(params[name]);
  return Object.freeze(values);
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
    at.openings.forEach(Object.freeze);
    Object.freeze(at.openings);
    if (at.sequence) Object.freeze(at.sequence);
    Object.freeze(at.children);
    Object.freeze(at);
  }
  return flow;
}

/** A step of the flow by its id, also one that is out of play in this rulebook. */
export function stepIn(rulebook: Rulebook, id: string): Step | null {
  return placeIn(rulebook, id)?.step ?? null;
}

/**
 * Where a step of a composed rulebook stands, whether it is in force or not; null where there is none.
 *
 * @param rulebook a composed rulebook
 * @param id the id of a step, a level, or an anchor of the flow
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { compose } from '@howzat/core';
 * import { placeIn } from '@howzat/core/engine';
 *
 * const rulebook = compose(ccsl);
 * console.log(placeIn(rulebook, 'core.toss.elect')?.kind); // decision
 * console.log(placeIn(rulebook, 'no-such-step')); // null
 */
export function placeIn(rulebook: Rulebook, id: string): FlowNode | null {
  for (const at of walk(rulebook.flow)) if (at.id === id) return at;
  return null;
}

/**
 * Every rule of a composed rulebook, in the order of the flow: those that stand, and those that are repealed.
 *
 * @param rulebook a composed rulebook
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { compose } from '@howzat/core';
 * import { rulesIn } from '@howzat/core/engine';
 *
 * // in a match of one over nothing has to stop a fourth
 * const rule = rulesIn(compose(ccsl)).find(({ id }) => id === 'ccsl.ruling.extended-formats');
 * console.log(rule?.standing); // false
 */
export function rulesIn(rulebook: Rulebook): { readonly id: string; readonly standing: boolean }[] {
  const found = new Map<string, boolean>();
  const mark = (id: string, standing: boolean): unknown =>
    id !== '' && found.set(id, (found.get(id) ?? false) || standing);
  const visit = (at: FlowNode, gone: boolean): void => {
    const out = gone || at.removed || (at.step?.only !== undefined && !at.step.only(rulebook.params));
    if (at.step) for (const id of [...rulesOfStep(at.step), ...rulesOfChanges(at)]) mark(id, !out);
    for (const s of [...at.rules, ...at.limits] as Site[])
      mark(s.rule.id, !out && !s.repealed && (s.rule.only?.(rulebook.params) ?? true));
    for (const child of at.children) visit(child, out);
  };
  visit(rulebook.flow, false);
  for (const level of ['over', 'innings', 'match'] as const)
    for (const s of rulebook.endings[level]) mark(s.rule.id, !s.repealed && (s.rule.only?.(rulebook.params) ?? true));
  return [...found].map(([id, standing]) => ({ id, standing }));
}

/**
 * The ids of the rules that stand in a composed rulebook, in the order of the flow.
 *
 * @param rulebook a composed rulebook
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { compose } from '@howzat/core';
 * import { standingRules } from '@howzat/core/engine';
 *
 * const rule = 'ccsl.ruling.extended-formats';
 * console.log(standingRules(compose(ccsl)).includes(rule)); // false
 * console.log(standingRules(compose(ccsl, { set: { overs: 4 } })).includes(rule)); // true
 */
export function standingRules(rulebook: Rulebook): readonly string[] {
  return rulesIn(rulebook).flatMap(({ id, standing }) => (standing ? [id] : []));
}
