import type { Expected, Position, ScriptLine } from '@howzat/core/author';
import { describe } from 'vitest';
import { by, card, cards, counters, field, over } from '../scenarios/notation.js';
import { holds, type Row, under } from './overs-played.js';

/** A Negate may be played later in the over, and any Negate answers any card: so each card can be taken back. */
const late = { 'negate-timing': 'any-time-later-in-over' } as const;
const any = { ...late, 'negate-target': 'any' } as const;
const ahead = { ...late, 'out-window': 'standby-beforehand' } as const;
const undoing = { 'lock-scope': 'also-undo-earlier' } as const;

interface Standby {
  readonly under: Readonly<Record<string, string>>;
  readonly bat: readonly string[];
  readonly bowl: readonly string[];
  /** The place of the active batter; Yellow unless said. */
  readonly facing?: number;
  readonly before?: Position['state'];
  /** Plays as text, and lines that are no plays. */
  readonly play: readonly (string | ScriptLine)[];
  readonly state: Readonly<Record<string, unknown>>;
  readonly expect?: Omit<Expected, 'state'>;
}

/** A 1st Standby; the row says what stands when it is over. */
const standby = (title: string, it: Standby): Row => [
  title,
  {
    with: under(it.under),
    from: field({ bat: it.bat, bowl: it.bowl, state: it.before ?? {}, ...(it.facing ? { facing: it.facing } : {}) }),
    script: over({
      hold: [it.bat.length, it.bowl.length],
      play: it.play.flatMap((part) => (typeof part === 'string' ? cards(part) : [part])),
    }),
    expect: { waits: 'score-card', ...it.expect, state: it.state },
  },
];

const cancels = (name: string): ScriptLine => by.bowling('negate.which', card(name));
const willow = card('Trusted Willow');
const cap = card('Lucky Cap');
const seam = card('Scuffed Seam');

describe('counters that a card gave or took go back with it', () => {
  holds([
    standby('the comfort of a batter', {
      under: late,
      bat: ['Drinks Break'],
      bowl: ['Keep It Tight'],
      before: { comfort: counters({ 4: 2 }) },
      play: ['bat plays Drinks Break, bowl answers pass, bowl plays Keep It Tight'],
      state: { comfort: counters({ 4: 2 }), pool: 0, inForce: [] },
    }),
    standby('the comfort of a pool, and no comfort of the batter', {
      under: { ...late, 'comfort-owner': 'side-pool' },
      bat: ['Drinks Break'],
      bowl: ['Keep It Tight'],
      before: { comfort: counters({ 4: 2 }), pool: 3 },
      play: ['bat plays Drinks Break, bowl answers pass, bowl plays Keep It Tight'],
      state: { comfort: counters({ 4: 2 }), pool: 3 },
    }),
    ...(['on-cricketer', 'side-pool'] as const).map((owner) =>
      standby(`comfort that was spent in the meantime cannot be taken: ${owner}`, {
        under: { ...late, 'comfort-owner': owner },
        bat: ['Drinks Break', 'Gap Finder'],
        bowl: ['Keep It Tight'],
        play: [
          'bat plays Drinks Break, bowl answers pass, bowl pass, bat plays Gap Finder, bowl answers pass',
          'bowl plays Keep It Tight',
        ],
        state: { comfort: counters({}), pool: 0, plus: 4, inForce: [card('Gap Finder')] },
      }),
    ),
    standby('comfort that was taken away comes back', {
      under: any,
      bat: ['Misfield'],
      bowl: ['In His Ear'],
      before: { comfort: counters({ 4: 2 }) },
      play: ['bat pass, bowl plays In His Ear, bat answers pass, bat plays Misfield'],
      state: { comfort: counters({ 4: 2 }) },
    }),
    standby('fatigue, with the out of an Out card', {
      under: late,
      bat: ['Not Given'],
      bowl: ['Trap Set'],
      before: { fatigue: counters({ 9: 3 }) },
      play: ['bat pass, bowl plays Trap Set, bat answers pass, bat plays Not Given'],
      state: { fatigue: counters({ 9: 3 }), outCards: [], inForce: [] },
    }),
  ]);
});

