import { ledger, newLedger } from './ledger.js';
import {
  answers,
  asks,
  batting,
  battingRank,
  blueDecks,
  bowling,
  bowlingRank,
  captain,
  cardsOf,
  comfortOf,
  cost,
  difference,
  entryOuts,
  entryRuns,
  equipBit,
  fatigueOf,
  firstOver,
  flip,
  forbiddenBy,
  kind,
  kinds,
  lockBit,
  maiden,
  mostFatigue,
  needsCaptain,
  needsComfort,
  needsPosition,
  needsStance,
  noComfort,
  outs,
  pinkDecks,
  position,
  score,
  teams,
  waits,
} from './pocket-tables.js';
import { hashOfNumber, names } from './seeds.js';
import { begin, bitCount, pick, pickBit } from './streams.js';

/**
 * Pocket over its twenty overs a side, premade teams and every ruling by its default, written by hand: no rules, no state but local
 * numbers and a few small arrays, no allocation. It draws what the runner draws, in the same order, from generators of
 * the same seeds, which lie in the ledger.
 */

const out = newLedger(7);

/**
 * The last match: see {@link ledger}; the streams are those of the toss, home, away, the pink deck, the blue deck, the score deck and
 * the coin. The one of the coin is nothing but noughts where none was thrown.
 */
export const pocketLedger: Readonly<Int32Array> = out;

const toss = ledger.streams;
const home = toss + 4;
const away = toss + 8;
const pinkStream = toss + 12;
const blueStream = toss + 16;
const scoreStream = toss + 20;
const coinStream = toss + 24;

/** All eleven places as bits. */
const everybody = 0b1111_1111_1110;

// the two hands and decks: those of the batting side first, pink, and of the bowling side from 64 on, blue
const blue = 64;
/** The cards of a hand, three at most. */
const hands = new Uint8Array(2 * blue);
/** What is left of a deck, in no order. */
const decks = new Uint8Array(2 * blue);
/** What lies under it, in its order: a card each over at most. */
const unders = new Uint8Array(2 * blue);
/** By side: cards in hand, in the deck, and from where to where cards lie under it; a side is 0 or 1. */
const held = new Int32Array(2);
const left = new Int32Array(2);
const underFrom = new Int32Array(2);
const underTo = new Int32Array(2);

const scoreDeck = new Uint8Array(30);

/** Where in the hand the cards are that can be played now, from 1 on; 0 stands for a pass. */
const playable = new Uint8Array(4);

/** By place. */
const comfort = new Int32Array(12);
const fatigue = new Int32Array(12);
const boost = new Int32Array(12);
const bowlingBoost = new Int32Array(12);

/** Takes the top card of a deck: one of those that lie in no order, or the first one under them. */
function takeTop(side: number): number {
  const base = blue * side;
  const many = left[side] as number;
  if (many === 0) {
    const at = underFrom[side] as number;
    underFrom[side] = at + 1;
    return unders[base + at] as number;
  }
  const card = decks[base + pick(out, side === 0 ? pinkStream : blueStream, many)] as number;
  // it is the first copy that goes, and the last card takes its place
  let at = base;
  while (decks[at] !== card) at++;
  decks[at] = decks[base + many - 1] as number;
  left[side] = many - 1;
  return card;
}

/** A card is drawn where the hand holds fewer than three and the deck has one (pocket.hand.limit). */
function draw(side: number): boolean {
  const many = held[side] as number;
  if (many >= 3 || ((left[side] as number) === 0 && underFrom[side] === underTo[side])) return false;
  hands[blue * side + many] = takeTop(side);
  held[side] = many + 1;
  return true;
}

/** One card of the hand goes under the deck for another, or none does (pocket.hand.exchange). */
function exchange(side: number, seat: number): void {
  const many = held[side] as number;
  if (many === 0) return;
  const base = blue * side;
  const first = hands[base] as number;
  const second = hands[base + 1] as number;
  const third = hands[base + 2] as number;
  const secondIsNew = many > 1 && second !== first;
  const thirdIsNew = many > 2 && third !== first && third !== second;
  const nth = pick(out, seat, 2 + (secondIsNew ? 1 : 0) + (thirdIsNew ? 1 : 0));
  if (nth === 0) return;
  const swap = base + (nth === 1 ? 0 : nth === 2 && secondIsNew ? 1 : 2);
  const end = underTo[side] as number;
  unders[base + end] = hands[swap] as number;
  underTo[side] = end + 1;
  const last = base + many - 1;
  hands[swap] = hands[last] as number;
  hands[last] = takeTop(side);
}

