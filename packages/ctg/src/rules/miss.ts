import { die, dismiss, type RulingWords, type SectionWords } from '@howzat/core/author';
import type { DismissalChoice } from '../kit.js';
import { type CtgState, isAggressive, k, type Parameters, type State } from '../kit.js';
import { straightBall } from './ability.js';

/** Missed balls: the bowled roll. What else a miss gives stands in `slips.ts` and `card.ts`, and `precedence.ts` lets the bowler choose. */

/** The miss that lets the bowler roll: a bowl may say its own. */
function missNeeded(s: State, p: Parameters): number {
  const own = p.cards.bowlMargin[s.bowl] as number;
  return own > 0 && p.missCardOverride === 'card-over-general' ? own : p.missMargin;
}

/** The die of the bowled roll: that of the bowl if it names one, else the one that the section gives. */
function bowledRoll(s: CtgState, p: Parameters, d8: boolean): void {
  const own = p.missCardOverride === 'card-over-general' ? (p.cards.bowlDie[s.bowl] as number) : 0;
  s.mayBowl = true;
  s.bowledSides = own > 0 ? own : d8 ? 8 : 6;
}

/** A miss by little is a dot ball; one by more lets the bowler roll. Three sections disagree on the die. */
export const bowledChance = k.resolve(
  'bowled-chance',
  [
    straightBall,
    {
      id: 'ctg.miss.small-dot',
      when: (s, _g, p) => -s.margin < missNeeded(s, p),
      does: () => {},
      final: true,
    },
    {
      id: 'ctg.miss.says-missed-strike-section',
      only: (p) => p.bowledDie === 'aggressive-d8',
      does: (s, _g, p) => bowledRoll(s, p, isAggressive(s)),
    },
    {
      id: 'ctg.miss.says-bowled-section',
      only: (p) => p.bowledDie === 'defensive-d8',
      does: (s, _g, p) => bowledRoll(s, p, !isAggressive(s)),
    },
    {
      id: 'ctg.miss.says-miss-section',
      only: (p) => p.bowledDie === 'always-d8',
      does: (s, _g, p) => bowledRoll(s, p, true),
    },
  ],
  { when: (s) => s.outcome === 'miss' },
);

export const bowledDie = k.chance('bowled-die', {
  when: (s) => s.chance === 'bowled',
  of: die((s) => s.bowledSides),
  take: (s, face) => {
    s.took = face >= (s.bowledSides === 8 ? 7 : 6);
  },
});

/** Bowled is to be had after a miss that is big enough. */
export const needsBigMiss = k.limit<DismissalChoice, 'ctg.miss.small-dot'>({
  id: 'ctg.miss.small-dot',
  when: (s) => !s.mayBowl,
  forbids: (choice) => choice === 'bowled',
  says: (s, _g, p) =>
    s.outcome === 'block' ? 'A blocked ball bowls nobody.' : `Bowled needs a miss by ${missNeeded(s, p)} or more.`,
});

/** The bowled roll came off. */
export const bowled = k.rule({
  id: 'ctg.miss.bowled',
  when: (s) => s.chance === 'bowled',
  does: (_s, g) => dismiss(g, 'bowled'),
});

/** Is there one chance, and no other? */
const onlyOne = (s: State): boolean => Number(s.mayBowl) + Number(s.maySlip) + Number(s.mayAppeal) === 1;

/** A chance that is the only one is taken without a question. */
export const takenAtOnce = k.rule({
  id: 'ctg.ruling.bowled-roll-optional',
  only: (p) => p.bowledRollOptional === 'auto-unless-choice',
  when: (s) => onlyOne(s),
  does: (s) => {
    s.chance = s.mayBowl ? 'bowled' : s.maySlip ? 'slips' : 'appeal';
  },
});

/** Where a single chance is taken at once, one of several has to be taken. */
export const takesOne = k.limit<DismissalChoice, 'ctg.ruling.bowled-roll-optional'>({
  id: 'ctg.ruling.bowled-roll-optional',
  only: (p) => p.bowledRollOptional === 'auto-unless-choice',
  forbids: (choice) => choice === 'none',
  says: 'Choose one option.',
});

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const missRulings = k.readings({
  'ctg.ruling.bowled-die': 'words',
  'ctg.ruling.bowled-roll-optional': 'words',
  'ctg.ruling.miss-card-override': 'words',
  'ctg.ruling.miss-margin': { 'margin-3': [], 'margin-4': (a) => [a.set('missMargin', 4)] },
});

