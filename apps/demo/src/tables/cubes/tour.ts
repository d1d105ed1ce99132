import { scoreTip, type Tour } from '../tour.js';
import { choices, tips } from './first-words.js';

const orders = ['order.batting', 'order.bowling'];

const first: Tour = {
  balls: 12,
  choices,
  tips: [
    { id: 'tray', text: tips.tray, asked: orders },
    { id: 'cube', text: tips.cube, asked: orders, shows: 'cube' },
    { id: 'batting', text: tips.batting, asked: ['order.batting'] },
    { id: 'bowling', text: tips.bowling, asked: ['order.bowling'] },
    { id: 'difference', text: tips.difference, shows: 'difference' },
    scoreTip,
    { id: 'need', text: tips.need, from: 6, shows: 'need' },
    { id: 'bag', text: tips.bag, from: 6, shows: 'bag' },
  ],
};

export default first;
