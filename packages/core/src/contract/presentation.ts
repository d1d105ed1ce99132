import type { Seat } from '../cricket/index.js';
import type { Json } from '../json/index.js';
import type { View } from './player.js';

/** Where an item stands that is to be named. */
export interface ItemPlace {
  readonly step: string;
  /** The field of the choice, where it has several. */
  readonly field: string | null;
  /** What the side that is asked may see; null where it is told to both, and where the table is asked what was drawn. */
  readonly view: View | null;
  /** Where a choice is told to both: what both may see when it is told, from the place of the side that chose. */
  readonly told?: View;
  /** The parameters of the rulebook, its components among them. */
  readonly params: Readonly<Record<string, unknown>>;
}

/**
 * How a game shows itself to people where its JSON says nothing to them. No rule needs it, so it is exported beside the
 * registry (`@howzat/<id>/rules`), and any interface may use it or draw its own.
 */
export interface Presentation {
  /** The id of the variant. */
  readonly presents: string;
  /** How an item of a decision or of chance is called: the name of a card by its number. Undefined leaves it as it is. */
  label?(item: Json, place: ItemPlace): string | undefined;
  /**
   * The table as one side sees it before a decision: lines of at most 80 characters, without colours; empty where there
   * is nothing to see.
   */
  picture?(view: View, params: Readonly<Record<string, unknown>>): readonly string[];
}

/** The names of a game's own cricketers, which the scorebook makes printable. Where one is null or not given, side and number stand for them. */
export interface Cricketers {
  /**
   * The batter at a place of the batting order, from 1; null beyond the end of it.
   * @param innings the innings, from 1: a side may bat in another order the second time
   */
  batter?(seat: Seat, place: number, innings: number): string | null;
  /** The bowler of a number, from 1. */
  bowler?(seat: Seat, bowler: number, innings: number): string | null;
  /** The wicketkeeper, for a stumping that names nobody. */
  keeper?(seat: Seat, innings: number): string | null;
  /** Whoever takes a catch of which nobody is told who took it. */
  fielder?(seat: Seat, innings: number): string | null;
}
