import type { Tour } from '../tour.js';
import { tour } from './words.js';

const first: Tour = {
  balls: 6,
  tips: [
    { id: 'team', text: tour.team, asked: ['team.home', 'team.away', 'drop.home', 'drop.away'] },
    { id: 'call', text: tour.call, asked: ['call', 'core.toss.elect'] },
    { id: 'field', text: tour.field, asked: ['place-field'] },
    { id: 'openers', text: tour.openers, asked: ['openers', 'opening-attitudes'] },
    { id: 'stroke', text: tour.stroke, asked: ['attitude', 'zone'] },
    { id: 'bowl', text: tour.bowl, asked: ['bowl'] },
    { id: 'dice', text: tour.dice, asked: ['attitude', 'zone', 'bowl', 'field'], from: 1 },
    { id: 'change', text: tour.change, asked: ['field'], from: 2 },
    { id: 'run', text: tour.run, asked: ['run'] },
  ],
};

export default first;
