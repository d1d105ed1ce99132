import {
  anyOf,
  type Frozen,
  type Game,
  oneOf,
  otherSeat,
  type Seat,
  type SectionWords,
  subsetOf,
} from '@howzat/core/author';
import { cubesFor, drawCubes, fillBag, newBag, numberedIn } from '../components/bag.js';
import { type Colour, colours, numbered } from '../components/cubes.js';
import { allFaces, type Numbers, numberOn } from '../components/sets.js';
import { type CubesState, k } from '../kit.js';

// — playing colours —

const colour = oneOf(...colours);

/** With distinct colours the second to choose cannot take the first one's. */
const notTaken = k.limit<Colour, 'cubes.ruling.same-colour'>({
  id: 'cubes.ruling.same-colour',
  only: (p) => p.distinctColours,
  forbidsIn: (choice, s) => choice === s.homeColour || choice === s.awayColour,
  says: 'That colour is taken.',
});

/** Once the seat that a step asks has its colour, it keeps it. */
const fixedFor =
  (asked: (g: Frozen<Game>) => Seat) =>
  (s: Frozen<CubesState>, g: Frozen<Game>, p: { readonly colourChange: string }): string | null => {
    if ((asked(g) === 0 ? s.homeColour : s.awayColour) === null) return null;
    return `Your playing colour is fixed for this ${p.colourChange === 'per-innings' ? 'innings' : 'game'}.`;
  };

const chooseColour = 'cubes.setup.choose-colour';

const together = k.commit(
  'colours',
  { rule: chooseColour, only: (p) => p.colourOrder === 'simultaneous' && !p.distinctColours },
  [
    k.decision('colour.home', {
      by: 'home',
      domain: colour,
      closed: fixedFor(() => 0),
      take: (s, choice) => {
        s.homeColour = choice;
      },
    }),
    k.decision('colour.away', {
      by: 'away',
      domain: colour,
      closed: fixedFor(() => 1),
      take: (s, choice) => {
        s.awayColour = choice;
      },
    }),
  ],
);

const inTurn = k.group(
  'colours.in-turn',
  {
    rule: chooseColour,
    only: (p) => p.colourOrder === 'sequential-open' || (p.colourOrder === 'simultaneous' && p.distinctColours),
  },
  [
    k.decision('colour.first', {
      by: 'home',
      domain: colour,
      closed: fixedFor(() => 0),
      take: (s, choice) => {
        s.homeColour = choice;
      },
    }),
    k.decision('colour.second', {
      by: 'away',
      domain: colour,
      closed: fixedFor(() => 1),
      limits: [notTaken],
      take: (s, choice) => {
        s.awayColour = choice;
      },
    }),
  ],
);

/** The colours are chosen before anything else, so before the toss and before any deal. */
export const colourChoice = [together, inTurn] as const;

const tossWinner = (g: Frozen<Game>): Seat => g.tossWinner ?? g.batsFirst;

/** The only order of choosing that must wait for the toss. */
export const colourAfterToss = k.group(
  'colours.after-toss',
  { rule: chooseColour, only: (p) => p.colourOrder === 'toss-loser-first' },
  [
    k.decision('colour.toss-loser', {
      by: (_s, g) => otherSeat(tossWinner(g)),
      domain: colour,
      closed: fixedFor((g) => otherSeat(tossWinner(g))),
      take: (s, choice, g) => {
        if (otherSeat(tossWinner(g)) === 0) s.homeColour = choice;
        else s.awayColour = choice;
      },
    }),
    k.decision('colour.toss-winner', {
      by: (_s, g) => tossWinner(g),
      domain: colour,
      closed: fixedFor(tossWinner),
      limits: [notTaken],
      take: (s, choice, g) => {
        if (tossWinner(g) === 0) s.homeColour = choice;
        else s.awayColour = choice;
      },
    }),
  ],
);

/** A colour for each innings after the first, where colours may change. */
export const colourAgain = k.group(
  'colours.new-innings',
  {
    rule: 'cubes.ruling.colour-change',
    only: (p) => p.colourChange === 'per-innings',
    when: (_s, g) => g.innings > 1,
  },
  [
    k.resolve('colours.put-back', [
      {
        id: 'cubes.ruling.colour-change',
        does: (s) => {
          s.homeColour = null;
          s.awayColour = null;
        },
      },
    ]),
    k.decision('colour.bowling', {
      by: 'bowling',
      domain: colour,
      closed: fixedFor((g) => otherSeat(g.batting)),
      take: (s, choice, g) => {
        if (otherSeat(g.batting) === 0) s.homeColour = choice;
        else s.awayColour = choice;
      },
    }),
    k.decision('colour.batting', {
      by: 'batting',
      domain: colour,
      closed: fixedFor((g) => g.batting),
      limits: [notTaken],
      take: (s, choice, g) => {
        if (g.batting === 0) s.homeColour = choice;
        else s.awayColour = choice;
      },
    }),
  ],
);

