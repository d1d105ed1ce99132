import {
  type Domain,
  type DomainDescription,
  type DomainSpec,
  pick,
  type Refusal,
  type Rng,
} from '@howzat/core/author';
import { type Budget, pointsOfCard, pointsOfCricketer } from './budget.js';
import type { ChanceCard, Colour } from './chance-cards.js';
import { deckProblem, teamProblem } from './check.js';
import type { Cricketer } from './cricketers.js';
import type { Deck, PocketSet } from './sets.js';

/** The chance decks that a side brings of its own: copies by card. */
export interface OwnDecks {
  /** Pink cards. */
  readonly batting: Deck;
  /** Blue cards. */
  readonly bowling: Deck;
}

/** What else a team is held to, by the rulings on captains and keepers. */
export interface TeamRules {
  /** Captain and keeper must be two cards. */
  readonly apart: boolean;
  /** Exactly one captain and one keeper. */
  readonly single: boolean;
  /** Points that an eleven may cost; as many as one likes unless given. */
  readonly limit?: number | null;
}

const fewest = 30;
const most = 40;
const copies = 3;

/** A number from 0 to below 1 with 53 bits. */
function real(rng: Rng): number {
  return (pick(rng, 0x4000000) * 0x8000000 + pick(rng, 0x8000000)) / 0x20000000000000;
}

/** A place of a list of weights, each as likely as its weight. */
function weighted(rng: Rng, weights: readonly number[]): number {
  let left = real(rng) * weights.reduce((sum, weight) => sum + weight, 0);
  for (let at = 0; at < weights.length; at++) {
    left -= weights[at] as number;
    if (left < 0) return at;
  }
  return weights.length - 1;
}

/** Every legal chance deck of one colour: up to three copies of each card, 30 to 40 in all, within a budget where there is one. */
class DecksOf implements Domain<Deck> {
  readonly kind = 'record';
  private readonly own: readonly ChanceCard[];
  /** Points that a copy of each card costs; nothing where there is no budget. */
  private readonly points: readonly number[];
  private readonly budget: number;
  /** How many ways there are to fill a deck of so many cards, for so many points, up with the cards from the n-th on. */
  private readonly ways: readonly (readonly Float64Array[])[];

  constructor(
    private readonly colour: Colour,
    private readonly cards: readonly ChanceCard[],
    private readonly limit: number | null,
  ) {
    this.own = cards.filter((card) => card.colour === colour);
    this.points = this.own.map((card) => (limit === null ? 0 : pointsOfCard(card)));
    this.budget = limit ?? 0;
    this.ways = this.waysToFill();
  }
  private waysToFill(): Float64Array[][] {
    const spent = this.budget + 1;
    const last = Array.from({ length: most + 1 }, (_, size) => new Float64Array(spent).fill(size >= fewest ? 1 : 0));
    const ways: Float64Array[][] = [last];
    for (let n = this.own.length - 1; n >= 0; n--) {
      const after = ways[0] as readonly Float64Array[];
      const cost = this.points[n] as number;
      ways.unshift(
        last.map((_, size) =>
          Float64Array.from({ length: spent }, (_unused, points) => {
            let sum = 0;
            for (let c = 0; c <= copies; c++) sum += after[size + c]?.[points + c * cost] ?? 0;
            return sum;
          }),
        ),
      );
    }
    return ways;
  }
  private waysAt(n: number, size: number, points: number): number {
    return this.ways[n]?.[size]?.[points] ?? 0;
  }
  count(): number {
    return this.waysAt(0, 0, 0);
  }
  has(choice: unknown): choice is Deck {
    return this.why(choice) === null;
  }
  why(choice: unknown): Refusal | null {
    return deckProblem(choice, this.colour, this.cards) ?? this.tooDear(choice as Deck);
  }
  private tooDear(deck: Deck): Refusal | null {
    if (this.limit === null) return null;
    let points = 0;
    for (const [n, { id }] of this.own.entries()) points += (deck[id] ?? 0) * (this.points[n] as number);
    return points <= this.limit
      ? null
      : { message: `A chance deck costs at most ${this.limit} points (yours: ${points}).`, rule: 'pocket.opt.budget' };
  }
  sample(rng: Rng): Deck {
    const deck: Record<string, number> = {};
    let size = 0;
    let points = 0;
    for (const [n, { id }] of this.own.entries()) {
      const cost = this.points[n] as number;
      const chosen = weighted(
        rng,
        Array.from({ length: copies + 1 }, (_, c) => this.waysAt(n + 1, size + c, points + c * cost)),
      );
      deck[id] = chosen;
      size += chosen;
      points += chosen * cost;
    }
    return deck;
  }
  *[Symbol.iterator](): Iterator<Deck> {
    yield* this.from(0, 0, 0, {});
  }
  private *from(n: number, size: number, points: number, deck: Deck): Generator<Deck> {
    const card = this.own[n];
    if (!card) {
      yield deck;
      return;
    }
    const cost = this.points[n] as number;
    for (let c = copies; c >= 0; c--)
      if (this.waysAt(n + 1, size + c, points + c * cost) > 0)
        yield* this.from(n + 1, size + c, points + c * cost, { ...deck, [card.id]: c });
  }
  describe(): DomainDescription {
    const copiesOf: DomainDescription = { kind: 'number', min: 0, max: copies, step: 1 };
    return { kind: 'record', fields: Object.fromEntries(this.own.map(({ id }) => [id, copiesOf])) };
  }
}

