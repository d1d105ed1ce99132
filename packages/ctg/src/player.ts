import { type Player, pick, type Request, type Rng } from '@howzat/core';
import { breachOf, type FielderMove, type FieldLimits, fieldsUnder, moved } from './components/fields.js';
import { bits, bitsOf } from './components/geometry.js';
import type { CtgState, Parameters } from './kit.js';
import { at, bestField, type Model, modelOf, priceOfWicket, strikeAt } from './model.js';

/**
 * A sensible computer player. It weighs a ball by the runs and the chances of a wicket that dice, meter, bowl, attitude
 * and field give it, at the price that a wicket has in that state of the match; both sides mix what is nearly as good,
 * so that neither can be read. It plays from its view alone.
 */

type View = CtgState;

interface Look {
  readonly s: View;
  readonly p: Parameters;
  readonly model: Model;
  readonly request: Request;
  /** What a wicket costs the side that bats, in runs. */
  readonly price: number;
}

function lookAt(request: Request): Look {
  const s = request.view.state as View;
  const p = request.params as unknown as Parameters;
  const g = request.view.game;
  const left = ((g.oversLimit ?? p.overs ?? 20) - g.overs) * p.ballsPerOver - g.overBalls - 1;
  const needed = g.target === null ? null : g.target - g.runs;
  return { s, p, model: modelOf(p), request, price: priceOfWicket(left, (g.wicketsLimit ?? 10) - g.wickets, needed) };
}

// — what a ball is worth —

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

function chooseZone(look: Look): number {
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

function chooseAttitude(look: Look): 'aggressive' | 'defensive' {
  return attitudeWorth(look, true) >= attitudeWorth(look, false) ? 'aggressive' : 'defensive';
}

const shares = new Float64Array(6);

function chooseBowl(look: Look): number {
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

// — fielding —

function limitsOf({ s, p }: Look): FieldLimits {
  return {
    bands: p.bands,
    outfieldMost: s.outfieldMost,
    zoneMost: s.zoneMost,
    bigZones: s.bigZones,
    slipsMost: s.slipsMost,
    byeOutfield: p.slipAreas === 'any-bye-area',
    byeExempt: p.byeCounts === 'exempt',
    fewer: p.fieldAllNine === 'up-to-nine',
  };
}

function wantedField(look: Look): number {
  const { s, model, price } = look;
  const limits = limitsOf(look);
  const dear = price < 3 ? 1.5 : price < 6 ? 4.5 : 8;
  const key =
    (s.bowler < 0 ? 3 : s.style) |
    (Math.min(15, limits.outfieldMost) << 2) |
    (Math.min(7, limits.slipsMost) << 6) |
    (Math.round(dear) << 9) |
    (Math.min(7, limits.zoneMost) << 14);
  return bestField(model, limits, s.bowler < 0 ? 2 : s.style, dear, key);
}

function changeField(look: Look): 'keep' | 'set' {
  const { s, request } = look;
  if (request.view.game.freeHit && look.p.freeHitField === 'frozen-field') return 'keep';
  return s.field === wantedField(look) || (s.played > 1 && breachOf(s.field, limitsOf(look)) === null) ? 'keep' : 'set';
}

/** Sends the fielder to whom it matters least where the stroke goes. */
function moveHim(look: Look): FielderMove {
  const { s, model, price, request } = look;
  const aggressive = (s.aggressive & (1 << s.facing)) !== 0;
  const value = (field: number): number => {
    const there = (field >> (4 * s.zone)) & 15;
    const good = strikeAt(s.zone, there, s.style, aggressive, true);
    const poor = strikeAt(s.zone, there, s.style, aggressive, false);
    return (
      2 * ((model.strikeRuns[good] as number) - price * (model.strikeOut[good] as number)) +
      (model.strikeRuns[poor] as number) -
      price * (model.strikeOut[poor] as number) -
      bits(field & 3) * 0.1 * price
    );
  };
  let best: FielderMove | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const move of request.domain as Iterable<FielderMove>) {
    const after = value(moved(s.field, move));
    if (after < least) {
      least = after;
      best = move;
    }
  }
  return best ?? (request.domain.sample(request.rng) as FielderMove);
}

// — who bowls, who bats —

const firstOf = (request: Request, players: readonly number[]): number => {
  for (const player of players) if (request.domain.has(player)) return player;
  return request.domain.sample(request.rng) as number;
};

/** Specialists on a pitch that suits them first, then the others, those with fewer overs first. */
function chooseBowler({ s, p, request }: Look): number {
  const suited = p.cards.suits[s.pitch] as number;
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let player = 0; player < 12; player++) {
    if (player > 3 && (player < 7 || player > 10)) continue;
    const style = player < 2 ? 0 : player < 4 ? 1 : 2;
    const value = (style === suited ? 3 : style === 2 ? 0.5 : 1.2) - 0.4 * (s.tokens[player] as number) - 0.01 * player;
    if (value > most && request.domain.has(player)) {
      most = value;
      best = player;
    }
  }
  return best >= 0 ? best : (request.domain.sample(request.rng) as number);
}

