import type { Starter, Tables } from '../components/tables.js';
import { keyOfRank, type Prospects, prospectsOf } from '../prospects.js';

/** What the player has worked out of a set of components, once for all matches that are played with it. */
export interface Knowledge {
  readonly prospects: Prospects;
  /** What each cricketer adds to a key of {@link Prospects.worth}; the first is one who is not known, and Yellow. */
  readonly keys: Int32Array;
  /** The number of the premade team that each cricketer is the first of; -1 for none. */
  readonly teams: Int8Array;
  /** What each Negate averts against the deck of each premade team, by the team and the card: in no over, in one and so on. */
  readonly averts: (readonly number[] | undefined)[];
  /** The stages of an innings, for the side that bowls and for the side that bats. */
  readonly stages: Readonly<Record<'bowling' | 'batting', (Stage | undefined)[]>>;
}

/** What is known of the cards at one stage of an innings: so many overs to come, so many points to pay with. */
export interface Stage {
  /** What each card but a Negate is worth to be kept, by its number; -1 until it was asked for. */
  readonly worth: Float64Array;
  /** What the average card of a premade deck is worth, by its team and by that of the other side; -1 likewise. */
  readonly averages: Float64Array;
}

export function newStage({ n, starters }: Tables): Stage {
  return { worth: new Float64Array(n).fill(-1), averages: new Float64Array(starters.length ** 2).fill(-1) };
}

const ofSets = new WeakMap<Tables, Knowledge>();

export function knowledgeOf(t: Tables): Knowledge {
  let known = ofSets.get(t);
  if (!known) {
    known = gathered(t);
    ofSets.set(t, known);
  }
  return known;
}

/** The batting rank of a cricketer; of one who is not known, Yellow. */
export function printedRank(t: Tables, cricketer: number | undefined): number {
  return cricketer ? (t.battingRank[cricketer] as number) : 2;
}

function gathered(t: Tables): Knowledge {
  const teams = new Int8Array(t.battingRank.length).fill(-1);
  for (let at = t.starters.length - 1; at >= 0; at--) teams[(t.starters[at] as Starter).team[1] as number] = at;
  return {
    prospects: prospectsOf(t),
    keys: Int32Array.from(t.battingRank, (_, cricketer) => keyOfRank(printedRank(t, cricketer))),
    teams,
    averts: [],
    stages: { bowling: [], batting: [] },
  };
}
