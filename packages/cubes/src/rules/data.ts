import type { RulingWords, SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const dataRulings = k.readings({
  'cubes.ruling.number-range': {
    '0-to-9': [],
    '0-to-7': (a) => [a.set('highest', 7)],
    '0-to-8': (a) => [a.set('highest', 8)],
  },
  'cubes.ruling.number-distribution': {
    'all-six-subsets': [],
    'independent-shuffles': (a) => [a.set('numbers', 'independent-shuffles')],
    'custom-data': null,
  },
});

/** The numbers on the cubes; its rules are checked where a set is loaded. */
export const dataWords: SectionWords = {
  'cubes.data.count': {
    title: 'How many cubes there are: 210 and six wildcubes',
    kind: 'data',
    source: 'the set of cubes',
    text: 'A set has exactly 210 numbered cubes and 6 wildcubes.',
  },
  'cubes.data.range': {
    title: 'The numbers on the cubes go from 0 to 9',
    kind: 'data',
    source: 'the set of cubes',
    text: 'Every number on a cube is a whole number from 0 to 9.',
    parameters: ['highest'],
  },
  'cubes.data.balanced': {
    title: 'No colour is better than another',
    kind: 'data',
    source: 'the set of cubes',
    text: 'For every colour each number stands on exactly 21 cubes, so no colour is better than another.',
  },
  'cubes.data.distinct': {
    title: 'A cube never shows a number twice',
    kind: 'data',
    source: 'the set of cubes',
    text: 'The six numbers of a cube differ.',
  },
  'cubes.data.subsets': {
    title: 'No two cubes have the same six numbers',
    kind: 'data',
    source: 'the set of cubes',
    text: 'The 210 sets of six numbers all differ: every choice of six of the ten digits stands on one cube.',
  },
  'cubes.data.pairs': {
    title: 'How the numbers of two colours go together',
    kind: 'data',
    source: 'the set of cubes',
    text: 'For two colours and two different numbers, 1 to 4 cubes show the first number in the first colour and the second in the second.',
  },
};

/** The numbers on the cubes; its rules are checked where a set is loaded: the open questions in words. */
export const dataRulingWords: Readonly<Record<string, RulingWords>> = {
  'cubes.ruling.number-range': {
    title: 'Which numbers stand on the cubes',
    question:
      'Which numbers stand on the cubes? No range is given; the printed example shows 0 to 7, and differences of 7 and more are provided for.',
    standard: '0-to-9',
    reason:
      'With 0 to 7 a wicket of a test match without pressure would need exactly 7 against 0; and 210 is the number of ways to choose six of ten digits.',
    readings: {
      '0-to-9': { text: 'The numbers 0 to 9.' },
      '0-to-7': { text: 'The numbers 0 to 7: each stands on 26 or 27 cubes for every colour.' },
      '0-to-8': { text: 'The numbers 0 to 8: each stands on 23 or 24 cubes for every colour.' },
    },
  },
  'cubes.ruling.number-distribution': {
    title: 'How often each number stands on the cubes',
    question: 'How often does each number occur, and may a cube show a number twice? The text says nothing.',
    standard: 'all-six-subsets',
    reason: 'Every colour is then equally strong, so the choice of a colour gives no advantage.',
    readings: {
      'all-six-subsets': {
        text: 'The six numbers of a cube differ, and with ten digits every six of them stand on one cube.',
      },
      'independent-shuffles': { text: 'Each colour has its own shuffle of all numbers, so a cube may show one twice.' },
      'custom-data': {
        text: 'A set of your own.',
        unbuilt:
          'it needs the data of the set: give them as the components of a match, or make the variant with withCubes',
      },
    },
  },
};
