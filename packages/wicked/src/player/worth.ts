import { cardsIn, deckCards } from '../components/cards.js';
import { deckSize, lineupSize } from '../components/set.js';
import type { Table } from '../components/tables.js';
import { type OverOdds, overOdds, ways, zoneWays } from '../odds.js';

/** Runs that a wicket is worth on average, to compare cards with one another before a match. */
const wicketWorth = 8;

/** Overs that the places of the batting order face in an innings of fifty, and a bowler of four who share it. */
const oversFaced = [6.3, 6.3, 6.3, 6.2, 6, 5.6, 4.8, 3.6, 2.3, 1.2, 0.5];
const oversBowled = 12.5;

/** The most runs that a chase is looked up for; whoever needs more has lost. */
const mostNeeded = 500;
const overs = 50;
const wickets = 10;

/** So many runs of an over, and how likely they are with and without a wicket. */
interface Mixed {
  readonly runs: number;
  readonly notOut: number;
  readonly out: number;
}

/** The distribution of one over, made small: runs not out, and runs and out, as chances. */
interface Chances {
  readonly notOut: Float64Array;
  readonly out: Float64Array;
  readonly runs: number;
  readonly wicket: number;
}

function chancesOf({ notOut, out, runs, wicket }: OverOdds): Chances {
  const share = (list: readonly number[]): Float64Array => {
    let most = list.length;
    while (most > 1 && list[most - 1] === 0) most--;
    return Float64Array.from(list.slice(0, most), (n) => n / ways);
  };
  return { notOut: share(notOut), out: share(out), runs, wicket };
}

/** Adds the chances after so many runs, out and not. Small, so that it is soon compiled: it is most of the work here. */
function addChances(
  to: Float64Array,
  runs: number,
  notOut: number,
  staying: Float32Array,
  out: number,
  falling: Float32Array,
): void {
  for (let need = runs + 1; need <= mostNeeded; need++)
    to[need] =
      (to[need] as number) + (notOut * (staying[need - runs] as number) + out * (falling[need - runs] as number));
}

/**
 * What a captain knows of a set: made once for each, when the first match is played with it. Runs are runs of an over.
 */
export class Worth {
  /** Mean runs of a card as batter against the shared chart, and what it costs as bowler: runs less wickets. */
  readonly batting: Float64Array;
  readonly bowling: Float64Array;
  /** For each deck the lineup of the most worth. */
  readonly lineups: readonly (readonly number[])[];
  /** Expected runs of an innings by `11 * overs left + wickets in hand`. */
  private readonly innings = new Float64Array((overs + 1) * (wickets + 1));
  /** The chance to make some runs more, by `(mostNeeded + 1) * (11 * overs left + wickets in hand) + runs`. */
  private readonly chase = new Float32Array((mostNeeded + 1) * (overs + 1) * (wickets + 1));
  /** To so many overs left the chase has been worked out. */
  private ahead = 0;
  private withRoles: readonly (readonly number[])[] | null = null;
  /** For each number of wickets in hand the chances of an over of the two who are in then. */
  private readonly mixed: readonly (readonly Mixed[])[];
  private readonly known = new Map<number, Chances>();
  /** The zones that a batter and a bowling chart lead to, whichever field is set. */
  private readonly zones = new Map<number, Float64Array>();
  /** For each pitch card, innings and over the first over with the same modifiers. */
  private readonly columns: Uint8Array;
  /** A card that bowls on the shared chart, and batters of all kinds, to compare bowlers and pitches by. */
  private readonly stock: number;
  private readonly middling: readonly number[];
  private readonly overs = new Map<number, number>();

  constructor(private readonly table: Table) {
    this.columns = columnsOf(table);
    const cards = [...deckCards(0), ...deckCards(1)];
    this.batting = new Float64Array(cards.length + 1);
    this.bowling = new Float64Array(cards.length + 1);
    const pitches = [1, 2, 3, 4, 5];
    this.stock = cards.find((card) => table.bowlingChart[card] === table.sharedChart) ?? 1;
    this.middling = cards.filter((card) => card % 3 === 0);
    for (const card of cards)
      for (const pitch of pitches) {
        this.batting[card] =
          (this.batting[card] as number) + this.bestReply(card, this.stock, pitch).runs / pitches.length;
      }
    const byChart = new Map<number, number>();
    for (const card of cards) {
      const chart = table.bowlingChart[card] as number;
      let cost = byChart.get(chart);
      if (cost === undefined) {
        cost = 0;
        for (const batter of this.middling)
          for (const pitch of pitches) {
            const { runs, wicket } = this.bestReply(batter, card, pitch);
            cost += (runs - wicketWorth * wicket) / pitches.length / this.middling.length;
          }
        byChart.set(chart, cost);
      }
      this.bowling[card] = cost;
    }
    this.lineups = [0, 1].map((deck) => this.bestLineup(deck, false));
    this.mixed = this.mixedOvers();
    this.expectInnings();
  }

