import {
  type Frozen,
  type Game,
  oneOf,
  otherSeat,
  type RulingWords,
  type Seat,
  type SectionWords,
} from '@howzat/core/author';
import { type Colour, colours } from '../../components/cubes.js';
import { type Faces, faceOf, facesInPlay } from '../../components/sets.js';
import type { CubesState } from '../../kit.js';
import { k } from '../../kit.js';

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

/** The place of a colour's number on a cube; a position set up without colours is played in the first. */
function placeOf(colour: Colour | null): number {
  return colour === null ? 0 : colour.charCodeAt(0) - 65;
}

/** The numbers that cubes show for a colour. */
function readInto(numbers: number[], order: readonly number[], colour: Colour | null, faces: Faces): void {
  const place = placeOf(colour);
  for (let i = 0; i < order.length; i++) numbers[i] = faceOf(faces, order[i] as number, place);
}

/** Each player reads their six numbers in their own colour. */
export const numbers = k.resolve('numbers', [
  {
    id: 'cubes.setup.read-number',
    does: (s, g, p) => {
      const faces = facesInPlay(p);
      readInto(s.bowlerNumbers, s.bowlerOrder, g.batting === 0 ? s.awayColour : s.homeColour, faces);
      readInto(s.batterNumbers, s.batterOrder, g.batting === 0 ? s.homeColour : s.awayColour, faces);
    },
  },
]);

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const coloursRulings = k.readings({
  'cubes.ruling.same-colour': { 'any-colour': [], 'distinct-colours': (a) => [a.set('distinctColours', true)] },
  'cubes.ruling.colour-order': {
    simultaneous: [],
    'toss-loser-first': (a) => [a.set('colourOrder', 'toss-loser-first')],
    'sequential-open': (a) => [a.set('colourOrder', 'sequential-open')],
  },
  'cubes.ruling.colour-change': { 'fixed-for-match': [], 'per-innings': (a) => [a.set('colourChange', 'per-innings')] },
});

/** Playing colours, and the numbers read in them. */
export const coloursWords: SectionWords = {
  'cubes.setup.choose-colour': {
    title: 'Each player picks a colour',
    kind: 'applied',
    source: 'Setup',
    text: 'Each player picks one of the six playing colours and uses it for the whole game.',
    parameters: ['colourOrder', 'distinctColours', 'colourChange'],
  },
  'cubes.setup.read-number': {
    title: 'Your number is the one in your colour',
    kind: 'applied',
    source: 'Setup',
    text: "A player's number on a cube is the one that belongs to their own playing colour.",
  },
};

/** Playing colours, and the numbers read in them: the open questions in words. */
export const coloursRulingWords: Readonly<Record<string, RulingWords>> = {
  'cubes.ruling.same-colour': {
    title: 'May both players use the same colour?',
    question: 'May both players use the same colour?',
    standard: 'any-colour',
    reason:
      'It is not forbidden and does no harm; the means are the same within 2.5 runs, and equal colours raise the spread.',
    readings: {
      'any-colour': { text: 'Any colour, also that of the opponent.' },
      'distinct-colours': {
        text: 'A colour that is taken cannot be chosen; then the colours are chosen one after the other, home first.',
      },
    },
  },
  'cubes.ruling.colour-order': {
    title: 'Who picks a colour first',
    question: 'Who picks their colour first?',
    standard: 'simultaneous',
    reason: 'No order gives an advantage when all colours have the same numbers.',
    readings: {
      simultaneous: { text: 'Both at the same time, before the toss.' },
      'toss-loser-first': { text: 'The loser of the toss, then its winner.' },
      'sequential-open': { text: 'Home, then away, each seeing what was chosen before.' },
    },
  },
  'cubes.ruling.colour-change': {
    title: 'May a colour change between innings?',
    question: 'May a colour be changed between innings?',
    standard: 'fixed-for-match',
    reason: 'A colour is chosen "to use during this game".',
    readings: {
      'fixed-for-match': { text: 'It is fixed for the match.' },
      'per-innings': { text: 'Before each further innings the bowler and then the batter choose again.' },
    },
  },
};
