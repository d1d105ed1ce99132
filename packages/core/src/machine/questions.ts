import type { Level } from '../contract/index.js';
import { seatOf, type Who } from '../cricket/index.js';
import { domainOf } from '../interpreter/index.js';
import {
  type AskedFor,
  askedFor,
  deciderOf,
  hasEnded,
  isDue,
  openIn,
  ownOf,
  type Program,
  type ProgramChance,
  type ProgramCommit,
  type ProgramDecision,
  type ProgramGroup,
  type ProgramResolve,
  whyNotOutcome,
} from '../program/index.js';
import type { GuardName } from './chart.js';
import type { MatchContext, MatchEvent } from './context.js';
import { commitOf, nodeAt } from './nodes.js';

type Question = (context: MatchContext, event: MatchEvent, step: string) => boolean;

/** What the guards of the chart ask. */
export function questionsOf(program: Program): Readonly<Record<GuardName, Question>> {
  const { params } = program;
  return {
    isDue: ({ state }, _event, step) => isDue(nodeAt<ProgramGroup>(program, step), state, params),
    isNotDue: ({ state }, _event, step) => !isDue(nodeAt<ProgramResolve>(program, step), state, params),
    goesOn: ({ state }, _event, step) => {
      const { again, drawer } = nodeAt<ProgramGroup>(program, step);
      return again?.(state.s, state.g, params, ownOf(state, drawer)) ?? false;
    },
    wasLast: ({ kept }, _event, step) => kept?.chance?.step === step,
    hasEnded: ({ state }, _event, step) => hasEnded(step as Exclude<Level, 'ball'>, state.g),
    nobodyChooses: ({ state }, _event, step) =>
      openIn(nodeAt<ProgramCommit>(program, step), state, params).length === 0,
    allIn: ({ state, pending }, _event, step) =>
      openIn(nodeAt<ProgramCommit>(program, step), state, params).every(({ id }) => Object.hasOwn(pending, id)),
    isLegal: (context, event, step) => isLegal(program, context, event, step),
    isPossible: ({ state }, event, step) =>
      event.type === 'CHANCE' &&
      event.step === step &&
      whyNotOutcome(nodeAt<ProgramChance>(program, step), event.outcome, state, params) === null,
    mayConcede: (_context, event) =>
      event.type === 'CONCEDE' && isSide(event.side) && (params as { concede: boolean }).concede,
  };
}

/** Is it a choice of the seat that decides here, and one of those that it may make? */
function isLegal(program: Program, { state, pending }: MatchContext, event: MatchEvent, step: string): boolean {
  if (event.type !== 'PLAY' || !isSide(event.side)) return false;
  const decision = nodeAt<ProgramDecision>(program, step);
  const commit = commitOf(program, decision);
  return (
    event.step === decision.id &&
    (!commit || isNext(decision, askedFor(commit, state, program.params), pending)) &&
    seatOf(event.side, state.g.batting) === deciderOf(decision, state, program.params) &&
    domainOf(decision, state, program.params).has(event.choice)
  );
}

/** Choices that are made one after the other are made once, and in their order. */
function isNext(
  decision: ProgramDecision,
  { decisions, inTurn }: AskedFor,
  pending: Readonly<Record<string, unknown>>,
): boolean {
  return !inTurn || decisions[Object.keys(pending).length] === decision;
}

const sides: ReadonlySet<string> = new Set(['home', 'away', 'batting', 'bowling'] satisfies Who[]);

function isSide(side: string): boolean {
  return sides.has(side);
}
