import { breachOf, type FielderMove, type FieldLimits, moved } from '../components/fields.js';
import { bits, bye, holds, inZone, neighbour } from '../components/geometry.js';
import { isAggressive } from '../kit.js';
import { at } from '../model/faces.js';
import { endWorths, roomForEnds, strikeAt, strikeWorth } from '../model/strikes.js';
import { type Look, rollsD6 } from './look.js';

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
  return fieldWithin(look, limitsOf(look));
}

function fieldWithin({ s, model, stakes, request }: Look, limits: FieldLimits): number {
  const { facing } = s;
  const { freeHit, noBall } = request.view.game;
  const style = s.bowler < 0 ? 2 : s.style;
  return model.fieldFor({ style, batterD6: rollsD6(facing), isSafe: freeHit || noBall }, limits, stakes.wicket);
}

export function changeField(look: Look): 'keep' | 'move' | 'set' {
  const { s, request } = look;
  if (request.view.game.freeHit && look.p.freeHitField === 'frozen-field') return leastChange(look);
  const { field } = s;
  const limits = limitsOf(look);
  const wanted = fieldWithin(look, limits);
  if (field === wanted) return 'keep';
  return breachOf(wanted, limits) === null || breachOf(field, limits) !== null ? 'set' : 'keep';
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

// one ball is looked at a time, so these are written over and over
const struck = new Float64Array(16);

/** What the ball is worth to the batting side now that its zone is known, by where the fielders stand. */
function worthOfField(look: Look, chances: Float64Array, row: number): (field: number) => number {
  const { s, p, model, stakes } = look;
  const { zone, style } = s;
  const { strikes } = model.odds;
  const aggressive = isAggressive(s);
  const caught = (chances[row + at.block] as number) * stakes.wicket;
  const good = chances[row + at.good] as number;
  const poor = chances[row + at.strike] as number;
  endWorths(worths, p, stakes, look.confidence < 3 ? stakes.confidence : 0);
  // few of the ways to stand in a zone come up, most of them more than once
  let known = 0;
  return (field) => {
    const there = inZone(field, zone);
    if ((known & (1 << there)) === 0) {
      known |= 1 << there;
      struck[there] =
        good * strikeWorth(strikes, strikeAt(zone, there, style, aggressive, true), worths) +
        poor * strikeWorth(strikes, strikeAt(zone, there, style, aggressive, false), worths);
    }
    return (struck[there] as number) - (style === 2 ? 0 : caught * (model.odds.slips[bits(field & 15)] as number));
  };
}

/** A move of one fielder to an area beside his, and the runs that it saves. */
export interface SavingMove extends FielderMove {
  readonly saves: number;
}

/** The move that saves most now that the zone is known; null where none saves anything. */
export function bestMove(look: Look, chances: Float64Array, row: number): SavingMove | null {
  const { field, zone } = look.s;
  const limits = limitsOf(look);
  const worth = worthOfField(look, chances, row);
  const now = worth(field);
  // only who comes to the zone, or leaves it, or the slips, matters
  const matters = (15 << (4 * zone)) | (15 << (4 * bye));
  let best: SavingMove | null = null;
  let most = 0;
  for (let left = field; left !== 0; left &= left - 1) {
    const from = 31 - Math.clz32(left & -left);
    for (let side = 0; side < 4; side++) {
      const to = neighbour(from, side, limits.bands);
      if (to < 0 || holds(field, to) || !(holds(matters, from) || holds(matters, to))) continue;
      const after = moved(field, { from, to });
      const saves = now - worth(after);
      if (saves <= most || breachOf(after, limits) !== null) continue;
      most = saves;
      best = { from, to, saves };
    }
  }
  return best;
}
