import {
  appeal,
  bounceOf,
  bowlD8,
  bowledDie,
  catchNeeds,
  confidenceBy,
  deckFrom,
  deckSize,
  diveCard,
  effortAmount,
  effortCard,
  expressTable,
  fieldsOf,
  groundedCard,
  icon,
  icons,
  isRed,
  lines,
  meterOf,
  missNeeded,
  noBall,
  outfield,
  overDeck,
  places,
  replaces,
  replaceTable,
  rerollCard,
  slipsOf,
  snick,
  startingConfidence,
  stockBalls,
  straightBalls,
  suits,
  umpireOut,
} from './ctg-tables.js';
import { ledger, newLedger } from './ledger.js';
import { hashOfNumber, names } from './seeds.js';
import { begin, bitCount, forgetUndrawn, nthBit, pick, pickBit } from './streams.js';

/**
 * CTG in its format T10, every ruling by its default, written by hand: no rules, no state but local numbers and a few small arrays, no
 * allocation. It draws what the runner draws, in the same order, from generators of the same seeds, which lie in the ledger.
 */

/** The streams in the order of the ledger. */
const streams = [
  names.pitch,
  names.coin,
  names.home,
  names.away,
  names.overCard,
  names.expressPair,
  names.expressTable,
  names.cardDie,
  names.bowlerDie,
  names.batterDie,
  names.reroll,
  names.bowledDie,
  names.slipDice,
  names.umpireDie,
  names.distance,
  names.bounce,
  names.catchDie,
  names.runOutDie,
] as const;

const out = newLedger(streams.length);
/** The streams as they began. */
const begun = new Int32Array(out.length);

/** The last match: see {@link ledger}. A stream that nobody drew from is nothing but noughts. */
export const ctgLedger: Readonly<Int32Array> = out;

const pitchStream = ledger.streams;
const coinStream = pitchStream + 4;
const home = pitchStream + 8;
const away = pitchStream + 12;
const overCardStream = pitchStream + 16;
const expressPairStream = pitchStream + 20;
const expressTableStream = pitchStream + 24;
const cardDie = pitchStream + 28;
const bowlerDie = pitchStream + 32;
const batterDie = pitchStream + 36;
const rerollDie = pitchStream + 40;
const bowledRoll = pitchStream + 44;
const slipDice = pitchStream + 48;
const umpireDie = pitchStream + 52;
const distanceDie = pitchStream + 56;
const bounceDie = pitchStream + 60;
const catchDie = pitchStream + 64;
const runOutDie = pitchStream + 68;

/** By player: the overs that they have bowled, their confidence, and the skill cards that they still have as a batter, a bit each. */
const tokens = new Int32Array(12);
const confidence = new Int32Array(12);
const skills = new Int32Array(12);

const allTwelve = 0xfff;
/** Those with a bowling style of their own: pace, spin, all-rounders. */
const bowlers = 0b0111_1000_1111;

/** Is a field of nine legal with so many in the outfield and as slips? No zone holds three (ctg.place.zone-t10). */
function isLegal(field: number, outfieldMost: number, slipsMost: number): boolean {
  return (
    (field & (field >> 1) & (field >> 2) & 0x111111) === 0 &&
    bitCount(field & 0xf) <= slipsMost &&
    bitCount(field & outfield) <= outfieldMost
  );
}

/** The area on one of the four sides of another, -1 off the board. */
function neighbour(area: number, side: number): number {
  if (side === 0) return (area + 4) % 24;
  if (side === 1) return (area + 20) % 24;
  const band = area & 3;
  if (side === 2) return band > 0 ? area - 1 : -1;
  return band < 2 ? area + 1 : -1;
}

/** The field after the n-th legal move of one fielder, from 0; 0 where there are not so many. */
function nthMove(field: number, near: boolean, outfieldMost: number, slipsMost: number, nth: number): number {
  const free = places & ~field;
  let left = nth;
  for (let m = field; m !== 0; m &= m - 1) {
    const from = m & -m;
    const area = 31 - Math.clz32(from);
    for (let i = 0; i < (near ? 4 : 24); i++) {
      const to = near ? neighbour(area, i) : i;
      if (to < 0 || (free & (1 << to)) === 0) continue;
      const moved = (field & ~from) | (1 << to);
      if (isLegal(moved, outfieldMost, slipsMost) && left-- === 0) return moved;
    }
  }
  return 0;
}

