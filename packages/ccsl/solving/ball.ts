import { cards } from '../src/components/cards.js';
import { type Programme, programme } from './linear.js';

/**
 * One ball as the game that it is: the batter chooses a card or a pass and may predict, the bowler chooses a card and may
 * set the trap, both at once. So the ball has a value when neither side can read the other.
 * It comes from a linear programme.
 */

/** The numbers of the rules that a ball is played by. */
export interface BallRules {
  readonly ballsPerOver: number;
  readonly powerPerOver: number;
  readonly sixLock: number;
  readonly streakTurns: number;
  readonly noBallRuns: number;
  readonly anticipationRuns: number;
  readonly streak: boolean;
  readonly freeHit: boolean;
}

/** How an innings stands before a ball. */
export interface Standing {
  /** Balls left, this one included. */
  balls: number;
  wickets: number;
  /** Power cards played in the over, and balls for which the 6 is locked. */
  power: number;
  lock: number;
  /** The place of the bowler's last card among the cards; -1 where there is none to repeat. */
  previous: number;
  freeHit: boolean;
  streak: number;
  ready: boolean;
  /** What may still be used. */
  trap: boolean;
  pass: boolean;
  prediction: boolean;
}

/** A standing with nothing in it, before a ball. */
export function standing(balls: number, wickets: number, more: Partial<Standing> = {}): Standing {
  return {
    ...{ balls, wickets, power: 0, lock: 0, previous: -1, freeHit: false, streak: 0, ready: false },
    ...{ trap: false, pass: false, prediction: false },
    ...more,
  };
}

/** What it is worth to the batter to stand so after a ball that brought so many runs. The standing holds for this question. */
export type Worth = (after: Standing, gained: number) => number;

/** The row of a pass, behind those of the cards. */
const passRow = 6;
/** The place of no prediction, behind those of the cards. */
const noPrediction = 6;

/** A ball, and how it is looked at. */
export interface Ball {
  readonly at: Standing;
  /**
   * Card and prediction are weighed together, as is needed where a prediction may decide the match; otherwise each by itself, which
   * is quicker, and the same wherever a run more is worth as much after every card.
   */
  readonly together: boolean;
  readonly worth: Worth;
}

/** What goes with the bowler's card, and what came of a prediction. */
const plain = 0;
const trapping = 1;
const kept = 0;
const wrong = 1;
const right = 2;

const rows = 7;

/** What is in a ball, and where it stands in the programme. */
interface Shape {
  readonly traps: boolean;
  /** How a prediction is weighed, where there may be one. */
  readonly apart: boolean;
  readonly together: boolean;
  /** The variables of each kind begin here: cards with the trap, values trapped, the worth of a prediction. */
  readonly withTrap: number;
  readonly trapped: number;
  readonly prediction: number;
  readonly variables: number;
  /** Constraints: those of the batter's rows, then of the predictions, then of the trap. */
  readonly rows: number;
  readonly predictions: number;
  readonly constraints: number;
}

/** Solves balls, one at a time. */
export class BallGame {
  // what each row is worth against each card: by what goes with the card, and what came of a prediction
  private readonly pays = Array.from({ length: 6 }, () => new Float64Array(rows * 6));
  /** What the trap takes of each row. */
  private readonly losses = new Float64Array(rows);
  private readonly legal = new Uint8Array(rows);
  private readonly lp: Programme = programme(64, 32);
  private readonly after = standing(0, 0);

  constructor(private readonly rules: BallRules) {}

  /** Solves a ball; gives its value to the batter. */
  solve(ball: Ball): number {
    const shape = this.shapeOf(ball);
    const { lp } = this;
    lp.begin(shape.constraints, shape.variables);
    // every pay-off is made positive: then so is the value, and the programme can be scaled by it
    const lift = 1 - this.weigh(ball, shape);
    this.layRows(shape, lift);
    if (shape.apart) this.layPredictions(ball, shape);
    if (shape.traps) this.layTraps(ball, shape);
    for (let b = 0; b < 6; b++) {
      lp.brings(b, 1);
      if (shape.traps) lp.brings(shape.withTrap + b, 1);
    }
    return 1 / lp.solve() - lift;
  }

