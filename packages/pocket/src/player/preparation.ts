import { pick, type Request } from '@howzat/core/author';
import { pointsOfCard, pointsOfCricketer, usualBudget } from '../components/budget.js';
import type { OwnDecks } from '../components/building.js';
import type { ChanceCard, Colour } from '../components/chance-cards.js';
import type { Starter, Tables } from '../components/tables.js';
import type { Parameters } from '../kit.js';
import { keyOfRank, prospectsOf } from '../prospects.js';
import { usualUse } from './keeping.js';
import { weights } from './weights.js';

/** What is chosen before the first over: the team, decks of one's own, and whether to bat. */

// — how strong an eleven is —

/** What an innings of some batters comes to, by their key. */
type Batting = (key: number) => number;

const battingOf =
  (t: Tables): Batting =>
  (key) =>
    prospectsOf(t).worth(key, 20, 0);

/** Twelve numbers of cricketers, the first nobody's: the runs that such a team makes and saves in an innings each. */
function strengthOf(t: Tables, team: readonly number[], worth: Batting = battingOf(t)): number {
  let key = 0;
  for (const cricketer of team) if (cricketer > 0) key += keyOfRank(t.battingRank[cricketer] as number);
  return worth(key) + weights.bowled * bowlingOf(t, team);
}

/** The ranks of the twenty best overs that a team can bowl, together; each bowls five as he is and five a rank lower. */
function bowlingOf(t: Tables, team: readonly number[]): number {
  let two = 0;
  let one = 0;
  for (const cricketer of team) {
    if (cricketer === 0) continue;
    const rank = t.bowlingRank[cricketer] as number;
    if (rank >= 2) two += 5;
    if (rank >= 1) one += 5;
  }
  const best = Math.min(20, two);
  return 2 * best + Math.min(20 - best, one);
}

// — premade teams —

/** Runs by which one premade team may look better than another before only the better one is chosen. */
const alike = 8;

const goodTeams = new WeakMap<Tables, readonly string[]>();

/** The premade teams that are as strong as the strongest, as far as can be told. */
function goodTeamsOf(t: Tables): readonly string[] {
  let good = goodTeams.get(t);
  if (!good) {
    const strengths = t.starters.map((starter) => strengthOfStarter(t, starter));
    const best = Math.max(...strengths);
    good = t.starterNames.filter((_, at) => (strengths[at] as number) > best - alike);
    goodTeams.set(t, good);
  }
  return good;
}

export function chooseTeam(request: Request): unknown {
  const { cards } = request.params as unknown as Parameters;
  const good = goodTeamsOf(cards);
  const name = good[pick(request.rng, good.length)];
  return request.domain.has(name) ? name : request.domain.sample(request.rng);
}

function strengthOfStarter(t: Tables, { team, batting, bowling }: Starter): number {
  const usual = (deck: readonly number[]): number =>
    deck.reduce((sum, card) => sum + worthInDeck(t, card), 0) / Math.max(1, deck.length);
  return strengthOf(t, team) + weights.deck * (usual(batting) + usual(bowling));
}

// — an eleven of one's own —

const elevens = new WeakMap<Tables, Map<string, readonly string[]>>();

export function chooseRoster(request: Request): unknown {
  const p = request.params as unknown as Parameters;
  const t = p.cards;
  const known = elevens.get(t) ?? new Map<string, readonly string[]>();
  elevens.set(t, known);
  const limits = `${p.captainKeeperSame} ${p.moreThanOne} ${p.budget}`;
  let team = known.get(limits);
  if (!team || !request.domain.has(team)) {
    team = bestEleven(t, request);
    known.set(limits, team);
  }
  return team;
}

/** The best team that is found from the premade ones by changes of one cricketer, and then of two at once. */
function bestEleven(t: Tables, { domain, params }: Request): readonly string[] {
  const { budget } = params as unknown as Parameters;
  const { cricketers } = t.set;
  const numberOf = new Map(cricketers.map(({ id }, at) => [id, at + 1]));
  const pointsOf = new Map(cricketers.map((it) => [it.id, budget === 'points' ? pointsOfCricketer(it) : 0]));
  const most = budget === 'points' ? usualBudget.team : 0;
  const known = new Map<number, number>();
  const worth: Batting = (key) => {
    let runs = known.get(key);
    if (runs === undefined) {
      runs = battingOf(t)(key);
      known.set(key, runs);
    }
    return runs;
  };
  const search: Search = {
    ids: cricketers.map(({ id }) => id),
    strength: (team) =>
      strengthOf(
        t,
        team.map((id) => numberOf.get(id) as number),
        worth,
      ),
    // points are soon counted, and most teams cost too many
    legal: (team) => team.reduce((sum, id) => sum + (pointsOf.get(id) as number), 0) <= most && domain.has(team),
  };
  const premade = t.set.sets.map(({ team }) => team).filter((team) => domain.has(team));
  const starts = premade.length > 0 ? premade : [first(domain)];
  return starts
    .map((team) => bettered(team, search))
    .reduce((a, b) => (search.strength(b) > search.strength(a) ? b : a));
}

