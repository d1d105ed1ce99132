import { type Closed, die, oneOf, type SectionWords, worded } from '@howzat/core/author';
import { pairOfDice } from '../components/dice.js';
import { type Cricket, k, type Seen } from '../kit.js';

/** Who bowls this over: the card by which the marker lies. */
export const bowler = k.resolve('bowler', [
  {
    id: 'wicked.over.alternate-bowlers',
    does: (s, g) => {
      g.bowler = s.marker === 0 ? s.northBowler : s.southBowler;
    },
  },
]);

// — step 8: the field —

function fieldSet(_s: Seen, g: Cricket): Closed {
  return g.result === null && g.innings > 0
    ? { message: 'The field is set; it can change before the next over.', rule: 'wicked.over.field-choice' }
    : null;
}

/** The fielding card of the over. */
export const field = k.decision('field', {
  rule: 'wicked.over.field-choice',
  by: 'bowling',
  domain: worded(oneOf(1, 2, 3, 4, 5), 'Choose one of the five fielding cards.'),
  limits: [
    {
      id: 'wicked.ruling.fielding-reuse',
      only: (p) => p.fieldingReuse !== 'free-reuse',
      when: (s) => s.field > 0,
      forbidsIn: (card, s, _g, p) =>
        p.fieldingReuse === 'cycle-all-five' ? (s.fieldsUsed & (1 << card)) !== 0 : card === s.field,
      says: (_s, _g, p) =>
        p.fieldingReuse === 'cycle-all-five'
          ? 'That card was used; it comes back when all five have been.'
          : 'That card lay there in the last over; choose another.',
    },
  ],
  closed: fieldSet,
  others: { message: 'Only the bowling side sets the field.', rule: 'wicked.over.field-choice' },
  take: (s, card) => {
    s.field = card;
  },
});

/** Notes the cards that were used, where all five must be before one is used again. */
export const fieldsUsed = k.resolve('fields-used', [
  {
    id: 'wicked.ruling.fielding-reuse',
    only: (p) => p.fieldingReuse === 'cycle-all-five',
    does: (s) => {
      s.fieldsUsed |= 1 << s.field;
      if (s.fieldsUsed === 62) s.fieldsUsed = 0;
    },
  },
]);

// — steps 9 to 11: the inputs —

/** The bowling roll. */
const bowlingRoll = k.chance('bowling-roll', {
  rule: 'wicked.over.bowling-roll',
  stream: 'dice',
  of: pairOfDice,
  take: (s, dice) => {
    s.bowlingFirst = dice[0] as number;
    s.bowlingSecond = dice[1] as number;
    s.bowlingKept = Math.max(s.bowlingFirst, s.bowlingSecond);
    s.bowlingAgain = Math.min(s.bowlingFirst, s.bowlingSecond);
  },
});

const bowlingInput = k.resolve('bowling-input', [
  {
    id: 'wicked.over.bowling-input',
    only: (p) => !p.sharedChart,
    does: (s, g, p) => {
      s.bowlingInput = p.table.bowling[
        36 * (p.table.bowlingChart[g.bowler] as number) + 6 * s.bowlingFirst + s.bowlingSecond - 7
      ] as number;
    },
  },
  {
    id: 'wicked.over.bowling-input',
    only: (p) => p.sharedChart,
    does: (s, _g, p) => {
      s.bowlingInput = p.table.bowling[36 * p.table.sharedChart + 6 * s.bowlingFirst + s.bowlingSecond - 7] as number;
    },
  },
]);

/** The batting roll. */
const battingRoll = k.chance('batting-roll', {
  rule: 'wicked.over.batting-roll',
  stream: 'dice',
  of: pairOfDice,
  take: (s, dice) => {
    s.battingFirst = dice[0] as number;
    s.battingSecond = dice[1] as number;
  },
});

const inputs = k.resolve('inputs', [
  {
    id: 'wicked.over.batting-input',
    does: (s, g, p) => {
      s.battingInput = p.table.batting[
        36 * (p.table.battingChart[(s.orders[g.innings - 1] as number[])[g.striker - 1] as number] as number) +
          6 * s.battingFirst +
          s.battingSecond -
          7
      ] as number;
    },
  },
]);

// — step 12: the lower bowling die again —

function lowerMust(_s: unknown, g: Cricket): Closed {
  return g.result === null && g.innings > 0
    ? { message: 'The lower die must be rolled again, the higher one stays.', rule: 'wicked.over.reroll-lower' }
    : null;
}

const keepLower = k.decision('reroll.choice', {
  rule: 'wicked.ruling.reroll-optional',
  only: (p) => p.rerollOptional,
  by: 'bowling',
  domain: oneOf('roll', 'keep'),
  closed: lowerMust,
  take: (s, choice) => {
    s.lowerStays = choice === 'keep';
  },
});

const reroll = k.chance('reroll', {
  rule: 'wicked.over.reroll-lower',
  stream: 'dice',
  when: (s, _g, p) => !s.lowerStays && (p.rerollTie !== 'none' || s.bowlingFirst !== s.bowlingSecond),
  of: die(6),
  closed: lowerMust,
  take: (s, face) => {
    s.bowlingAgain = face;
  },
});

const rerollBoth = k.chance('reroll.both', {
  rule: 'wicked.ruling.reroll-tie',
  only: (p) => p.rerollTie === 'both',
  when: (s) => !s.lowerStays && s.bowlingFirst === s.bowlingSecond,
  stream: 'dice',
  of: die(6),
  take: (s, face) => {
    s.bowlingKept = face;
  },
});

