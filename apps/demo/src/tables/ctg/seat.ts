import type { Json, LogEntry } from '@howzat/core';
import type { Cards, CtgTypes } from '@howzat/ctg';
import { type Colours, coloursOf } from '../pieces/colours.js';
import type { TableProps } from '../table.js';

/** The state of the game as a side may see it: a field that is secret from it is not there. */
export type Seen = Readonly<Partial<CtgTypes['state']>>;

/** What this table reads of the parameters. */
export interface Settings {
  readonly cards: Cards;
  readonly bands: number;
  readonly bowlerOvers: number;
  readonly runOut: number;
  readonly extraRunOut: number;
  readonly slipCatch: number;
  readonly earlyOutfield: number;
}

/** What everything on this table looks at. */
export interface Seat {
  readonly s: Seen;
  readonly p: Settings;
  readonly game: TableProps['view']['game'];
  readonly colours: Colours;
  /** Index into `24 * (bands - 3) + area`. */
  readonly face: number;
}

export function seatOf({ view, params, side }: Pick<TableProps, 'view' | 'params' | 'side'>): Seat {
  // the rulebook in play is one of ctg: the line of the variant names this table
  const p = params as unknown as Settings;
  return { s: view.state as Seen, p, game: view.game, colours: coloursOf({ view, side }), face: 24 * (p.bands - 3) };
}

/** The number of the player at a place of the batting order; -1 where nobody is. */
export function playerAt({ s, game }: Seat, place: number): number {
  return s.orders?.[game.innings - 1]?.[place - 1] ?? -1;
}

/** What a D6 must show for a catch in an area, as it is printed; the slips have a number of their own. */
export function needAt({ p, face }: Seat, area: number): number | null {
  return area < 2 ? null : (p.cards.catchAt[face + area] ?? null);
}

export const styles = ['pace', 'spin', 'medium'] as const;

/** A bowl as its card prints it. */
export function bowlOf({ cards }: Settings, bowl: number) {
  const style = cards.bowlStyle[bowl] ?? 0;
  const name = styles[style] ?? 'medium';
  return { style: name, card: cards.set[name].bowls[bowl - (cards.deckFrom[style] ?? 0)] };
}

/** An over card as it is printed. */
export function overCardOf({ cards }: Settings, card: number) {
  return cards.set[styles[Math.floor(card / 15)] ?? 'medium'].overCards[card % 15];
}

/** The bowls of a style, by number. */
export function deckOf({ cards }: Settings, style: number): number[] {
  const from = cards.deckFrom[style] ?? 0;
  return Array.from({ length: cards.deckSize[style] ?? 0 }, (_, i) => from + i);
}

/** What came in at a step, with the entry that tells of it. */
export interface Came {
  readonly step: string;
  readonly value: Json;
  readonly isNew: boolean;
}

/** A ball as it is drawn: what came in and what followed from it. */
export interface Ball {
  /** Tells balls apart, so that what lies on the table is known to be of the same one. */
  readonly id: string;
  readonly finished: boolean;
  readonly express: boolean;
  readonly bowl: number;
  readonly zone: number;
  readonly card: number;
  readonly meter: number | null;
  readonly outcome: string;
  readonly margin: number;
  readonly landing: number;
  /** The area where it stopped; null while it has not, or beyond the rope. */
  readonly stop: number | null;
  readonly distance: number;
  readonly bounce: string;
  readonly boundary: number;
  readonly runs: number | null;
  readonly outs: readonly string[];
  readonly extras: number;
  readonly came: readonly Came[];
}

const idOf = ({ innings, over, ball }: LogEntry): string => `${innings}.${over}.${ball}`;

function cameIn(entries: readonly LogEntry[], fresh: number): Came[] {
  return entries.flatMap(({ inputs }, at) =>
    inputs.map(({ step, value }) => ({ step, value: value as Json, isNew: at >= entries.length - fresh })),
  );
}

/** What the game tells of a ball: see `facts` of the variant. */
interface Facts {
  readonly bowl?: number;
  readonly zone?: number;
  readonly meter?: number;
  readonly card?: number | null;
  readonly margin?: number | null;
  readonly outcome?: string | null;
  readonly distance?: number | null;
  readonly bounce?: string | null;
  readonly landing?: string | null;
  readonly area?: string | null;
  readonly boundary?: number | null;
  readonly express?: string;
}

/** The ball that is on: the one being bowled if anything of it can be seen, else the one before. */
export function ballOf(seat: Seat, happened: readonly LogEntry[], fresh: number): Ball | null {
  const { s, p } = seat;
  const done = happened.findLastIndex(({ delivery }) => delivery !== null);
  const since = happened.slice(done + 1);
  const begun = (s.zone ?? -1) >= 0 || (s.shown ?? -1) >= 0 || (s.card ?? -1) >= 0;
  const last = happened[done];
  // what is asked after a ball is counted, such as the next batter, is still of that ball
  const inPlay = since.filter((entry) => entry.ball > 0 && !(last && idOf(entry) === idOf(last)));
  if (begun && inPlay.length > 0) {
    const first = inPlay[0] as LogEntry;
    const stopped = (s.stop ?? -1) >= 0 && s.boundary === 0;
    return {
      id: idOf(first),
      finished: false,
      express: s.express ?? false,
      bowl: s.shown ?? -1,
      zone: s.zone ?? -1,
      card: s.card ?? -1,
      meter: (s.shown ?? -1) >= 0 ? (s.meter ?? 0) : null,
      outcome: s.outcome ?? '',
      margin: s.margin ?? 0,
      landing: s.landing ?? -1,
      stop: stopped ? (s.stop as number) : null,
      distance: s.distance ?? 0,
      bounce: (s.distance ?? 0) > 0 ? `${s.red ? 'R' : 'G'}${s.bounce}` : '',
      boundary: s.boundary ?? 0,
      runs: null,
      outs: [],
      extras: 0,
      came: cameIn(inPlay, fresh),
    };
  }
  if (!last?.delivery) return null;
  const { delivery } = last;
  const facts = delivery.facts as Facts;
  const area = (name: string | null | undefined): number => (name ? p.cards.areaNames.indexOf(name) : -1);
  const stop = area(facts.area);
  const mine = happened.slice(0, done + 1).filter((entry) => idOf(entry) === idOf(last));
  return {
    id: idOf(last),
    finished: true,
    express: facts.express !== undefined,
    bowl: facts.bowl ?? -1,
    zone: facts.zone ?? -1,
    card: facts.card ?? -1,
    meter: facts.meter ?? null,
    outcome: facts.outcome ?? '',
    margin: facts.margin ?? 0,
    landing: area(facts.landing),
    stop: stop < 0 ? null : stop,
    distance: facts.distance ?? 0,
    bounce: facts.bounce ?? '',
    boundary: facts.boundary ?? 0,
    runs: delivery.bat,
    outs: delivery.outs.map(({ how }) => how),
    extras: delivery.noBalls,
    came: cameIn(mine, Math.max(0, fresh - since.length)),
  };
}
