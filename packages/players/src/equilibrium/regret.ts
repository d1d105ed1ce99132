import {
  HowzatError,
  type Position,
  type Rulebook,
  type Seat,
  type Selection,
  type Variant,
  type VariantTypes,
} from '@howzat/core';
import { type Program, programOf, rulebookOf, stateAt } from '@howzat/core/engine';
import { GameTree, type Moment, type Situation } from './game-tree.js';
import type { Horizon } from './keys.js';
import type { Share } from './solve.js';

/** What to approximate, and how closely. */
export interface ApproximateOptions {
  /** As for `solve`. */
  readonly horizon?: Horizon;
  /** Where to begin instead of before the toss. */
  readonly from?: Position;
  /** How often both sides learn; 200 unless given. */
  readonly iterations?: number;
  /** Stops before that once neither side can gain more than this; 0 unless given. */
  readonly within?: number;
  /** Refuses a game of more moments than this, each reached in one way only; 500,000 unless given. */
  readonly moments?: number;
}

/** Play near the equilibrium, and how near. */
export interface Approximation {
  /** What the game is worth when both sides play so. */
  readonly value: number;
  /** How much the two sides together could gain by answering the other's play best: exact, and nought at an equilibrium. */
  readonly exploitability: number;
  /** The value between two at their best lies between these. */
  readonly between: readonly [least: number, most: number];
  readonly iterations: number;
  /** Moments of the game, and the situations that a side can tell apart when it decides. */
  readonly moments: number;
  readonly situations: number;
  /** The mixes of the first decisions, by step; empty where chance comes first. */
  readonly opening: Readonly<Record<string, readonly Share[]>>;
}

/** How often each choice is made now: as often as it is regretted not to have been made. */
function current({ regrets }: Situation): Float64Array {
  let sum = 0;
  for (const regret of regrets) sum += regret;
  return sum > 0 ? regrets.map((regret) => regret / sum) : regrets.map(() => 1 / regrets.length);
}

/** How often each choice was made, the later rounds counting more. */
function average({ sums }: Situation): Float64Array {
  let sum = 0;
  for (const part of sums) sum += part;
  return sum > 0 ? sums.map((part) => part / sum) : sums.map(() => 1 / sums.length);
}

/** One round of learning for one seat; the value to the seat that wants much. */
function learn(at: Moment, seat: Seat, sign: 1 | -1, mine: number, others: number, weight: number): number {
  if (at.kind === 'end') return at.worth;
  if (at.kind === 'chance') {
    let value = 0;
    for (const [i, next] of at.next.entries())
      value += (at.chances[i] as number) * learn(next, seat, sign, mine, others * (at.chances[i] as number), weight);
    return value;
  }
  const situation = at.situation as Situation;
  const shares = current(situation);
  const own = situation.seat === seat;
  const values = at.next.map((next, i) =>
    own
      ? learn(next, seat, sign, mine * (shares[i] as number), others, weight)
      : learn(next, seat, sign, mine, others * (shares[i] as number), weight),
  );
  let value = 0;
  for (const [i, worth] of values.entries()) value += (shares[i] as number) * worth;
  if (!own) return value;
  const pending = pendingOf(situation);
  for (const [i, worth] of values.entries()) {
    pending[i] = (pending[i] as number) + sign * others * (worth - value);
    situation.sums[i] = (situation.sums[i] as number) + weight * mine * (shares[i] as number);
  }
  return value;
}

/** Regrets of a round, which count only when the round is over: a situation may stand for several moments. */
const pendings = new WeakMap<Situation, Float64Array>();

function pendingOf(situation: Situation): Float64Array {
  let pending = pendings.get(situation);
  if (!pending) {
    pending = new Float64Array(situation.choices.length);
    pendings.set(situation, pending);
  }
  return pending;
}

function settle(situation: Situation): void {
  const pending = pendingOf(situation);
  for (const [i, regret] of pending.entries())
    situation.regrets[i] = Math.max(0, (situation.regrets[i] as number) + regret);
  pending.fill(0);
}

/** The value where both play as they did on average. */
function played(at: Moment): number {
  if (at.kind === 'end') return at.worth;
  const shares = at.kind === 'chance' ? at.chances : average(at.situation as Situation);
  let value = 0;
  for (const [i, next] of at.next.entries()) if (shares[i] !== 0) value += (shares[i] as number) * played(next);
  return value;
}