describe('of what is kept for later in the over, only what was cancelled goes', () => {
  holds([
    standby('a save that was played ahead', {
      under: ahead,
      bat: ['Benefit of the Doubt'],
      bowl: ['Sent Upstairs'],
      play: ['bat plays Benefit of the Doubt, bowl answers pass, bowl plays Sent Upstairs'],
      state: { savesAhead: 0, noComfort: false },
    }),
    standby('one of two saves', {
      under: ahead,
      bat: ['Benefit of the Doubt', 'Dropped Catch'],
      bowl: ['Sent Upstairs'],
      before: { comfort: counters({ 4: 1 }) },
      play: [
        'bat plays Benefit of the Doubt, bowl answers pass, bowl pass, bat plays Dropped Catch, bowl answers pass',
        'bowl plays Sent Upstairs',
        cancels('Dropped Catch'),
      ],
      state: { savesAhead: 1, noComfort: true, inForce: [card('Benefit of the Doubt')] },
    }),
    standby('runs, and not the save beside them', {
      under: ahead,
      bat: ['Benefit of the Doubt', 'Quick Single'],
      bowl: ['Cut Off'],
      play: [
        'bat plays Benefit of the Doubt, bowl answers pass, bowl pass, bat plays Quick Single, bowl answers pass',
        'bowl plays Cut Off',
      ],
      state: { savesAhead: 1, plus: 0 },
    }),
    standby('runs taken away, and not the out beside them', {
      under: late,
      bat: ['Misfield'],
      bowl: ['Trap Set', 'Tight Line'],
      play: [
        'bat pass, bowl plays Trap Set, bat answers pass, bat pass, bowl plays Tight Line, bat answers pass',
        'bat plays Misfield',
      ],
      state: { outCards: [card('Trap Set')], plus: 0, inForce: [card('Trap Set')] },
    }),
    standby('a lock: what it forbade can be played', {
      under: late,
      bat: ['Open Field', 'Quick Single'],
      bowl: ['Packed Ring'],
      play: ['bat pass, bowl plays Packed Ring, bat answers pass, bat plays Open Field, bat plays Quick Single'],
      state: { locks: [], plus: 2, inForce: [card('Quick Single')] },
    }),
  ]);
});

describe('an Equip card that is cancelled comes off', () => {
  const twice = { comfort: counters({ 4: 2 }) };
  holds([
    standby('and nobody else loses theirs', {
      under: late,
      bat: ['Trusted Willow'],
      bowl: ['Bat Check'],
      before: { ...twice, gear: [5, willow], boost: counters({ 5: 1 }) },
      play: ['bat plays Trusted Willow, bowl answers pass, bowl plays Bat Check'],
      state: { gear: [5, willow], boost: counters({ 5: 1 }) },
    }),
    standby('and another one stays on', {
      under: late,
      bat: ['Trusted Willow', 'Lucky Cap'],
      bowl: ['Bat Check'],
      before: twice,
      play: [
        'bat plays Trusted Willow, bowl answers pass, bowl pass, bat plays Lucky Cap, bowl answers pass',
        'bowl plays Bat Check',
        cancels('Trusted Willow'),
      ],
      state: { gear: [4, cap], boost: counters({ 4: 1 }), battingShift: 0 },
    }),
    standby('and an earlier copy stays on', {
      under: late,
      bat: ['Trusted Willow'],
      bowl: ['Bat Check'],
      before: { ...twice, gear: [4, willow], boost: counters({ 4: 1 }) },
      play: ['bat plays Trusted Willow, bowl answers pass, bowl plays Bat Check'],
      state: { gear: [4, willow], boost: counters({ 4: 1 }) },
    }),
    ...(
      [
        ['stack', 2],
        ['no-stack', 1],
      ] as const
    ).map(([stacks, rank]) =>
      standby(`and two copies of another one raise the rank by ${rank}: ${stacks}`, {
        under: { ...late, 'equip-stack': stacks },
        bat: ['Lucky Cap'],
        bowl: ['Bat Check'],
        before: { ...twice, gear: [4, willow, 4, willow], boost: counters({ 4: rank }) },
        play: ['bat plays Lucky Cap, bowl answers pass, bowl plays Bat Check'],
        state: { gear: [4, willow, 4, willow], boost: counters({ 4: rank }) },
      }),
    ),
    standby('a blue one comes off the bowler', {
      under: any,
      bat: ['Misfield'],
      bowl: ['Scuffed Seam'],
      before: {
        bowlingGear: [10, seam],
        bowlingBoost: counters({ 10: 1 }),
        gear: [4, willow],
        boost: counters({ 4: 1 }),
      },
      play: ['bat pass, bowl plays Scuffed Seam, bat answers pass, bat plays Misfield'],
      state: {
        bowlingGear: [10, seam],
        bowlingBoost: counters({ 10: 1 }),
        gear: [4, willow],
        boost: counters({ 4: 1 }),
        fatigue: counters({}),
      },
    }),
    standby('a card that nobody wears takes no rank with it that came from elsewhere', {
      under: late,
      bat: ['Eye In'],
      bowl: ['Worked Out'],
      before: { boost: counters({ 4: 1 }) },
      play: ['bat plays Eye In, bowl answers pass, bowl plays Worked Out'],
      state: { boost: counters({ 4: 1 }), battingShift: 0 },
    }),
    standby('nor does one that was for this over alone', {
      under: { ...late, 'equip-duration': 'this-over' },
      bat: ['Trusted Willow'],
      bowl: ['Bat Check'],
      before: { ...twice, boost: counters({ 4: 1 }) },
      play: ['bat plays Trusted Willow, bowl answers pass, bowl plays Bat Check'],
      state: { boost: counters({ 4: 1 }), gear: [], battingShift: 0 },
    }),
  ]);
});