// — the toss with a cube: the core's own toss is the coin —

/** Nobody calls or elects a second time. */
export function tossDecided(_s: unknown, g: Frozen<Game>): string | null {
  return g.tossWinner !== null || g.innings > 0 ? 'The toss is decided.' : null;
}

const called = k.decision('toss.call', {
  by: 'away',
  rule: 'cubes.setup.toss-cube',
  only: (p) => p.tossBy === 'cube' && p.tossCube === 'three-colours-each',
  domain: subsetOf<object, object, Colour>(() => colours, 3),
  closed: tossDecided,
  take: (s, choice) => {
    s.tossCall = choice;
  },
});

const calledParity = k.decision('toss.odd-or-even', {
  by: 'away',
  rule: 'cubes.setup.toss-cube',
  only: (p) => p.tossBy === 'cube' && p.tossCube === 'odd-even',
  domain: oneOf('odd', 'even'),
  closed: tossDecided,
  take: (s, choice) => {
    s.tossCall = [choice];
  },
});

const landed = k.chance('toss.cube', {
  rule: 'cubes.setup.toss-cube',
  only: (p) => p.tossBy === 'cube' && p.tossCube === 'three-colours-each',
  of: anyOf(colours),
  take: (s, outcome, g) => {
    g.tossWinner = s.tossCall.includes(outcome) ? 1 : 0;
  },
});

/** A cube drawn from the set and rolled: each of its faces, of all cubes, is as likely as any other. */
const anyFace = anyOf<object, Numbers, number>((_s, _g, p) => allFaces(p));

const landedNumber = k.chance('toss.number', {
  rule: 'cubes.setup.toss-cube',
  only: (p) => p.tossBy === 'cube' && p.tossCube === 'odd-even',
  of: anyFace,
  take: (s, outcome, g) => {
    g.tossWinner = s.tossCall[0] === (outcome % 2 === 0 ? 'even' : 'odd') ? 1 : 0;
  },
});

const highRoll = k.repeat(
  'toss.high-roll',
  {
    rule: 'cubes.setup.toss-cube',
    only: (p) => p.tossBy === 'cube' && p.tossCube === 'high-roll',
    while: (s) => s.homeToss === s.awayToss,
  },
  [
    k.chance('toss.roll.home', {
      of: anyFace,
      take: (s, outcome) => {
        s.homeToss = outcome;
      },
    }),
    k.chance('toss.roll.away', {
      of: anyFace,
      take: (s, outcome, g) => {
        s.awayToss = outcome;
        g.tossWinner = s.homeToss > outcome ? 0 : 1;
      },
    }),
  ],
);

/** What a cube does in place of the coin. */
export const tossWithCube = [called, landed, calledParity, landedNumber, highRoll] as const;

// — hands —

/** Puts the cubes back into the bag but those in hand and the wildcubes that were discarded. */
function putBack(s: CubesState): void {
  fillBag(s.bag, s.discarded, s.bowlerHand, s.batterHand);
  s.inBag = s.bag.left;
}

/** All cubes are in the bag when the first are dealt. */
const fullBag = k.rule({
  id: 'cubes.component.bag',
  when: (s) => s.bag.items.length === 0,
  does: (s, _g, p) => {
    s.bag = newBag(p.wildcubes === 'when-dealt');
    // what may have been dealt before it came, in a position set up by hand; written out as in `putBack`, for a rule that
    // hands the whole state on keeps all of it alive in generated code, also what nobody reads
    fillBag(s.bag, s.discarded, s.bowlerHand, s.batterHand);
    s.inBag = s.bag.left;
  },
});

/** The bag before the cubes of an over are dealt. */
export const bag = k.resolve('bag', [
  fullBag,
  {
    id: 'cubes.ruling.used-cubes',
    only: (p) => p.usedCubes === 'return-each-over',
    when: (_s, g) => g.overs > 0,
    does: putBack,
  },
  {
    id: 'cubes.ruling.bag-exhausted',
    only: (p) => p.bagExhausted !== 'deal-leftover-first' && p.wildcubes !== 'when-dealt',
    when: (s, _g, p) => s.bag.left < 2 * p.dealt - s.bowlerHand.length - s.batterHand.length,
    does: putBack,
  },
  {
    id: 'cubes.ruling.bag-exhausted',
    only: (p) => p.bagExhausted !== 'deal-leftover-first' && p.wildcubes === 'when-dealt',
    when: (s, _g, p) => numberedIn(s.bag, s.discarded) < 2 * p.dealt - s.bowlerHand.length - s.batterHand.length,
    does: putBack,
  },
]);

