import { type Player, pick, type Request, type Rng, shuffled } from '@howzat/core/author';
import { chaseChance, freeHitRuns, isAsPrinted, laterRuns, type Unused } from './bluffs.js';
import { type Card, cards } from './components/cards.js';
import { type Prospects, prospects, type Terms } from './equilibrium.js';
import formGuides from './form-guides.json';
import type { Cricket, Parameters, State } from './kit.js';
import { hasModes } from './rules/format.js';
import { noStakes, TrapSolver } from './trap-game.js';

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
  /** Whether the trap and the pass can still be used. */
  readonly trap: boolean;
  readonly pass: boolean;
  readonly asPrinted: boolean;
}

/** A number from 0 to 1. */
function random(rng: Rng): number {
  return pick(rng, 0x1000000) / 0x1000000;
}

/** A row by its share; the shares need not come to one. -1 where there are none. */
function draw(rng: Rng, shares: Float64Array): number {
  let whole = 0;
  for (let row = 0; row < 6; row++) whole += shares[row] as number;
  let left = random(rng) * whole;
  let last = -1;
  for (let row = 0; row < 6; row++) {
    const share = shares[row] as number;
    if (share <= 0) continue;
    last = row;
    left -= share;
    if (left < 0) return row;
  }
  return last;
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

/** The part of its worth that a power card loses in defence mode, where the next one will mostly be halved as well. */
const lessToKeep = 0.25;
/** What a pass is worth in games with modes beyond the tables, in runs: a forced ball or a field shift may come for it. */
const passForLater = 0.8;

const stakes = /* @__PURE__ */ noStakes();
const game = /* @__PURE__ */ new TrapSolver();

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
    trap: p.trap && !s.trapUsed && !s.trapsWaived && p.trapDuration === 'one-turn' && !p.trapAnnounced,
    pass: p.pass && !s.passUsed && p.passTiming === 'secret-in-place-of-card',
    asPrinted: isAsPrinted(p),
  };
}

function standingOf(t: Table): Standing {
  t.at ??= standing(t);
  return t.at;
}

/**
 * What the match is worth after this ball, to the batter: runs in the first innings, the chance to win in a chase. It counts what no
 * balls, and a trap and a pass that can still be used, will bring or take.
 */
function worth(t: Table, wicketsLost: number, gained: number, card: Card | null, unused: Unused): number {
  const at = standingOf(t);
  const { solved, balls, needed } = at;
  const wickets = at.wickets - wicketsLost;
  const power = at.power === null ? 0 : at.power + (card !== null && card > 3 ? 1 : 0);
  const lock = card === 6 ? t.p.sixLock : at.lock > 0 ? at.lock - 1 : 0;
  if (!(needed > 0 && solved.knows(needed)))
    return gained + solved.runs(balls, wickets, power, lock) + laterRuns(balls, wickets, unused);
  return needed > gained ? chaseChance(at, balls, wickets, power, lock, needed - gained, unused) : 1;
}

/** All that the solution of a ball depends on. */
interface Ball extends Standing, Modes {
  readonly forced: boolean;
  readonly streakReady: boolean;
  readonly closed: boolean;
  readonly freeHit: boolean;
  readonly previous: State['previous'];
  readonly hiddenRuns: number;
  readonly sixLock: number;
  readonly passForced: Parameters['passForced'];
  readonly full: boolean;
}

