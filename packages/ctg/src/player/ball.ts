import type { Rng } from '@howzat/core/author';
import { isAggressive } from '../kit.js';
import { type Habit, mostBowls, noHabit, rowOfStroke, strokesOfBall, weigh } from '../model/duel.js';
import type { Look } from './look.js';
import { habitSeen } from './reading.js';

/**
 * Bowl, attitude and zone. The bowl lies face down while the batter chooses, so both play the mixture that nothing gains against; it is
 * worked out once for a ball and asked up to three times. Against a batter with a habit the bowler plays another one.
 */

type Attitude = 'aggressive' | 'defensive';

/**
 * Where the mixture of this ball begins.
 * @param habit what the batter is taken to do, where it is the bowler who asks
 */
function mixtureOf(look: Look, habit: Habit = noHabit): number {
  const { s, p, model, ball, stakes } = look;
  const isOpen = p.attitudeSpan === 'per-ball' || s.played === 0;
  if (isOpen) return model.duels.placeOf(ball, stakes, habit);
  // where an attitude lasts for the over, it is known from the second ball on
  return model.duels.solved(ball, stakes, attitudeNow(look), habit);
}

const attitudeNow = ({ s }: Look): Attitude => (isAggressive(s) ? 'aggressive' : 'defensive');

/** One of a list, each as often as it stands there; -1 where all of them are never. */
function drawn(rng: Rng, shares: Float64Array, from: number, to: number): number {
  let total = 0;
  for (let i = from; i < to; i++) total += shares[i] as number;
  if (total < 1e-9) return -1;
  let left = ((rng.next() >>> 0) / 0x100000000) * total;
  let best = from;
  for (let i = from; i < to; i++) {
    if ((shares[i] as number) > 0) best = i;
    left -= shares[i] as number;
    if (left < 0) return i;
  }
  return best;
}

export function chooseBowl(look: Look): number {
  const { model, p, s, request } = look;
  const bowls = mixtureOf(look, habitSeen(s)) + strokesOfBall;
  const bowl = drawn(request.rng, model.duels.shares, bowls, bowls + mostBowls) - bowls;
  return (p.cards.deckFrom[s.style] as number) + Math.max(0, bowl);
}

export function chooseAttitude(look: Look): Attitude {
  const strokes = mixtureOf(look);
  const stroke = drawn(look.request.rng, look.model.duels.shares, strokes, strokes + strokesOfBall);
  return stroke >= strokes + rowOfStroke(true, 1) ? 'aggressive' : 'defensive';
}

export function chooseZone(look: Look): number {
  const first = rowOfStroke(isAggressive(look.s), 1);
  const from = mixtureOf(look) + first;
  const stroke = drawn(look.request.rng, look.model.duels.shares, from, from + 5);
  return 1 + (stroke < 0 ? bestZone(look, first) : stroke - from);
}

/** The best zone in an attitude that would not have been chosen, against the bowls as they come. */
function bestZone(look: Look, from: number): number {
  const bowls = mixtureOf(look) + strokesOfBall;
  const { shares } = look.model.duels;
  const worth = weigh(look.model.odds, look.ball, look.stakes);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let zone = 0; zone < 5; zone++) {
    let value = 0;
    for (let i = 0; i < mostBowls; i++)
      value += (shares[bowls + i] as number) * (worth[mostBowls * (from + zone) + i] as number);
    if (value > most) {
      most = value;
      best = zone;
    }
  }
  return best;
}