/** Sends one fielder elsewhere: a move that is drawn and kept if it is legal, for most are. */
function move(field: number, near: boolean, outfieldMost: number, slipsMost: number, seat: number): number {
  const free = places & ~field;
  for (let tries = 0; tries < 64; tries++) {
    const from = nthBit(field, pick(out, seat, 9));
    const to = near ? neighbour(from, pick(out, seat, 4)) : nthBit(free, pick(out, seat, 8));
    if (to < 0 || (free & (1 << to)) === 0) continue;
    const moved = (field & ~(1 << from)) | (1 << to);
    if (isLegal(moved, outfieldMost, slipsMost)) return moved;
  }
  let many = 0;
  while (nthMove(field, near, outfieldMost, slipsMost, many) !== 0) many++;
  return nthMove(field, near, outfieldMost, slipsMost, pick(out, seat, many));
}

/** Who may bowl the over before the last `left`, so that somebody may bowl each of those (ctg.ruling.bowler-lookahead). */
function mayBowl(leftOut: number, last: number, left: number): number {
  const all = bowlers & ~(1 << leftOut);
  // nobody bowls two in a row: of the overs that are left one player bowls half at most, rounded down for the one who has just bowled
  const half = left >> 1;
  const most = left - half;
  let covered = 0;
  for (let m = all; m !== 0; m &= m - 1) {
    const quota = 2 - (tokens[31 - Math.clz32(m & -m)] as number);
    covered += Math.min(quota, most);
  }
  let may = 0;
  for (let m = all; m !== 0; m &= m - 1) {
    const next = 31 - Math.clz32(m & -m);
    const quota = 2 - (tokens[next] as number);
    if (next === last || quota === 0) continue;
    if (covered - Math.min(quota, most) + Math.min(quota - 1, half) >= left) may |= m & -m;
  }
  return may;
}

/** A skill card is used: a specialist turns it down, anybody else all three (ctg.skill.other-flip-all). */
function turnDown(player: number, card: number): void {
  skills[player] = player >= 4 && player <= 6 ? (skills[player] as number) & ~(1 << card) : 0;
}

/** Whether a player has a skill card and uses it. */
function uses(player: number, card: number, seat: number): boolean {
  if (((skills[player] as number) & (1 << card)) === 0 || pick(out, seat, 2) === 0) return false;
  turnDown(player, card);
  return true;
}

/** The field before a ball: it is kept, or a fielder is moved and the question comes again, or it is set anew. */
function adjust(before: number, outfieldMost: number, slipsMost: number, seat: number): number {
  let field = before;
  let mayKeep = isLegal(field, outfieldMost, slipsMost);
  let mayMove = mayKeep || nthMove(field, false, outfieldMost, slipsMost, 0) !== 0;
  for (;;) {
    const choice = pickBit(out, seat, 4 | (mayMove ? 2 : 0) | (mayKeep ? 1 : 0));
    if (choice === 0) return field;
    if (choice === 2) {
      const legal = fieldsOf(outfieldMost, slipsMost);
      return legal[pick(out, seat, legal.length)] as number;
    }
    field = move(field, false, outfieldMost, slipsMost, seat);
    mayKeep = true;
    mayMove = true;
  }
}

/** Of the chances that a block (missed by 0) or a miss gives to dismiss, the bowler takes one (ctg.prec.choose-one). */
function dismisses(
  missedBy: number,
  bowl: number,
  isStraight: boolean,
  card: number,
  slips: number,
  attacks: boolean,
  seat: number,
): boolean {
  const isBlock = missedBy === 0;
  const mayRoll = !isBlock && (isStraight || missedBy >= (missNeeded[bowl] as number));
  const maySlip = slips !== 0 && (isBlock || snick[card] === 1);
  const mayAppeal = !isBlock && appeal[card] === 1;
  const chances = (mayRoll ? 1 : 0) | (maySlip ? 2 : 0) | (mayAppeal ? 4 : 0);
  if (chances === 0) return false;
  const chance = pickBit(out, seat, chances);
  if (chance === 0) {
    const own = isStraight ? 0 : (bowledDie[bowl] as number);
    const sides = own > 0 ? own : attacks ? 8 : 6;
    return 1 + pick(out, bowledRoll, sides) >= (sides === 8 ? 7 : 6);
  }
  if (chance === 2) return 1 + pick(out, umpireDie, 6) >= umpireOut;
  let took = false;
  for (let slip = bitCount(slips); slip > 0; slip--) if (pick(out, slipDice, 6) === 5) took = true;
  return took;
}