/** Missed ball. */
export const missWords: SectionWords = {
  'ctg.miss.small-dot': {
    title: 'A narrow miss is a dot ball',
    kind: 'applied',
    source: 'Missed Strike',
    text: 'A miss by less than 3 that is not a block is a dot ball, unless a bowling deck card says otherwise, and the next delivery follows.',
    parameters: ['missMargin', 'missCardOverride'],
  },
  'ctg.miss.says-miss-section': {
    title: 'Roll to bowl the batter: the first passage',
    kind: 'reading',
    source: 'Miss',
    text: 'One passage: missed by 4 or more, the Bowler can roll a D8; 7 or 8 bowls the Batter. Applied where ctg.ruling.bowled-die is read always-d8.',
    parameters: ['bowledDie', 'missMargin'],
  },
  'ctg.miss.says-bowled-section': {
    title: 'Roll to bowl the batter: the second passage',
    kind: 'reading',
    source: 'Bowled',
    text: 'Second passage: missed by 3 or more, the Bowler rolls; Defensive batter: D8, 7+ is out; Aggressive batter: D6, 6 is out. Applied where ctg.ruling.bowled-die is read defensive-d8.',
    parameters: ['bowledDie'],
  },
  'ctg.miss.says-missed-strike-section': {
    title: 'Missed by three or more: roll to bowl the batter',
    kind: 'applied',
    source: 'Missed Strike',
    text: 'Third passage: missed by 3 or more, the Bowler rolls; Aggressive batter: D8, 7 or 8 is out; Defensive batter: D6, 6 is out.',
    parameters: ['bowledDie', 'missMargin'],
  },
  'ctg.miss.bowled': {
    title: 'Bowled after a miss',
    kind: 'applied',
    source: 'Miss; Bowled; Missed Strike',
    text: 'A bowled roll that succeeds puts the batter out, bowled.',
  },
};

/** Missed ball: the open questions in words. */
export const missRulingWords: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.miss-margin': {
    title: 'How wide a miss lets the bowler roll: 3 or 4',
    question: 'Two passages let the bowler roll after a miss by 4, two others after a miss by 3. Which is it?',
    readings: {
      'margin-3': { text: 'A miss by 3 or more lets the bowler roll.' },
      'margin-4': { text: 'A miss by 4 or more lets the bowler roll; by exactly 3 it is a dot.' },
    },
    standard: 'margin-3',
    reason:
      'It stands in two sections, and one of these is the section on misses, the only one that leaves no gap. The example is a special case of it. The difference is about 0.3 wickets in an innings of T20.',
  },
  'ctg.ruling.bowled-die': {
    title: 'Which die bowls the batter after a miss',
    question:
      'Four passages name different dice for the roll after a wide miss. Which die bowls an aggressive batter, and which a defensive one?',
    readings: {
      'aggressive-d8': { text: 'Aggressive: D8, 7 or 8 is out. Defensive: D6, 6 is out.' },
      'defensive-d8': { text: 'Defensive: D8, 7 or 8 is out. Aggressive: D6, 6 is out.' },
      'always-d8': { text: 'D8, 7 or 8 is out, whatever the attitude.' },
    },
    standard: 'aggressive-d8',
    reason:
      'Everywhere else in the text it is the aggressive batter who risks more, and the section on misses says it so.',
  },
  'ctg.ruling.bowled-roll-optional': {
    title: 'May the bowler let a chance go?',
    question: 'One passage says that the bowler can roll, two others that they will. May the bowler let the chance go?',
    readings: {
      'auto-unless-choice': { text: 'A single chance is taken by itself; the bowler is asked where several compete.' },
      'always-ask': { text: 'The bowler is asked each time, and may let the chance go.' },
    },
    standard: 'auto-unless-choice',
    reason: 'The roll can only help the bowler, so they are asked only if they could do something else instead.',
  },
  'ctg.ruling.miss-card-override': {
    title: 'May a bowl card change what a narrow miss is?',
    question:
      'The rule on narrow misses lets a bowl card change it. Does a card with a margin or a die of its own overrule the general rule?',
    readings: {
      'card-over-general': { text: 'A bowl that names a margin or a die of its own overrules the general rule.' },
      ignore: { text: 'Only the general rule counts.' },
    },
    standard: 'card-over-general',
    reason: 'The rule allows it, and the data of a bowl card have a place for it.',
  },
};
