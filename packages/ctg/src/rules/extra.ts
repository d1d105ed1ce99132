import type { RulingWords, SectionWords } from '@howzat/core/author';
import { type Cricket, isWon, k, type Parameters, type State } from '../kit.js';
import { findVictim } from './runout.js';

/** Extra runs, and run-outs at them. */

/** What is safe is made; an extra run is offered. */
export const offer = k.rule({
  id: 'ctg.extra.offer',
  when: (s) => s.boundary === 0,
  does: (s, g, p) => {
    s.made = s.base;
    s.running = mayTry(s, g, p);
  },
});

/** The throw at an extra run. */
export const extraRunOut = k.rule({
  id: 'ctg.extra.roll',
  when: (s, _g, p) => s.fielded !== 'red' && s.rolled >= p.extraRunOut,
  does: (s) => {
    s.runOut = true;
  },
});

/** Who is out at an extra run. */
export const extraVictim = k.rule({
  id: 'ctg.extra.who',
  when: (s) => s.runOut && s.fielded !== 'red',
  does: (s, g, p) => findVictim(s, g, p),
});

/** An extra run is not to be had from a fielded red ball. */
export const noExtraOnRed = k.limit<'safe' | 'run' | 'extra', 'ctg.ruling.extra-run-eligibility'>({
  id: 'ctg.ruling.extra-run-eligibility',
  when: (s) => s.fielded === 'red',
  forbids: (choice) => choice === 'extra',
  says: 'Not on a fielded red ball.',
});

/** One extra run and no more. */
export const oneExtraRun = k.rule({
  id: 'ctg.ruling.extra-run-count',
  only: (p) => p.extraRunCount === 'one',
  does: (s) => {
    s.running = false;
  },
});

/** Another extra run may follow, under that reading. */
export const moreExtraRuns = k.rule({
  id: 'ctg.ruling.extra-run-count',
  only: (p) => p.extraRunCount === 'repeat',
  does: (s, g, p) => {
    s.running = s.fielded !== 'red' && s.made < 8 && mayTry(s, g, p);
  },
});

/** May the batters try for one more? */
function mayTry(s: State, g: Cricket, p: Parameters): boolean {
  if (s.fielded === 'dead') return false;
  if (p.chaseMidBall === 'secured-runs-first' && isWon(g, p, s.made)) return false;
  if (s.fielded === 'red') return true;
  return (
    p.extraRunEligibility === 'union' ||
    (p.extraRunEligibility === 'empty-only' ? s.fielded === 'empty' : s.fielded === 'green')
  );
}

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const extraRulings = k.readings({
  'ctg.ruling.extra-run-eligibility': 'words',
  'ctg.ruling.extra-run-count': 'words',
  'ctg.ruling.extra-run-fielder': 'words',
  'ctg.ruling.extra-run-out-score': 'words',
});

/** Extra runs. */
export const extraWords: SectionWords = {
  'ctg.extra.offer': {
    title: 'Trying for an extra run',
    kind: 'applied',
    source: 'Extra Runs',
    text: 'If the ball ends in an empty area (no fielder) the Batters may try for 1 extra run.',
    parameters: ['extraRunEligibility', 'extraRunCount'],
  },
  'ctg.extra.roll': {
    title: 'An extra run: run out on 5 or 6',
    kind: 'applied',
    source: 'Extra Runs',
    text: 'The fielder rolls a D6; 5 or 6 is a run-out.',
    parameters: ['extraRunOut'],
  },
  'ctg.extra.who': {
    title: 'Who is run out on an extra run',
    kind: 'applied',
    source: 'Extra Runs',
    text: 'Out is the Batter running to the wicket nearest the fielder.',
    parameters: ['extraRunFielder'],
  },
};

/** Extra runs: the open questions in words. */
export const extraRulingWords: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.extra-run-eligibility': {
    title: 'When an extra run may be tried',
    question:
      'One passage allows an extra run on a ball that is fielded, another when the area is empty. When may one be tried?',
    readings: {
      union: { text: 'An extra run may be tried from an empty area, and on a ball fielded green.' },
      'empty-only': { text: 'Only from an empty area.' },
      'fielded-green-only': { text: 'Only on a ball fielded green.' },
    },
    standard: 'union',
    reason: 'If only one of the passages held, the other would mean nothing, and neither says "only".',
  },
  'ctg.ruling.extra-run-count': {
    title: 'How many extra runs may be tried on a ball',
    question: 'The rulebook speaks of "one extra run". May another be tried after one that was made?',
    readings: {
      one: { text: 'One extra run may be tried on a ball.' },
      repeat: { text: 'After one that was made, another may be tried.' },
    },
    standard: 'one',
    reason: 'The text says one.',
  },
  'ctg.ruling.extra-run-fielder': {
    title: 'Who throws when the area is empty',
    question: '"The Fielder" throws at an extra run, even when the area is empty. Who throws then?',
    readings: {
      'ball-zone-end': { text: 'The throw goes to the end of the zone where the ball stopped.' },
      'nearest-token': { text: 'The throw goes to the end of the zone of the nearest fielder.' },
    },
    standard: 'ball-zone-end',
    reason:
      'Any fielder may throw but one who has dropped the catch. The end follows from where the ball stopped, so nobody has to measure distances.',
  },
  'ctg.ruling.extra-run-out-score': {
    title: 'What counts when the extra run fails',
    question: 'A run out costs one run, but that is said of ordinary runs only. What counts when an extra run fails?',
    readings: {
      'same-as-standard': { text: 'The runs before the extra one stand.' },
      'no-runs': { text: 'None of the runs of the ball stand.' },
    },
    standard: 'same-as-standard',
    reason:
      'Those runs were made before the extra one was tried. The batters change ends by the runs that they tried for.',
  },
};
