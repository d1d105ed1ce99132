import {
  type Domain,
  type DomainDescription,
  type DomainSpec,
  pick,
  type Refusal,
  type Rng,
} from '@howzat/core/author';
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

/** Every legal chance deck of one colour: up to three copies of each card, 30 to 40 in all. */
class DecksOf implements Domain<Deck> {
  readonly kind = 'record';
  private readonly own: readonly ChanceCard[];
  /** How many ways there are to fill a deck of so many cards up with the cards from the n-th on. */
  private readonly ways: readonly (readonly number[])[];

  constructor(
    private readonly colour: Colour,
    private readonly cards: readonly ChanceCard[],
  ) {
    this.own = cards.filter((card) => card.colour === colour);
    const last = Array.from({ length: most + 1 }, (_, size) => (size >= fewest ? 1 : 0));
    const ways: number[][] = [last];
    for (let n = 0; n < this.own.length; n++) {
      const after = ways[0] as readonly number[];
      ways.unshift(
        last.map((_, size) => {
          let sum = 0;
          for (let c = 0; c <= copies; c++) sum += after[size + c] ?? 0;
          return sum;
        }),
      );
    }
    this.ways = ways;
  }
  count(): number {
    return this.ways[0]?.[0] ?? 0;
  }
  has(choice: unknown): choice is Deck {
    return this.why(choice) === null;
  }
  why(choice: unknown): Refusal | null {
    return deckProblem(choice, this.colour, this.cards);
  }
  sample(rng: Rng): Deck {
    const deck: Record<string, number> = {};
    let size = 0;
    for (const [n, { id }] of this.own.entries()) {
      const after = this.ways[n + 1] as readonly number[];
      const chosen = weighted(
        rng,
        Array.from({ length: copies + 1 }, (_, c) => after[size + c] ?? 0),
      );
      deck[id] = chosen;
      size += chosen;
    }
    return deck;
  }
  *[Symbol.iterator](): Iterator<Deck> {
    const { own, ways } = this;
    function* from(n: number, size: number, deck: Deck): Generator<Deck> {
      const card = own[n];
      if (!card) {
        yield deck;
        return;
      }
      for (let c = copies; c >= 0; c--)
        if (ways[n + 1]?.[size + c]) yield* from(n + 1, size + c, { ...deck, [card.id]: c });
    }
    yield* from(0, 0, {});
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

/** Two decks, chosen together. */
class OwnDecksOf implements Domain<OwnDecks> {
  readonly kind = 'record';
  private readonly batting: DecksOf;
  private readonly bowling: DecksOf;

  constructor({ cards }: Pick<PocketSet, 'cards'>) {
    this.batting = new DecksOf('pink', cards);
    this.bowling = new DecksOf('blue', cards);
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

/** Deck building as a domain: every pair of chance decks that a side may bring (`pocket.opt.starter-decks`). */
export function decksOf(set: Pick<PocketSet, 'cards'>): Domain<OwnDecks> {
  return new OwnDecksOf(set);
}

/** Every team that a side may bring, cricketers by id. */
export function teamsOf(
  set: Pick<PocketSet, 'cricketers'>,
  rules: TeamRules = { apart: false, single: false },
): Domain<readonly string[]> {
  return new TeamsOf(set.cricketers, rules);
}

type HasSet = { readonly cards: { readonly set: PocketSet } };

/** The same for decisions, whose parameters hold the set. */
export function ownDecks<P extends HasSet>(): DomainSpec<OwnDecks, object, P> {
  return { kind: 'record', live: (_s, _g, p) => decksOf(p.cards.set) };
}

export function ownTeams<P extends HasSet>(rules: (p: P) => TeamRules): DomainSpec<readonly string[], object, P> {
  return { kind: 'subsetOf', live: (_s, _g, p) => teamsOf(p.cards.set, rules(p)) };
}
