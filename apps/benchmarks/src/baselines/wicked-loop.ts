import { ledger, newLedger } from './ledger.js';
import { hashOfNumber, names } from './seeds.js';
import { begin, pick, pickBit } from './streams.js';
import {
  battingInput,
  bowlingInput,
  deckSize,
  dotted,
  higher,
  isOut,
  lineups,
  modifier,
  mostRuns,
  potential,
} from './wicked-tables.js';

/**
 * Wicked over its fifty overs a side, every ruling by its default, written by hand: no rules, no state but local numbers and the
 * counters of the bowlers, no allocation. It draws what the runner draws, in the same order, from generators of the same
 * seeds. Those that are drawn from now and then lie in the ledger, and the one of the dice in local numbers.
 */

const out = newLedger(4);

/** The last match: see {@link ledger}; the streams are those of the setup, the dice, home and away. */
export const wickedLedger: Readonly<Int32Array> = out;

const setup = ledger.streams;
const dice = setup + 4;
const home = setup + 8;
const away = setup + 12;

/** By card of the deck: the over from which it may bowl again. */
const backIn = new Uint8Array(deckSize);

/**
 * Plays the match of a seed.
 * @param seed 0 to 2^31 - 1
 * @returns the overs bowled, each of which is a ball in the book
 */
