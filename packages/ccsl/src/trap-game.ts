/**
 * One ball as the game that it is while the bowler may spring the trap, which catches two values beside the card, and the batter may pass,
 * which risks nothing. Either can be done once, so each has to be worth more now than it would be later; and neither may be foreseen. So
 * both are mixed, like the cards.
 */

/** What a ball is weighed by: values to the batter, by rows, which are the six cards. */
export interface Stakes {
  /** What a row is worth where nothing catches it, and where something does. */
  readonly free: Float64Array;
  readonly caught: Float64Array;
  /** Rows that may be played. */
  readonly legal: Uint8Array;
  /** Whether a card that is matched is caught: not so on a free hit. */
  matches: boolean;
  /** What the batter gains once the trap is gone; infinite where there is none to set. */
  trapCosts: number;
  /** What of that is lost to who is caught by it: all where that ends the innings, less where others bat on without the trap. */
  trapTakes: number;
  /** What a pass is worth; minus infinity where there is none. */
  passIsWorth: number;
  /** How often both play the 0, as a share of what its risk says. */
  noughts: number;
}

/** How both sides play a ball, so that neither can be read. */
interface TrapGame {
  /** What the ball is worth to the batter. */
  readonly value: number;
  /** How often the batter passes, and how often the trap is set. */
  readonly pass: number;
  readonly trap: number;
  /** How often the batter plays each row: with the pass, that comes to one. */
  readonly batter: Float64Array;
  /** How often the bowler plays each card. */
  readonly bowler: Float64Array;
  /** How often each row is trapped: two of them whenever the trap is set. */
  readonly trapped: Float64Array;
}

const rows = 6;

/** Stakes to be filled in. */
export function noStakes(): Stakes {
  return {
    free: new Float64Array(rows),
    caught: new Float64Array(rows),
    legal: new Uint8Array(rows),
    matches: true,
    trapCosts: Number.POSITIVE_INFINITY,
    trapTakes: 0,
    passIsWorth: Number.NEGATIVE_INFINITY,
    noughts: 1,
  };
}

/** How many numbers a solver keeps of a ball. */
export const sharesKept = 3 + 3 * rows;

/** A solver with buffers of its own. */
export class TrapSolver implements TrapGame {
  value = 0;
  pass = 0;
  trap = 0;
  readonly batter = new Float64Array(rows);
  readonly bowler = new Float64Array(rows);
  readonly trapped = new Float64Array(rows);
  private readonly order = new Int32Array(rows);
  private readonly weight = new Float64Array(rows);
  /** Rows in the mix, the best ones, and the sum of their weights. */
  private support = 0;
  private weights = 0;

  /**
   * The bowler presses the rows down, the best ones first and all to one value: by one share of danger with the card, and by more with the
   * trap, as long as it takes more than it costs. Lower than a pass no row can be pressed.
   */
  solve(stakes: Stakes): number {
    const { free, trapCosts, trapTakes, passIsWorth } = stakes;
    const card = stakes.matches ? 1 : 0;
    const count = this.sort(stakes);
    const reach = 2 + (2 + card) * trapTakes * this.meanWeight(count);
    let value = free[this.order[0] as number] as number;
    let danger = 0;
    this.support = this.weights = 0;
    this.enter(free, value, count);
    while (value > passIsWorth) {
      const springs = danger >= card;
      if (springs && (danger >= card + reach || reach <= trapCosts * this.weights)) break;
      const most = springs ? card + reach : card;
      const below = this.support < count ? (free[this.order[this.support] as number] as number) : -Infinity;
      const next = Math.max(below, passIsWorth, value - (most - danger) / this.weights);
      // no more than there is, whatever rounding adds
      danger = next > below && next > passIsWorth ? most : Math.min(most, danger + (value - next) * this.weights);
      value = next;
      this.enter(free, value, count);
    }
    this.trap = Math.max(0, danger - card) / reach;
    this.value = value;
    this.mixBatter(danger > 0 ? value <= passIsWorth : value < passIsWorth, trapCosts / reach);
    this.mixBowler(stakes, danger);
    if (this.trap > 0) this.value += this.trap * trapCosts;
    return this.value;
  }

