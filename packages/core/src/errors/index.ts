export { type ErrorCode, type ErrorDetails, HowzatError, isHowzatError } from './errors.js';
export { faultOf } from './fault.js';
export { harden, hardenFunction } from './hardened.js';
export { csvCell, markdownText, printable, printableJson, printableLines } from './printable.js';
