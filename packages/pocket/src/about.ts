import type { About } from '@howzat/core/author';

/** What the game is, for people who choose one. */
export const about: About = {
  what: 'A match of cards with decks that you build yourself: the ranks of bowler and batter are compared, a score card says what such a comparison brings, and chance cards from your hand change it.',
  players: 'Two, each with a team of eleven and two chance decks.',
  length: 'Twenty overs a side; each over is one score card.',
  table:
    'A deck of thirty score cards, a rank grid, eleven cricketers, two chance decks of thirty to forty cards and counters for each player.',
  chance: 'Which score card comes up, which chance cards you draw, and a coin that a defending batter calls.',
  hidden: 'The chance cards in your hand, three at most.',
  decisions: [
    'How to build your two chance decks and your team.',
    'Which cards of your hand to play in an over, and when to hold one back to answer.',
    'Whether the batter attacks or defends.',
    'Which bowler to use before fatigue wears them out, and who bats next.',
  ],
  play: [
    'Each side may switch one cricketer; the batting side chooses a stance.',
    'Both draw up to three chance cards and may exchange one.',
    'Chance cards are played; the other side may answer them.',
    'A score card is turned. The ranks of batter and bowler say which of its lines counts.',
    'If that line is an out, a batter who defends may still be saved by the call of a coin.',
    'Odd runs change the strike; counters of comfort and fatigue go up. Twenty such overs make an innings.',
  ],
};
