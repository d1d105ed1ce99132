import type { RulingWords, SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';

/** The facing token shows who faces. */
export const facingToken = k.rule({
  id: 'ctg.comp.facing-token',
  does: (s, g) => {
    s.facing = (s.orders[g.innings - 1] as number[])[g.striker - 1] as number;
  },
});

/** Components. */
export const componentsWords: SectionWords = {
  'ctg.comp.board': {
    title: 'The two-sided board',
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'Game board, two-sided: one T20 face and one T10 ("night") face.',
  },
  'ctg.comp.rule-card': {
    title: 'The summary card',
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'T10/T20 rule card: one summary card.',
  },
  'ctg.comp.dice': {
    title: 'The fifteen dice',
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'Fifteen dice: nine D10 for the scoreboard, the others two D6, two D8, one red and one green bounce die.',
  },
  'ctg.comp.wickets': {
    title: 'The wickets are for show',
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'Wickets, listed only; without rules, so they are cosmetic.',
  },
  'ctg.comp.ball-marker': {
    title: 'The ball marker',
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'Cricket ball marker: it lies on the stroke selection circle of the chosen zone.',
  },
  'ctg.comp.over-tokens': {
    title: 'The ten over tokens',
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'Ten over tokens: the overs bowled by each bowler.',
  },
  'ctg.comp.attitude-tokens': {
    title: 'The two attitude tokens',
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'Two Batter Attitude tokens with an A and a D side.',
  },
  'ctg.comp.facing-token': {
    title: 'The token of the batter who faces',
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'One Batter Facing token.',
  },
  'ctg.comp.rulebook': {
    title: 'The rulebook',
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'One rulebook.',
  },
  'ctg.comp.coin': {
    title: 'The coin of the toss',
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'One coin toss token.',
  },
  'ctg.comp.over-cards': {
    title: 'The 45 over cards',
    kind: 'data',
    source: 'Contents and Game Components',
    text: '45 over cards in three styles, 15 to a style.',
  },
  'ctg.comp.pitch-tile': {
    title: 'The pitch tile',
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'One pitch tile, two-sided: two Batters, Bowler, Wicket Keeper.',
  },
  'ctg.comp.player-cards': {
    title: 'The 24 player cards',
    kind: 'data',
    source: 'Contents and Game Components',
    text: '24 player cards: two teams of 12.',
  },
  'ctg.comp.advantage-cube': {
    title: 'The cube of the advantage meter',
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'One advantage cube, the marker of the meter.',
  },
  'ctg.comp.drs-card': {
    title: 'The DRS card',
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'One DRS card: what may be reviewed, and what the die must show.',
  },
  'ctg.comp.fielder-tokens': {
    title: 'The nine fielder tokens',
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'Nine fielder tokens, two-sided.',
  },
  'ctg.comp.pitch-cards': {
    title: 'The three pitch cards',
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'Three pitch (condition) cards.',
  },
  'ctg.comp.umpire-card': {
    title: 'The umpire card',
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'One umpire card. The body never explains it; here it settles appeals.',
  },
  'ctg.comp.skill-cards': {
    title: 'The eight skill cards',
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'Eight skill cards: three for each of the two Batters at the crease and two for the Bowler.',
  },
  'ctg.comp.bowling-decks': {
    title: 'The three bowling decks',
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'Bowling decks and reference cards in three styles; each deck has a rule card.',
  },
  'ctg.comp.confidence-tokens': {
    title: 'The confidence tokens',
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'Confidence cover tokens for each Batter.',
  },
};

/** Components: the open questions in words. */
export const componentsRulingWords: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.wickets-component': {
    title: 'What the wickets in the box are for',
    question: 'The box has wickets in it, and no rule names them. What are they for?',
    readings: {
      cosmetic: { text: 'The wickets are there to look at.' },
      unused: { text: 'They stay in the box.', unbuilt: 'No rule touches them.' },
    },
    standard: 'cosmetic',
    reason: 'No rule uses them, so they change nothing.',
  },
};
