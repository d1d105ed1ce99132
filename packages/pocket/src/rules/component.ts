import type { SectionWords } from '@howzat/core';

/** The components that each player has. */

export const componentWords = {
  'pocket.component.score-deck': { kind: 'data', source: 'components', text: 'Each player has one Score Deck.' },
  'pocket.component.score-sheet': { kind: 'data', source: 'components', text: 'Each player has one Score Sheet.' },
  'pocket.component.rank-grid': { kind: 'data', source: 'components', text: 'Each player has one Rating Grid.' },
  'pocket.component.team': { kind: 'data', source: 'components', text: 'Each player has one team (player deck).' },
  'pocket.component.bowler-deck': {
    kind: 'data',
    source: 'components',
    text: 'Each player has one Bowler Chance deck.',
  },
  'pocket.component.batter-deck': {
    kind: 'data',
    source: 'components',
    text: 'Each player has one Batter Chance deck.',
  },
  'pocket.component.fatigue-counters': {
    kind: 'data',
    source: 'components',
    text: 'Each player has at least 20 fatigue counters, black.',
  },
  'pocket.component.comfort-counters': {
    kind: 'data',
    source: 'components',
    text: 'Each player has at least 15 comfort(ability) counters, white.',
    parameters: ['comfortSupply'],
  },
} as const satisfies SectionWords;
