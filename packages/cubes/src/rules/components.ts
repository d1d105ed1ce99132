import type { SectionWords } from '@howzat/core/author';

/** Components: what lies on the table. The invariants of the set are checked where a set is loaded. */
export const componentWords: SectionWords = {
  'cubes.component.players': { kind: 'advice', source: 'title block', text: 'The game is for two players.' },
  'cubes.component.numbered': {
    kind: 'data',
    source: 'Setup',
    text: 'All 210 numbered cubes are needed.',
    parameters: ['numbers', 'highest'],
  },
  'cubes.component.scorepad': { kind: 'advice', source: 'Setup', text: 'Pen and paper are needed for the scores.' },
  'cubes.component.wild': {
    kind: 'data',
    source: 'Setup',
    text: 'The set also holds six wildcubes; they take no part in this game.',
    parameters: ['wildcubes'],
  },
  'cubes.component.six-colours': {
    kind: 'data',
    source: 'Setup',
    text: 'There are six playing colours, and every cube shows one number for each of them.',
  },
  'cubes.component.bag': { kind: 'applied', source: 'Setup', text: 'Cubes that are not dealt stay in the bag.' },
  'cubes.component.blank-time': {
    kind: 'advice',
    source: 'title block',
    text: 'The playing time is left blank in the rulebook ("per round" only). No rule follows from it.',
  },
  'cubes.component.blank-complexity': {
    kind: 'advice',
    source: 'title block',
    text: 'The complexity out of ten is left blank in the rulebook. No rule follows from it.',
  },
  'cubes.data.count': {
    kind: 'data',
    source: 'the set of cubes',
    text: 'A set has exactly 210 numbered cubes and 6 wildcubes.',
  },
  'cubes.data.range': {
    kind: 'data',
    source: 'the set of cubes',
    text: 'Every number on a cube is a whole number from 0 to 9.',
    parameters: ['highest'],
  },
  'cubes.data.balanced': {
    kind: 'data',
    source: 'the set of cubes',
    text: 'For every colour each number stands on exactly 21 cubes, so no colour is better than another.',
  },
  'cubes.data.distinct': { kind: 'data', source: 'the set of cubes', text: 'The six numbers of a cube differ.' },
  'cubes.data.subsets': {
    kind: 'data',
    source: 'the set of cubes',
    text: 'The 210 sets of six numbers all differ: every choice of six of the ten digits stands on one cube.',
  },
  'cubes.data.pairs': {
    kind: 'data',
    source: 'the set of cubes',
    text: 'For two colours and two different numbers, 1 to 4 cubes show the first number in the first colour and the second in the second.',
  },
};
