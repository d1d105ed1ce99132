import { words as said } from '../../screens/first/words.js';
import { words } from '../../words.js';
import { scoreTip, type Tour } from '../tour.js';

const { steps } = words.guide;

/** Tips that go with any game. */
const any: Tour = {
  balls: 6,
  choices: [[/./, said.any]],
  tips: [
    { id: 'decide', text: steps.decide },
    { id: 'rules', text: steps.rules, from: 1 },
    scoreTip,
    { id: 'hint', text: steps.hint, from: 2 },
    { id: 'time', text: steps.time, from: 3 },
  ],
};

export default any;
