import { words } from '../../words.js';
import type { Tour } from '../tour.js';

const { steps } = words.guide;

/** Tips that go with any game. */
const any: Tour = {
  balls: 6,
  tips: [
    { id: 'decide', text: steps.decide },
    { id: 'rules', text: steps.rules, from: 1 },
    { id: 'hint', text: steps.hint, from: 2 },
    { id: 'time', text: steps.time, from: 3 },
  ],
};

export default any;
