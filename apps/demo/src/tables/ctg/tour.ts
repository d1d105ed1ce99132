import { scoreTip, type Tour } from '../tour.js';
import { choices, tips } from './first-words.js';

const bats = ['attitude', 'zone'];

const first: Tour = {
  balls: 6,
  choices,
  tips: [
    { id: 'stroke', text: tips.stroke, asked: bats },
    { id: 'fits', text: tips.fits, asked: bats, shows: 'fits' },
    { id: 'attitude', text: tips.attitude, asked: ['attitude'] },
    { id: 'bowl', text: tips.bowl, asked: ['bowl'] },
    { id: 'catch', text: tips.catch, asked: bats, shows: 'catch' },
    { id: 'field', text: tips.field, asked: ['field', 'place-field'], shows: 'catch' },
    { id: 'dice', text: tips.dice, from: 1 },
    { id: 'meter', text: tips.meter, from: 1, shows: 'meter' },
    scoreTip,
    { id: 'confidence', text: tips.confidence, from: 2, shows: 'confidence' },
    { id: 'card', text: tips.card, from: 2 },
    { id: 'overs', text: tips.overs, from: 3, shows: 'overs-left' },
    { id: 'run', text: tips.run, asked: ['run'] },
  ],
};

export default first;
