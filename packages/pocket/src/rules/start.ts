import {
  type Domain,
  type DomainDescription,
  type DomainSpec,
  type Json,
  pick,
  type Refusal,
  type Rng,
  type RulingWords,
  type SectionWords,
} from '@howzat/core/author';
import { cricketerName } from '../components/tables.js';
import { type Cricket, k, type Parameters, type PocketState, type State } from '../kit.js';
import { decksAgain, rolesExchanged, scoreDeckAgain, tiredAreOut } from './end.js';
import { OneOfTeam, orderPlace, placeOf, show, usableBowlers, whyNotBowl, wornOf } from './field.js';
import { drawBatting, drawBowling, takeBatting, takeBowling } from './hand.js';
import { everybody, isIn, nthPlace, placesIn, without } from './places.js';
import { firstDecks, firstScoreDeck } from './setup.js';

/** I. Game Start, in each innings: the decks, the bowler, their side's hand, the two batters, their side's hand. */

/** Everything that is put right before an innings. */
export const openInnings = k.resolve('innings.open', [
  rolesExchanged,
  firstScoreDeck,
  scoreDeckAgain,
  firstDecks,
  decksAgain,
  tiredAreOut,
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

/** Batters who were out may not bowl either, under that reading, unless that leaves nobody. */
function keepOut(s: PocketState, out: number): void {
  s.bowledOut = without(everybody, out) === 0 ? 0 : out;
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
    this.places = placesIn(without(everybody, s.outPile));
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
    const worn = isIn(wornOf(this.s, this.g.batting), barred);
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
  draw: (rng, s) => drawPair(rng, s, placesIn(without(everybody, s.outPile))),
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
    title: 'The bowling side chooses its first bowler',
    kind: 'applied',
    source: 'I. Game Start',
    text: 'The bowling side picks one player of its team and places them on the field.',
    parameters: ['whoMayBowl'],
  },
  'pocket.start.bowler-hand': {
    title: 'The bowling side draws three cards',
    kind: 'applied',
    source: 'I. Game Start',
    text: 'The bowling side then draws three cards from its Bowler Chance deck.',
  },
  'pocket.start.batters': {
    title: 'The batting side chooses two batters',
    kind: 'applied',
    source: 'I. Game Start',
    text: 'The batting side picks two players of its team as batters; both go on the field.',
  },
  'pocket.start.facing': {
    title: 'Choosing who faces first',
    kind: 'applied',
    source: 'I. Game Start',
    text: 'One of the two is named to bat first.',
  },
  'pocket.start.layout': {
    title: 'Where the players lie on the table',
    kind: 'applied',
    source: 'I. Game Start',
    text: 'The places follow the Field Layout picture: two batters, and the bowler opposite the one who faces.',
  },
  'pocket.start.batter-hand': {
    title: 'The batting side draws three cards',
    kind: 'applied',
    source: 'I. Game Start',
    text: 'The batting side then draws three cards from its Batter Chance deck.',
  },
} as const satisfies SectionWords;

export const startRulingWords = {
  'pocket.ruling.field-layout': {
    title: 'What the lost field picture shows',
    question: 'What does the lost Field Layout picture show?',
    readings: {
      'two-places-left-right': {
        text: 'Two places for batters, the bowler opposite one of them.',
      },
      other: {
        text: 'Something else.',
        unbuilt: 'The bowler is moved sideways to the batter who faces; nothing more is known.',
      },
    },
    standard: 'two-places-left-right',
    reason: 'The bowler is moved left or right.',
  },
  'pocket.ruling.second-innings-setup': {
    title: 'How the second innings begins',
    question: 'How does the second innings begin? Only roles and decks are mentioned.',
    readings: {
      'repeat-game-start': {
        text: 'Like the first: a bowler, two batters, three cards each.',
      },
      'keep-field': {
        text: 'The field stays.',
        unbuilt: 'With exchanged roles there would be one batter and two bowlers.',
      },
    },
    standard: 'repeat-game-start',
    reason: 'The field needs one bowler and two batters.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
