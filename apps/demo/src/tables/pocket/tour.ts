import type { Tour } from '../tour.js';
import { tour } from './words.js';

const first: Tour = {
  balls: 3,
  tips: [
    { id: 'team', text: tour.team, asked: ['team.home', 'team.away'] },
    { id: 'toss', text: tour.toss, asked: ['core.toss.elect'] },
    { id: 'people', text: tour.people, asked: ['bowler', 'batters'] },
    { id: 'stance', text: tour.stance, asked: ['stance', 'stance.after-draw'] },
    { id: 'exchange', text: tour.exchange, asked: ['exchange.batting', 'exchange.bowling'] },
    { id: 'play', text: tour.play, asked: ['play', 'play.batting', 'play.bowling'] },
    { id: 'answer', text: tour.answer, asked: ['answer', 'answer.second', 'answer.save'] },
    { id: 'score', text: tour.score, from: 1 },
    {
      id: 'out',
      text: tour.out,
      asked: ['coin-or-card', 'call', 'save', 'save.at-once', 'call.at-once', 'coin-or-card.at-once'],
    },
  ],
};

export default first;
