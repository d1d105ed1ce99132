export {
  copyJson,
  type Frozen,
  freezeJson,
  freezeObjects,
  type Json,
  sameJson,
  showChoice,
  showValue,
} from './frozen.js';
export { flatCopy, isSameFlat, notJson, type ReadJson, readJson } from './read-json.js';
