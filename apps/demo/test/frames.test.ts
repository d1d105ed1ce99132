import { expect, test } from 'vitest';
import { waitsIn } from '../scripts/frames.mjs';

test('a frame is waited for from the one before it, while a ball is shown', () => {
  // one to the next, before, while and after it is shown
  const frames = [0, 60, 500, 516, 533, 600, 617, 700, 760, 1000, 1016];
  const shows = [
    { from: 540, to: 610 },
    // still shown at the end
    { from: 1010, to: null },
  ];
  // what leads to a ball is part of it, and so is the frame in which it goes
  expect(waitsIn({ frames, shows })).toEqual([440, 16, 17, 67, 17, 240, 16]);
});
