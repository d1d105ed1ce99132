import { cardRuns, linesFrom } from '../components/cards.js';
import { bits, bitsOf, holds, inZone, maskOf } from '../components/geometry.js';
import type { Parameters } from '../kit.js';
import { at, faceChances, rowOf } from './faces.js';
import { type MatrixGame, matrixGame, solve } from './matrix-game.js';
import type { Stakes } from './stakes.js';
import { endChance, ends, endWorths, roomForEnds, strikeAt, strikeEnds, strikeWorth } from './strikes.js';

/**
 * A ball as both sides see it before it is bowled. The bowler lays a bowl face down, and the batter answers it unseen, with an
 * attitude and a zone: a game of two sides that choose at once.
 */
export interface Ball {
  readonly field: number;
  readonly style: number;
  /** The bowls with which this bowler rolls a D8, one bit each. */
  readonly d8: number;
  /** The bowls with which any miss lets this bowler roll, one bit each. */
  readonly straight: number;
  /** The zones in which the batter is strong, one bit each. */
  readonly strong: number;
  /** The batter rolls a D6, as specialist bowlers do. */
  readonly batterD6: boolean;
  /** The least that the meter may be: 0 for a specialist batter. */
  readonly lowest: number;
  readonly confidence: number;
  /** Nobody can be dismissed but by a run-out. */
  readonly isSafe: boolean;
  /** An over card will be turned. */
  readonly hasCard: boolean;
}

/** The rows of the game: a zone from 1 to 5 in either attitude. */
export function rowOfStroke(aggressive: boolean, zone: number): number {
  return (aggressive ? 5 : 0) + zone - 1;
}

export const strokesOfBall = 10;
export const mostBowls = 10;
/** Every bowl of the three decks, one bit each. */
export const everyBowl = 2 ** 30 - 1;

/** Everything about balls that follows from the parameters alone. */
export interface Odds {
  readonly p: Parameters;
  readonly faces: Float64Array;
  readonly strikes: Float64Array;
  /** By style: how many of the over cards have a snick, and an appeal. */
  readonly snick: Float64Array;
  readonly appeal: Float64Array;
  /** `2 * style + aggressive`: over cards that raise confidence, and that lower it. */
  readonly up: Float64Array;
  readonly down: Float64Array;
  /** The chance of a catch behind the wicket, by how many slips stand there. */
  readonly slips: Float64Array;
  /** By style: how many of the over cards settle a ball by a table of their own, and the runs that all balls have from them. */
  readonly settled: Float64Array;
  readonly settledRuns: Float64Array;
  /** By bowl, the miss that lets the bowler roll; by `2 * bowl + aggressive`, the chance that the roll comes off. */
  readonly missNeeded: Uint8Array;
  readonly bowled: Float64Array;
  /** The bowls with a D8 mark, one bit each. */
  readonly marked: number;
}

export function oddsOf(p: Parameters): Odds {
  const { cards } = p;
  const deck = cards.icon.length / 3;
  const share = (style: number, counts: (card: number) => boolean): number => {
    let n = 0;
    for (let card = deck * style; card < deck * (style + 1); card++) if (counts(card)) n++;
    return n / deck;
  };
  const byStyle = (counts: (card: number) => boolean) => Float64Array.from([0, 1, 2], (style) => share(style, counts));
  const byAttitude = (counts: (change: number) => boolean) =>
    Float64Array.from(
      [0, 1, 2].flatMap((style) => [
        share(style, (card) => counts(cards.defensiveChange[card] as number)),
        share(style, (card) => counts(cards.aggressiveChange[card] as number)),
      ]),
    );
  const missed = (p.slipCatch - 1) / 6;
  const bowls = cards.bowlDie.length;
  return {
    p,
    faces: faceChances(p, 0),
    strikes: strikeEnds(p),
    snick: byStyle((card) => cards.snick[card] === 1),
    appeal: byStyle((card) => cards.appeal[card] === 1),
    up: byAttitude((change) => change > 0),
    down: byAttitude((change) => change < 0),
    slips: Float64Array.from([0, 1, 2, 3, 4], (n) => 1 - missed ** n),
    settled: byStyle((card) => cards.replaces[card] === 1),
    settledRuns: Float64Array.from([0, 1, 2], (style) => {
      let sum = 0;
      for (let card = deck * style; card < deck * (style + 1); card++)
        for (let face = 1; face <= 6; face++)
          if (cards.replaces[card] === 1) sum += Math.max(0, cardRuns(cards, card, face));
      return sum / (6 * deck);
    }),
    missNeeded: Uint8Array.from({ length: bowls }, (_, bowl) => missNeeded(p, bowl)),
    bowled: Float64Array.from({ length: 2 * bowls }, (_, at) => bowledChance(p, at >> 1, (at & 1) === 1)),
    marked: maskOf(bitsOf(everyBowl).filter((bowl) => cards.bowlD8[bowl] === 1)),
  };
}