const rerollUntil = k.repeat(
  'reroll.higher',
  {
    rule: 'wicked.ruling.reroll-new-lower',
    only: (p) => p.rerollUntilHigher,
    when: (s) => !s.lowerStays && s.bowlingAgain < s.bowlingKept,
    while: (s) => s.bowlingAgain < s.bowlingKept,
  },
  [
    k.chance('reroll.once-more', {
      stream: 'dice',
      of: die(6),
      take: (s, face) => {
        s.bowlingAgain = face;
      },
    }),
  ],
);

const pitchCondition = k.resolve('pitch-condition', [
  {
    id: 'wicked.ruling.bowling-input-frozen',
    only: (p) => p.inputReread,
    does: (s, g, p) => {
      const chart = p.sharedChart ? p.table.sharedChart : (p.table.bowlingChart[g.bowler] as number);
      s.bowlingInput = p.table.bowling[36 * chart + 6 * s.bowlingKept + s.bowlingAgain - 7] as number;
    },
  },
  {
    id: 'wicked.over.combined-input',
    does: (s) => {
      s.combined = s.bowlingInput + s.battingInput;
    },
  },
  {
    id: 'wicked.over.pitch-roll',
    does: (s) => {
      s.pitchRoll = s.bowlingKept + s.bowlingAgain;
    },
  },
  // a pitch card is printed for fifty overs; a shorter innings wears it as fast
  {
    id: 'wicked.over.bowling-modifier',
    only: (p) => p.pitchColumns === 'innings-over',
    does: (s, g, p) => {
      const over = p.overs === null ? Math.min(50, g.overs + 1) : Math.ceil(((g.overs + 1) * 50) / p.overs);
      s.modifier = p.table.modifier[13 * (51 * (2 * s.pitch - 1 - (g.innings % 2)) + over) + s.pitchRoll] as number;
    },
  },
  {
    id: 'wicked.over.bowling-modifier',
    only: (p) => p.pitchColumns === 'match-over',
    does: (s, g, p) => {
      let bowled = g.overs + 1;
      for (let i = 0; i < g.scores.length; i++) bowled += (g.scores[i] as { overs: number }).overs;
      const overs = p.overs === null ? 50 : p.overs;
      const over = Math.min(50, Math.ceil((bowled * 25) / overs));
      s.modifier = p.table.modifier[13 * (51 * (2 * s.pitch - 1 - (g.innings % 2)) + over) + s.pitchRoll] as number;
    },
  },
  // — step 13: the zone —
  {
    id: 'wicked.over.zone',
    does: (s) => {
      s.zone = s.combined + s.modifier;
    },
  },
  // — step 14: the batting card —
  {
    id: 'wicked.over.potential-runs',
    does: (s, g, p) => {
      s.potential = p.table.potential[
        25 * ((s.orders[g.innings - 1] as number[])[g.striker - 1] as number) + s.zone
      ] as number;
    },
  },
]);

/** From the bowling roll to the Potential Runs. */
export const over = [
  bowlingRoll,
  bowlingInput,
  battingRoll,
  inputs,
  keepLower,
  reroll,
  rerollBoth,
  rerollUntil,
  pitchCondition,
] as const;

/** Playing an over, steps 8 to 14. */
export const overWords: SectionWords = {
  'wicked.over.field-choice': {
    kind: 'applied',
    source: 'Playing an Over, step 8',
    text: 'The over starts with the bowling captain choosing a fielding card and laying it on the Field Display.',
    parameters: ['fieldingReuse'],
  },
  'wicked.over.bowling-roll': {
    kind: 'applied',
    source: 'Playing an Over, step 9',
    text: 'The bowling captain rolls the (two) dice.',
  },
  'wicked.over.bowling-input': {
    kind: 'applied',
    source: 'Playing an Over, step 9',
    text: 'The Bowling Input is the Bowling Chart cell where the two die numbers cross.',
    parameters: ['sharedChart', 'inputReread'],
  },
  'wicked.over.batting-roll': {
    kind: 'applied',
    source: 'Playing an Over, step 10',
    text: 'The batting captain rolls likewise.',
  },
  'wicked.over.batting-input': {
    kind: 'applied',
    source: 'Playing an Over, step 10',
    text: "The Batting Input is the Batting Chart cell where the batting captain's two die numbers cross.",
  },
  'wicked.over.combined-input': {
    kind: 'applied',
    source: 'Playing an Over, step 11',
    text: 'Combined Input = Bowling Input + Batting Input.',
  },
  'wicked.over.reroll-lower': {
    kind: 'applied',
    source: 'Playing an Over, step 12',
    text: 'The bowling captain takes the lower of the bowling dice and rolls it again.',
    parameters: ['rerollTie', 'rerollOptional', 'rerollUntilHigher'],
  },
  'wicked.over.pitch-roll': {
    kind: 'applied',
    source: 'Playing an Over, step 12',
    text: 'Pitch Condition Roll = sum of the two dice after the re-roll (kept higher die + new die; 2..12).',
  },
  'wicked.over.bowling-modifier': {
    kind: 'applied',
    source: 'Playing an Over, step 12',
    text: 'The Bowling Modifier is read from the pitch condition card: column = current over, row = Pitch Condition Roll.',
    parameters: ['pitchColumns'],
  },
  'wicked.over.zone': {
    kind: 'applied',
    source: 'Playing an Over, step 13',
    text: 'Zone Number = Combined Input + Bowling Modifier.',
  },
  'wicked.over.zone-range': {
    kind: 'data',
    source: 'Playing an Over, step 13',
    text: 'Zone Numbers run from 1 to 24. A set with which another number can be reached is refused.',
  },
  'wicked.over.potential-runs': {
    kind: 'applied',
    source: 'Playing an Over, step 14',
    text: 'Potential Runs are read from the active batting card at the Zone Number.',
  },
};
