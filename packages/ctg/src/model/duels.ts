import { type Ball, type Habit, mostBowls, noHabit, type Odds, roomForDuel, solveBall, strokesOfBall } from './duel.js';
import { evenRuns, type Stakes } from './stakes.js';

/** Stakes are told apart by so much of a run. */
export const grain = 0.2;

/** How often each stroke is played and then how often each bowl is bowled: so many numbers are the mixture of one ball. */
const mixture = strokesOfBall + mostBowls;
const mostRemembered = 20_000;
const mostNumbers = 512;
/** A habit is less than this. */
const mostHabits = 8;
const fewAtFirst = 1024;

const duel = roomForDuel();

/**
 * The mixtures of balls, each worked out once. They stand one behind the other in one table, for thousands are remembered, and each of
 * them is looked up by chance: a few numbers in a row come from memory at once, and objects that lead to lists do not.
 */
export class Duels {
  /** The mixtures. Each begins at a place that is given for a ball, and the first is that of a ball that is not remembered. */
  shares = new Float64Array(mixture * fewAtFirst);
  private remembers = 0;
  private readonly fieldNumbers = new Map<number, number>();
  private readonly d8Numbers = new Map<number, number>();
  private readonly straightNumbers = new Map<number, number>();
  private readonly places = new Map<number, Map<number, number>>();
  private like: { readonly ball: Ball; readonly habit: Habit; readonly places: Map<number, number> } | null = null;
  private last: {
    readonly ball: Ball;
    readonly stakes: Stakes;
    readonly habit: Habit;
    readonly place: number;
  } | null = null;

  constructor(private readonly odds: Odds) {}

  /**
   * Where the mixture of a ball begins. Bowl, attitude and zone are chosen one after another, so the last is known by the two objects.
   * The place holds until another ball is asked for.
   */
  placeOf(ball: Ball, stakes: Stakes, habit: Habit = noHabit): number {
    const { last } = this;
    if (last && last.ball === ball && last.stakes === stakes && last.habit === habit) return last.place;
    const place =
      stakes.runs === evenRuns ? this.remembered(ball, stakes, habit) : this.solved(ball, stakes, null, habit);
    this.last = { ball, stakes, habit, place };
    return place;
  }

  /** The same where the batter may play in one attitude alone; null for both. It is worked out anew. */
  solved(ball: Ball, stakes: Stakes, attitude: 'aggressive' | 'defensive' | null, habit: Habit = noHabit): number {
    this.last = null;
    return this.write(ball, stakes, attitude, 0, habit);
  }

  private remembered(ball: Ball, stakes: Stakes, habit: Habit): number {
    const like = this.placesLike(ball, habit);
    const key = keyOf(ball, stakes);
    const before = like.get(key);
    if (before !== undefined) return before;
    this.remembers++;
    const place = this.write(ball, stakes, null, mixture * this.remembers, habit);
    like.set(key, place);
    return place;
  }

  private write(
    ball: Ball,
    stakes: Stakes,
    attitude: 'aggressive' | 'defensive' | null,
    place: number,
    habit: Habit,
  ): number {
    solveBall(this.odds, ball, stakes, duel, attitude, habit);
    if (place + mixture > this.shares.length) {
      const more = new Float64Array(2 * this.shares.length);
      more.set(this.shares);
      this.shares = more;
    }
    this.shares.set(duel.rows, place);
    this.shares.set(duel.columns, place + strokesOfBall);
    return place;
  }

  /**
   * The places of the duels that were worked out for such a field, such dice, such a bowler and such a habit: mostly those of the ball
   * before.
   */
  private placesLike(ball: Ball, habit: Habit): Map<number, number> {
    const { fieldNumbers, d8Numbers, straightNumbers, places } = this;
    const met = Math.max(fieldNumbers.size, d8Numbers.size, straightNumbers.size);
    if (met >= mostNumbers || this.remembers >= mostRemembered) {
      for (const map of [fieldNumbers, d8Numbers, straightNumbers, places]) map.clear();
      this.remembers = 0;
      this.like = null;
    }
    const { field, d8, straight } = ball;
    const { like } = this;
    if (
      like &&
      like.ball.field === field &&
      like.ball.d8 === d8 &&
      like.ball.straight === straight &&
      like.habit === habit
    )
      return like.places;
    const key =
      ((numberOf(field, fieldNumbers) * mostNumbers + numberOf(d8, d8Numbers)) * mostNumbers +
        numberOf(straight, straightNumbers)) *
        mostHabits +
      habit;
    let found = places.get(key);
    if (!found) {
      found = new Map();
      places.set(key, found);
    }
    this.like = { ball, habit, places: found };
    return found;
  }
}

/** A small number for each mask that has been met: keys are whole numbers below 2 ** 30, which maps find fastest. */
function numberOf(mask: number, numbers: Map<number, number>): number {
  let number = numbers.get(mask);
  if (number === undefined) {
    number = numbers.size;
    numbers.set(mask, number);
  }
  return number;
}

/** All else that a duel is told apart by. */
function keyOf(ball: Ball, { wicket, confidence }: Stakes): number {
  let key = (ball.strong << 2) | ball.style;
  key = (key << 6) | ((ball.confidence + 1) << 3) | (ball.batterD6 ? 4 : 0) | (ball.lowest === 0 ? 2 : 0);
  key = (key << 1) | (ball.isSafe ? 1 : 0);
  key = (key << 1) | (ball.hasCard ? 1 : 0);
  return (key << 13) | (Math.min(255, Math.round(wicket / grain)) << 5) | Math.min(31, Math.round(confidence / grain));
}
