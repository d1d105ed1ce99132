import type { Rng } from '@howzat/core';
import { bits } from '../components/geometry.js';
import { at, type Model, strikeAt } from '../model.js';
import type { Look } from './look.js';

/** What a ball is worth by bowl, zone and attitude, and which of them both sides choose. */

// one ball is weighed at a time, so these are written over and over
const worth = new Float64Array(6 * 12);
const means = new Float64Array(6);
const weights = new Float64Array(12);

/** What a ball is worth to the batting side with this bowl into this zone, in runs. */
function ballWorth(look: Look, bowl: number, zone: number, aggressive: boolean): number {
  const { s, p, model, price } = look;
  const { cards } = p;
  const lines = cards.lines[6 * bowl + zone] as number;
  let meter = lines === 0 ? 3 : (s.confidence[s.facing] as number) - lines;
  if (meter < 0 && s.facing > 3 && s.facing < 7) meter = 0;
  if (meter < -1) meter = -1;
  const d8 = s.d8Next || (s.bowler < 4 && cards.suits[s.pitch] === s.style && cards.bowlD8[bowl] === 1);
  const row = 8 * (5 * ((s.facing < 4 ? 2 : 0) + (d8 ? 1 : 0)) + meter + 1);
  return worthOfRow(look, row, bowl, zone, aggressive, model, price);
}

function worthOfRow(
  { s, p, request }: Look,
  row: number,
  bowl: number,
  zone: number,
  aggressive: boolean,
  { faces, strikeRuns, strikeOut }: Model,
  price: number,
): number {
  const { game } = request.view;
  const safe = game.freeHit || game.noBall;
  const there = (s.field >> (4 * zone)) & 15;
  const good = strikeAt(zone, there, s.style, aggressive, true);
  const poor = strikeAt(zone, there, s.style, aggressive, false);
  const catching = safe ? 0 : price;
  let value =
    6 * (faces[row + at.six] as number) +
    4 * (faces[row + at.four] as number) +
    (faces[row + at.strike3] as number) * ((strikeRuns[good] as number) - catching * (strikeOut[good] as number)) +
    (faces[row + at.strike] as number) * ((strikeRuns[poor] as number) - catching * (strikeOut[poor] as number));
  if (!safe) {
    const own = p.cards.bowlMargin[bowl] as number;
    const bowled = aggressive || p.cards.bowlDie[bowl] === 8 ? 0.25 : 1 / 6;
    const slips = s.style === 2 ? 0 : bits(s.field & 15);
    const caught = slips === 0 ? 0 : slips === 1 ? 1 / 6 : 11 / 36;
    const misses = (faces[row + at.miss3] as number) + (own === 2 ? 0.4 * (faces[row + at.miss] as number) : 0);
    value -=
      price *
      ((faces[row + at.clean] as number) +
        misses * bowled +
        ((faces[row + at.block] as number) + 0.15 * (faces[row + at.miss] as number)) * caught);
  }
  return value;
}

/** Weighs every zone against every bowl of the deck; `means` has each zone over all bowls. */
function weigh(look: Look, aggressive: boolean): number {
  const { s, p } = look;
  const from = p.cards.deckFrom[s.style] as number;
  const n = p.cards.deckSize[s.style] as number;
  for (let zone = 1; zone < 6; zone++) {
    let sum = 0;
    for (let i = 0; i < n; i++) {
      const value = ballWorth(look, from + i, zone, aggressive);
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
