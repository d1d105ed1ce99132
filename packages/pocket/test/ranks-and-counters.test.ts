import type { Expected, Position } from '@howzat/core/author';
import { describe } from 'vitest';
import { card, counters, field, orange, over, yellowBowler } from '../scenarios/notation.js';
import { holds, type Row, under } from './overs-played.js';

/** A score card without an out: 5, 7, 10, 14, 16 and 22 runs for the differences 0 to 5. */
const runsByDifference = [5, 7, 10, 14, 16, 22];
const plain = 6;
const blueBatter = 10;
const willow = card('Trusted Willow');
const cap = card('Lucky Cap');
const seam = card('Scuffed Seam');

interface Match {
  readonly under?: Readonly<Record<string, string>>;
  readonly facing?: number;
  readonly bowler?: number;
  readonly stance?: 'offensive' | 'defensive';
  readonly bat?: readonly string[];
  readonly bowl?: readonly string[];
  readonly before?: Position['state'];
  readonly position?: Omit<Position, 'state'>;
  readonly play?: string;
}

const piece = (it: Match, expect: Expected, card: number | null = plain) => ({
  with: under(it.under ?? {}),
  from: field({
    ...(it.facing ? { facing: it.facing } : {}),
    ...(it.bowler ? { bowler: it.bowler } : {}),
    ...(it.position ? { position: it.position } : {}),
    bat: it.bat ?? [],
    bowl: it.bowl ?? [],
    state: it.before ?? {},
  }),
  script: over({
    stance: it.stance ?? 'offensive',
    hold: [it.bat?.length ?? 0, it.bowl?.length ?? 0],
    play: it.play ?? '',
    ...(card === null ? {} : { card }),
  }),
  expect,
});

const differs = (difference: number, title: string, it: Match): Row => [
  `${difference}: ${title}`,
  piece(it, { runs: [runsByDifference[difference] as number], facts: { difference } }),
];

const eachStep = { 'rank-limits': 'clamp-each-step' } as const;
const once = { 'fatigue-counting': 'once' } as const;

describe('the difference is', () => {
  holds([
    differs(0, 'Blue against Green, on a grid with a row below', {
      under: { 'grid-negative': 'extra-row' },
      facing: blueBatter,
    }),
    [
      '-1: Blue against Yellow, on a grid with a row below',
      piece(
        { under: { 'grid-negative': 'extra-row' }, facing: blueBatter, bowler: yellowBowler },
        { runs: [3], facts: { difference: -1 } },
      ),
    ],
    differs(1, 'Blue against Yellow, on a grid without signs', {
      under: { 'grid-negative': 'absolute-value' },
      facing: blueBatter,
      bowler: yellowBowler,
    }),
    differs(0, 'Blue against Green, on a grid without signs', {
      under: { 'grid-negative': 'absolute-value' },
      facing: blueBatter,
    }),
    differs(0, 'Yellow against better than Yellow, where ladders have no ends', {
      under: { 'rank-limits': 'unclamped' },
      bowler: yellowBowler,
      bowl: ['In Rhythm'],
      play: 'bowl plays In Rhythm',
    }),
    differs(1, 'Yellow against Yellow, who cannot be better', {
      bowler: yellowBowler,
      bowl: ['In Rhythm'],
      play: 'bowl plays In Rhythm',
    }),
    differs(3, 'Yellow with an Equip card, held at each step', {
      under: eachStep,
      before: { boost: counters({ 4: 1 }), gear: [4, willow] },
    }),
    differs(3, 'Yellow who puts an Equip card on, held at each step', {
      under: eachStep,
      bat: ['Trusted Willow'],
      before: { comfort: counters({ 4: 1 }) },
      play: 'bat plays Trusted Willow',
    }),
    differs(1, 'Green with an Equip card, held at each step', {
      under: eachStep,
      before: { bowlingBoost: counters({ 9: 1 }), bowlingGear: [9, seam] },
    }),
    differs(3, 'Green who is tired, held at each step', { under: eachStep, before: { fatigue: counters({ 9: 5 }) } }),
    differs(2, 'Yellow with the ball who is tired, held at each step', {
      under: eachStep,
      bowler: yellowBowler,
      before: { fatigue: counters({ 10: 5 }) },
    }),
    differs(2, 'Green who is tired, held at each step, where that counts in the next innings alone', {
      under: { ...eachStep, 'fatigue-rank-when': 'next-innings' },
      before: { fatigue: counters({ 9: 5 }) },
    }),
    differs(2, 'four counters, held at each step and counted once', {
      under: { ...eachStep, ...once },
      before: { fatigue: counters({ 9: 4 }) },
    }),
    differs(3, 'five counters, held at each step and counted once', {
      under: { ...eachStep, ...once },
      before: { fatigue: counters({ 9: 5 }) },
    }),
    differs(3, 'five counters, counted once', { under: once, before: { fatigue: counters({ 9: 5 }) } }),
    differs(2, 'ten counters in mid-over, counted once', {
      under: once,
      bowler: yellowBowler,
      before: { fatigue: counters({ 10: 10 }) },
    }),
    differs(1, 'an Equip card of the bowler that lasts for this over', {
      under: { 'equip-duration': 'this-over' },
      bowl: ['Scuffed Seam'],
      play: 'bowl plays Scuffed Seam',
    }),
  ]);
});

