import { advanceOf, viewerOf } from '@howzat/compiler/run';
import { copyJson, HowzatError, type MatchState, type Position, type Seat } from '@howzat/core';
import { type OpenDecision, outcomesOf, type Program, roleOf, Session, stateAt } from '@howzat/core/engine';
import { copyState } from '../imagination.js';
import type { Horizon } from './keys.js';

/** What a side knows when it decides, and what it has learnt to do there. */
export interface Situation {
  readonly seat: Seat;
  readonly step: string;
  readonly choices: readonly unknown[];
  readonly regrets: Float64Array;
  readonly sums: Float64Array;
  readonly moments: Moment[];
}

export interface Moment {
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
export class GameTree {
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
    this.session = new Session(program, { advance: advanceOf(program) });
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
    for (const [outcome, likely] of [...outcomesOf(chance, state, program.params)]) {
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
    const view = viewerOf(this.program)(state, seat);
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
