import type { Rng } from '@howzat/core/author';
import { isAsPrinted } from './bluffs.js';
import { type Prospects, prospects, type Terms } from './equilibrium.js';
import type { Cricket, Parameters, State } from './kit.js';
import { hasModes } from './rules/format.js';
import { knowsFirst } from './win-chance.js';

/** What the player looks at: the whole state but what is hidden from it. */
export interface Table {
  readonly s: State;
  readonly g: Cricket;
  readonly p: Parameters;
  readonly rng: Rng;
  /** How the innings stands, once it was looked at. */
  at: Standing | null;
}

/** The modes that change what a card is worth on this ball. */
export interface Modes {
  readonly defence: boolean;
  readonly shift: boolean;
  readonly hidden: boolean;
}

/** How the innings stands before this ball, read from the view once: what every card is weighed by. */
export interface Standing {
  readonly p: Parameters;
  readonly solved: Prospects;
  /** Balls left after this one, and whether this one ends the over. */
  readonly balls: number;
  readonly newOver: boolean;
  readonly wickets: number;
  /** Power cards played in the over. */
  readonly power: number;
  readonly lock: number;
  /** Runs of the innings. */
  readonly made: number;
  /** Runs to win, or -1 in an innings that chases nothing. */
  readonly needed: number;
  /** Overs of the innings; nought without a limit. */
  readonly overs: number;
  /** Overs of a first innings of which it is known how often its runs win; nought in others. */
  readonly firstOf: number;
  readonly freeHit: boolean;
  readonly previous: number;
  readonly forced: boolean;
  readonly streak: number;
  readonly ready: boolean;
  /** What can still be used. */
  readonly trap: boolean;
  readonly pass: boolean;
  readonly asPrinted: boolean;
  /** Whether modes and hidden card are in the game: then the tables of the outlook know what it is worth. */
  readonly long: boolean;
  readonly hidden: boolean;
  readonly prediction: boolean;
  readonly blocker: boolean;
  readonly canDefend: boolean;
  readonly defence: number;
  readonly canShift: boolean;
  readonly shift: number;
  readonly windowBalls: number;
  readonly windowLast: number;
  readonly windowBefore: number;
}

const known = new Map<string, Prospects>();
let last: { readonly terms: Terms; readonly solved: Prospects } | null = null;

/** Balls left in the innings, the present one included. */
export function ballsLeft(g: Cricket, p: Parameters): number {
  const overs = g.oversLimit ?? g.overs + 2;
  return Math.max(1, (overs - g.overs) * p.ballsPerOver - g.overBalls);
}

/** The values of innings like this one, solved when first asked for. */
function solvedFor(g: Cricket, p: Parameters): Prospects {
  const overs = Math.min(g.oversLimit ?? 20, 20);
  const wickets = Math.min(g.wicketsLimit ?? 1000, overs * p.ballsPerOver, 20);
  const { ballsPerOver, powerPerOver, sixLock } = p;
  const terms: Terms = { balls: overs * ballsPerOver, wickets, ballsPerOver, powerPerOver, sixLock };
  if (last !== null && areSameTerms(last.terms, terms)) return last.solved;
  const name = JSON.stringify(terms);
  const solved = known.get(name) ?? prospects(terms);
  known.set(name, solved);
  last = { terms, solved };
  return solved;
}

function areSameTerms(a: Terms, b: Terms): boolean {
  return (
    a.balls === b.balls &&
    a.wickets === b.wickets &&
    a.ballsPerOver === b.ballsPerOver &&
    a.powerPerOver === b.powerPerOver &&
    a.sixLock === b.sixLock
  );
}

function canTrap(s: State, p: Parameters): boolean {
  return p.trap && !s.trapUsed && !s.trapsWaived && p.trapDuration === 'one-turn' && !p.trapAnnounced;
}

function canPass(s: State, p: Parameters): boolean {
  return p.pass && !s.passUsed && p.passTiming === 'secret-in-place-of-card';
}

/** Can the batting side still play its hidden card? */
function canHide(s: State, g: Cricket, p: Parameters): boolean {
  if (!p.hiddenCard) return false;
  return p.hiddenPerGame === 'once-in-total' ? !s.hiddenUsed.includes(true) : s.hiddenUsed[g.batting] !== true;
}

/**
 * How an innings stands before a ball.
 * @internal for what learns its worth
 */
export function standingBefore(g: Cricket, s: State, p: Parameters): Standing {
  const long = hasModes(s, p);
  const isKnown = long && g.target === null && p.ballsPerOver === 6 && knowsFirst(g.oversLimit, g.wicketsLimit);
  return {
    p,
    solved: solvedFor(g, p),
    balls: ballsLeft(g, p) - 1,
    newOver: g.overBalls + 1 >= p.ballsPerOver,
    wickets: (g.wicketsLimit ?? 1000) - g.wickets,
    power: s.powerInOver,
    lock: s.lock,
    made: g.runs,
    // under two readings level scores end the chase
    needed: g.target === null ? -1 : g.target - g.runs - (p.target === 'target-plus-one' ? 0 : 1),
    overs: g.oversLimit ?? 0,
    firstOf: isKnown ? (g.oversLimit as number) : 0,
    freeHit: g.freeHit,
    previous: s.previous,
    forced: s.forced,
    streak: s.streak,
    ready: s.streakReady,
    trap: canTrap(s, p),
    pass: canPass(s, p),
    asPrinted: isAsPrinted(p),
    long,
    hidden: long && canHide(s, g, p),
    prediction: p.anticipation && !s.predictionUsed,
    blocker: s.blockersLeft > 0,
    canDefend: long && p.defence && !s.defenceUsed,
    defence: s.defenceLeft,
    canShift: long && p.fieldShift && !s.shiftUsed,
    shift: s.shiftLeft,
    windowBalls: s.windowBalls,
    windowLast: s.windowLast,
    windowBefore: s.windowBefore,
  };
}

export function standingOf(t: Table): Standing {
  t.at ??= standingBefore(t.g, t.s, t.p);
  return t.at;
}

/** Whether all that the solution of a ball depends on is the same, beside its modes. */
export function isSameBall(a: Standing, b: Standing): boolean {
  // field by field: a loop over them would take as long as what it spares
  return (
    a.balls === b.balls &&
    a.needed === b.needed &&
    a.overs === b.overs &&
    a.firstOf === b.firstOf &&
    (a.firstOf === 0 || a.made === b.made) &&
    a.wickets === b.wickets &&
    a.power === b.power &&
    a.lock === b.lock &&
    a.previous === b.previous &&
    a.streak === b.streak &&
    a.ready === b.ready &&
    a.forced === b.forced &&
    a.freeHit === b.freeHit &&
    a.trap === b.trap &&
    a.pass === b.pass &&
    a.windowBalls === b.windowBalls &&
    a.windowLast === b.windowLast &&
    a.windowBefore === b.windowBefore &&
    a.newOver === b.newOver &&
    a.long === b.long &&
    a.hidden === b.hidden &&
    a.prediction === b.prediction &&
    a.blocker === b.blocker &&
    a.canDefend === b.canDefend &&
    a.defence === b.defence &&
    a.canShift === b.canShift &&
    a.shift === b.shift &&
    a.solved === b.solved &&
    a.p === b.p
  );
}
