import { type Card, cards } from './components/cards.js';
import type { Modes, Standing } from './standing.js';
import { sharesKept, type TrapSolver } from './trap-game.js';

/** So many balls are remembered, by a part of the hash of each. */
const bits = 11;
/** A place that holds no ball: no key is below 0. */
const empty = -1;
/** How many numbers are kept of each: its value, and how both sides play. */
const numbers = 1 + sharesKept;

function placeOf(key: number): number {
  return Math.imul(key, 0x9e3779b1) >>> (32 - bits);
}

/**
 * Balls that were solved before and come up again and again: those of short innings, of which power cards, lock and what can still be used are
 * all there is to know, and the first ball of longer ones. A ball that falls on the place of another takes it, so the memory does not grow.
 */
export class SolvedBalls {
  private readonly keys = new Int32Array(1 << bits).fill(empty);
  private readonly kept = new Float64Array((1 << bits) * numbers);
  /** The rules and the innings under which all of them were solved. */
  private under: Pick<Standing, 'p' | 'solved' | 'overs'> | null = null;

  /** Has both sides play a ball as it was solved before, and gives its value; null where it is not known. */
  load(key: number, at: Standing, game: TrapSolver): number | null {
    this.begin(at);
    const place = placeOf(key);
    if (this.keys[place] !== key) return null;
    game.load(this.kept, place * numbers + 1);
    return this.kept[place * numbers] as number;
  }

  /** Remembers how a ball was solved that was just looked for, and its value. */
  keep(key: number, value: number, game: TrapSolver): void {
    const place = placeOf(key);
    this.keys[place] = key;
    this.kept[place * numbers] = value;
    game.save(this.kept, place * numbers + 1);
  }

  private begin(at: Standing): void {
    const { under } = this;
    if (under !== null && under.p === at.p && under.solved === at.solved && under.overs === at.overs) return;
    this.under = at;
    this.keys.fill(empty);
  }
}

/** All that the solution of such a ball depends on, as a number; null for any other ball. */
export function keyOf(at: Standing, modes: Modes): number | null {
  if (at.balls > 31 || at.wickets > 7) return null;
  return at.long ? keyOfFirst(at, modes) : keyOfShort(at, modes);
}

function calledIn({ defence, shift, hidden }: Modes): number {
  return (defence ? 1 : 0) | (shift ? 2 : 0) | (hidden ? 4 : 0);
}

function keyOfShort(at: Standing, modes: Modes): number | null {
  const { balls, wickets, power, lock, needed } = at;
  if (power > 3 || lock > 3 || needed < -1 || needed > 62) return null;
  const cricket = ((((((balls << 3) | wickets) << 2) | power) << 2) | lock) << 6;
  const played = cards.indexOf(at.previous as Card) + 1;
  const can = (at.newOver ? 1 : 0) | (at.ready ? 2 : 0) | (at.forced ? 4 : 0) | (at.freeHit ? 8 : 0);
  const left = (at.trap ? 1 : 0) | (at.pass ? 2 : 0);
  return ((((((cricket | (needed + 1)) << 3) | played) << 4) | can) << 5) | (left << 3) | calledIn(modes);
}

function keyOfFirst(at: Standing, modes: Modes): number | null {
  const { balls, wickets, defence, shift } = at;
  if (at.needed >= 0 || at.made > 0 || at.windowBalls > 0 || defence > 7 || shift > 7) return null;
  if (at.power > 0 || at.lock > 0 || at.streak > 0 || at.ready || at.forced || at.freeHit) return null;
  if (cards.includes(at.previous as Card) || at.windowLast > 0 || at.windowBefore > 0) return null;
  const cricket = ((((balls << 3) | wickets) << 1) | (at.newOver ? 1 : 0)) << 6;
  const left =
    (at.trap ? 1 : 0) | (at.pass ? 2 : 0) | (at.hidden ? 4 : 0) | (at.prediction ? 8 : 0) | (at.blocker ? 16 : 0);
  const can = (at.canDefend ? 1 : 0) | (at.canShift ? 2 : 0);
  // no short innings has this bit
  return (1 << 30) | ((((((cricket | (defence << 3) | shift) << 5) | left) << 2) | can) << 3) | calledIn(modes);
}
