import {
  bitCount,
  type Domain,
  type DomainDescription,
  type Json,
  pick,
  type Refusal,
  type Rng,
  type Seat,
} from '@howzat/core/author';
import { positions } from '../components/cricketers.js';
import { cricketerName, type Tables } from '../components/tables.js';
import type { Cricket, Parameters, PocketState, State } from '../kit.js';
import { everybody, isIn, nthPlace, placesIn, without, withoutPlace, withPlace } from './places.js';

/** Who is on the field, and who may come onto it. Sets of cricketers are sets of their places. */

const bowlerPosition = positions.indexOf('bowler');
const keeperPosition = positions.indexOf('keeper');
const allRounderPosition = positions.indexOf('all-rounder');

export function wornOf(s: State, seat: Seat): number {
  return seat === 0 ? s.homeWorn : s.awayWorn;
}

/** Of the batting side: who is free to come in. */
export function freeBatters(s: State): number {
  return withoutPlace(withoutPlace(without(everybody, s.outPile), s.facing), s.partner);
}

/** Who may take a dismissed batter's place. */
export function nextBatters(s: State, p: Parameters): number {
  const free = freeBatters(s);
  if (p.nextBatterChoice === 'any-free') return free;
  const fresh = without(free, s.switchedOff);
  return fresh === 0 ? free : fresh;
}

/** The bowling rank of a cricketer less their fatigue is on the ladder, or they may bowl below it. */
function canStillBowl(s: State, p: Parameters, place: number): boolean {
  const rank = p.cards.bowlingRank[s.bowlers[place] as number] as number;
  return rank - Math.floor((s.fatigue[place] as number) / 5) >= 0;
}

/** Of the bowling side: who may be placed as bowler. Never nobody: the least tired goes on where all are worn out. */
export function usableBowlers(s: State, g: Cricket, p: Parameters): number {
  const worn = wornOf(s, g.batting === 0 ? 1 : 0);
  let usable = without(without(everybody, worn), s.bowledOut);
  if (p.consecutiveOvers === 'forbidden') usable = orElse(withoutPlace(usable, s.lastBowler), usable);
  if (p.whoMayBowl !== 'any') usable = orElse(usable & allowedToBowl(s, p), usable);
  if (p.fatigueFloor === 'cannot-bowl') {
    let able = 0;
    for (let place = 1; place <= 11; place++) if (canStillBowl(s, p, place)) able = withPlace(able, place);
    usable = orElse(usable & able, usable);
  }
  return usable === 0 ? leastTired(s) : usable;
}

function orElse(mask: number, other: number): number {
  return mask === 0 ? other : mask;
}

function allowedToBowl(s: State, p: Parameters): number {
  let mask = 0;
  for (let place = 1; place <= 11; place++) {
    const position = p.cards.position[s.bowlers[place] as number] as number;
    const may =
      p.whoMayBowl === 'not-keeper'
        ? position !== keeperPosition
        : position === bowlerPosition || position === allRounderPosition;
    if (may) mask = withPlace(mask, place);
  }
  return mask;
}

/** Those with the fewest counters. */
function leastTired(s: State): number {
  let least = Number.POSITIVE_INFINITY;
  let mask = 0;
  for (let place = 1; place <= 11; place++) {
    const counters = s.fatigue[place] as number;
    if (counters < least) {
      least = counters;
      mask = 0;
    }
    if (counters === least) mask = withPlace(mask, place);
  }
  return mask;
}

/** Writes a batter into the batting order and returns their place in it, from 1; a batter who returns has one. */
export function orderPlace(s: PocketState, g: { readonly batting: Seat }, place: number): number {
  const order = g.batting === 0 ? s.homeOrder : s.awayOrder;
  const at = order.indexOf(place);
  return at >= 0 ? at + 1 : order.push(place);
}

/** Shows a cricketer to the table when they come onto the field. */
export function show(s: PocketState, seat: Seat, place: number, cricketer: number): void {
  (seat === 0 ? s.homeTeam : s.awayTeam)[place] = cricketer;
}

