import { kindNumber } from '../components/tables.js';
import type { Parameters, PocketState } from '../kit.js';
import { stepsAgain } from './rank.js';

/** Takes back what cards in force have done: those that a lock forbids, or the one that a Negate cancels late. */

const { equip, save } = kindNumber;

/** Takes back the cards in force of which `gone` holds, as if they had not been played. */
export function takeBack(s: PocketState, p: Parameters, gone: (card: number) => boolean): void {
  const undone = s.inForce.filter(gone);
  s.inForce = s.inForce.filter((card) => !gone(card));
  for (const card of undone) takeOneBack(s, p, card);
  recount(s, p);
}

/** Takes one copy of a card in force back. */
export function takeBackOne(s: PocketState, p: Parameters, card: number): void {
  s.inForce.splice(s.inForce.lastIndexOf(card), 1);
  takeOneBack(s, p, card);
  recount(s, p);
}

/** What a card did to somebody: counters, and what they wear. */
function takeOneBack(s: PocketState, p: Parameters, card: number): void {
  const t = p.cards;
  if (t.kind[card] === equip && p.equipDuration !== 'this-over') unwear(s, p, card);
  if (p.comfortOwner === 'side-pool') s.pool = Math.max(0, s.pool - (t.comfort[card] as number));
  else s.comfort[s.facing] = Math.max(0, (s.comfort[s.facing] as number) - (t.comfort[card] as number));
  s.fatigue[s.bowler] = Math.max(0, (s.fatigue[s.bowler] as number) - (t.fatigue[card] as number));
  if (t.kind[card] === save) s.savesAhead = Math.max(0, s.savesAhead - 1);
  const out = s.outCards.indexOf(card);
  if (out >= 0) s.outCards.splice(out, 1);
  const lock = s.locks.indexOf(card);
  if (lock >= 0) s.locks.splice(lock, 1);
  unstep(s, card);
}

/** The last step of a card is taken out; of a card that made none, and where none are kept, nothing is. */
function unstep(s: PocketState, card: number): void {
  // Stryker disable next-line ArithmeticOperator: behind the last step stands no card
  for (let i = s.steps.length - 3; i >= 0; i -= 3)
    if (s.steps[i] === card) {
      s.steps.splice(i, 3);
      return;
    }
}

/** An Equip card comes off; what they still wear counts, a second copy only where copies do. */
function unwear(s: PocketState, p: Parameters, card: number): void {
  const t = p.cards;
  const blue = t.blue[card] === 1;
  const [boost, gear, place] = blue ? [s.bowlingBoost, s.bowlingGear, s.bowler] : [s.boost, s.gear, s.facing];
  const worn: number[] = [];
  let dropped = false;
  // Stryker disable next-line ArithmeticOperator: behind the end stands no place
  for (let i = gear.length - 2; i >= 0; i -= 2) {
    if (gear[i] !== place) continue;
    if (!dropped && gear[i + 1] === card) {
      gear.splice(i, 2);
      dropped = true;
    } else worn.push(gear[i + 1] as number);
  }
  const counted = p.equipStack === 'no-stack' ? [...new Set(worn)] : worn;
  boost[place] = counted.reduce((sum, it) => sum + ((blue ? t.bowling[it] : t.batting[it]) as number), 0);
}

/** What the cards that are still in force come to together, in the order played. */
function recount(s: PocketState, p: Parameters): void {
  const t = p.cards;
  s.battingShift = 0;
  s.bowlingShift = 0;
  s.plus = 0;
  s.maiden = false;
  s.noComfort = false;
  s.flip = false;
  for (const card of s.inForce) {
    if (t.kind[card] !== equip || p.equipDuration === 'this-over') {
      s.battingShift += t.batting[card] as number;
      s.bowlingShift += t.bowling[card] as number;
    }
    s.plus += t.score[card] as number;
    if (t.maiden[card] === 1) {
      s.maiden = true;
      if (p.editOrder === 'order-played') s.plus = 0;
    }
    if (t.noComfort[card] === 1) s.noComfort = true;
    if (t.flip[card] === 1) s.flip = !s.flip;
  }
  stepsAgain(s);
}
