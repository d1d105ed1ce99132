import type { Card } from '@howzat/ccsl';

/** The drawing under the numeral of a card, in a box of 100 by 140: the runs between the creases, the rope, the air. */
interface Emblem {
  /** Lines that are drawn. */
  readonly lines: string;
  /** The ball: where its middle is. */
  readonly ball: readonly [number, number] | null;
  readonly ink: string;
}

/** Two creases, and so many runs to and fro between them. */
const runs = (n: number): string =>
  `M26 104v20 M74 104v20 ${Array.from({ length: n }, (_, at) => `M30 ${114 + (at - (n - 1) / 2) * 7}h40`).join(' ')}`;

export const emblems: Readonly<Record<Card, Emblem>> = {
  0: { lines: 'M38 124h24', ball: [50, 112], ink: 'var(--soft)' },
  1: { lines: runs(1), ball: null, ink: 'var(--turf)' },
  2: { lines: runs(2), ball: null, ink: 'var(--turf)' },
  3: { lines: runs(3), ball: null, ink: 'var(--turf)' },
  // along the ground to the rope
  4: { lines: 'M18 124q32 -9 64 0 M22 112h22 M28 106h14', ball: [58, 110], ink: 'var(--gold)' },
  // over it
  6: { lines: 'M18 126q32 -9 64 0 M20 118q18 -26 38 -20', ball: [68, 102], ink: 'var(--gold)' },
};
