import { advanceOf } from '@howzat/compiler/run';
import type { Game, MatchState, Rng, View } from '@howzat/core';
import { ballRuns } from '@howzat/core/author';
import { drawOutcome, hashText, type Level, type Program, Session, stream } from '@howzat/core/engine';
import type { Chooser, Decisions } from '../asking.js';
import { chosenBefore } from '../chosen-before.js';
import { commitsOf } from '../equilibrium/solve.js';

/** How far a playout goes: to the end of the ball, of the over, of the innings or of the match. */
export type Reach = Level;

/** A session is put aside after so many playouts, long before it takes itself for a match without an end. */
const playoutsPerSession = 5000;

/** A playout that throws so often without a ball is one of a state that the rules never meet. */
const mostSteps = 20_000;

/** Plays on from a decision in the head, with luck that can be had again. */
export class Practice {
  private session: Session;
  private playouts = 0;
  private readonly commits: ReadonlyMap<string, string>;
  private bowled = 0;
  private last: { innings: number; overs: number; ball: number } = { innings: 0, overs: 0, ball: 0 };
  private readonly dice = new Map<string, Rng>();
  /** Runs and wickets of the balls of the last playout. */
  runs = 0;
  wickets = 0;
  /** Whether the last playout held a throw, or a choice that was not given. */
  uncertain = false;

  constructor(readonly program: Program) {
    this.commits = commitsOf(program);
    this.session = this.fresh();
  }

  private fresh(): Session {
    this.playouts = 0;
    return new Session(this.program, {
      automatic: true,
      advance: advanceOf(this.program),
      onBall: (g) => {
        const { innings, overs, ballNumber } = g;
        this.bowled++;
        this.runs += ballRuns(g);
        this.wickets += g.outs.length;
        this.last = { innings, overs, ball: ballNumber };
      },
    });
  }

  /** Begins anew after something was thrown. */
  reset(): void {
    this.session = this.fresh();
  }

  /**
   * Puts the state at a decision, which it takes over; null where that does not arise there.
   * @param shown what was chosen before it in the open
   */
  begin(step: string, state: MatchState, shown: View['shown']): Decisions | null {
    if (++this.playouts > playoutsPerSession) this.session = this.fresh();
    const { session } = this;
    session.log.entries.length = 0;
    session.startAt(this.commits.get(step) ?? step, state);
    this.bowled = this.runs = this.wickets = 0;
    this.uncertain = false;
    const now = chosenBefore(session, shown);
    return now.kind === 'decisions' && now.open.some(({ decision }) => decision.id === step) ? now : null;
  }

  /** Plays from a decision as far as it is to go: the choices given, by step, and all others by `choose`. */
  play(now: Decisions, given: ReadonlyMap<string, unknown>, reach: Reach, luck: number, choose: Chooser): MatchState {
    const { session } = this;
    const rng = stream(luck, 0);
    this.dice.clear();
    const { innings, overs } = session.state.g;
    for (const open of now.open)
      session.choose(
        open.decision,
        given.has(open.decision.id) ? given.get(open.decision.id) : this.ask(open, rng, choose),
      );
    let steps = 0;
    for (let next = session.waiting(); next.kind !== 'end'; next = session.waiting()) {
      if (this.reached(reach, innings, overs)) break;
      if (++steps > mostSteps) throw new RangeError('A playout does not come to its end.');
      if (next.kind === 'chance') {
        this.uncertain = true;
        const dice = this.diceOf(next.chance.stream, luck);
        session.happen(drawOutcome(next.chance, dice, session.state, this.program.params));
      } else for (const open of next.open) session.choose(open.decision, this.ask(open, rng, choose));
    }
    return session.state;
  }

  private ask(open: Decisions['open'][number], rng: Rng, choose: Chooser): unknown {
    this.uncertain = true;
    return choose(open, this.session.state, rng);
  }

  private diceOf(name: string, luck: number): Rng {
    let rng = this.dice.get(name);
    if (!rng) {
      rng = stream(luck, hashText(name));
      this.dice.set(name, rng);
    }
    return rng;
  }

  private reached(reach: Reach, innings: number, overs: number): boolean {
    if (reach === 'match') return false;
    const { g } = this.session.state;
    if (this.bowled === 0) return innings > 0 && g.innings !== innings;
    // before the first ball there is no innings yet that could end
    if (g.innings !== (innings > 0 ? innings : this.last.innings)) return true;
    if (reach === 'innings') return false;
    return reach === 'over' ? g.overs !== overs && this.past(g) : this.past(g);
  }

  private past({ innings, overs, ballNumber }: Readonly<Game>): boolean {
    const { last } = this;
    return innings !== last.innings || overs !== last.overs || ballNumber !== last.ball;
  }
}
