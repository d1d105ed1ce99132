// Innings of Wicked Cricket without dice: what they come to on average, walked back from the last over. A captain in the field who
// looks ahead to the end takes the fielding card that leaves the fewest runs; others are compared with that.
import { zoneWays } from '../dist/index.js';

/** Sums of two dice: how many of 36 rolls show them. */
const rollsOf = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
const eleven = 11;
/** A striker and a partner are a place of this square. */
const square = 12;
/** How an over ends: not out with even runs, with odd runs, out with even runs, with odd runs. */
const endings = 4;
/** Of each ending its chance, and the mean of the runs and of their squares with it. */
const numbers = 3 * endings;

/** The overs of each format, and those after which a bowler rests. */
export const formats = [
  { overs: 50, spell: 5 },
  { overs: 20, spell: 2 },
  { overs: 10, spell: 1 },
];

/** The ways in which so many are shared among some, the first with the most at first. */
function sharesOf(many, among) {
  if (among === 1) return [[many]];
  return Array.from({ length: many + 1 }, (_, i) => many - i).flatMap((n) =>
    sharesOf(many - n, among - 1).map((rest) => [n, ...rest]),
  );
}

function add(to, at, isOut, runs, chance) {
  const ending = at + 3 * ((isOut ? 2 : 0) + (runs & 1));
  to[ending] += chance;
  to[ending + 1] += chance * runs;
  to[ending + 2] += chance * runs * runs;
}

/** What each zone adds to the numbers of an over, without a fielder there and with one. */
function zonesOf(potential, rows) {
  const empty = new Float64Array(25 * numbers);
  const dotted = new Float64Array(25 * numbers);
  for (let zone = 1; zone <= 24; zone++) {
    const runs = potential[zone];
    const { entry, printed } = rows[zone];
    add(empty, numbers * zone, false, runs, 1);
    for (let roll = 2; roll <= 12; roll++) {
      const chance = rollsOf[roll] / 36;
      const most = entry[roll] === 'X' ? 0 : Math.min(runs, printed[roll]);
      if (entry[roll] === 'unlisted') add(dotted, numbers * zone, false, runs, chance);
      else add(dotted, numbers * zone, entry[roll] !== 'R', most, chance);
    }
  }
  return { empty, dotted };
}

/** Innings with the cards of a table, between the best elevens of both decks or those that are given. */
export class Innings {
  constructor(table, elevens) {
    this.table = table;
    this.zones = table.potential.map((runs, card) => (card === 0 ? null : zonesOf(runs, table.zones[1])));
    this.dists = [];
    this.distinct = new Map();
    this.setFields(table.set.fieldingCards.map(({ dots }) => dots));
    this.elevens = elevens ?? this.bestElevens();
  }

  /** The elevens of both decks, each the best against the other. */
  bestElevens() {
    const some = this.elevenOf(1, null);
    const home = this.elevenOf(0, some);
    return [home, this.elevenOf(1, home)];
  }

  /** Tries other zones for the fielders of each card. */
  setFields(fields) {
    this.fields = fields;
    this.known = new Map();
  }

  /** The chances of the zones where a card bowls on a chart. */
  dist(bowler, pitch, innings, over) {
    const { table } = this;
    const place = ((table.bowlingChart[bowler] * 6 + pitch) * 3 + innings) * 51 + over;
    this.dists[place] ??= this.sameDist(
      `${table.bowlingChart[bowler]} ${table.modifier[pitch][innings - 1][over]}`,
      () => zoneWays(table, { batter: 1, bowler, pitch, innings, over }).map((ways) => ways / 7776),
    );
    return this.dists[place];
  }

  /** Columns with the same modifiers lead to the same zones. */
  sameDist(key, make) {
    if (!this.distinct.has(key)) this.distinct.set(key, make());
    return this.distinct.get(key);
  }

  /** The numbers of an over with each of the five fielding cards. */
  overs(batter, bowler, pitch, innings, over) {
    const dist = this.dist(bowler, pitch, innings, over);
    if (!this.known.has(dist)) this.known.set(dist, []);
    const of = this.known.get(dist);
    of[batter] ??= this.fields.map((dots) => {
      const { empty, dotted } = this.zones[batter];
      const sum = new Float64Array(numbers);
      for (let zone = 1; zone <= 24; zone++) {
        const from = dots.includes(zone) ? dotted : empty;
        for (let i = 0; i < numbers; i++) sum[i] += dist[zone] * from[numbers * zone + i];
      }
      return sum;
    });
    return of[batter];
  }

  /**
   * The cards of a deck that play, the best batters first, and the four who bowl. Of those who bowl on the same chart the best batters
   * are taken; how many of each, is what leaves the side most runs ahead against the eleven of the other.
   */
  elevenOf(deck, against) {
    const { table } = this;
    const cards = Array.from({ length: 18 }, (_, i) => 18 * deck + i + 1);
    const stock = cards.find((card) => table.bowlingChart[card] === table.sharedChart);
    const runsOf = new Map(cards.map((card) => [card, this.meanOf(card, stock)]));
    const better = (a, b) => runsOf.get(b) - runsOf.get(a);
    const ranked = [...cards].sort(better);
    const charts = table.bowling.map((_, chart) => ranked.filter((card) => table.bowlingChart[card] === chart));
    let most = Number.NEGATIVE_INFINITY;
    let best = null;
    for (const shares of sharesOf(4, charts.length)) {
      const bowlers = shares.flatMap((n, chart) => charts[chart].slice(0, n));
      if (bowlers.length < 4) continue;
      const others = ranked.filter((card) => !bowlers.includes(card)).slice(0, eleven - 4);
      const tried = { order: [...bowlers, ...others].sort(better), bowlers };
      if (!against) return tried;
      this.elevens = deck === 0 ? [tried, against] : [against, tried];
      const [made, given] = [deck, 1 - deck].map((bats) => this.play(bats, 1, 1, 'best', formats[0]).mean);
      if (made - given > most) [most, best] = [made - given, tried];
    }
    return best;
  }

