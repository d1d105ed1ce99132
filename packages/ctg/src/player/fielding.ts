import { breachOf, type FielderMove, type FieldLimits, moved } from '../components/fields.js';
import { bits } from '../components/geometry.js';
import { bestField, strikeAt } from '../model.js';
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

export function changeField(look: Look): 'keep' | 'move' | 'set' {
  const { s, request } = look;
  if (request.view.game.freeHit && look.p.freeHitField === 'frozen-field') return leastChange(look);
  return s.field === wantedField(look) || (s.played > 1 && breachOf(s.field, limitsOf(look)) === null) ? 'keep' : 'set';
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

/** Sends the fielder to whom it matters least where the stroke goes. */
export function moveHim(look: Look): FielderMove {
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
