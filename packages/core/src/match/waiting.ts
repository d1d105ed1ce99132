import type { ChanceDescription } from '../chance/index.js';
import type { Role, Side } from '../cricket/index.js';

/** What a match waits for, without anything that a side may not see. */
export type MatchWaiting =
  | {
      readonly kind: 'decisions';
      /** The step, or the commit in which several decide at once. */
      readonly step: string;
      readonly open: readonly {
        readonly side: Side;
        readonly role: Role;
        readonly step: string;
        readonly made: boolean;
        /** Both sides see the choice once it is taken, or at once where choices are made in turn, though it is secret else. */
        readonly opened: boolean;
      }[];
    }
  | { readonly kind: 'chance'; readonly step: string; readonly how: 'roll' | 'deal'; readonly of: ChanceDescription }
  | { readonly kind: 'end' };

/** What a match waits for, as a side may know it: of chance only that something is thrown or dealt. */
export type SideWaiting =
  | Exclude<MatchWaiting, { readonly kind: 'chance' }>
  | Omit<Extract<MatchWaiting, { readonly kind: 'chance' }>, 'of'>;
