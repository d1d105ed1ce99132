/** The six number cards that each player holds. There is no 5. */
export const cards = [0, 1, 2, 3, 4, 6] as const;

/** The value of a number card, in runs. */
export type Card = (typeof cards)[number];

/** What a player reads who names another: 5, say. */
export const noSuchCard = 'There is no such card.';

/** The cards that the quota counts and that a power blocker stops. */
export const powerCards = [4, 6] as const satisfies readonly Card[];
