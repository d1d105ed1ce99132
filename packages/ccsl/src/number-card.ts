import type { PrintedCard } from '@howzat/core/author';
import { powerCards } from './components/cards.js';

const power: readonly number[] = powerCards;

/** A number card as it is printed, with the name of whoever holds it. */
export function numberCard(value: number, player: string): PrintedCard {
  return power.includes(value)
    ? {
        name: String(value),
        under: player,
        large: String(value),
        foot: 'Power card: only so many in an over',
        ink: 'sand',
      }
    : { name: String(value), under: player, large: String(value) };
}
