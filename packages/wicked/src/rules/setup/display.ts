import type { Game, SectionWords } from '@howzat/core/author';
import { cardsIn, maskOf } from '../../components/cards.js';
import { deckSize, lineupSize } from '../../components/set.js';
import { k, type WickedState } from '../../kit.js';
import { battingDeck, bowlingDeck } from './sides.js';

/** The lineup of a captain who named none: seven from the front of the deck and four from behind. */
const anyLineup = maskOf([1, 2, 3, 4, 5, 6, 7, 14, 15, 16, 17]);

/** Lays out what a match that starts in the middle does not say: who plays, who has batted, who bowls, on which pitch. */
function layOut(s: WickedState, g: Game): void {
  // Stryker disable next-line EqualityOperator: where home has the first deck, away has the second already
  if (s.homeDeck < 0) {
    s.homeDeck = 0;
    s.awayDeck = 1;
  }
  if (s.battingLineup === 0) s.battingLineup = anyLineup;
  if (s.bowlingLineup === 0) s.bowlingLineup = anyLineup;
  s.laidFor = g.batting;
  s.homeSheet = g.batting === 0 ? s.battingLineup : s.bowlingLineup;
  s.awaySheet = g.batting === 0 ? s.bowlingLineup : s.battingLineup;
  if (s.pitch === 0) s.pitch = 1;
  s.pitchesLeft = 0;
  const order = cardsIn(s.battingLineup, battingDeck(s, g)).slice(0, Math.min(lineupSize, g.wickets + 2));
  while (s.orders.length < g.innings) s.orders.push([]);
  s.orders[g.innings - 1] = order;
  s.batted = maskOf(order);
  const faced = g.overs % 2 === 0;
  s.south = faced ? g.striker : g.nonStriker;
  s.north = faced ? g.nonStriker : g.striker;
  const bowlers = cardsIn(s.bowlingLineup, bowlingDeck(s, g));
  s.northBowler = bowlers.at(-1) ?? deckSize;
  s.southBowler = bowlers.at(-2) ?? deckSize;
  s.marker = faced ? 0 : 1;
  s.countersHeld = 10;
}

/** Before an over there is something on the display: in a position set up by hand, too. */
export const display = k.resolve('display.laid-out', [{ id: 'wicked.setup.display', does: (s, g) => layOut(s, g) }], {
  when: (s) => s.marker < 0,
});

/** Setting up, step 2. */
export const displayWords: SectionWords = {
  'wicked.setup.display': {
    title: 'Lay out the field display',
    kind: 'applied',
    source: 'Getting Started, step 2',
    text: 'The Field Display lies face up between the players. A match that starts in the middle and does not say what lies on it begins with cards from the front of each deck.',
  },
};
