import type { ChanceDescription, DomainDescription, Json, LogEntry, Refusal, Role, Side, View } from '@howzat/core';
import type { ComponentType } from 'react';
import type { Timed } from './show/timeline.js';

/**
 * What a table is given, and all that it is given.
 *
 * A table draws one game for the person at the screen and takes the choices of that person. It never holds the match: the
 * match is played in a worker (`engine/`), and a table sees what the side may see whose seat it is drawn for, the
 * decisions that are open to that side, and what happened on the last ball as that side may read it. So it cannot show
 * what is secret, and a game with a table of its own is played by the same code as one on the generic table.
 *
 * **Where tables live.** A folder `tables/<name>/` whose `index.tsx` has a component of type {@link Table} as its default
 * export. The line of the variant in `variants.ts` names the folder. Each is a chunk of its own, loaded when somebody sits
 * down to it; it may import its game's package (`@howzat/<id>`) for boards and cards. As long as the folder is not there,
 * and where a line names none, the generic table is used, and for single decisions too: render `<Ask {...props} />` from
 * `tables/generic/ask.tsx` for what your table has no controls for (a toss, an option, a house rule that brings a step).
 *
 * **One screen.** A table is laid out by `LaidOut` of `pieces`: the board, what is asked, and details. At 360 by 740 and 1280 by
 * 800 a ball is played without scrolling; only a question with a long list, as that of a team, scrolls within its panel.
 *
 * **Life of a table.** It is mounted once for a match and gets new props whenever something came in. `seen` counts what
 * has come in; it grows by one or more with each move and falls on undo and while somebody scrubs. With `live` false the
 * moment lies in the past: `open` is then empty. In a match between two people at one screen, `side` changes hands behind a
 * curtain that the frame draws; the table is mounted anew for the other side, so state kept in it is not carried over.
 *
 * **Choosing.** `open` has the decisions of this side. Each brings its domain as data: `items` of a list are legal,
 * `forbidden` ones come with the rule that forbids them and a sentence to show. Where limits are not in the description (orders,
 * fields, hands) ask `why(step, choice)`: null means legal. `play` plays; it resolves to null once the match has taken the
 * choice, or to the refusal, in which case nothing has changed. The frame shows refusals of `play` by itself and announces
 * them to screen readers. Where people bring their own dice, `chance` says what has to be typed in, and `happen` does so.
 *
 * **Motion.** `happened` are the entries of the log that tell of the last ball, with the dice and cards in their `inputs`;
 * the last `fresh` of them are new with these props. Where one choice brings several balls, as an order of cubes brings an
 * over, all of them are there. A ball is shown in its order: `pace.shown` says when its cards turn, its dice roll, the ball flies and
 * the fielders act (`script.ts` says which steps those are, `momentOf` of `pieces/motion.ts` is how a piece asks). The signal of the
 * umpire, the runs and the great moments are shown by the frame, over the board. What else would tell what came of a ball waits
 * for that: `useStanding` gives what stood there before, `Comes` comes up with a part of the ball, and `useTold` says how many of
 * the balls that came together have been told. Whatever else moves, moves within `pace.ms` milliseconds. Nothing moves when
 * `pace.still` is set (reduced motion, speed "at once", or a jump in time). Never hold up the next choice for an animation: a press
 * ends it.
 *
 * **Words.** `ask(step)` is the question in the words of the rulebook, `label(item, step, field)` what an item is called,
 * `picture` the table in lines of text where the game brings one; a table that draws has no use for it.
 * Every control needs a name, a visible focus and a size of at least 40 px; what colour says, a word or a shape says too.
 */
export interface TableProps {
  /** The side whose seat this is. */
  readonly side: Side;
  /** What that side may see. */
  readonly view: View;
  /** What the other side may see: only where nobody who plays looks on (two computers, a replay of a match that is over). */
  readonly other: View | null;
  readonly names: { readonly home: string; readonly away: string };
  /** The parameters of the rulebook in play, its components among them. */
  readonly params: Readonly<Record<string, unknown>>;
  /** The decisions that are open to this side now; empty while it waits. */
  readonly open: readonly OpenStep[];
  /** What has to be thrown or drawn by people now; null elsewhere. */
  readonly chance: OpenChance | null;
  /** Whom or what the match waits for, in words, where this side has nothing to do; null where it has. */
  readonly waits: string | null;
  /** Goes on, where the computer waits for a word of this side; null elsewhere. */
  readonly goOn: (() => Promise<Refusal | null>) | null;
  /** The log of the last ball as this side may read it, and of the balls before it that are new too, oldest first. */
  readonly happened: readonly LogEntry[];
  /** How many of those at the end are new with these props. */
  readonly fresh: number;
  /** The balls of the over that came before those, without what was chosen for them. */
  readonly before: readonly LogEntry[];
  /** How many things had come in. */
  readonly seen: number;
  /** False while a moment of the past is shown. */
  readonly live: boolean;
  readonly pace: Pace;
  /** The question at a step. */
  ask(step: string): string;
  /** The table as text, from the game's presentation; empty where it has none. */
  readonly picture: readonly string[];
  /** What an item of a decision or of chance is called. */
  label(item: Json, step: string, field?: string): string;
  /** Why a choice is not legal; null where it is. */
  why(step: string, choice: unknown): Promise<Refusal | null>;
  /** Makes a choice; resolves to the refusal where it is not taken. */
  play(step: string, choice: unknown): Promise<Refusal | null>;
  /** Says what real dice or cards showed. */
  happen(step: string, outcome: unknown): Promise<Refusal | null>;
}

/** A decision that waits for this side. */
export interface OpenStep {
  readonly step: string;
  readonly role: Role;
  readonly domain: DomainDescription;
  /** It is made and may be changed until the other side has decided too. */
  readonly made: boolean;
}

/**
 * Where a table asks two decisions in one go: which comes behind a choice at the first, and what the side sees then. Null where
 * none does. A folder `tables/<name>/` may have a `sequel.ts` with one as its default export; hints go by it.
 */
export type Sequel = (
  view: View,
  step: string,
  choice: unknown,
) => { readonly step: string; readonly view: View } | null;

/** A die, a coin or a draw that people make. */
export interface OpenChance {
  readonly step: string;
  readonly how: 'roll' | 'deal';
  readonly of: ChanceDescription;
}

/** How fast things move. */
export interface Pace {
  /** How long one motion takes, in milliseconds. */
  readonly ms: number;
  /** When the parts of what is new are shown. */
  readonly shown: readonly Timed[];
  /** Nothing moves. */
  readonly still: boolean;
}

/** The table of a game. */
export type Table = ComponentType<TableProps>;
