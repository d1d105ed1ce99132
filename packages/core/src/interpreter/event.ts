/** Something that came into a match from outside. */
export type MatchEvent =
  | {
      readonly kind: 'choice';
      readonly seat: 0 | 1;
      readonly step: string;
      readonly choice: unknown;
      readonly computer: boolean;
      /** Made for a choice that was recorded while the other side might not know it. */
      readonly salt?: string | undefined;
    }
  | { readonly kind: 'chance'; readonly step: string; readonly outcome: unknown }
  | { readonly kind: 'concede'; readonly seat: 0 | 1 };
