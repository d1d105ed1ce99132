import type { ChanceDescription, Rng } from '../chance/index.js';
import type { Level, Secrecy, SeenBy } from '../contract/index.js';
import { type Game, otherSeat, type Seat, seatOf } from '../cricket/index.js';
import { faultOf } from '../errors/index.js';
import { copyJson, type Json } from '../json/index.js';
import { concedeRule } from '../laws/index.js';
import {
  allDrawers,
  type Fn,
  type Life,
  type MatchState,
  type Program,
  type ProgramChance,
  type ProgramCommit,
  type ProgramDecision,
  type ProgramNode,
} from './program.js';

const nothing: object = Object.freeze({});

/**
 * The state that a rule of this drawer sees as its own.
 *
 * @param drawer the amendment whose state it is, by the id of its drawer; null for a rule that belongs to none
 * @param state the state of the match
 *
 * @example
 * import { ownOf } from '@howzat/core/engine';
 *
 * console.log(ownOf({ own: { pardon: { used: true } } }, 'pardon')); // { used: true }
 */
export function ownOf({ own }: { readonly own: Readonly<Record<string, object>> }, drawer: string | null): object {
  return drawer === null ? nothing : drawer === allDrawers ? own : (own[drawer] as object);
}

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

/**
 * The choices that a decision or a commit asks for in this state.
 *
 * @param node a decision or a commit of the program
 * @param state the state of the match
 * @param params the parameters of the program
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { compose } from '@howzat/core';
 * import { flatten, openIn, openingState, programOf } from '@howzat/core/engine';
 *
 * const program = programOf(compose(ccsl));
 * const state = openingState(program);
 * const [first] = flatten(program).flatMap((each) => (each.op === 'commit' ? [each.node] : []));
 * console.log(first && openIn(first, state, program.params).length); // 2
 */
export function openIn(
  node: ProgramDecision | ProgramCommit,
  state: MatchState,
  params: object,
): readonly ProgramDecision[] {
  if (!isDue(node, state, params)) return [];
  return node.kind === 'decision' ? [node] : node.decisions.filter((decision) => isDue(decision, state, params));
}

/** Does what holds at times hold in this state? */
function holds(
  { when, drawer }: { readonly when: Fn<boolean> | null; readonly drawer: string | null },
  state: MatchState,
  params: object,
): boolean {
  return when === null || when(state.s, state.g, params, ownOf(state, drawer));
}

/** What is asked at a decision or a commit in this state, in the order in which it is asked. */
export interface AskedFor {
  /** In the order of the flow, in which the choices are taken. */
  readonly together: readonly ProgramDecision[];
  readonly decisions: readonly ProgramDecision[];
  /** One after the other, and whoever comes later is shown what was chosen before: not together. */
  readonly inTurn: boolean;
}

/** What a decision or a commit asks for in this state. */
export function askedFor(node: ProgramDecision | ProgramCommit, state: MatchState, params: object): AskedFor {
  const together = openIn(node, state, params);
  const sequence = node.kind === 'commit' ? node.sequence : null;
  if (sequence === null || together.length < 2 || !holds(sequence, state, params))
    return { together, decisions: together, inTurn: false };
  const place = (decision: ProgramDecision): number => {
    const { batting } = state.g;
    const seat = deciderOf(decision, state, params);
    const at = sequence.order.findIndex((part) => part === decision.id || seatOfPart(part, batting) === seat);
    return at < 0 ? sequence.order.length : at;
  };
  const placed = together.map((decision) => [decision, place(decision)] as const);
  return { together, decisions: placed.sort(([, a], [, b]) => a - b).map(([decision]) => decision), inTurn: true };
}

function seatOfPart(part: string, batting: Seat): Seat | null {
  return part === 'batting' || part === 'bowling' || part === 'home' || part === 'away' ? seatOf(part, batting) : null;
}

/** The decisions that are open when so many choices were made: all of them, or of those that are made in turn the next. */
export function openNow({ decisions, inTurn }: AskedFor, made: number): readonly ProgramDecision[] {
  return inTurn ? decisions.slice(made, made + 1) : decisions;
}

/**
 * Do both sides see what is chosen at a decision in this state, wherever it is secret else? It is opened, or others have still to
 * choose who are shown it.
 */
export function isMadeInTheOpen(
  decision: ProgramDecision,
  { decisions, inTurn }: AskedFor,
  state: MatchState,
  params: object,
): boolean {
  if (inTurn && decision !== decisions.at(-1)) return true;
  const { openings } = decision;
  return openings.length > 0 && openings.some((opening) => holds(opening, state, params));
}

/** The rules by which the choice of a decision is open in this state. */
export function citedFor({ openings }: ProgramDecision, state: MatchState, params: object): readonly number[] {
  if (openings.length === 0) return openings as readonly never[];
  return openings.flatMap((opening) =>
    opening.cites.length > 0 && holds(opening, state, params) ? opening.cites : [],
  );
}

/**
 * Which fields of the state are secret in this state.
 *
 * @param state the state of the match
 * @param program the program of a rulebook
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { compose } from '@howzat/core';
 * import { openingState, programOf, secretIn } from '@howzat/core/engine';
 *
 * const program = programOf(compose(ccsl));
 * console.log(secretIn(program, openingState(program)).traps); // bowling
 */
export function secretIn({ secret, openings, params }: Program, state: MatchState): Program['secret'] {
  let now: Record<string, Secrecy> | null = null;
  for (const opening of openings) {
    if (opening.fields.length === 0 || !holds(opening, state, params)) continue;
    now ??= { ...secret };
    for (const field of opening.fields) delete now[field];
  }
  return now ?? secret;
}

