import { type FieldLimits, fieldsUnder } from '../components/fields.js';
import { bits } from '../components/geometry.js';
import {
  type Ball,
  type Habit,
  habitShare,
  mostBowls,
  noHabit,
  type Odds,
  roomForDuel,
  solveBall,
  strokesOfBall,
  weigh,
} from './duel.js';
import { at, rowOf } from './faces.js';
import type { Stakes } from './stakes.js';

/**
 * The field that gives least away, where the batter sees it before choosing a stroke. The side that bowls answers the strokes that were
 * played against its fields so far, the batter answers each field, turn by turn; the best of the fields is taken.
 */

const turns = 6;
const duel = roomForDuel();

export function bestField(
  odds: Odds,
  limits: FieldLimits,
  ball: Omit<Ball, 'field'>,
  stakes: Stakes,
  habit: Habit = noHabit,
): number {
  const table = fieldsUnder(limits);
  const strokes = new Float64Array(strokesOfBall).fill(1 / strokesOfBall);
  // a deck with fewer bowls than others leaves the last places empty
  const deck = odds.p.cards.deckSize[ball.style] as number;
  const bowls = new Float64Array(mostBowls).fill(1 / deck, 0, deck);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < turns; turn++) {
    const field = table.best(savedBy(odds, ball, stakes, strokes, bowls));
    solveBall(odds, { ...ball, field }, stakes, duel, null, habit);
    if (habit !== noHabit) addHabit(habit, duel.rows);
    if (duel.value < least) {
      least = duel.value;
      best = field;
    }
    const share = 1 / (turn + 1);
    for (let row = 0; row < strokesOfBall; row++) strokes[row] = mixed(strokes, duel.rows, row, share);
    for (let i = 0; i < deck; i++) bowls[i] = mixed(bowls, duel.columns, i, share);
  }
  return best;
}

/** Adds the strokes of a habit to those that are free. */
function addHabit(habit: Habit, strokes: Float64Array): void {
  for (let row = 0; row < strokesOfBall; row++)
    strokes[row] = (1 - habitShare) * (strokes[row] as number) + (row % 5 === habit - 1 ? habitShare / 2 : 0);
}

function mixed(before: Float64Array, now: Float64Array, i: number, share: number): number {
  return (1 - share) * (before[i] as number) + share * (now[i] as number);
}

/** What fielders save in one zone, by who stands there, where strokes and bowls come as often as they did. */
function savedBy(
  odds: Odds,
  ball: Omit<Ball, 'field'>,
  stakes: Stakes,
  strokes: Float64Array,
  bowls: Float64Array,
): (zone: number, there: number) => number {
  // a zone is worth the same whoever stands in the others, so one field with the same fielders in each tells of all
  const lost = new Float64Array(6 * 16);
  const deck = odds.p.cards.deckSize[ball.style] as number;
  for (let there = 0; there < 16; there++) {
    const field = there * 0x111110;
    const worth = weigh(odds, { ...ball, field }, stakes);
    for (let row = 0; row < strokesOfBall; row++) {
      const place = 16 * (1 + (row % 5)) + there;
      for (let i = 0; i < deck; i++)
        lost[place] =
          (lost[place] as number) +
          (strokes[row] as number) * (bowls[i] as number) * (worth[mostBowls * row + i] as number);
    }
  }
  const edged = ball.isSafe || ball.style === 2 ? 0 : edges(odds, ball, strokes, bowls) * stakes.wicket;
  return (zone, there) =>
    zone === 0 ? edged * (odds.slips[bits(there & 3)] as number) : -(lost[16 * zone + there] as number);
}

/** How often a ball comes to the slips. */
function edges(odds: Odds, ball: Omit<Ball, 'field'>, strokes: Float64Array, bowls: Float64Array): number {
  const { p, faces } = odds;
  const from = p.cards.deckFrom[ball.style] as number;
  const snick = ball.hasCard ? (odds.snick[ball.style] as number) : 0;
  let sum = 0;
  for (let row = 0; row < strokesOfBall; row++)
    for (let i = 0; i < (p.cards.deckSize[ball.style] as number); i++) {
      const bowl = from + i;
      const lines = p.cards.lines[6 * bowl + 1 + (row % 5)] as number;
      const meter = lines === 0 ? 3 : Math.max(ball.lowest, ball.confidence - lines);
      const face = rowOf(ball.batterD6, (ball.d8 & (1 << bowl)) !== 0, meter);
      sum +=
        (strokes[row] as number) *
        (bowls[i] as number) *
        ((faces[face + at.block] as number) + snick * (faces[face + at.missed + 1] as number));
    }
  return sum;
}
