import type { RulingWords, SectionWords } from '@howzat/core/author';
import { holds, inZone, isInfield, safeRuns, without, zoneOf } from '../components/geometry.js';
import { k, type Parameters, type State } from '../kit.js';
import { four, sixByRedTwo } from './boundary.js';
import { dropStays } from './catch.js';
import { bouncesOn } from './strike.js';

/** The ball travels on from where it landed, and is stopped or fielded: what that is worth without a risk. */

// — where the ball stops —

/** The first fielder on the way, who has not just dropped a catch; -1 where there is none. */
function inTheWay(s: State): number {
  for (let area = s.landing; area <= s.stop; area++)
    if (holds(s.field, area) && !(s.dropped && area === s.landing)) return area;
  return -1;
}

export const travel = k.resolve('travel', [
  bouncesOn,
  four,
  sixByRedTwo,
  {
    id: 'ctg.ruling.interception',
    only: (p) => p.interception === 'path',
    when: (s) => s.boundary !== 6 && inTheWay(s) >= 0,
    does: (s) => {
      s.stop = inTheWay(s);
      s.boundary = 0;
    },
  },
]);

// — what it is worth there —

/** Does a fielder stand where it stops (or, as one passage says, anywhere in its zone)? */
function isFielded(s: State, p: Parameters): boolean {
  if (s.dropped && s.stop === s.landing) return p.dropZeroRuns === 'fielded-red';
  return p.emptyZoneOrArea === 'area'
    ? holds(s.field, s.stop)
    : inZone(s.dropped ? without(s.field, s.landing) : s.field, zoneOf(s.stop)) !== 0;
}

export const fielding = k.resolve(
  'fielding',
  [
    dropStays,
    {
      id: 'ctg.ruling.drop-then-second-fielder',
      only: (p) => p.dropThenSecondFielder === 'auto-area-runs',
      when: (s, _g, p) => s.dropped && s.stop !== s.landing && isFielded(s, p),
      does: (s) => {
        s.fielded = 'dead';
        s.base = safeRuns(s.stop);
      },
      final: true,
    },
    {
      id: 'ctg.field.empty',
      when: (s, _g, p) => !isFielded(s, p),
      does: (s) => {
        s.fielded = 'empty';
        s.base = safeRuns(s.stop);
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
      when: (s) => s.fielded === 'red' && isInfield(s.stop),
      does: (s) => {
        s.base = 0;
      },
    },
    {
      id: 'ctg.field.infield-green',
      when: (s) => s.fielded === 'green' && isInfield(s.stop),
      does: (s) => {
        s.base = 1;
      },
    },
    {
      id: 'ctg.field.outfield-red',
      when: (s) => s.fielded === 'red' && !isInfield(s.stop),
      does: (s) => {
        s.base = 1;
      },
    },
    {
      id: 'ctg.field.outfield-green',
      when: (s) => s.fielded === 'green' && !isInfield(s.stop),
      does: (s) => {
        s.base = 2;
      },
    },
  ],
  { when: (s) => s.boundary === 0 },
);

/** The runs of a ball that was not caught are scored. */
export const runsMade = k.rule({
  id: 'ctg.field.not-caught-only',
  when: (s) => s.stop >= 0,
  does: (s, g) => {
    g.bat += s.made;
  },
});

/** The runs of a green ball are safe; only an extra one is tried. */
export const noRunOnGreen = k.limit<'safe' | 'run' | 'extra', 'ctg.field.fielded'>({
  id: 'ctg.field.fielded',
  when: (s) => s.fielded !== 'red',
  forbids: (choice) => choice === 'run',
  says: 'The runs of this ball are safe; try an extra one.',
});

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const fieldRulings = k.readings({
  'ctg.ruling.interception': 'words',
  'ctg.ruling.drop-then-second-fielder': 'words',
  'ctg.ruling.empty-zone-or-area': 'words',
});

/** A ball that is fielded. */
export const fieldWords: SectionWords = {
  'ctg.field.empty': {
    title: 'Nobody there: one run or two',
    kind: 'applied',
    source: 'Fielded / Run-out',
    text: 'A ball stopping where there is no fielder scores 1 in the infield, 2 in the outfield.',
    parameters: ['emptyZoneOrArea'],
  },
  'ctg.field.fielded': {
    title: 'A fielder stops the ball',
    kind: 'applied',
    source: 'Fielded / Run-out',
    text: 'A ball stopping where a fielder stands who did not attempt a catch is fielded.',
    parameters: ['dropThenSecondFielder'],
  },
  'ctg.field.infield-red': {
    title: 'Fielded in the infield, red: stay or risk a run',
    kind: 'data',
    source: 'Infield',
    text: 'Fielded, infield, red: the Batter chooses 0 runs safe, or tries 1 run with a run-out chance.',
  },
  'ctg.field.infield-green': {
    title: 'Fielded in the infield, green: one run',
    kind: 'applied',
    source: 'Infield',
    text: 'Fielded, infield, green: 1 run, unless the Batters try an extra run.',
  },
  'ctg.field.outfield-red': {
    title: 'Fielded in the outfield, red: one run or risk two',
    kind: 'applied',
    source: 'Outfield',
    text: 'Fielded, outfield, red: the Batter chooses 1 run safe, or tries 2 runs with a run-out chance.',
  },
  'ctg.field.outfield-green': {
    title: 'Fielded in the outfield, green: two runs',
    kind: 'applied',
    source: 'Outfield',
    text: 'Fielded, outfield, green: 2 runs, unless the Batters try an extra run.',
  },
  'ctg.field.not-caught-only': {
    title: 'Fielding comes after the catch',
    kind: 'applied',
    source: 'Fielded / Run-out',
    text: 'The fielding and running rules apply only to balls not caught: then the runs that were made are scored.',
  },
};

/** A ball that is fielded: the open questions in words. */
export const fieldRulingWords: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.interception': {
    title: 'Does a fielder stop a ball that passes?',
    question: 'A ball passes an area where a fielder stands. Does the fielder stop it?',
    readings: {
      'stop-only': { text: 'Only a fielder where the ball stops fields it.' },
      path: { text: 'A fielder in an area that the ball passes stops it there.' },
    },
    standard: 'stop-only',
    reason: 'The ball is fielded where it stops. A fielder whom it passes does nothing.',
  },
  'ctg.ruling.drop-then-second-fielder': {
    title: 'A dropped ball reaches another fielder',
    question: 'A dropped ball travels to an area with another fielder. Is it fielded there?',
    readings: {
      'fielded-red': { text: 'A dropped ball that comes to another fielder is fielded, red.' },
      'auto-area-runs': { text: 'It scores the runs of that area without a decision.' },
    },
    standard: 'fielded-red',
    reason: 'The section on conflicts names exactly this as an exception.',
  },
  'ctg.ruling.empty-zone-or-area': {
    title: 'Who fields: the area or the whole zone',
    question:
      'One passage speaks of an empty zone and another of an empty area. Who fields a ball: a fielder of the area, or any of the zone?',
    readings: {
      area: { text: 'A ball is fielded by a fielder in the area where it stops.' },
      zone: { text: 'A ball is fielded by any fielder of the zone in which it stops.' },
    },
    standard: 'area',
    reason: 'There is at most one fielder in an area, and "fielded" is explained by areas.',
  },
};
