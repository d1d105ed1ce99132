import type { FielderMove } from '../components/fields.js';
import { areaAt, depthOfDistance, holds, inZone } from '../components/geometry.js';
import { isAggressive } from '../kit.js';
import { bowledChance, missNeeded } from '../model/duel.js';
import { at, rowOf } from '../model/faces.js';
import { catchChance, endOf, strikeAt, strikeWorth } from '../model/strikes.js';
import { bestMove } from './fielding.js';
import { ballsAfter, type Look, slipsOf, type View, worthsNow } from './look.js';

/** The decisions on the ball: dismissals, skill cards, runs, catches. */

// — chances to dismiss —

interface Chances {
  readonly bowled: number;
  readonly slips: number;
  readonly appeal: number;
}

function bestOf({ bowled, slips, appeal }: Chances): 'bowled' | 'slips' | 'appeal' {
  if (slips >= bowled && slips >= appeal) return 'slips';
  return bowled >= appeal ? 'bowled' : 'appeal';
}

/** The chance of each way to dismiss that the ball gives; -1 where it gives none. */
export function chooseChance(look: Look): string {
  const { s, p, model } = look;
  return bestOf({
    bowled: s.mayBowl ? (s.bowledSides === 8 ? 0.25 : 1 / 6) : -1,
    slips: s.maySlip ? (model.odds.slips[slipsOf(look)] as number) : -1,
    appeal: s.mayAppeal ? (p.cards.umpireDie + 1 - p.cards.umpireOut) / p.cards.umpireDie : -1,
  });
}

// — skill cards of the bowler —

// one ball is looked at a time, so this is written over and over
const dice = { row: 0, rolls: 0, six: 0, four: 0, good: 0, poor: 0, slips: 0, bowled: 0, price: 0 };

/** Looks up what the dice bring now that bowl, zone and meter are known. */
function lookAtDice(look: Look): void {
  const { s, model, stakes, confidence } = look;
  const { odds } = model;
  const { runs } = stakes;
  const { zone, style, bowl, field } = s;
  const ends = worthsNow(look);
  const aggressive = isAggressive(s);
  const there = inZone(field, zone);
  const boundary = confidence < 3 ? stakes.confidence : 0;
  dice.row = rowNow(look);
  dice.rolls = at.missed + (odds.missNeeded[bowl] as number);
  dice.six = (runs[6] as number) + boundary;
  dice.four = (runs[4] as number) + boundary;
  dice.good = strikeWorth(odds.strikes, strikeAt(zone, there, style, aggressive, true), ends);
  dice.poor = strikeWorth(odds.strikes, strikeAt(zone, there, style, aggressive, false), ends);
  dice.slips = odds.slips[slipsOf(look)] as number;
  dice.bowled = odds.bowled[2 * bowl + (aggressive ? 1 : 0)] as number;
  dice.price = look.isSafe ? 0 : stakes.wicket;
}

/** What the dice are worth that were looked at, by the chances of their faces. */
function worthOfDice(faces: Float64Array): number {
  const { row, rolls, six, four, good, poor, slips, bowled, price } = dice;
  const outs =
    (faces[row + at.clean] as number) +
    (faces[row + at.block] as number) * slips +
    (faces[row + rolls] as number) * bowled;
  return (
    (faces[row + at.six] as number) * six +
    (faces[row + at.four] as number) * four +
    (faces[row + at.good] as number) * good +
    (faces[row + at.strike] as number) * poor -
    outs * price
  );
}

/** The row of the faces for this ball. */
function rowNow({ s, ball }: Look): number {
  return rowOf(ball.batterD6, holds(ball.d8, s.shown), s.meter);
}

/** Worth at least this much of runs, a card is used while other balls of the over are to come. */
const worthACard = 0.4;

export function bowlerSkill(look: Look): number | null {
  const { s, p, model, request } = look;
  const left = 3 & ~s.bowlerSkillsUsed;
  const toCome = p.ballsPerOver - request.view.game.overBalls - 1;
  const least = toCome > 0 ? worthACard : 0.02;
  if (left & p.cards.moveSkills && (bestMove(look, look.model.odds.faces, rowNow(look))?.saves ?? 0) > least)
    return lowest(left & p.cards.moveSkills);
  if (left & p.cards.effortSkills) {
    const card = lowest(left & p.cards.effortSkills);
    const { effort } = s;
    const more = effort + (p.cards.effortAmount[card] as number);
    lookAtDice(look);
    if (worthOfDice(model.facesWith(effort)) - worthOfDice(model.facesWith(more)) > least) return card;
  }
  return null;
}

/** Sends the fielder to whom it matters least where the stroke goes. */
export function moveHim(look: Look): FielderMove {
  const { domain, rng } = look.request;
  const best = bestMove(look, look.model.odds.faces, rowNow(look));
  const move = best && { from: best.from, to: best.to };
  return move && domain.has(move) ? move : (domain.sample(rng) as FielderMove);
}

const lowest = (cards: number): number => 31 - Math.clz32(cards & -cards);

// — skill cards of a batter —

export const skillFor = (s: View, player: number, cards: number): number => {
  const card = (s.skills[player] as number) & cards;
  return card === 0 ? -1 : lowest(card);
};