  /** Writes down how both sides play, so that it can be loaded again. */
  save(into: Float64Array, at: number): void {
    into[at] = this.value;
    into[at + 1] = this.pass;
    into[at + 2] = this.trap;
    into.set(this.batter, at + 3);
    into.set(this.bowler, at + 3 + rows);
    into.set(this.trapped, at + 3 + 2 * rows);
  }

  /** Has both sides play as it was written down. */
  load(from: Float64Array, at: number): void {
    this.value = from[at] as number;
    this.pass = from[at + 1] as number;
    this.trap = from[at + 2] as number;
    for (let row = 0; row < rows; row++) {
      this.batter[row] = from[at + 3 + row] as number;
      this.bowler[row] = from[at + 3 + rows + row] as number;
      this.trapped[row] = from[at + 3 + 2 * rows + row] as number;
    }
  }

  private meanWeight(count: number): number {
    let sum = 0;
    for (let at = 0; at < count; at++) sum += this.weight[this.order[at] as number] as number;
    return sum / count;
  }

  /** Lays the rows that may be played in order, the one that is worth most first; gives how many there are. */
  private sort({ free, caught, legal, noughts }: Stakes): number {
    const { order, weight } = this;
    let count = 0;
    for (let row = 0; row < rows; row++) {
      if (!legal[row]) continue;
      const worth = free[row] as number;
      weight[row] = (row === 0 ? noughts : 1) / Math.max(1e-6, worth - (caught[row] as number));
      let at = count++;
      for (; at > 0 && (free[order[at - 1] as number] as number) < worth; at--) order[at] = order[at - 1] as number;
      order[at] = row;
    }
    return count;
  }

  /** Takes rows into the mix that are worth as much as it. */
  private enter(free: Float64Array, value: number, count: number): void {
    while (this.support < count && (free[this.order[this.support] as number] as number) >= value)
      this.weights += this.weight[this.order[this.support++] as number] as number;
  }

  /**
   * Every row stands to lose the same by being caught. Where the trap is set at times, that is so much that it takes just what it costs:
   * what is left is a pass, or the row that came last into the mix.
   */
  private mixBatter(passes: boolean, wavering: number): void {
    const { batter, order, weight, weights, support, trap } = this;
    batter.fill(0);
    const wavers = trap > 0 && (passes || trap < 1 - 1e-9);
    const last = order[support - 1] as number;
    const most = 1 / (weights - (passes ? 0 : (weight[last] as number)));
    const loses = wavers ? Math.min(wavering, most) : passes ? 0 : 1 / weights;
    for (let at = 0; at < support; at++) batter[order[at] as number] = loses * (weight[order[at] as number] as number);
    this.pass = passes ? 1 - loses * weights : 0;
    if (passes || !wavers) return;
    batter[last] = Math.max(0, 1 - loses * (weights - (weight[last] as number)));
  }

  /** Rows are trapped as often as they are pressed down, and the card is for what is left of that. */
  private mixBowler({ free, trapTakes }: Stakes, danger: number): void {
    const { bowler, trapped, order, weight, support, trap, value } = this;
    bowler.fill(0);
    trapped.fill(0);
    for (let at = 0; at < support; at++) {
      const row = order[at] as number;
      bowler[row] = ((free[row] as number) - value) * (weight[row] as number);
    }
    if (trap > 0) {
      const more = (row: number): number => 1 + trapTakes * (weight[row] as number);
      for (let at = 0; at < support; at++) {
        const row = order[at] as number;
        const own = bowler[row] as number;
        trapped[row] = Math.min(trap, (2 * trap * own) / danger);
        bowler[row] = Math.max(0, own - (trapped[row] as number) * more(row));
      }
    }
    let cards = 0;
    for (let row = 0; row < rows; row++) cards += bowler[row] as number;
    for (let at = 0; at < support; at++) {
      const row = order[at] as number;
      bowler[row] = cards > 1e-9 ? (bowler[row] as number) / cards : 1 / support;
    }
  }
}