  private shapeOf(ball: Ball): Shape {
    const { at } = ball;
    const traps = at.trap;
    const together = at.prediction && ball.together;
    const apart = at.prediction && !together;
    let count = 0;
    for (let row = 0; row < rows; row++) count += this.legal[row] = this.isLegal(ball, row) ? 1 : 0;
    if (together) count *= 7;
    const prediction = traps ? 18 : 6;
    return {
      ...{ traps, apart, together, withTrap: 6, trapped: 12, prediction },
      variables: prediction + (apart ? 1 : 0),
      rows: count,
      predictions: apart ? 6 : 0,
      constraints: count + (apart ? 6 : 0) + (traps ? 7 : 0),
    };
  }

  private isLegal({ at }: Ball, row: number): boolean {
    if (row === passRow) return at.pass;
    const card = cards[row] as number;
    return !(card > 3 && at.power >= this.rules.powerPerOver) && !(card === 6 && at.lock > 0);
  }

  /** Fills in what everything is worth; gives the least of it. */
  private weigh(ball: Ball, { traps, together }: Shape): number {
    let least = Number.POSITIVE_INFINITY;
    for (let row = 0; row < rows; row++) {
      if (!this.legal[row]) continue;
      this.step(ball, row);
      for (let way = plain; way <= (traps ? trapping : plain); way++) {
        for (let how = kept; how <= (together ? right : kept); how++)
          least = Math.min(least, this.weighRow(ball, row, way, how));
      }
    }
    return least;
  }

  /** How the innings stands after a row, but for what depends on the bowler. */
  private step({ at }: Ball, row: number): void {
    const { after, rules } = this;
    const card = row < passRow ? (cards[row] as number) : -1;
    const newOver = (at.balls - 1) % rules.ballsPerOver === 0;
    after.balls = at.balls - 1;
    after.power = newOver ? 0 : at.power + (card > 3 ? 1 : 0);
    after.lock = card === 6 ? rules.sixLock : at.lock > 0 ? at.lock - 1 : 0;
    after.pass = at.pass && row !== passRow;
  }

  /** What goes with the bowler's card, and what came of a prediction, is told to what comes after. */
  private tell({ at }: Ball, way: number, how: number): void {
    const { after } = this;
    after.trap = at.trap && way !== trapping;
    after.prediction = at.prediction && how === kept;
  }

  /** Fills in a row against each card of the bowler; gives the least of it. */
  private weighRow(ball: Ball, row: number, way: number, how: number): number {
    const to = this.pays[way * 3 + how] as Float64Array;
    this.tell(ball, way, how);
    const runs = row < passRow ? (cards[row] as number) : 0;
    let least = Number.POSITIVE_INFINITY;
    for (let b = 0; b < 6; b++) {
      const worth = this.turned(ball, row, b, runs, how === right ? this.rules.anticipationRuns : 0);
      to[row * 6 + b] = worth;
      if (worth < least) least = worth;
    }
    if (way === trapping && how === kept) this.losses[row] = row === passRow ? 0 : this.lossOf(ball, runs);
    return least;
  }

  /** What comes of two cards that are turned, where the batter's brings so many runs when it is not matched. */
  private turned(ball: Ball, row: number, b: number, runs: number, bonus: number): number {
    const { after, rules } = this;
    const { at } = ball;
    const noBall = b === at.previous;
    after.previous = b;
    after.freeHit = noBall && rules.freeHit;
    return this.outcome(ball, b === row && !at.freeHit, runs, bonus + (noBall ? rules.noBallRuns : 0));
  }

  /** What the trap takes of a card that would have been safe. */
  private lossOf(ball: Ball, runs: number): number {
    const { after } = this;
    after.previous = -1;
    after.freeHit = false;
    return this.outcome(ball, false, runs, 0) - this.outcome(ball, true, 0, 0);
  }

