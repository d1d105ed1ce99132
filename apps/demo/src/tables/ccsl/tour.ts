import { scoreTip, type Tour } from '../tour.js';
import { choices, tips } from './first-words.js';

const first: Tour = {
  balls: 6,
  choices,
  tips: [
    { id: 'bat', text: tips.bat, asked: ['play-card'], shows: 'card' },
    { id: 'bowl', text: tips.bowl, asked: ['bowl-card'], shows: 'card' },
    { id: 'trap', text: tips.trap, asked: ['bowl-card'], role: 'bowling', shows: 'trap' },
    { id: 'out', text: tips.out, after: 'wicket' },
    { id: 'power', text: tips.power, asked: ['play-card', 'bowl-card'], from: 1, shows: 'power' },
    { id: 'previous', text: tips.previous, asked: ['play-card', 'bowl-card'], from: 2, shows: 'previous' },
    scoreTip,
    { id: 'economy', text: tips.economy, asked: ['play-card', 'bowl-card'], from: 2, shows: 'window' },
    { id: 'hiddenTrap', text: tips.hiddenTrap, asked: ['play-card'], from: 2, shows: 'trap' },
    { id: 'pass', text: tips.pass, asked: ['play-card', 'bowl-card'], from: 2, shows: 'pass' },
    { id: 'prediction', text: tips.prediction, asked: ['play-card', 'bowl-card'], from: 3, shows: 'prediction' },
    { id: 'streak', text: tips.streak, asked: ['play-card', 'bowl-card'], from: 3, shows: 'streak' },
  ],
};

export default first;
