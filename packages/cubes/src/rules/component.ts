import type { SectionWords } from '@howzat/core/author';

import { filledBag } from '../components/bag.js';
import { k } from '../kit.js';
/** All cubes are in the bag when the first are dealt. */
export const fullBag = k.rule({
  id: 'cubes.component.bag',
  when: (s) => s.bag.items.length === 0,
  does: (s, _g, p) => {
    // in a position set up by hand, cubes may have been dealt before
    s.bag = filledBag(p.wildcubes === 'when-dealt', s.discarded, s.bowlerHand, s.batterHand);
    s.inBag = s.bag.left;
  },
});

/** Components: what lies on the table. */
export const componentWords: SectionWords = {
  'cubes.component.players': {
    title: 'How many people can play: two players',
    kind: 'advice',
    source: 'title block',
    text: 'The game is for two players.',
  },
  'cubes.component.numbered': {
    title: 'How many cubes are needed: all 210',
    kind: 'data',
    source: 'Setup',
    text: 'All 210 numbered cubes are needed.',
    parameters: ['numbers', 'highest'],
  },
  'cubes.component.scorepad': {
    title: 'Pen and paper for the scores',
    kind: 'advice',
    source: 'Setup',
    text: 'Pen and paper are needed for the scores.',
  },
  'cubes.component.wild': {
    title: 'How many wildcubes there are, and what they do',
    kind: 'data',
    source: 'Setup',
    text: 'The set also holds six wildcubes; they take no part in this game.',
    parameters: ['wildcubes'],
  },
  'cubes.component.six-colours': {
    title: 'Six colours, a number for each on every cube',
    kind: 'data',
    source: 'Setup',
    text: 'There are six playing colours, and every cube shows one number for each of them.',
  },
  'cubes.component.bag': {
    title: 'The other cubes stay in the bag',
    kind: 'applied',
    source: 'Setup',
    text: 'Cubes that are not dealt stay in the bag.',
  },
  'cubes.component.blank-time': {
    title: 'The playing time is not given',
    kind: 'advice',
    source: 'title block',
    text: 'The playing time is left blank in the rulebook ("per round" only). No rule follows from it.',
  },
  'cubes.component.blank-complexity': {
    title: 'How complex the game is, is not given',
    kind: 'advice',
    source: 'title block',
    text: 'The complexity out of ten is left blank in the rulebook. No rule follows from it.',
  },
};