const order = [4, 5, 6, 11, 7, 8, 9, 10, 2, 0, 3, 1] as const;

/** The players of a team, the most confident first. */
function battingOrder({ s, p }: Look): number[] {
  const rank = (player: number): number =>
    (p.cards.confidence[s.batTeam + player] as number) + (player < 4 ? -5 : player < 7 ? 2 : 0);
  return [...order].sort((a, b) => rank(b) - rank(a));
}

// — decisions on the ball —

const slipsOf = ({ s }: Look): number => (s.style === 2 ? 0 : bits(s.field & 15));

function chooseChance(look: Look): string {
  const { s, p } = look;
  const slips = slipsOf(look);
  const chances = {
    bowled: s.options & 1 ? (s.bowledSides === 8 ? 0.25 : 1 / 6) : -1,
    slips: s.options & 2 ? 1 - (5 / 6) ** slips : -1,
    appeal: s.options & 4 ? (p.cards.umpireDie + 1 - p.cards.umpireOut) / p.cards.umpireDie : -1,
  };
  return chances.slips >= chances.bowled && chances.slips >= chances.appeal
    ? 'slips'
    : chances.bowled >= chances.appeal
      ? 'bowled'
      : 'appeal';
}

const skillFor = (s: View, player: number, cards: number): number => {
  const card = (s.skills[player] as number) & cards;
  return card === 0 ? -1 : 31 - Math.clz32(card & -card);
};

function reroll({ s, p, price }: Look): number | null {
  const margin = s.batterFace + s.meter - s.bowlerFace - s.effort;
  const lost = margin <= -p.missMargin || (margin < 0 && (p.cards.bowlMargin[s.bowl] === 2 || price < 2));
  const natural = s.bowlerFace === 1 && s.batterFace > 5;
  return lost && !natural ? skillFor(s, s.facing, p.cards.rerollSkills) : null;
}

/** Runs for one more where the gain is worth the risk; on the last ball, and where it wins, always. */
function chooseRun(look: Look): string {
  const { s, p, price, request } = look;
  const { game } = request.view;
  const order = s.orders[game.innings - 1] as readonly number[];
  const one = order[game.striker - 1] as number;
  const two = order[game.nonStriker - 1] as number;
  const red = s.fielded === 'red';
  const out = (7 - (red ? p.runOut : p.extraRunOut)) / 6;
  const dives = [one, two].every((player) => ((s.skills[player] as number) & p.cards.diveSkills) !== 0);
  const risk = dives ? out * 0.35 : out;
  return (1 - risk) * 1 > risk * price ? (red ? 'run' : 'extra') : 'safe';
}

/** What a ball of this distance is worth, now that its bounce is known. */
function landingWorth({ s, p, price, request }: Look, distance: number): number {
  const band = ((distance + 1) >> 1) - 1;
  const area = 4 * s.zone + band;
  const stop = band + s.bounce;
  const { game } = request.view;
  if (!s.red && band === p.bands - 1 && s.bounce >= p.sixGreen) return 6;
  let caught = 0;
  if (s.red && s.field & (1 << area) && !game.freeHit && !game.noBall) {
    const at = 24 * (p.bands - 3) + area;
    caught = (7 - (p.cards.catchAt[at] as number) + (p.cards.focusAt[at] as number)) / 6;
  }
  const runs =
    stop >= p.bands ? 4 : (stop > 1 ? 2 : 1) - (s.red && s.field & (1 << (4 * s.zone + stop)) && caught === 0 ? 1 : 0);
  return (1 - caught) * runs - caught * price;
}

