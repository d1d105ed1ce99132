import { cards } from '../components/cards.js';
import { longest } from '../equilibrium.js';
import type { Cricket, Parameters, State } from '../kit.js';
import { hasModes, isLongGame } from '../rules/format.js';
import type { Standing } from './ball.js';
import { type Aim, farthest, forChase, forRuns, type InningsTerms } from './worth.js';

/** What a player looks at: the whole state but what is hidden from it. */
export interface Table {
  readonly s: State;
  readonly g: Cricket;
  readonly p: Parameters;
}

/** Without a limit so many are as good as any. */
const noLimit = 20;

/** Balls left in the innings, the present one included. */
export function ballsLeft({ g, p }: Table): number {
  const overs = g.oversLimit ?? g.overs + 2;
  return Math.max(1, (overs - g.overs) * p.ballsPerOver - g.overBalls);
}

function hasTraps(p: Parameters): boolean {
  return p.trap && p.trapDuration === 'one-turn' && !p.trapAnnounced;
}

function hasPass(p: Parameters): boolean {
  return p.pass && p.passTiming === 'secret-in-place-of-card';
}

function hasPredictions(p: Parameters): boolean {
  return p.anticipation && p.anticipationTiming === 'secret-with-card';
}

/** How many balls and wickets an innings has. */
function extentOf({ g, p }: Table): readonly [balls: number, wickets: number] {
  const balls = Math.min(g.oversLimit ?? noLimit, noLimit) * p.ballsPerOver;
  return [balls, Math.min(g.wicketsLimit ?? balls, balls, noLimit)];
}

/** What the values of an innings are worked out from. */
export function termsOf(t: Table): InningsTerms {
  const { s, p } = t;
  const [balls, wickets] = extentOf(t);
  const { ballsPerOver, powerPerOver, sixLock, streakTurns, economyMost } = p;
  const { noBallRuns, anticipationRuns, hiddenRuns, streak, economy, freeHit, defenceBalls, shiftBalls } = p;
  return {
    ...{ balls, wickets, ballsPerOver, powerPerOver, sixLock, streakTurns, economyMost },
    ...{ noBallRuns, anticipationRuns, hiddenRuns, streak, economy, freeHit },
    ...{ defenceBalls, shiftBalls },
    defence: p.defence && hasModes(s, p),
  };
}

/** Whether the batting side could still play its hidden card. */
function hasHidden({ s, g, p }: Table): boolean {
  if (s.hidden || !p.hiddenCard) return false;
  const { hiddenUsed } = s;
  return p.hiddenPerGame === 'once-in-total'
    ? hiddenUsed[0] !== true && hiddenUsed[1] !== true
    : hiddenUsed[g.batting] !== true;
}

/** Reads what only games of two and more overs have. */
function readModes(t: Table, to: Standing): void {
  const { s, p } = t;
  to.hidden = hasHidden(t);
  to.defence = p.defence && !s.defenceUsed;
  to.shift = p.fieldShift && !s.shiftUsed;
  to.defenceLeft = p.defence ? s.defenceLeft : 0;
  to.shiftLeft = p.fieldShift ? s.shiftLeft : 0;
  to.blockers =
    p.blocker && p.blockerTiming === 'secret-with-card' && p.blockerMatching !== 'named-value' ? s.blockersLeft : 0;
}

/** Reads how many balls are in the window of the economy, and their runs. */
function readWindow({ s, p }: Table, to: Standing): void {
  const balls = p.economy ? s.windowBalls : 0;
  to.windowBalls = Math.min(balls, 2);
  to.windowLast = balls > 0 ? Math.min(s.windowLast, 5) : 0;
  to.windowBefore = balls > 1 ? Math.min(s.windowBefore, 5) : 0;
  // a window that cannot be earned with is as good as one with the last ball alone
  if (to.windowLast + to.windowBefore <= p.economyMost) return;
  to.windowBalls = to.windowLast > 3 ? 0 : 1;
  to.windowLast = to.windowLast > 3 ? 0 : to.windowLast;
  to.windowBefore = 0;
}

/** Reads how the innings stands before this ball. */
export function readStanding(t: Table, to: Standing): void {
  const { s, g, p } = t;
  const balls = ballsLeft(t);
  to.balls = balls;
  to.wickets = Math.min((g.wicketsLimit ?? noLimit) - g.wickets, balls);
  to.power = Math.min(s.powerInOver, p.powerPerOver);
  to.lock = s.lock;
  to.previous = cards.indexOf(s.previous as 0);
  to.freeHit = g.freeHit;
  to.ready = p.streak && s.streakReady;
  // a streak that cannot be finished any more is none
  const streak = p.streak && !to.ready ? s.streak : 0;
  to.streak = balls > p.streakTurns - streak ? streak : 0;
  to.forced = s.forced;
  readWindow(t, to);
  to.trap = hasTraps(p) && !s.trapUsed && !s.trapsWaived;
  to.pass = hasPass(p) && !s.passUsed;
  to.prediction = hasPredictions(p) && !s.predictionUsed;
  if (isLongGame(p) && s.fullGame) readModes(t, to);
  else {
    to.hidden = to.defence = to.shift = false;
    to.defenceLeft = to.shiftLeft = to.blockers = 0;
  }
}

/** What both sides play for at a ball: runs, and near the end of a chase those that are needed. */
export function aimOf({ g, p }: Table, { balls }: Standing): Aim {
  const { target } = g;
  if (target === null || balls > longest) return forRuns;
  // under two readings level scores end the chase
  const needed = Math.max(1, target - g.runs - (p.target === 'target-plus-one' ? 0 : 1));
  return needed > farthest ? forRuns : forChase(needed);
}