describe('the cards that stay in force work as before', () => {
  holds([
    standby('ranks, the strike, and comfort that nobody gains', {
      under: late,
      bat: ['Eye In', 'Sharp Call', 'Misfield'],
      bowl: ['In Rhythm', 'Chin Music', 'Tight Line'],
      play: [
        'bat plays Eye In, bowl answers pass, bowl plays In Rhythm, bat answers pass',
        'bat plays Sharp Call, bowl answers pass, bowl plays Chin Music, bat answers pass',
        'bat pass, bowl plays Tight Line, bat answers pass, bat plays Misfield',
      ],
      state: {
        inForce: ['Eye In', 'In Rhythm', 'Sharp Call', 'Chin Music'].map(card),
        battingShift: 1,
        bowlingShift: 1,
        noComfort: true,
        flip: true,
        plus: 0,
      },
    }),
    standby('a strike that no card flips', {
      under: late,
      bat: ['Eye In', 'Misfield'],
      bowl: ['Tight Line'],
      play: ['bat plays Eye In, bowl answers pass, bowl plays Tight Line, bat answers pass, bat plays Misfield'],
      state: { flip: false, battingShift: 1, maiden: false, noComfort: false },
    }),
    ...(
      [
        ['sum-floor-then-set', 6],
        ['order-played', 4],
      ] as const
    ).map(([order, plus]) =>
      standby(`a maiden, and runs before and after it: ${order}`, {
        under: { ...late, 'edit-order': order },
        bat: ['Quick Single', 'Gap Finder', 'Misfield'],
        bowl: ['Nothing Off It', 'Tight Line'],
        before: { comfort: counters({ 4: 1 }) },
        play: [
          'bat plays Quick Single, bowl answers pass, bowl plays Nothing Off It, bat answers pass',
          'bat plays Gap Finder, bowl answers pass, bowl plays Tight Line, bat answers pass, bat plays Misfield',
        ],
        state: { maiden: true, plus },
      }),
    ),
    ...(
      [
        ['until-out-or-innings-end', 1, { 4: 1 }],
        ['this-over', 2, {}],
      ] as const
    ).map(([duration, shift, boost]) =>
      standby(`an Equip card: ${duration}`, {
        under: { ...late, 'equip-duration': duration },
        bat: ['Trusted Willow', 'Eye In', 'Misfield'],
        bowl: ['Tight Line'],
        before: { comfort: counters({ 4: 1 }) },
        play: [
          'bat plays Trusted Willow, bowl answers pass, bowl pass, bat plays Eye In, bowl answers pass',
          'bowl plays Tight Line, bat answers pass, bat plays Misfield',
        ],
        state: { battingShift: shift, boost: counters(boost) },
      }),
    ),
  ]);
});

