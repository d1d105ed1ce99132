import type { SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';

/** The difference needed on this ball. It begins with the printed one and cannot fall below nothing. */
export const pressure = k.resolve('pressure', [
  {
    id: 'cubes.pressure.lower',
    when: (s) => s.dots > 0,
    does: (s) => {
      s.need = Math.max(0, s.need - s.dots);
    },
  },
]);

/** The dots in a row after the ball. */
export const dotsInRow = k.resolve('dots', [
  {
    id: 'cubes.outcome.dot-effect',
    when: (s) => s.dot,
    does: (s) => {
      s.dots += 1;
    },
  },
  {
    id: 'cubes.pressure.immediate',
    when: (s, g) => g.bat > 0 && s.dots > 0,
    does: (s) => {
      s.dots = 0;
    },
  },
  {
    id: 'cubes.ruling.pressure-after-wicket',
    only: (p) => p.pressureAfterWicket === 'wicket-resets',
    when: (s, g) => g.outs.length > 0 && s.dots > 0,
    does: (s) => {
      s.dots = 0;
    },
  },
  {
    id: 'cubes.ruling.pressure-after-wicket',
    only: (p) => p.pressureAfterWicket === 'wicket-counts-as-dot',
    when: (_s, g) => g.outs.length > 0,
    does: (s) => {
      s.dots += 1;
    },
  },
]);

/** Pressure at the beginning of an over. */
export const pressureOfOver = k.resolve('pressure.over', [
  {
    id: 'cubes.ruling.pressure-over-break',
    only: (p) => p.pressureOverBreak === 'resets-each-over',
    when: (s) => s.dots > 0,
    does: (s) => {
      s.dots = 0;
    },
  },
]);

/** Pressure at the beginning of an innings: a new bowler and a new batter. */
export const pressureOfInnings = k.resolve('pressure.innings', [
  {
    id: 'cubes.ruling.pressure-new-innings',
    only: (p) => p.pressureNewInnings === 'resets',
    when: (s) => s.dots > 0,
    does: (s) => {
      s.dots = 0;
    },
  },
]);

/** Pressure. */
export const pressureWords: SectionWords = {
  'cubes.pressure.lower': {
    kind: 'applied',
    source: 'How to play 5',
    text: 'For each dot ball in a row the difference needed for a wicket drops by 1.',
    parameters: ['wicketDifference'],
  },
  'cubes.pressure.example': {
    kind: 'example',
    source: 'How to play 5',
    text: 'With two dots in a row, 3 or more higher is a wicket.',
  },
  'cubes.pressure.runs-unchanged': {
    kind: 'advice',
    source: 'How to play 5',
    text: 'Pressure changes only the difference for a wicket; what scores runs stays as it is.',
  },
  'cubes.pressure.immediate': {
    kind: 'applied',
    source: 'How to play 8',
    text: 'The dots that count are the ones immediately before the ball: runs end the row.',
    parameters: ['pressureOverBreak', 'pressureAfterWicket', 'pressureNewInnings'],
  },
};
