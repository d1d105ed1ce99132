import type { About } from '@howzat/core/author';

/** What the game is, for people who choose one. */
export const about: About = {
  what: 'A one-day match for two captains in which a whole over is settled at once, by dice, the cards of a bowler and a batter, the state of the pitch and the field.',
  players: 'Two captains.',
  length:
    'Fifty overs a side, each of them one roll of the dice for both. Shorter formats of twenty and ten overs are our own.',
  table:
    'Two decks of eighteen cricketers, five fielding cards, five pitch cards, two pairs of dice, counters for fatigue.',
  chance: 'The dice of every over, and which pitch is turned up.',
  hidden: 'Nothing but the line-ups before both are picked. All else lies open.',
  decisions: [
    'Which eleven of your eighteen play, and in which order they bat.',
    'Which of five fielding cards lies for the next over.',
    'Who bowls when a bowler is tired, and who takes that end.',
    'Whether to bat or to bowl first once the pitch is seen, and when to declare.',
  ],
  play: [
    'The bowling captain lays a fielding card.',
    'Both captains roll two dice and look up their charts; the sum is moved by the pitch.',
    'The sum is a zone from 1 to 24. The card of the batter says how many runs that zone may bring.',
    'If the fielding card has a fielder in that zone, two more dice say whether the runs are cut or the batter is out.',
    'An odd number of runs changes the strike. A bowler rests after five overs.',
    'The side with more runs after fifty overs wins.',
  ],
};
