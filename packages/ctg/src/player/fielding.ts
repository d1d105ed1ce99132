import { breachOf, type FielderMove, type FieldLimits, moved } from '../components/fields.js';
import { bits, bitsOf, bye, holds, inZone, neighbour, zoneOf } from '../components/geometry.js';
import { isAggressive } from '../kit.js';
import { endWorths, roomForEnds, strikeAt, strikeWorth } from '../model/strikes.js';
import type { Look } from './look.js';

/** Where the field is set. */

export function limitsOf({ s, p }: Look): FieldLimits {
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

export function wantedField(look: Look): number {
  const { s, model, ball, stakes } = look;
  return model.fieldFor({ ...ball, style: s.bowler < 0 ? 2 : s.style }, limitsOf(look), stakes.wicket);
}

export function changeField(look: Look): 'keep' | 'move' | 'set' {
  const { s, request } = look;
  if (request.view.game.freeHit && look.p.freeHitField === 'frozen-field') return leastChange(look);
  if (s.field === wantedField(look)) return 'keep';
  return breachOf(wantedField(look), limitsOf(look)) === null || breachOf(s.field, limitsOf(look)) !== null
    ? 'set'
    : 'keep';
}

/** A field that stays for a free hit is changed no more than makes it legal. */
function leastChange({ request: { domain } }: Look): 'keep' | 'move' | 'set' {
  if (domain.has('keep')) return 'keep';
  return domain.has('move') ? 'move' : 'set';
}

/** Sends a fielder from where nobody is wanted to where one is, if a move does that. */
export function moveFielder(look: Look): FielderMove {
  const { domain, rng } = look.request;
  const wanted = wantedField(look);
  for (const move of domain as Iterable<FielderMove>)
    if (!(wanted & (1 << move.from)) && wanted & (1 << move.to)) return move;
  return domain.sample(rng) as FielderMove;
}

const worths = roomForEnds();

/** What the ball is worth to the batting side now that its zone is known, by where the fielders stand. */
function worthOfField(look: Look, chances: Float64Array, row: number): (field: number) => number {
  const { s, p, model, stakes, ball } = look;
  const aggressive = isAggressive(s);
  endWorths(worths, p, stakes, ball.confidence < 3 ? stakes.confidence : 0);
  const strike = (field: number, good: boolean): number =>
    strikeWorth(model.odds.strikes, strikeAt(s.zone, inZone(field, s.zone), s.style, aggressive, good), worths);
  const slips = (field: number): number =>
    s.style === 2 ? 0 : (model.odds.slips[bits(field & 15)] as number) * stakes.wicket;
  return (field) =>
    (chances[row + 4] as number) * strike(field, true) +
    (chances[row + 5] as number) * strike(field, false) -
    (chances[row + 3] as number) * slips(field);
}

/** A move of one fielder to an area beside his, and the runs that it saves. */
export interface SavingMove extends FielderMove {
  readonly saves: number;
}

/** The move that saves most now that the zone is known; null where none saves anything. */
export function bestMove(look: Look, chances: Float64Array, row: number): SavingMove | null {
  const { field } = look.s;
  const limits = limitsOf(look);
  const worth = worthOfField(look, chances, row);
  const now = worth(field);
  let best: SavingMove | null = null;
  for (const from of bitsOf(field))
    for (let side = 0; side < 4; side++) {
      const to = neighbour(from, side, limits.bands);
      // only who comes to the zone, or leaves it, or the slips, matters
      if (to < 0 || holds(field, to) || !(matters(look, from) || matters(look, to))) continue;
      const after = moved(field, { from, to });
      const saves = now - worth(after);
      if (saves > (best?.saves ?? 0) && breachOf(after, limits) === null) best = { from, to, saves };
    }
  return best;
}

const matters = ({ s }: Look, area: number): boolean => zoneOf(area) === s.zone || zoneOf(area) === bye;
