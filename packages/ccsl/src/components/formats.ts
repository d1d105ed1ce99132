/** What a match of one length has: a row of the format table that sections 2.1, 3.1.2, 3.3 and 4.2 to 4.6 make together. */
export interface FormatRow {
  /** The name under which the format is chosen. */
  readonly id: string;
  readonly overs: number;
  /** Turns of each innings. */
  readonly turns: number;
  /** Wickets that end an innings, by the standing ruling on wickets. */
  readonly wickets: number;
  readonly powerPerOver: number;
  readonly powerPerInnings: number;
  /** Whether the hidden card, defence mode and field shift are in the game. */
  readonly hidden: boolean;
  readonly defence: boolean;
  readonly shift: boolean;
  /** Uses of the power blocker. */
  readonly blocker: number;
}

/** The formats that the rulebook prints. */
export const printedFormats = ['one-over', 'two-over', 'three-over'] as const;

/** Formats that the rows of the power blocker table imply; they need the reading `extended` of `extended-formats`. */
export const extendedFormats = [
  'four-over',
  'five-over',
  'six-over',
  'seven-over',
  'eight-over',
  'nine-over',
  'ten-over',
  'eleven-over',
  'twelve-over',
  'thirteen-over',
  'fourteen-over',
  'fifteen-over',
  'sixteen-over',
  'seventeen-over',
  'eighteen-over',
  'nineteen-over',
  'twenty-over',
] as const;

export type PrintedFormat = (typeof printedFormats)[number];
export type ExtendedFormat = (typeof extendedFormats)[number];

/** Uses of the power blocker in a match of so many overs; `atThree` settles the two rows that both name three. */
export function blockerUses(overs: number, atThree = 1): number {
  return overs < 3 ? 0 : overs === 3 ? atThree : overs <= 10 ? 2 : 3;
}

/** The format table, one row for each length from 1 to 20 overs. */
export const formatTable: readonly FormatRow[] = [...printedFormats, ...extendedFormats].map((id, at) => {
  const overs = at + 1;
  return {
    id,
    overs,
    turns: 6 * overs,
    wickets: Math.min(overs, 10),
    powerPerOver: 2,
    powerPerInnings: 2 * overs,
    hidden: overs >= 2,
    defence: overs >= 2,
    shift: overs >= 2,
    blocker: blockerUses(overs),
  };
});