function choose(n: number, k: number): number {
  if (k > n) return 0;
  let product = 1;
  for (let i = 1; i <= k; i++) product = (product * (n - k + i)) / i;
  return Math.round(product);
}

/** Who of a team is what: captain and keeper, captain only, keeper only, neither. */
type Make = readonly [both: number, captains: number, keepers: number, others: number];

/** Every legal team of eleven. */
class TeamsOf implements Domain<readonly string[]> {
  readonly kind = 'subsetOf';
  private readonly groups: readonly (readonly Cricketer[])[];

  constructor(
    private readonly cricketers: readonly Cricketer[],
    private readonly rules: TeamRules,
  ) {
    const group = (captain: boolean, keeper: boolean): readonly Cricketer[] =>
      cricketers.filter((it) => it.captain === captain && (it.position === 'keeper') === keeper);
    this.groups = [group(true, true), group(true, false), group(false, true), group(false, false)];
  }
  private fits([both, captains, keepers]: Make): boolean {
    const { apart, single } = this.rules;
    if (both + captains < 1 || both + keepers < 1) return false;
    if (single && (both + captains > 1 || both + keepers > 1)) return false;
    return !apart || both + captains + keepers >= 2;
  }
  private makes(): { readonly make: Make; readonly ways: number }[] {
    const found: { make: Make; ways: number }[] = [];
    const [b, c, k, o] = this.groups.map((group) => group.length) as [number, number, number, number];
    for (let both = 0; both <= Math.min(11, b); both++)
      for (let captains = 0; captains <= Math.min(11 - both, c); captains++)
        for (let keepers = 0; keepers <= Math.min(11 - both - captains, k); keepers++) {
          const make: Make = [both, captains, keepers, 11 - both - captains - keepers];
          if (!this.fits(make)) continue;
          const ways = choose(b, both) * choose(c, captains) * choose(k, keepers) * choose(o, make[3]);
          if (ways > 0) found.push({ make, ways });
        }
    return found;
  }
  count(): number {
    return this.makes().reduce((sum, { ways }) => sum + ways, 0);
  }
  has(choice: unknown): choice is readonly string[] {
    return this.why(choice) === null;
  }
  why(choice: unknown): Refusal | null {
    const wrong = teamProblem(choice, this.cricketers);
    if (wrong) return wrong;
    const team = (choice as readonly string[]).map((id) => this.cricketers.find((it) => it.id === id) as Cricketer);
    const captains = team.filter((it) => it.captain).length;
    const keepers = team.filter((it) => it.position === 'keeper').length;
    if (this.rules.single && (captains > 1 || keepers > 1))
      return { message: 'A team has one captain and one wicket keeper, no more.', rule: 'pocket.ruling.more-than-one' };
    const either = team.filter((it) => it.captain || it.position === 'keeper').length;
    return this.rules.apart && either < 2
      ? { message: 'Captain and wicket keeper are two cards.', rule: 'pocket.ruling.captain-keeper-same' }
      : null;
  }
  sample(rng: Rng): readonly string[] {
    const makes = this.makes();
    const { make } = makes[
      weighted(
        rng,
        makes.map(({ ways }) => ways),
      )
    ] as (typeof makes)[number];
    const team: string[] = [];
    for (const [n, group] of this.groups.entries()) {
      let wanted = make[n] as number;
      for (let at = 0; wanted > 0; at++)
        if (pick(rng, group.length - at) < wanted) {
          team.push((group[at] as Cricketer).id);
          wanted--;
        }
    }
    return team;
  }
  *[Symbol.iterator](): Iterator<readonly string[]> {
    const { groups } = this;
    function* some(group: readonly Cricketer[], size: number, at: number): Generator<readonly string[]> {
      if (size === 0) yield [];
      else
        for (let i = at; i <= group.length - size; i++)
          for (const rest of some(group, size - 1, i + 1)) yield [(group[i] as Cricketer).id, ...rest];
    }
    function* from(make: Make, n: number): Generator<readonly string[]> {
      if (n === groups.length) yield [];
      else
        for (const chosen of some(groups[n] as readonly Cricketer[], make[n] as number, 0))
          for (const rest of from(make, n + 1)) yield [...chosen, ...rest];
    }
    for (const { make } of this.makes()) yield* from(make, 0);
  }
  describe(): DomainDescription {
    return { kind: 'subsetOf', items: this.cricketers.map(({ id }) => id), size: 11 };
  }
}

