import type { Position, ScriptLine } from '@howzat/core/author';
import { maskOf } from '../src/components/cards.js';
import type { Table, Zone } from '../src/components/tables.js';
import { parameters } from '../src/parameters.js';

const table: Table = parameters.table.default;
const faces = [1, 2, 3, 4, 5, 6] as const;

/** The lineups of the scripts: home leads England, away leads Australia. Seven to bat, four to bowl. */
export const england = [1, 2, 3, 4, 5, 6, 7, 14, 15, 16, 17] as const;
export const australia = [19, 20, 21, 22, 23, 24, 25, 32, 33, 34, 35] as const;

/** What an over comes to: runs, `X`, or `W` with the runs before it. */
export type Result = number | 'X' | `W${number}`;

interface Dice {
  readonly field: number;
  readonly bowling: readonly [number, number];
  readonly batting: readonly [number, number];
  readonly again: number;
  readonly zone: readonly [number, number] | null;
}

/** What else an over must show. */
export interface Wanted {
  readonly field?: number;
  readonly potential?: number;
  /** With a fielder in the zone. */
  readonly dotted?: true;
  /** On another pitch than the even one, in this over of the first innings. */
  readonly pitch?: readonly [card: number, over: number];
}

/** Dice with which a bowler and a batter come to a result; on the even pitch every over is the same. */
function diceFor(result: Result, batter: number, bowler: number, wanted: Wanted): Dice {
  const bowling = table.bowling[table.bowlingChart[bowler] as number];
  const batting = table.batting[table.battingChart[batter] as number];
  const [pitch, over] = wanted.pitch ?? [1, 1];
  // what is rolled for a zone is the same for all dice that lead there
  const zoneRolls = new Map<Zone, readonly [number, number] | null>();
  const zoneRollFor = (zone: Zone, potential: number): readonly [number, number] | null => {
    if (!zoneRolls.has(zone)) zoneRolls.set(zone, rollAt(zone, potential, result));
    return zoneRolls.get(zone) ?? null;
  };
  for (const a of faces)
    for (let b = 1; b < a; b++)
      for (const again of faces)
        for (const c of faces)
          for (const d of faces) {
            const zone =
              (bowling?.[a]?.[b] as number) +
              (batting?.[c]?.[d] as number) +
              (table.modifier[pitch]?.[0]?.[over]?.[a + again] as number);
            const potential = table.potential[batter]?.[zone] as number;
            if (wanted.potential !== undefined && potential !== wanted.potential) continue;
            for (let field = wanted.field ?? 1; field <= (wanted.field ?? 5); field++) {
              const there = table.zones[field]?.[zone] as Zone;
              const roll = there.dotted ? zoneRollFor(there, potential) : null;
              if (roll || (!there.dotted && result === potential && !wanted.dotted))
                return { field, bowling: [a, b], batting: [c, d], again, zone: roll };
            }
          }
  throw new RangeError(`Nothing between ${batter} and ${bowler} comes to ${result}.`);
}

/** The zone roll with which a row of a zone table comes to a result; null where none does. */
function rollAt(zone: Zone, potential: number, result: Result): readonly [number, number] | null {
  for (const e of faces) for (const f of faces) if (resultOf(zone, e + f, potential) === result) return [e, f];
  return null;
}

function resultOf({ entry, printed }: Zone, roll: number, potential: number): Result {
  const runs = Math.min(potential, printed[roll] as number);
  switch (entry[roll]) {
    case 'X':
      return 'X';
    case 'W':
      return `W${runs}`;
    case 'R':
      return runs;
    default:
      return potential;
  }
}

/** An over as a script: the field, then the dice in their order. */
export function over(
  field: number,
  bowling: readonly [number, number],
  batting: readonly [number, number],
  again: number | null,
  zone: readonly [number, number] | null = null,
): ScriptLine[] {
  return [
    { side: 'bowling', step: 'field', choice: field },
    { chance: 'bowling-roll', outcome: bowling },
    { chance: 'batting-roll', outcome: batting },
    ...(again === null ? [] : [{ chance: 'reroll', outcome: again }]),
    ...(zone ? [{ chance: 'zone-roll', outcome: zone }] : []),
  ];
}

/** Dice for a result of a batter and a bowler, as a script. */
export function overOf(result: Result, batter: number, bowler: number, wanted: Wanted = {}): ScriptLine[] {
  const dice = diceFor(result, batter, bowler, wanted);
  return over(dice.field, dice.bowling, dice.batting, dice.again, dice.zone);
}

export const batOn: ScriptLine = { side: 'batting', step: 'core.declare', choice: 'bat on' };
export const declare: ScriptLine = { side: 'batting', step: 'core.declare', choice: 'declare' };
export const comesIn = (card: number): ScriptLine => ({ side: 'batting', step: 'next-batter', choice: card });
export const takesOver = (card: number): ScriptLine => ({ side: 'bowling', step: 'replacement-bowler', choice: card });

/** Where an innings stands. The batters came in by the order of the lineup, and every over was of even runs. */
export interface Standing {
  readonly overs?: number;
  readonly runs?: number;
  readonly wickets?: number;
  readonly target?: number;
  /** Wickets of the side that batted first. */
  readonly firstWickets?: number;
  /** Overs of the side that batted first, for a reading that counts them. */
  readonly pitch?: number;
  /** The batting order, the bowlers at North and South, and the cards of the bowling lineup. */
  readonly order?: readonly number[];
  readonly bowlers?: readonly [number, number];
  readonly bowling?: readonly number[];
  /** Fields of the state that differ from all that. */
  readonly state?: Readonly<Record<string, unknown>>;
}

/** The first innings: home bats, Australia bowls. With a target it is the second, and away bats against England. */
export function innings(standing: Standing = {}): Position {
  const { overs = 0, runs = 0, wickets = 0, target, firstWickets = 0, pitch = 1, state } = standing;
  const second = target !== undefined;
  const [batting, fielding] = second ? [australia, england] : [england, australia];
  const lineup = standing.order ?? batting;
  const bowling = standing.bowling ?? fielding;
  const [north, south] = standing.bowlers ?? (second ? ([14, 15] as const) : ([32, 33] as const));
  const order = lineup.slice(0, Math.min(11, wickets + 2));
  const striker = wickets + 1;
  const partner = wickets + 2;
  return {
    innings: second ? 2 : 1,
    batting: second ? 'away' : 'home',
    overs,
    runs,
    wickets,
    ...(second ? { scores: [{ batting: 'home' as const, runs: target - 1, wickets: firstWickets }] } : {}),
    state: {
      homeDeck: 0,
      awayDeck: 1,
      homeSheet: maskOf(second ? bowling : lineup),
      awaySheet: maskOf(second ? lineup : bowling),
      battingLineup: maskOf(lineup),
      bowlingLineup: maskOf(bowling),
      laidFor: second ? 1 : 0,
      pitch,
      pitchesLeft: 0,
      orders: second ? [[...england.slice(0, 2)], [...order]] : [[...order]],
      batted: maskOf(order),
      south: overs % 2 === 0 ? striker : partner,
      north: overs % 2 === 0 ? partner : striker,
      northBowler: north,
      southBowler: south,
      marker: overs % 2,
      countersHeld: 10,
      ...state,
    },
  };
}
