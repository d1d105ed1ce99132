import type { Refusal } from '@howzat/core/author';
import { positions } from '../components/cricketers.js';
import { cardName, cricketerName, kindNumber, type Needs, pairPlace, type Tables } from '../components/tables.js';
import type { Cricket, Parameters, PocketState, State } from '../kit.js';
import { notHeld } from './hand.js';
import { withPlace } from './places.js';

/** Which cards can be played at a moment, and why the others cannot. */

/** When a card is to be played: with priority in one of the standbys, in answer to a card, or to cancel an out. */
export type Moment = 'standby' | 'second' | 'answer' | 'out';

/** Why a card cannot be played. */
const free = 0;
const isAnswer = 1;
const isSave = 2;
const isNoAnswer = 3;
const isNoSave = 4;
const lacksNeed = 5;
const lacksComfort = 6;
const isForbidden = 7;
const isRepeated = 8;
const isSecondPlay = 9;
const findsNone = 10;
const isLate = 11;
type Reason = number;

const { negate, save, equip, lock, upkeep } = kindNumber;

/** Kinds of cards that still do something when the over is scored. */
const lasting: readonly number[] = [equip, lock, upkeep] as const;

/** What a card costs here, in comfort points. */
export function priceOf(card: number, p: Parameters): number {
  return p.equipCost === 'equip-free' && p.cards.kind[card] === equip ? 0 : (p.cards.cost[card] as number);
}

/** The points with which the batting side can pay: of the one batter or the pool that pays. */
function purse(s: State, p: Parameters): number {
  if (p.comfortOwner === 'side-pool') return s.pool;
  const own = s.comfort[s.facing] as number;
  return p.comfortPayer === 'active-batter' ? own : Math.max(own, s.comfort[s.partner] as number);
}

/** Does a Negate card answer this one? */
function answers(card: number, target: number, t: Tables, p: Parameters): boolean {
  if (t.blue[card] === t.blue[target]) return false;
  if (t.kind[target] === negate && p.negateOfNegate !== 'only-if-filter-says') return p.negateOfNegate === 'always';
  return p.negateTarget === 'any' || t.fits[pairPlace(t, card, target)] === 1;
}

/** Is what the card requires there? */
function meets(needs: Needs, card: number, s: State, g: Cricket, p: Parameters): boolean {
  const t = p.cards;
  const blue = t.blue[card] === 1;
  const who = (blue ? s.bowlers[s.bowler] : s.batters[s.facing]) as number;
  if (needs.position !== null && positions[t.position[who] as number] !== needs.position) return false;
  if (needs.captain && t.captain[who] !== 1) return false;
  if (g.overs + 1 < needs.over) return false;
  if (blue) return (s.fatigue[s.bowler] as number) <= needs.fatigue;
  if (needs.stance !== null && (needs.stance === 'defensive') !== s.defensive) return false;
  return needs.comfort === 0 || purse(s, p) >= needs.comfort + priceOf(card, p);
}

/** The lock in force that forbids a card; 0 where none does. */
function lockOn(card: number, s: State, t: Tables): number {
  for (const lock of s.locks) if (t.forbids[pairPlace(t, lock, card)] === 1) return lock;
  return 0;
}

/** Why a card cannot be played now; `free` where it can. */
function against(card: number, s: State, g: Cricket, p: Parameters, moment: Moment): Reason {
  const t = p.cards;
  const kind = t.kind[card];
  if (moment === 'standby' || moment === 'second') {
    if (kind === negate) {
      if (p.negateTiming === 'direct-reaction' || moment === 'second') return isAnswer;
      if (lateTargets(card, s, p).length === 0) return findsNone;
    } else if (moment === 'second' && !lasting.includes(kind as number)) return isLate;
    if (kind === save && p.outWindow === 'when-out-is-pending') return isSave;
    if (p.playsPerOver === 'one' && (t.blue[card] === 1 ? s.bowlerPlays : s.batterPlays) > 0) return isSecondPlay;
    if (s.equipsUsed.includes(card)) return isRepeated;
  } else if (moment === 'answer') {
    if (kind !== negate || !answers(card, s.chain[s.chain.length - 1] as number, t, p)) return isNoAnswer;
  } else if (kind !== save) return isNoSave;
  if (t.asks[card] === 1 && !meets(t.needs[card] as Needs, card, s, g, p)) return lacksNeed;
  // Stryker disable next-line ConditionalExpression: most cards are free, and no purse holds less than nothing
  if (t.cost[card] !== 0 && priceOf(card, p) > purse(s, p)) return lacksComfort;
  if (lockOn(card, s, t) > 0) return isForbidden;
  return free;
}

/** The cards in force that a Negate could cancel late, each once, in the order played. An out at once is past. */
export function lateTargets(card: number, s: State, p: Parameters): readonly number[] {
  const t = p.cards;
  const past = (target: number): boolean => t.out[target] === 1 && p.outCardTiming === 'immediate';
  return [...new Set(s.inForce.filter((target) => answers(card, target, t, p) && !past(target)))];
}

