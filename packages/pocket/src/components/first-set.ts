import { originalCards } from './chance-cards.js';
import { cricketersWith } from './cricketers.js';
import { plusOneGrid } from './ranks.js';
import { originalScoreCards } from './score-cards.js';
import { deckOf, type PocketSet, teamFrom } from './sets.js';

/** The set of version 0.0.0, with which its matches replay. Its third team won 36 of 100 matches. */

const ranks = `
  R/B O/B O/B Y/B Y/B Y/B Y/G G/G G/G B/Y B/Y
  R/B R/B O/B Y/B Y/B Y/G G/G G/B G/G B/Y B/Y
  O/B O/B O/B O/B Y/G Y/G Y/B G/B G/G B/Y B/Y
  R/G O/G Y/Y O/B R/B G/Y Y/G
`
  .trim()
  .split(/\s+/);

const cricketers = /* @__PURE__ */ cricketersWith(ranks);

/** The two decks of 34 that the catalogue suggests. */
const steady = {
  batting: /* @__PURE__ */ deckOf(
    `3 quick-single, 3 gap-finder, 2 over-the-rope, 3 eye-in, 2 purple-patch, 3 trusted-willow, 2 dropped-catch,
     3 not-given, 3 misfield, 3 broken-rhythm, 3 drinks-break, 2 calm-crease, 2 sharp-call`,
  ),
  bowling: /* @__PURE__ */ deckOf(
    `3 tight-line, 3 boundary-rider, 2 nothing-off-it, 3 trap-set, 3 in-rhythm, 3 crowded-bat, 3 worked-out,
     3 cut-off, 3 bat-check, 3 sent-upstairs, 2 ice-towel, 3 packed-ring`,
  ),
};

/** Two decks of 36 with the cards that the first two leave out. */
const bold = {
  batting: /* @__PURE__ */ deckOf(
    `3 quick-single, 2 gap-finder, 1 over-the-rope, 2 eye-in, 1 purple-patch, 2 trusted-willow, 2 dropped-catch,
     2 not-given, 2 misfield, 1 broken-rhythm, 2 drinks-break, 2 lead-from-the-front, 2 dig-in, 2 down-the-track,
     1 grand-finish, 1 lucky-cap, 1 benefit-of-the-doubt, 2 stand-firm, 2 read-the-hand, 1 open-field, 1 second-wind,
     1 up-on-their-toes`,
  ),
  bowling: /* @__PURE__ */ deckOf(
    `3 tight-line, 2 boundary-rider, 1 nothing-off-it, 2 trap-set, 2 in-rhythm, 2 crowded-bat, 2 worked-out,
     2 cut-off, 2 bat-check, 2 sent-upstairs, 1 ice-towel, 2 packed-ring, 2 yorker-length, 1 slower-ball, 1 chin-music,
     2 up-to-the-stumps, 1 long-stop, 1 scuffed-seam, 1 in-his-ear, 1 second-spell, 1 overruled, 1 keep-it-tight,
     1 no-second-chance`,
  ),
};

export const firstSet: PocketSet = /* @__PURE__ */ Object.freeze({
  grid: plusOneGrid,
  scoreCards: originalScoreCards,
  cricketers,
  cards: originalCards,
  sets: [
    { name: 'Harbour Lanterns', team: /* @__PURE__ */ teamFrom(cricketers, 0), ...steady },
    { name: 'Millrace Rovers', team: /* @__PURE__ */ teamFrom(cricketers, 11), ...steady },
    { name: 'Foxglove Eleven', team: /* @__PURE__ */ teamFrom(cricketers, 22), ...bold },
  ],
});
