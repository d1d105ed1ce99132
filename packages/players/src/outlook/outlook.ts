import type { FormGuide, Frozen, Game, Player, Rulebook, Seat, View } from '@howzat/core';
import { ballsLeft, totalOf } from '@howzat/core/author';
import { otherSeat } from '@howzat/core/engine';
import { type Form, formOf, guideOf } from './balls.js';
import { type Chances, chancesOf } from './chances.js';

/** How a match stands, as far as the chances of the two sides go by it. */
export interface Standing {
  readonly batting: Seat;
  readonly runs: number;
  /** Balls and wickets that the innings has left; null without limit. */
  readonly balls: number | null;
  readonly wickets: number | null;
  /** Runs to win, or null. */
  readonly target: number | null;
  /** Runs of the batting side in earlier innings, less those of the other. */
  readonly ahead: number;
  /** Innings that the batting side and the other still have after this one. */
  readonly toCome: readonly [number, number];
}

/** The chance of a normal variable to be below z. Abramowitz and Stegun 26.2.17. */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    Math.exp((-z * z) / 2) *
    0.3989423 *
    t *
    (0.3193815 + t * (-0.3565638 + t * (1.781478 + t * (-1.821256 + t * 1.330274))));
  return z > 0 ? 1 - tail : tail;
}

/**
 * Who will win: the chances of the two sides by the score, the balls and the wickets that are left, in games between two
 * players that were tried out beforehand. It knows nothing of who bats, of fields and of cards.
 */
export class Outlook {
  readonly form: Form;
  readonly guide: FormGuide;
  private known: Chances | null = null;
  private readonly ballsPerOver: number;

  constructor(
    readonly rulebook: Rulebook,
    player: Player,
  ) {
    this.ballsPerOver = rulebook.params.ballsPerOver as number;
    this.guide = guideOf(rulebook, player);
    this.form = formOf(this.guide);
  }

  /** Worked out when they are first asked for: not all decisions need them. */
  private get chances(): Chances {
    const { overs, wickets } = this.rulebook.params as {
      readonly overs: number | null;
      readonly wickets: number | null;
    };
    this.known ??= chancesOf(this.form, { balls: overs === null ? null : overs * this.ballsPerOver, wickets });
    return this.known;
  }

  /** The chance that home wins, a level match half. */
  home(g: Frozen<Game>): number {
    if (g.result) return g.result.winner === null ? 0.5 : 1 - g.result.winner;
    if (g.innings === 0) return 0.5;
    const standing = standingOf(g, this.ballsPerOver);
    const batting = this.batting(standing);
    return standing.batting === 0 ? batting : 1 - batting;
  }

  /** The chance to win of the side whose view it is. */
  side({ side, game }: Pick<View, 'side' | 'game'>): number {
    const home = this.home(game);
    return side === 'home' ? home : 1 - home;
  }

  /** The chance that the side wins that bats. */
  batting({ runs, balls, wickets, target, ahead, toCome }: Standing): number {
    if (target !== null) return this.chances.chase(balls, wickets, target - runs);
    if (toCome[0] === 0 && toCome[1] === 1 && ahead === 0) return this.chances.set(balls, wickets, runs);
    const rest = this.chances.remaining(balls, wickets);
    const { mean, sd } = this.form;
    const lead = ahead + runs + rest.mean + (toCome[0] - toCome[1]) * mean;
    const spread = Math.sqrt(rest.variance + (toCome[0] + toCome[1]) * sd * sd);
    return spread < 1e-6 ? (lead > 0 ? 1 : lead < 0 ? 0 : 0.5) : normal(lead / spread);
  }
}

/** How a match stands by the state of cricket. Where an innings is over and the next has not begun, it is about to. */
function standingOf(g: Frozen<Game>, ballsPerOver: number): Standing {
  const proper = g.superOver === 0;
  const innings = proper ? 2 * g.inningsPerSide : 2;
  const booked = g.scores.filter(({ superOver }) => superOver === g.superOver);
  const over = booked.length >= g.innings - (g.scores.length - booked.length);
  if (!over && !g.inningsEnded) {
    const left = innings - booked.length - 1;
    const lead = totalOf(g, g.batting, g.superOver) - totalOf(g, otherSeat(g.batting), g.superOver);
    return {
      batting: g.batting,
      runs: g.runs,
      balls: ballsLeft(g as Readonly<Game>, ballsPerOver),
      wickets: g.wicketsLimit === null ? null : g.wicketsLimit - g.wickets,
      target: g.target,
      ahead: lead,
      toCome: [Math.floor(left / 2), Math.ceil(left / 2)],
    };
  }
  // the runs of an innings that is over may not have been booked yet
  const batting = otherSeat(g.batting);
  const pending = over ? 0 : g.runs;
  const closed = booked.length + (over ? 0 : 1);
  const left = innings - closed - 1;
  const ahead = totalOf(g, batting, g.superOver) - totalOf(g, g.batting, g.superOver) - pending;
  return {
    batting,
    runs: 0,
    balls: g.oversLimit === null ? null : g.oversLimit * ballsPerOver,
    wickets: g.wicketsLimit,
    target: left <= 0 ? 1 - ahead : null,
    ahead,
    toCome: [Math.max(0, Math.floor(left / 2)), Math.max(0, Math.ceil(left / 2))],
  };
}

const outlooks = new WeakMap<Rulebook, Map<Player, Outlook>>();

/** The outlook of a rulebook under one player on both sides; made once for each. */
export function outlookOf(rulebook: Rulebook, player: Player): Outlook {
  let known = outlooks.get(rulebook);
  if (!known) {
    known = new Map();
    outlooks.set(rulebook, known);
  }
  let outlook = known.get(player);
  if (!outlook) {
    outlook = new Outlook(rulebook, player);
    known.set(player, outlook);
  }
  return outlook;
}