interface Search {
  readonly ids: readonly string[];
  strength(team: readonly string[]): number;
  legal(team: readonly string[]): boolean;
}

function first(domain: Request['domain']): readonly string[] {
  for (const team of domain) return team as readonly string[];
  return [];
}

/** A team, changed as long as some change of one or of two cricketers makes it stronger. */
function bettered(start: readonly string[], search: Search): readonly string[] {
  for (let team = start; ; ) {
    const now = search.strength(team);
    const better = changeOf(team, now, 1, search) ?? changeOf(team, now, 2, search);
    if (!better) return team;
    team = better;
  }
}

/** The first change of so many cricketers that makes a legal team stronger than `now`; null where there is none. */
function changeOf(team: readonly string[], now: number, many: number, search: Search): readonly string[] | null {
  for (const place of team.keys())
    for (const id of search.ids) {
      if (team.includes(id)) continue;
      const other = team.map((it, at) => (at === place ? id : it));
      const found =
        many > 1
          ? changeOf(other, now, many - 1, search)
          : search.strength(other) > now + 1e-9 && search.legal(other)
            ? other
            : null;
      if (found) return found;
    }
  return null;
}

// — decks of one's own —

/** What a copy of a card brings to a deck, in runs. */
function worthInDeck(t: Tables, card: number): number {
  return usualUse(t, card, 10) - weights.point * (t.cost[card] as number);
}

const built = new WeakMap<Tables, Map<Parameters['budget'], OwnDecks>>();

export function chooseDecks(request: Request): unknown {
  const p = request.params as unknown as Parameters;
  const known = built.get(p.cards) ?? new Map<Parameters['budget'], OwnDecks>();
  built.set(p.cards, known);
  let decks = known.get(p.budget);
  if (!decks) {
    const { batting, bowling } = p.budget === 'points' ? usualBudget : { batting: null, bowling: null };
    decks = { batting: bestDeck(p.cards, 'pink', batting), bowling: bestDeck(p.cards, 'blue', bowling) };
    known.set(p.budget, decks);
  }
  return request.domain.has(decks) ? decks : request.domain.sample(request.rng);
}

const deckSize = 30;
const copies = 3;

interface Part {
  readonly worth: number;
  readonly deck: Readonly<Record<string, number>>;
}

/** The thirty cards that bring most together, of those that can be paid; fewer than three copies of what is wanted once. */
function bestDeck(t: Tables, colour: Colour, limit: number | null): Readonly<Record<string, number>> {
  const cards = t.set.cards.map((card, at) => ({ card, number: at + 1 })).filter(({ card }) => card.colour === colour);
  const most = limit ?? deckSize;
  const pointsOf = (card: ChanceCard): number => (limit === null ? 1 : pointsOfCard(card));
  // the best of each size and each number of points
  let best = new Map<number, Part>([[0, { worth: 0, deck: {} }]]);
  for (const { card, number } of cards) {
    const next = new Map(best);
    for (const [place, part] of best)
      for (let more = 1; more <= copies; more++) {
        const size = Math.floor(place / 1000) + more;
        const points = (place % 1000) + more * pointsOf(card);
        if (size > deckSize || points > most) break;
        const worth = part.worth + worthOfCopies(t, number, more);
        const known = next.get(1000 * size + points);
        if (!known || worth > known.worth)
          next.set(1000 * size + points, { worth, deck: { ...part.deck, [card.id]: more } });
      }
    best = next;
  }
  let chosen: Part | null = null;
  for (const [place, part] of best)
    if (place >= 1000 * deckSize && (!chosen || part.worth > chosen.worth)) chosen = part;
  return chosen?.deck ?? {};
}

/** What some copies of a card bring to a deck. */
function worthOfCopies(t: Tables, card: number, more: number): number {
  let sum = 0;
  for (let copy = 1; copy <= more; copy++) sum += worthInDeck(t, card) * (1 - weights.nextCopy * (copy - 1));
  return sum;
}

// — the toss —

/** The side that bats first knows its bowlers' fatigue when it bats no more; the other one knows the target. */
export function chooseElection(request: Request): unknown {
  return request.domain.has('bat') ? 'bat' : request.domain.sample(request.rng);
}
