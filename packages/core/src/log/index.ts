export { canonicalChecksum, checksumOf, checksumOfLog, firstChecksumOfLog } from './checksum.js';
export {
  type Delivery,
  type LogEntry,
  type LogInput,
  listsOf,
  RuleLists,
  standingEntries,
  takenBackAt,
} from './log.js';
export { handedView, keep, logFor, nothingShown, type Shown, sharedView, viewOf, visible } from './view.js';
export { chanceInput, decisionInput, LogWriter, type SavedLog } from './writer.js';
