import type { Frozen, Game, Player, Request } from '@howzat/core/author';
import { kindNumber, type Tables } from './components/tables.js';
import formGuides from './form-guides.json';
import type { Parameters, PocketState } from './kit.js';
import { type Prospects, prospectsOf } from './prospects.js';
import { tiredSteps } from './rules/fatigue.js';
import { freeBatters } from './rules/field.js';
import type { BatterSwitch } from './rules/over.js';
import { everybody, placesIn, without } from './rules/places.js';
import { lateTargets } from './rules/playable.js';
import { differenceOf } from './rules/rank.js';

type View = Frozen<PocketState>;

/** What the player looks at: everything but what is hidden from it. */
interface Table {
  readonly s: View;
  readonly g: Frozen<Game>;
  readonly p: Parameters;
  readonly t: Tables;
  readonly all: Prospects;
  readonly batting: boolean;
  /** The teams as the table knows them. */
  readonly batters: readonly number[];
  readonly bowlers: readonly number[];
  /** What stands beside their names, by place. */
  readonly boost: readonly number[];
  readonly comfort: readonly number[];
  readonly bowlingBoost: readonly number[];
  readonly fatigue: readonly number[];
  /** Runs that a wicket is worth now, to either side. */
  readonly price: number;
  /** Runs that the present over is worth to the batting side. */
  readonly worth: number;
  readonly seatOfBowlers: 0 | 1;
  /** The same table, as the other side would weigh it. */
  turned(): Table;
}

/** What is read or worked out when it is first asked for. */
type Reading = 'batters' | 'bowlers' | 'boost' | 'comfort' | 'bowlingBoost' | 'fatigue' | 'price' | 'worth';

/** The table as it is looked at: lists are read where a choice depends on them, once. */
class Seen implements Table {
  readonly t: Tables;
  private readonly read: { -readonly [name in Reading]: Table[name] | null } = {
    batters: null,
    bowlers: null,
    boost: null,
    comfort: null,
    bowlingBoost: null,
    fatigue: null,
    price: null,
    worth: null,
  };

  constructor(
    readonly s: View,
    readonly g: Frozen<Game>,
    readonly p: Parameters,
    readonly batting: boolean,
    /** Whether the view is that of the side that bats. */
    private readonly isBatters: boolean = batting,
  ) {
    this.t = p.cards;
  }

  turned(): Table {
    return new Seen(this.s, this.g, this.p, !this.batting, this.isBatters);
  }

  get all(): Prospects {
    return prospectsOf(this.t);
  }

  get batters(): readonly number[] {
    this.read.batters ??= this.isBatters ? this.s.batters : this.teamOf(this.g.batting);
    return this.read.batters;
  }

  get bowlers(): readonly number[] {
    this.read.bowlers ??= this.isBatters ? this.teamOf(this.seatOfBowlers) : this.s.bowlers;
    return this.read.bowlers;
  }

  get boost(): readonly number[] {
    this.read.boost ??= this.s.boost;
    return this.read.boost;
  }

  get comfort(): readonly number[] {
    this.read.comfort ??= this.s.comfort;
    return this.read.comfort;
  }

  get bowlingBoost(): readonly number[] {
    this.read.bowlingBoost ??= this.s.bowlingBoost;
    return this.read.bowlingBoost;
  }

  get fatigue(): readonly number[] {
    this.read.fatigue ??= this.s.fatigue;
    return this.read.fatigue;
  }

  get price(): number {
    this.read.price ??= priceOfWicket(this);
    return this.read.price;
  }

  get worth(): number {
    this.read.worth ??= worthWith(this, 0, 0);
    return this.read.worth;
  }

  get seatOfBowlers(): 0 | 1 {
    return this.g.batting === 0 ? 1 : 0;
  }

  private teamOf(seat: 0 | 1): readonly number[] {
    return seat === 0 ? this.s.homeTeam : this.s.awayTeam;
  }
}

function tableOf({ view, params, role }: Request): Table {
  return new Seen(view.state as unknown as View, view.game, params as unknown as Parameters, role === 'batting');
}

// — ranks and what an over is worth —

/** The rank of whoever stands at a place. One who is not known is Yellow with the bat, Green with the ball. */
type Ranks = (place: number) => number;

function battingRanks({ t, boost, batters }: Table): Ranks {
  return (place) => {
    const cricketer = batters[place] ?? 0;
    return (cricketer > 0 ? (t.battingRank[cricketer] as number) : 2) + (boost[place] ?? 0);
  };
}

