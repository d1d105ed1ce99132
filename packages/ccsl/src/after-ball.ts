import { ChaseChances, laterRuns, type Unused } from './bluffs.js';
import type { Card } from './components/cards.js';
import { ballsKnown, four, Outlook, plainCard, six, wicketsKnown } from './outlook.js';
import type { Standing } from './standing.js';
import { chaseWins, firstWins } from './win-chance.js';

/** What the match is worth after a ball, to the batter: looked at once for all that may come of it. */
export class AfterBall {
  private at: Standing | null = null;
  private chases = false;
  private readonly outlook = new Outlook();
  /** A chase in which everything is unused that is so before the ball; not out, then out. */
  private readonly chase = [new ChaseChances(), new ChaseChances()] as const;
  private readonly looked = [false, false];
  private readonly other = new ChaseChances();

  /**
   * Looks at a ball.
   * @param hides whether the hidden card is played on it
   */
  look(at: Standing, hides: boolean): void {
    this.at = at;
    this.chases = at.needed > 0 && at.solved.knows(at.needed);
    this.looked[0] = this.looked[1] = false;
    if (!at.long || at.balls === 0) return;
    const after = {
      balls: at.balls,
      wickets: at.wickets,
      power: at.power,
      lock: Math.max(0, at.lock - 1),
      canDefend: at.newOver ? at.p.defence : at.canDefend,
      defence: Math.max(0, at.defence - 1),
      canShift: at.canShift,
      shift: Math.max(0, at.shift - 1),
      hidden: at.hidden && !hides,
      prediction: at.prediction,
      blocker: at.blocker,
    };
    this.outlook.look(after, at.p.sixLock, at.newOver);
  }

  /**
   * The chance to win in a chase, and in a first innings of two or three overs; runs in others. It counts what no balls, and a trap and a
   * pass that can still be used, will bring or take.
   * @param wicketsLost on the ball
   */
  worth(wicketsLost: 0 | 1, gained: number, card: Card | null, unused: Unused): number {
    const at = this.at as Standing;
    const { chases } = this;
    const { balls, needed } = at;
    if (chases && needed <= gained) return 1;
    const wickets = at.wickets - wicketsLost;
    const goesOn = balls > 0 && wickets > 0;
    if (!at.long) {
      const beyond = goesOn ? laterRuns(balls, wickets, unused) : 0;
      if (chases) return this.chance(wicketsLost, card, needed - gained, beyond, unused);
      return gained + this.cardRuns(balls, wickets, card) + beyond;
    }
    const later = goesOn ? this.runs(wicketsLost, gained, card, unused) : 0;
    if (at.firstOf > 0) return firstWins(at.firstOf, at.made + gained, later, balls, wickets);
    if (!chases) return gained + later + this.longerRuns(wickets, card);
    const beyond = goesOn ? later - this.cardRuns(balls, wickets, card) : 0;
    const guess = this.chance(wicketsLost, card, needed - gained, beyond, unused);
    return goesOn ? chaseWins(guess, balls, wickets, later) : guess;
  }

  /** The situation after the ball, or with other balls and wickets than it leaves. */
  private situation(balls: number, wickets: number, card: Card | null): number {
    const { solved, newOver, power, lock, p } = this.at as Standing;
    const powers = newOver ? 0 : power + (card !== null && card > 3 ? 1 : 0);
    return solved.situation(balls, wickets, powers, card === 6 ? p.sixLock : lock > 0 ? lock - 1 : 0);
  }

  /** The runs that cards, quota and lock bring after the ball. */
  private cardRuns(balls: number, wickets: number, card: Card | null): number {
    const { solved } = this.at as Standing;
    return balls > 0 && wickets > 0 ? solved.runsAt(this.situation(balls, wickets, card)) : 0;
  }

  private chance(out: 0 | 1, card: Card | null, needed: number, beyond: number, unused: Unused): number {
    const at = this.at as Standing;
    const { balls } = at;
    const wickets = at.wickets - out;
    const isUsual = unused.trap === at.trap && unused.pass === at.pass;
    const chase = isUsual ? this.chase[out] : this.other;
    if (!isUsual || !this.looked[out]) {
      chase.look(at, balls, wickets, unused);
      if (isUsual) this.looked[out] = true;
    }
    return chase.chance(this.situation(balls, chase.lives, card), needed, beyond);
  }

  /** The runs that are to be expected in a game with modes after this ball. */
  private runs(out: 0 | 1, gained: number, card: Card | null, unused: Unused): number {
    const { p, streak, forced, ready: wasReady, windowBalls, windowLast, windowBefore } = this.at as Standing;
    const scores = out === 0 && card !== null && gained > 0;
    const next = scores && !wasReady ? streak + 1 : 0;
    const ready = out === 0 && (scores ? next >= p.streakTurns : wasReady);
    const forces = p.economy && !forced && windowBalls >= 2 && windowLast + windowBefore + gained <= p.economyMost;
    const { outlook } = this;
    const window = outlook.window(forces, forced ? 0 : windowBalls + 1, gained, windowLast);
    const kind = card === 6 ? six : card === 4 ? four : plainCard;
    return outlook.runs(out, kind, next, ready, window, unused.trap, unused.pass);
  }

  /** What an innings brings beyond those that the tables know, which are shorter or have fewer wickets. */
  private longerRuns(wickets: number, card: Card | null): number {
    const { balls } = this.at as Standing;
    const b = ballsKnown(balls);
    const w = wicketsKnown(wickets);
    if (b === balls && w === wickets) return 0;
    return this.cardRuns(balls, wickets, card) - this.cardRuns(b, w, card);
  }
}
