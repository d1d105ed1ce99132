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
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'Game board, two-sided: one T20 face and one T10 ("night") face.',
  },
  'ctg.comp.rule-card': {
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'T10/T20 rule card: one summary card.',
  },
  'ctg.comp.dice': {
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'Fifteen dice: nine D10 for the scoreboard, the others two D6, two D8, one red and one green bounce die.',
  },
  'ctg.comp.wickets': {
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'Wickets, listed only; without rules, so they are cosmetic.',
  },
  'ctg.comp.ball-marker': {
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'Cricket ball marker: it lies on the stroke selection circle of the chosen zone.',
  },
  'ctg.comp.over-tokens': {
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'Ten over tokens: the overs bowled by each bowler.',
  },
  'ctg.comp.attitude-tokens': {
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'Two Batter Attitude tokens with an A and a D side.',
  },
  'ctg.comp.facing-token': { kind: 'data', source: 'Contents and Game Components', text: 'One Batter Facing token.' },
  'ctg.comp.rulebook': { kind: 'data', source: 'Contents and Game Components', text: 'One rulebook.' },
  'ctg.comp.coin': { kind: 'data', source: 'Contents and Game Components', text: 'One coin toss token.' },
  'ctg.comp.over-cards': {
    kind: 'data',
    source: 'Contents and Game Components',
    text: '45 over cards in three styles, 15 to a style.',
  },
  'ctg.comp.pitch-tile': {
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'One pitch tile, two-sided: two Batters, Bowler, Wicket Keeper.',
  },
  'ctg.comp.player-cards': {
    kind: 'data',
    source: 'Contents and Game Components',
    text: '24 player cards: two teams of 12.',
  },
  'ctg.comp.advantage-cube': {
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'One advantage cube, the marker of the meter.',
  },
  'ctg.comp.drs-card': {
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'One DRS card: what may be reviewed, and what the die must show.',
  },
  'ctg.comp.fielder-tokens': {
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'Nine fielder tokens, two-sided.',
  },
  'ctg.comp.pitch-cards': {
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'Three pitch (condition) cards.',
  },
  'ctg.comp.umpire-card': {
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'One umpire card. The body never explains it; here it settles appeals.',
  },
  'ctg.comp.skill-cards': {
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'Eight skill cards: three for each of the two Batters at the crease and two for the Bowler.',
  },
  'ctg.comp.bowling-decks': {
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'Bowling decks and reference cards in three styles; each deck has a rule card.',
  },
  'ctg.comp.confidence-tokens': {
    kind: 'data',
    source: 'Contents and Game Components',
    text: 'Confidence cover tokens for each Batter.',
  },
};

/** Components: the open questions in words. */
export const componentsRulingWords: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.wickets-component': {
    question: 'Component without rules.',
    readings: {
      cosmetic: { text: 'The wickets are there to look at.' },
      unused: { text: 'They stay in the box.', unbuilt: 'No rule touches them.' },
    },
    standard: 'cosmetic',
    reason: 'Cosmetic.',
  },
};
