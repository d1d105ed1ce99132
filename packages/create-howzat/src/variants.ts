/** A game that a house rule can be written for. */
export interface Game {
  /** Its id, under which its package exports it. */
  readonly id: string;
  readonly title: string;
}

/** The games that ship, the quickest to grasp first. */
export const games: readonly Game[] = [
  { id: 'cubes', title: 'Cubes' },
  { id: 'ccsl', title: 'Cricket Card Strategy League' },
  { id: 'pocket', title: 'Pocket Cricket' },
  { id: 'wicked', title: 'Wicked Cricket' },
  { id: 'ctg', title: 'Cricket: The Game' },
];
