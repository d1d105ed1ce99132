import tables from './outlook.json';

/**
 * What an innings of two overs or more brings from one ball to its end, with modes, hidden card, economy and all else in it. `npm run learn` in
 * this package learns it from matches of the player with itself: a sum of tables, each of which looks at a part of the position.
 */

/** How an innings stands between two balls. */
export interface Position {
  /** Balls and wickets left, one at least. */
  balls: number;
  wickets: number;
  /** Power cards played in the over, and balls for which the 6 is locked. */
  power: number;
  lock: number;
  /** Balls that the modes last, and whether they can still be called: defence mode in this over, the field shift in this innings. */
  defence: number;
  canDefend: boolean;
  shift: number;
  canShift: boolean;
  /** What can still be used. */
  hidden: boolean;
  trap: boolean;
  pass: boolean;
  prediction: boolean;
  blocker: boolean;
  /** Scoring turns in a row, and whether the next run is doubled. */
  streak: number;
  ready: boolean;
  /** Whether the next ball is forced; balls in the window of the economy, two at most, and the runs of the last and the one before. */
  forced: boolean;
  windowBalls: number;
  windowLast: number;
  windowBefore: number;
}

/** The part of a position that is known before the ball: trap, pass, streak and window are what comes of it. */
export type Lasting = Omit<
  Position,
  'trap' | 'pass' | 'streak' | 'ready' | 'forced' | 'windowBalls' | 'windowLast' | 'windowBefore'
>;

/** Longer innings, and more wickets, are looked at as these. */
export const mostBalls = 18;
export const mostWickets = 3;
const over = 6;

/** The size of each table. */
const sizes = {
  wickets: mostBalls * mostWickets,
  power: over * mostWickets * 9,
  end: 3 * mostWickets * 9,
  defence: 6 * over * mostWickets,
  defencePower: 6 * 9,
  shift: 4 * over * mostWickets,
  shiftPower: 4 * 9,
  modes: 6 * 4,
  hidden: 12 * mostWickets,
  bluffs: 4 * mostBalls * mostWickets,
  streak: 5 * mostWickets,
  prediction: mostWickets,
  blocker: over * mostWickets,
  window: 29 * mostWickets,
  windowDefence: 29 * 2,
};

type Name = keyof typeof sizes;
/** The tables, in the order in which they are laid end to end. */
export type Tables = Readonly<Record<Name, readonly number[]>>;
const names = /* @__PURE__ */ Object.keys(sizes) as readonly Name[];

/** Where each table begins. */
function begins(): Readonly<Record<Name, number>> {
  let next = 0;
  const each = names.map((name) => {
    next += sizes[name];
    return [name, next - sizes[name]] as const;
  });
  return Object.fromEntries(each) as Record<Name, number>;
}

const starts = /* @__PURE__ */ begins();
/** How many numbers there are in all tables. */
export const entries = /* @__PURE__ */ names.reduce((sum, name) => sum + sizes[name], 0);

/** Each pair of runs of the last two balls that the economy tells apart, by the last and the one before; five or more are as many as five. */
function pairsOfRuns(): readonly number[] {
  let next = -1;
  return Array.from({ length: 36 }, (_, at) => (Math.floor(at / 6) + (at % 6) <= 5 ? ++next : next));
}

const pairs = /* @__PURE__ */ pairsOfRuns();

/**
 * The runs that the economy looks at before a ball, as a number: none, the ball is forced, those of one ball, those of two.
 * @param inIt balls in its window, two at most
 * @param last the runs of the last ball, and of the one before
 */
function windowOf(balls: number, forced: boolean, inIt: number, last: number, before: number): number {
  if (forced) return 1;
  // the last ball forces nobody
  if (inIt <= 0 || balls < 2) return 0;
  const runs = Math.min(last, 5);
  return inIt === 1 ? 2 + runs : 8 + (pairs[6 * runs + Math.min(before, 5)] as number);
}

/** The tables know no longer innings. Such a one is looked at as a shorter one at the same ball of an over. */
export function ballsKnown(balls: number): number {
  return balls <= mostBalls ? balls : mostBalls - over + 1 + ((balls - 1) % over);
}

export function wicketsKnown(wickets: number): number {
  return Math.min(wickets, mostWickets);
}

/** Writes down which numbers of the tables a position is the sum of, whatever its wickets and what a ball changes; gives how many there are. */
function lastingEntries(position: Lasting, wickets: number, power: number, lock: number, into: Int32Array): number {
  const balls = ballsKnown(position.balls);
  const w = wicketsKnown(wickets) - 1;
  const left = (balls - 1) % over;
  const soon = Math.min(balls, over) - 1;
  const cards = 3 * Math.min(power, 2) + Math.min(lock, 2);
  const defence = (position.canDefend ? 3 : 0) + Math.min(position.defence, 2);
  const shift = position.canShift ? 3 : Math.min(position.shift, 2);
  let count = 0;
  into[count++] = starts.wickets + (balls - 1) * mostWickets + w;
  into[count++] = starts.power + (left * mostWickets + w) * 9 + cards;
  into[count++] = starts.defence + (defence * over + left) * mostWickets + w;
  into[count++] = starts.defencePower + defence * 9 + cards;
  into[count++] = starts.shift + (shift * over + soon) * mostWickets + w;
  into[count++] = starts.shiftPower + shift * 9 + cards;
  into[count++] = starts.modes + defence * 4 + shift;
  if (balls <= 3) into[count++] = starts.end + ((balls - 1) * mostWickets + w) * 9 + cards;
  if (position.hidden) into[count++] = starts.hidden + (Math.min(balls, 12) - 1) * mostWickets + w;
  if (position.prediction) into[count++] = starts.prediction + w;
  if (position.blocker) into[count++] = starts.blocker + soon * mostWickets + w;
  return count;
}

