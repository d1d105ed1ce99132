import { type Card, cards } from './components/cards.js';
import type { Modes } from './solve-ball.js';
import type { Standing } from './standing.js';
import { sharesKept, type TrapSolver } from './trap-game.js';

/** So many balls are remembered, by a part of the hash of each. */
const bits = 11;
const nobody = -1;
/** How many numbers are kept of each: its value, and how both sides play. */
const numbers = 1 + sharesKept;

function placeOf(key: number): number {
  return Math.imul(key, 0x9e3779b1) >>> (32 - bits);
}

/**
 * Balls that were solved before, in innings whose balls come up again and again: those of which power cards, lock and what can still be used
 * are all there is to know. A ball that falls on the place of another takes it, so the memory does not grow.
 */
export class SolvedBalls {
  private readonly keys = new Int32Array(1 << bits).fill(nobody);
  private readonly kept = new Float64Array((1 << bits) * numbers);
  /** The rules and the innings under which all of them were solved. */
  private under: Pick<Standing, 'p' | 'solved' | 'overs'> | null = null;

  /** Has both sides play a ball as it was solved before, and gives its value; null where it is not known. */
  load(at: Standing, modes: Modes, game: TrapSolver): number | null {
    const key = keyOf(at, modes);
    if (key === nobody) return null;
    this.begin(at);
    const place = placeOf(key);
    if (this.keys[place] !== key) return null;
    game.load(this.kept, place * numbers + 1);
    return this.kept[place * numbers] as number;
  }

  /** Remembers how a ball was solved, and its value. */
  keep(at: Standing, modes: Modes, game: TrapSolver, value: number): void {
    const key = keyOf(at, modes);
    if (key === nobody) return;
    this.begin(at);
    const place = placeOf(key);
    this.keys[place] = key;
    this.kept[place * numbers] = value;
    game.save(this.kept, place * numbers + 1);
  }

  private begin(at: Standing): void {
    const { under } = this;
    if (under !== null && under.p === at.p && under.solved === at.solved && under.overs === at.overs) return;
    this.under = at;
    this.keys.fill(nobody);
  }
}

/** All that the solution of a ball of such an innings depends on, as a number; {@link nobody} for any other ball. */
function keyOf(at: Standing, modes: Modes): number {
  const { balls, wickets, power, lock, needed, previous } = at;
  if (at.long || balls > 31 || wickets > 7 || power > 3 || lock > 3 || needed < -1 || needed > 62) return nobody;
  const cricket = ((((balls << 3) | wickets) << 2) | power) << 2;
  const played = cards.indexOf(previous as Card) + 1;
  const told = ((((cricket | lock) << 6) | (needed + 1)) << 3) | played;
  const can = (at.newOver ? 1 : 0) | (at.ready ? 2 : 0) | (at.forced ? 4 : 0) | (at.freeHit ? 8 : 0);
  const left = (at.trap ? 1 : 0) | (at.pass ? 2 : 0);
  const called = (modes.defence ? 1 : 0) | (modes.shift ? 2 : 0) | (modes.hidden ? 4 : 0);
  return (told << 9) | (can << 5) | (left << 3) | called;
}
