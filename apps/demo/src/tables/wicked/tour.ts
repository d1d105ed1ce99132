import type { Tour } from '../tour.js';
import { tour } from './words.js';

const first: Tour = {
  balls: 3,
  tips: [
    { id: 'side', text: tour.side, asked: ['side.home', 'side.away'] },
    { id: 'lineup', text: tour.lineup, asked: ['lineup.home', 'lineup.away'] },
    { id: 'toss', text: tour.toss, asked: ['core.toss.elect'] },
    { id: 'openers', text: tour.openers, asked: ['opening-batters', 'opening-bowlers'] },
    { id: 'field', text: tour.field, asked: ['field'] },
    { id: 'zone', text: tour.zone, from: 1 },
    { id: 'tired', text: tour.tired, asked: ['replacement-bowler', 'replacement-bowler.late'] },
    { id: 'next', text: tour.next, asked: ['next-batter', 'core.declare'] },
  ],
};

export default first;