function ballOf(t: Table, modes: Modes): Ball {
  const { g, s, p } = t;
  const { solved, balls, wickets, power, lock, needed, trap, pass, asPrinted } = standingOf(t);
  const { defence, shift, hidden } = modes;
  return {
    solved,
    balls,
    wickets,
    power,
    lock,
    needed,
    trap,
    pass,
    asPrinted,
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
    passForced: p.passForced,
    full: hasModes(s, p),
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
    a.trap === b.trap &&
    a.pass === b.pass &&
    a.freeHit === b.freeHit &&
    a.passForced === b.passForced &&
    a.full === b.full &&
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

/** Sets up and solves the present ball over all six cards, with the trap and the pass where they can be had now. */
function solveNow(t: Table, modes: Modes): number {
  const { g, s, p } = t;
  const { forced, streakReady, lock } = s;
  const { freeHit } = g;
  const { hiddenRuns } = p;
  const at = standingOf(t);
  const { trap, pass } = at;
  const { free, caught, legal } = stakes;
  const lost = modes.hidden ? 0 : 1;
  const closed = s.powerInOver >= p.powerPerOver;
  for (let row = 0; row < 6; row++) {
    const card = cards[row] as Card;
    const isLegal = forced
      ? card < 2
      : !(card > 3 && closed) && !(card === 6 && lock > 0) && !(modes.shift && card % 2 === 1);
    legal[row] = isLegal ? 1 : 0;
    if (!isLegal) continue;
    const gain = gainOf(card, streakReady, hiddenRuns, modes);
    free[row] = worth(t, 0, gain, card, at);
    caught[row] = worth(t, lost, 0, card, at);
    if (modes.defence && card > 3) {
      free[row] = (free[row] as number) + lessToKeep * (worth(t, 0, gain, null, at) - (free[row] as number));
      caught[row] = (caught[row] as number) + lessToKeep * (worth(t, lost, 0, null, at) - (caught[row] as number));
    }
  }
  stakes.matches = modes.hidden || !freeHit;
  const kept = worth(t, 0, 0, null, at);
  const canTrap = trap && !forced && !modes.hidden;
  const canPass = pass && !modes.hidden && !(p.passForced === 'forbidden' && (forced || modes.shift));
  stakes.trapCosts = Number.POSITIVE_INFINITY;
  stakes.trapTakes = 0;
  if (canTrap) {
    const without = { trap: false, pass };
    stakes.trapCosts = Math.max(0, worth(t, 0, 0, null, without) - kept);
    const later = worth(t, 1, 0, null, without) - worth(t, 1, 0, null, at);
    stakes.trapTakes = Math.max(0, stakes.trapCosts - later);
  }
  stakes.passIsWorth = Number.NEGATIVE_INFINITY;
  if (canPass) {
    const later = hasModes(s, p) ? passForLater * (worth(t, 0, 1, null, at) - kept) : 0;
    stakes.passIsWorth = worth(t, 0, 0, null, { trap, pass: false }) - later;
  }
  stakes.repeats = modes.hidden ? -1 : cards.indexOf(s.previous as Card);
  const value = game.solve(stakes);
  if (!modes.hidden && !freeHit) fearRepetition(t, value);
  return value;
}

/**
 * A bowler who repeats their card pays for it: so the batter plays that card more often, by just as much as the no ball
 * costs, and where it costs more than a wicket the bowler does not repeat at all.
 */
function fearRepetition(t: Table, value: number): void {
  const { free, caught, legal, repeats: previous } = stakes;
  // where it is trapped, nobody has to repeat it
  if (previous < 0 || !legal[previous] || game.trap > 0 || (free[previous] as number) <= value) return;
  const risk = (free[previous] as number) - (caught[previous] as number);
  const at = standingOf(t);
  const { balls, wickets } = at;
  // a run, and a free hit
  const run = worth(t, 0, 1, null, at) - worth(t, 0, 0, null, at);
  const price = run * (1 + freeHitRuns(balls, wickets));
  const { batter } = game;
  if (price >= risk) {
    const sure = free[previous] as number;
    legal[previous] = 0;
    if (legal.every((is) => is === 0) || game.solve(stakes) < sure) {
      batter.fill(0);
      batter[previous] = 1 - game.pass;
    }
    return;
  }
  const share = price / risk;
  for (let row = 0; row < 6; row++)
    batter[row] = (batter[row] as number) * (1 - share) + (row === previous ? share * (1 - game.pass) : 0);
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
  solve(t, now(t));
  const guess = likeliest(game.bowler);
  const left = ballsLeft(g, p);
  const sure = game.bowler[guess] as number;
  const predicts =
    p.anticipation &&
    !s.predictionUsed &&
    !s.hidden &&
    !g.freeHit &&
    (sure >= (lastWicket(g) ? 0.3 : 0.45) || left <= 2);
  const passes = game.pass > 0 && random(rng) < game.pass;
  const card = passes ? 'pass' : (cards[Math.max(0, draw(rng, game.batter))] as Card);
  return plain ? card : { card, prediction: predicts ? cards[guess] : null };
}

/**
 * Whether the trap is set. The ball says how often, and which values it should catch; who has written down others sets it less often, and
 * who has written down better ones more often, so that it is set as often as it says all in all.
 */
function springs({ s, rng }: Table): boolean {
  const { trap, trapped } = game;
  if (trap <= 0 || s.traps.length === 0) return false;
  let own = 0;
  let usual = 0;
  for (let row = 0; row < 6; row++) {
    const share = trapped[row] as number;
    usual += (share * share) / trap;
    if (s.traps.includes(cards[row] as Card)) own += share;
  }
  return usual > 0 && random(rng) < (trap * own) / usual;
}

const beside = new Float64Array(6);

/** A card to go with the trap, and not one that is trapped already. */
function besideTrap({ s, rng }: Table): number {
  for (let row = 0; row < 6; row++)
    beside[row] = s.traps.includes(cards[row] as Card) ? 0 : (game.bowler[row] as number);
  const row = draw(rng, beside);
  return row >= 0 ? row : draw(rng, game.bowler);
}

function bowl(t: Table, plain: boolean): unknown {
  const { g, s, p, rng } = t;
  solve(t, now(t));
  const trap = !plain && springs(t);
  // a free hit cannot be matched out: anything but the card that would be a no ball again
  let row = g.freeHit ? pick(rng, 6) : trap ? besideTrap(t) : draw(rng, game.bowler);
  if (g.freeHit && cards[row] === s.previous) row = (row + 1) % 6;
  const card = cards[row] as Card;
  if (plain) return card;
  const power = (game.batter[4] as number) + (game.batter[5] as number);
  const blocks =
    !trap &&
    s.blockersLeft > 0 &&
    !s.hidden &&
    ((power > 0.9 && (g.freeHit || s.streakReady)) || (power > 0.3 && (lastWicket(g) || ballsLeft(g, p) <= 6)));
  return { card, blocker: blocks, trap };
}

/** The trap is kept for cards that can be matched out. */
function guess(t: Table): unknown {
  solve(t, { ...now(t), hidden: true });
  return { guess: cards[draw(t.rng, game.bowler)], trap: false };
}

/** Modes: defence while the batter's hand is full, and the shift as soon as it can be had. */
function call(t: Table): unknown {
  const { g, s, p } = t;
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
    shift: p.fieldShift && !s.shiftUsed && !s.forced && (inOver >= 2 || ballsLeft(g, p) <= 3),
  };
}

/** The hidden card comes from a full hand: it is the ball on which a wicket cannot fall to equal cards. */
function hide(t: Table): unknown {
  const { s, g, p } = t;
  const full = s.powerInOver === 0 && s.lock === 0;
  return { hidden: !s.forced && s.shiftLeft === 0 && !g.freeHit && (full || ballsLeft(g, p) <= 2) };
}

/** Trap values: two that the first ball would catch, each as often as it says. */
function setTraps(t: Table): readonly Card[] {
  solve(t, { defence: false, shift: false, hidden: false });
  const { trap, trapped, bowler } = game;
  const order = shuffled(t.rng, [0, 1, 2, 3, 4, 5]);
  // laid end to end in any order they are two long: whoever lies at a point and one beyond it is trapped
  const point = random(t.rng);
  const found: number[] = [];
  let sum = 0;
  for (const row of order) {
    const before = sum;
    sum += trap > 0 ? (trapped[row] as number) / trap : Math.min(1, 2 * (bowler[row] as number));
    if (Math.ceil(sum - point) > Math.ceil(before - point)) found.push(row);
  }
  for (const row of order) if (found.length < 2 && !found.includes(row)) found.push(row);
  return [cards[found[0] as number] as Card, cards[found[1] as number] as Card];
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
      return 'bat';
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
 * wickets left, the target, quota and lock in view. When it passes and when it sets the trap is mixed as well, so that nobody can foresee it.
 * It uses its modes where they cost the other side most. It plays from its view alone; what it has no plan for it chooses at random from what
 * is legal.
 */
export const sensible: Player = {
  name: 'sensible',
  formGuides,
  choose: (request) => {
    const choice = choose(request);
    return choice !== undefined && request.domain.has(choice) ? choice : request.domain.sample(request.rng);
  },
};