function bowlingRanks({ t, bowlingBoost, fatigue, bowlers, p }: Table): Ranks {
  return (place) => {
    const cricketer = bowlers[place] ?? 0;
    const printed = cricketer > 0 ? (t.bowlingRank[cricketer] as number) : 1;
    return printed + (bowlingBoost[place] ?? 0) - tiredSteps(fatigue[place] ?? 0, p);
  };
}

function battingRank(table: Table, place: number): number {
  return battingRanks(table)(place);
}

function bowlingRank(table: Table, place: number): number {
  return bowlingRanks(table)(place);
}

/** The difference on the grid with so many steps more for the batter, and for the bowler. */
function differenceWith(table: Table, bat: number, bowl: number, defensive: boolean): number {
  const batting = Math.max(0, Math.min(4, bat + table.s.battingShift - (defensive ? 1 : 0)));
  const bowling = Math.max(0, Math.min(2, bowl + table.s.bowlingShift));
  return differenceOf(batting, bowling, table.p);
}

/** Runs that a wicket is worth now, to either side. */
function priceOfWicket({ g, all, s }: Table): number {
  const left = (g.oversLimit ?? 20) - g.overs - 1;
  const gone = 11 - placesIn(without(everybody, s.outPile)).length;
  const needed = g.target === null ? -1 : g.target - g.runs;
  if (needed <= 0) return left === 0 ? 0 : all.worth(left, gone) - all.worth(left, gone + 1);
  const usual = Math.max(1, needed - 7);
  const slope = (all.chance(left, gone, usual - 4) - all.chance(left, gone, usual + 4)) / 8;
  const lost = all.chance(left, gone, usual) - all.chance(left, gone + 1, usual);
  return slope < 1e-4 ? (left === 0 ? 0 : 8) : Math.max(0, Math.min(30, lost / slope));
}

/** What an over is worth to the batting side, in runs. */
function worthOf(table: Table, difference: number, defensive: boolean, price: number): number {
  const { all } = table;
  const out = all.outs(difference) * (defensive ? 0.5 : 1);
  return all.runs(difference) - price * out;
}

/** What the present over is worth with a step more for the batter, or for the bowler. */
function worthWith(table: Table, bat: number, bowl: number): number {
  const { s } = table;
  const defensive = s.stance === 'defensive';
  const difference = differenceWith(
    table,
    battingRank(table, s.facing) + bat,
    bowlingRank(table, s.bowler) + bowl,
    defensive,
  );
  return worthOf(table, difference, defensive, table.price);
}

// — who is on the field —

/** Of some places the one that a measure likes best, the first of equals. */
function bestOf(places: readonly number[], measure: (place: number) => number): number {
  let best = places[0] ?? 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const place of places) {
    const value = measure(place);
    if (value > most) {
      most = value;
      best = place;
    }
  }
  return best;
}

/** How good a bowler is for the next over: his rank, then as fresh as can be; nobody is worn out without need. */
function bowlsWell(table: Table): Ranks {
  const { g, t, bowlers, fatigue: counters } = table;
  const rank = bowlingRanks(table);
  const first = g.innings === 1;
  return (place) => {
    const fatigue = counters[place] ?? 0;
    const last = fatigue < 9 ? 0 : first ? 1.5 + 0.4 * (t.battingRank[bowlers[place] ?? 0] ?? 0) : 0.6;
    return 10 * Math.max(0, rank(place)) - 10 * last - 0.1 * (fatigue % 5) - 0.01 * fatigue;
  };
}

function chooseBowler(request: Request): unknown {
  const table = tableOf(request);
  const { s, bowlers } = table;
  const well = bowlsWell(table);
  const places: number[] = [];
  let stays = false;
  for (const choice of request.domain)
    if (typeof choice === 'number') places.push(bowlers.indexOf(choice));
    else stays ||= choice === 'stay' && s.bowler > 0;
  const best = bestOf(places, well);
  if (stays && well(s.bowler) >= well(best) - 0.5) return 'stay';
  return bowlers[best] as number;
}

function chooseBatters(request: Request): unknown {
  const table = tableOf(request);
  const { s, batters } = table;
  const places = placesIn(without(everybody, s.outPile));
  const rank = battingRanks(table);
  const facing = bestOf(places, rank);
  const other = bestOf(
    places.filter((place) => place !== facing),
    rank,
  );
  return { facing: batters[facing], other: batters[other] };
}

function chooseNext(request: Request): unknown {
  const table = tableOf(request);
  const choices = [...request.domain] as number[];
  const places = choices.map((cricketer) => table.batters.indexOf(cricketer));
  const { comfort } = table;
  const rank = battingRanks(table);
  return table.batters[bestOf(places, (place) => rank(place) + 0.1 * (comfort[place] ?? 0))];
}