/** Can the card be played now? */
export function playable(card: number, s: State, g: Cricket, p: Parameters, moment: Moment): boolean {
  return against(card, s, g, p, moment) === free;
}

/** The sentence for a card that cannot be played, and the rule that says so. */
function refusalFor(reason: Reason, card: number, s: State, p: Parameters): Refusal {
  const t = p.cards;
  switch (reason) {
    case isAnswer:
      return { message: 'Negate cards only answer another card.', rule: 'pocket.negate.after' };
    case isSave:
      return { message: 'No out to cancel.', rule: 'pocket.ruling.out-window' };
    case isNoAnswer:
      return {
        message: `This card does not answer ${cardName(t, s.chain[s.chain.length - 1] as number)}.`,
        rule: 'pocket.ruling.negate-target',
      };
    case isNoSave:
      return { message: `${cardName(t, card)} does not cancel an out.`, rule: 'pocket.ruling.negate-and-score-out' };
    case lacksComfort:
      return {
        message: `Needs ${priceOf(card, p)} comfort, the batter has ${purse(s, p)}.`,
        rule: 'pocket.chance.cost',
      };
    case isForbidden:
      return {
        message: `Forbidden this over by ${cardName(t, lockOn(card, s, t))}.`,
        rule: 'pocket.standby1.if-you-can',
      };
    case isRepeated:
      return { message: 'This Equip card was already played this over.', rule: 'pocket.equip.no-repeat' };
    case findsNone:
      return { message: `${cardName(t, card)} answers no card in force.`, rule: 'pocket.ruling.negate-timing' };
    case isLate:
      return {
        message: `The over is scored: ${cardName(t, card)} comes too late.`,
        rule: 'pocket.ruling.second-standby-plays',
      };
    case isSecondPlay:
      return { message: 'You played a card in this over.', rule: 'pocket.ruling.plays-per-over' };
    default:
      return {
        message: `${cardName(t, card)} needs ${needText(t.needs[card] as Needs, whoseNeed(card, s, p))}.`,
        rule: 'pocket.standby1.play',
      };
  }
}

function whoseNeed(card: number, s: State, p: Parameters): string {
  const t = p.cards;
  return cricketerName(t, (t.blue[card] === 1 ? s.bowlers[s.bowler] : s.batters[s.facing]) as number);
}

/** What a card requires, in words. */
function needText(needs: Needs, who: string): string {
  const parts: string[] = [];
  if (needs.position !== null)
    parts.push(`${/^[aeiou]/.test(needs.position) ? 'an' : 'a'} ${needs.position} for ${who}`);
  if (needs.captain) parts.push(`a captain for ${who}`);
  if (needs.stance !== null) parts.push(`the ${needs.stance} stance`);
  if (needs.comfort > 0) parts.push(`${needs.comfort} comfort beside its price`);
  if (needs.fatigue < 99) parts.push(`a bowler with at most ${needs.fatigue} fatigue`);
  if (needs.over > 0) parts.push(`over ${needs.over} or later`);
  return parts.join(' and ');
}

/** Why a card of the hand cannot be played now; null where it can. */
export function whyNotPlay(
  choice: unknown,
  hand: readonly number[],
  s: State,
  g: Cricket,
  p: Parameters,
  moment: Moment,
): Refusal | null {
  if (!hand.includes(choice as number))
    return wrongSide(choice, hand, p) ?? notHeld(choice, p.cards, 'pocket.standby1.play');
  const reason = against(choice as number, s, g, p, moment);
  return reason === free ? null : refusalFor(reason, choice as number, s, p);
}

/** A card of the other colour is refused by its colour, whoever holds it. */
function wrongSide(choice: unknown, hand: readonly number[], p: Parameters): Refusal | null {
  const t = p.cards;
  const own = hand[0];
  const card = typeof choice === 'number' ? t.set.cards[choice - 1] : undefined;
  if (!card || own === undefined || t.blue[own] === t.blue[choice as number]) return null;
  return card.colour === 'blue'
    ? { message: 'Only the bowling side plays blue cards.', rule: 'pocket.chance.blue-side' }
    : { message: 'Only the batting side plays pink cards.', rule: 'pocket.chance.pink-side' };
}

/** Which of the (at most three) cards of a hand can be played, each different one once, as a set of their places, from 0. */
export function playableIn(hand: readonly number[], s: State, g: Cricket, p: Parameters, moment: Moment): number {
  let found = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as number;
    if ((i === 0 || hand.indexOf(card) === i) && against(card, s, g, p, moment) === free) found = withPlace(found, i);
  }
  return found;
}

/** Takes the price of a card from the points of the batting side, and remembers whose they were. */
export function pay(s: PocketState, p: Parameters, price: number): void {
  s.paid = price;
  if (p.comfortOwner === 'side-pool') {
    s.payer = 0;
    s.pool -= price;
    return;
  }
  s.payer = (s.comfort[s.facing] as number) >= price ? s.facing : s.partner;
  s.comfort[s.payer] = (s.comfort[s.payer] as number) - price;
}