/**
 * Plays the match of a seed.
 * @param seed 0 to 2^31 - 1
 * @returns the balls bowled
 */
export function playCtgByHand(seed: number): number {
  const h = hashOfNumber(seed);
  for (let i = 0; i < streams.length; i++) begin(out, ledger.streams + 4 * i, h, streams[i] as number);
  begun.set(out);

  // teams, whom each leaves out, the pitch, the coin
  const homeTeam = pick(out, home, 2);
  const homeOut = pick(out, home, 4);
  const awayOut = pick(out, away, 4);
  const pitch = pick(out, pitchStream, 3);
  const suited = suits[pitch] as number;
  const winner = pick(out, away, 2) === pick(out, coinStream, 2) ? 1 : 0;
  const batsFirst = winner ^ pick(out, winner === 0 ? home : away, 2);

  let allBalls = 0;
  let target = 0x7fffffff;
  for (let innings = 0; innings < 2; innings++) {
    const homeBats = (batsFirst ^ innings) === 0;
    const batter = homeBats ? home : away;
    const bowlerSeat = homeBats ? away : home;
    const batOut = homeBats ? homeOut : awayOut;
    const bowlOut = homeBats ? awayOut : homeOut;
    const batTeam = 12 * (homeBats ? homeTeam : 1 - homeTeam);
    const bowlTeam = 12 - batTeam;
    for (let i = 0; i < 12; i++) {
      confidence[i] = startingConfidence[batTeam + i] as number;
      tokens[i] = 0;
      skills[i] = 7;
    }
    // the field, the first bowler, the openers
    const first = fieldsOf(2, 2);
    let field = first[pick(out, bowlerSeat, first.length)] as number;
    let bowler = pickBit(out, bowlerSeat, mayBowl(bowlOut, -1, 9));
    let striker = pick(out, batter, 11);
    let partner = pick(out, batter, 10);
    if (partner >= striker) partner++;
    if (striker >= batOut) striker++;
    if (partner >= batOut) partner++;
    let gone = (1 << batOut) | (1 << striker) | (1 << partner);
    // whoever faces turns their token as they like before each ball, so nobody looks at what it showed when they came in
    pick(out, batter, 2);
    pick(out, batter, 2);

    let powerPlayUsed = false;
    let runs = 0;
    let wickets = 0;
    let balls = 0;
    let overs = 0;
    for (;;) {
      // the over: its bowler, the call to power play, the limits on the field
      if (overs > 0) bowler = pickBit(out, bowlerSeat, mayBowl(bowlOut, bowler, 9 - overs));
      const style = bowler < 2 ? 0 : bowler < 4 ? 1 : 2;
      let powerPlay = false;
      if (!powerPlayUsed && overs >= 2) {
        powerPlay = pick(out, batter, 2) === 0;
        powerPlayUsed = powerPlay;
      }
      const outfieldMost = overs < 2 || powerPlay ? 2 : 5;
      const slipsMost = slipsOf[style] as number;
      const isMiddle = overs > 0 && overs < 9;
      let cardsLeft = (1 << overDeck) - 1;
      let turned = 0;
      let played = 0;
      let lastWasPair = false;
      let d8Next = false;
      let bowlerSkills = 3;
      let freeHit = false;
      let overBalls = 0;
      while (overBalls < 6 && wickets < 10 && runs < target) {
        const facing = striker;
        let bat = 0;
        /** What the batters run or try to run, where it is not what they score. */
        let crossed = -1;
        let extra = 0;
        let isOut = false;
        let victim = facing;
        let isBoundary = false;
        if (isMiddle && turned < 2 && played === 0 && !freeHit) {
          // express play: the icon of the card is all that counts
          const place = nthBit(cardsLeft, pick(out, overCardStream, overDeck - turned));
          cardsLeft &= ~(1 << place);
          turned++;
          const shown = icon[overDeck * style + place] as number;
          if (shown <= icons.four) {
            bat = shown;
            isBoundary = shown === icons.four;
          } else if (shown === icons.d8) d8Next = true;
          else if (shown === icons.table) {
            const result = expressTable[9 * style + 1 + pick(out, expressTableStream, 8)] as number;
            if (result < 0) isOut = true;
            else {
              bat = result;
              isBoundary = result === 4 || result === 6;
            }
          } else if (lastWasPair) isOut = pick(out, expressPairStream, 6) >= 4;
          lastWasPair = shown === icons.pair;
        } else {
          // a played ball
          field = adjust(field, outfieldMost, slipsMost, bowlerSeat);
          // the bowl, the attitude, the zone
          const bowl = (deckFrom[style] as number) + pick(out, bowlerSeat, deckSize[style] as number);
          const attacks = pick(out, batter, 2) === 0;
          const zone = 1 + pick(out, batter, 5);
          played++;
          // the meter (ctg.adv.distance), which of a specialist batter never falls below neutral
          const lowest = facing >= 4 && facing <= 6 ? 0 : -1;
          const between = lines[6 * bowl + zone] as number;
          let meter = between === 0 ? 3 : (confidence[facing] as number) - between;
          if (meter < lowest) meter = lowest;
          else if (meter > 3) meter = 3;
          // the skill cards of the bowler, each once in an over
          let effort = 0;
          while (bowlerSkills !== 0) {
            const choice = pickBit(out, bowlerSeat, 1 | (bowlerSkills << 1));
            if (choice === 0) break;
            bowlerSkills &= ~(1 << (choice - 1));
            if (choice - 1 === effortCard) effort += effortAmount;
            else if (nthMove(field, true, outfieldMost, slipsMost, 0) !== 0)
              field = move(field, true, outfieldMost, slipsMost, bowlerSeat);
          }
          // the over card, which a free hit does not have
          let card = -1;
          let isNoBall = false;
          let done = false;
          if (!freeHit) {
            const place = nthBit(cardsLeft, pick(out, overCardStream, overDeck - turned));
            cardsLeft &= ~(1 << place);
            turned++;
            card = overDeck * style + place;
            if (noBall[card] === 1) {
              isNoBall = true;
              extra = 1;
              done = runs + 1 >= target;
            }
            const sure = (confidence[facing] as number) + (confidenceBy[2 * card + (attacks ? 1 : 0)] as number);
            confidence[facing] = sure > 3 ? 3 : Math.max(sure, -1);
            meter += meterOf[card] as number;
            if (meter < lowest) meter = lowest;
            else if (meter > 3) meter = 3;
            if (!done && replaces[card] === 1) {
              const result = replaceTable[7 * card + 1 + pick(out, cardDie, 6)] as number;
              if (result < 0) isOut = true;
              else {
                bat = result;
                isBoundary = result === 4 || result === 6;
              }
              done = true;
              d8Next = false;
            }
          }
          const isProtected = isNoBall || freeHit;
          if (!done) {
            // the dice of bowler and batter
            const isStock = (((stockBalls[bowlTeam + bowler] as number) >> bowl) & 1) === 1;
            const isMarked = bowler < 4 && suited === style && bowlD8[bowl] === 1;
            const bowlerSides = d8Next || isStock || isMarked ? 8 : 6;
            d8Next = false;
            const batterSides = facing < 4 ? 6 : 8;
            const bowled = 1 + pick(out, bowlerDie, bowlerSides);
            let batted = 1 + pick(out, batterDie, batterSides);
            const isLocked = batted === 1 && bowled === bowlerSides && !isProtected;
            if (!isLocked && uses(facing, rerollCard, batter)) batted = 1 + pick(out, rerollDie, batterSides);
            const margin = batted + meter - bowled - effort;
            if (batted === 1 && bowled === bowlerSides) {
              // clean bowled, which nobody is on a no-ball or a free hit
              isOut = !isProtected;
            } else if (bowled === 1 && batted > 5) {
              bat = batted === 8 ? 6 : 4;
              isBoundary = true;
            } else if (margin <= 0 || batted === bowled) {
              // a block or a miss: of the chances that it gives to dismiss the bowler takes one
              if (!isProtected) {
                const slips = style === 2 ? 0 : field & 0xf;
                const missedBy = margin === 0 || batted === bowled ? 0 : -margin;
                const isStraight = (((straightBalls[bowlTeam + bowler] as number) >> bowl) & 1) === 1;
                isOut = dismisses(missedBy, bowl, isStraight, card, slips, attacks, bowlerSeat);
              }
            } else {
              // a strike: distance and bounce, what pace and spin do to the distance, and the six
              let distance = 1 + pick(out, distanceDie, 6);
              const face = (attacks ? 6 : 0) + pick(out, bounceDie, 6);
              const bounce = bounceOf[face] as number;
              const red = isRed[face] === 1;
              if (style === 0 && margin >= 3 && distance < 6 && pick(out, batter, 2) === 1) distance++;
              else if (style === 1 && margin < 3 && distance > 1) distance--;
              const band = (distance - 1) >> 1;
              const landing = 4 * zone + band;
              if (!red && bounce >= 2 && band === 2) {
                bat = 6;
                isBoundary = true;
              } else {
                let caught = false;
                let dropped = false;
                if (red && (field & (1 << landing)) !== 0 && !isProtected) {
                  const grounded = uses(facing, groundedCard, batter);
                  if (!grounded && pick(out, bowlerSeat, 2) === 0) {
                    caught = 1 + pick(out, catchDie, 6) >= (catchNeeds[landing] as number);
                    dropped = !caught;
                  }
                }
                const depth = band + bounce;
                if (caught) isOut = true;
                else if (depth >= 3) {
                  bat = 4;
                  isBoundary = true;
                } else {
                  // what is safe by where the ball stops, and one more run or not
                  const stop = 4 * zone + depth;
                  const safe = depth < 2 ? 1 : 2;
                  const isDead = dropped && stop === landing;
                  const isFielded = !isDead && (field & (1 << stop)) !== 0;
                  let made = isFielded && red ? safe - 1 : safe;
                  if (!isDead && runs + extra + made < target && pick(out, batter, 2) === 1) {
                    const tried = made + 1;
                    let isRunOut = 1 + pick(out, runOutDie, 6) >= (isFielded && red ? 6 : 5);
                    if (isRunOut) {
                      // the throw goes to the striker's end from the zones beside them
                      const strikersEnd = zone < 2 || zone === 5;
                      const runner = strikersEnd === (tried % 2 === 0) ? striker : partner;
                      if (uses(runner, diveCard, batter)) isRunOut = false;
                      else victim = runner;
                    }
                    if (isRunOut) {
                      isOut = true;
                      crossed = tried;
                    } else made = tried;
                  }
                  bat = made;
                }
              }
            }
          }
          freeHit = isNoBall;
        }

        // the ball is booked
        runs += bat + extra;
        if (isOut) wickets++;
        if (isBoundary && (confidence[facing] as number) < 3) confidence[facing] = (confidence[facing] as number) + 1;
        if (extra === 0) {
          balls++;
          overBalls++;
        }
        if (isOut && wickets < 10 && runs < target && (overBalls < 6 || overs < 9)) {
          // the next batter takes the place of the one who is out, and shows an attitude
          const next = pickBit(out, batter, allTwelve & ~gone);
          gone |= 1 << next;
          pick(out, batter, 2);
          if (victim === striker) striker = next;
          else partner = next;
        }
        if (((crossed >= 0 ? crossed : bat) & 1) === 1) {
          const faced = striker;
          striker = partner;
          partner = faced;
        }
      }
      if (wickets === 10 || runs >= target || overs === 9) break;
      overs++;
      tokens[bowler] = (tokens[bowler] as number) + 1;
      const faced = striker;
      striker = partner;
      partner = faced;
    }
    allBalls += balls;
    out[innings === 0 ? ledger.runs1 : ledger.runs2] = runs;
    out[innings === 0 ? ledger.wickets1 : ledger.wickets2] = wickets;
    out[innings === 0 ? ledger.balls1 : ledger.balls2] = balls;
    target = runs + 1;
  }
  forgetUndrawn(out, begun, ledger.streams);
  out[ledger.batsFirst] = batsFirst;
  out[ledger.balls] = allBalls;
  return allBalls;
}
