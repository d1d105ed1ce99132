import type { Frozen, Game, RulingWords, SectionWords } from '@howzat/core/author';
import { cubesFor, drawCubes } from '../../components/bag.js';
import { type Colour, colours, numbered } from '../../components/cubes.js';
import { type Numbers, numberOn } from '../../components/sets.js';
import { type CubesState, k } from '../../kit.js';
import { fullBag } from '../component.js';
import { putBack } from './bag.js';

// — hands —

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
    when: (_s, g) =>
      g.scores.length > 0 &&
      // Stryker disable next-line OptionalChaining: there is a last innings among some, which the types do not know
      g.scores[g.scores.length - 1]?.batting !== g.batting,
    does: (s) => exchangeHands(s),
  },
]);

function exchangeHands(s: CubesState): void {
  const { bowlerHand } = s;
  s.bowlerHand = s.batterHand;
  s.batterHand = bowlerHand;
}

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

/** Where wildcubes leave hands short, the over lasts as long as both have a cube to show. */
export const shortOver = k.ending({
  id: 'cubes.ruling.wild-replacement',
  only: (p) => p.wildReplacement === 'play-short',
  ends: (s, g) => g.overBalls >= Math.min(s.bowlerOrder.length, s.batterOrder.length),
});

/** A short over is an over all the same. */
export const countShortOver = k.resolve('over.short', [
  {
    id: 'cubes.ruling.wild-replacement',
    only: (p) => p.wildReplacement === 'play-short',
    when: (s, g, p) =>
      g.overBalls < p.ballsPerOver &&
      // Stryker disable next-line ConditionalExpression,EqualityOperator: an over without a ball was cut short
      g.overBalls > 0 &&
      !wasCutShort(s, g),
    does: (_s, g) => {
      g.overs++;
      g.overBalls = 0;
    },
  },
]);

/** Did the innings end before the hands were played out? */
function wasCutShort(s: Frozen<CubesState>, g: Frozen<Game>): boolean {
  return g.overBalls < Math.min(s.bowlerOrder.length, s.batterOrder.length);
}

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const dealRulings = k.readings({
  'cubes.ruling.toss-before-deal': { 'toss-first': [], 'deal-first': (a) => [a.set('dealFirst', true)] },
  'cubes.ruling.wild-replacement': {
    'replace-at-once': [],
    'play-short': (a) => [a.set('wildReplacement', 'play-short')],
  },
  'cubes.ruling.who-deals': { system: [], 'each-draws-own': null, 'bowler-deals': null },
  'cubes.ruling.visible-faces': {
    'nothing-visible': [],
    'opposite-face-visible': (a) => [a.set('visibleFaces', 'opposite-face-visible')],
    'five-faces-visible': (a) => [a.set('visibleFaces', 'five-faces-visible')],
  },
  'cubes.ruling.own-other-faces': { 'visible-to-owner': [], hidden: null },
  'cubes.ruling.leftover-hand': { discard: [], keep: (a) => [a.set('leftoverHand', 'keep')] },
});

/** The deal of the cubes. */
export const dealWords: SectionWords = {
  'cubes.setup.discard-wild': {
    title: 'The wildcubes are put away',
    kind: 'reading',
    source: 'Setup',
    text: 'Wildcubes are discarded, either all before the game or one by one as they are dealt; the players choose whichever is easier. A bag without them is where play begins; as they are dealt they are put away for good.',
    parameters: ['wildcubes'],
  },
  'cubes.setup.deal-six': {
    title: 'Each player gets six cubes at the start',
    kind: 'applied',
    source: 'Setup',
    text: 'Each player is dealt six cubes.',
    parameters: ['dealt'],
  },
  'cubes.setup.face-hidden': {
    title: 'Keep your numbers hidden from the other player',
    kind: 'applied',
    source: 'Setup',
    text: 'Players turn their cubes so that their playing colour faces them and the opponent cannot read their numbers.',
    parameters: ['visibleFaces'],
  },
  'cubes.setup.first-over': {
    title: 'The first six cubes are the first over',
    kind: 'reading',
    source: 'How to play 2',
    text: 'The six cubes that each player got at the start are the six balls of over 1: nothing is dealt between them and the over. Where the toss comes before the deal, over 1 is dealt as every other.',
    parameters: ['dealFirst'],
  },
};