/** Is a card of a hand another than those before it? Two of a kind are one choice. */
function isAnother(base: number, at: number, card: number): boolean {
  return !((at > 0 && hands[base] === card) || (at > 1 && hands[base + 1] === card));
}

/** A card of the hand is played; the last one takes its place. */
function leaveHand(side: number, at: number): number {
  const base = blue * side;
  const many = (held[side] as number) - 1;
  const card = hands[base + at] as number;
  hands[base + at] = hands[base + many] as number;
  held[side] = many;
  return card;
}

function shuffle(side: number, cards: Uint8Array): void {
  decks.set(cards, blue * side);
  left[side] = cards.length;
  held[side] = 0;
  underFrom[side] = 0;
  underTo[side] = 0;
}

/**
 * Answers to a card, a Negate upon the other, until a side passes (pocket.negate.after).
 * @returns whether the card has its effect: an even number of Negates lies upon it
 */
function stands(card: number, by: number, locks: number, battingSeat: number, bowlingSeat: number): boolean {
  let top = card;
  let answerer = 1 - by;
  let effect = true;
  for (;;) {
    const base = blue * answerer;
    const many = held[answerer] as number;
    let could = 0;
    for (let i = 0; i < many; i++) {
      const own = hands[base + i] as number;
      // no Negate of the set asks for anything or has a price
      if (answers[cardsOf * own + top] === 0 || ((forbiddenBy[own] as number) & locks) !== 0) continue;
      if (!isAnother(base, i, own)) continue;
      playable[++could] = i;
    }
    const nth = could === 0 ? 0 : pick(out, answerer === 0 ? battingSeat : bowlingSeat, could + 1);
    if (nth === 0) return effect;
    top = leaveHand(answerer, playable[nth] as number);
    answerer = 1 - answerer;
    effect = !effect;
  }
}

/**
 * Plays the match of a seed.
 * @param seed 0 to 2^31 - 1
 * @returns the overs bowled, each of which is a ball in the book
 */
