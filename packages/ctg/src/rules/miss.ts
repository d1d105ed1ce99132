import { dice, die, dismiss, oneOf, type SectionWords } from '@howzat/core/author';
import { bits, bitsOf } from '../components/geometry.js';
import { type CtgState, isAggressive, isProtected, k, type Parameters, type State } from '../kit.js';
import { review } from './drs.js';
import { protections } from './no-ball.js';

/** Missed and blocked balls: the bowled roll, the slips, the appeal, of which the bowler takes one. */

/** The miss that lets the bowler roll: a bowl may say its own. */
function missNeeded(s: State, p: Parameters): number {
  const own = p.cards.bowlMargin[s.bowl] as number;
  return own > 0 && p.missCardOverride === 'card-over-general' ? own : p.missMargin;
}

/** The die of the bowled roll: that of the bowl if it names one, else the one that the section gives. */
function bowledRoll(s: CtgState, p: Parameters, d8: boolean): void {
  const own = p.missCardOverride === 'card-over-general' ? (p.cards.bowlDie[s.bowl] as number) : 0;
  s.options |= 1;
  s.bowledSides = own > 0 ? own : d8 ? 8 : 6;
}

/** A miss by little is a dot ball; one by more lets the bowler roll. Three sections disagree on the die. */
const bowledChance = k.resolve(
  'bowled-chance',
  [
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

/** Slips that may catch: those of a medium bowler never do. */
const slipsIn = (s: State): number => (s.style === 2 ? 0 : s.field & 0xf);

const hasSnick = (s: State, p: Parameters): boolean => s.card >= 0 && p.cards.snick[s.card] === 1;

/** What the slips and an appeal may do, and what a no-ball takes away. */
const otherChances = k.resolve('other-chances', [
  {
    id: 'ctg.slips.block-catch',
    when: (s, _g, p) =>
      s.outcome === 'block' && slipsIn(s) !== 0 && (p.slipsOnBlock === 'block-always' || hasSnick(s, p)),
    does: (s) => {
      s.options |= 2;
    },
  },
  {
    id: 'ctg.slips.snick',
    when: (s, _g, p) =>
      s.outcome === 'miss' &&
      slipsIn(s) !== 0 &&
      (hasSnick(s, p) || p.slipsOnMiss === 'always-on-miss') &&
      (p.snickAndSmallMiss === 'slips-any-margin' || s.margin <= -3),
    does: (s) => {
      s.options |= 2;
    },
  },
  {
    id: 'ctg.card.appeal',
    only: (p) => p.umpireCard === 'over-card-appeals',
    when: (s, _g, p) => s.outcome === 'miss' && s.card >= 0 && p.cards.appeal[s.card] === 1,
    does: (s) => {
      s.options |= 4;
    },
  },
  ...protections,
  {
    id: 'ctg.ruling.bowled-roll-optional',
    only: (p) => p.bowledRollOptional === 'auto-unless-choice',
    when: (s) => s.options === 1 || s.options === 2 || s.options === 4,
    does: (s) => {
      s.chance = s.options === 1 ? 'bowled' : s.options === 2 ? 'slips' : 'appeal';
    },
  },
]);

/** The bowler picks one chance where there are several, and ignores the rest. */
const chooseChance = k.decision('dismissal', {
  by: 'bowling',
  rule: 'ctg.prec.choose-one',
  when: (s) => s.options !== 0 && s.chance === '',
  domain: oneOf('bowled', 'slips', 'appeal', 'none'),
  limits: [
    {
      id: 'ctg.ruling.bowled-roll-optional',
      only: (p) => p.bowledRollOptional === 'auto-unless-choice',
      forbids: (choice) => choice === 'none',
      says: 'Choose one option.',
    },
    {
      id: 'ctg.miss.small-dot',
      when: (s) => (s.options & 1) === 0,
      forbids: (choice) => choice === 'bowled',
      says: (s, _g, p) =>
        s.outcome === 'block' ? 'A blocked ball bowls nobody.' : `Bowled needs a miss by ${missNeeded(s, p)} or more.`,
    },
    {
      id: 'ctg.place.slips-zone',
      when: (s) => (s.options & 2) === 0 && slipsIn(s) === 0,
      forbids: (choice) => choice === 'slips',
      says: 'No slips in place.',
    },
    {
      id: 'ctg.slips.snick',
      when: (s) => (s.options & 2) === 0 && slipsIn(s) !== 0,
      forbids: (choice) => choice === 'slips',
      says: 'The slips need a block, or a miss with the snick symbol.',
    },
    {
      id: 'ctg.card.appeal',
      when: (s) => (s.options & 4) === 0,
      forbids: (choice) => choice === 'appeal',
      says: 'There is nothing to appeal for.',
    },
  ],
  closed: (s, g) =>
    s.express
      ? 'Express ball: no choices.'
      : isProtected(g)
        ? { message: 'Not out on a no-ball.', rule: 'ctg.noball.card-no-out' }
        : s.chance !== ''
          ? { message: 'Choose one option.', rule: 'ctg.prec.choose-one' }
          : null,
  take: (s, choice) => {
    if (choice !== 'none') s.chance = choice;
  },
});

const bowledDie = k.chance('bowled-die', {
  when: (s) => s.chance === 'bowled',
  of: die((s) => s.bowledSides),
  take: (s, face) => {
    s.took = face >= (s.bowledSides === 8 ? 7 : 6);
  },
});

/** What each slip needs: a 6; one less in a focussed area, under that reading. */
function slipCaught(faces: readonly number[], s: State, p: Parameters): boolean {
  const areas = bitsOf(slipsIn(s));
  return faces.some((face, i) => {
    const focus = p.slipCatchFocus === 'focus-applies' ? p.cards.focusAt[24 * (p.bands - 3) + (areas[i] as number)] : 0;
    return face >= p.slipCatch - (focus as number);
  });
}

const slipsRoll = k.chance('slip-dice', {
  when: (s) => s.chance === 'slips',
  // one D6 for each slip, in the order of their areas
  of: dice((s) => bits(slipsIn(s))),
  take: (s, faces, _g, p) => {
    s.took = slipCaught(faces, s, p);
  },
});

const umpireDie = k.chance('umpire-die', {
  when: (s) => s.chance === 'appeal',
  of: die((_s, _g, p) => p.cards.umpireDie),
  take: (s, face, _g, p) => {
    s.took = face >= p.cards.umpireOut;
  },
});

const dismissed = k.resolve(
  'dismissed',
  [
    {
      id: 'ctg.miss.bowled',
      when: (s) => s.chance === 'bowled',
      does: (_s, g) => dismiss(g, 'bowled'),
    },
    {
      id: 'ctg.slips.caught',
      when: (s) => s.chance === 'slips',
      does: (_s, g) => dismiss(g, 'caught', g.striker, 'slip'),
    },
    {
      id: 'ctg.card.appeal-out',
      when: (s) => s.chance === 'appeal',
      does: (_s, g) => dismiss(g, 'lbw'),
    },
  ],
  { when: (s) => s.took },
);

/** Everything that may follow a block or a miss. */
export const missOrBlock = k.group('miss-or-block', { when: (s) => s.outcome === 'block' || s.outcome === 'miss' }, [
  bowledChance,
  otherChances,
  chooseChance,
  bowledDie,
  slipsRoll,
  umpireDie,
  review,
  dismissed,
]);

export const missWords = {
  'ctg.miss.small-dot': {
    kind: 'applied',
    source: 'Missed Strike',
    text: 'A miss by less than 3 that is not a block is a dot ball, unless a bowling deck card says otherwise, and the next delivery follows.',
    parameters: ['missMargin', 'missCardOverride'],
  },
  'ctg.miss.says-miss-section': {
    kind: 'reading',
    source: 'Miss',
    text: 'One passage: missed by 4 or more, the Bowler can roll a D8; 7 or 8 bowls the Batter. Applied where ctg.ruling.bowled-die is read always-d8.',
    parameters: ['bowledDie', 'missMargin'],
  },
  'ctg.miss.says-bowled-section': {
    kind: 'reading',
    source: 'Bowled',
    text: 'Second passage: missed by 3 or more, the Bowler rolls; Defensive batter: D8, 7+ is out; Aggressive batter: D6, 6 is out. Applied where ctg.ruling.bowled-die is read defensive-d8.',
    parameters: ['bowledDie'],
  },
  'ctg.miss.says-missed-strike-section': {
    kind: 'applied',
    source: 'Missed Strike',
    text: 'Third passage: missed by 3 or more, the Bowler rolls; Aggressive batter: D8, 7 or 8 is out; Defensive batter: D6, 6 is out.',
    parameters: ['bowledDie', 'missMargin'],
  },
  'ctg.miss.bowled': {
    kind: 'applied',
    source: 'Miss; Bowled; Missed Strike',
    text: 'A bowled roll that succeeds puts the batter out, bowled.',
  },
} as const satisfies SectionWords;

export const slipWords = {
  'ctg.slips.block-catch': {
    kind: 'applied',
    source: 'Slips',
    text: 'If a shot is blocked the slips may try a catch: one D6 per slip, out on a 6.',
    parameters: ['slipCatch', 'slipsOnBlock', 'slipCatchFocus'],
  },
  'ctg.slips.snick': {
    kind: 'applied',
    source: 'Snick-o-meter',
    text: 'If the turned over card carries the snick symbol, the slips may roll on a blocked or missed shot.',
    parameters: ['slipsOnMiss', 'snickAndSmallMiss'],
  },
  'ctg.slips.caught': {
    kind: 'applied',
    source: 'Slips',
    text: 'A slip whose die shows enough has caught the batter.',
  },
} as const satisfies SectionWords;

export const precedenceWords = {
  'ctg.prec.choose-one': {
    kind: 'applied',
    source: 'Conflicts / Precedence',
    text: 'If one ball gives more than one chance to dismiss, the Bowler picks one option, rolls for that only and ignores the rest.',
    parameters: ['bowledRollOptional'],
  },
  'ctg.prec.example': {
    kind: 'example',
    source: 'Conflicts / Precedence',
    text: 'Example given: pace, missed by 4 or more, two slips set: either the bowled roll (7+ on D8) or a D6 for each slip.',
  },
  'ctg.prec.exception': {
    kind: 'data',
    source: 'Conflicts / Precedence',
    text: 'Only exception: a catch attempt and a run-out attempt on the same ball by different fielders may both happen.',
  },
} as const satisfies SectionWords;
