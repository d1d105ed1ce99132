import type { About } from '@howzat/core/author';

/** What the game is, for people who choose one. */
export const about: About = {
  what: 'The fullest of the five: a board with eleven fielders, a hand of bowls played face down, strokes into six zones, dice for both, and cards for each ball that bring no-balls, appeals and chances.',
  players: 'Two, one for each team.',
  length: 'T10 is ten overs a side, T20 is twenty. Some balls of each over are played quickly from a card.',
  table:
    'A board with zones and rings, teams of twelve player cards, three decks of bowls, over cards, six-sided and eight-sided dice, and tokens.',
  chance: 'The dice of bowler and batter, how far the ball goes and how it bounces, which over card comes up.',
  hidden: 'The bowl that the bowler has laid face down, and the over cards until they are turned.',
  decisions: [
    'Where your nine fielders stand, before each ball.',
    'Which bowl to play, and which zone to aim at: the bowler tries to guess the stroke, the batter the bowl.',
    'Whether a batter plays with aggression or in defence.',
    'Whether to try for one more run.',
    'Which bowler has the next over, and when to use skill cards, the power play and a review.',
  ],
  play: [
    'The bowling side sets the field and lays a bowl face down; the batting side picks a zone.',
    'The bowl is revealed: a stroke that suits it helps the batter, one that does not helps the bowler.',
    'An over card is turned, and both sides roll.',
    'The better total decides: a strike, a block, or a miss that may be bowled or caught in the slips.',
    'A struck ball travels by dice over the board. A fielder in its way may catch or stop it.',
    'The batters run, and may risk one more. Six balls make an over, ten wickets end the innings.',
  ],
};
