import { die, oneOf, type SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';
import { boundaryRuns } from './boundary.js';
import { extraRunOut, extraVictim, moreExtraRuns, noExtraOnRed, offer, oneExtraRun } from './extra.js';
import { crossedOnCatch, overEndOnly, penaltyCounts } from './facing.js';
import { noRunOnGreen, runsMade } from './field.js';
import { sameStriker } from './no-ball.js';
import { lastWicketRuns } from './out.js';
import { endsChange, oneLess, runOutRoll, runOutVictim } from './runout.js';
import { diveWindow } from './skill.js';

/** Running: one more run or not, the throw, and what the ball was worth in the end. */

/** The run that was tried for is made. */
const runMade = k.rule({
  id: 'ctg.run.made',
  does: (s) => {
    s.made = s.tried;
  },
});

const ready = k.resolve('ready-to-run', [offer]);

const run = k.decision('run', {
  by: 'batting',
  rule: 'ctg.extra.offer',
  domain: oneOf('safe', 'run', 'extra'),
  limits: [noExtraOnRed, noRunOnGreen],
  closed: (s) => {
    if (s.express) return 'Express ball: no choices.';
    if (s.fielded === 'dead') return { message: 'No run decision here.', rule: 'ctg.catch.fail-zero' };
    if (s.tried > 0) return { message: 'Only one extra run.', rule: 'ctg.ruling.extra-run-count' };
    return null;
  },
  take: (s, choice) => {
    s.running = choice !== 'safe';
    s.tried = choice === 'safe' ? 0 : s.made + 1;
  },
});

const throwAtAll = k.decision('throw', {
  by: 'bowling',
  rule: 'ctg.ruling.run-out-automatic',
  only: (p) => p.runOutAutomatic === 'ask',
  when: (s) => s.running,
  domain: oneOf('throw', 'hold'),
  take: (s, choice) => {
    s.throwing = choice === 'throw';
  },
});

const chooseEnd = k.decision('throw-end', {
  by: 'bowling',
  rule: 'ctg.ruling.run-out-end',
  only: (p) => p.runOutEnd === 'fielding-side-chooses',
  when: (s) => s.running && s.throwing,
  domain: oneOf('striker', 'bowler'),
  take: (s, end) => {
    s.strikersEnd = end === 'striker';
  },
});

const runOutDie = k.chance('run-out-die', {
  when: (s) => s.running && s.throwing,
  of: die(6),
  take: (s, face) => {
    s.rolled = face;
  },
});

// Stryker disable next-line ObjectLiteral: where nobody has thrown, no die can run anybody out
const thrown = k.resolve('thrown', [runOutRoll, extraRunOut, runOutVictim, extraVictim], {
  // Stryker disable next-line ConditionalExpression,LogicalOperator: where nobody has thrown, no die can run anybody out
  when: (s) => s.running && s.throwing,
});

/** What the try came to. With a reading that allows it, another may follow. */
const ran = k.resolve('ran', [oneLess, runMade, oneExtraRun, moreExtraRuns], { when: (s) => s.running });

export const running = [
  ready,
  k.repeat('running', { while: (s) => s.running }, [run, throwAtAll, chooseEnd, runOutDie, thrown, diveWindow, ran]),
] as const;

/** The runs of the ball, and who is where when it is over. */
export const scored = k.resolve('scored', [boundaryRuns, runsMade, endsChange]);

/** What the other readings make of strike, and of the runs of the last wicket. */
export const afterRunning = k.resolve('after-running', [
  crossedOnCatch,
  penaltyCounts,
  sameStriker,
  overEndOnly,
  lastWicketRuns,
]);

/** Running. */
export const runWords: SectionWords = {
  'ctg.run.made': {
    title: 'A risky run that succeeds',
    kind: 'applied',
    source: 'Run-Out Outcome; Extra Runs',
    text: 'A try that nobody is run out on scores the run that was tried for.',
  },
};
