import { houseRule as anyHouseRule } from '@howzat/core/author';
import { version } from '../package.json';

/** A house rule of this package: it has the version of the package, which records name. */
export const houseRule: typeof anyHouseRule = (variant, id, def, operations) =>
  anyHouseRule(variant, id, { version, ...def }, operations);
