import type { Tour } from '../tour.js';
import { tour } from './words.js';

const first: Tour = {
  balls: 6,
  tips: [
    { id: 'toss', text: tour.toss, asked: ['core.toss.elect'] },
    { id: 'traps', text: tour.traps, asked: ['choose-traps'] },
    { id: 'bat', text: tour.bat, asked: ['play-card'] },
    { id: 'bowl', text: tour.bowl, asked: ['bowl-card'] },
    { id: 'power', text: tour.power, asked: ['play-card'], from: 1 },
    { id: 'again', text: tour.again, asked: ['bowl-card'], from: 1 },
    { id: 'extras', text: tour.extras, asked: ['play-card'], from: 2 },
    { id: 'out', text: tour.out, after: 'wicket' },
  ],
};

export default first;
