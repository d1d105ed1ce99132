import type { RuleWords, SectionWords } from '@howzat/core/author';

/** Board, field and components: what lies on the table. The data are checked when a set is loaded. */

const data = (source: string, text: string): RuleWords => ({ kind: 'data', source, text });
const component = (text: string): RuleWords => data('Contents and Game Components', text);

export const componentWords: SectionWords = {
  'ctg.comp.board': component('Game board, two-sided: one T20 face and one T10 ("night") face.'),
  'ctg.comp.rule-card': component('T10/T20 rule card: one summary card.'),
  'ctg.comp.dice': component(
    'Fifteen dice: nine D10 for the scoreboard, the others two D6, two D8, one red and one green bounce die.',
  ),
  'ctg.comp.wickets': component('Wickets, listed only; without rules, so they are cosmetic.'),
  'ctg.comp.ball-marker': component('Cricket ball marker: it lies on the stroke selection circle of the chosen zone.'),
  'ctg.comp.over-tokens': component('Ten over tokens: the overs bowled by each bowler.'),
  'ctg.comp.attitude-tokens': component('Two Batter Attitude tokens with an A and a D side.'),
  'ctg.comp.facing-token': component('One Batter Facing token.'),
  'ctg.comp.rulebook': component('One rulebook.'),
  'ctg.comp.coin': component('One coin toss token.'),
  'ctg.comp.over-cards': component('45 over cards in three styles, 15 to a style.'),
  'ctg.comp.pitch-tile': component('One pitch tile, two-sided: two Batters, Bowler, Wicket Keeper.'),
  'ctg.comp.player-cards': component('24 player cards: two teams of 12.'),
  'ctg.comp.advantage-cube': component('One advantage cube, the marker of the meter.'),
  'ctg.comp.drs-card': component('One DRS card: what may be reviewed, and what the die must show.'),
  'ctg.comp.fielder-tokens': component('Nine fielder tokens, two-sided.'),
  'ctg.comp.pitch-cards': component('Three pitch (condition) cards.'),
  'ctg.comp.umpire-card': component('One umpire card. The body never explains it; here it settles appeals.'),
  'ctg.comp.skill-cards': component(
    'Eight skill cards: three for each of the two Batters at the crease and two for the Bowler.',
  ),
  'ctg.comp.bowling-decks': component('Bowling decks and reference cards in three styles; each deck has a rule card.'),
  'ctg.comp.confidence-tokens': component('Confidence cover tokens for each Batter.'),
};

