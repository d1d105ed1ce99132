import type { Role, Seat, Side, View } from '@howzat/core';
import { type Colour, type Cube, originalSet } from '@howzat/cubes';
import type { TableProps } from '../table.js';

/** What of the state of Cubes is drawn; a hand is there for its side alone. */
export interface Seen {
  readonly inBag: number;
  readonly homeColour: Colour | null;
  readonly awayColour: Colour | null;
  readonly bowlerHand?: readonly number[];
  readonly batterHand?: readonly number[];
  readonly bowlerOrder?: readonly number[];
  readonly batterOrder?: readonly number[];
  readonly bowlerShown: readonly number[];
  readonly batterShown: readonly number[];
  readonly dots: number;
}

/** What a ball tells of its cubes. */
export interface Facts {
  readonly bowler: number;
  readonly batter: number;
  readonly difference: number;
  readonly need: number;
}

/** The parameters that are drawn. */
export interface InPlay {
  readonly wicketDifference: number;
  readonly highest: number;
  readonly numbers: string;
}

export const seenIn = (view: View): Seen => view.state as unknown as Seen;
export const inPlay = (params: Readonly<Record<string, unknown>>): InPlay => params as unknown as InPlay;

/** The colour that a seat plays with. */
export function colourOf(seen: Seen, seat: Seat): Colour | null {
  return seat === 0 ? seen.homeColour : seen.awayColour;
}

/** The colour of the side that has a role, while a seat bats. */
export function colourIn(seen: Seen, role: Role, batting: Seat): Colour | null {
  return colourOf(seen, role === 'batting' ? batting : batting === 0 ? 1 : 0);
}

/** The name of the side that has a role, while a seat bats. */
export function nameIn(names: TableProps['names'], role: Role, batting: Seat): string {
  const side: Side = (role === 'batting') === (batting === 0) ? 'home' : 'away';
  return names[side];
}

/** The cubes of a role in their order: as they were locked, and else as they were dealt. */
export function cubesOf(seen: Seen, role: Role): readonly number[] {
  const [hand, order] = role === 'batting' ? [seen.batterHand, seen.batterOrder] : [seen.bowlerHand, seen.bowlerOrder];
  const dealt = hand ?? [];
  return order && order.length > 0 && order.every((cube) => dealt.includes(cube)) ? order : dealt;
}

/** How much higher the bowler has to be on the next ball: dots in a row take from it. */
export function needNext({ dots }: Pick<Seen, 'dots'>, { wicketDifference }: Pick<InPlay, 'wicketDifference'>): number {
  return Math.max(0, wicketDifference - dots);
}

/** All numbers of a cube, where the original set is played with; of another set only what the side is told is known. */
export function facesOf(cube: number, { numbers, highest }: InPlay): Cube | null {
  return numbers === 'all-six-subsets' && highest === 9 ? (originalSet.cubes[cube - 1] ?? null) : null;
}
