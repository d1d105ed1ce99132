import type { Json } from './frozen.js';
import type { View } from './view.js';

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
