import type { RulingWords, SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';
import { dotEffect } from './outcome.js';

/** The difference needed on this ball. It begins with the printed one and cannot fall below nothing. */
export const pressure = k.resolve('pressure', [
  {
    id: 'cubes.pressure.lower',
    when: (s) => s.dots > 0,
    does: (s) => {
      // Stryker disable next-line EqualityOperator: as many dots as are needed leave nothing either way
      s.need = s.need > s.dots ? s.need - s.dots : 0;
    },
  },
]);

/** The dots in a row after the ball. */
export const dotsInRow = k.resolve('dots', [
  dotEffect,
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

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const pressureRulings = k.readings({
  'cubes.ruling.dot-vs-pressure': {
    'pressure-wins': [],
    'dot-band-wins': (a) => [
      a.after(
        'cubes.pressure.lower',
        a.rule({
          id: 'cubes.ruling.dot-vs-pressure',
          when: (s, _g, p) => s.need < p.wicketDifference,
          does: (s, _g, p) => {
            s.need = p.wicketDifference;
          },
        }),
      ),
    ],
  },
  'cubes.ruling.floor': {
    'self-limiting-zero': [],
    'floor-one': (a) => [
      a.after(
        'cubes.pressure.lower',
        a.rule({
          id: 'cubes.ruling.floor',
          when: (s) => s.need < 1,
          does: (s) => {
            s.need = 1;
          },
        }),
      ),
    ],
  },
  'cubes.ruling.pressure-over-break': {
    carries: [],
    'resets-each-over': (a) => [a.set('pressureOverBreak', 'resets-each-over')],
  },
  'cubes.ruling.pressure-after-wicket': {
    'wicket-resets': [],
    'wicket-keeps-k': (a) => [a.set('pressureAfterWicket', 'wicket-keeps-k')],
    'wicket-counts-as-dot': (a) => [a.set('pressureAfterWicket', 'wicket-counts-as-dot')],
  },
  'cubes.ruling.pressure-new-innings': { resets: [], carries: (a) => [a.set('pressureNewInnings', 'carries')] },
});

/** Pressure. */
export const pressureWords: SectionWords = {
  'cubes.pressure.lower': {
    title: 'Each dot ball in a row makes a wicket easier',
    kind: 'applied',
    source: 'How to play 5',
    text: 'For each dot ball in a row the difference needed for a wicket drops by 1.',
    parameters: ['wicketDifference'],
  },
  'cubes.pressure.example': {
    title: 'Two dots in a row: three higher is a wicket',
    kind: 'example',
    source: 'How to play 5',
    text: 'With two dots in a row, 3 or more higher is a wicket.',
  },
  'cubes.pressure.runs-unchanged': {
    title: 'Pressure does not change the runs',
    kind: 'advice',
    source: 'How to play 5',
    text: 'Pressure changes only the difference for a wicket; what scores runs stays as it is.',
  },
  'cubes.pressure.immediate': {
    title: 'Scoring a run ends the pressure',
    kind: 'applied',
    source: 'How to play 8',
    text: 'The dots that count are the ones immediately before the ball: runs end the row.',
    parameters: ['pressureOverBreak', 'pressureAfterWicket', 'pressureNewInnings'],
  },
};

/** Pressure: the open questions in words. */
export const pressureRulingWords: Readonly<Record<string, RulingWords>> = {
  'cubes.ruling.dot-vs-pressure': {
    title: 'Pressure against the dot band',
    question: 'A difference of 0 to 4 is a dot ball, and yet pressure makes some of them wickets. Which holds?',
    standard: 'pressure-wins',
    reason: 'The particular goes before the general, and the printed over has a wicket with a difference of 3.',
    readings: {
      'pressure-wins': { text: 'Pressure.' },
      'dot-band-wins': { text: 'The dot band: pressure never takes a wicket.' },
    },
  },
  'cubes.ruling.floor': {
    title: 'How far pressure lowers the wicket',
    question: 'How low can pressure bring the needed difference? After five dots it would be 0, and a tie a wicket.',
    standard: 'self-limiting-zero',
    reason: 'It is the literal reading and cannot fall below 0; it is worth 0.01 runs an innings.',
    readings: {
      'self-limiting-zero': { text: 'To 0: after five dots equal numbers are a wicket.' },
      'floor-one': { text: 'To 1: the bowler must be higher.' },
    },
  },
  'cubes.ruling.pressure-over-break': {
    title: 'Does pressure last into the next over?',
    question: 'Does pressure carry over the break between two overs?',
    standard: 'carries',
    reason: 'Nothing lies between ball 6 and the next ball 1.',
    readings: {
      carries: { text: 'It does.' },
      'resets-each-over': {
        text: 'Each over begins without pressure: an innings then averages 85.2 runs instead of 82.1.',
      },
    },
  },
  'cubes.ruling.pressure-after-wicket': {
    title: 'Does a wicket end the pressure?',
    question: 'Does a wicket end the row of dots?',
    standard: 'wicket-resets',
    reason: 'A dot ball is one without runs and without a wicket, so a wicket breaks the row.',
    readings: {
      'wicket-resets': { text: 'It does.' },
      'wicket-keeps-k': { text: 'The row stays as long as it was.' },
      'wicket-counts-as-dot': { text: 'The wicket makes it one longer.' },
    },
  },
  'cubes.ruling.pressure-new-innings': {
    title: 'Does pressure last into the next innings?',
    question: 'Does pressure carry into a new innings?',
    standard: 'resets',
    reason: 'There is a new bowler and a new batter.',
    readings: {
      resets: { text: 'It does not.' },
      carries: { text: 'It does.' },
    },
  },
};
