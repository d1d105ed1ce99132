import type { SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';
import {
  allowance,
  batterAnnounces,
  batterReacts,
  batterRoll,
  batterRollShown,
  beginBall,
  bowlerDecides,
  bowlerRoll,
  bowlerRollShown,
  markBatting,
  markBowling,
} from './variant.js';

/** The option of rolling one cube in each over, in all its timings. */
export const rollACube = k.option('cubes.option.roll-a-cube', 'Each player may roll one cube in each over', (a) => [
  a.set('roll', true),
  a.before('order', allowance),
  a.after('order.bowling', markBowling),
  a.after('order.batting', markBatting),
  a.before('reveal.bowling', beginBall),
  a.before('reveal.bowling', bowlerDecides),
  a.before('reveal.bowling', batterAnnounces),
  a.after('reveal.bowling', bowlerRoll),
  a.after('cube.bowling.rolls', bowlerRollShown),
  a.before('reveal.batting', batterReacts),
  a.after('reveal.batting', batterRoll),
  a.after('cube.batting.rolls', batterRollShown),
]);

export const wildWhenDealt = k.option(
  'cubes.option.wild-when-dealt',
  'Wildcubes are discarded as they are dealt instead of before the game',
  (a) => [a.set('wildcubes', 'when-dealt')],
);

export const tossByCube = k.option('cubes.option.toss-by-cube', 'A cube is tossed instead of a coin', (a) => [
  a.set('tossBy', 'cube'),
]);

/** Options named in the text. */
export const optionWords: SectionWords = {
  'cubes.option.test-match': {
    title: 'How to choose the test match',
    kind: 'reading',
    source: 'Possible alternative rules',
    text: 'Both changes of the test match together: the format test-match. Off by default.',
    parameters: ['inningsPerSide', 'wicketDifference'],
  },
  'cubes.option.roll-a-cube': {
    title: 'How to allow rolling a cube',
    kind: 'reading',
    source: 'Possible alternative rules',
    text: 'In each over each player may roll one cube. Off by default.',
    parameters: ['roll'],
  },
  'cubes.option.winner-rule': {
    title: 'How to let the winner add a rule',
    kind: 'reading',
    source: 'Possible alternative rules',
    text: 'The winner adds a rule before the next game. Off for single games, on in a series.',
  },
  'cubes.option.free-rules': {
    title: 'How to play with rules of your own',
    kind: 'reading',
    source: 'Possible alternative rules',
    text: 'Any other rules by agreement: house rules written as amendments. Off by default.',
  },
  'cubes.option.wild-when-dealt': {
    title: 'How to discard wildcubes as they are dealt',
    kind: 'reading',
    source: 'Setup',
    text: 'Wildcubes are discarded as they appear rather than before the game. Off by default.',
    parameters: ['wildcubes'],
  },
  'cubes.option.toss-by-cube': {
    title: 'How to toss with a cube',
    kind: 'reading',
    source: 'How to play 1',
    text: 'A cube is used for the toss instead of a coin. Off by default.',
    parameters: ['tossBy'],
  },
};
