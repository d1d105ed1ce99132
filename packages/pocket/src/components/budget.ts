import type { ChanceCard, Effect } from './chance-cards.js';
import type { Cricketer } from './cricketers.js';
import { battingRanks, bowlingRanks } from './ranks.js';

/** Points by which teams and decks of one's own are held alike (`pocket.opt.budget`). */

/** Points that an eleven and a chance deck may cost. */
export interface Budget {
  readonly team: number;
  readonly batting: number;
  readonly bowling: number;
}

/** What the premade teams cost at most, so that each of them can be brought. */
export const usualBudget: Budget = { team: 36, batting: 43, bowling: 48 };

/** By rank, rising: two who bat Orange are worth more than one who bats Red and one who bats Green. */
const battingPoints = [0, 1, 2, 4, 6] as const;
const bowlingPoints = [0, 1, 4] as const;

/**
 * What a cricketer costs: by the batting rank and by the bowling rank.
 *
 * @param cricketer a card of a cricketer
 *
 * @example
 * import { originalCricketers, pointsOfCricketer } from '@howzat/pocket';
 *
 * const points = originalCricketers.map(pointsOfCricketer);
 * console.log(Math.min(...points), Math.max(...points)); // 1 7
 */
export function pointsOfCricketer({ batting, bowling }: Cricketer): number {
  const bat = battingPoints[battingRanks.indexOf(batting)] ?? 0;
  return bat + (bowlingPoints[bowlingRanks.indexOf(bowling)] ?? 0);
}

/** Points of a thing that a card does, before its price in comfort. */
function pointsOfEffect(effect: Effect): number {
  if ('score' in effect) return Math.abs(effect.score) / 2;
  if ('batting' in effect) return Math.abs(effect.batting);
  if ('bowling' in effect) return Math.abs(effect.bowling);
  if ('out' in effect || 'cancelOut' in effect || 'maiden' in effect) return 3;
  if ('fatigue' in effect) return effect.fatigue < 0 ? -effect.fatigue : -effect.fatigue / 2;
  return 0;
}

/**
 * What a copy of a chance card costs, 1 to 4: what it does, less its dots; what lasts costs two more.
 *
 * @param card a chance card
 *
 * @example
 * import { originalCards, pointsOfCard } from '@howzat/pocket';
 *
 * const points = originalCards.map(pointsOfCard);
 * console.log(Math.min(...points), Math.max(...points)); // 1 3
 */
export function pointsOfCard({ effects, cost, duration }: ChanceCard): number {
  let points = duration === 'until-out' ? 2 : 0;
  for (const effect of effects) points += pointsOfEffect(effect);
  return Math.max(1, Math.min(4, Math.ceil(points - cost)));
}
