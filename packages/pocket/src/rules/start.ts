import {
  type Domain,
  type DomainDescription,
  type DomainSpec,
  type Game,
  type Json,
  pick,
  type Refusal,
  type Rng,
  type SectionWords,
} from '@howzat/core/author';
import { cricketerName } from '../components/tables.js';
import { type Cricket, k, type Parameters, type PocketState, type State } from '../kit.js';
import {
  everybody,
  nthPlace,
  OneOfTeam,
  orderPlace,
  placeOf,
  placesIn,
  show,
  usableBowlers,
  whyNotBowl,
  wornOf,
} from './field.js';
import { deckOf, drawBatting, drawBowling, takeBatting, takeBowling } from './hands.js';
import { fullScoreDeck } from './scoring.js';

/** I. Game Start, in each innings: the decks, the bowler, his side's hand, the two batters, their side's hand. */

/** Teams and decks change roles with the sides. */
function exchangeRoles(s: PocketState): void {
  const { batters, batterCards, batterOther } = s;
  s.batters = s.bowlers;
  s.batterCards = s.bowlerOther;
  s.batterOther = s.bowlerCards;
  s.bowlers = batters;
  s.bowlerCards = batterOther;
  s.bowlerOther = batterCards;
}

/** Everything that is put right before an innings. */
export const openInnings = k.resolve('innings.open', [
  {
    id: 'pocket.end.roles',
    when: (s, g) => s.battersSeat !== g.batting,
    does: (s, g) => {
      exchangeRoles(s);
      s.battersSeat = g.batting;
    },
  },
  {
    id: 'pocket.setup.score-deck',
    when: (_s, g) => g.scores.length === 0,
    does: (s, _g, p) => {
      s.scoreDeck = fullScoreDeck(p);
    },
  },
  {
    id: 'pocket.end.score-deck',
    when: (_s, g) => g.scores.length > 0,
    does: (s, _g, p) => {
      s.scoreDeck = fullScoreDeck(p);
    },
  },
  {
    id: 'pocket.setup.shuffle-chance',
    when: (_s, g) => g.scores.length === 0,
    does: (s) => shuffleDecks(s),
  },
  {
    id: 'pocket.end.chance-decks',
    when: (_s, g) => g.scores.length > 0,
    does: (s) => shuffleDecks(s),
  },
  {
    id: 'pocket.end.tired-to-out-pile',
    only: (p) => p.tiredMayBat === 'cannot-bat',
    when: (s, g) => (g.batting === 0 ? s.homeWorn : s.awayWorn) !== 0,
    does: (s, g, p) => putOnOutPile(s, g, p, g.batting === 0 ? s.homeWorn : s.awayWorn),
  },
  {
    id: 'pocket.ruling.tired-counts-as-wicket',
    only: (p) => p.tiredMayBat === 'cannot-bat' && p.tiredCountsAsWicket === 'wicket',
    when: (s) => s.outPile !== 0,
    does: (s, g) => {
      g.wickets = placesIn(s.outPile).length;
    },
  },
  {
    id: 'pocket.ruling.out-pile-reset',
    only: (p) => p.outPileReset === 'stay-out',
    when: (s, g) => (g.batting === 0 ? s.awayOut : s.homeOut) !== 0,
    does: (s, g) => keepOut(s, g.batting === 0 ? s.awayOut : s.homeOut),
  },
]);

function shuffleDecks(s: PocketState): void {
  s.batterDeck = deckOf(s.batterCards);
  s.bowlerDeck = deckOf(s.bowlerCards);
  s.batterLeft = s.batterDeck.length;
  s.bowlerLeft = s.bowlerDeck.length;
}

/** At least two can always bat: the freshest of the worn, where nobody else is left. */
function putOnOutPile(s: PocketState, g: Game, p: Parameters, worn: number): void {
  s.outPile = placesIn(everybody & ~worn).length >= 2 ? worn : 0;
  if (g.wicketsLimit !== null && p.tiredCountsAsWicket === 'not-a-wicket') g.wicketsLimit -= placesIn(s.outPile).length;
}

/** Batters who were out may not bowl either, under that reading, unless that leaves nobody. */
function keepOut(s: PocketState, out: number): void {
  s.bowledOut = (everybody & ~out) === 0 ? 0 : out;
}

// — the bowler —

const oneBowler: Refusal = { message: 'Choose one bowler.', rule: 'pocket.start.bowler' };

const anyBowler: DomainSpec<number, PocketState, Parameters> = {
  kind: 'oneOf',
  live: (s, g, p) =>
    new OneOfTeam(s.bowlers, usableBowlers(s, g, p), [], (place) => whyNotBowl(s, g, p, place), oneBowler),
  draw: (rng, s, g, p) => {
    const mask = usableBowlers(s, g, p);
    return s.bowlers[nthPlace(mask, pick(rng, placesIn(mask).length))] as number;
  },
};

/** A placing is closed once it has been made. */
const placed =
  (of: (s: State) => number) =>
  (s: State, g: Cricket): string | null => {
    if (g.result !== null) return 'The match is over.';
    return of(s) === 0 ? null : 'The field was set at the start of the innings.';
  };

export const bowler = k.decision('bowler', {
  rule: ['pocket.start.bowler', 'pocket.start.layout'],
  by: 'bowling',
  domain: anyBowler,
  closed: placed((s) => s.bowler),
  take: (s, choice, g) => {
    s.bowler = placeOf(s.bowlers, choice);
    g.bowler = s.bowler;
    show(s, g.batting === 0 ? 1 : 0, s.bowler, choice);
  },
});

