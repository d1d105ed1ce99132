import { freezeJson } from '../json/index.js';
import { LogWriter } from '../log/index.js';
import { openingState, type Program } from '../program/index.js';
import { nothingPending } from './actions.js';
import type { KeptPlaces, MatchContext, MatchInput } from './context.js';

const nothingKept: KeptPlaces = Object.freeze({ ball: null, chance: null, times: 0, returning: false });

/** What a machine knows before anything has happened. */
export function openingOf(program: Program, { automatic = false }: MatchInput): MatchContext {
  const state = openingState(program);
  state.g.automatic = automatic;
  return {
    state: freezeJson(state),
    log: freezeJson(new LogWriter(program.ruleIds).save()),
    pending: nothingPending,
    ...(program.takesBack.size > 0 ? { kept: nothingKept } : {}),
  };
}
