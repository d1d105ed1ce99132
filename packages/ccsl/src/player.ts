import { type Player, pick, type Request, type Rng } from '@howzat/core/author';
import { type Card, cards } from './components/cards.js';
import formGuides from './form-guides.json';
import type { Parameters, State } from './kit.js';
import { clean, inMixture, noPrediction, passRow, type Standing } from './sensible/ball.js';
import { bestCall, isForHidden } from './sensible/calls.js';
import { aimOf, readStanding, type Table } from './sensible/innings.js';
import { mixtureAt, type Study, studyOf } from './sensible/mixtures.js';
import type { Aim } from './sensible/worth.js';

/** A number from 0 to 1. */
function random(rng: Rng): number {
  return pick(rng, 0x1000000) / 0x1000000;
}

/** One of so many places from a first one on, by their shares; the shares need not come to one. -1 where there are none. */
function draw(rng: Rng, shares: Float32Array, first: number, count: number): number {
  let whole = 0;
  for (let at = first; at < first + count; at++) whole += shares[at] as number;
  let left = random(rng) * whole;
  let last = -1;
  for (let at = 0; at < count; at++) {
    const share = shares[first + at] as number;
    if (share <= 0) continue;
    last = at;
    left -= share;
    if (left < 0) return at;
  }
  return last;
}

function total(shares: Float32Array, first: number): number {
  let whole = 0;
  for (let at = 0; at < 6; at++) whole += shares[first + at] as number;
  return whole;
}

/** How the innings stands: read anew at each question, and used up by the answer. */
const standing: Standing = { ...clean };

/** A ball that is being asked about. */
interface Asked extends Table {
  readonly rng: Rng;
  readonly study: Study;
  readonly at: Standing;
}

function aimAt(t: Asked): Aim {
  return aimOf(t, t.at);
}

/** Where the mixture of the ball stands. */
function mixture(t: Asked, hidden: boolean): number {
  return mixtureAt(t.study, t.at, hidden, aimAt(t));
}

function bat(t: Asked, plain: boolean): unknown {
  const place = mixture(t, t.s.hidden);
  const choice = draw(t.rng, t.study.solved.mixtures, place + inMixture.batter, 49);
  const row = Math.floor(choice / 7);
  const prediction = choice % 7;
  const card = row === passRow ? 'pass' : (cards[row] as Card);
  if (plain) return card;
  return { card, prediction: prediction === noPrediction ? null : (cards[prediction] as Card) };
}

/**
 * Whether the trap is set. The mixture says how often, and which values it should catch; who has written down others sets
 * it less often, and who has written down better ones more often, so that it is set as often as it says all in all.
 */
function springs({ s, rng, study }: Asked, place: number): boolean {
  const { mixtures } = study.solved;
  const trap = total(mixtures, place + inMixture.trapping);
  if (trap <= 0 || s.traps.length === 0) return false;
  let own = 0;
  let usual = 0;
  for (let row = 0; row < 6; row++) {
    const share = mixtures[place + inMixture.trapped + row] as number;
    usual += (share * share) / trap;
    if (s.traps.includes(cards[row] as Card)) own += share;
  }
  return usual > 0 && random(rng) < (trap * own) / usual;
}

const beside = new Float32Array(6);

/**
 * A card to go with the trap, not one that is trapped already. The mixture says how often each card is played beside the trap and how
 * often it is trapped; who is seldom trapped and often played is the likelier, and who is always one of the two is certain.
 */
function besideTrap({ s, rng, study }: Asked, place: number): number {
  const { mixtures } = study.solved;
  const trap = total(mixtures, place + inMixture.trapping);
  for (let row = 0; row < 6; row++) {
    const played = mixtures[place + inMixture.trapping + row] as number;
    const free = Math.max(0, trap - played - (mixtures[place + inMixture.trapped + row] as number));
    beside[row] = s.traps.includes(cards[row] as Card) ? 0 : played / (free + 1e-3 * trap);
  }
  const row = draw(rng, beside, 0, 6);
  return row >= 0 ? row : draw(rng, mixtures, place + inMixture.trapping, 6);
}

