import type { SectionWords } from '@howzat/core/author';

/** Options named in the text. */
export const optionWords: SectionWords = {
  'ctg.option.length': {
    title: 'How long the match is',
    kind: 'reading',
    source: 'Game Length',
    text: 'Match length: the formats t10 and t20.',
    parameters: ['overs', 'length'],
  },
  'ctg.option.solo': {
    title: 'Playing alone',
    kind: 'advice',
    source: 'Solo Play',
    text: 'Solo play has rules of its own in a separate download. Here a computer opponent takes its place.',
  },
  'ctg.option.scenarios': {
    title: 'Scenarios are announced and not printed',
    kind: 'advice',
    source: 'Solo Play',
    text: 'Scenario material is announced in the text; none is printed.',
  },
  'ctg.option.drs': {
    title: 'Switching reviews on or off',
    kind: 'reading',
    source: 'T10 and T20 cards',
    text: 'DRS by format: off in T10, on in T20. The parameter drs switches it in either.',
    parameters: ['drs'],
  },
  'ctg.option.power-play': {
    title: 'Switching the power play on or off',
    kind: 'reading',
    source: '10 Over Match; T10 card',
    text: 'Power Play Over by format: on in T10, off in T20. The parameter powerPlay switches it in either.',
    parameters: ['powerPlay'],
  },
  'ctg.option.express': {
    title: 'How many express balls there are',
    kind: 'reading',
    source: 'Game Length; T10/T20 cards',
    text: 'Express balls in middle overs: 2 in both formats. The parameter expressBalls sets another number.',
    parameters: ['expressBalls'],
  },
};