/** The best who is free comes in for the one who faces, if he is better; else for the other one. */
function chooseSwitch(request: Request): unknown {
  const table = tableOf(request);
  const { s, batters } = table;
  const free = placesIn(freeBatters(s));
  if (free.length === 0) return 'stay';
  const rank = battingRanks(table);
  const best = bestOf(free, rank);
  const on = batters[best] as number;
  for (const off of ['facing', 'other'] as const) {
    const place = off === 'facing' ? s.facing : s.partner;
    if (place === 0 || rank(best) <= rank(place)) continue;
    const choice: BatterSwitch = { off, on };
    if (request.domain.has(choice)) return choice;
  }
  return 'stay';
}

/** A point of comfort, in runs. */
const comfortWorth = 1.2;

function chooseStance(request: Request): unknown {
  const table = tableOf(request);
  const { s } = table;
  const price = table.price;
  const bat = battingRank(table, s.facing);
  const bowl = bowlingRank(table, s.bowler);
  const attack = worthOf(table, differenceWith(table, bat, bowl, false), false, price);
  const point = (table.comfort[s.facing] ?? 0) < 3 ? comfortWorth : 0.3;
  const defend = worthOf(table, differenceWith(table, bat, bowl, true), true, price) + point;
  const choice = defend > attack ? 'defensive' : 'offensive';
  return request.domain.has(choice) ? choice : 'offensive';
}

// — cards —

const { stat, equip, score, out, save, negate, lock, upkeep } = kindNumber;

/** What a card is worth to the side that plays it now, in runs. */
function worthOfCard(table: Table, card: number): number {
  const { t, s, g, batting } = table;
  const kind = t.kind[card];
  const sign = batting ? 1 : -1;
  if (kind === stat || kind === equip) {
    const gain = sign * (worthWith(table, t.batting[card] as number, t.bowling[card] as number) - table.worth);
    const left = (g.oversLimit ?? 20) - g.overs;
    return kind === equip ? gain * Math.min(left, 2.2) + 0.2 : gain - tiring(table, card);
  }
  if (kind === score) return t.maiden[card] === 1 ? maidenWorth(table, card) : scoreWorth(table, card);
  if (kind === out) return table.price * (s.stance === 'defensive' ? 0.4 : 0.75) - tiring(table, card);
  if (kind === save) return table.price - 0.5;
  if (kind === lock) return (batting ? s.bowlerHeld : s.batterHeld) > 0 ? 0.8 : 0;
  if (kind === upkeep) return upkeepWorth(table, card);
  return kind === negate ? lateWorth(table, card) : 0;
}

/** What a Negate is worth that is played late: the harm that it takes back. */
function lateWorth(table: Table, card: number): number {
  const { s, p } = table;
  if (p.negateTiming === 'direct-reaction') return 0;
  return Math.max(0, ...lateTargets(card, s, p).map((target) => harmOf(table, target)));
}

function scoreWorth(table: Table, card: number): number {
  const change = table.t.score[card] as number;
  if (table.s.maiden) return -1;
  if (change > 0) return change;
  // no more can be taken away than there is
  const expected = table.all.runs(2) + table.s.plus;
  return Math.min(-change, Math.max(0, expected - 1)) - tiring(table, card);
}

function maidenWorth(table: Table, card: number): number {
  if (table.s.maiden) return -1;
  const { s } = table;
  const difference = differenceWith(
    table,
    battingRank(table, s.facing),
    bowlingRank(table, s.bowler),
    s.stance === 'defensive',
  );
  return table.all.runs(difference) + s.plus - tiring(table, card);
}

/** What the counters of a card cost the bowler, or spare him. */
function tiring({ t, s, fatigue }: Table, card: number): number {
  const counters = t.fatigue[card] as number;
  if (counters === 0) return 0;
  const now = fatigue[s.bowler] ?? 0;
  const steps = Math.floor((now + counters) / 5) - Math.floor(now / 5);
  return 0.35 * counters + 1.2 * steps;
}

function upkeepWorth(table: Table, card: number): number {
  const { t, s } = table;
  const points = t.comfort[card] as number;
  if (points > 0) return 0.5 * points;
  if (points < 0) return (table.comfort[s.facing] ?? 0) > 0 ? 0.8 : 0;
  const counters = t.fatigue[card] as number;
  if (counters < 0) return (table.fatigue[s.bowler] ?? 0) > 0 ? -tiring(table, card) : 0;
  if (t.noComfort[card] === 1) return s.stance === 'defensive' ? 0.8 : 0;
  if (t.flip[card] === 1) {
    const gain = battingRank(table, s.partner) - battingRank(table, s.facing);
    return gain > 0 ? 0.4 : 0.05;
  }
  return 0.1;
}

