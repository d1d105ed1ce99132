import type { About } from '@howzat/core/author';

/** What the game is, for people who choose one. */
export const about: About = {
  what: 'A duel of cards without luck: batter and bowler each play a number card face down, both are turned, and the batter scores the number on their card unless the two are equal.',
  players: 'Two. One bats and the other bowls, then they change over.',
  length: 'One to twenty overs a side, six cards to an over. One over takes a few minutes.',
  table: 'Six number cards for each player (0, 1, 2, 3, 4, 6), a power blocker card, and pencil and paper.',
  chance: 'Only the toss for who bats first. Everything after that is bluff.',
  hidden:
    'The cards until both are turned, the trap values that the bowler wrote down, and a prediction until it comes true or not.',
  decisions: [
    'Which card to play, ball by ball: high cards score, and a bowler who expects them gets you out.',
    'When to spend what you have once: the strategic pass, the hidden card, the power blocker, the trap.',
    'As the bowler, when to go into defence mode or shift the field, which limits what the batter may score.',
    'Which two numbers to write down as traps.',
  ],
  play: [
    'Both players choose a card at the same time and keep it face down.',
    'Both cards are turned. If they are equal the batter is out.',
    'Otherwise the number on the card of the batter is added to the score.',
    'After six balls the over ends; after all overs, or when the wickets are gone, the innings ends and the players change over.',
    'The player with more runs wins.',
  ],
};
