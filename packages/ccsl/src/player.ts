import { type Player, pick, type Request, type Rng } from '@howzat/core/author';
import { type Card, cards } from './components/cards.js';
import { oneBall, type Prospects, prospects, type Terms } from './equilibrium.js';
import formGuides from './form-guides.json';
import type { Cricket, Parameters, State } from './kit.js';

/** What the player looks at: the whole state but what is hidden from it. */
interface Table {
  readonly s: State;
  readonly g: Cricket;
  readonly p: Parameters;
  readonly rng: Rng;
  /** How the innings stands, once it was looked at. */
  at: Standing | null;
}

/** How the innings stands before this ball: what every card is weighed by. */
interface Standing {
  readonly solved: Prospects;
  /** Balls left after this one. */
  readonly balls: number;
  readonly wickets: number;
  /** Power cards played in the over, or null where this ball ends it. */
  readonly power: number | null;
  readonly lock: number;
  /** Runs to win, or -1 in an innings that chases nothing. */
  readonly needed: number;
}

/** A number from 0 to 1. */
function random(rng: Rng): number {
  return pick(rng, 0x1000000) / 0x1000000;
}

/** A row by its share. */
function draw(rng: Rng, shares: Float64Array): number {
  let left = random(rng);
  for (let row = 0; row < 6; row++) {
    left -= shares[row] as number;
    if (left < 0) return row;
  }
  return shares.indexOf(Math.max(...shares.subarray(0, 6)));
}

const known = new Map<string, Prospects>();
let last: { readonly terms: Terms; readonly solved: Prospects } | null = null;