/** What a card in hand is worth over the next overs, whoever plays what: by it the one to be exchanged is found. */
function keepWorth(table: Table, card: number, copies: number): number {
  const { t } = table;
  const kind = t.kind[card];
  if (kind === negate) return copies > 1 ? 0.3 : 1.1;
  if (kind === save) return copies > 1 ? 1.5 : 3;
  const now = worthOfCard(table, card);
  const unpaid = table.batting ? (t.cost[card] as number) - (table.comfort[table.s.facing] ?? 0) : 0;
  return now - 0.7 * Math.max(0, unpaid);
}

/** What another card from the deck is worth on average. */
const averageCard = 1.6;

function chooseExchange(request: Request): unknown {
  const table = tableOf(request);
  const hand = table.batting ? table.s.batterHand : table.s.bowlerHand;
  if (request.domain.has('draw')) return 'draw';
  let worst = 0;
  let least = averageCard;
  for (const card of hand) {
    const worth = keepWorth(table, card, hand.filter((other) => other === card).length);
    if (worth < least) {
      least = worth;
      worst = card;
    }
  }
  return worst > 0 && request.domain.has(worst) ? worst : 'keep';
}

/** The playable card that gains most; nothing where none is worth its price. */
function choosePlay(request: Request): unknown {
  const table = tableOf(request);
  let best: unknown = 'pass';
  let most = 0.15;
  for (const choice of request.domain) {
    if (typeof choice !== 'number') continue;
    const price = (table.t.cost[choice] as number) * 0.6;
    // a lock comes before what it forbids
    const worth = worthOfCard(table, choice) - price + (table.t.kind[choice] === lock ? 3 : 0);
    if (worth > most) {
      most = worth;
      best = choice;
    }
  }
  if (best !== 'pass' || request.domain.has('pass')) return best;
  return [...request.domain][0];
}

/** What a card of the other side does to this one. */
function harmOf(table: Table, card: number): number {
  const { t } = table;
  const kind = t.kind[card];
  if (kind === negate) return 2;
  if (kind === save) return table.price;
  if (kind === lock || kind === upkeep) return 0.5;
  return worthOfCard(table.turned(), card);
}

function chooseAnswer(request: Request): unknown {
  const table = tableOf(request);
  const answers = [...request.domain].filter((choice): choice is number => typeof choice === 'number');
  if (answers.length === 0 || harmOf(table, table.s.chain.at(-1) ?? 0) < 1) return 'pass';
  return answers[0];
}

/** The card in force that does most harm. */
function chooseTarget(request: Request): unknown {
  const table = tableOf(request);
  return bestOf([...request.domain] as number[], (card) => harmOf(table, card));
}

function chooseSave(request: Request): unknown {
  const table = tableOf(request);
  const saves = [...request.domain].filter((choice): choice is number => typeof choice === 'number');
  if (saves.length === 0 || table.price < 0.8) return 'pass';
  return saves.reduce((a, b) => ((table.t.cost[a] as number) <= (table.t.cost[b] as number) ? a : b));
}

/** The card of four that goes back: the one that is worth least. */
function chooseReturn(request: Request): unknown {
  const table = tableOf(request);
  const hand = [...request.domain] as number[];
  return hand.reduce((a, b) => (keepWorth(table, a, 1) <= keepWorth(table, b, 1) ? a : b));
}

const anything = ({ domain, rng }: Request): unknown => domain.sample(rng);

/** How each kind of decision is made, by the first word of its step. */
const plays: Readonly<Record<string, (request: Request) => unknown>> = {
  bowler: chooseBowler,
  relief: chooseBowler,
  switch: (request) => (request.role === 'bowling' ? chooseBowler(request) : chooseSwitch(request)),
  batters: chooseBatters,
  batter: chooseNext,
  stance: chooseStance,
  exchange: chooseExchange,
  return: chooseReturn,
  play: choosePlay,
  negate: chooseTarget,
  answer: chooseAnswer,
  save: chooseSave,
  core: (request) => (request.step === 'core.declare' ? 'bat on' : anything(request)),
};

/** The same by the whole name of a step, once it was asked for. */
const playsOf = new Map<string, (request: Request) => unknown>();

/**
 * A sensible computer player. It bowls its best rested bowler, keeps its best batters facing, weighs runs against the
 * price of a wicket by tables made once, plays what gains and answers what harms. It plays from its view alone.
 */
export const sensible: Player = {
  name: 'sensible',
  formGuides,
  choose: (request) => {
    // `play.second` is asked as `play` is, `exchange.answer.batting` as an exchange
    let play = playsOf.get(request.step);
    if (!play) {
      play = plays[request.step.split('.')[0] as string] ?? anything;
      playsOf.set(request.step, play);
    }
    return play(request);
  },
};