const dealing = ['cubes.setup.deal-six', 'cubes.setup.face-hidden'] as const;

/**
 * The bowler's cubes, then the batter's: dealt until the hand is full; where a side plays short, until it was dealt to once.
 * `at` keeps the two deals of a match apart.
 */
const hands = <const At extends string>(at: At) =>
  [
    k.repeat(
      `hand.bowling${at}`,
      {
        while: (s, _g, p) =>
          s.bowlerHand.length < p.dealt &&
          (p.wildReplacement === 'replace-at-once' || !s.bowlerDealt || s.bowlerHand.length === 0),
      },
      [
        k.resolve(`bag.bowling${at}`, [
          {
            id: 'cubes.ruling.bag-exhausted',
            only: (p) => p.bagExhausted === 'deal-leftover-first',
            when: (s) => s.bag.left === 0,
            does: putBack,
          },
        ]),
        k.chance(`deal.bowling${at}`, {
          rule: dealing,
          how: 'deal',
          stream: 'bag',
          seenBy: 'bowling',
          of: cubesFor(
            (s) => s.bowlerHand,
            (rng, s, _g, p) => drawCubes(rng, s.bag, s.bowlerHand, p.dealt),
          ),
          take: (s, dealt) => {
            s.bowlerHand = s.bowlerHand.length === 0 ? dealt : s.bowlerHand.concat(dealt);
            s.inBag = s.bag.left;
            s.bowlerDealt = true;
          },
        }),
        k.resolve(`wild.bowling${at}`, [
          {
            id: 'cubes.setup.discard-wild',
            only: (p) => p.wildcubes === 'when-dealt',
            when: (s) => s.bowlerHand.some(isWild),
            does: (s) => {
              s.discarded = [...s.discarded, ...s.bowlerHand.filter(isWild)];
              s.bowlerHand = s.bowlerHand.filter(isNumbered);
            },
          },
        ]),
      ],
    ),
    k.repeat(
      `hand.batting${at}`,
      {
        while: (s, _g, p) =>
          s.batterHand.length < p.dealt &&
          (p.wildReplacement === 'replace-at-once' || !s.batterDealt || s.batterHand.length === 0),
      },
      [
        k.resolve(`bag.batting${at}`, [
          {
            id: 'cubes.ruling.bag-exhausted',
            only: (p) => p.bagExhausted === 'deal-leftover-first',
            when: (s) => s.bag.left === 0,
            does: putBack,
          },
        ]),
        k.chance(`deal.batting${at}`, {
          rule: dealing,
          how: 'deal',
          stream: 'bag',
          seenBy: 'batting',
          of: cubesFor(
            (s) => s.batterHand,
            (rng, s, _g, p) => drawCubes(rng, s.bag, s.batterHand, p.dealt),
          ),
          take: (s, dealt) => {
            s.batterHand = s.batterHand.length === 0 ? dealt : s.batterHand.concat(dealt);
            s.inBag = s.bag.left;
            s.batterDealt = true;
          },
        }),
        k.resolve(`wild.batting${at}`, [
          {
            id: 'cubes.setup.discard-wild',
            only: (p) => p.wildcubes === 'when-dealt',
            when: (s) => s.batterHand.some(isWild),
            does: (s) => {
              s.discarded = [...s.discarded, ...s.batterHand.filter(isWild)];
              s.batterHand = s.batterHand.filter(isNumbered);
            },
          },
        ]),
      ],
    ),
  ] as const;

function isNumbered(cube: number): boolean {
  return cube <= numbered;
}

function isWild(cube: number): boolean {
  return cube > numbered;
}

/** The deal before each over. */
export const handsOfOver = hands('');

/** The printed sequence: the first deal comes before the toss. Home holds the batter's cubes until roles are known. */
export const handsBeforeToss = k.group(
  'first-hands',
  {
    rule: 'cubes.ruling.toss-before-deal',
    only: (p) => p.dealFirst && p.colourOrder !== 'toss-loser-first',
  },
  [k.resolve('bag.first', [fullBag]), ...hands('.first')],
);

