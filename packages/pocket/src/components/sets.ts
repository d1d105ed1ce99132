import balanced from './balanced.json';
import { type ChanceCard, originalCards } from './chance-cards.js';
import { type Cricketer, originalCricketers } from './cricketers.js';
import { plusOneGrid, type RankGrid } from './ranks.js';
import { originalScoreCards, type ScoreCard } from './score-cards.js';

/** A chance deck: copies by the id of a card. */
export type Deck = Readonly<Record<string, number>>;

/** A premade team with its two decks (`pocket.deck.starter-premade`). */
export interface StarterSet {
  readonly name: string;
  /** Eleven cricketers, by id. */
  readonly team: readonly string[];
  /** Pink cards. */
  readonly batting: Deck;
  /** Blue cards. */
  readonly bowling: Deck;
}

/** Everything that the game is played with, as data. */
export interface PocketSet {
  readonly grid: RankGrid;
  readonly scoreCards: readonly ScoreCard[];
  readonly cricketers: readonly Cricketer[];
  readonly cards: readonly ChanceCard[];
  readonly sets: readonly StarterSet[];
}

/** `3 quick-single` and so on. */
export function deckOf(lines: string): Deck {
  return Object.fromEntries(
    lines
      .trim()
      .split(/\s*,\s*/)
      .map((line) => {
        const [copies = '', id = ''] = line.split(' ');
        return [id, Number(copies)];
      }),
  );
}

/** Eleven cricketers that stand one behind the other in a list. */
export function teamFrom(cricketers: readonly Cricketer[], first: number): readonly string[] {
  return cricketers.slice(first, first + 11).map(({ id }) => id);
}

const names = ['Harbour Lanterns', 'Millrace Rovers', 'Foxglove Eleven'] as const;

/** The original set: names, cards and figures of our own. What each team bats, bowls and plays with is balanced by `npm run balance`. */
export const originalSet: PocketSet = /* @__PURE__ */ Object.freeze({
  grid: plusOneGrid,
  scoreCards: originalScoreCards,
  cricketers: originalCricketers,
  cards: originalCards,
  sets: names.map((name, at) => ({
    name,
    team: teamFrom(originalCricketers, 11 * at),
    ...(balanced.decks[name] as { readonly batting: Deck; readonly bowling: Deck }),
  })),
});
