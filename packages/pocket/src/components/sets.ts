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
function deck(lines: string): Deck {
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

const team = (first: number): readonly string[] => originalCricketers.slice(first, first + 11).map(({ id }) => id);

/** The two decks of 34 that the catalogue suggests. */
const steady = {
  batting: /* @__PURE__ */ deck(
    `3 quick-single, 3 gap-finder, 2 over-the-rope, 3 eye-in, 2 purple-patch, 3 trusted-willow, 2 dropped-catch,
     3 not-given, 3 misfield, 3 broken-rhythm, 3 drinks-break, 2 calm-crease, 2 sharp-call`,
  ),
  bowling: /* @__PURE__ */ deck(
    `3 tight-line, 3 boundary-rider, 2 nothing-off-it, 3 trap-set, 3 in-rhythm, 3 crowded-bat, 3 worked-out,
     3 cut-off, 3 bat-check, 3 sent-upstairs, 2 ice-towel, 3 packed-ring`,
  ),
};

/** Two decks of 36 with the cards that the first two leave out. */
const bold = {
  batting: /* @__PURE__ */ deck(
    `3 quick-single, 2 gap-finder, 1 over-the-rope, 2 eye-in, 1 purple-patch, 2 trusted-willow, 2 dropped-catch,
     2 not-given, 2 misfield, 1 broken-rhythm, 2 drinks-break, 2 lead-from-the-front, 2 dig-in, 2 down-the-track,
     1 grand-finish, 1 lucky-cap, 1 benefit-of-the-doubt, 2 stand-firm, 2 read-the-hand, 1 open-field, 1 second-wind,
     1 up-on-their-toes`,
  ),
  bowling: /* @__PURE__ */ deck(
    `3 tight-line, 2 boundary-rider, 1 nothing-off-it, 2 trap-set, 2 in-rhythm, 2 crowded-bat, 2 worked-out,
     2 cut-off, 2 bat-check, 2 sent-upstairs, 1 ice-towel, 2 packed-ring, 2 yorker-length, 1 slower-ball, 1 chin-music,
     2 up-to-the-stumps, 1 long-stop, 1 scuffed-seam, 1 in-his-ear, 1 second-spell, 1 overruled, 1 keep-it-tight,
     1 no-second-chance`,
  ),
};

/** The original set: names, cards and figures of our own. */
export const originalSet: PocketSet = /* @__PURE__ */ Object.freeze({
  grid: plusOneGrid,
  scoreCards: originalScoreCards,
  cricketers: originalCricketers,
  cards: originalCards,
  sets: [
    { name: 'Harbour Lanterns', team: /* @__PURE__ */ team(0), ...steady },
    { name: 'Millrace Rovers', team: /* @__PURE__ */ team(11), ...steady },
    { name: 'Foxglove Eleven', team: /* @__PURE__ */ team(22), ...bold },
  ],
});