/** How far a team is chosen: cricketers, points, and how many captains, keepers and who is either, up to two of each. */
interface Chosen {
  readonly size: number;
  readonly points: number;
  readonly captains: number;
  readonly keepers: number;
  readonly either: number;
}

const nobody: Chosen = { size: 0, points: 0, captains: 0, keepers: 0, either: 0 };

function withOne(chosen: Chosen, cricketer: Cricketer): Chosen {
  const keeps = cricketer.position === 'keeper';
  const upTo = (count: number, more: boolean): number => Math.min(2, count + (more ? 1 : 0));
  return {
    size: chosen.size + 1,
    points: chosen.points + pointsOfCricketer(cricketer),
    captains: upTo(chosen.captains, cricketer.captain),
    keepers: upTo(chosen.keepers, keeps),
    either: upTo(chosen.either, keeps || cricketer.captain),
  };
}

/** Every legal team of eleven within a budget. */
class TeamsWithin implements Domain<readonly string[]> {
  readonly kind = 'subsetOf';
  private readonly all: Domain<readonly string[]>;
  /** How many ways there are to go on from a choice of the first so many, as far as that was asked. */
  private readonly known = new Map<number, number>();

  constructor(
    private readonly cricketers: readonly Cricketer[],
    private readonly rules: TeamRules,
    private readonly limit: number,
  ) {
    this.all = new TeamsOf(cricketers, rules);
  }
  private fits({ size, captains, keepers, either }: Chosen): boolean {
    const { single, apart } = this.rules;
    if (size !== 11 || captains < 1 || keepers < 1) return false;
    return !(single && (captains > 1 || keepers > 1)) && !(apart && either < 2);
  }
  private ways(n: number, chosen: Chosen): number {
    const { size, points, captains, keepers, either } = chosen;
    if (points > this.limit || size > 11 || size + this.cricketers.length - n < 11) return 0;
    const cricketer = this.cricketers[n];
    if (!cricketer) return this.fits(chosen) ? 1 : 0;
    const key = ((((n * 12 + size) * 3 + captains) * 3 + keepers) * 3 + either) * 1000 + points;
    let ways = this.known.get(key);
    if (ways === undefined) {
      ways = this.ways(n + 1, chosen) + this.ways(n + 1, withOne(chosen, cricketer));
      this.known.set(key, ways);
    }
    return ways;
  }
  count(): number {
    return this.ways(0, nobody);
  }
  has(choice: unknown): choice is readonly string[] {
    return this.why(choice) === null;
  }
  why(choice: unknown): Refusal | null {
    const wrong = this.all.why(choice);
    if (wrong) return wrong;
    let points = 0;
    for (const id of choice as readonly string[])
      points += pointsOfCricketer(this.cricketers.find((it) => it.id === id) as Cricketer);
    return points <= this.limit
      ? null
      : { message: `A team costs at most ${this.limit} points (yours: ${points}).`, rule: 'pocket.opt.budget' };
  }
  sample(rng: Rng): readonly string[] {
    const team: string[] = [];
    let chosen = nobody;
    for (const [n, cricketer] of this.cricketers.entries()) {
      const more = withOne(chosen, cricketer);
      if (weighted(rng, [this.ways(n + 1, chosen), this.ways(n + 1, more)]) === 0) continue;
      team.push(cricketer.id);
      chosen = more;
    }
    return team;
  }
  *[Symbol.iterator](): Iterator<readonly string[]> {
    yield* this.from(0, nobody, []);
  }
  private *from(n: number, chosen: Chosen, team: readonly string[]): Generator<readonly string[]> {
    const cricketer = this.cricketers[n];
    if (!cricketer) {
      yield team;
      return;
    }
    const more = withOne(chosen, cricketer);
    if (this.ways(n + 1, more) > 0) yield* this.from(n + 1, more, [...team, cricketer.id]);
    if (this.ways(n + 1, chosen) > 0) yield* this.from(n + 1, chosen, team);
  }
  describe(): DomainDescription {
    return this.all.describe();
  }
}