/** The chance that the bowled roll comes off. */
export function bowledChance(p: Parameters, bowl: number, aggressive: boolean): number {
  const own = p.missCardOverride === 'card-over-general' ? (p.cards.bowlDie[bowl] as number) : 0;
  const isD8 = own > 0 ? own === 8 : p.bowledDie === 'always-d8' || (p.bowledDie === 'aggressive-d8') === aggressive;
  return isD8 ? 1 / 4 : 1 / 6;
}

/** The miss that lets the bowler roll. */
export function missNeeded(p: Parameters, bowl: number): number {
  const own = p.cards.bowlMargin[bowl] as number;
  return own > 0 && p.missCardOverride === 'card-over-general' ? own : p.missMargin;
}

// one ball is weighed at a time, so these are written over and over
const worth = new Float64Array(strokesOfBall * mostBowls);
const endsWorth = roomForEnds();

/** The place on the meter of a bowl against a zone. */
function meterOf(p: Parameters, { confidence, lowest, strong }: Ball, bowl: number, zone: number): number {
  const lines = linesFrom(p.firstShot === 'nearest' ? p.cards.lines : p.cards.linesFirst, bowl, zone);
  return lines === 0 ? 3 : Math.max(lowest, confidence - lines + (holds(strong, zone) ? 1 : 0));
}

/** The chance of a miss that lets the bowler roll. */
function rollChance({ faces, missNeeded }: Odds, { straight }: Ball, bowl: number, face: number): number {
  return faces[face + at.missed + (holds(straight, bowl) ? 1 : (missNeeded[bowl] as number))] as number;
}

/**
 * Weighs every stroke against every bowl of the deck.
 * @returns what each is worth to the batting side in runs, a row for each stroke; it holds until the next ball is weighed
 */
export function weigh(odds: Odds, ball: Ball, stakes: Stakes): Float64Array {
  const { p, faces, strikes } = odds;
  const { cards } = p;
  const { style, field, isSafe, hasCard, confidence } = ball;
  const from = cards.deckFrom[style] as number;
  const n = cards.deckSize[style] as number;
  const none = stakes.runs[0] as number;
  const boundary = confidence < 3 ? stakes.confidence : 0;
  endWorths(endsWorth, p, stakes, boundary);
  if (isSafe) endsWorth[ends.caught] = stakes.runs[1] as number;
  const natural4 = (stakes.runs[4] as number) + boundary - none;
  const natural6 = (stakes.runs[6] as number) + boundary - none;
  const slips = style === 2 ? 0 : (odds.slips[bits(field & 15)] as number);
  const snick = hasCard ? (odds.snick[style] as number) : 0;
  const appeal = hasCard
    ? ((odds.appeal[style] as number) * (cards.umpireDie + 1 - cards.umpireOut)) / cards.umpireDie
    : 0;
  const price = isSafe ? 0 : stakes.wicket;
  for (let row = 0; row < strokesOfBall; row++) {
    const aggressive = row > 4;
    const zone = 1 + (row % 5);
    const there = inZone(field, zone);
    const good = strikeWorth(strikes, strikeAt(zone, there, style, aggressive, true), endsWorth) - none;
    const poor = strikeWorth(strikes, strikeAt(zone, there, style, aggressive, false), endsWorth) - none;
    const change = hasCard ? stakes.confidence * confidenceChange(odds, style, aggressive, confidence) : 0;
    for (let i = 0; i < n; i++) {
      const bowl = from + i;
      const face = rowOf(ball.batterD6, (ball.d8 & (1 << bowl)) !== 0, meterOf(p, ball, bowl, zone));
      const missed = faces[face + at.missed + 1] as number;
      const rolls = rollChance(odds, ball, bowl, face);
      const bowled = odds.bowled[2 * bowl + (aggressive ? 1 : 0)] as number;
      // of several chances the bowler takes the best
      const outs =
        (faces[face + at.clean] as number) +
        (faces[face + at.block] as number) * slips +
        rolls * (bowled + snick * Math.max(0, slips - bowled)) +
        (missed - rolls) * (snick * slips + appeal);
      worth[mostBowls * row + i] =
        none +
        (faces[face + at.six] as number) * natural6 +
        (faces[face + at.four] as number) * natural4 +
        (faces[face + at.good] as number) * good +
        (faces[face + at.strike] as number) * poor -
        price * outs +
        change;
    }
  }
  return worth;
}

/** By how much the over cards change a confidence, on the average. */
function confidenceChange({ up, down }: Odds, style: number, aggressive: boolean, confidence: number): number {
  const at = 2 * style + (aggressive ? 1 : 0);
  return (confidence < 3 ? (up[at] as number) : 0) - (confidence > -1 ? (down[at] as number) : 0);
}