function addOne(look: Look): 'add' | 'keep' {
  const { s, p } = look;
  const most = Math.min(p.paceCap, p.distanceDie);
  return s.distance < most && landingWorth(look, s.distance + 1) > landingWorth(look, s.distance) ? 'add' : 'keep';
}

function tryCatch({ s, p, price }: Look): 'try' | 'decline' {
  const area = 24 * (p.bands - 3) + s.landing;
  const need = (p.cards.catchAt[area] as number) - (p.cards.focusAt[area] as number);
  const chance = (7 - need) / 6;
  return chance * price > (1 - chance) * 0.8 ? 'try' : 'decline';
}

function bowlerSkill({ s, p }: Look): number | null {
  const left = 3 & ~s.bowlerSkillsUsed;
  if (left & p.cards.moveSkills) return 31 - Math.clz32(left & p.cards.moveSkills);
  return left & p.cards.effortSkills && (s.meter < 2 || s.played > 2)
    ? 31 - Math.clz32(left & p.cards.effortSkills)
    : null;
}

export const sensible: Player = {
  name: 'sensible',
  choose: (request) => {
    const { step, domain, rng } = request;
    const look = lookAt(request);
    const { s } = look;
    switch (step) {
      case 'field':
        return changeField(look);
      case 'place-field':
      case 'set-field': {
        const field = wantedField(look);
        return bitsOf(breachOf(field, limitsOf(look)) === null ? field : fieldsUnder(limitsOf(look)).sample(rng));
      }
      case 'bowl': {
        const bowl = chooseBowl(look);
        return look.p.repeatBowl === 'repeat-allowed' || domain.has(bowl) ? bowl : domain.sample(rng);
      }
      case 'attitude':
      case 'attitude.late':
        return chooseAttitude(look);
      case 'attitude.other':
      case 'next-attitude':
        return 'aggressive';
      case 'opening-attitudes':
        return { facing: 'aggressive', other: 'aggressive' };
      case 'zone':
        return chooseZone(look);
      case 'bowler-skill':
        return bowlerSkill(look);
      case 'move-him':
        return moveHim(look);
      case 'dismissal':
        return chooseChance(look);
      case 'skill.reroll': {
        const card = reroll(look);
        return card === null || card < 0 ? null : card;
      }
      case 'skill.grounded':
        return look.price > 2 ? skillFor(s, s.facing, look.p.cards.groundedSkills) : null;
      case 'skill.dive': {
        const runner = s.orders[request.view.game.innings - 1]?.[s.victim - 1] as number;
        return skillFor(s, runner, look.p.cards.diveSkills);
      }
      case 'skill.declare':
        return null;
      case 'add-one':
        return addOne(look);
      case 'add-one.before':
        return 'add';
      case 'catch':
        return tryCatch(look);
      case 'run':
        return chooseRun(look);
      case 'throw':
        return 'throw';
      case 'throw-end':
        return s.tried % 2 === 0 ? 'striker' : 'bowler';
      case 'review':
      case 'review.catch':
      case 'review.express':
        return s.facing > 3 || request.view.game.wickets > 5 ? 'review' : 'accept';
      case 'review.bowling':
      case 'review.bowling.catch':
      case 'review.bowling.express':
        return s.facing > 3 ? 'review' : 'accept';
      case 'first-bowler':
      case 'new-bowler':
        return chooseBowler(look);
      case 'power-play':
      case 'power-play.late':
        return s.style === 2 || request.view.game.overs > 5 ? 'call' : 'decline';
      case 'openers': {
        const [facing, other] = battingOrder(look).filter((player) => player !== s.batOut);
        return { facing, other };
      }
      case 'next-batter':
        return firstOf(request, battingOrder(look));
      case 'express-victim': {
        const order = s.orders[request.view.game.innings - 1] as readonly number[];
        const other = order[request.view.game.nonStriker - 1] as number;
        return order.length > 0 && other < s.facing ? 'non-striker' : 'striker';
      }
      case 'drop.home':
      case 'drop.away':
        return pick(rng, 2) === 0 ? 1 : 3;
      default:
        return domain.sample(rng);
    }
  },
};
