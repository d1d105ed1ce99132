import type { Registry } from '@howzat/core/author';
import { about } from './about.js';
import { reasons } from './reasons.js';
import { anticipationRulingWords, anticipationWords } from './rules/anticipation.js';
import { blockerRulingWords, blockerWords } from './rules/blocker.js';
import { cardRulingWords, cardWords } from './rules/card.js';
import { defenceRulingWords, defenceWords } from './rules/defence.js';
import { economyRulingWords, economyWords } from './rules/economy.js';
import { endRulingWords, endWords } from './rules/end.js';
import { formatRulingWords, formatWords } from './rules/format.js';
import { freeHitRulingWords, freeHitWords } from './rules/free-hit.js';
import { hiddenRulingWords, hiddenWords } from './rules/hidden.js';
import { inningsWords } from './rules/innings.js';
import { matchRulingWords, matchWords } from './rules/match.js';
import { metaWords } from './rules/meta.js';
import { noBallRulingWords, noBallWords } from './rules/no-ball.js';
import { optionWords } from './rules/option.js';
import { outRulingWords, outWords } from './rules/out.js';
import { overWords } from './rules/over.js';
import { passRulingWords, passWords } from './rules/pass.js';
import { powerRulingWords, powerWords } from './rules/power.js';
import { shiftRulingWords, shiftWords } from './rules/shift.js';
import { streakRulingWords, streakWords } from './rules/streak.js';
import { superOverRulingWords, superOverWords } from './rules/super-over.js';
import { trapRulingWords, trapWords } from './rules/trap.js';
import { turnRulingWords, turnWords } from './rules/turn.js';

/** The words of CCSL: every rule of the rulebook, every ruling, and what is asked at each step. */
export const registry: Registry = {
  variant: 'ccsl',
  title: 'Cricket Card Strategy League',
  about,
  sections: [
    {
      title: 'Cards, overs and formats',
      rules: { ...metaWords, ...cardWords, ...overWords, ...inningsWords, ...matchWords, ...formatWords },
    },
    { title: 'What is agreed', rules: optionWords },
    { title: 'The turn', rules: turnWords },
    { title: 'OUT', rules: outWords },
    { title: 'Power cards', rules: powerWords },
    { title: 'Streak', rules: streakWords },
    { title: 'Hidden card', rules: hiddenWords },
    { title: 'Strategic pass', rules: passWords },
    { title: 'Anticipation', rules: anticipationWords },
    { title: 'No ball', rules: noBallWords },
    { title: 'Free hit', rules: freeHitWords },
    { title: 'Defence mode', rules: defenceWords },
    { title: 'Power blocker', rules: blockerWords },
    { title: 'Economy', rules: economyWords },
    { title: 'Trap mode', rules: trapWords },
    { title: 'Field shift', rules: shiftWords },
    { title: 'The end of the match', rules: endWords },
    { title: 'Super Over', rules: superOverWords },
  ],
  rulings: {
    ...cardRulingWords,
    ...matchRulingWords,
    ...formatRulingWords,
    ...turnRulingWords,
    ...outRulingWords,
    ...powerRulingWords,
    ...streakRulingWords,
    ...hiddenRulingWords,
    ...passRulingWords,
    ...anticipationRulingWords,
    ...noBallRulingWords,
    ...freeHitRulingWords,
    ...defenceRulingWords,
    ...blockerRulingWords,
    ...economyRulingWords,
    ...trapRulingWords,
    ...shiftRulingWords,
    ...endRulingWords,
    ...superOverRulingWords,
  },
  prompts: {
    'core.toss': 'The coin is tossed.',
    'core.toss.elect': 'You won the toss: bat or bowl?',
    'want-traps': 'Do you want trap values?',
    'choose-traps': 'Write down two different trap values; the batter does not see them.',
    'waive-reward': 'The batter is forced to 0 or 1: do you waive it?',
    'end-defence': 'End defence mode now?',
    'announce-bowling': 'Start defence mode or a field shift?',
    'call-modes': 'Call defence mode or a field shift together with your card?',
    'announce-batting': 'Is the next card your hidden card?',
    'announce-blocker': 'Use the power blocker on this ball?',
    'announce-named-blocker': 'Block 4 or 6 on this ball?',
    'name-blocker': 'Block 4 or 6 on this ball?',
    'announce-trap': 'Set the trap on this ball?',
    'announce-pass': 'Pass this ball?',
    'announce-prediction': "Name the bowler's card?",
    'play-card': 'Play a card or pass. An odd card is OUT during a field shift.',
    'bowl-card': 'Play a card. Same card again: no ball.',
    'guess-card': 'Guess the hidden card.',
  },
  told: {
    'want-traps': { true: '{side} asked for trap values', false: '' },
  },
  reasons,
};
