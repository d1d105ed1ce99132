import { copyJson, type Rng, type Role, shuffled } from '@howzat/core/author';
import { cardsIn, deckCards, maskOf } from './components/cards.js';
import { lineupSize } from './components/set.js';
import type { Cricket, Seen, WickedState } from './kit.js';
import { battingDeck, bowlingDeck } from './rules/setup/sides.js';

/**
 * The whole state as it may be, for a player that looks ahead: what is missing on the other side's team sheet is made up
 * from the rest of its deck.
 */
export function imagine(open: Partial<Seen>, role: Role, g: Cricket, _p: unknown, rng: Rng): WickedState {
  const s = { battingLineup: 0, bowlingLineup: 0, toCome: [], ...copyJson(open) } as WickedState;
  if (s.homeDeck < 0) return s;
  const unseen = role === 'batting' ? 'bowlingLineup' : 'battingLineup';
  const deck = role === 'batting' ? bowlingDeck(s, g) : battingDeck(s, g);
  const sheet = (role === 'batting') === (g.batting === 0) ? s.awaySheet : s.homeSheet;
  const known = cardsIn(sheet, deck);
  const others = deckCards(deck).filter((card) => !known.includes(card));
  s[unseen] = maskOf([...known, ...shuffled(rng, others).slice(0, lineupSize - known.length)]);
  if (role === 'bowling' && s.toCome.length === 0 && s.batted !== 0) {
    // the two who opened are no part of the order that was laid; those who came in since are its beginning
    const cameIn = (s.orders[g.innings - 1] ?? []).slice(2);
    s.toCome = [...cameIn, ...shuffled(rng, cardsIn(s.battingLineup & ~s.batted, deck))];
  }
  return s;
}
