import { breachOf, type FielderMove } from '../components/fields.js';
import { bits, inZone } from '../components/geometry.js';
import { isAggressive } from '../kit.js';
import { at } from '../model/faces.js';
import { movesBy } from '../model/limits.js';
import { strikeAt, struckWorth } from '../model/strikes.js';
import { type Look, limitsOf, rollsD6, worthsNow } from './look.js';
import { habitSeen } from './reading.js';

/** Where the field is set. */

export function wantedField(look: Look): number {
  const { s, model, stakes } = look;
  const { facing } = s;
  const style = s.bowler < 0 ? 2 : s.style;
  return model.fieldFor(
    { style, batterD6: rollsD6(facing), isSafe: look.isSafe },
    limitsOf(look),
    stakes.wicket,
    habitSeen(s),
  );
}

export function changeField(look: Look): 'keep' | 'move' | 'set' {
  const { s, request } = look;
  if (request.view.game.freeHit && look.p.freeHitField === 'frozen-field') return leastChange(look);
  const { field } = s;
  const wanted = wantedField(look);
  if (field === wanted) return 'keep';
  const { limits } = limitsOf(look);
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

// one ball is looked at a time, so these are written over and over
const struck = new Float64Array(16);

/** A move of one fielder to an area beside his, and the runs that it saves. */
export interface SavingMove extends FielderMove {
  readonly saves: number;
}

/** The move that saves most now that the zone is known; null where none saves anything. */
export function bestMove(look: Look, chances: Float64Array, row: number): SavingMove | null {
  const { s, model, stakes } = look;
  const { field, zone, style } = s;
  const moves = limitsOf(look).movesNear(field, zone);
  if (moves.length === 0) return null;
  const { strikes, slips } = model.odds;
  const aggressive = isAggressive(s);
  const caught = (chances[row + at.block] as number) * stakes.wicket;
  const good = chances[row + at.good] as number;
  const poor = chances[row + at.strike] as number;
  const ends = worthsNow(look);
  /** What the ball is worth to the batting side by who stands in its zone, but for edges. */
  const worthOf = (there: number): number =>
    struckWorth(strikes, strikeAt(zone, there, style, aggressive, false), good, poor, ends);
  const edged = (slip: number): number => (style === 2 ? 0 : caught * (slips[slip] as number));
  const present = inZone(field, zone);
  struck[present] = worthOf(present);
  // few of the ways to stand in a zone come up, some of them more than once
  let known = 1 << present;
  const now = (struck[present] as number) - edged(bits(field & 15));
  let best = -1;
  let most = 0;
  for (let i = 0; i < moves.length; i += movesBy) {
    const there = moves[i + 2] as number;
    if ((known & (1 << there)) === 0) {
      known |= 1 << there;
      struck[there] = worthOf(there);
    }
    const saves = now - ((struck[there] as number) - edged(moves[i + 3] as number));
    if (saves <= most) continue;
    most = saves;
    best = i;
  }
  return best < 0 ? null : { from: moves[best] as number, to: moves[best + 1] as number, saves: most };
}
