import type { SectionWords } from '@howzat/core/author';
import { onBoard } from '../components/cards.js';
import { k } from '../kit.js';

/** Board and field. The data are checked when a set is loaded. */

/** What the area asks of a catch. */
export const catchNumber = k.rule({
  id: 'ctg.board.catch-number',
  when: (s) => s.catching,
  does: (s, _g, p) => {
    s.need = onBoard(p.cards.catchAt, p.bands, s.landing);
  },
});

/** A bowl of the bowler's own style. */
export const ownDeck = [0, 1, 2].map((style) =>
  k.limit<number, 'ctg.board.bowling-decks'>({
    id: 'ctg.board.bowling-decks',
    when: style === 0 ? (s) => s.style === 0 : style === 1 ? (s) => s.style === 1 : (s) => s.style === 2,
    forbids: (bowl, p) => p.cards.bowlStyle[bowl] !== style,
    says: 'Not in this bowling deck.',
  }),
);

/** Board and field. */
export const boardWords: SectionWords = {
  'ctg.board.zones-areas': {
    title: 'The field: zones and areas',
    kind: 'data',
    source: 'Playing Field',
    text: 'The field is divided into zones and areas, used to position fielders.',
  },
  'ctg.board.arrow-cosmetic': {
    title: 'The white arrow is for show',
    kind: 'advice',
    source: 'Playing Field',
    text: 'The white arrow shows the bowling direction only and has no game effect.',
  },
  'ctg.board.six-zones': {
    title: 'How many zones there are: six',
    kind: 'data',
    source: 'Zones',
    text: 'There are six zones.',
  },
  'ctg.board.two-shots': {
    title: 'Each zone names two shots',
    kind: 'data',
    source: 'Zones',
    text: 'Every zone but Bye names two shots in its outer part; they identify the stroke.',
  },
  'ctg.board.zone-order': {
    title: 'The zones in order, clockwise',
    kind: 'data',
    source: 'Zones',
    text: 'Clockwise from Bye: z0 Bye, z1 Leg Glance/Hook Shot, z2 Pull Shot/Big Shot, z3 On Drive/Straight Drive, z4 Off Drive/Cover Drive, z5 Square Cut/Late Cut.',
  },
  'ctg.board.in-outfield': {
    title: 'Infield and outfield',
    kind: 'data',
    source: 'Infield and Outfield',
    text: 'Every zone has an infield and an outfield, which matters for placement limits in some overs.',
  },
  'ctg.board.area-counts-t20': {
    title: 'How many areas there are in T20',
    kind: 'data',
    source: 'Areas; Distance',
    text: 'T20 face: two infield and two outfield areas per zone (24 areas).',
  },
  'ctg.board.area-counts-t10': {
    title: 'How many areas there are in T10',
    kind: 'data',
    source: 'Areas; Distance',
    text: 'T10 face: two infield and one outfield area per zone (18 areas).',
  },
  'ctg.board.bands': {
    title: 'The distance marks on the board',
    kind: 'data',
    source: 'Distance',
    text: 'Bands are marked 1/2, 3/4, 5/6, 7/8 in T20 and 1/2, 3/4, 5/6 in T10; the marking tells where a struck ball of that distance lands or stops.',
  },
  'ctg.board.catch-number': {
    title: 'The orange number: what a catch needs',
    kind: 'applied',
    source: 'Board / Field > Catch',
    text: 'The orange number of an area (printed like "6+") is the roll the fielding side needs for a catch there.',
  },
  'ctg.board.fielders-reversible': {
    title: 'The fielder tokens have two sides',
    kind: 'data',
    source: 'Pitch Tile / Fielders',
    text: 'There are nine reversible fielder tokens, placed in areas chosen by the fielding side.',
  },
  'ctg.board.pitch-tile-figures': {
    title: 'Who is shown on the pitch tile',
    kind: 'data',
    source: 'Pitch Tile / Fielders',
    text: 'The reversible pitch tile shows the two Batters, the Bowler and the Wicket Keeper.',
  },
  'ctg.board.keeper-bowler-not-fielders': {
    title: 'Bowler and wicket keeper are no fielders',
    kind: 'data',
    source: 'Pitch Tile / Fielders',
    text: 'Wicket Keeper and Bowler never count as fielders for any fielding rule.',
  },
  'ctg.board.over-tokens': {
    title: 'What over tokens count',
    kind: 'data',
    source: 'Over Tokens; Set-up at Start of each Over',
    text: 'Over tokens record how many overs each bowler has bowled in the innings.',
  },
  'ctg.board.pitch-effect': {
    title: 'What the pitch does',
    kind: 'data',
    source: 'Pitch Condition Cards',
    text: 'A pitch may suit pace, suit spin, or be neutral; the effect is printed on the card.',
  },
  'ctg.board.bowling-decks': {
    title: 'What bowling cards are',
    kind: 'applied',
    source: 'Bowling Decks',
    text: 'Bowling cards are the deliveries, with a range of delivery types per style; the bowler plays from the deck of their own style.',
  },
  'ctg.board.three-styles': {
    title: 'Three bowling styles: pace, spin and medium',
    kind: 'data',
    source: 'Bowling Decks; Set-up at Start of each Over',
    text: 'There are three bowling styles: Pace, Spin and Medium, the last bowled by all-rounders.',
  },
  'ctg.board.style-zones': {
    title: 'Each style aims at other zones',
    kind: 'data',
    source: 'Bowling Decks',
    text: 'Each style has a selection of bowls that aim at different zones for the batting stroke: every zone meets some bowl, and none meets all.',
  },
  'ctg.board.rule-card-shots': {
    title: 'Best shots stand on the rule card',
    kind: 'data',
    source: 'Bowling Decks',
    text: "Each style's rule card shows the best shots for the Batter against each type of bowl.",
  },
  'ctg.board.rule-card-conditions': {
    title: 'Conditions of a bowl stand on the reference card',
    kind: 'data',
    source: 'Bowling Reference Cards',
    text: 'Reference cards in the decks give the conditions and attributes particular to each type of bowl.',
  },
  'ctg.board.over-decks': {
    title: 'An over deck for each style',
    kind: 'data',
    source: 'Over Decks',
    text: 'There is one over deck per bowling style.',
  },
  'ctg.board.over-card-variety': {
    title: 'What over cards do',
    kind: 'data',
    source: 'Over Decks',
    text: 'Over cards add conditions or effects: some have none, others describe a particular situation or event.',
  },
  'ctg.board.six-over-cards': {
    title: 'Six over cards for the six balls',
    kind: 'data',
    source: 'Over Decks',
    text: 'Six random cards stand for the six balls of an over.',
  },
  'ctg.board.player-card': {
    title: 'What a player card shows',
    kind: 'data',
    source: 'Player Cards',
    text: "A player card gives the player's batting and bowling statistics and abilities.",
  },
  'ctg.board.specialists': {
    title: 'Who is a specialist bowler',
    kind: 'data',
    source: 'Player Cards',
    text: 'Pace and spin bowlers are the specialist bowlers and have special abilities.',
  },
  'ctg.board.all-rounders': {
    title: 'What all-rounders do',
    kind: 'data',
    source: 'Player Cards',
    text: 'All-rounders bowl medium and bat competently, with no special treatment.',
  },
  'ctg.board.dice-kinds': {
    title: 'What D6 and D8 mean',
    kind: 'data',
    source: 'Sequence of each Ball',
    text: 'A D6 has six sides, a D8 has eight.',
  },
};
