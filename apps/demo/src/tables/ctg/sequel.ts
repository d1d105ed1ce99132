import type { View } from '@howzat/core';
import type { Sequel } from '../table.js';
import type { Seen } from './seat.js';

/** The attitude is turned and the stroke chosen in one go: behind the best attitude comes the zone to play into with it. */
const sequel: Sequel = (view, step, choice) => {
  if (step !== 'attitude' || (choice !== 'aggressive' && choice !== 'defensive')) return null;
  const { facing = -1, aggressive = 0 } = view.state as Seen;
  if (facing < 0) return null;
  const turned = choice === 'aggressive' ? aggressive | (1 << facing) : aggressive & ~(1 << facing);
  const then: View = { ...view, state: { ...view.state, aggressive: turned } };
  return { step: 'zone', view: then };
};

export default sequel;
