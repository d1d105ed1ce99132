import { faultOf } from '../errors/index.js';
import { copyJson } from '../json/index.js';
import { chanceInput, decisionInput, type LogWriter } from '../log/index.js';
import {
  type AskedFor,
  askedFor,
  citedFor,
  deciderOf,
  isMadeInTheOpen,
  type MatchState,
  type ProgramChance,
  type ProgramCommit,
  type ProgramDecision,
  takeChoice,
} from '../program/index.js';
import { limitHolds } from './legal.js';

/** A choice that was made at a decision. */
export interface Made {
  readonly decision: ProgramDecision;
  readonly choice: unknown;
}

/** Choices by their steps. */
export function shownOf(made: readonly Made[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(made.map(({ decision, choice }) => [decision.id, choice]));
}

/**
 * Writes down choices and what they cite, as the state is before any of them is taken: that of a decision, or those of a commit in
 * the order of the flow. The log keeps copies: what a rule does with a choice later is no part of what was chosen.
 */
export function noteChoices(
  log: LogWriter,
  node: ProgramDecision | ProgramCommit,
  made: readonly Made[],
  state: MatchState,
  params: object,
  asked: AskedFor = askedFor(node, state, params),
): void {
  log.input(
    node.level,
    state.g,
    node.id,
    made.map(({ decision, choice }) => {
      const opened = isMadeInTheOpen(decision, asked, state, params);
      return decisionInput(decision, deciderOf(decision, state, params), copyJson(choice), opened);
    }),
  );
  if (node.kind === 'commit') for (const index of node.cites) log.cite(index);
  if (asked.inTurn) for (const index of (node as ProgramCommit).sequence?.cites ?? []) log.cite(index);
  for (const { decision } of made) {
    for (const index of decision.cites) log.cite(index);
    for (const index of citedFor(decision, state, params)) log.cite(index);
    for (const limit of decision.limits) if (limitHolds(limit, state, params)) log.cite(limit.index);
  }
}

/**
 * Takes choices into the state, in the order in which they are given.
 * @throws HowzatError `bad-rule` where a rule fails, with its step
 */
export function takeChoices(made: readonly Made[], state: MatchState, params: object): void {
  for (const { decision, choice } of made)
    try {
      takeChoice(decision, choice, state, params);
    } catch (error) {
      throw faultOf(error, { step: decision.id });
    }
}

/** Writes down what came of chance, and what it cites. */
export function noteOutcome(log: LogWriter, chance: ProgramChance, outcome: unknown, { g }: MatchState): void {
  log.input(chance.level, g, chance.id, [chanceInput(chance, g.batting, copyJson(outcome))]);
  for (const index of chance.cites) log.cite(index);
}