export const boardWords: SectionWords = {
  'ctg.board.zones-areas': data(
    'Playing Field',
    'The field is divided into zones and areas, used to position fielders.',
  ),
  'ctg.board.arrow-cosmetic': {
    kind: 'advice',
    source: 'Playing Field',
    text: 'The white arrow shows the bowling direction only and has no game effect.',
  },
  'ctg.board.six-zones': data('Zones', 'There are six zones.'),
  'ctg.board.two-shots': data(
    'Zones',
    'Every zone but Bye names two shots in its outer part; they identify the stroke.',
  ),
  'ctg.board.zone-order': data(
    'Zones',
    'Clockwise from Bye: z0 Bye, z1 Leg Glance/Hook Shot, z2 Pull Shot/Big Shot, z3 On Drive/Straight Drive, z4 Off Drive/Cover Drive, z5 Square Cut/Late Cut.',
  ),
  'ctg.board.in-outfield': data(
    'Infield and Outfield',
    'Every zone has an infield and an outfield, which matters for placement limits in some overs.',
  ),
  'ctg.board.area-counts-t20': data(
    'Areas; Distance',
    'T20 face: two infield and two outfield areas per zone (24 areas).',
  ),
  'ctg.board.area-counts-t10': data(
    'Areas; Distance',
    'T10 face: two infield and one outfield area per zone (18 areas).',
  ),
  'ctg.board.bands': data(
    'Distance',
    'Bands are marked 1/2, 3/4, 5/6, 7/8 in T20 and 1/2, 3/4, 5/6 in T10; the marking tells where a struck ball of that distance lands or stops.',
  ),
  'ctg.board.catch-number': {
    kind: 'applied',
    source: 'Board / Field > Catch',
    text: 'The orange number of an area (printed like "6+") is the roll the fielding side needs for a catch there.',
  },
  'ctg.board.fielders-reversible': data(
    'Pitch Tile / Fielders',
    'There are nine reversible fielder tokens, placed in areas chosen by the fielding side.',
  ),
  'ctg.board.pitch-tile-figures': data(
    'Pitch Tile / Fielders',
    'The reversible pitch tile shows the two Batters, the Bowler and the Wicket Keeper.',
  ),
  'ctg.board.keeper-bowler-not-fielders': data(
    'Pitch Tile / Fielders',
    'Wicket Keeper and Bowler never count as fielders for any fielding rule.',
  ),
  'ctg.board.over-tokens': data(
    'Over Tokens; Set-up at Start of each Over',
    'Over tokens record how many overs each bowler has bowled in the innings.',
  ),
  'ctg.board.pitch-effect': data(
    'Pitch Condition Cards',
    'A pitch may suit pace, suit spin, or be neutral; the effect is printed on the card.',
  ),
  'ctg.board.bowling-decks': {
    kind: 'applied',
    source: 'Bowling Decks',
    text: "Bowling cards are the deliveries, with a range of delivery types per style; the bowler plays from his own style's deck.",
  },
  'ctg.board.three-styles': data(
    'Bowling Decks; Set-up at Start of each Over',
    'There are three bowling styles: Pace, Spin and Medium, the last bowled by all-rounders.',
  ),
  'ctg.board.style-zones': data(
    'Bowling Decks',
    'Each style has a selection of bowls that aim at different zones for the batting stroke: every zone meets some bowl, and none meets all.',
  ),
  'ctg.board.rule-card-shots': data(
    'Bowling Decks',
    "Each style's rule card shows the best shots for the Batter against each type of bowl.",
  ),
  'ctg.board.rule-card-conditions': data(
    'Bowling Reference Cards',
    'Reference cards in the decks give the conditions and attributes particular to each type of bowl.',
  ),
  'ctg.board.over-decks': data('Over Decks', 'There is one over deck per bowling style.'),
  'ctg.board.over-card-variety': data(
    'Over Decks',
    'Over cards add conditions or effects: some have none, others describe a particular situation or event.',
  ),
  'ctg.board.six-over-cards': data('Over Decks', 'Six random cards stand for the six balls of an over.'),
  'ctg.board.player-card': data(
    'Player Cards',
    "A player card gives the player's batting and bowling statistics and abilities.",
  ),
  'ctg.board.specialists': data(
    'Player Cards',
    'Pace and spin bowlers are the specialist bowlers and have special abilities.',
  ),
  'ctg.board.all-rounders': data(
    'Player Cards',
    'All-rounders bowl medium and bat competently, with no special treatment.',
  ),
  'ctg.board.dice-kinds': data('Sequence of each Ball', 'A D6 has six sides, a D8 has eight.'),
};

export const styleWords: SectionWords = {
  'ctg.style.pace': data(
    'Pace',
    "Pace is the most aggressive style, high risk and reward; speed narrows the Batter's options and edges go to the slips.",
  ),
  'ctg.style.spin': data(
    'Spin',
    'Spin is slow and deceptive; it gives chances of nicks caught behind and mis-hits to a waiting fielder.',
  ),
  'ctg.style.medium': data(
    'Medium',
    'Medium (all-rounders) is predictable, relies on placement, catches and run-outs, and concedes few large gains.',
  ),
};

export const optionWords: SectionWords = {
  'ctg.option.length': {
    kind: 'reading',
    source: 'Game Length',
    text: 'Match length: the formats t10 and t20.',
    parameters: ['overs', 'length'],
  },
  'ctg.option.solo': {
    kind: 'advice',
    source: 'Solo Play',
    text: 'Solo play has rules of its own in a separate download. Here a computer opponent takes its place.',
  },
  'ctg.option.scenarios': {
    kind: 'advice',
    source: 'Solo Play',
    text: 'Scenario material is announced in the text; none is printed.',
  },
  'ctg.option.drs': {
    kind: 'reading',
    source: 'T10 and T20 cards',
    text: 'DRS by format: off in T10, on in T20. The parameter drs switches it in either.',
    parameters: ['drs'],
  },
  'ctg.option.power-play': {
    kind: 'reading',
    source: '10 Over Match; T10 card',
    text: 'Power Play Over by format: on in T10, off in T20. The parameter powerPlay switches it in either.',
    parameters: ['powerPlay'],
  },
  'ctg.option.express': {
    kind: 'reading',
    source: 'Game Length; T10/T20 cards',
    text: 'Express balls in middle overs: 2 in both formats. The parameter expressBalls sets another number.',
    parameters: ['expressBalls'],
  },
};
