import type { RulingWords, SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const attitudeRulings = k.readings({
  'ctg.ruling.attitude-timing': 'words',
  'ctg.ruling.attitude-span': 'words',
  'ctg.ruling.attitude-whose': 'words',
});

/** Attitude. */
export const attitudeWords: SectionWords = {
  'ctg.att.two-sides': {
    title: 'Attitude: aggressive or defensive',
    kind: 'data',
    source: 'Batter Attitude Tokens',
    text: 'The token shows Aggressive or Defensive; the text says it is for the over, yet allows ball-by-ball changes.',
    parameters: ['attitudeSpan'],
  },
  'ctg.att.on-arrival': {
    title: 'A new batter chooses an attitude',
    kind: 'applied',
    source: 'Batter Attitude Tokens; Dismissal',
    text: "A Batter's attitude is set when they come to the crease.",
  },
  'ctg.att.change-before-dice': {
    title: 'When attitude can change',
    kind: 'applied',
    source: 'Batter Attitude Tokens',
    text: 'It can be changed before the dice of any given ball are rolled.',
    parameters: ['attitudeTiming'],
  },
  'ctg.att.picks-bounce-die': {
    title: 'Attitude picks the bounce die',
    kind: 'applied',
    source: 'Batter Attitude Tokens; Bounce Dice',
    text: "The striker's attitude picks the bounce die: Aggressive = red die, Defensive = green die, rolled with the distance die.",
  },
  'ctg.att.aggressive-risk': {
    title: 'Aggressive or defensive: farther, or safer',
    kind: 'data',
    source: 'Batter Attitude Tokens',
    text: 'The aggressive die offers more distance and more chance of a catch.',
  },
  'ctg.att.card-effects': {
    title: 'Cards treat the attitudes differently',
    kind: 'data',
    source: 'Batter Attitude Tokens; Batter confidence',
    text: 'Attitude can turn over-card effects better or worse.',
  },
};

/** Attitude: the open questions in words. */
export const attitudeRulingWords: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.attitude-timing': {
    title: 'At which moment attitude may change',
    question:
      'The steps of a ball let attitude change before the reveal, the section on attitude any time before the dice. Which holds?',
    readings: {
      'before-reveal': { text: 'The attitude is switched before the stroke is chosen.' },
      'until-dice': { text: 'The attitude is switched just before the dice.' },
    },
    standard: 'before-reveal',
    reason: 'Both lists of steps agree on it, and a batter who could change later would dodge the over card.',
  },
  'ctg.ruling.attitude-span': {
    title: 'How often attitude may change',
    question:
      'One passage has an attitude "for the Over", others let it change with each ball. How often may it change?',
    readings: {
      'per-ball': { text: 'It may be switched before every ball.' },
      'per-over': { text: 'It may be switched before the first played ball of an over.' },
    },
    standard: 'per-ball',
    reason: 'Three passages allow it, and one speaks of an over.',
  },
  'ctg.ruling.attitude-whose': {
    title: 'Whose attitude may change',
    question: 'The steps of a ball name the token of the batter who faces. May the other batter change attitude too?',
    readings: {
      'striker-only': { text: "Only the striker's token may be turned." },
      both: { text: 'The tokens of both batters may be turned.' },
    },
    standard: 'striker-only',
    reason: 'The steps of a ball name this token and no other.',
  },
};