export function playWickedByHand(seed: number): number {
  const h = hashOfNumber(seed);
  begin(out, setup, h, names.setup);
  begin(out, dice, h, names.dice);
  begin(out, home, h, names.home);
  begin(out, away, h, names.away);

  // step 1: both wish for a deck, and a coin gives it where it is the same (wicked.setup.choose-deck)
  let homeDeck = pick(out, home, 2);
  const awayWish = pick(out, away, 2);
  if (homeDeck === awayWish && pick(out, setup, 2) === 1) homeDeck = 1 - awayWish;
  const homeLineup = lineups[pick(out, home, lineups.length)] as number;
  const awayLineup = lineups[pick(out, away, lineups.length)] as number;
  // step 3: the pitch
  const pitch = pick(out, setup, 5);
  // step 4: the toss, a die each until one is higher
  let homeToss = 0;
  let awayToss = 0;
  do {
    homeToss = pick(out, setup, 6);
    awayToss = pick(out, setup, 6);
  } while (homeToss === awayToss);
  const winner = homeToss > awayToss ? 0 : 1;
  const batsFirst = winner ^ pick(out, winner === 0 ? home : away, 2);

  let d01 = out[dice] as number;
  let d00 = out[dice + 1] as number;
  let d11 = out[dice + 2] as number;
  let d10 = out[dice + 3] as number;
  let a0 = 0;
  let a1 = 0;
  let s00 = 0;
  let drawn = 0;

  let allBalls = 0;
  let target = 0x7fffffff;
  for (let innings = 0; innings < 2; innings++) {
    const homeBats = (batsFirst ^ innings) === 0;
    const batter = homeBats ? home : away;
    const bowler = homeBats ? away : home;
    const battingLineup = homeBats ? homeLineup : awayLineup;
    const bowlingLineup = homeBats ? awayLineup : homeLineup;
    const battingDeck = deckSize * (homeBats ? homeDeck : 1 - homeDeck) + 1;
    const bowlingDeck = deckSize * (homeBats ? 1 - homeDeck : homeDeck) + 1;
    // step 5: the openers
    let striker = pickBit(out, batter, battingLineup);
    let toCome = battingLineup & ~(1 << striker);
    let partner = pickBit(out, batter, toCome);
    toCome &= ~(1 << partner);
    let here = pickBit(out, bowler, bowlingLineup);
    let there = pickBit(out, bowler, bowlingLineup & ~(1 << here));
    // only the two who bowl have fatigue counters on them
    let hereCounters = 0;
    let thereCounters = 0;
    let someRest = false;
    const columns = 13 * 51 * (2 * pitch + innings);

    let runs = 0;
    let wickets = 0;
    let overs = 0;
    for (;;) {
      // step 8: the field
      const field = 25 * (1 + pick(out, bowler, 5));

      // steps 9 to 11: the bowling and the batting roll
      do {
        drawn = ((d00 + d10) ^ 0x80000000) >>> 0;
        a0 = d10 ^ d00;
        a1 = d11 ^ d01;
        s00 = d00;
        d00 = (s00 << 24) ^ (d01 >>> 8) ^ a0 ^ (a0 << 16);
        d01 = (d01 << 24) ^ (s00 >>> 8) ^ a1 ^ ((a1 << 16) | (a0 >>> 16));
        d10 = (a1 << 5) ^ (a0 >>> 27);
        d11 = (a0 << 5) ^ (a1 >>> 27);
      } while (drawn >= 0xfffffffc);
      const bowled = drawn % 36;
      do {
        drawn = ((d00 + d10) ^ 0x80000000) >>> 0;
        a0 = d10 ^ d00;
        a1 = d11 ^ d01;
        s00 = d00;
        d00 = (s00 << 24) ^ (d01 >>> 8) ^ a0 ^ (a0 << 16);
        d01 = (d01 << 24) ^ (s00 >>> 8) ^ a1 ^ ((a1 << 16) | (a0 >>> 16));
        d10 = (a1 << 5) ^ (a0 >>> 27);
        d11 = (a0 << 5) ^ (a1 >>> 27);
      } while (drawn >= 0xfffffffc);
      const batted = drawn % 36;
      // step 12: the lower bowling die again
      do {
        drawn = ((d00 + d10) ^ 0x80000000) >>> 0;
        a0 = d10 ^ d00;
        a1 = d11 ^ d01;
        s00 = d00;
        d00 = (s00 << 24) ^ (d01 >>> 8) ^ a0 ^ (a0 << 16);
        d01 = (d01 << 24) ^ (s00 >>> 8) ^ a1 ^ ((a1 << 16) | (a0 >>> 16));
        d10 = (a1 << 5) ^ (a0 >>> 27);
        d11 = (a0 << 5) ^ (a1 >>> 27);
      } while (drawn >= 0xfffffffc);
      const pitchRoll = (higher[bowled] as number) + 1 + (drawn % 6);
      // steps 13 and 14: the zone, and the batting card
      overs++;
      const zone =
        (bowlingInput[36 * (bowlingDeck + here) + bowled] as number) +
        (battingInput[36 * (battingDeck + striker) + batted] as number) +
        (modifier[columns + 13 * overs + pitchRoll] as number);
      let scored = potential[25 * (battingDeck + striker) + zone] as number;
      let isWicket = false;
      // step 15: a fielder is there
      if (dotted[field + zone] === 1) {
        do {
          drawn = ((d00 + d10) ^ 0x80000000) >>> 0;
          a0 = d10 ^ d00;
          a1 = d11 ^ d01;
          s00 = d00;
          d00 = (s00 << 24) ^ (d01 >>> 8) ^ a0 ^ (a0 << 16);
          d01 = (d01 << 24) ^ (s00 >>> 8) ^ a1 ^ ((a1 << 16) | (a0 >>> 16));
          d10 = (a1 << 5) ^ (a0 >>> 27);
          d11 = (a0 << 5) ^ (a1 >>> 27);
        } while (drawn >= 0xfffffffc);
        const pair = drawn % 36;
        const row = 13 * (field + zone) + 2 + ((pair / 6) | 0) + (pair % 6);
        const most = mostRuns[row] as number;
        if (scored > most) scored = most;
        isWicket = isOut[row] === 1;
      }

      // step 16: the runs, then the out
      runs += scored;
      if (isWicket) wickets++;
      // the innings ends: passed, ten out, fifty overs
      if (runs >= target || wickets === 10 || overs === 50) break;
      if (isWicket) {
        // the new batter takes the position of the one who is out (wicked.wicket.replace)
        striker = pickBit(out, batter, toCome);
        toCome &= ~(1 << striker);
      }
      // who scored odd runs crosses and faces again; for even ones the partner faces (wicked.strike.odd, wicked.strike.even)
      if ((scored & 1) === 0) {
        const faced = striker;
        striker = partner;
        partner = faced;
      }
      // step 17: a counter for the bowler, and a rest of three overs for the fifth (wicked.fatigue.five-rest)
      if (++hereCounters === 5) {
        if (!someRest) backIn.fill(0);
        someRest = true;
        backIn[here] = overs + 4;
        let fresh = bowlingLineup & ~(1 << there);
        for (let card = 0; card < deckSize; card++) if ((backIn[card] as number) > overs + 2) fresh &= ~(1 << card);
        here = pickBit(out, bowler, fresh);
        backIn[here] = 0;
        hereCounters = 0;
      }
      // step 18: the other bowler
      const bowls = here;
      here = there;
      there = bowls;
      const counters = hereCounters;
      hereCounters = thereCounters;
      thereCounters = counters;
      // the side batting first may declare
      if (innings === 0 && pick(out, batter, 2) === 1) break;
    }
    allBalls += overs;
    if (innings === 0) {
      out[ledger.runs1] = runs;
      out[ledger.wickets1] = wickets;
      out[ledger.balls1] = overs;
      target = runs + 1;
    } else {
      out[ledger.runs2] = runs;
      out[ledger.wickets2] = wickets;
      out[ledger.balls2] = overs;
    }
  }
  out[dice] = d01;
  out[dice + 1] = d00;
  out[dice + 2] = d11;
  out[dice + 3] = d10;
  out[ledger.batsFirst] = batsFirst;
  out[ledger.balls] = allBalls;
  return allBalls;
}
