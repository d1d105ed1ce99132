import { k } from './kit.js';
import { playCardsOnly } from './rules/turn.js';

/** Equal cards, no ball, free hit, quota and lock, and nothing else: both choose a card, and that is all they choose. */
export const classic = k.option('classic', 'Cards, quota, lock and no ball only', (a) => [
  a.set('streak', false),
  a.set('pass', false),
  a.set('anticipation', false),
  a.set('economy', false),
  a.set('trap', false),
  a.set('hiddenCard', false),
  a.set('defence', false),
  a.set('fieldShift', false),
  a.set('blocker', false),
  a.replaceStep('play', playCardsOnly),
]);

/** A single wicket, no trap and no economy: a game for a lunch break. */
export const club = k.option('club', 'A single wicket, no trap, no economy', (a) => [
  a.set('wickets', 1),
  a.set('trap', false),
  a.set('economy', false),
]);
