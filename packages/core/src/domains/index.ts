export { permutationOf, shuffled, subsetOf } from './arrangements.js';
export type { Domain, DomainDescription, DomainSpec, ForbiddenItem, Refusal } from './domain.js';
export { type ActiveLimit, Limited } from './limited.js';
export { bitCount, fullMask, OneOf, oneOf, pickBit, someOf, worded } from './lists.js';
export { noChoice, thrownAt } from './no-choice.js';
export { numberFrom } from './number-from.js';
export { placement } from './placement.js';
export { RecordOf, record } from './record.js';
export { close, knownLegal, readChoice, sealed } from './sealed.js';
