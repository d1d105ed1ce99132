import { scoreTip, type Tour } from '../tour.js';
import { choices, tips } from './first-words.js';

const plays = ['play', 'play.batting', 'play.bowling'];

const first: Tour = {
  balls: 3,
  choices,
  tips: [
    { id: 'people', text: tips.people, asked: plays, shows: 'rank' },
    { id: 'difference', text: tips.difference, asked: plays, shows: 'difference' },
    { id: 'play', text: tips.play, asked: plays },
    { id: 'cost', text: tips.cost, asked: plays, shows: 'cost' },
    { id: 'answer', text: tips.answer, asked: ['answer', 'answer.second', 'answer.save', 'answer.save.at-once'] },
    {
      id: 'out',
      text: tips.out,
      asked: ['coin-or-card', 'call', 'save', 'save.at-once', 'call.at-once', 'coin-or-card.at-once'],
    },
    { id: 'row', text: tips.row, from: 1, shows: 'row' },
    { id: 'stance', text: tips.stance, asked: ['stance', 'stance.after-draw'] },
    { id: 'exchange', text: tips.exchange, asked: ['exchange.batting', 'exchange.bowling'] },
    scoreTip,
    { id: 'comfort', text: tips.comfort, from: 1, shows: 'comfort' },
    { id: 'fatigue', text: tips.fatigue, from: 1, shows: 'fatigue' },
    { id: 'deck', text: tips.deck, asked: plays, from: 1, shows: 'deck' },
  ],
};

export default first;