/** The deal of the cubes: the open questions in words. */
export const dealRulingWords: Readonly<Record<string, RulingWords>> = {
  'cubes.ruling.toss-before-deal': {
    title: 'The toss before or after the first deal',
    question:
      'Do the first cubes come before the toss, as printed, so that its winner could look at them before they choose?',
    standard: 'toss-first',
    reason: 'Over 1 is then like every other, and nobody elects with private knowledge.',
    readings: {
      'toss-first': { text: 'The toss, then the deal.' },
      'deal-first': {
        text: 'The printed sequence: colours, the deal, the toss. It makes no difference where the coin assigns the roles, and is not played where the loser of the toss picks their colour first, for the colours come before the deal.',
      },
    },
  },
  'cubes.ruling.wild-replacement': {
    title: 'Is a wildcube replaced at once?',
    question: 'Is another cube drawn for a wildcube that is discarded as it is dealt?',
    standard: 'replace-at-once',
    reason: 'Six numbers are needed for six balls; the hands are then as likely as with the wildcubes removed before.',
    readings: {
      'replace-at-once': { text: 'Another cube is drawn at once.' },
      'play-short': { text: 'The hand stays short, and the over ends when a player has no cube left to show.' },
    },
  },
  'cubes.ruling.who-deals': {
    title: 'Who deals first',
    question: 'Who deals, and in which order are cubes drawn?',
    standard: 'system',
    reason:
      'All ways are alike for a blind draw. For replays the order is fixed: the six of the bowler, then those of the batter.',
    readings: {
      system: { text: 'The bowler is dealt to first, then the batter.' },
      'each-draws-own': {
        text: 'Each draws their own.',
        unbuilt: 'a blind draw gives every hand with the same probability, whoever draws',
      },
      'bowler-deals': {
        text: 'The bowler deals.',
        unbuilt: 'a blind draw gives every hand with the same probability, whoever draws',
      },
    },
  },
  'cubes.ruling.visible-faces': {
    title: 'Which faces the opponent sees',
    question: 'May the opponent see the faces that are turned away from the owner?',
    standard: 'nothing-visible',
    reason: 'The stated intention is that the opponent cannot tell the numbers.',
    readings: {
      'nothing-visible': { text: 'They see none of them.' },
      'opposite-face-visible': {
        text: 'They see, of each cube in the order dealt, the face opposite the playing colour (A and F, B and E, C and D lie opposite each other).',
      },
      'five-faces-visible': {
        text: 'They see, of each cube in the order dealt, all faces but the one of the playing colour.',
      },
    },
  },
  'cubes.ruling.own-other-faces': {
    title: 'May players look at other faces of their cubes?',
    question: 'May an owner look at the other faces of their cubes? It matters only where cubes are rolled.',
    standard: 'visible-to-owner',
    reason: 'The owner holds the cubes.',
    readings: {
      'visible-to-owner': { text: 'Yes: they know their cubes by the ids, and so the faces.' },
      hidden: {
        text: 'No.',
        unbuilt:
          'a choice names cubes by their ids, from which all faces follow; and a player who may not look cannot be kept from remembering',
      },
    },
  },
  'cubes.ruling.leftover-hand': {
    title: 'Cubes left over at the end of an innings',
    question: 'Are cubes that were not revealed used in the next innings?',
    standard: 'discard',
    reason: 'The second innings starts with a fresh deal.',
    readings: {
      discard: { text: 'They are put away.' },
      keep: { text: 'Their owners keep them as the first cubes of the next hand, which is filled up to six.' },
    },
  },
};