/** Hands follow the players when roles change between innings. */
export const handsChangeRoles = k.resolve('hands.roles', [
  {
    id: 'cubes.setup.first-over',
    only: (p) => p.dealFirst,
    when: (s, g) => g.scores.length === 0 && s.batterHand.length > 0,
    does: (s, g) => {
      if (g.batting === 1) exchangeHands(s);
    },
  },
  {
    id: 'cubes.ruling.leftover-hand',
    only: (p) => p.leftoverHand === 'keep',
    when: (_s, g) => g.scores.length > 0 && g.scores[g.scores.length - 1]?.batting !== g.batting,
    does: (s) => exchangeHands(s),
  },
]);

function exchangeHands(s: CubesState): void {
  const { bowlerHand } = s;
  s.bowlerHand = s.batterHand;
  s.batterHand = bowlerHand;
}

/** The bag before an innings. */
export const bagOfInnings = k.resolve('bag.innings', [
  {
    id: 'cubes.ruling.refill-at-innings',
    only: (p) => p.refillAtInnings,
    when: (_s, g) => g.innings > 1,
    does: putBack,
  },
]);

/** What becomes of the cubes in hand when an innings ends. */
export const handsPutAway = k.resolve('hands.put-away', [
  {
    id: 'cubes.ruling.leftover-hand',
    only: (p) => p.leftoverHand === 'keep',
    does: (s, g) => {
      s.bowlerHand = s.bowlerOrder.slice(g.ballNumber);
      s.batterHand = s.batterOrder.slice(g.ballNumber);
    },
  },
  {
    id: 'cubes.ruling.leftover-hand',
    only: (p) => p.leftoverHand === 'discard',
    does: (s) => {
      s.bowlerHand = [];
      s.batterHand = [];
    },
  },
]);

const opposite: Readonly<Record<Colour, Colour>> = { A: 'F', B: 'E', C: 'D', D: 'C', E: 'B', F: 'A' };

function facesSeen(
  hand: readonly number[],
  own: Colour | null,
  p: Numbers & { readonly visibleFaces: string },
): readonly (readonly number[])[] {
  const mine = own ?? 'A';
  const seen = p.visibleFaces === 'five-faces-visible' ? colours.filter((c) => c !== mine) : [opposite[mine]];
  return hand.map((cube) => seen.map((c) => numberOn(cube, c, p)));
}

/** What each side sees of the other's cubes: by cube, in the order dealt. */
export const facesShown = k.resolve('faces', [
  {
    id: 'cubes.ruling.visible-faces',
    only: (p) => p.visibleFaces !== 'nothing-visible',
    does: (s, g, p) => {
      const [batter, bowler] = g.batting === 0 ? [s.homeColour, s.awayColour] : [s.awayColour, s.homeColour];
      s.bowlerFacesSeen = facesSeen(s.bowlerHand, bowler, p);
      s.batterFacesSeen = facesSeen(s.batterHand, batter, p);
    },
  },
]);

/** Setup: colours, the toss, and the cubes of each over. */
export const setupWords: SectionWords = {
  'cubes.setup.discard-wild': {
    kind: 'reading',
    source: 'Setup',
    text: 'Wildcubes are discarded, either all before the game or one by one as they are dealt; the players choose whichever is easier. A bag without them is where play begins; as they are dealt they are put away for good.',
    parameters: ['wildcubes'],
  },
  'cubes.setup.choose-colour': {
    kind: 'applied',
    source: 'Setup',
    text: 'Each player picks one of the six playing colours and uses it for the whole game.',
    parameters: ['colourOrder', 'distinctColours', 'colourChange'],
  },
  'cubes.setup.read-number': {
    kind: 'applied',
    source: 'Setup',
    text: "A player's number on a cube is the one that belongs to his own playing colour.",
  },
  'cubes.setup.deal-six': {
    kind: 'applied',
    source: 'Setup',
    text: 'Each player is dealt six cubes.',
    parameters: ['dealt'],
  },
  'cubes.setup.face-hidden': {
    kind: 'applied',
    source: 'Setup',
    text: 'A player turns his cubes so that his playing colour faces him and the opponent cannot read his numbers.',
    parameters: ['visibleFaces'],
  },
  'cubes.setup.toss': {
    kind: 'applied',
    source: 'How to play 1',
    text: 'A coin toss settles who bowls and who bats first.',
    parameters: ['toss', 'tossBy'],
  },
  'cubes.setup.toss-cube': {
    kind: 'reading',
    source: 'How to play 1',
    text: 'Without a coin, a cube is used for the toss.',
    parameters: ['tossBy', 'tossCube'],
  },
  'cubes.setup.first-over': {
    kind: 'reading',
    source: 'How to play 2',
    text: 'The six cubes that each player got at the start are the six balls of over 1: nothing is dealt between them and the over. Where the toss comes before the deal, over 1 is dealt as every other.',
    parameters: ['dealFirst'],
  },
};