/**
 * Draws the outcome of a chance step, and changes nothing.
 *
 * @param chance a step of the program that throws or draws
 * @param rng the stream that it is drawn from
 * @param state the state of the match
 * @param params the parameters of the program
 * @throws HowzatError `bad-rule` if the distribution throws
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { compose } from '@howzat/core';
 * import { drawOutcome, hashSeed, hashText, programOf, Session, stream } from '@howzat/core/engine';
 *
 * const program = programOf(compose(ccsl));
 * const session = new Session(program);
 * const now = session.waiting();
 * if (now.kind === 'chance') {
 *   const rng = stream(hashSeed(7), hashText(now.chance.stream));
 *   session.happen(drawOutcome(now.chance, rng, session.state, program.params));
 * }
 * console.log(session.waiting().kind); // decisions
 */
export function drawOutcome(chance: ProgramChance, rng: Rng, state: MatchState, params: object): unknown {
  try {
    return chance.of.sample(rng, state.s, state.g, params, ownOf(state, chance.drawer));
  } catch (error) {
    throw faultOf(error, { step: chance.id });
  }
}

/** Takes the outcome of a chance step into the state; the rules are given a copy of their own. */
export function takeOutcome(chance: ProgramChance, outcome: unknown, state: MatchState, params: object): void {
  const taken = copyJson(outcome);
  const own = ownOf(state, chance.drawer);
  chance.of.remove?.(taken, state.s, state.g, params, own);
  chance.take(state.s, taken, state.g, params, own);
}

/**
 * Why this cannot have come of a chance step in this state; null where it can.
 *
 * @param chance a step of the program that throws or draws
 * @param outcome what is said to have come of it
 * @param state the state of the match
 * @param params the parameters of the program
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { compose } from '@howzat/core';
 * import { programOf, Session, whyNotOutcome } from '@howzat/core/engine';
 *
 * const program = programOf(compose(ccsl));
 * const session = new Session(program);
 * const now = session.waiting();
 * if (now.kind === 'chance') console.log(whyNotOutcome(now.chance, 'edge', session.state, program.params) === null); // false
 */
export function whyNotOutcome(
  chance: ProgramChance,
  outcome: unknown,
  state: MatchState,
  params: object,
): string | null {
  return chance.of.why(outcome, state.s, state.g, params, ownOf(state, chance.drawer));
}

/**
 * Every outcome of a chance step in this state with its probability, lazily.
 *
 * @param chance a step of the program that throws or draws
 * @param state the state of the match
 * @param params the parameters of the program
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { compose } from '@howzat/core';
 * import { outcomesOf, programOf, Session } from '@howzat/core/engine';
 *
 * const program = programOf(compose(ccsl));
 * const session = new Session(program);
 * const now = session.waiting();
 * if (now.kind === 'chance')
 *   for (const [, probability] of outcomesOf(now.chance, session.state, program.params)) console.log(probability); // 0.5
 */
export function outcomesOf(
  chance: ProgramChance,
  state: MatchState,
  params: object,
): Iterable<readonly [outcome: unknown, probability: number]> {
  return chance.of.outcomes(state.s, state.g, params, ownOf(state, chance.drawer));
}

/**
 * The distribution of a chance step in this state, as JSON.
 *
 * @param chance a step of the program that throws or draws
 * @param state the state of the match
 * @param params the parameters of the program
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { compose } from '@howzat/core';
 * import { describedChance, programOf, Session } from '@howzat/core/engine';
 *
 * const program = programOf(compose(ccsl));
 * const session = new Session(program);
 * const now = session.waiting();
 * if (now.kind === 'chance') console.log(describedChance(now.chance, session.state, program.params).kind); // oneOf
 */
export function describedChance(chance: ProgramChance, state: MatchState, params: object): ChanceDescription {
  return chance.of.describe(state.s, state.g, params, ownOf(state, chance.drawer));
}

/** Takes a choice into the state; the rules are given a copy of their own. */
export function takeChoice(decision: ProgramDecision, choice: unknown, state: MatchState, params: object): void {
  decision.take(state.s, copyJson(choice), state.g, params, ownOf(state, decision.drawer));
}

/** The fields that begin with a level in lists: V8 goes through them several times as fast as through an object. */
interface Fields {
  readonly keys: readonly string[];
  readonly values: readonly Json[];
}

const listed = new WeakMap<Life['g'], Fields>();

function write(values: Life['g'], into: object): void {
  let fields = listed.get(values);
  if (!fields) {
    fields = { keys: Object.keys(values), values: Object.values(values) };
    listed.set(values, fields);
  }
  for (let i = 0; i < fields.keys.length; i++) {
    const value = fields.values[i] as Json;
    (into as Record<string, Json>)[fields.keys[i] as string] =
      typeof value === 'object' && value !== null ? copyJson(value) : value;
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

/** The level around each. */
export const outer = { innings: 'match', over: 'innings', ball: 'over' } as const;

/** Has a level ended? */
export function hasEnded(level: Exclude<Level, 'ball'>, g: Readonly<Game>): boolean {
  return g[`${level}Ended`];
}

/** Ends the match as a loss for one seat. */
export function concedeBy(seat: Seat, g: Game): void {
  g.result = {
    kind: 'conceded',
    winner: otherSeat(seat),
    margin: 0,
    ballsLeft: null,
    tieBreak: false,
    rule: concedeRule,
  };
  g.matchEnded = true;
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

/**
 * The state before the first ball of the first innings: every field is there, in an order that never changes.
 *
 * @param program the program of a rulebook
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { compose } from '@howzat/core';
 * import { openingState, programOf } from '@howzat/core/engine';
 *
 * const { g } = openingState(programOf(compose(ccsl)));
 * console.log(g.runs, g.target); // 0 null
 */
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
