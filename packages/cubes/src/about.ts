import type { About } from '@howzat/core/author';

/** What the game is, for people who choose one. */
export const about: About = {
  what: 'A game of two secret orders: each player draws six numbered cubes, arranges them out of sight, and then both reveal them one pair at a time. The difference of the two numbers says what happened.',
  players: 'Two. One bowls and one bats, then they change over.',
  length: 'One innings each, of ten wickets: about nine overs an innings. A test match has two innings each.',
  table: 'A bag with 210 cubes, each with six numbers in six colours, a coin, and pencil and paper.',
  chance: 'The toss, and which cubes you draw. The result of every ball follows from the two numbers alone.',
  hidden: 'Your six numbers and their order, until each is revealed.',
  decisions: [
    'In which order to lay your six cubes, knowing that dots in a row put the batter under pressure.',
    'Which colour to play with.',
    'Whether to bat or to bowl first.',
  ],
  play: [
    'Each player draws six cubes and turns them so that only they see their colour.',
    'Both arrange their six numbers from left to right, in secret.',
    'For each ball the bowler shows the next cube, then the batter.',
    'A higher number of the batter scores the difference, within bands; a number of the bowler that is higher by five or more takes a wicket.',
    'Each dot in a row lowers by one what the bowler needs.',
    'After six balls both draw again. Ten wickets end the innings.',
  ],
};
