import type { PrintedCard } from '@howzat/core/author';
import type { Bowl, OverCard } from './components/set.js';
import { bowlWords, iconWords, overCardWords } from './components/words.js';

/** A bowl card as it is printed. */
export function bowlCard(bowl: Bowl): PrintedCard {
  return { name: bowl.name, ...(bowl.d8 ? { corner: 'D8' } : {}), lines: bowlWords(bowl) };
}

/** An over card as it is printed, with its symbol of express play. */
export function overCard(card: OverCard): PrintedCard {
  return { name: card.name, lines: overCardWords(card), foot: iconWords(card.icon) };
}
