export * from '@howzat/core/play';
export { ccsl } from './ccsl.js';
export { type Card, cards, powerCards } from './components/cards.js';
export {
  type ExtendedFormat,
  extendedFormats,
  type FormatRow,
  formatTable,
  type PrintedFormat,
  printedFormats,
} from './components/formats.js';
export type { Cause } from './kit.js';
export { sensible } from './player.js';
export { formatOf } from './rules/format.js';
