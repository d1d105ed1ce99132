/** Sets of places of a team, 1 to 11: a number with a bit for each place. Place 0 is nobody's and in no such set. */

/** All eleven places. */
export const everybody = 0b1111_1111_1110;

export function isIn(set: number, place: number): boolean {
  return (set & (1 << place)) !== 0;
}

/** The set with a place more. */
export function withPlace(set: number, place: number): number {
  return set | (1 << place);
}

/** The set with a place less. */
export function withoutPlace(set: number, place: number): number {
  return set & ~(1 << place);
}

/** The places of a set that are not in another. */
export function without(set: number, other: number): number {
  return set & ~other;
}

/** The n-th place of a set, from 0. */
export function nthPlace(set: number, nth: number): number {
  let left = set;
  for (let i = nth; i > 0; i--) left &= left - 1;
  return 31 - Math.clz32(left & -left);
}

/** The places of a set, ascending. */
export function placesIn(set: number): number[] {
  const places: number[] = [];
  for (let place = 1; place <= 11; place++) if (isIn(set, place)) places.push(place);
  return places;
}
