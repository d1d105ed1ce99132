import { expect, test } from 'vitest';
import { frameWork } from '../scripts/frames.mjs';

const main = { pid: 1, tid: 1 };
const task = (at: number, work: number, dur = work) => ({
  ...main,
  name: 'RunTask',
  ph: 'X',
  ts: 1000 * at,
  dur: 1000 * dur,
  tdur: 1000 * work,
});
const mark = (name: string, at: number) => ({ ...main, name: `howzat:${name}`, ph: 'I', ts: 1000 * at });
const drawing = (at: number) => ({ ...main, name: 'AnimationFrame', ph: 'b', ts: 1000 * at });

test('the work of a frame is that of all tasks from one drawing to the next, in processor time, while a ball is shown', () => {
  const trace = [
    mark('shows', 1000),
    // before anything is shown
    task(500, 40),
    drawing(501),
    // a frame that is held up by something else on the machine: 8 ms of work in 60
    task(1000, 8, 60),
    drawing(1001),
    // two tasks, and the drawing in the second one
    task(1062, 5),
    task(1068, 4),
    drawing(1069),
    // long, with nothing drawn
    task(1200, 30),
    // short, with nothing drawn
    task(1300, 3),
    // of another thread
    { ...task(1310, 90), tid: 2 },
    mark('still', 1400),
    task(1500, 70),
    drawing(1501),
  ];
  expect(frameWork(trace)).toEqual([13, 4, 30]);
});
