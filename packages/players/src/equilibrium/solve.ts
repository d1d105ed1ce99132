import {
  HowzatError,
  type Player,
  type Position,
  type Request,
  type Rulebook,
  type Selection,
  type Variant,
  type VariantTypes,
} from '@howzat/core';
import { type Program, programOf, rulebookOf } from '@howzat/core/engine';
import { Imagination } from '../imagination.js';
import type { Horizon } from './keys.js';
import { solveGame } from './matrix-game.js';
import { type Edge, NamesChanged, type Place, Places, type WalkOptions } from './places.js';

/** What to solve for. */
export interface SolveOptions {
  /**
   * How far to look: to the end of the innings, where the value is its runs, for which the batting side plays and the
   * bowling side against; or to the end of the match, where it is the chance that home wins, a level match half.
   * `innings` unless given.
   */
  readonly horizon?: Horizon;
  /** Both sides at their best, or both uniformly over all that is legal. `equilibrium` unless given. */
  readonly play?: 'equilibrium' | 'uniform';
  /** Where to begin instead of before the toss. */
  readonly from?: Position;
  /** Refuses a game of more places than this; 1,000,000 unless given. */
  readonly places?: number;
  /**
   * Fields of the variant's state that only write down what was and need not tell places apart. The solver looks again and
   * again whether that is so, and tells them apart where it is not.
   */
  readonly forget?: readonly string[];
  /** `open` has a game with secrets played with open cards; `refuse`, which it is unless given, does not solve it. */
  readonly secrets?: 'refuse' | 'open';
}

/** A choice and how often it is to be made. */
export interface Share {
  readonly choice: unknown;
  readonly share: number;
}

/** A choice at the first decisions, how often it is to be made, and what it brings. */
export interface OpeningShare extends Share {
  /**
   * What the game is worth where this choice is made and all the rest is played as solved. The value of the game, for each choice that
   * is ever to be made; another one gives away the difference.
   */
  readonly worth: number;
}

/** A player that can say how it mixes its choices. */
export interface MixingPlayer extends Player {
  /** How often each choice would be made; null where the player does not know its way. */
  mix(request: Pick<Request, 'step' | 'side' | 'view'>): readonly Share[] | null;
}

/** What a game is worth, exactly but for rounding. */
export interface Solution {
  readonly value: number;
  /** How many different places of the match were looked at. */
  readonly places: number;
  /** The mixes of the first decisions, by step; empty where chance comes first. */
  readonly opening: Readonly<Record<string, readonly OpeningShare[]>>;
  /**
   * Plays so that nobody does better against it, for both sides. Where the match goes beyond what was solved it chooses
   * uniformly.
   */
  readonly player: MixingPlayer;
}

/** Values that change by less than this in a round have come to rest; only games that can go round for ever need rounds. */
const atRest = 1e-12;
const mostRounds = 100_000;

/** What a place is worth, and how it is played. */
interface Weighed {
  value: number;
  rows: readonly number[];
  columns: readonly number[];
}

/** How the value of a place comes from those it leads to. */
export type Weigh = (place: Place, worth: (row: number, column: number) => number) => Weighed;

const equilibrium: Weigh = ({ rows, columns }, worth) => solveGame(rows.length, columns.length, worth);

const uniform: Weigh = ({ rows, columns }, worth) => {
  const cells = rows.length * columns.length;
  let value = 0;
  for (let row = 0; row < rows.length; row++)
    for (let column = 0; column < columns.length; column++) value += worth(row, column) / cells;
  return { value, rows: rows.map(() => 1 / rows.length), columns: columns.map(() => 1 / columns.length) };
};

/** The values of all places that matter, from the last to the first. */
export class Values {
  private readonly weighed = new Map<Place, Weighed>();
  private readonly order: Place[] = [];
  private round = false;

  constructor(
    private readonly places: Places,
    private readonly weigh: Weigh,
  ) {}

  /** What an edge is worth: what is made on it and what it leads to. */
  of({ gain, to }: Edge): number {
    return gain + this.at(to).value;
  }

  /** The same from where the walk begins; goes over all places until they rest where the match can go round. */
  fromTheTop(begin: Edge): number {
    let value = this.of(begin);
    for (let rounds = 0; this.round; rounds++) {
      let most = 0;
      for (const place of this.order) {
        const before = this.at(place).value;
        this.place(place);
        most = Math.max(most, Math.abs(this.at(place).value - before));
      }
      value = this.of(begin);
      if (most < atRest * Math.max(1, Math.abs(value))) break;
      if (rounds >= mostRounds)
        throw new HowzatError(
          'runaway',
          `The values do not come to rest in ${mostRounds} rounds: the game need not end.`,
        );
    }
    return value;
  }

  /** How a place is played, where it was reached. */
  known(place: Place): Weighed | undefined {
    return this.weighed.get(place);
  }

  private at(place: Place): Weighed {
    const known = this.weighed.get(place);
    if (known) {
      // a place that leads to itself has no value yet
      if (known.rows === unfinished) this.round = true;
      return known;
    }
    this.weighed.set(place, { value: place.worth, rows: place.kind === 'end' ? [] : unfinished, columns: [] });
    if (place.kind !== 'end') {
      this.place(place);
      this.order.push(place);
    }
    return this.weighed.get(place) as Weighed;
  }

  private place(place: Place): void {
    if (place.kind === 'chance') {
      let value = 0;
      for (const [at, chance] of place.chances.entries()) value += chance * this.of(this.places.edge(place, at));
      this.weighed.set(place, { value, rows: [], columns: [] });
      return;
    }
    const { columns } = place;
    this.weighed.set(
      place,
      this.weigh(place, (row, column) => this.of(this.places.edge(place, row * columns.length + column))),
    );
  }
}