describe('where each step is held to the ladder', () => {
  const steps = { ...late, 'rank-limits': 'clamp-each-step' } as const;
  holds([
    standby('a step of the batter is taken back', {
      under: steps,
      bat: ['Eye In'],
      bowl: ['Worked Out'],
      play: ['bat plays Eye In, bowl answers pass, bowl plays Worked Out'],
      state: { stepBat: 2, stepBowl: 1 },
    }),
    standby('a step of the bowler is taken back', {
      under: steps,
      bat: ['Read the Hand'],
      bowl: ['In Rhythm'],
      play: ['bat pass, bowl plays In Rhythm, bat answers pass, bat plays Read the Hand'],
      state: { stepBat: 2, stepBowl: 1 },
    }),
    standby('a step that the ladder cut short is taken back as it was', {
      under: { ...steps, 'negate-target': 'any' },
      bat: ['Read the Hand'],
      bowl: ['Slower Ball'],
      // Green, and so one step above the end of the ladder
      facing: 8,
      play: ['bat pass, bowl plays Slower Ball, bat answers pass, bat plays Read the Hand'],
      state: { stepBat: 1, stepBowl: 1 },
    }),
    standby('the steps after one that is taken back are held to the ladder anew', {
      under: steps,
      bat: ['Read the Hand', 'Eye In'],
      bowl: ['Slower Ball'],
      facing: 8,
      play: ['bat pass, bowl plays Slower Ball, bat answers pass, bat plays Eye In, bat plays Read the Hand'],
      state: { stepBat: 2, stepBowl: 1, battingShift: 1 },
    }),
    standby('a step that an Equip card did not make is not taken back', {
      under: { ...steps, 'equip-stack': 'no-stack' },
      bat: ['Trusted Willow'],
      bowl: ['Bat Check'],
      before: { comfort: counters({ 4: 1 }), gear: [4, willow], boost: counters({ 4: 1 }) },
      play: ['bat plays Trusted Willow, bowl answers pass, bowl plays Bat Check'],
      state: { stepBat: 3, boost: counters({ 4: 1 }) },
    }),
    standby('a lock takes the steps of all the cards back that it names', {
      under: { ...undoing, 'rank-limits': 'clamp-each-step' },
      bat: ['Calm Crease', 'Eye In'],
      bowl: ['Yorker Length', 'Slower Ball'],
      facing: 8,
      play: [
        'bat pass, bowl plays Yorker Length, bat answers pass, bat plays Eye In, bowl answers pass',
        'bowl plays Slower Ball, bat answers pass, bat plays Calm Crease',
      ],
      state: { stepBat: 2, stepBowl: 1, fatigue: counters({}) },
    }),
    standby('where they are not, there are no steps', {
      under: late,
      bat: ['Read the Hand'],
      bowl: ['Crowded Bat'],
      play: ['bat pass, bowl plays Crowded Bat, bat answers pass, bat plays Read the Hand'],
      state: { stepBat: 0, stepBowl: 0 },
    }),
  ]);
});

describe('a lock that undoes what was played before it', () => {
  holds([
    standby('takes a save back, with its drawback', {
      under: { ...undoing, 'out-window': 'standby-beforehand' },
      bat: ['Benefit of the Doubt', 'Quick Single'],
      bowl: ['No Second Chance'],
      play: [
        'bat plays Benefit of the Doubt, bowl answers pass, bowl plays No Second Chance, bat answers pass',
        'bat plays Quick Single',
      ],
      state: { savesAhead: 0, noComfort: false, plus: 2, locks: [card('No Second Chance')] },
    }),
    standby('takes all the cards back that it names, and no other', {
      under: undoing,
      bat: ['Calm Crease', 'Quick Single'],
      bowl: ['Yorker Length', 'Crowded Bat', 'Tight Line'],
      before: { fatigue: counters({ 9: 2 }) },
      play: [
        'bat pass, bowl plays Yorker Length, bat answers pass, bat pass, bowl plays Crowded Bat, bat answers pass',
        'bat plays Quick Single, bowl answers pass, bowl plays Tight Line, bat answers pass, bat plays Calm Crease',
      ],
      state: {
        fatigue: counters({ 9: 2 }),
        battingShift: 0,
        bowlingShift: 0,
        plus: 0,
        inForce: ['Quick Single', 'Tight Line', 'Calm Crease'].map(card),
      },
    }),
  ]);
});
