/** The six number cards that each player holds. There is no 5. */
export const cards = [0, 1, 2, 3, 4, 6] as const;

/** The value of a number card, in runs. */
export type Card = (typeof cards)[number];

/** What a player reads who names another: 5, say. */
export const noSuchCard = 'There is no such card.';

/** The cards that the quota counts and that a power blocker stops. */
export const powerCards = [4, 6] as const satisfies readonly Card[];

/** Whether a card is in a set of cards, which is a number with a bit for each value. */
export function holds(set: number, card: Card): boolean {
  return (set & (1 << card)) !== 0;
}

/** The set with a card more. */
export function withCard(set: number, card: Card): number {
  return set | (1 << card);
}

/** The set of the cards that are left on a forced ball. */
export const zeroAndOne = withCard(withCard(0, 0), 1);
