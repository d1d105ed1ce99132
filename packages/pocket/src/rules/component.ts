import type { SectionWords } from '@howzat/core/author';

/** The components that each player has. */

export const componentWords = {
  'pocket.component.score-deck': {
    title: 'A score deck for each player',
    kind: 'data',
    source: 'components',
    text: 'Each player has one Score Deck.',
  },
  'pocket.component.score-sheet': {
    title: 'A score sheet for each player',
    kind: 'data',
    source: 'components',
    text: 'Each player has one Score Sheet.',
  },
  'pocket.component.rank-grid': {
    title: 'A rank grid for each player',
    kind: 'data',
    source: 'components',
    text: 'Each player has one Rating Grid.',
  },
  'pocket.component.team': {
    title: 'A team of cricketers for each player',
    kind: 'data',
    source: 'components',
    text: 'Each player has one team (player deck).',
  },
  'pocket.component.bowler-deck': {
    title: 'A bowler chance deck for each player',
    kind: 'data',
    source: 'components',
    text: 'Each player has one Bowler Chance deck.',
  },
  'pocket.component.batter-deck': {
    title: 'A batter chance deck for each player',
    kind: 'data',
    source: 'components',
    text: 'Each player has one Batter Chance deck.',
  },
  'pocket.component.fatigue-counters': {
    title: 'How many fatigue counters: 20, black',
    kind: 'data',
    source: 'components',
    text: 'Each player has at least 20 fatigue counters, black.',
  },
  'pocket.component.comfort-counters': {
    title: 'How many comfort counters: 15, white',
    kind: 'data',
    source: 'components',
    text: 'Each player has at least 15 comfort(ability) counters, white.',
    parameters: ['comfortSupply'],
  },
} as const satisfies SectionWords;
