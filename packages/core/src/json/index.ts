export {
  copyJson,
  type Frozen,
  freezeJson,
  freezeObjects,
  type Json,
  notJson,
  sameJson,
  showChoice,
  showValue,
} from './frozen.js';
export { flatCopy, type ReadJson, readJson } from './read-json.js';