describe('a second copy of an Equip card', () => {
  const noStack = { 'equip-stack': 'no-stack' } as const;
  const plays = { bat: ['Trusted Willow'], play: 'bat plays Trusted Willow', under: noStack } as const;
  const comfort = counters({ 4: 1 });
  holds([
    [
      'counts beside one that the other batter wears',
      piece(
        { ...plays, before: { comfort, gear: [5, willow], boost: counters({ 5: 1 }) } },
        { state: { boost: counters({ 4: 1, 5: 1 }) } },
        null,
      ),
    ],
    [
      'counts beside another card of the same batter',
      piece(
        { ...plays, before: { comfort, gear: [4, cap], boost: counters({ 4: 1 }) } },
        { state: { boost: counters({ 4: 2 }), gear: [4, cap, 4, willow] } },
        null,
      ),
    ],
    [
      'does not count beside the first, wherever that is in the list',
      piece(
        { ...plays, before: { comfort, gear: [5, cap, 4, willow], boost: counters({ 4: 1, 5: 1 }) } },
        { state: { boost: counters({ 4: 1, 5: 1 }) } },
        null,
      ),
    ],
    [
      'counts on another bowler',
      piece(
        {
          under: noStack,
          bowl: ['Scuffed Seam'],
          play: 'bowl plays Scuffed Seam',
          before: { bowlingGear: [10, seam], bowlingBoost: counters({ 10: 1 }) },
        },
        { state: { bowlingBoost: counters({ 9: 1, 10: 1 }) } },
        null,
      ),
    ],
  ]);
});

describe('where steps are not held, none are kept', () => {
  holds([
    [
      'of an Equip card',
      piece(
        { bat: ['Trusted Willow'], play: 'bat plays Trusted Willow', before: { comfort: counters({ 4: 1 }) } },
        { state: { stepBat: 0, stepBowl: 0, boost: counters({ 4: 1 }) } },
        null,
      ),
    ],
    [
      'of a stat card',
      piece(
        { bat: ['Eye In'], play: 'bat plays Eye In' },
        { state: { stepBat: 0, stepBowl: 0, battingShift: 1 } },
        null,
      ),
    ],
  ]);
});

describe('comfort', () => {
  const gains = (reading: string, stance: 'offensive' | 'defensive', points: number): Row => [
    `${points} in the ${stance} stance: ${reading}`,
    piece(
      { under: { 'comfort-condition': reading }, facing: orange, stance, before: { comfort: counters({ 2: 3 }) } },
      { state: { comfort: counters({ 2: 3 + points }) } },
    ),
  ];
  const limited = { 'comfort-supply': 'limit-15' } as const;
  holds([
    gains('defence-only', 'offensive', 0),
    gains('defence-only', 'defensive', 1),
    gains('every-over', 'offensive', 1),
    gains('every-over', 'defensive', 1),
    gains('both-add', 'offensive', 1),
    gains('both-add', 'defensive', 2),
    [
      'is taken away where counters are limited, too',
      piece(
        {
          under: limited,
          bowl: ['In His Ear'],
          play: 'bowl plays In His Ear',
          before: { comfort: counters({ 4: 3 }) },
        },
        { state: { comfort: counters({ 4: 2 }) } },
      ),
    ],
    [
      'cannot fall below none',
      piece(
        { under: limited, bowl: ['In His Ear'], play: 'bowl plays In His Ear' },
        { state: { comfort: counters({}) } },
      ),
    ],
    [
      'is counted on all eleven where it is limited',
      piece(
        { under: limited, facing: orange, stance: 'defensive', before: { comfort: counters({ 2: 7, 11: 8 }) } },
        { state: { comfort: counters({ 2: 7, 11: 8 }) } },
      ),
    ],
    [
      'is limited to the fifteenth counter',
      piece(
        {
          under: limited,
          bat: ['Dig In'],
          play: 'bat plays Dig In',
          stance: 'defensive',
          facing: orange,
          before: { comfort: counters({ 2: 6, 1: 8 }) },
        },
        { state: { comfort: counters({ 1: 8, 2: 7 }) } },
      ),
    ],
  ]);
});

describe('what ends with the over', () => {
  holds([
    [
      'is a save that was played ahead',
      piece({ under: { 'out-window': 'standby-beforehand' }, before: { savesAhead: 1 } }, { state: { savesAhead: 0 } }),
    ],
    [
      'is a lock, and all that was in force',
      piece(
        { bat: ['Calm Crease'], play: 'bat plays Calm Crease' },
        { state: { locks: [], inForce: [], outCards: [] } },
      ),
    ],
  ]);
});

describe('the tenth counter', () => {
  const tired = { bowler: yellowBowler, before: { fatigue: counters({ 10: 9 }) } } as const;
  const ignored = { 'tired-timing-last-over': 'ignored' } as const;
  const gone = { state: { awayWorn: 1 << 10, bowler: 0 } } as const;
  holds([
    [
      'counts before the last over, whatever that does',
      piece({ ...tired, under: ignored, position: { overs: 9 } }, gone),
    ],
    ['counts in the last over but one', piece({ ...tired, under: ignored, position: { overs: 18 } }, gone)],
    [
      'counts where no over is the last',
      {
        ...piece({ ...tired, position: { overs: 30 } }, gone),
        with: under(ignored, { set: { overs: null } }),
      },
    ],
  ]);
});