/** The place of a cricketer in a team; 0 where they are not in it. */
export function placeOf(team: readonly number[], cricketer: unknown): number {
  return Math.max(0, team.indexOf(cricketer as number));
}

/** Why a cricketer of the batting side cannot come in. */
export function whyNotIn(s: State, t: Tables, place: number, seat: Seat): Refusal {
  const name = cricketerName(t, s.batters[place] as number);
  if (place === s.facing || place === s.partner)
    return { message: `${name} is batting.`, rule: 'pocket.score.new-batter' };
  if (isIn(wornOf(s, seat), place))
    return { message: `${name} is out of the game (10 fatigue).`, rule: 'pocket.end.tired-to-out-pile' };
  return { message: `${name} is out this innings.`, rule: 'pocket.out.pile' };
}

/** Why a cricketer of the bowling side cannot bowl. */
export function whyNotBowl(s: State, g: Cricket, p: Parameters, place: number): Refusal {
  const name = cricketerName(p.cards, s.bowlers[place] as number);
  if (place === s.bowler) return { message: `${name} is bowling.`, rule: 'pocket.over.switch' };
  if (isIn(wornOf(s, g.batting === 0 ? 1 : 0), place))
    return { message: `${name} is out of the game (10 fatigue).`, rule: 'pocket.fatigue.ten' };
  if (isIn(s.bowledOut, place))
    return { message: `${name} was replaced and is gone.`, rule: 'pocket.ruling.replaced-bowler' };
  if (p.consecutiveOvers === 'forbidden' && place === s.lastBowler)
    return { message: `${name} bowled the last over.`, rule: 'pocket.ruling.consecutive-overs' };
  if (p.whoMayBowl !== 'any' && !isIn(allowedToBowl(s, p), place))
    return { message: `${name} does not bowl.`, rule: 'pocket.ruling.who-may-bowl' };
  return { message: `${name} is too tired to bowl.`, rule: 'pocket.ruling.fatigue-floor' };
}

/** One cricketer of a team, or a word that stands for none. */
export class OneOfTeam<W extends string = never> implements Domain<number | W> {
  readonly kind = 'oneOf';
  constructor(
    private readonly team: readonly number[],
    private readonly mask: number,
    private readonly words: readonly W[],
    private readonly refuse: (place: number) => Refusal,
    /** What a player reads who names nobody of the team. */
    private readonly nobody: Refusal,
  ) {}
  count(): number {
    return this.words.length + bitCount(this.mask);
  }
  has(choice: unknown): choice is number | W {
    return this.why(choice) === null;
  }
  why(choice: unknown): Refusal | null {
    if (this.words.includes(choice as W)) return null;
    const place = placeOf(this.team, choice);
    if (place === 0) return this.nobody;
    return isIn(this.mask, place) ? null : this.refuse(place);
  }
  sample(rng: Rng): number | W {
    const at = pick(rng, this.count());
    return at < this.words.length
      ? (this.words[at] as W)
      : (this.team[nthPlace(this.mask, at - this.words.length)] as number);
  }
  [Symbol.iterator](): Iterator<number | W> {
    const all: (number | W)[] = [...this.words];
    for (let place = 1; place <= 11; place++) if (isIn(this.mask, place)) all.push(this.team[place] as number);
    return all.values();
  }
  describe(): DomainDescription {
    const items: Json[] = [...this];
    const forbidden = placesIn(without(everybody, this.mask)).map((place) => {
      const { message, rule } = this.refuse(place);
      return { item: this.team[place] as number, rule: rule as string, message };
    });
    return forbidden.length > 0 ? { kind: 'oneOf', items, forbidden } : { kind: 'oneOf', items };
  }
}

/** The rank printed on the active batter's card, 0 to 4. */
export function printedBatting(s: State, p: Parameters): number {
  return p.cards.battingRank[s.batters[s.facing] as number] as number;
}

/** The rank printed on the bowler's card, 0 to 2. */
export function printedBowling(s: State, p: Parameters): number {
  return p.cards.bowlingRank[s.bowlers[s.bowler] as number] as number;
}