  /** For each deck the lineup of the most worth with a keeper and five who bowl. */
  get lineupsWithRoles(): readonly (readonly number[])[] {
    this.withRoles ??= [0, 1].map((deck) => this.bestLineup(deck, true));
    return this.withRoles;
  }

  /** The chances of an over, for a bowling chart instead of a bowler where one is shared. */
  chances(batter: number, bowler: number, field: number, pitch: number, innings: 1 | 2, over: number): Chances {
    const column = this.columns[51 * (2 * pitch + innings - 3) + over] as number;
    const chart = this.table.bowlingChart[bowler] as number;
    const meeting = (((pitch * 2 + innings) * 51 + column) * 37 + batter) * 37 + chart;
    const key = 6 * meeting + field;
    let found = this.known.get(key);
    if (!found) {
      const met = { batter, bowler, field, pitch, innings, over: column };
      let zones = this.zones.get(meeting);
      if (!zones) {
        zones = zoneWays(this.table, met);
        this.zones.set(meeting, zones);
      }
      found = chancesOf(overOdds(this.table, met, zones));
      this.known.set(key, found);
    }
    return found;
  }

  /**
   * What an over on a pitch leaves the batting side, in runs less wickets: the mean of some middling batters against the shared chart,
   * each time with the field that costs them most.
   * @param over of the pitch card, 1 to 50
   */
  overOn(pitch: number, innings: 1 | 2, over: number): number {
    const column = this.columns[51 * (2 * pitch + innings - 3) + over] as number;
    const key = 51 * (2 * pitch + innings) + column;
    let mean = this.overs.get(key);
    if (mean === undefined) {
      mean = 0;
      for (const batter of this.middling) {
        const { runs, wicket } = this.bestReply(batter, this.stock, pitch, innings, column);
        mean += (runs - wicketWorth * wicket) / this.middling.length;
      }
      this.overs.set(key, mean);
    }
    return mean;
  }

  /** The field that costs the batting side most, without looking at the score; in the middle of the first innings unless told when. */
  private bestReply(batter: number, bowler: number, pitch: number, innings: 1 | 2 = 1, over = 25): Chances {
    let best: Chances | null = null;
    for (let field = 1; field <= 5; field++) {
      const it = this.chances(batter, bowler, field, pitch, innings, over);
      if (!best || it.runs - wicketWorth * it.wicket < best.runs - wicketWorth * best.wicket) best = it;
    }
    return best as Chances;
  }

  /** Four to bowl the overs, and seven to make the runs. Of 3,060 fours each is looked at once. */
  private bestLineup(deck: number, roles: boolean): readonly number[] {
    const { batting, bowling, table } = this;
    const first = deckSize * deck + 1;
    const byBatting = deckCards(deck)
      .slice()
      .sort((a, b) => (batting[b] as number) - (batting[a] as number));
    const keepers = cardsIn(table.keepers[deck as 0 | 1], deck);
    const bowlers = cardsIn(table.bowlers[deck as 0 | 1], deck);
    let best: readonly number[] = [];
    let most = Number.NEGATIVE_INFINITY;
    for (let a = 0; a < deckSize; a++)
      for (let b = a + 1; b < deckSize; b++)
        for (let c = b + 1; c < deckSize; c++)
          for (let d = c + 1; d < deckSize; d++) {
            const four = [first + a, first + b, first + c, first + d];
            if (roles && !four.every((card) => bowlers.includes(card))) continue;
            const chosen = four.slice();
            const add = (from: readonly number[]): void => {
              const next = from.find((card) => !chosen.includes(card));
              if (next !== undefined) chosen.push(next);
            };
            if (roles) {
              add(byBatting.filter((card) => keepers.includes(card)));
              add(byBatting.filter((card) => bowlers.includes(card)));
            }
            while (chosen.length < lineupSize) add(byBatting);
            let worth = 0;
            for (const card of four) worth -= oversBowled * (bowling[card] as number);
            let place = 0;
            for (const card of byBatting)
              if (chosen.includes(card)) worth += (oversFaced[place++] as number) * (batting[card] as number);
            if (worth > most) {
              most = worth;
              best = chosen.sort((x, y) => x - y);
            }
          }
    return best;
  }

