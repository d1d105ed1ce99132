import type { Json, LogEntry } from '@howzat/core';
import type { Table, WickedTypes } from '@howzat/wicked';
import { type Colours, coloursOf } from '../pieces/colours.js';
import type { TableProps } from '../table.js';

/** The state of the game as a side may see it: a field that is secret from it is not there. */
export type Seen = Readonly<Partial<WickedTypes['state']>>;

/** What this table reads of the parameters. */
interface Settings {
  readonly table: Table;
  readonly overs: number | null;
  readonly spell: number;
  readonly sharedChart: boolean;
  readonly pitchColumns: string;
}

/** What everything on this table looks at. */
export interface Seat {
  readonly s: Seen;
  readonly p: Settings;
  readonly game: TableProps['view']['game'];
  readonly colours: Colours;
  /** The card that faces and the one that bowls; 0 where nobody does. */
  readonly striker: number;
  readonly bowler: number;
  /** The over of the pitch card that is played next, 1 to 50. */
  readonly over: number;
}

export function seatOf({ view, params, side }: Pick<TableProps, 'view' | 'params' | 'side'>): Seat {
  // the rulebook in play is one of wicked: the line of the variant names this table
  const p = params as unknown as Settings;
  const s = view.state as Seen;
  const { game } = view;
  return {
    s,
    p,
    game,
    colours: coloursOf({ view, side }),
    striker: cardAt(s, game.innings, game.striker),
    bowler: (s.marker === 1 ? s.southBowler : s.northBowler) ?? 0,
    over: cardOver(
      game.overs + 1,
      game.scores.reduce((sum, { overs }) => sum + overs, 0),
      p,
    ),
  };
}

/** The card at a place of the batting order; 0 where nobody is. */
export function cardAt(s: Seen, innings: number, place: number): number {
  return s.orders?.[innings - 1]?.[place - 1] ?? 0;
}

/** The over of a pitch card on which an over is played, for pitch cards are printed for fifty. */
function cardOver(over: number, before: number, { overs, pitchColumns }: Settings): number {
  const share =
    pitchColumns === 'match-over'
      ? ((before + over) * 25) / (overs ?? 50)
      : overs === null
        ? over
        : (over * 50) / overs;
  return Math.max(1, Math.min(50, Math.ceil(share)));
}

export function nameOf({ p }: Seat, card: number): string {
  return p.table.set.cricketers[card - 1]?.name ?? '';
}

/** An over that has been played, or as much of it as has been rolled. */
export interface Over {
  readonly id: string;
  readonly number: number;
  /** The over of the pitch card on which it was played, 1 to 50. */
  readonly cardOver: number;
  readonly innings: 1 | 2;
  readonly bowler: number;
  readonly striker: number;
  readonly field: number;
  readonly bowling: readonly number[];
  readonly batting: readonly number[];
  readonly again: readonly number[];
  readonly zoneDice: readonly number[];
  readonly bowlingInput: number;
  readonly battingInput: number;
  readonly pitchRoll: number;
  readonly modifier: number;
  readonly zone: number;
  readonly potential: number;
  readonly zoneRoll: number | null;
  readonly runs: number;
  readonly out: string | null;
  /** It has come in with these props. */
  readonly isNew: boolean;
}

/** What the game tells of an over: see `facts` of the variant. */
interface Facts {
  readonly field: number;
  readonly bowlingInput: number;
  readonly battingInput: number;
  readonly pitchRoll: number;
  readonly modifier: number;
  readonly zone: number;
  readonly potential: number;
  readonly zoneRoll: number | null;
}

const faces = (value: Json | undefined): readonly number[] =>
  (Array.isArray(value) ? value : [value]).filter((face): face is number => typeof face === 'number');

/** The last over that was played. */
export function lastOver({ s, p, game }: Seat, happened: readonly LogEntry[], fresh: number): Over | null {
  const at = happened.findLastIndex(({ delivery }) => delivery !== null);
  const entry = happened[at];
  if (!entry?.delivery) return null;
  const { delivery, innings } = entry;
  const mine = happened
    .slice(0, at + 1)
    .filter((other) => other.ball > 0 && other.over === entry.over && other.innings === innings);
  const rolled = (step: string): readonly number[] => {
    const inputs = mine.flatMap((other) => other.inputs).filter((input) => input.step === step);
    return inputs.flatMap(({ value }) => faces(value as Json));
  };
  return {
    ...(delivery.facts as unknown as Facts),
    id: `${innings}.${entry.over}`,
    number: entry.over + 1,
    cardOver: cardOver(
      entry.over + 1,
      game.scores.slice(0, innings - 1).reduce((sum, { overs }) => sum + overs, 0),
      p,
    ),
    innings: innings === 2 ? 2 : 1,
    bowler: delivery.bowler,
    striker: cardAt(s, innings, delivery.striker),
    bowling: rolled('bowling-roll'),
    batting: rolled('batting-roll'),
    again: [...rolled('reroll'), ...rolled('reroll.both'), ...rolled('reroll.once-more')],
    zoneDice: rolled('zone-roll'),
    runs: delivery.bat,
    out: delivery.outs[0]?.how ?? null,
    isNew: at >= happened.length - fresh,
  };
}