/** The value where a seat answers the other's average play best: one choice for all moments that it cannot tell apart. */
function bestAnswer(top: Moment, seat: Seat, sign: 1 | -1): number {
  const reached = (at: Moment, reach: number): void => {
    at.reach = reach;
    const shares =
      at.kind === 'chance' ? at.chances : at.situation?.seat === seat ? null : at.situation && average(at.situation);
    for (const [i, next] of at.next.entries()) reached(next, shares ? reach * (shares[i] as number) : reach);
  };
  reached(top, 1);
  const best = new Map<Situation, number>();
  const value = (at: Moment): number => {
    if (at.kind === 'end') return at.worth;
    const situation = at.situation;
    if (situation?.seat === seat) return value(at.next[choose(situation)] as Moment);
    const shares = situation ? average(situation) : at.chances;
    let sum = 0;
    for (const [i, next] of at.next.entries()) if (shares[i] !== 0) sum += (shares[i] as number) * value(next);
    return sum;
  };
  const choose = (situation: Situation): number => {
    const known = best.get(situation);
    if (known !== undefined) return known;
    let most = Number.NEGATIVE_INFINITY;
    let at = 0;
    for (const i of situation.choices.keys()) {
      let sum = 0;
      for (const moment of situation.moments)
        if (moment.reach > 0) sum += moment.reach * value(moment.next[i] as Moment);
      if (sign * sum > most) [most, at] = [sign * sum, i];
    }
    best.set(situation, at);
    return at;
  };
  return value(top);
}

/**
 * Approximates the equilibrium of a game with secrets, or of one too wide for `solve`, by counterfactual regret
 * minimisation (CFR+: regrets below nought forgotten, sides learning by turns, later rounds counting more). A side goes by
 * all it has seen, and by nothing else. How far the result is from an equilibrium is not estimated but computed.
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { approximate } from '@howzat/players';
 *
 * const near = approximate(ccsl, { options: ['classic'], set: { ballsPerOver: 1, toss: 'none' }, iterations: 20 });
 * console.log(near.exploitability < 1); // true
 * @throws HowzatError `runaway` for a game of too many moments, `bad-parameter`, and whatever composing and a position throw
 */
export function approximate<T extends VariantTypes>(
  rules: Rulebook<T> | Variant<T>,
  options: Selection & ApproximateOptions = {},
): Approximation {
  const { horizon = 'innings', from, iterations = 200, within = 0, moments = 500_000, ...selection } = options;
  for (const [name, value] of Object.entries({ iterations, moments }))
    if (!Number.isSafeInteger(value) || value < 1)
      throw new HowzatError('bad-parameter', `${name} is a whole number from 1, not ${String(value)}.`, {
        subject: name,
      });
  const program = programOf(rulebookOf(rules, selection));
  const tree = new GameTree(program, { horizon, moments });
  const top = tree.grow(from);
  const situations = [...tree.situations.values()];
  // the seat that wants much: who bats in the innings that is looked at, or home
  const rows: Seat = horizon === 'match' ? 0 : battingOf(program, from);
  const columns: Seat = rows === 0 ? 1 : 0;
  const gap = (): readonly [number, number] => [bestAnswer(top, columns, -1), bestAnswer(top, rows, 1)];
  let round = 0;
  let between = gap();
  while (round < iterations && between[1] - between[0] > within) {
    round++;
    for (const [seat, sign] of [
      [rows, 1],
      [columns, -1],
    ] as const) {
      learn(top, seat, sign, 1, 1, round);
      for (const situation of situations) if (situation.seat === seat) settle(situation);
    }
    if (round % 25 === 0 || round === iterations) between = gap();
  }
  const opening: Record<string, readonly Share[]> = {};
  let at = top;
  for (const step of tree.first) {
    const { choices } = at.situation as Situation;
    const shares = average(at.situation as Situation);
    opening[step] = choices.map((choice, i) => ({ choice, share: shares[i] as number }));
    at = at.next[0] as Moment;
  }
  return {
    value: played(top),
    exploitability: between[1] - between[0],
    between,
    iterations: round,
    moments: tree.count,
    situations: situations.length,
    opening,
  };
}

function battingOf(program: Program, from: Position | undefined): Seat {
  return from ? stateAt(program, from).state.g.batting : 0;
}