type DeckBudget = Pick<Budget, 'batting' | 'bowling'>;

/** Two decks, chosen together. */
class OwnDecksOf implements Domain<OwnDecks> {
  readonly kind = 'record';
  private readonly batting: DecksOf;
  private readonly bowling: DecksOf;

  constructor({ cards }: Pick<PocketSet, 'cards'>, budget: DeckBudget | null) {
    this.batting = new DecksOf('pink', cards, budget?.batting ?? null);
    this.bowling = new DecksOf('blue', cards, budget?.bowling ?? null);
  }
  /** Beyond 2^53, where doubles count in steps. */
  count(): number {
    return this.batting.count() * this.bowling.count();
  }
  has(choice: unknown): choice is OwnDecks {
    return this.why(choice) === null;
  }
  why(choice: unknown): Refusal | null {
    const both =
      typeof choice === 'object' &&
      choice !== null &&
      Object.keys(choice).length === 2 &&
      Object.hasOwn(choice, 'batting') &&
      Object.hasOwn(choice, 'bowling');
    if (!both)
      return { message: 'Bring a batting deck and a bowling deck together.', rule: 'pocket.setup.select-team' };
    const own = choice as OwnDecks;
    return this.batting.why(own.batting) ?? this.bowling.why(own.bowling);
  }
  sample(rng: Rng): OwnDecks {
    return { batting: this.batting.sample(rng), bowling: this.bowling.sample(rng) };
  }
  *[Symbol.iterator](): Iterator<OwnDecks> {
    for (const batting of this.batting) for (const bowling of this.bowling) yield { batting, bowling };
  }
  describe(): DomainDescription {
    return { kind: 'record', fields: { batting: this.batting.describe(), bowling: this.bowling.describe() } };
  }
}

/**
 * Deck building as a domain: every pair of chance decks that a side may bring (`pocket.opt.starter-decks`).
 *
 * @param set the set whose chance cards they are made of
 * @param budget points that the two may cost; as many as one likes unless given
 *
 * @example
 * import { decksOf, originalSet } from '@howzat/pocket';
 *
 * const none = { batting: {}, bowling: {} };
 * console.log(decksOf(originalSet).why(none)?.message !== undefined); // true
 */
export function decksOf(set: Pick<PocketSet, 'cards'>, budget: DeckBudget | null = null): Domain<OwnDecks> {
  return new OwnDecksOf(set, budget);
}

/**
 * Every team that a side may bring, cricketers by id.
 *
 * @param set the set whose cricketers may be picked
 * @param rules what else a team is held to; nothing unless given
 *
 * @example
 * import { originalSet, teamsOf } from '@howzat/pocket';
 *
 * console.log(teamsOf(originalSet).has([])); // false
 */
export function teamsOf(
  set: Pick<PocketSet, 'cricketers'>,
  rules: TeamRules = { apart: false, single: false },
): Domain<readonly string[]> {
  const { limit } = rules;
  return limit === undefined || limit === null
    ? new TeamsOf(set.cricketers, rules)
    : new TeamsWithin(set.cricketers, rules, limit);
}

type HasSet = { readonly cards: { readonly set: PocketSet } };

/**
 * {@link decksOf} for a decision, whose parameters hold the set.
 *
 * @param budget from the parameters, the points that the decks may cost; null for as many as one likes
 *
 * @example
 * import { ownDecks } from '@howzat/pocket';
 *
 * console.log(ownDecks(() => null).kind); // record
 */
export function ownDecks<P extends HasSet>(budget: (p: P) => Budget | null): DomainSpec<OwnDecks, object, P> {
  return { kind: 'record', live: (_s, _g, p) => decksOf(p.cards.set, budget(p)) };
}

/**
 * {@link teamsOf} for a decision, whose parameters hold the set.
 *
 * @param rules from the parameters, what else a team is held to
 *
 * @example
 * import { ownTeams } from '@howzat/pocket';
 *
 * console.log(ownTeams(() => ({ apart: true, single: true })).kind); // subsetOf
 */
export function ownTeams<P extends HasSet>(rules: (p: P) => TeamRules): DomainSpec<readonly string[], object, P> {
  return { kind: 'subsetOf', live: (_s, _g, p) => teamsOf(p.cards.set, rules(p)) };
}