const unfinished: readonly number[] = [];

/** Walks a rulebook; begins again where places turn out to have been taken for one that are two. */
export function walk<R>(program: Program, options: WalkOptions, go: (places: Places, begin: Edge) => R): R {
  const places = new Places(program, options);
  for (;;) {
    try {
      return go(places, places.begin());
    } catch (error) {
      if (!(error instanceof NamesChanged)) throw error;
    }
  }
}

/** The options of a walk out of those of a caller. */
export function walkOptions(options: SolveOptions): WalkOptions {
  const { horizon = 'innings', from, forget = [], secrets = 'refuse', places = 1_000_000 } = options;
  if (!Number.isSafeInteger(places) || places < 1)
    throw new HowzatError('bad-parameter', `places is a whole number from 1, not ${String(places)}.`, {
      subject: 'places',
    });
  return { horizon, from, forget, secrets, places };
}

/** The shares of the choices of one decision: those of the ways that make it. */
function sharesOf(ways: Place['rows'], shares: readonly number[], at: number): Share[] {
  const sums = new Map<unknown, number>();
  for (const [i, way] of ways.entries()) sums.set(way[at], (sums.get(way[at]) ?? 0) + (shares[i] as number));
  return [...sums].map(([choice, share]) => ({ choice, share }));
}

/** The mix of one decision at a place. */
function mixAt(place: Place, { rows, columns }: Weighed, step: string): Share[] | null {
  const row = place.rowSteps.indexOf(step);
  if (row >= 0) return sharesOf(place.rows, rows, row);
  const column = place.columnSteps.indexOf(step);
  return column >= 0 ? sharesOf(place.columns, columns, column) : null;
}

/** What each choice at a step is worth where the other side keeps to its mix: the best of the ways that make it. */
function worthsAt(
  place: Place,
  { rows, columns }: Weighed,
  step: string,
  worth: (row: number, column: number) => number,
): ReadonlyMap<unknown, number> {
  const row = place.rowSteps.indexOf(step);
  const byRow = row >= 0;
  const at = byRow ? row : place.columnSteps.indexOf(step);
  const [ways, others] = byRow ? [place.rows, columns] : [place.columns, rows];
  const best = new Map<unknown, number>();
  for (const [i, way] of ways.entries()) {
    let brings = 0;
    for (const [j, share] of others.entries()) if (share > 0) brings += share * (byRow ? worth(i, j) : worth(j, i));
    const before = best.get(way[at]) ?? brings;
    best.set(way[at], byRow ? Math.max(before, brings) : Math.min(before, brings));
  }
  return best;
}

/** The commit that each decision belongs to. */
export function commitsOf(program: Program): ReadonlyMap<string, string> {
  const commits = new Map<string, string>();
  const visit = (node: Program['root'] | Program['root']['body'][number]): void => {
    if (node.kind === 'commit') for (const decision of node.decisions) commits.set(decision.id, node.id);
    else if ('body' in node) node.body.forEach(visit);
  };
  visit(program.root);
  return commits;
}

function playerOf(program: Program, places: Places, values: Values): MixingPlayer {
  const commits = commitsOf(program);
  const imagination = new Imagination(program);
  const mix: MixingPlayer['mix'] = ({ step, view }) => {
    const place = places.find(commits.get(step) ?? step, imagination.asSeen(view));
    const weighed = place && values.known(place);
    return place && weighed ? mixAt(place, weighed, step) : null;
  };
  return {
    name: 'equilibrium',
    mix,
    choose: (request) => {
      const shares = mix(request);
      let left = (request.rng.next() >>> 0) / 0x100000000;
      for (const { choice, share } of shares ?? []) {
        left -= share;
        if (left < 0 && request.domain.has(choice)) return choice;
      }
      return request.domain.sample(request.rng);
    },
  };
}

/**
 * Solves a small game exactly: walks all decisions and chances of a rulebook, in its own flow, and takes choices made at
 * once as a game of one move each. For games in which both sides see everything, with few enough places to look at them
 * all; a match that can go round for ever is gone over until its values rest.
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { solve } from '@howzat/players';
 *
 * // one ball with the plain rules: what it is worth where both sides play at their best
 * console.log(solve(ccsl, { options: ['classic'], set: { ballsPerOver: 1, toss: 'none' } }).value.toFixed(3)); // 2.667
 * @throws HowzatError `inapplicable` for a rulebook with secrets, `runaway` for one that is too large, and whatever
 * composing and a position throw
 */
export function solve<T extends VariantTypes>(
  rules: Rulebook<T> | Variant<T>,
  options: Selection & SolveOptions = {},
): Solution {
  const { horizon, from, forget, secrets, places: most, play = 'equilibrium', ...selection } = options;
  const program = programOf(rulebookOf(rules, selection));
  return walk(program, walkOptions(options), (places, begin) => {
    const values = new Values(places, play === 'equilibrium' ? equilibrium : uniform);
    const value = values.fromTheTop(begin);
    const weighed = values.known(begin.to) as Weighed;
    const { gain, to } = begin;
    const opening: Record<string, readonly OpeningShare[]> = {};
    for (const step of [...to.rowSteps, ...to.columnSteps]) {
      const worths = worthsAt(to, weighed, step, (row, column) =>
        values.of(places.edge(to, row * to.columns.length + column)),
      );
      opening[step] = (mixAt(to, weighed, step) ?? []).map((share) => ({
        ...share,
        worth: gain + (worths.get(share.choice) ?? 0),
      }));
    }
    return { value, places: places.size, opening, player: playerOf(program, places, values) };
  });
}
