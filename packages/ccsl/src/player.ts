import { type Player, pick, type Request, type Rng, shuffled } from '@howzat/core/author';
import { type Card, cards } from './components/cards.js';
import formGuides from './form-guides.json';
import type { Cricket, Parameters, State } from './kit.js';
import { bestPrediction, isShort } from './predicting.js';
import { game, solve } from './solve-ball.js';
import { ballsLeft, type Modes, standingOf, type Table } from './standing.js';

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

/** The card of the bowler to predict, or null where it is better kept for later. */
function predict(t: Table, played: Card | 'pass'): Card | null {
  const { g, s, p } = t;
  if (!p.anticipation || s.predictionUsed || s.hidden || g.freeHit) return null;
  const at = standingOf(t);
  if (isShort(at)) return cards[bestPrediction(at, played)] as Card;
  const guess = likeliest(game.bowler);
  const isSure = (game.bowler[guess] as number) >= (lastWicket(g) ? 0.3 : 0.45);
  return isSure || ballsLeft(g, p) <= 2 ? (cards[guess] as Card) : null;
}

function bat(t: Table, plain: boolean): unknown {
  solve(t, now(t));
  const passes = game.pass > 0 && random(t.rng) < game.pass;
  const card = passes ? 'pass' : (cards[Math.max(0, draw(t.rng, game.batter))] as Card);
  return plain ? card : { card, prediction: predict(t, card) };
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
    if (!s.traps.includes(cards[row] as Card)) continue;
    // a value that nobody plays now is wasted: the trap waits for a better ball
    if (share <= 0) return false;
    own += share;
  }
  return usual > 0 && random(rng) < (trap * own) / usual;
}

const beside = new Float64Array(6);

/** A card to go with the trap, and not one that is trapped already: as the ball says, or else one that the batter plays. */
function besideTrap({ s, rng }: Table): number {
  for (const shares of [game.bowler, game.batter]) {
    for (let row = 0; row < 6; row++) beside[row] = s.traps.includes(cards[row] as Card) ? 0 : (shares[row] as number);
    const row = draw(rng, beside);
    if (row >= 0) return row;
  }
  return draw(rng, game.bowler);
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

/**
 * The trap is kept for cards that can be matched out. Set on the hidden card wherever it caught three of ten, it won 53 of a hundred matches over
 * two overs against this player; but whoever then played the 0 on the first balls won 61.
 */
function guess(t: Table): unknown {
  solve(t, { ...now(t), hidden: true });
  return { guess: cards[draw(t.rng, game.bowler)], trap: false };
}

/**
 * Whether something that can be used once, and is best used soon, is used on this ball. One time in three it waits, which costs hardly anything:
 * so an innings does not open with a ritual.
 */
function isTime({ g, p, rng }: Table): boolean {
  return ballsLeft(g, p) <= 3 || pick(rng, 3) > 0;
}

/**
 * Modes. The field shift comes soon. Defence mode comes by the third ball of an over, while the batter can still play a power card, and not on a
 * forced ball. The two go well together: the shift leaves the batter few cards besides the power cards, and defence mode halves those.
 */
function call(t: Table): unknown {
  const { g, s, p } = t;
  const shift = p.fieldShift && !s.shiftUsed && isTime(t);
  const batterHasPower = s.powerInOver < p.powerPerOver && (s.lock === 0 || s.shiftLeft > 0);
  const defence = p.defence && !s.defenceUsed && s.defenceLeft === 0 && !s.forced && g.overBalls <= 2;
  return { defence: defence && batterHasPower, shift };
}

/** The hidden card comes soon: a wicket cannot fall to equal cards on that ball, as it cannot on a free hit. */
function hide(t: Table): unknown {
  return { hidden: !t.g.freeHit && isTime(t) };
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
  lapses: 2,
  choose: (request) => {
    const choice = choose(request);
    return choice !== undefined && request.domain.has(choice) ? choice : request.domain.sample(request.rng);
  },
};