/** What the bowler's face and one of the batter come to, in runs. */
function worthOfFaces(look: Look): (batter: number) => number {
  const { s, p, model, stakes, confidence, isSafe } = look;
  const { runs, wicket } = stakes;
  const { bowlerFace: bowler, bowlerSides, bowl, card, zone, style, field } = s;
  const ends = worthsNow(look);
  const aggressive = isAggressive(s);
  const boundary = confidence < 3 ? stakes.confidence : 0;
  const price = isSafe ? 0 : wicket;
  const slips = model.odds.slips[slipsOf(look)] as number;
  const more = s.meter - bowler - s.effort;
  const there = inZone(field, zone);
  const good = strikeWorth(model.odds.strikes, strikeAt(zone, there, style, aggressive, true), ends);
  const poor = strikeWorth(model.odds.strikes, strikeAt(zone, there, style, aggressive, false), ends);
  const snick = card >= 0 && p.cards.snick[card] === 1 ? slips : 0;
  const appeal =
    card >= 0 && p.cards.appeal[card] === 1 ? (p.cards.umpireDie + 1 - p.cards.umpireOut) / p.cards.umpireDie : 0;
  return (batter) => {
    const margin = batter + more;
    if (batter === 1 && bowler === bowlerSides) return -price;
    if (bowler === 1 && batter > 5) return (runs[batter === 8 ? 6 : 4] as number) + boundary;
    if (margin === 0 || (batter === bowler && p.blockFaceEqual === 'either-equal')) return -price * slips;
    if (margin > 0) return margin >= p.goodStrike ? good : poor;
    const bowled = -margin >= missNeeded(p, bowl) ? bowledChance(p, bowl, aggressive) : 0;
    return -price * Math.max(bowled, snick, appeal);
  };
}

/** Worth at least this much, a batter uses a card: less where there are few balls left to use it on. */
function worthASkill(look: Look): number {
  return Math.min(1.1, 0.05 * ballsAfter(look));
}

export function reroll(look: Look): number | null {
  const { s, p } = look;
  const { batterSides } = s;
  const worth = worthOfFaces(look);
  let sum = 0;
  for (let face = 1; face <= batterSides; face++) sum += worth(face);
  const gain = sum / batterSides - worth(s.batterFace);
  if (gain < worthASkill(look)) return null;
  const card = skillFor(s, s.facing, p.cards.rerollSkills);
  return card < 0 ? null : card;
}

export function keepDown(look: Look): number | null {
  const { s, p } = look;
  const [tried, left] = catchWorths(look, s.landing & 3);
  if (left - tried < worthASkill(look)) return null;
  const card = skillFor(s, s.facing, p.cards.groundedSkills);
  return card < 0 ? null : card;
}

// — runs —

/** Runs for one more where the gain is worth the risk. */
export function chooseRun(look: Look): string {
  const { s, p, stakes } = look;
  const red = s.fielded === 'red';
  const out = (7 - (red ? p.runOut : p.extraRunOut)) / 6;
  const safe = stakes.runs[Math.min(7, s.made)] as number;
  const more = stakes.runs[Math.min(7, s.made + 1)] as number;
  const pays = (risk: number): boolean => (1 - risk) * more + risk * (safe - stakes.wicket) > safe;
  const runs = pays(out);
  // whether both can dive is looked up only where that decides it
  return (pays(out * diving) === runs ? runs : bothDive(look) ? !runs : runs) ? (red ? 'run' : 'extra') : 'safe';
}

/** A batter who dives is run out so many times as often. */
const diving = 0.35;

/** Do both batters have a card to dive with? */
function bothDive({ s, p, request }: Look): boolean {
  const { game } = request.view;
  const order = s.orders[game.innings - 1] as readonly number[];
  const { skills } = s;
  const dives = (place: number): boolean => ((skills[order[place - 1] as number] as number) & p.cards.diveSkills) !== 0;
  return dives(game.striker) && dives(game.nonStriker);
}

// — where the ball comes down —

/** What a red ball is worth to the batting side if a catch is tried, and if it is let go. */
function catchWorths(look: Look, depth: number): readonly [number, number] {
  const { s, p, stakes } = look;
  const ends = worthsNow(look);
  const there = inZone(s.field, s.zone);
  const caught = catchChance(p, areaAt(s.zone, depth));
  const end = (dropped: boolean): number => ends[endOf(p, there, depth, s.bounce, true, dropped)] as number;
  return [caught * ((stakes.runs[0] as number) - stakes.wicket) + (1 - caught) * end(true), end(false)];
}

/** What a ball of this distance is worth, now that its bounce is known. */
function landingWorth(look: Look, distance: number): number {
  const { s, p, isSafe } = look;
  const depth = depthOfDistance(distance);
  const there = inZone(s.field, s.zone);
  if (s.red && holds(there, depth) && !isSafe) return Math.min(...catchWorths(look, depth));
  return worthsNow(look)[endOf(p, there, depth, s.bounce, s.red, false)] as number;
}

export function addOne(look: Look): 'add' | 'keep' {
  const { s, p } = look;
  const most = Math.min(p.paceCap, p.distanceDie);
  return s.distance < most && landingWorth(look, s.distance + 1) > landingWorth(look, s.distance) ? 'add' : 'keep';
}

/** Tries a catch where that gives less away than to let the ball go. */
export function tryCatch(look: Look): 'try' | 'decline' {
  const [tried, left] = catchWorths(look, look.s.landing & 3);
  return tried <= left ? 'try' : 'decline';
}

// — reviews —

/** Reviewable wickets come about so often on a ball. */
const reviewable = 0.02;

/** A review of the batting side is used where the wicket costs as much as one that may come later would. */
export function chooseReview(look: Look): 'review' | 'accept' {
  const { stakes } = look;
  const another = 1 - Math.exp(-reviewable * ballsAfter(look));
  return stakes.wicket >= another * usualWicket ? 'review' : 'accept';
}
const usualWicket = 4;
