import { oneOf, type SectionWords } from '@howzat/core/author';
import { isProtected, k } from '../kit.js';
import { appeal, legBefore, needsAppeal, umpireDie } from './card.js';
import { review } from './drs.js';
import { bowled, bowledChance, bowledDie, needsBigMiss, takenAtOnce, takesOne } from './miss.js';
import { protections } from './no-ball.js';
import { livelyPitch } from './pitch.js';
import { needsSlips } from './place/placement.js';
import { blockCatch, caughtInSlips, needsSnick, slipsRoll, snick } from './slips.js';

/** Of the chances that a ball gives to dismiss, the bowler takes one. */

/** What the slips and an appeal may do, and what a no-ball takes away. */
const otherChances = k.resolve('other-chances', [blockCatch, snick, appeal, ...protections, takenAtOnce]);

/** The bowler picks one chance where there are several, and ignores the rest. */
const chooseChance = k.decision('dismissal', {
  by: 'bowling',
  rule: 'ctg.prec.choose-one',
  when: (s) => (s.mayBowl || s.maySlip || s.mayAppeal) && s.chance === '',
  domain: oneOf('bowled', 'slips', 'appeal', 'none'),
  limits: [takesOne, needsBigMiss, needsSlips, needsSnick, needsAppeal],
  closed: (s, g) =>
    s.express
      ? 'Express ball: no choices.'
      : isProtected(g)
        ? { message: 'Not out on a no-ball.', rule: 'ctg.noball.card-no-out' }
        : s.chance !== ''
          ? { message: 'Choose one option.', rule: 'ctg.prec.choose-one' }
          : null,
  take: (s, choice) => {
    s.chance = choice;
  },
});

const dismissed = k.resolve('dismissed', [bowled, livelyPitch, caughtInSlips, legBefore], { when: (s) => s.took });

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

/** Precedence. */
export const precedenceWords: SectionWords = {
  'ctg.prec.choose-one': {
    title: 'Several ways to get out: the bowler picks one',
    kind: 'applied',
    source: 'Conflicts / Precedence',
    text: 'If one ball gives more than one chance to dismiss, the Bowler picks one option, rolls for that only and ignores the rest.',
    parameters: ['bowledRollOptional'],
  },
  'ctg.prec.example': {
    title: 'Several ways to get out: the printed example',
    kind: 'example',
    source: 'Conflicts / Precedence',
    text: 'Example given: pace, missed by 4 or more, two slips set: either the bowled roll (7+ on D8) or a D6 for each slip.',
  },
  'ctg.prec.exception': {
    title: 'A catch and a run out on one ball',
    kind: 'data',
    source: 'Conflicts / Precedence',
    text: 'Only exception: a catch attempt and a run-out attempt on the same ball by different fielders may both happen.',
  },
};