export function playPocketByHand(seed: number): number {
  const h = hashOfNumber(seed);
  begin(out, toss, h, names.toss);
  begin(out, home, h, names.home);
  begin(out, away, h, names.away);
  begin(out, pinkStream, h, names.pinkDeck);
  begin(out, blueStream, h, names.blueDeck);
  begin(out, scoreStream, h, names.scoreDeck);
  out.fill(0, coinStream);
  let coinBegun = false;

  const homeTeam = pick(out, home, teams);
  const awayTeam = pick(out, away, teams);
  const winner = pick(out, toss, 2);
  const batsFirst = winner ^ pick(out, winner === 0 ? home : away, 2);

  /** Those of the side bowling first who are worn out. */
  let worn = 0;
  let allBalls = 0;
  for (let innings = 0; innings < 2; innings++) {
    const homeBats = (batsFirst ^ innings) === 0;
    const batter = homeBats ? home : away;
    const bowlerSeat = homeBats ? away : home;
    const battingTeam = homeBats ? homeTeam : awayTeam;
    const bowlingTeam = homeBats ? awayTeam : homeTeam;
    const batters = 12 * battingTeam;
    const bowlers = 12 * bowlingTeam;

    // I. Game Start
    shuffle(0, pinkDecks[battingTeam] as Uint8Array);
    shuffle(1, blueDecks[bowlingTeam] as Uint8Array);
    for (let i = 0; i < 30; i++) scoreDeck[i] = i + 1;
    let scoreCards = 30;
    comfort.fill(0);
    fatigue.fill(0);
    boost.fill(0);
    bowlingBoost.fill(0);
    // who is worn out as a bowler does not bat, while two others can (pocket.end.tired-to-out-pile)
    let outPile = bitCount(worn) <= 9 ? worn : 0;
    const wicketsLimit = 10 - bitCount(outPile);
    worn = 0;

    let bowler = pickBit(out, bowlerSeat, everybody);
    while (draw(1));
    const free = everybody & ~outPile;
    let facing = pickBit(out, batter, free);
    let partner = pickBit(out, batter, free & ~(1 << facing));
    while (draw(0));

    let runs = 0;
    let wickets = 0;
    let overs = 0;
    let allOut = false;
    while (overs < 20 && !allOut && wickets < wicketsLimit) {
      // 1. New Over: each side may switch one of its own (pocket.over.switch)
      // twenty overs and a deck have not the counters to wear out eleven, so somebody can always bowl
      let usable = everybody & ~worn;
      if (bowler === 0) bowler = pickBit(out, bowlerSeat, usable);
      else {
        usable &= ~(1 << bowler);
        let nth = pick(out, bowlerSeat, bitCount(usable) + 1);
        if (nth > 0) {
          while (--nth > 0) usable &= usable - 1;
          bowler = 31 - Math.clz32(usable & -usable);
        }
      }
      let others = everybody & ~outPile & ~(1 << facing) & ~(1 << partner);
      const each = bitCount(others);
      let chosen = pick(out, batter, 1 + 2 * each);
      if (chosen > 0) {
        const faces = chosen <= each;
        if (!faces) chosen -= each;
        while (--chosen > 0) others &= others - 1;
        const place = 31 - Math.clz32(others & -others);
        if (faces) facing = place;
        else partner = place;
      }
      // the stance, the draw, the exchange
      let defensive = pick(out, batter, 2) === 1;
      const batted = facing;
      draw(1);
      draw(0);
      exchange(1, bowlerSeat);
      exchange(0, batter);

      // 2. 1st Standby
      let battingShift = 0;
      let bowlingShift = 0;
      let plus = 0;
      let isMaiden = false;
      let withoutComfort = false;
      let flipped = false;
      let outCards = 0;
      let locks = 0;
      let equipsUsed = 0;
      let side = 0;
      let passes = 0;
      while (passes < 2) {
        const base = blue * side;
        const many = held[side] as number;
        let could = 0;
        for (let i = 0; i < many; i++) {
          const card = hands[base + i] as number;
          const never = (waits[card] as number) | ((equipBit[card] as number) & equipsUsed);
          if ((never | ((forbiddenBy[card] as number) & locks)) !== 0) continue;
          if ((cost[card] as number) > (comfort[facing] as number) || !isAnother(base, i, card)) continue;
          if (asks[card] === 1) {
            const who = side === 0 ? batters + facing : bowlers + bowler;
            const wanted = needsPosition[card] as number;
            if (wanted >= 0 && position[who] !== wanted) continue;
            if (needsCaptain[card] === 1 && captain[who] !== 1) continue;
            if (overs + 1 < (firstOver[card] as number)) continue;
            if (side === 1) {
              if ((fatigue[bowler] as number) > (mostFatigue[card] as number)) continue;
            } else {
              const taken = needsStance[card] as number;
              if (taken >= 0 && (taken === 1) !== defensive) continue;
              const points = needsComfort[card] as number;
              if (points > 0 && (comfort[facing] as number) < points + (cost[card] as number)) continue;
            }
          }
          playable[++could] = i;
        }
        const nth = could === 0 ? 0 : pick(out, side === 0 ? batter : bowlerSeat, could + 1);
        if (nth === 0) {
          passes++;
          side = 1 - side;
          continue;
        }
        passes = 0;
        const card = leaveHand(side, playable[nth] as number);
        // a card is paid for when it is announced (pocket.chance.cost)
        comfort[facing] = (comfort[facing] as number) - (cost[card] as number);
        equipsUsed |= equipBit[card] as number;
        if (stands(card, side, locks, batter, bowlerSeat)) {
          const what = kind[card] as number;
          if (what === kinds.stat) {
            battingShift += batting[card] as number;
            bowlingShift += bowling[card] as number;
          } else if (what === kinds.equip) {
            if (side === 0) boost[facing] = (boost[facing] as number) + (batting[card] as number);
            else bowlingBoost[bowler] = (bowlingBoost[bowler] as number) + (bowling[card] as number);
          }
          plus += score[card] as number;
          if (maiden[card] === 1) isMaiden = true;
          outCards += outs[card] as number;
          const points = (comfort[facing] as number) + (comfortOf[card] as number);
          comfort[facing] = Math.max(points, 0);
          if (noComfort[card] === 1) withoutComfort = true;
          const counters = (fatigue[bowler] as number) + (fatigueOf[card] as number);
          fatigue[bowler] = Math.max(counters, 0);
          locks |= lockBit[card] as number;
          if (flip[card] === 1) flipped = !flipped;
        }
        side = 1 - side;
      }

      // 3. Scoring: the ranks and their difference
      const place = pick(out, scoreStream, scoreCards--);
      const turned = scoreDeck[place] as number;
      scoreDeck[place] = scoreDeck[scoreCards] as number;
      let bat =
        (battingRank[batters + facing] as number) - (defensive ? 1 : 0) + battingShift + (boost[facing] as number);
      let bowl =
        (bowlingRank[bowlers + bowler] as number) +
        bowlingShift +
        (bowlingBoost[bowler] as number) -
        (((fatigue[bowler] as number) / 5) | 0);
      bat = bat < 0 ? 0 : Math.min(bat, 4);
      bowl = bowl < 0 ? 0 : Math.min(bowl, 2);
      const row = 6 * turned + (difference[3 * bat + bowl] as number);
      let scored = (entryRuns[row] as number) + plus;
      if (scored < 0 || isMaiden) scored = 0;
      // each pending out, those of the score card first (pocket.out.unless)
      let pending = (entryOuts[row] as number) + outCards;
      let dismissed = false;
      while (pending > 0) {
        pending--;
        let saved = false;
        if (defensive) {
          const call = pick(out, batter, 2);
          if (!coinBegun) {
            begin(out, coinStream, h, names.coin);
            coinBegun = true;
          }
          saved = pick(out, coinStream, 2) === call;
        }
        while (!saved) {
          const many = held[0] as number;
          let could = 0;
          for (let i = 0; i < many; i++) {
            const card = hands[i] as number;
            // no save of the set asks for anything
            if (kind[card] !== kinds.save || (cost[card] as number) > (comfort[facing] as number)) continue;
            if (((forbiddenBy[card] as number) & locks) !== 0) continue;
            if (!isAnother(0, i, card)) continue;
            playable[++could] = i;
          }
          const nth = could === 0 ? 0 : pick(out, batter, could + 1);
          if (nth === 0) break;
          const card = leaveHand(0, playable[nth] as number);
          comfort[facing] = (comfort[facing] as number) - (cost[card] as number);
          if (stands(card, 0, locks, batter, bowlerSeat)) {
            saved = true;
            if (noComfort[card] === 1) withoutComfort = true;
            const points = (comfort[facing] as number) + (comfortOf[card] as number);
            comfort[facing] = Math.max(points, 0);
          }
        }
        if (saved) continue;
        // they go on the out pile, and another comes in, who has no stance in this over (pocket.score.new-batter)
        wickets++;
        outPile |= 1 << facing;
        boost[facing] = 0;
        comfort[facing] = 0;
        dismissed = true;
        pending = 0;
        const next = everybody & ~outPile & ~(1 << partner);
        if (next === 0) allOut = true;
        else {
          facing = pickBit(out, batter, next);
          defensive = false;
        }
      }
      runs += scored;
      overs++;
      // who faces next (pocket.strike.odd)
      if (((scored & 1) === 1) !== flipped) {
        const faced = facing;
        facing = partner;
        partner = faced;
      }

      // 4. 2nd Standby: a point for the defence, a counter for the bowler, who leaves with the tenth
      if (defensive && !withoutComfort && !dismissed) comfort[batted] = (comfort[batted] as number) + 1;
      const counters = (fatigue[bowler] as number) + 1;
      fatigue[bowler] = counters;
      if (counters >= 10) worn |= 1 << bowler;
      if ((worn & (1 << bowler)) !== 0) bowler = 0;
    }
    allBalls += overs;
    out[innings === 0 ? ledger.runs1 : ledger.runs2] = runs;
    out[innings === 0 ? ledger.wickets1 : ledger.wickets2] = wickets;
    out[innings === 0 ? ledger.balls1 : ledger.balls2] = overs;
  }
  out[ledger.batsFirst] = batsFirst;
  out[ledger.balls] = allBalls;
  return allBalls;
}
