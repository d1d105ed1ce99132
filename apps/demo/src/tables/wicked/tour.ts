import { scoreTip, type Tour } from '../tour.js';
import { choices, tips } from './first-words.js';

const first: Tour = {
  balls: 4,
  choices,
  tips: [
    { id: 'bowls', text: tips.bowls, asked: ['field'] },
    { id: 'bats', text: tips.bats, role: 'batting' },
    { id: 'odds', text: tips.odds, asked: ['field'], shows: 'odds' },
    { id: 'zone', text: tips.zone, shows: 'zone' },
    { id: 'dot', text: tips.dot },
    { id: 'sum', text: tips.sum, from: 1, shows: 'sum' },
    { id: 'pitch', text: tips.pitch, from: 1, shows: 'modifier' },
    scoreTip,
    { id: 'means', text: tips.means, from: 1, shows: 'means' },
    { id: 'fatigue', text: tips.fatigue, from: 2, shows: 'fatigue' },
    { id: 'next', text: tips.next, asked: ['next-batter'] },
  ],
};

export default first;
