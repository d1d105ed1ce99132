import type { RulingWords, SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';

/** The other deck is the other side. */
export const oneDeckEach = k.rule({
  id: 'wicked.component.decks',
  does: (s) => {
    s.homeDeck = s.homeWish;
    s.awayDeck = 1 - s.homeWish;
  },
});

/** Components: what lies on the table. */
export const componentWords: SectionWords = {
  'wicked.component.decks': {
    title: 'The two decks: England and Australia',
    kind: 'applied',
    source: 'Game Components',
    text: 'There are two decks of cricketer cards, one England and one Australia.',
    parameters: ['table'],
  },
  'wicked.component.deck-size': {
    title: 'How many cards a deck has: 18',
    kind: 'data',
    source: 'Game Components',
    text: "Each side's deck holds 18 cards.",
    parameters: ['table'],
  },
  'wicked.component.dice': {
    title: 'Two dice for each player',
    kind: 'data',
    source: 'Game Components',
    text: 'There are two pairs of six-sided dice; each player owns one pair.',
  },
  'wicked.component.fielding-cards': {
    title: 'The five fielding cards',
    kind: 'data',
    source: 'Game Components',
    text: 'There are 5 fielding cards.',
    parameters: ['table'],
  },
  'wicked.component.pitch-cards': {
    title: 'The five pitch cards',
    kind: 'data',
    source: 'Game Components',
    text: 'There are 5 pitch condition cards.',
    parameters: ['table'],
  },
  'wicked.component.fatigue-counters': {
    title: 'The ten fatigue counters',
    kind: 'data',
    source: 'Game Components',
    text: 'There are 10 bowler fatigue counters in total.',
  },
  'wicked.component.active-marker': {
    title: 'The marker of the bowler whose turn it is',
    kind: 'data',
    source: 'Game Components',
    text: 'There is one active bowler marker.',
  },
  'wicked.component.field-display': {
    title: 'The field display',
    kind: 'advice',
    source: 'Game Components',
    text: 'There is one field display.',
  },
  'wicked.component.scorebook': {
    title: 'The score cards',
    kind: 'advice',
    source: 'Game Components',
    text: 'There is one booklet of score cards.',
  },
};

/** Components: what lies on the table: the open questions in words. */
export const componentRulingWords: Readonly<Record<string, RulingWords>> = {
  'wicked.ruling.components-unlisted': {
    title: 'Where the charts and zone tables are printed',
    question:
      'Steps 9, 10 and 15 use a Bowling Chart, a Batting Chart and Zone Tables; the component list has none of them. Where are they printed?',
    readings: {
      'printed-on-display': { text: 'On the Field Display.' },
      'printed-on-cards': {
        text: 'On the cards.',
        unbuilt: 'The data keep them as tables of their own, so where they are printed makes no difference.',
      },
      'separate-sheets': {
        text: 'On sheets of their own.',
        unbuilt: 'The data keep them as tables of their own, so where they are printed makes no difference.',
      },
    },
    standard: 'printed-on-display',
    reason: 'Both captains read them all the time.',
  },
};
