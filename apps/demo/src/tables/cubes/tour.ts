import type { Tour } from '../tour.js';
import { tour } from './words.js';

const first: Tour = {
  balls: 12,
  tips: [
    { id: 'colour', text: tour.colour, asked: ['colour.home', 'colour.away'] },
    { id: 'toss', text: tour.toss, asked: ['core.toss.elect'] },
    { id: 'tray', text: tour.tray, asked: ['order.batting', 'order.bowling'] },
    { id: 'batting', text: tour.batting, asked: ['order.batting'], role: 'batting' },
    { id: 'bowling', text: tour.bowling, asked: ['order.bowling'], role: 'bowling' },
    { id: 'scale', text: tour.scale, asked: ['order.batting', 'order.bowling'], from: 6 },
    { id: 'bag', text: tour.bag, asked: ['order.batting', 'order.bowling'], from: 6 },
  ],
};

export default first;
