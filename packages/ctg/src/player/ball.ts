import type { Rng } from '@howzat/core/author';
import { at, strikeAt } from '../model.js';
import { type Look, slipsOf } from './look.js';

/** What a ball is worth by bowl, zone and attitude, and which of them both sides choose. */

// one ball is weighed at a time, so these are written over and over
const worth = new Float64Array(6 * 12);
const means = new Float64Array(6);
const weights = new Float64Array(12);

/** The chance of a catch behind the wicket by how many slips stand there: more than two catch no more. */
const caughtBySlips = [0, 1 / 6, 11 / 36, 11 / 36, 11 / 36] as const;

/**
 * Weighs every zone against every bowl of the deck: what such a ball is worth to the batting side, in runs. `means` has each
 * zone over all bowls.
 * @returns the bowls of the deck
 */
function weigh(look: Look, aggressive: boolean): number {
  const { s, p, model, request, price } = look;
  const { cards } = p;
  const { faces, strikeRuns, strikeOut } = model;
  const { facing, field, style, d8Next } = s;
  const from = cards.deckFrom[style] as number;
  const n = cards.deckSize[style] as number;
  const confidence = s.confidence[facing] as number;
  const lowest = facing > 3 && facing < 7 ? 0 : -1;
  const dice = facing < 4 ? 2 : 0;
  const suited = s.bowler < 4 && cards.suits[s.pitch] === style;
  const safe = request.view.game.freeHit || request.view.game.noBall;
  const catching = safe ? 0 : price;
  const caught = caughtBySlips[slipsOf(look)] as number;
  for (let zone = 1; zone < 6; zone++) {
    const there = (field >> (4 * zone)) & 15;
    const good = strikeAt(zone, there, style, aggressive, true);
    const poor = strikeAt(zone, there, style, aggressive, false);
    const goodStrike = (strikeRuns[good] as number) - catching * (strikeOut[good] as number);
    const poorStrike = (strikeRuns[poor] as number) - catching * (strikeOut[poor] as number);
    let sum = 0;
    for (let i = 0; i < n; i++) {
      const bowl = from + i;
      const lines = cards.lines[6 * bowl + zone] as number;
      const meter = lines === 0 ? 3 : Math.max(lowest, confidence - lines);
      const d8 = d8Next || (suited && cards.bowlD8[bowl] === 1);
      const row = 8 * (5 * (dice + (d8 ? 1 : 0)) + meter + 1);
      let value =
        6 * (faces[row + at.six] as number) +
        4 * (faces[row + at.four] as number) +
        (faces[row + at.strike3] as number) * goodStrike +
        (faces[row + at.strike] as number) * poorStrike;
      if (!safe) {
        const miss = faces[row + at.miss] as number;
        const own = cards.bowlMargin[bowl] as number;
        const bowled = aggressive || cards.bowlDie[bowl] === 8 ? 0.25 : 1 / 6;
        const misses = (faces[row + at.miss3] as number) + (own === 2 ? 0.4 * miss : 0);
        value -=
          price *
          ((faces[row + at.clean] as number) +
            misses * bowled +
            ((faces[row + at.block] as number) + 0.15 * miss) * caught);
      }
      worth[12 * zone + i] = value;
      sum += value;
    }
    means[zone] = sum / n;
  }
  return n;
}

/** One of `n`, those of a greater weight more often. */
function drawn(rng: Rng, n: number): number {
  let total = 0;
  for (let i = 0; i < n; i++) total += weights[i] as number;
  let left = ((rng.next() >>> 0) / 0x100000000) * total;
  for (let i = 0; i < n; i++) {
    left -= weights[i] as number;
    if (left < 0) return i;
  }
  return n - 1;
}

/** How strongly both sides prefer what is better, per run. */
const sharp = { zone: 4, bowl: 7 };

/** Puts into `weights` how often a batter plays into each zone, and tells the best of their means. */
function zoneWeights(): number {
  let best = means[1] as number;
  for (let zone = 2; zone < 6; zone++) if ((means[zone] as number) > best) best = means[zone] as number;
  for (let zone = 1; zone < 6; zone++) weights[zone - 1] = Math.exp(sharp.zone * ((means[zone] as number) - best));
  return best;
}

export function chooseZone(look: Look): number {
  const { s, request } = look;
  weigh(look, (s.aggressive & (1 << s.facing)) !== 0);
  zoneWeights();
  return 1 + drawn(request.rng, 5);
}

/** What the ball is worth in an attitude: over the zones as they would be played. */
function attitudeWorth(look: Look, aggressive: boolean): number {
  weigh(look, aggressive);
  zoneWeights();
  let total = 0;
  let sum = 0;
  for (let zone = 1; zone < 6; zone++) {
    const weight = weights[zone - 1] as number;
    total += weight;
    sum += weight * (means[zone] as number);
  }
  return sum / total;
}

export function chooseAttitude(look: Look): 'aggressive' | 'defensive' {
  return attitudeWorth(look, true) >= attitudeWorth(look, false) ? 'aggressive' : 'defensive';
}

const shares = new Float64Array(6);

export function chooseBowl(look: Look): number {
  const { s, p, request } = look;
  const n = weigh(look, (s.aggressive & (1 << s.facing)) !== 0);
  zoneWeights();
  let total = 0;
  for (let zone = 1; zone < 6; zone++) total += weights[zone - 1] as number;
  for (let zone = 1; zone < 6; zone++) shares[zone] = (weights[zone - 1] as number) / total;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < n; i++) {
    let value = 0;
    for (let zone = 1; zone < 6; zone++) value += (shares[zone] as number) * (worth[12 * zone + i] as number);
    weights[i] = value;
    if (value < least) least = value;
  }
  for (let i = 0; i < n; i++) weights[i] = Math.exp(-sharp.bowl * ((weights[i] as number) - least));
  return (p.cards.deckFrom[s.style] as number) + drawn(request.rng, n);
}