/** Room for the solution of a ball. */
export function roomForDuel(): MatrixGame {
  return matrixGame(strokesOfBall, mostBowls);
}

/**
 * A habit of the batter: the zone, from 1 to 5, into which a {@link habitShare} of the strokes goes, whatever the ball. The others are
 * free. {@link noHabit} where all of them are.
 */
export type Habit = number;
export const noHabit: Habit = 0;

/**
 * A batter may play into one zone only to have the field moved there, and then play elsewhere. So the bowler expects the habit this
 * often, and otherwise the strokes that hurt most.
 */
export const habitShare = 1 / 3;

/** Changes what strokes are worth to that of a batter with a habit. Strokes of the habit are played in both attitudes alike. */
function withHabit(habit: Habit): void {
  const first = mostBowls * (habit - 1);
  for (let i = 0; i < mostBowls; i++) {
    const usual = ((worth[first + i] as number) + (worth[first + 5 * mostBowls + i] as number)) / 2;
    for (let at = i; at < worth.length; at += mostBowls)
      worth[at] = habitShare * usual + (1 - habitShare) * (worth[at] as number);
  }
}

/**
 * Solves a ball: how often each stroke is played and each bowl bowled.
 * @param attitude the only one that the batter may play in; null where both are open
 * @param habit of the batter; the rows then are the strokes that are free
 */
export function solveBall(
  odds: Odds,
  ball: Ball,
  stakes: Stakes,
  solved: MatrixGame,
  attitude: 'aggressive' | 'defensive' | null = null,
  habit: Habit = noHabit,
): void {
  weigh(odds, ball, stakes);
  if (habit !== noHabit) withHabit(habit);
  const n = odds.p.cards.deckSize[ball.style] as number;
  if (attitude === null) solve(solved, worth, strokesOfBall, n, mostBowls);
  else if (attitude === 'defensive') solve(solved, worth, 5, n, mostBowls);
  else {
    solve(solved, worth.subarray(5 * mostBowls), 5, n, mostBowls);
    solved.rows.copyWithin(5, 0, 5);
    solved.rows.fill(0, 0, 5);
  }
}

/** The outcomes of a ball: 0 to 6 runs, and a wicket last. */
export const outcomes = 8;

/**
 * How often a ball that is played as it was solved brings which runs, and a wicket.
 * @param into is added to, with a weight
 */
export function addOutcomes(
  odds: Odds,
  ball: Ball,
  { wicket }: Stakes,
  solved: MatrixGame,
  weight: number,
  into: Float64Array,
): void {
  const { p, faces, strikes } = odds;
  const { style, field } = ball;
  const from = p.cards.deckFrom[style] as number;
  const slips = style === 2 ? 0 : (odds.slips[bits(field & 15)] as number);
  const add = (outcome: number, chance: number): void => {
    into[outcome] = (into[outcome] as number) + chance;
  };
  for (let row = 0; row < strokesOfBall; row++)
    for (let i = 0; i < (p.cards.deckSize[style] as number); i++) {
      const often = weight * (solved.rows[row] as number) * (solved.columns[i] as number);
      if (often === 0) continue;
      const aggressive = row > 4;
      const zone = 1 + (row % 5);
      const bowl = from + i;
      const face = rowOf(ball.batterD6, (ball.d8 & (1 << bowl)) !== 0, meterOf(p, ball, bowl, zone));
      const chance = (place: number): number => often * (faces[face + place] as number);
      add(6, chance(at.six));
      add(4, chance(at.four));
      const outs =
        chance(at.clean) +
        chance(at.block) * slips +
        often * rollChance(odds, ball, bowl, face) * bowledChance(p, bowl, aggressive);
      add(outcomes - 1, outs);
      add(0, chance(at.block) + chance(at.missed + 1) + chance(at.clean) - outs);
      for (const good of [false, true]) {
        const strike = strikeAt(zone, inZone(field, zone), style, aggressive, good);
        const struck = chance(good ? at.good : at.strike);
        for (const [end, outcome] of runsOfEnds) add(outcome, struck * endChance(strikes, strike, end));
        for (const [end, safe, needs] of [
          [ends.redNone, 0, p.runOut],
          [ends.redOne, 1, p.runOut],
          [ends.one, 1, p.extraRunOut],
          [ends.two, 2, p.extraRunOut],
        ] as const) {
          const out = (7 - needs) / 6;
          const often = struck * endChance(strikes, strike, end);
          const tried = 1 - out - out * wicket > 0 ? often : 0;
          add(safe, often - tried);
          add(safe + 1, (1 - out) * tried);
          add(outcomes - 1, out * tried);
        }
      }
    }
}

const runsOfEnds = [
  [ends.caught, outcomes - 1],
  [ends.deadOne, 1],
  [ends.deadTwo, 2],
  [ends.four, 4],
  [ends.six, 6],
] as const;
