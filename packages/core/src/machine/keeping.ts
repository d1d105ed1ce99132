import { create } from 'mutative';
import { freezeJson } from '../json/index.js';
import { LogWriter, listsOf, type SavedLog } from '../log/index.js';
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

/** Cites rules and writes no entry. */
export function cited(
  ruleIds: readonly string[],
  log: SavedLog,
  run: (writer: Pick<LogWriter, 'cite'>) => void,
): SavedLog {
  const writer = new LogWriter(ruleIds, listsOf(ruleIds));
  writer.fired.set(log.fired);
  run(writer);
  return { ...log, fired: Object.freeze(Array.from(writer.fired)) };
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
