import { type Closed, die, oneOf, type RulingWords, type SectionWords } from '@howzat/core/author';
import { pairOfDice } from '../../components/dice.js';
import { modifierAt, type Row } from '../../components/tables.js';
import { type Cricket, k } from '../../kit.js';

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
    // Stryker disable next-line ArrowFunction: where the chart is shared, the rule behind reads it over this one
    only: (p) => !p.sharedChart,
    does: (s, g, p) => {
      const chart = p.table.bowling[p.table.bowlingChart[g.bowler] as number] as readonly Row[];
      s.bowlingInput = (chart[s.bowlingFirst] as Row)[s.bowlingSecond] as number;
    },
  },
  {
    id: 'wicked.over.bowling-input',
    only: (p) => p.sharedChart,
    does: (s, _g, p) => {
      const chart = p.table.bowling[p.table.sharedChart] as readonly Row[];
      s.bowlingInput = (chart[s.bowlingFirst] as Row)[s.bowlingSecond] as number;
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
      const batter = (s.orders[g.innings - 1] as number[])[g.striker - 1] as number;
      const chart = p.table.batting[p.table.battingChart[batter] as number] as readonly Row[];
      s.battingInput = (chart[s.battingFirst] as Row)[s.battingSecond] as number;
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
      const at = p.sharedChart ? p.table.sharedChart : (p.table.bowlingChart[g.bowler] as number);
      const chart = p.table.bowling[at] as readonly Row[];
      s.bowlingInput = (chart[s.bowlingKept] as Row)[s.bowlingAgain] as number;
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
    // Stryker disable next-line ArrowFunction,ConditionalExpression: under the other reading the rule behind reads over this one
    only: (p) => p.pitchColumns === 'innings-over',
    does: (s, g, p) => {
      const over = p.overs === null ? Math.min(50, g.overs + 1) : Math.ceil(((g.overs + 1) * 50) / p.overs);
      s.modifier = modifierAt(p.table, s.pitch, g.innings, over, s.pitchRoll);
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
      s.modifier = modifierAt(p.table, s.pitch, g.innings, over, s.pitchRoll);
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
      const batter = (s.orders[g.innings - 1] as number[])[g.striker - 1] as number;
      s.potential = (p.table.potential[batter] as Row)[s.zone] as number;
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

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const diceRulings = k.readings({
  'wicked.ruling.chart-location': {
    'chart-by-bowler-class': [],
    'shared-chart': (a) => [a.set('sharedChart', true)],
    'chart-on-card': null,
  },
  'wicked.ruling.reroll-tie': {
    either: [],
    none: (a) => [a.set('rerollTie', 'none')],
    both: (a) => [a.set('rerollTie', 'both')],
  },
  'wicked.ruling.reroll-optional': { mandatory: [], optional: (a) => [a.set('rerollOptional', true)] },
  'wicked.ruling.reroll-new-lower': {
    'sum-as-is': [],
    'reroll-until-higher': (a) => [a.set('rerollUntilHigher', true)],
  },
  'wicked.ruling.bowling-input-frozen': { frozen: [], 're-read': (a) => [a.set('inputReread', true)] },
  'wicked.ruling.pitch-column-basis': {
    'innings-over': [],
    'match-over': (a) => [a.set('pitchColumns', 'match-over')],
    'column-set-per-innings': null,
  },
});

/** Playing an over, steps 9 to 14. */
export const diceWords: SectionWords = {
  'wicked.over.bowling-roll': {
    title: 'The bowling side rolls two dice',
    kind: 'applied',
    source: 'Playing an Over, step 9',
    text: 'The bowling captain rolls the (two) dice.',
  },
  'wicked.over.bowling-input': {
    title: 'Reading the bowling chart',
    kind: 'applied',
    source: 'Playing an Over, step 9',
    text: 'The Bowling Input is the Bowling Chart cell where the two die numbers cross.',
    parameters: ['sharedChart', 'inputReread'],
  },
  'wicked.over.batting-roll': {
    title: 'The batting side rolls two dice',
    kind: 'applied',
    source: 'Playing an Over, step 10',
    text: 'The batting captain rolls likewise.',
  },
  'wicked.over.batting-input': {
    title: 'Reading the batting chart',
    kind: 'applied',
    source: 'Playing an Over, step 10',
    text: "The Batting Input is the Batting Chart cell where the batting captain's two die numbers cross.",
  },
  'wicked.over.combined-input': {
    title: 'Add up the two charts',
    kind: 'applied',
    source: 'Playing an Over, step 11',
    text: 'Combined Input = Bowling Input + Batting Input.',
  },
  'wicked.over.reroll-lower': {
    title: 'The bowler rolls the lower die again',
    kind: 'applied',
    source: 'Playing an Over, step 12',
    text: 'The bowling captain takes the lower of the bowling dice and rolls it again.',
    parameters: ['rerollTie', 'rerollOptional', 'rerollUntilHigher'],
  },
  'wicked.over.pitch-roll': {
    title: 'The roll for the pitch',
    kind: 'applied',
    source: 'Playing an Over, step 12',
    text: 'Pitch Condition Roll = sum of the two dice after the re-roll (kept higher die + new die; 2..12).',
  },
  'wicked.over.bowling-modifier': {
    title: 'What the pitch card does: a modifier for the bowling',
    kind: 'applied',
    source: 'Playing an Over, step 12',
    text: 'The Bowling Modifier is read from the pitch condition card: column = current over, row = Pitch Condition Roll.',
    parameters: ['pitchColumns'],
  },
  'wicked.over.zone': {
    title: 'Where the ball goes: the zone number',
    kind: 'applied',
    source: 'Playing an Over, step 13',
    text: 'Zone Number = Combined Input + Bowling Modifier.',
  },
  'wicked.over.zone-range': {
    title: 'The zones go from 1 to 24',
    kind: 'data',
    source: 'Playing an Over, step 13',
    text: 'Zone Numbers run from 1 to 24. A set with which another number can be reached is refused.',
  },
  'wicked.over.potential-runs': {
    title: "How many runs the batter's card offers",
    kind: 'applied',
    source: 'Playing an Over, step 14',
    text: 'Potential Runs are read from the active batting card at the Zone Number.',
  },
};

/** Playing an over, steps 9 to 14: the open questions in words. */
export const diceRulingWords: Readonly<Record<string, RulingWords>> = {
  'wicked.ruling.dice-count': {
    title: 'How many dice are rolled',
    question: 'The steps say only "dice". How many are rolled?',
    readings: {
      'two-dice': { text: 'Two dice are rolled.' },
      other: { text: 'Another number is rolled.', unbuilt: 'A chart is crossed by two numbers.' },
    },
    standard: 'two-dice',
    reason: 'Each player owns a pair and the chart is crossed by the numbers.',
  },
  'wicked.ruling.pair-order': {
    title: 'Which die is the row and which the column',
    question: 'A chart is read with two numbers, one for the row and one for the column. Which die is which?',
    readings: {
      'first-die-row': { text: 'The first die is the row.' },
      'symmetric-chart': {
        text: 'The charts are the same either way.',
        unbuilt: 'Every set is held to that (wicked.data.chart), so that the question has no effect.',
      },
      'roller-chooses': {
        text: 'The captain who rolled chooses.',
        unbuilt: 'With symmetric charts there is nothing to choose; it would add a decision that nobody mentions.',
      },
    },
    standard: 'first-die-row',
    reason: 'The data have symmetric charts, so that the question has no effect.',
  },
  'wicked.ruling.chart-location': {
    title: 'Which chart a cricketer uses',
    question:
      'The charts look as if all shared them, yet the leaflet speaks of best bowlers. Which chart does a cricketer use?',
    readings: {
      'chart-by-bowler-class': { text: 'Every cricketer card names one of the charts.' },
      'shared-chart': { text: 'All bowl on the one chart that the set names.' },
      'chart-on-card': {
        text: 'Every card has a chart of its own.',
        unbuilt: 'A set may have as many charts as cards; that is a matter of data.',
      },
    },
    standard: 'chart-by-bowler-class',
    reason: 'It makes the hint and the choice of bowler meaningful.',
  },
  'wicked.ruling.reroll-which-dice': {
    title: 'Which dice the bowler may roll again',
    question: 'The bowler takes the lower die. Whose dice, after both captains have rolled?',
    readings: {
      'bowling-pair': { text: 'The lower of the bowling dice.' },
      'all-four': {
        text: 'The lowest of all four.',
        unbuilt:
          'When that is a batting die, nothing says which two dice are then added to a roll of 2 to 12 on the pitch card.',
      },
    },
    standard: 'bowling-pair',
    reason: 'The bowling captain rolled those.',
  },
  'wicked.ruling.reroll-tie': {
    title: 'The lower die of a double',
    question: 'The lower die is rolled again. Which is the lower die of a double?',
    readings: {
      either: { text: 'Either die is rolled again.' },
      none: { text: 'A double lies as it is.' },
      both: { text: 'Both dice are rolled again.' },
    },
    standard: 'either',
    reason: 'The two dice are equal, so the result is the same: one die kept, one rolled.',
  },
  'wicked.ruling.reroll-optional': {
    title: 'Must the lower die be rolled again?',
    question: 'The bowling captain "chooses" the lower die. May they also leave it as it is?',
    readings: {
      mandatory: { text: 'The lower die is rolled again in every over.' },
      optional: { text: 'The bowling captain may let it lie.' },
    },
    standard: 'mandatory',
    reason: 'It only identifies the die; the text has no alternative total.',
  },
  'wicked.ruling.reroll-new-lower': {
    title: 'The new die is lower or higher than the other',
    question: 'The die that was rolled again may now be the lower one. Are the two simply added?',
    readings: {
      'sum-as-is': { text: 'The two dice are added as they lie.' },
      'reroll-until-higher': { text: 'The die is rolled until it is no lower than the one that stayed.' },
    },
    standard: 'sum-as-is',
    reason: 'One re-roll is what the step says.',
  },
  'wicked.ruling.bowling-input-frozen': {
    title: 'Does the second roll change the bowling input?',
    question: 'Does the re-roll change the Bowling Input?',
    readings: {
      frozen: { text: 'The Bowling Input stays.' },
      're-read': { text: 'It is read again with the die that stayed and the new one.' },
    },
    standard: 'frozen',
    reason: 'Steps 9 and 11 are complete before step 12.',
  },
  'wicked.ruling.pitch-column-basis': {
    title: 'Are pitch columns counted by innings or by match?',
    question:
      'The column of the pitch card is that of "the current over". Are overs counted from the start of the innings or of the match?',
    readings: {
      'innings-over': { text: 'Overs are counted in the innings.' },
      'match-over': {
        text: 'Overs are counted over the match, 1 to 100, and the fifty overs of the card are laid over them: two overs to one.',
      },
      'column-set-per-innings': {
        text: 'A card has other columns for the second innings.',
        unbuilt: 'A column may name the innings it is for, so that is a matter of data.',
      },
    },
    standard: 'innings-over',
    reason: 'The over that is current is that of the innings. A set may still name columns for one innings.',
  },
};
