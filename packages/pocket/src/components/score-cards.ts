import type { Dismissal } from '@howzat/core/author';

/** What a score card gives for one difference: runs, and how many outs. */
export interface ScoreEntry {
  /** Runs, 0 to 36. */
  readonly runs: number;
  /** Outs, 0 to 2. */
  readonly outs: number;
}

/** One score card (`pocket.deck.score-thirty`). */
export interface ScoreCard {
  /** 1 to 30, each once. */
  readonly number: number;
  /** How the batter is out, in the words of a scorecard, where an entry of the card has an out. */
  readonly how: Dismissal;
  /** One entry for each difference from 0 to 5. */
  readonly entries: readonly ScoreEntry[];
  /** The row for a difference of -1 (`pocket.ruling.grid-negative=extra-row`): on every card of a set, or on none. */
  readonly below?: ScoreEntry;
}

/**
 * The entry of a card for a difference from -1 to 5; undefined where the card has none.
 *
 * @param difference the difference on the Rank Grid, -1 to 5
 * @param card a score card
 *
 * @example
 * import { entryAt, originalScoreCards } from '@howzat/pocket';
 *
 * const [first] = originalScoreCards;
 * console.log(first && entryAt(first, 0)); // { runs: 2, outs: 1 }
 */
export function entryAt({ entries, below }: ScoreCard, difference: number): ScoreEntry | undefined {
  return difference === -1 ? below : entries[difference];
}

/** The thirty cards: entries for the differences 0 to 5, a star for an out. */
const printed = [
  '2* 8* 2 9* 9 12',
  '1* 0* 2* 2* 4* 8',
  '4 6 6 10 15 18',
  '1 4 8 12 13 15',
  '4 6 9 11 17 18',
  '5 7 10 14 16 22',
  '2 5 8 9 16 16',
  '4* 4 4 10 11 16',
  '1* 4* 3* 3 5 6',
  '3 2 7 8 12 17',
  '9 14 14 18 22 26',
  '7 8 10 14 15 19',
  '0* 1* 1* 4* 3* 4*',
  '5 7 9 12 14 20',
  '0* 1* 0* 0* 6* 7*',
  '0* 3* 4* 6* 8* 10*',
  '6 9 12 13 18 21',
  '12 10 13 16 20 28',
  '3 5 7 13 13 19',
  '2* 0* 2* 3* 1* 2*',
  '3* 1 8* 5 10 13',
  '6* 5* 3 7 9 13',
  '4* 4* 6* 7* 9* 11',
  '10 12 16 17 24 24',
  '1* 2* 7* 5* 6 9',
  '6 8 11 20 19 20',
  '5* 6* 5 9 12 14',
  '3* 3* 5* 6 8 10',
  '8 11 12 15 18 23',
  '0 3 6 8 11 15',
] as const;

/** The thirty entries for a difference of -1, card by card: ours, two outs more than at 0 and two thirds of its runs. */
const printedBelow = '1* 0* 3 0* 2 3 1 3* 1* 2 6 5 0* 4 0* 0* 4 9 2 1* 2* 4* 3* 7 0* 5 3* 2* 6 0*'.split(' ');

/** How batters are out, card by card: about as often as in real cricket. */
const outsPrinted: readonly Dismissal[] = [
  ...Array<Dismissal>(19).fill('caught'),
  ...Array<Dismissal>(6).fill('bowled'),
  ...Array<Dismissal>(3).fill('lbw'),
  'run out',
  'stumped',
];

function entryOf(text: string): ScoreEntry {
  return { runs: Number.parseInt(text, 10), outs: text.endsWith('*') ? 1 : 0 };
}

/** The original score cards. Their columns are the catalogue's; which card has which entry of a column is ours. */
export const originalScoreCards: readonly ScoreCard[] = /* @__PURE__ */ printed.map((line, at) => ({
  number: at + 1,
  // 7 and 30 have no common factor, so every way to be out is dealt out once and is spread over the cards
  how: outsPrinted[(at * 7) % outsPrinted.length] as Dismissal,
  entries: line.split(' ').map(entryOf),
  below: entryOf(printedBelow[at] as string),
}));