/** What the bowler plays or guesses without the trap, and whether with the blocker. */
function withoutTrap({ rng, study }: Asked, place: number): readonly [row: number, blocker: boolean] {
  const { mixtures } = study.solved;
  const open = total(mixtures, place + inMixture.plain);
  const blocked = total(mixtures, place + inMixture.blocking);
  // where the trap was all but certain and is not set, the cards are those that go with it
  if (open + blocked < 1e-6) return [draw(rng, mixtures, place + inMixture.trapping, 6), false];
  const blocker = blocked > 0 && random(rng) * (open + blocked) < blocked;
  return [draw(rng, mixtures, place + (blocker ? inMixture.blocking : inMixture.plain), 6), blocker];
}

function bowl(t: Asked, plain: boolean): unknown {
  const place = mixture(t, t.s.hidden);
  const trap = springs(t, place);
  const [row, blocker] = trap ? [besideTrap(t, place), false] : withoutTrap(t, place);
  const card = cards[row] as Card;
  return plain ? card : { card, blocker, trap };
}

function guess(t: Asked): unknown {
  const place = mixture(t, true);
  const trap = springs(t, place);
  return { guess: cards[trap ? besideTrap(t, place) : withoutTrap(t, place)[0]] as Card, trap };
}

/** Trap values: two that the mixture of the first ball would catch, each as often as it says. */
function setTraps(t: Asked): readonly Card[] {
  const place = mixture(t, false);
  const { mixtures } = t.study.solved;
  const trap = total(mixtures, place + inMixture.trapping);
  const shares = [0, 1, 2, 3, 4, 5].map((row) =>
    trap > 0 ? (mixtures[place + inMixture.trapped + row] as number) / trap : 1 / 3,
  );
  const order = [0, 1, 2, 3, 4, 5];
  for (let left = 5; left > 0; left--) {
    const other = pick(t.rng, left + 1);
    [order[left], order[other]] = [order[other] as number, order[left] as number];
  }
  // laid end to end in any order they are two long: whoever lies at a point and one beyond it is trapped
  const point = random(t.rng);
  const found: number[] = [];
  let sum = 0;
  for (const row of order) {
    const before = sum;
    sum += shares[row] as number;
    if (Math.ceil(sum - point) > Math.ceil(before - point)) found.push(row);
  }
  for (const row of [...order]) if (found.length < 2 && !found.includes(row)) found.push(row);
  return [cards[found[0] as number] as Card, cards[found[1] as number] as Card];
}

/** Modes that cannot be called now are left alone. */
function call(t: Asked): unknown {
  return bestCall(t.study, t.at, aimAt(t));
}

function hide(t: Asked): unknown {
  return { hidden: isForHidden(t.study, t.at, aimAt(t)) };
}

function choose(request: Request): unknown {
  const s = request.view.state as State;
  const table = { s, g: request.view.game, p: request.params as Parameters };
  const plain = request.domain.kind === 'oneOf';
  const asked = (): Asked => {
    const at = standing;
    readStanding(table, at);
    return { s, g: table.g, p: table.p, rng: request.rng, study: studyOf(table), at };
  };
  switch (request.step) {
    case 'play-card':
      return bat(asked(), plain);
    case 'bowl-card':
      return bowl(asked(), plain);
    case 'guess-card':
      return guess(asked());
    case 'announce-bowling':
    case 'call-modes':
      return call(asked());
    case 'announce-batting':
      return hide(asked());
    case 'choose-traps':
      return setTraps(asked());
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
 * A sensible player of CCSL for both sides. It plays each ball as the game that it is: cards, passes, predictions, traps and
 * blockers are mixed as the solution of the ball says, with what everything is worth that can still be used. So nobody can
 * read it. It plays from its view alone; what it has no plan for it chooses at random from what is legal.
 */
export const sensible: Player = {
  name: 'sensible',
  formGuides,
  choose: (request) => {
    const choice = choose(request);
    return choice !== undefined && request.domain.has(choice) ? choice : request.domain.sample(request.rng);
  },
};
