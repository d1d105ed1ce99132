import type { SectionWords } from '@howzat/core';
import { k, type Parameters, type State } from '../kit.js';

/** The ball travels on from where it landed, and is stopped or fielded: what that is worth without a risk. */

// — where the ball stops —

/** Past the last band: by areas from where it landed, or by points of both dice. */
function goesOver(s: State, p: Parameters): boolean {
  if (s.dropped && p.dropThenBoundary === 'stops-at-last-area') return false;
  return p.bounceUnit === 'areas' ? (s.landing & 3) + s.bounce >= p.bands : s.distance + s.bounce > 2 * p.bands;
}

/** The area in which it would stop if nobody were in its way. */
function stopsAt(s: State, p: Parameters): number {
  const band = p.bounceUnit === 'areas' ? (s.landing & 3) + s.bounce : ((s.distance + s.bounce + 1) >> 1) - 1;
  return (s.landing & ~3) + Math.min(band, p.bands - 1);
}

/** The first fielder on the way, who has not just dropped a catch; -1 where there is none. */
function inTheWay(s: State, p: Parameters): number {
  const last = s.boundary > 0 ? (s.landing & ~3) + p.bands - 1 : s.stop;
  for (let area = s.landing; area <= last; area++)
    if (s.field & (1 << area) && !(s.dropped && area === s.landing)) return area;
  return -1;
}

export const travel = k.resolve('travel', [
  {
    id: 'ctg.strike.bounce-value',
    when: (s) => s.boundary === 0,
    does: (s, _g, p) => {
      s.stop = stopsAt(s, p);
    },
  },
  {
    id: 'ctg.boundary.four',
    when: (s, _g, p) => s.boundary === 0 && goesOver(s, p),
    does: (s) => {
      s.boundary = 4;
    },
  },
  {
    id: 'ctg.ruling.red-2-outermost',
    only: (p) => p.red2Outermost === 'six',
    when: (s, _g, p) => s.red && s.bounce === 2 && (s.landing & 3) === p.bands - 1 && s.boundary === 4,
    does: (s) => {
      s.boundary = 6;
    },
  },
  {
    id: 'ctg.ruling.interception',
    only: (p) => p.interception === 'path',
    when: (s, _g, p) => s.boundary !== 6 && inTheWay(s, p) >= 0,
    does: (s, _g, p) => {
      s.stop = inTheWay(s, p);
      s.boundary = 0;
    },
  },
]);

// — what it is worth there —

/** Does a fielder stand where it stops (or, as one passage says, anywhere in its zone)? */
function isFielded(s: State, p: Parameters): boolean {
  if (s.dropped && s.stop === s.landing) return p.dropZeroRuns === 'fielded-red';
  return p.emptyZoneOrArea === 'area'
    ? (s.field & (1 << s.stop)) !== 0
    : ((s.field >> (s.stop & ~3)) & 0xf & ~(s.dropped ? 1 << (s.landing & 3) : 0)) !== 0;
}

export const fielding = k.resolve(
  'fielding',
  [
    {
      id: 'ctg.catch.fail-zero',
      only: (p) => p.dropZeroRuns === 'auto-area-runs',
      when: (s) => s.dropped && s.stop === s.landing,
      does: (s) => {
        s.fielded = 'dead';
        s.base = (s.stop & 3) < 2 ? 1 : 2;
      },
      final: true,
    },
    {
      id: 'ctg.ruling.drop-then-second-fielder',
      only: (p) => p.dropThenSecondFielder === 'auto-area-runs',
      when: (s, _g, p) => s.dropped && s.stop !== s.landing && isFielded(s, p),
      does: (s) => {
        s.fielded = 'dead';
        s.base = (s.stop & 3) < 2 ? 1 : 2;
      },
      final: true,
    },
    {
      id: 'ctg.field.empty',
      when: (s, _g, p) => !isFielded(s, p),
      does: (s) => {
        s.fielded = 'empty';
        s.base = (s.stop & 3) < 2 ? 1 : 2;
      },
      final: true,
    },
    {
      id: 'ctg.field.fielded',
      does: (s) => {
        s.fielded = s.red ? 'red' : 'green';
      },
    },
    {
      id: 'ctg.field.infield-red',
      when: (s) => s.fielded === 'red' && (s.stop & 3) < 2,
      does: (s) => {
        s.base = 0;
      },
    },
    {
      id: 'ctg.field.infield-green',
      when: (s) => s.fielded === 'green' && (s.stop & 3) < 2,
      does: (s) => {
        s.base = 1;
      },
    },
    {
      id: 'ctg.field.outfield-red',
      when: (s) => s.fielded === 'red' && (s.stop & 3) > 1,
      does: (s) => {
        s.base = 1;
      },
    },
    {
      id: 'ctg.field.outfield-green',
      when: (s) => s.fielded === 'green' && (s.stop & 3) > 1,
      does: (s) => {
        s.base = 2;
      },
    },
  ],
  { when: (s) => s.boundary === 0 },
);

export const fieldingWords = {
  'ctg.field.empty': {
    kind: 'applied',
    source: 'Fielded / Run-out',
    text: 'A ball stopping where there is no fielder scores 1 in the infield, 2 in the outfield.',
    parameters: ['emptyZoneOrArea'],
  },
  'ctg.field.fielded': {
    kind: 'applied',
    source: 'Fielded / Run-out',
    text: 'A ball stopping where a fielder stands who did not attempt a catch is fielded.',
    parameters: ['dropThenSecondFielder'],
  },
  'ctg.field.infield-red': {
    kind: 'data',
    source: 'Infield',
    text: 'Fielded, infield, red: the Batter chooses 0 runs safe, or tries 1 run with a run-out chance.',
  },
  'ctg.field.infield-green': {
    kind: 'applied',
    source: 'Infield',
    text: 'Fielded, infield, green: 1 run, unless the Batters try an extra run.',
  },
  'ctg.field.outfield-red': {
    kind: 'applied',
    source: 'Outfield',
    text: 'Fielded, outfield, red: the Batter chooses 1 run safe, or tries 2 runs with a run-out chance.',
  },
  'ctg.field.outfield-green': {
    kind: 'applied',
    source: 'Outfield',
    text: 'Fielded, outfield, green: 2 runs, unless the Batters try an extra run.',
  },
} as const satisfies SectionWords;
