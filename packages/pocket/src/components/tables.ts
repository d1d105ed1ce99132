import type { Dismissal } from '@howzat/core';
import { type ChanceCard, kinds } from './chance-cards.js';
import { matches } from './check.js';
import { type Position, positions } from './cricketers.js';
import { battingRanks, bowlingRanks, largestDifference, type RankGrid, stretchedGrid } from './ranks.js';
import { entryAt } from './score-cards.js';
import type { Deck, PocketSet } from './sets.js';

/** Entries of a score card from the difference 0 on. */
export const differences = largestDifference + 1;

/** Places that a score card has in {@link Tables.runs}: one for each difference, and the first for -1. */
const rows = differences + 1;

/** Where the entry of a score card for a difference, -1 to 5, stands in {@link Tables.runs} and {@link Tables.outs}. */
export const entryPlace = (card: number, difference: number): number => rows * card + difference + 1;

/** Where the cell of two ranks stands in {@link Tables.grid}. */
export const gridPlace = (batting: number, bowling: number): number => bowlingRanks.length * batting + bowling;

/** Where a Negate or a lock stands with another card in {@link Tables.fits} and {@link Tables.forbids}. */
export const pairPlace = (t: { readonly n: number }, card: number, other: number): number => t.n * card + other;

/** Kinds of cards by their number in {@link Tables.kind}. */
export const kindNumber = /* @__PURE__ */ Object.fromEntries(kinds.map((kind, at) => [kind, at])) as Readonly<
  Record<(typeof kinds)[number], number>
>;

/** What a card asks for, as numbers; a card without requirements has none. */
export interface Needs {
  readonly position: Position | null;
  readonly captain: boolean;
  readonly stance: 'offensive' | 'defensive' | null;
  readonly comfort: number;
  readonly fatigue: number;
  readonly over: number;
}

/** A premade team with its decks, as numbers: cricketers from 1, cards from 1, a card as often as it is in the deck. */
export interface Starter {
  readonly name: string;
  /** Twelve numbers; the first is 0, so that places count from 1. */
  readonly team: readonly number[];
  readonly batting: readonly number[];
  readonly bowling: readonly number[];
}

/**
 * A set made ready to look things up in. Cards go by number, from 1 in the order of the set; 0 is no card. So do
 * cricketers. {@link entryPlace} says where a score card's entry for a difference stands.
 */
export interface Tables {
  readonly set: PocketSet;
  /** Cards and one: the length of the tables by card, and the row length of `fits` and `forbids`. */
  readonly n: number;
  readonly kind: Uint8Array;
  readonly blue: Uint8Array;
  readonly cost: Uint8Array;
  readonly batting: Int8Array;
  readonly bowling: Int8Array;
  readonly score: Int8Array;
  readonly maiden: Uint8Array;
  readonly out: Uint8Array;
  readonly how: readonly (Dismissal | null)[];
  readonly comfort: Int8Array;
  readonly fatigue: Int8Array;
  readonly noComfort: Uint8Array;
  readonly flip: Uint8Array;
  /** 1 where something beside price and locks must be looked at. */
  readonly asks: Uint8Array;
  readonly needs: readonly (Needs | null)[];
  /** Whether a Negate names a card, by {@link pairPlace}. */
  readonly fits: Uint8Array;
  /** Whether a lock forbids a card, by {@link pairPlace}. */
  readonly forbids: Uint8Array;
  /** The Rank Grid by {@link gridPlace}, as printed and as the reading `stretched` has it. */
  readonly grid: Int8Array;
  readonly stretched: Int8Array;
  readonly runs: Uint8Array;
  readonly outs: Uint8Array;
  /** Whether the score cards have a row for the difference -1. */
  readonly below: boolean;
  readonly outHow: readonly Dismissal[];
  readonly battingRank: Uint8Array;
  readonly bowlingRank: Uint8Array;
  readonly position: Uint8Array;
  readonly captain: Uint8Array;
  readonly starters: readonly Starter[];
  readonly starterNames: readonly string[];
}

function sumOf(card: ChanceCard, name: string): number {
  let sum = 0;
  for (const effect of card.effects) if (name in effect) sum += Number((effect as Record<string, unknown>)[name]);
  return sum;
}

function has(card: ChanceCard, name: string): number {
  return card.effects.some((effect) => name in effect) ? 1 : 0;
}