/** Balls left in the innings, the present one included. */
function ballsLeft(g: Cricket, p: Parameters): number {
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

const free = new Float64Array(7);
const hit = new Float64Array(7);
const game = oneBall();

/** The modes that change what a card is worth on this ball. */
interface Modes {
  readonly defence: boolean;
  readonly shift: boolean;
  readonly hidden: boolean;
}

/** What a card brings when it is not matched. */
function gainOf(card: Card, doubled: boolean, hiddenRuns: number, modes: Modes): number {
  let runs: number = card;
  if (modes.defence && !modes.hidden) runs = card > 3 ? card / 2 : card < 2 ? 2 * card : card;
  if (doubled) runs *= 2;
  return modes.hidden ? runs + hiddenRuns : runs;
}

function standing({ g, s, p }: Table): Standing {
  return {
    solved: solvedFor(g, p),
    balls: ballsLeft(g, p) - 1,
    wickets: (g.wicketsLimit ?? 1000) - g.wickets,
    power: g.overBalls + 1 >= p.ballsPerOver ? null : s.powerInOver,
    lock: s.lock,
    // under two readings level scores end the chase
    needed: g.target === null ? -1 : g.target - g.runs - (p.target === 'target-plus-one' ? 0 : 1),
  };
}

function standingOf(t: Table): Standing {
  t.at ??= standing(t);
  return t.at;
}

/** What the match is worth after this ball, to the batter: runs in the first innings, the chance to win in a chase. */
function worth(t: Table, wicketsLost: number, gained: number, card: Card | null): number {
  const at = standingOf(t);
  const { solved, balls, needed } = at;
  const wickets = at.wickets - wicketsLost;
  const power = at.power === null ? 0 : at.power + (card !== null && card > 3 ? 1 : 0);
  const lock = card === 6 ? t.p.sixLock : at.lock > 0 ? at.lock - 1 : 0;
  return needed > 0 && solved.knows(needed)
    ? solved.chance(balls, wickets, power, lock, needed - gained)
    : gained + solved.runs(balls, wickets, power, lock);
}

const barred = -1e6;

/** All that the solution of a ball depends on. */
interface Ball extends Standing, Modes {
  readonly forced: boolean;
  readonly streakReady: boolean;
  readonly closed: boolean;
  readonly freeHit: boolean;
  readonly previous: State['previous'];
  readonly hiddenRuns: number;
  readonly sixLock: number;
  /** Balls left, this one included: they tell how much a free hit is worth. */
  readonly left: number;
}

function ballOf(t: Table, modes: Modes): Ball {
  const { g, s, p } = t;
  const { solved, balls, wickets, power, lock, needed } = standingOf(t);
  const { defence, shift, hidden } = modes;
  return {
    solved,
    balls,
    wickets,
    power,
    lock,
    needed,
    defence,
    shift,
    hidden,
    forced: s.forced,
    streakReady: s.streakReady,
    closed: s.powerInOver >= p.powerPerOver,
    freeHit: g.freeHit,
    previous: s.previous,
    hiddenRuns: p.hiddenRuns,
    sixLock: p.sixLock,
    left: ballsLeft(g, p),
  };
}

function isSameBall(a: Ball, b: Ball): boolean {
  // field by field: a loop over them would take as long as what it spares
  return (
    a.balls === b.balls &&
    a.needed === b.needed &&
    a.wickets === b.wickets &&
    a.power === b.power &&
    a.lock === b.lock &&
    a.previous === b.previous &&
    a.streakReady === b.streakReady &&
    a.closed === b.closed &&
    a.forced === b.forced &&
    a.defence === b.defence &&
    a.shift === b.shift &&
    a.hidden === b.hidden &&
    a.freeHit === b.freeHit &&
    a.left === b.left &&
    a.solved === b.solved &&
    a.hiddenRuns === b.hiddenRuns &&
    a.sixLock === b.sixLock
  );
}

/** The ball that was solved last, and its value: both sides solve it, one after the other. */
let solvedLast: { readonly ball: Ball; readonly value: number } | null = null;

/** Solves the present ball; `game` then holds how both sides mix their cards. */
function solve(t: Table, modes: Modes): number {
  const ball = ballOf(t, modes);
  if (solvedLast === null || !isSameBall(ball, solvedLast.ball)) solvedLast = { ball, value: solveNow(t, modes) };
  return solvedLast.value;
}

/** Sets up and solves the present ball over all six cards; those that cannot be played are worth nothing at all. */
function solveNow(t: Table, modes: Modes): number {
  const { g, s, p } = t;
  const { forced, streakReady, lock } = s;
  const { freeHit } = g;
  const { hiddenRuns } = p;
  const closed = s.powerInOver >= p.powerPerOver;
  cards.forEach((card, row) => {
    const legal = forced
      ? card < 2
      : !(card > 3 && closed) && !(card === 6 && lock > 0) && !(modes.shift && card % 2 === 1);
    free[row] = legal ? worth(t, 0, gainOf(card, streakReady, hiddenRuns, modes), card) : barred;
    hit[row] = !legal
      ? barred - 1
      : modes.hidden || freeHit
        ? modes.hidden
          ? worth(t, 0, 0, card)
          : (free[row] as number)
        : worth(t, 1, 0, card);
  });
  const value = game.solve(6, free, hit);
  if (!modes.hidden && !freeHit) fearRepetition(t, value);
  return value;
}

/**
 * A bowler who repeats their card pays for it: so the batter plays that card more often, by just as much as the no ball
 * costs, and where it costs more than a wicket the bowler does not repeat at all.
 */
function fearRepetition(t: Table, value: number): void {
  const previous = cards.indexOf(t.s.previous as Card);
  if (previous < 0 || (free[previous] as number) <= value) return;
  const risk = (free[previous] as number) - (hit[previous] as number);
  // a run, and a free hit that is worth about as much as the best card beyond an ordinary ball
  const run = worth(t, 0, 1, null) - worth(t, 0, 0, null);
  const price = run * (ballsLeft(t.g, t.p) > 1 ? 1 + 3.3 : 1);
  const { batter } = game;
  if (price >= risk) {
    const sure = free[previous] as number;
    free[previous] = hit[previous] = barred;
    if (game.solve(6, free, hit) < sure) {
      batter.fill(0);
      batter[previous] = 1;
    }
    return;
  }
  const share = price / risk;
  for (let row = 0; row < 6; row++)
    batter[row] = (batter[row] as number) * (1 - share) + (row === previous ? share : 0);
}

const now = (t: Table): Modes => ({ defence: t.s.defenceLeft > 0, shift: t.s.shiftLeft > 0, hidden: t.s.hidden });

/** Is the innings down to its last wicket? */
function lastWicket(g: Cricket): boolean {
  return g.wicketsLimit !== null && g.wicketsLimit - g.wickets <= 1;
}

function likeliest(shares: Float64Array): number {
  let best = 0;
  for (let row = 1; row < 6; row++) if ((shares[row] as number) > (shares[best] as number)) best = row;
  return best;
}

function bat(t: Table, plain: boolean): unknown {
  const { g, s, p, rng } = t;
  const value = solve(t, now(t));
  const guess = likeliest(game.bowler);
  const left = ballsLeft(g, p);
  const sure = game.bowler[guess] as number;
  const predicts =
    p.anticipation &&
    !s.predictionUsed &&
    !s.hidden &&
    !g.freeHit &&
    (sure >= (lastWicket(g) ? 0.3 : 0.45) || left <= 2);
  // a pass risks nothing: it is for the ball on which every card is worth less
  const passes =
    p.pass && !s.passUsed && !s.hidden && p.passTiming === 'secret-in-place-of-card' && worth(t, 0, 0, null) > value;
  const card = cards[draw(rng, game.batter)] as Card;
  if (plain) return card;
  return { card: passes ? 'pass' : card, prediction: predicts ? cards[guess] : null };
}

/** How likely the batter plays one of the trap values. */
function catches(t: Table): number {
  let share = 0;
  cards.forEach((card, row) => {
    if (t.s.traps.includes(card)) share += game.batter[row] as number;
  });
  return share;
}

function springs(t: Table): boolean {
  const { g, s, p } = t;
  if (!p.trap || s.trapUsed || s.forced || p.trapDuration !== 'one-turn') return false;
  const share = catches(t);
  return share >= 0.4 || (share > 0.2 && lastWicket(g)) || (share > 0 && ballsLeft(g, p) <= 2);
}

function bowl(t: Table, plain: boolean): unknown {
  const { g, s, p, rng } = t;
  solve(t, now(t));
  // a free hit cannot be matched out: anything but the card that would be a no ball again
  let row = g.freeHit ? pick(rng, 6) : draw(rng, game.bowler);
  if (g.freeHit && cards[row] === s.previous) row = (row + 1) % 6;
  const card = cards[row] as Card;
  if (plain) return card;
  const power = (game.batter[4] as number) + (game.batter[5] as number);
  const blocks =
    s.blockersLeft > 0 &&
    !s.hidden &&
    ((power > 0.9 && (g.freeHit || s.streakReady)) || (power > 0.3 && (lastWicket(g) || ballsLeft(g, p) <= 6)));
  return { card, blocker: blocks, trap: springs(t) };
}

function guess(t: Table): unknown {
  solve(t, { ...now(t), hidden: true });
  return { guess: cards[draw(t.rng, game.bowler)], trap: springs(t) };
}

/** Modes: defence while the batter's hand is full, the shift when only 0 and 2 are safe in it. */
function call(t: Table): unknown {
  const { g, s, p } = t;
  const left = ballsLeft(g, p);
  const open = s.powerInOver < p.powerPerOver;
  const inOver = p.ballsPerOver - g.overBalls;
  return {
    defence:
      p.defence &&
      !s.defenceUsed &&
      s.defenceLeft === 0 &&
      !s.forced &&
      s.powerInOver === 0 &&
      inOver >= 2 &&
      !s.streakReady,
    shift:
      p.fieldShift &&
      !s.shiftUsed &&
      !s.forced &&
      ((!open && inOver >= 2) || left <= 3 || (inOver >= 3 && (lastWicket(g) || g.overs > 0))),
  };
}

/** The hidden card comes from a full hand: it is the ball on which a wicket cannot fall to equal cards. */
function hide(t: Table): unknown {
  const { s, g, p } = t;
  const full = s.powerInOver === 0 && s.lock === 0;
  return { hidden: !s.forced && s.shiftLeft === 0 && !g.freeHit && (full || ballsLeft(g, p) <= 2) };
}

/** Trap values: what the batter is likely to play, but not always the same. */
function setTraps(t: Table): readonly Card[] {
  solve(t, { defence: false, shift: false, hidden: false });
  const first = draw(t.rng, game.batter);
  let second = draw(t.rng, game.batter);
  if (second === first) second = first === 5 ? 4 : first + 1;
  return [cards[first] as Card, cards[second] as Card];
}

function choose(request: Request): unknown {
  const t: Table = {
    s: request.view.state as State,
    g: request.view.game,
    p: request.params as Parameters,
    rng: request.rng,
    at: null,
  };
  switch (request.step) {
    case 'play-card':
      return bat(t, request.domain.kind === 'oneOf');
    case 'bowl-card':
      return bowl(t, request.domain.kind === 'oneOf');
    case 'guess-card':
      return guess(t);
    case 'announce-bowling':
    case 'call-modes':
      return call(t);
    case 'announce-batting':
      return hide(t);
    case 'choose-traps':
      return setTraps(t);
    case 'core.toss.elect':
      return 'bowl';
    case 'announce-pass':
    case 'end-defence':
    case 'waive-reward':
      return false;
    case 'announce-prediction':
    case 'name-blocker':
    case 'announce-named-blocker':
      return null;
    default:
      return undefined;
  }
}

/**
 * A sensible player of CCSL for both sides. It mixes its cards as the equilibrium of each ball says, with the balls and
 * wickets left, the target, quota and lock in view, and uses its modes where they cost the other side most. It plays
 * from its view alone; what it has no plan for it chooses at random from what is legal.
 */
export const sensible: Player = {
  name: 'sensible',
  formGuides,
  choose: (request) => {
    const choice = choose(request);
    return choice !== undefined && request.domain.has(choice) ? choice : request.domain.sample(request.rng);
  },
};