  /** What comes of a row that was out or not, with so many runs of the card and so many beside them. */
  private outcome({ at, worth }: Ball, out: boolean, runs: number, extras: number): number {
    const { after, rules } = this;
    after.wickets = at.wickets - (out ? 1 : 0);
    after.streak = 0;
    after.ready = false;
    let scored = out ? 0 : runs;
    if (rules.streak && !out) {
      if (scored === 0) after.ready = at.ready;
      else if (at.ready) scored *= 2;
      else if (at.streak + 1 >= rules.streakTurns) after.ready = true;
      else after.streak = at.streak + 1;
    }
    return worth(after, scored + extras);
  }

  /**
   * Lays down a constraint for each row of the batter. The bowler's shares are scaled so that no row brings more than one: then the
   * most that they can come to is one over the value.
   */
  private layRows({ traps, apart, together, withTrap, trapped, prediction }: Shape, lift: number): void {
    const { lp } = this;
    let line = 0;
    for (let row = 0; row < rows; row++) {
      if (!this.legal[row]) continue;
      for (let told = together ? 0 : noPrediction; told <= noPrediction; told++, line++) {
        for (let b = 0; b < 6; b++) {
          const how = told === noPrediction ? kept : told === b ? right : wrong;
          lp.takes(line, b, this.pay(plain, how, row, b) + lift);
          if (traps) lp.takes(line, withTrap + b, this.pay(trapping, how, row, b) + lift);
        }
        if (traps && row < passRow) lp.takes(line, trapped + row, -(this.losses[row] as number));
        if (apart) lp.takes(line, prediction, 1);
        lp.allows(line, 1);
      }
    }
  }

  private pay(way: number, how: number, row: number, b: number): number {
    return (this.pays[way * 3 + how] as Float64Array)[row * 6 + b] as number;
  }

  /** What each prediction brings is at most what the bowler allows one to bring, which comes on top of the rows. */
  private layPredictions(ball: Ball, shape: Shape): void {
    const { lp } = this;
    const [gain, cost] = this.predictionOf(ball);
    for (let told = 0; told < 6; told++) {
      const line = shape.rows + told;
      for (let b = 0; b < 6; b++) {
        const brings = (told === b ? gain : 0) - cost;
        lp.takes(line, b, brings);
        if (shape.traps) lp.takes(line, shape.withTrap + b, brings);
      }
      lp.takes(line, shape.prediction, -1);
    }
  }

  /** The gain of a right prediction and the cost of any, on average over the rows. */
  private predictionOf(ball: Ball): readonly [gain: number, cost: number] {
    let gain = 0;
    let cost = 0;
    let cells = 0;
    for (let row = 0; row < rows; row++) {
      if (!this.legal[row]) continue;
      // any card that neither matches nor makes a no ball
      let b = (row + 3) % 6;
      if (b === ball.at.previous) b = (b + 1) % 6;
      this.step(ball, row);
      this.tell(ball, plain, wrong);
      const runs = row < passRow ? (cards[row] as number) : 0;
      const missed = this.turned(ball, row, b, runs, 0);
      gain += this.turned(ball, row, b, runs, this.rules.anticipationRuns) - missed;
      cost += this.pay(plain, kept, row, b) - missed;
      cells++;
    }
    return [gain / cells, cost / cells];
  }

  /** Two values are trapped whenever the trap is set, and a card is trapped or matched at most once. */
  private layTraps({ at }: Ball, { rows: first, predictions, withTrap, trapped }: Shape): void {
    const { lp } = this;
    const line = first + predictions;
    for (let b = 0; b < 6; b++) {
      lp.takes(line, withTrap + b, -2);
      lp.takes(line, trapped + b, 1);
      for (let other = 0; other < 6; other++)
        lp.takes(line + 1 + b, withTrap + other, other === b && !at.freeHit ? 0 : -1);
      lp.takes(line + 1 + b, trapped + b, 1);
    }
  }
}