  /** The overs of an innings of the best cards, by wickets in hand. */
  private mixedOvers(): readonly (readonly Mixed[])[] {
    const { batting, table } = this;
    const lineup = (this.lineups[0] as readonly number[])
      .slice()
      .sort((a, b) => (batting[b] as number) - (batting[a] as number));
    const bowlers = (this.lineups[1] as readonly number[])
      .slice()
      .sort((a, b) => (this.bowling[a] as number) - (this.bowling[b] as number));
    const places = lineup.map((card) => {
      const notOut = new Float64Array(37);
      const out = new Float64Array(37);
      const pitches = table.set.pitchCards.length;
      for (let pitch = 1; pitch <= pitches; pitch++)
        for (const bowler of bowlers.slice(0, 4)) {
          const it = this.bestReply(card, bowler, pitch);
          for (const [runs, chance] of it.notOut.entries())
            notOut[runs] = (notOut[runs] as number) + chance / pitches / 4;
          for (const [runs, chance] of it.out.entries()) out[runs] = (out[runs] as number) + chance / pitches / 4;
        }
      return { notOut, out };
    });
    return Array.from({ length: wickets + 1 }, (_, hand) => {
      // the two who are in: the last of those who came, and one of those before him
      const one = places[Math.min(wickets, wickets - hand + 1)] as (typeof places)[number];
      const two = places[Math.max(0, wickets - hand - 1)] as (typeof places)[number];
      const mixed: Mixed[] = [];
      for (let runs = 0; runs < 37; runs++) {
        const notOut = ((one.notOut[runs] as number) + (two.notOut[runs] as number)) / 2;
        const out = ((one.out[runs] as number) + (two.out[runs] as number)) / 2;
        if (notOut + out > 0) mixed.push({ runs, notOut, out });
      }
      return mixed;
    });
  }

  /** Plays an innings backwards, over by over: the runs that are left to be made. */
  private expectInnings(): void {
    const { innings } = this;
    for (let left = 1; left <= overs; left++)
      for (let hand = 1; hand <= wickets; hand++) {
        const before = 11 * (left - 1) + hand;
        let mean = 0;
        for (const { runs, notOut, out } of this.mixed[hand] as readonly Mixed[])
          mean += notOut * (runs + (innings[before] as number)) + out * (runs + (innings[before - 1] as number));
        innings[before + 11] = mean;
      }
  }

  /** The same, to where so many overs are left, for the chances to make what is needed. */
  private playAhead(to: number): void {
    if (this.ahead >= to) return;
    const { chase } = this;
    const stride = mostNeeded + 1;
    const row = new Float64Array(stride);
    if (this.ahead === 0) for (let hand = 0; hand <= wickets; hand++) chase[stride * hand] = 1;
    while (this.ahead < to) {
      const left = ++this.ahead;
      chase[stride * 11 * left] = 1;
      for (let hand = 1; hand <= wickets; hand++) {
        const here = 11 * left + hand;
        chase[stride * here] = 1;
        const stay = stride * (here - 11);
        const fall = stay - stride;
        row.fill(0);
        for (const { runs, notOut, out } of this.mixed[hand] as readonly Mixed[]) {
          for (let need = 1; need <= runs; need++) row[need] = (row[need] as number) + notOut + out;
          addChances(row, runs, notOut, chase.subarray(stay, stay + stride), out, chase.subarray(fall, fall + stride));
        }
        for (let need = 1; need <= mostNeeded; need++) chase[stride * here + need] = row[need] as number;
      }
    }
  }

  /** What a wicket costs the batting side now, in runs: `left` overs come after this one, `hand` wickets are in hand. */
  priceOfWicket(left: number, hand: number): number {
    const at = 11 * Math.min(overs, left) + Math.min(wickets, hand);
    return (this.innings[at] as number) - (this.innings[at - 1] as number);
  }

  /** The chance to win a chase after an over of these chances: `left` overs come after it, `hand` wickets are in hand. */
  chanceAfter({ notOut, out }: Chances, need: number, left: number, hand: number): number {
    this.playAhead(Math.min(overs, left));
    return this.madeWith(out, need, left, hand - 1, this.madeWith(notOut, need, left, hand, 0));
  }

  /** Adds to `chance` the chance that a side which needs so many runs has them in the end, by what the over may bring. */
  private madeWith(over: ArrayLike<number>, need: number, left: number, hand: number, chance: number): number {
    const { chase } = this;
    const row = (mostNeeded + 1) * (11 * Math.min(overs, left) + Math.min(wickets, Math.max(0, hand)));
    let sum = chance;
    for (let runs = 0; runs < over.length; runs++) {
      const still = need - runs;
      if (still <= mostNeeded) sum += (over[runs] as number) * (still > 0 ? (chase[row + still] as number) : 1);
    }
    return sum;
  }
}

function columnsOf({ modifier, set }: Table): Uint8Array {
  const columns = new Uint8Array(51 * 2 * set.pitchCards.length);
  for (let card = 0; card < 2 * set.pitchCards.length; card++)
    for (let over = 1; over <= 50; over++) {
      const at = (of: number): string => String(modifier[(card >> 1) + 1]?.[card & 1]?.[of]);
      let first = over;
      for (let other = over - 1; other >= 1; other--) if (at(other) === at(over)) first = other;
      columns[51 * card + over] = first;
    }
  return columns;
}

const worths = new WeakMap<Table, Worth>();

/** What there is to know of a table. */
export function worthOf(table: Table): Worth {
  let worth = worths.get(table);
  if (!worth) {
    worth = new Worth(table);
    worths.set(table, worth);
  }
  return worth;
}