  meanOf(batter, bowler) {
    const means = [1, 2, 3, 4, 5].map((pitch) =>
      Math.min(...this.overs(batter, bowler, pitch, 1, 25).map((it) => it[1] + it[4] + it[7] + it[10])),
    );
    return means.reduce((sum, mean) => sum + mean, 0);
  }

  /**
   * The mean of an innings of a deck and its standard deviation; with the best fields also how often each card lies, the wickets, and
   * the chance to be all out.
   * @param fielding `best`, `any`, or the number of the card that lies in every over
   * @param order the order of the batters, the usual one unless given
   */
  play(deck, pitch, innings, fielding, { overs, spell }, order = this.elevens[deck].order) {
    const { bowlers } = this.elevens[1 - deck];
    const bowlerOf = (over) => bowlers[2 * (Math.floor(over / (2 * spell)) % 2) + (over % 2)];
    const cardOver = (over) => Math.ceil(((over + 1) * 50) / overs);
    const choices = [];
    let [mean, square2] = [new Float64Array(square * square), new Float64Array(square * square)];
    for (let over = overs - 1; over >= 0; over--) {
      const here = new Float64Array(square * square);
      const here2 = new Float64Array(square * square);
      choices[over] = new Uint8Array(square * square);
      const bowler = bowlerOf(over);
      const of = order.map((batter) => this.overs(batter, bowler, pitch, innings, cardOver(over)));
      for (const { at, striker, then } of pairsBefore[over]) {
        if (fielding === 'any') {
          for (const card of of[striker]) {
            here[at] += runsAhead(card, then, mean) / 5;
            here2[at] += squaresAhead(card, then, mean, square2) / 5;
          }
          continue;
        }
        const chosen = fielding === 'best' ? fewest(of[striker], then, mean) : fielding - 1;
        here[at] = runsAhead(of[striker][chosen], then, mean);
        here2[at] = squaresAhead(of[striker][chosen], then, mean, square2);
        choices[over][at] = chosen;
      }
      [mean, square2] = [here, here2];
    }
    const sd = Math.sqrt(square2[1] - mean[1] ** 2);
    if (fielding !== 'best') return { mean: mean[1], sd };
    return { mean: mean[1], sd, ...this.walk({ order, bowlerOf, cardOver, pitch, innings, overs }, choices) };
  }

  /** Goes through an innings in the fields that were chosen. */
  walk({ order, bowlerOf, cardOver, pitch, innings, overs }, choices) {
    const uses = [0, 0, 0, 0, 0];
    let [wickets, allOut, played] = [0, 0, 0];
    let places = new Float64Array(square * square);
    places[1] = 1;
    for (let over = 0; over < overs; over++) {
      const next = new Float64Array(square * square);
      for (const { at, striker, then } of pairsBefore[over]) {
        const chance = places[at];
        if (chance === 0) continue;
        const card = choices[over][at];
        const it = this.overs(order[striker], bowlerOf(over), pitch, innings, cardOver(over))[card];
        uses[card] += chance;
        played += chance;
        wickets += chance * (it[6] + it[9]);
        for (const [ending, place] of then.entries()) {
          if (place < 0) allOut += chance * it[3 * ending];
          else next[place] += chance * it[3 * ending];
        }
      }
      places = next;
    }
    return { uses: uses.map((use) => use / played), wickets, allOut };
  }
}

/**
 * Who may be in together, by their places in the order, with who comes in next and who faces whom after each ending: odd runs let
 * the striker face again, and who comes in stands where the other was. A place of -1 is all out.
 */
const pairs = [];
for (let striker = 0; striker < eleven; striker++)
  for (let partner = 0; partner < eleven; partner++) {
    if (striker === partner) continue;
    const comesIn = Math.max(striker, partner) + 1;
    const isLast = comesIn === eleven;
    const then = [
      square * partner + striker,
      square * striker + partner,
      isLast ? -1 : square * partner + comesIn,
      isLast ? -1 : square * comesIn + partner,
    ];
    pairs.push({ at: square * striker + partner, striker, comesIn, then });
  }

/** Those who may be in before an over: one more comes in at most in each. */
const pairsBefore = Array.from({ length: 50 }, (_, over) => pairs.filter(({ comesIn }) => comesIn <= over + 2));

/** The mean of what is made from an over on. */
function runsAhead(over, then, mean) {
  let runs = 0;
  for (let ending = 0; ending < endings; ending++)
    runs += over[3 * ending + 1] + (then[ending] < 0 ? 0 : over[3 * ending] * mean[then[ending]]);
  return runs;
}

/** The mean of its square. */
function squaresAhead(over, then, mean, square2) {
  let squares = 0;
  for (let ending = 0; ending < endings; ending++) {
    const [chance, runs, place] = [over[3 * ending], over[3 * ending + 1], then[ending]];
    squares += over[3 * ending + 2];
    if (place >= 0) squares += 2 * runs * mean[place] + chance * square2[place];
  }
  return squares;
}

/** The place of the card that leaves the fewest runs. */
function fewest(cards, then, mean) {
  let chosen = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let card = 0; card < cards.length; card++) {
    const runs = runsAhead(cards[card], then, mean);
    if (runs < least) [least, chosen] = [runs, card];
  }
  return chosen;
}