function needsOf(card: ChanceCard): Needs | null {
  if (card.requires.length === 0) return null;
  const all: Record<string, unknown> = Object.assign({}, ...card.requires);
  return {
    position: (all.position as Position | undefined) ?? null,
    captain: all.captain === true,
    stance: (all.stance as 'offensive' | undefined) ?? null,
    comfort: (all.comfort as number | undefined) ?? 0,
    fatigue: (all.fatigue as number | undefined) ?? 99,
    over: (all.over as number | undefined) ?? 0,
  };
}

function gridTable(grid: RankGrid): Int8Array {
  return Int8Array.from(grid.flat());
}

/** The cards of a deck by number, a card as often as it has copies. */
export function cardsOf(deck: Deck, cards: readonly ChanceCard[]): number[] {
  return cards.flatMap((card, at) => Array<number>(deck[card.id] ?? 0).fill(at + 1));
}

/** The places of a team, from 1: its cricketers by number. */
export function placesOf(team: readonly string[], set: Pick<PocketSet, 'cricketers'>): number[] {
  return [0, ...team.map((id) => 1 + set.cricketers.findIndex((it) => it.id === id))];
}

/** Compiles a set that was checked. */
export function tablesOf(set: PocketSet): Tables {
  const { cards, cricketers } = set;
  const n = cards.length + 1;
  const bytes = (of: (card: ChanceCard) => number): Uint8Array => Uint8Array.from([0, ...cards.map(of)]);
  const signed = (name: string): Int8Array => Int8Array.from([0, ...cards.map((card) => sumOf(card, name))]);
  const fits = new Uint8Array(n * n);
  const forbids = new Uint8Array(n * n);
  for (const [a, card] of cards.entries())
    for (const [b, other] of cards.entries()) {
      if (card.colour === other.colour) continue;
      const at = pairPlace({ n }, a + 1, b + 1);
      if (card.negates && matches(card.negates, other)) fits[at] = 1;
      for (const effect of card.effects) if ('forbid' in effect && matches(effect.forbid, other)) forbids[at] = 1;
    }
  const runs = new Uint8Array(rows * 31);
  const outs = new Uint8Array(rows * 31);
  const outHow: Dismissal[] = new Array<Dismissal>(31).fill('bowled');
  for (const card of set.scoreCards) {
    outHow[card.number] = card.how;
    for (let difference = -1; difference <= largestDifference; difference++) {
      const entry = entryAt(card, difference);
      runs[entryPlace(card.number, difference)] = entry?.runs ?? 0;
      outs[entryPlace(card.number, difference)] = entry?.outs ?? 0;
    }
  }
  const needs = [null, ...cards.map(needsOf)];
  const people = (of: (it: PocketSet['cricketers'][number]) => number): Uint8Array =>
    Uint8Array.from([0, ...cricketers.map(of)]);
  return {
    set,
    n,
    kind: bytes((card) => kindNumber[card.kind]),
    blue: bytes((card) => (card.colour === 'blue' ? 1 : 0)),
    cost: bytes((card) => card.cost),
    batting: signed('batting'),
    bowling: signed('bowling'),
    score: signed('score'),
    maiden: bytes((card) => has(card, 'maiden')),
    out: bytes((card) => has(card, 'out')),
    how: [null, ...cards.map((card) => card.effects.flatMap((it) => ('out' in it ? [it.out] : []))[0] ?? null)],
    comfort: signed('comfort'),
    fatigue: signed('fatigue'),
    noComfort: bytes((card) => has(card, 'noComfort')),
    flip: bytes((card) => has(card, 'flipStrike')),
    asks: Uint8Array.from(needs.map((it) => (it === null ? 0 : 1))),
    needs,
    fits,
    forbids,
    grid: gridTable(set.grid),
    stretched: gridTable(stretchedGrid),
    runs,
    outs,
    below: set.scoreCards.every((card) => card.below !== undefined),
    outHow,
    battingRank: people((it) => battingRanks.indexOf(it.batting)),
    bowlingRank: people((it) => bowlingRanks.indexOf(it.bowling)),
    position: people((it) => positions.indexOf(it.position)),
    captain: people((it) => (it.captain ? 1 : 0)),
    starters: set.sets.map((starter) => ({
      name: starter.name,
      team: placesOf(starter.team, set),
      batting: cardsOf(starter.batting, cards),
      bowling: cardsOf(starter.bowling, cards),
    })),
    starterNames: set.sets.map(({ name }) => name),
  };
}

/** What a card is called. */
export function cardName(tables: Tables, card: number): string {
  return tables.set.cards[card - 1]?.name ?? `card ${card}`;
}

/** What a cricketer is called. */
export function cricketerName(tables: Tables, cricketer: number): string {
  return tables.set.cricketers[cricketer - 1]?.name ?? `cricketer ${cricketer}`;
}
