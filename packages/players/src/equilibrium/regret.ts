import {
  copyJson,
  HowzatError,
  type MatchState,
  type OpenDecision,
  type Position,
  type Program,
  programOf,
  type Rulebook,
  roleOf,
  type Seat,
  type Selection,
  Session,
  stateAt,
  type Variant,
  type VariantTypes,
  viewOf,
} from '@howzat/core';
import { copyState } from '../imagination.js';
import type { Horizon } from './keys.js';
import { rulebookOf, type Share } from './solve.js';

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

/** What a side knows when it decides, and what it has learnt to do there. */
interface Situation {
  readonly seat: Seat;
  readonly step: string;
  readonly choices: readonly unknown[];
  readonly regrets: Float64Array;
  readonly sums: Float64Array;
  readonly moments: Moment[];
}

interface Moment {
  readonly kind: 'end' | 'chance' | 'decision';
  readonly worth: number;
  readonly situation: Situation | null;
  readonly next: Moment[];
  readonly chances: readonly number[];
  /** How likely chance and the other side bring the match here, while a best answer is looked for. */
  reach: number;
}

/** What each seat has seen so far, in order: that is all it can go by. */
type Seen = readonly [string, string];

/** Writes the whole game out, with the situations of both sides. */
class Tree {
  readonly situations = new Map<string, Situation>();
  count = 0;
  private readonly session: Session;
  private closed = 0;
  /** The decisions that are open first. */
  first: readonly string[] = [];

  constructor(
    private readonly program: Program,
    private readonly options: { readonly horizon: Horizon; readonly moments: number },
  ) {
    this.session = new Session(program);
  }

  grow(from: Position | undefined): Moment {
    const { session } = this;
    if (from) {
      const { state, at } = stateAt(this.program, from);
      session.startAt(at, state);
    }
    this.closed = session.state.g.scores.length;
    const now = session.waiting();
    if (now.kind === 'decisions') this.first = now.open.map(({ decision }) => decision.id);
    return this.here(['', '']);
  }

  private moment(of: Partial<Moment>): Moment {
    if (++this.count > this.options.moments)
      throw new HowzatError(
        'runaway',
        `The game has more than ${this.options.moments} moments; approximate a shorter one, or begin nearer to its end.`,
      );
    return { kind: 'end', worth: 0, situation: null, next: [], chances: [], reach: 0, ...of };
  }

  private here(seen: Seen): Moment {
    const { session } = this;
    const now = session.waiting();
    const { g } = session.state;
    const innings = this.options.horizon === 'innings';
    const booked = g.scores[this.closed];
    if (innings && (booked || now.kind === 'end')) return this.moment({ worth: booked?.runs ?? g.runs });
    if (now.kind === 'end') {
      const winner = g.result?.winner ?? null;
      return this.moment({ worth: winner === null ? 0.5 : 1 - winner });
    }
    const { path } = session;
    const state = copyState(session.state);
    return now.kind === 'chance' ? this.chance(path, state, seen) : this.decide(path, state, now.open, 0, [], seen);
  }

  private chance(path: string, state: MatchState, seen: Seen): Moment {
    const { session, program } = this;
    const now = session.waiting();
    if (now.kind !== 'chance') throw new RangeError(`${path} is no chance.`);
    const { chance } = now;
    const of = this.moment({ kind: 'chance' });
    const chances: number[] = [];
    for (const [outcome, likely] of [...chance.of.outcomes(state.s, state.g, program.params as never)]) {
      const told = ` ${chance.id}=${JSON.stringify(outcome)}`;
      const sees = (seat: Seat): boolean => chance.seenBy === 'all' || chance.seenBy === roleOf(seat, state.g.batting);
      session.log.entries.length = 0;
      session.startAt(path, copyState(state));
      session.waiting();
      session.happen(copyJson(outcome));
      of.next.push(this.here([seen[0] + (sees(0) ? told : ''), seen[1] + (sees(1) ? told : '')]));
      chances.push(likely);
    }
    return { ...of, chances };
  }

  /** One open decision after the other; none of them knows of those before it. */
  private decide(
    path: string,
    state: MatchState,
    open: readonly OpenDecision[],
    at: number,
    made: readonly unknown[],
    seen: Seen,
  ): Moment {
    const now = open[at];
    if (!now) return this.made(path, state, open, made, seen);
    const { decision, seat, domain } = now;
    const own = open.slice(0, at).flatMap((before, i) => (before.seat === seat ? [made[i]] : []));
    const view = viewOf(this.program, state, seat);
    const key = `${seat} ${decision.id} ${seen[seat]} ${JSON.stringify([view.game, view.state, view.own, own])}`;
    let situation = this.situations.get(key);
    if (!situation) {
      const choices = [...domain];
      const blank = (): Float64Array => new Float64Array(choices.length);
      situation = { seat, step: decision.id, choices, regrets: blank(), sums: blank(), moments: [] };
      this.situations.set(key, situation);
    }
    const of = this.moment({ kind: 'decision', situation });
    situation.moments.push(of);
    for (const choice of situation.choices)
      of.next.push(this.decide(path, state, open, at + 1, [...made, choice], seen));
    return of;
  }

  private made(
    path: string,
    state: MatchState,
    open: readonly OpenDecision[],
    made: readonly unknown[],
    seen: Seen,
  ): Moment {
    const { session } = this;
    const both: [string, string] = [seen[0], seen[1]];
    session.log.entries.length = 0;
    session.startAt(path, copyState(state));
    session.waiting();
    for (const [i, { decision, seat }] of open.entries()) {
      const told = ` ${decision.id}=${JSON.stringify(made[i])}`;
      both[seat] += told;
      if (decision.seenBy === 'all') both[seat === 0 ? 1 : 0] += told;
      session.choose(decision, made[i]);
    }
    return this.here(both);
  }
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
 * approximate(ccsl, { set: { ballsPerOver: 1 } }).exploitability;
 *
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
  const tree = new Tree(program, { horizon, moments });
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