// — the first hands —

/** Cards in a hand (`pocket.hand.limit`). */
const three = 3;

export const bowlingHand = k.repeat(
  'opening.bowling',
  { rule: 'pocket.start.bowler-hand', while: (s) => s.bowlerHeld < three && s.bowlerLeft > 0 },
  [
    k.chance('opening.bowling.card', {
      how: 'deal',
      stream: 'bowler-deck',
      seenBy: 'bowling',
      of: drawBowling,
      take: (s, card) => takeBowling(s, card),
    }),
  ],
);

export const battingHand = k.repeat(
  'opening.batting',
  { rule: 'pocket.start.batter-hand', while: (s) => s.batterHeld < three && s.batterLeft > 0 },
  [
    k.chance('opening.batting.card', {
      how: 'deal',
      stream: 'batter-deck',
      seenBy: 'batting',
      of: drawBatting,
      take: (s, card) => takeBatting(s, card),
    }),
  ],
);

// — the batters —

/** The two batters who open: who faces first, and the other. */
export interface Openers {
  readonly facing: number;
  readonly other: number;
}

/** Two different cricketers of those who may bat. */
class PairsOf implements Domain<Openers> {
  readonly kind = 'record';
  private readonly places: readonly number[];

  constructor(
    private readonly s: State,
    private readonly g: Cricket,
    private readonly p: Parameters,
  ) {
    this.places = placesIn(everybody & ~s.outPile);
  }
  count(): number {
    return this.places.length * (this.places.length - 1);
  }
  has(choice: unknown): choice is Openers {
    return this.why(choice) === null;
  }
  why(choice: unknown): Refusal | null {
    const rule = 'pocket.start.batters';
    const pair = (typeof choice === 'object' && choice !== null ? choice : {}) as Partial<Openers>;
    const chosen = [placeOf(this.s.batters, pair.facing), placeOf(this.s.batters, pair.other)];
    if (Object.keys(pair).length !== 2 || chosen.includes(0))
      return { message: 'Name the two batters: who faces, and the other.', rule };
    if (chosen[0] === chosen[1]) return { message: 'Choose two different batters.', rule };
    const barred = chosen.find((place) => !this.places.includes(place));
    if (barred === undefined) return null;
    const name = cricketerName(this.p.cards, this.s.batters[barred] as number);
    const worn = wornOf(this.s, this.g.batting) & (1 << barred);
    return {
      message: `${name} is in the out pile.`,
      rule: worn ? 'pocket.end.tired-to-out-pile' : 'pocket.out.pile',
    };
  }
  sample(rng: Rng): Openers {
    return drawPair(rng, this.s, this.places);
  }
  *[Symbol.iterator](): Iterator<Openers> {
    for (const facing of this.places)
      for (const other of this.places)
        if (facing !== other)
          yield { facing: this.s.batters[facing] as number, other: this.s.batters[other] as number };
  }
  describe(): DomainDescription {
    const items: Json[] = this.places.map((place) => this.s.batters[place] as number);
    return { kind: 'record', fields: { facing: { kind: 'oneOf', items }, other: { kind: 'oneOf', items } } };
  }
}

function drawPair(rng: Rng, s: State, places: readonly number[]): Openers {
  const first = pick(rng, places.length);
  const second = pick(rng, places.length - 1);
  return {
    facing: s.batters[places[first] as number] as number,
    other: s.batters[places[second < first ? second : second + 1] as number] as number,
  };
}

const pairs: DomainSpec<Openers, PocketState, Parameters> = {
  kind: 'record',
  live: (s, g, p) => new PairsOf(s, g, p),
  draw: (rng, s) => drawPair(rng, s, placesIn(everybody & ~s.outPile)),
};

export const openers = k.decision('batters', {
  rule: ['pocket.start.batters', 'pocket.start.facing'],
  by: 'batting',
  domain: pairs,
  closed: placed((s) => s.facing),
  take: (s, choice, g) => {
    s.facing = placeOf(s.batters, choice.facing);
    s.partner = placeOf(s.batters, choice.other);
    g.striker = orderPlace(s, g, s.facing);
    g.nonStriker = orderPlace(s, g, s.partner);
    show(s, g.batting, s.facing, choice.facing);
    show(s, g.batting, s.partner, choice.other);
  },
});

/** Game Start. */
export const startWords = {
  'pocket.start.bowler': {
    kind: 'applied',
    source: 'I. Game Start',
    text: 'The bowling side picks one player of its team and places him on the field.',
    parameters: ['whoMayBowl'],
  },
  'pocket.start.bowler-hand': {
    kind: 'applied',
    source: 'I. Game Start',
    text: 'The bowling side then draws three cards from its Bowler Chance deck.',
  },
  'pocket.start.batters': {
    kind: 'applied',
    source: 'I. Game Start',
    text: 'The batting side picks two players of its team as batters; both go on the field.',
  },
  'pocket.start.facing': {
    kind: 'applied',
    source: 'I. Game Start',
    text: 'One of the two is named to bat first.',
  },
  'pocket.start.layout': {
    kind: 'applied',
    source: 'I. Game Start',
    text: 'The places follow the Field Layout picture: two batters, and the bowler opposite the one who faces.',
  },
  'pocket.start.batter-hand': {
    kind: 'applied',
    source: 'I. Game Start',
    text: 'The batting side then draws three cards from its Batter Chance deck.',
  },
} as const satisfies SectionWords;
