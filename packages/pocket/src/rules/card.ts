import type { SectionWords } from '@howzat/core/author';

/** Reading the Cards: the cards of cricketers. */

export const cardWords = {
  'pocket.card.positions': {
    title: 'The four kinds of players',
    kind: 'data',
    source: 'Reading the Cards, Player Cards',
    text: 'Four player categories: batter, bowler, wicket keeper, all-rounder.',
  },
  'pocket.card.position-field': {
    title: "Where a player's kind is printed",
    kind: 'data',
    source: 'Reading the Cards, Player Cards',
    text: 'The category stands in the stats box behind the word Position.',
  },
  'pocket.card.two-attributes': {
    title: 'Each player has a batting and a bowling rank',
    kind: 'data',
    source: 'Reading the Cards, Player Cards',
    text: 'Two attributes matter: bowling and batting.',
  },
  'pocket.card.batting-square': {
    title: 'Where the batting rank is printed',
    kind: 'data',
    source: 'Reading the Cards, Player Cards',
    text: 'Batting rank: the upper coloured square beside the portrait, with a bat.',
  },
  'pocket.card.bowling-square': {
    title: 'Where the bowling rank is printed',
    kind: 'data',
    source: 'Reading the Cards, Player Cards',
    text: 'Bowling rank: the coloured square below the batting one, with a ball.',
  },
} as const satisfies SectionWords;
