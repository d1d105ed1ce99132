import { breachOf, type FieldLimits, moved, placesOf } from '../components/fields.js';
import { bits, bitsOf, bye, holds, inZone, neighbour } from '../components/geometry.js';

/** So many numbers tell of a move: from where, to where, who stands in the zone then, and how many slips. */
export const movesBy = 4;

const mostFields = 4096;

/** Limits on a field that were met, and what was worked out under them. */
export class LimitsMet {
  /** The fields that stand best, by what they are set for. */
  readonly best: (number | undefined)[] = [];
  private readonly moves = new Map<number, Int8Array>();

  constructor(readonly limits: FieldLimits) {}

  /**
   * The legal moves to a neighbouring area that change who stands in a zone, or the slips: {@link movesBy} numbers each. Of several that
   * come to the same there is the first alone.
   */
  movesNear(field: number, zone: number): Int8Array {
    const key = (zone << 24) | field;
    let moves = this.moves.get(key);
    if (!moves) {
      if (this.moves.size >= mostFields) this.moves.clear();
      moves = movesNear(field, zone, this.limits);
      this.moves.set(key, moves);
    }
    return moves;
  }
}

function movesNear(field: number, zone: number, limits: FieldLimits): Int8Array {
  const free = placesOf(limits) & ~field;
  const before = outcomeOf(field, zone);
  const met = new Set([before]);
  const moves: number[] = [];
  for (const from of bitsOf(field))
    for (let side = 0; side < 4; side++) {
      const to = neighbour(from, side, limits.bands);
      if (to < 0 || !holds(free, to)) continue;
      const after = moved(field, { from, to });
      const outcome = outcomeOf(after, zone);
      if (met.has(outcome) || breachOf(after, limits) !== null) continue;
      met.add(outcome);
      moves.push(from, to, inZone(after, zone), slipsIn(after));
    }
  return Int8Array.from(moves);
}

/** Who stands in a zone and how many slips there are, as one number. */
function outcomeOf(field: number, zone: number): number {
  return 8 * inZone(field, zone) + slipsIn(field);
}

function slipsIn(field: number): number {
  return bits(inZone(field, bye));
}
