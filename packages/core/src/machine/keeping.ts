import { create } from 'mutative';
import { freezeJson } from '../json/index.js';
import { LogWriter, type SavedLog } from '../log/index.js';
import type { MatchState } from '../program/index.js';

/** Runs rules on a draft of the state: what comes of them is another state, and the one before stays as it is. */
export function changed(state: MatchState, run: (draft: MatchState) => void): MatchState {
  return create(
    state,
    (draft) => {
      run(draft as MatchState);
    },
    { enableAutoFreeze: true },
  ) as MatchState;
}

/**
 * Writes whole fields of the state, as the beginning of a level does. Copies of the objects that hold them are enough; a draft
 * would watch each field.
 */
export function rewritten(state: MatchState, run: (copy: MatchState) => void): MatchState {
  const own: Record<string, object> = {};
  for (const drawer in state.own) own[drawer] = { ...(state.own[drawer] as object) };
  const copy: MatchState = { g: { ...state.g }, s: { ...state.s }, own };
  run(copy);
  return freezeJson(copy);
}

/** Cites rules and writes no entry. */
export function cited(log: SavedLog, run: (writer: Pick<LogWriter, 'cite'>) => void): SavedLog {
  let fired: number[] | null = null;
  run({
    cite: (index) => {
      if (index < 0) return;
      fired ??= log.fired.slice();
      fired[index >> 5] = (fired[index >> 5] as number) | (1 << (index & 31));
    },
  });
  return fired === null ? log : { ...log, fired: Object.freeze(fired) };
}

/** Writes entries. A closed entry never changes, so the writer is handed no more than the open one; how many are closed it is told. */
export function written(
  ruleIds: readonly string[],
  log: SavedLog,
  run: (writer: LogWriter, closed: number) => void,
): SavedLog {
  const closed = log.open ? log.entries.slice(0, -1) : log.entries;
  const writer = LogWriter.load(ruleIds, { ...log, entries: log.open ? log.entries.slice(-1) : [] });
  run(writer, closed.length);
  const saved = writer.save();
  return {
    ...saved,
    entries: saved.entries.length === 0 ? closed : closed.concat(freezeJson(saved.entries)),
    fired: Object.freeze(saved.fired),
  };
}
