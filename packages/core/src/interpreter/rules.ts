import { faultOf } from '../errors/index.js';
import type { LogWriter } from '../log/index.js';
import { type MatchState, ownOf, type ProgramCheck, type ProgramEnding, type ProgramRule } from '../program/index.js';

/** Applies rules in order; one that is final ends the list when it fires. */
export function runRules(
  rules: readonly ProgramRule[],
  state: MatchState,
  params: object,
  log: Pick<LogWriter, 'cite'>,
): void {
  let at = 0;
  try {
    for (; at < rules.length; at++) {
      const rule = rules[at] as ProgramRule;
      const own = ownOf(state, rule.drawer);
      if (rule.when !== null && !rule.when(state.s, state.g, params, own)) continue;
      rule.does(state.s, state.g, params, own);
      log.cite(rule.index);
      if (rule.final) return;
    }
  } catch (error) {
    throw faultOf(error, { rule: (rules[at] as ProgramRule).id });
  }
}

function firstEnding(endings: readonly ProgramEnding[], state: MatchState, params: object): ProgramEnding | undefined {
  let at = 0;
  try {
    for (; at < endings.length; at++) {
      const ending = endings[at] as ProgramEnding;
      if (ending.ends(state.s, state.g, params, ownOf(state, ending.drawer))) return ending;
    }
  } catch (error) {
    throw faultOf(error, { rule: (endings[at] as ProgramEnding).id });
  }
  return undefined;
}

/** Asks what has ended; the end of a level ends those inside it. */
export function runCheck(check: ProgramCheck, state: MatchState, params: object, log: Pick<LogWriter, 'cite'>): void {
  const { g } = state;
  if (!g.overEnded) {
    const ending = firstEnding(check.over, state, params);
    if (ending) {
      g.overEnded = true;
      log.cite(ending.index);
    }
  }
  if (!g.inningsEnded) {
    const ending = firstEnding(check.innings, state, params);
    if (ending) {
      g.inningsEnded = g.overEnded = true;
      log.cite(ending.index);
    }
  }
  if (!g.matchEnded) {
    const ending = firstEnding(check.match, state, params);
    if (ending) {
      g.matchEnded = g.inningsEnded = g.overEnded = true;
      log.cite(ending.index);
    }
  }
}
