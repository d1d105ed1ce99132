import type { Request } from '@howzat/core/author';
import { kindNumber } from '../components/tables.js';
import { harmOf, worthOfCard, worthOfPrice } from './cards.js';
import { averageKept, keepWorth } from './keeping.js';
import { bestOf, type Table, tableOf } from './table.js';
import { weights } from './weights.js';
import { priceOfWicket } from './worth.js';

/** Which cards are played, held and exchanged. */

const { lock } = kindNumber;

export function chooseExchange(request: Request): unknown {
  const table = tableOf(request);
  const { hand } = table;
  // only an empty hand may draw without giving a card
  if (hand.length === 0 && request.domain.has('draw')) return 'draw';
  let worst = 0;
  let least = averageKept(table) + weights.exchange;
  for (const card of hand) {
    const worth = keepWorth(table, card, copiesIn(hand, card));
    if (worth < least) {
      least = worth;
      worst = card;
    }
  }
  return worst > 0 && request.domain.has(worst) ? worst : 'keep';
}

function copiesIn(hand: readonly number[], card: number): number {
  let copies = 0;
  for (const other of hand) if (other === card) copies++;
  return copies;
}

/** What is given up with a card that is played: what it was kept for, less what is drawn in its place from a full hand. */
function givenUp(table: Table, card: number): number {
  const kept = keepWorth(table, card);
  return table.held >= 3 && table.later > 0 ? kept - weights.drawn * weights.base : kept;
}

/** Is there nothing to choose but a pass? To ask this first is quicker than to go through all choices. */
function mustPass({ domain }: Request): boolean {
  return domain.count() === 1 && domain.has('pass');
}

/** The playable card that gains most; nothing where none is worth its price. */
export function choosePlay(request: Request): unknown {
  if (mustPass(request)) return 'pass';
  let table: Table | null = null;
  let best: unknown = 'pass';
  let most = 0;
  let first: unknown;
  let passes = false;
  for (const choice of request.domain) {
    first ??= choice;
    if (typeof choice !== 'number') {
      passes ||= choice === 'pass';
      continue;
    }
    table ??= tableOf(request);
    // a lock comes before what it forbids
    const before = table.t.kind[choice] === lock ? 0.5 : 0;
    const price = table.batting ? worthOfPrice(table, choice) : 0;
    const worth = worthOfCard(table, choice) - price - givenUp(table, choice) + before;
    if (worth > most) {
      most = worth;
      best = choice;
    }
  }
  return best !== 'pass' || passes ? best : first;
}

export function chooseAnswer(request: Request): unknown {
  if (mustPass(request)) return 'pass';
  let table: Table | null = null;
  let best: unknown = 'pass';
  let most = 0;
  let harm: number | null = null;
  for (const choice of request.domain) {
    if (typeof choice !== 'number') continue;
    table ??= tableOf(request);
    harm ??= harmOf(table, table.s.chain.at(-1) ?? 0);
    const worth = harm - givenUp(table, choice);
    if (worth > most) {
      most = worth;
      best = choice;
    }
  }
  return best;
}

/** The card in force that does most harm. */
export function chooseTarget(request: Request): unknown {
  const table = tableOf(request);
  return bestOf([...request.domain] as number[], (card) => harmOf(table, card));
}

export function chooseSave(request: Request): unknown {
  if (mustPass(request)) return 'pass';
  const saves = [...request.domain].filter((choice): choice is number => typeof choice === 'number');
  if (saves.length === 0) return 'pass';
  const table = tableOf(request);
  const cheapest = saves.reduce((a, b) => ((table.t.cost[a] as number) <= (table.t.cost[b] as number) ? a : b));
  return priceOfWicket(table) > worthOfPrice(table, cheapest) + givenUp(table, cheapest) ? cheapest : 'pass';
}

/** The card of four that goes back: the one that is worth least. */
export function chooseReturn(request: Request): unknown {
  const table = tableOf(request);
  const hand = [...request.domain] as number[];
  return hand.reduce((a, b) => (keepWorth(table, a, 1) <= keepWorth(table, b, 1) ? a : b));
}