/** The entry of what is left of trap and pass, of the streak, and of the window, which has two. */
function bluffsEntry(balls: number, w: number, trap: boolean, pass: boolean): number {
  return starts.bluffs + (((trap ? 2 : 0) + (pass ? 1 : 0)) * mostBalls + balls - 1) * mostWickets + w;
}

function streakEntry(w: number, streak: number, ready: boolean): number {
  return starts.streak + (ready ? 4 : Math.min(streak, 3)) * mostWickets + w;
}

function windowEntry(w: number, window: number): number {
  return starts.window + window * mostWickets + w;
}

function defendedEntry(window: number, defence: number): number {
  return starts.windowDefence + window * 2 + (defence > 0 ? 1 : 0);
}

/** Writes down all numbers of the tables that a position is the sum of; gives how many there are. */
export function entriesOf(position: Position, into: Int32Array): number {
  const { wickets, power, lock, defence, trap, pass, streak, ready } = position;
  const { forced, windowBalls, windowLast, windowBefore } = position;
  const balls = ballsKnown(position.balls);
  const w = wicketsKnown(wickets) - 1;
  const window = windowOf(balls, forced, windowBalls, windowLast, windowBefore);
  let count = lastingEntries(position, wickets, power, lock, into);
  into[count++] = bluffsEntry(balls, w, trap, pass);
  into[count++] = streakEntry(w, streak, ready);
  into[count++] = windowEntry(w, window);
  into[count++] = defendedEntry(window, defence);
  return count;
}

/** Tables laid end to end, as the file has them: in hundredths of a run. */
export function laidOut(from: Tables): Float64Array {
  const all = new Float64Array(entries);
  for (const name of names) for (const [at, value] of from[name].entries()) all[starts[name] + at] = value / 100;
  return all;
}

/** The same the other way. */
export function inTables(all: Float64Array): Tables {
  const rounded = (name: keyof typeof sizes): number[] =>
    Array.from(all.subarray(starts[name], starts[name] + sizes[name]), (value) => Math.round(100 * value) || 0);
  return Object.fromEntries(names.map((name) => [name, rounded(name)])) as unknown as Tables;
}

/** What the player goes by. Only learning changes it. */
export const learned = /* @__PURE__ */ laidOut(tables);

const found = /* @__PURE__ */ new Int32Array(16);

function sumOf(count: number): number {
  let sum = 0;
  for (let at = 0; at < count; at++) sum += learned[found[at] as number] as number;
  return sum;
}

/** What the card of a ball was, as far as later balls look at it. */
export const plainCard = 0;
export const four = 1;
export const six = 2;

/** What may come of one ball: the runs to be expected after each of it, of which most are the same. */
export class Outlook {
  private balls = 0;
  private defence = 0;
  /** The part that is the same, by what the card was; not out, then out. */
  private readonly parts = new Float64Array(6);
  private readonly w = new Int32Array(2);

  /**
   * Looks at a ball.
   * @param after how the innings stands after a pass
   * @param sixLock balls for which a 6 is locked once it was played
   * @param newOver whether the ball ends the over
   */
  look(after: Lasting, sixLock: number, newOver: boolean): void {
    const { wickets, power, lock } = after;
    this.balls = ballsKnown(after.balls);
    this.defence = after.defence;
    for (let out = 0; out < 2 && wickets > out; out++) {
      this.w[out] = wicketsKnown(wickets - out) - 1;
      for (let card = plainCard; card <= six; card++) {
        const powers = newOver ? 0 : power + (card === plainCard ? 0 : 1);
        const count = lastingEntries(after, wickets - out, powers, card === six ? sixLock : lock, found);
        this.parts[out * 3 + card] = sumOf(count);
      }
    }
  }

  /** The runs that are to be expected after it. */
  runs(out: 0 | 1, card: number, streak: number, ready: boolean, window: number, trap: boolean, pass: boolean): number {
    const w = this.w[out] as number;
    return (
      (this.parts[out * 3 + card] as number) +
      (learned[bluffsEntry(this.balls, w, trap, pass)] as number) +
      (learned[streakEntry(w, streak, ready)] as number) +
      (learned[windowEntry(w, window)] as number) +
      (learned[defendedEntry(window, this.defence)] as number)
    );
  }

  /** The window after it. */
  window(forced: boolean, inIt: number, last: number, before: number): number {
    return windowOf(this.balls, forced, inIt, last, before);
  }
}
