import { cardsIn, deckCards } from '../components/cards.js';
import { cardOver } from '../components/pitch.js';
import { deckSize, lineupSize, pitchOvers } from '../components/set.js';
import type { Table } from '../components/tables.js';
import type { WickedParams } from '../kit.js';
import { type OverOdds, overOdds, ways, zoneWays } from '../odds.js';
import { Ahead, type ByRuns, mostAhead, mostRuns, wickets } from './ahead.js';

/** Runs that a wicket is worth on average, to compare cards with one another before a match. */
const wicketWorth = 8;

/** Overs that the places of the batting order face in an innings of fifty, and a bowler of four who share it. */
const oversFaced = [6.3, 6.3, 6.3, 6.2, 6, 5.6, 4.8, 3.6, 2.3, 1.2, 0.5];
const oversBowled = 12.5;

/** So many innings are looked ahead at and remembered: all pitches in a few formats. */
const mostInnings = 40;

/** The distribution of one over, made small: runs not out, and runs and out, as chances. */
interface Chances extends ByRuns {
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

/**
 * What a captain knows of a set: made once for each, when the first match is played with it. Runs are runs of an over.
 */
export class Worth {
  /** Mean runs of a card as batter against the shared chart, and what it costs as bowler: runs less wickets. */
  readonly batting: Float64Array;
  readonly bowling: Float64Array;
  /** For each deck the lineup of the most worth. */
  readonly lineups: readonly (readonly number[])[];
  private withRoles: readonly (readonly number[])[] | null = null;
  private readonly known = new Map<number, Chances>();
  /** The zones that a batter and a bowling chart lead to, whichever field is set. */
  private readonly zones = new Map<number, Float64Array>();
  /** For each pitch card, innings and over the first over with the same modifiers. */
  private readonly columns: Uint8Array;
  /** Those whose innings are looked ahead at: the best of one deck in their order, and the four of the other who bowl. */
  private readonly eleven: readonly number[];
  private readonly four: readonly number[];
  private readonly innings = new Map<number, Ahead>();

  constructor(private readonly table: Table) {
    this.columns = columnsOf(table);
    const cards = [...deckCards(0), ...deckCards(1)];
    this.batting = new Float64Array(cards.length + 1);
    this.bowling = new Float64Array(cards.length + 1);
    const pitches = [1, 2, 3, 4, 5];
    // a card that bowls on the shared chart, and batters of all kinds, to compare bowlers by
    const stock = cards.find((card) => table.bowlingChart[card] === table.sharedChart) ?? 1;
    const middling = cards.filter((card) => card % 3 === 0);
    for (const card of cards)
      for (const pitch of pitches) {
        this.batting[card] = (this.batting[card] as number) + this.bestReply(card, stock, pitch).runs / pitches.length;
      }
    const byChart = new Map<number, number>();
    for (const card of cards) {
      const chart = table.bowlingChart[card] as number;
      let cost = byChart.get(chart);
      if (cost === undefined) {
        cost = 0;
        for (const batter of middling)
          for (const pitch of pitches) {
            const { runs, wicket } = this.bestReply(batter, card, pitch);
            cost += (runs - wicketWorth * wicket) / pitches.length / middling.length;
          }
        byChart.set(chart, cost);
      }
      this.bowling[card] = cost;
    }
    this.lineups = [0, 1].map((deck) => this.bestLineup(deck, false));
    const sorted = (deck: number, by: (card: number) => number): readonly number[] =>
      [...(this.lineups[deck] as readonly number[])].sort((a, b) => by(a) - by(b));
    this.eleven = sorted(0, (card) => -(this.batting[card] as number));
    this.four = sorted(1, (card) => this.bowling[card] as number).slice(0, 4);
  }

  /** For each deck the lineup of the most worth with a keeper and five who bowl. */
  get lineupsWithRoles(): readonly (readonly number[])[] {
    this.withRoles ??= [0, 1].map((deck) => this.bestLineup(deck, true));
    return this.withRoles;
  }

  /** The first over of an innings on a pitch with the modifiers of this over, 1 to 50. */
  private columnOf(pitch: number, innings: 1 | 2, over: number): number {
    return this.columns[51 * (2 * pitch + innings - 3) + over] as number;
  }

  /** The chances of an over, for a bowling chart instead of a bowler where one is shared. */
  chances(batter: number, bowler: number, field: number, pitch: number, innings: 1 | 2, over: number): Chances {
    const column = this.columnOf(pitch, innings, over);
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

  /**
   * What the overs of an innings on a pitch may bring that come after another.
   * @param p how many overs an innings has, and how they choose the columns of the pitch card
   */
  ahead(pitch: number, innings: 1 | 2, p: Pick<WickedParams, 'overs' | 'pitchColumns'>): Ahead {
    const total = p.overs ?? pitchOvers;
    const key = ((2 * total + (p.pitchColumns === 'match-over' ? 1 : 0)) * 2 + innings) * 6 + pitch;
    let found = this.innings.get(key);
    if (!found) {
      const scores = innings === 2 ? [{ overs: total }] : [];
      const byColumn = new Map<number, readonly ByRuns[]>();
      const overs = Array.from({ length: Math.min(mostAhead, total) + 1 }, (_, left) => {
        const over = cardOver({ overs: Math.min(total - 1, total - left), scores }, p);
        const column = this.columnOf(pitch, innings, over);
        const known = byColumn.get(column) ?? this.mixedOver(pitch, innings, column);
        byColumn.set(column, known);
        return known;
      });
      if (this.innings.size >= mostInnings) this.innings.clear();
      found = new Ahead(overs);
      this.innings.set(key, found);
    }
    return found;
  }

  /** By the wickets in hand the chances of an over of an innings of the best cards. */
  private mixedOver(pitch: number, innings: 1 | 2, over: number): readonly ByRuns[] {
    const { eleven, four } = this;
    const share = 1 / (2 * four.length);
    return Array.from({ length: wickets + 1 }, (_, hand) => {
      const notOut = new Float64Array(mostRuns + 1);
      const out = new Float64Array(mostRuns + 1);
      const add = (to: Float64Array, from: Float64Array): void => {
        for (let runs = 0; runs < from.length; runs++) to[runs] = (to[runs] as number) + share * (from[runs] as number);
      };
      // the two who are in: the last of those who came, and one of those before him
      for (const place of [Math.min(wickets, wickets - hand + 1), Math.max(0, wickets - hand - 1)])
        for (const bowler of four) {
          const it = this.bestReply(eleven[place] as number, bowler, pitch, innings, over);
          add(notOut, it.notOut);
          add(out, it.out);
        }
      return { notOut, out };
    });
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
