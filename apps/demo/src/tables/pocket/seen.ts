import type { Side, View } from '@howzat/core';
import { type Cricketer, type PocketSet, type RankGrid, stretchedGrid } from '@howzat/pocket';

/** What of the state of Pocket Cricket is drawn. Hands and whole teams are there for their own side alone. */
export interface Seen {
  readonly homeTeam: readonly number[];
  readonly awayTeam: readonly number[];
  readonly batters?: readonly number[];
  readonly bowlers?: readonly number[];
  readonly facing: number;
  readonly partner: number;
  readonly bowler: number;
  readonly fatigue: readonly number[];
  readonly comfort: readonly number[];
  readonly boost: readonly number[];
  readonly bowlingBoost: readonly number[];
  readonly gear: readonly number[];
  readonly bowlingGear: readonly number[];
  readonly batterHand?: readonly number[];
  readonly bowlerHand?: readonly number[];
  readonly batterHeld: number;
  readonly bowlerHeld: number;
  readonly batterLeft: number;
  readonly bowlerLeft: number;
  readonly scoreDeck: readonly number[];
  readonly battingShift: number;
  readonly bowlingShift: number;
  readonly inForce: readonly number[];
  readonly chain: readonly number[];
  readonly defensive?: boolean;
  readonly stance: '' | 'offensive' | 'defensive';
  readonly scoreCard: number;
  readonly difference: number;
  readonly score: number;
  readonly outOpen: boolean;
  readonly saved: boolean;
  readonly call: string;
  readonly coin: string;
}

/** What an over tells of itself. */
export interface Facts {
  readonly scoreCard: number;
  readonly difference: number;
}

/** The parameters that are drawn. */
export interface InPlay {
  readonly cards: { readonly set: PocketSet };
  readonly rankGrid: string;
  readonly fatigueCounting: string;
}

export const seenIn = (view: View): Seen => view.state as unknown as Seen;
export const inPlay = (params: Readonly<Record<string, unknown>>): InPlay => params as unknown as InPlay;

/** The Rank Grid in play. */
export const gridOf = ({ cards, rankGrid }: InPlay): RankGrid =>
  rankGrid === 'stretched' ? stretchedGrid : cards.set.grid;

/** Somebody on the field, as the table knows them. */
export interface Player {
  readonly place: number;
  readonly cricketer: Cricketer;
  readonly side: Side;
}

/** Who stands at a place of a team that is on the field; null where nobody does. */
function playerAt(team: readonly number[], place: number, side: Side, set: PocketSet): Player | null {
  const cricketer = set.cricketers[(team[place] ?? 0) - 1];
  return cricketer ? { place, cricketer, side } : null;
}

/** The three on the field. */
export function fieldOf(seen: Seen, { game }: View, { cards: { set } }: InPlay) {
  const [batting, bowling] = game.batting === 0 ? (['home', 'away'] as const) : (['away', 'home'] as const);
  const team = (side: Side): readonly number[] => (side === 'home' ? seen.homeTeam : seen.awayTeam);
  return {
    bowler: playerAt(team(bowling), seen.bowler, bowling, set),
    facing: playerAt(team(batting), seen.facing, batting, set),
    partner: playerAt(team(batting), seen.partner, batting, set),
  };
}

/** The stance that this side knows of; empty until it does. */
export function stanceIn(seen: Seen): Seen['stance'] {
  return seen.stance || (seen.defensive ? 'defensive' : '');
}

/** Cards that hang on somebody: place and card, one pair after the other. */
export function gearOf(gear: readonly number[], place: number): readonly number[] {
  return gear.filter((_, at) => at % 2 === 1 && gear[at - 1] === place);
}
