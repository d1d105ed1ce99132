import { die, dismiss, type Game, oneOf, type SectionWords } from '@howzat/core';
import { type Cricket, type CtgState, isWon, k, type Parameters, type State } from '../kit.js';
import { diveWindow } from './skills.js';

/** Running: one more run or not, the throw, who is out, and what the ball was worth in the end. */

/** May the batters try for one more? */
function mayTry(s: State, g: Cricket, p: Parameters): boolean {
  if (s.boundary > 0 || s.fielded === 'dead') return false;
  if (p.chaseMidBall === 'secured-runs-first' && isWon(g, p, s.made)) return false;
  if (s.fielded === 'red') return true;
  return (
    p.extraRunEligibility === 'union' ||
    (p.extraRunEligibility === 'empty-only' ? s.fielded === 'empty' : s.fielded === 'green')
  );
}

const ready = k.resolve('ready-to-run', [
  {
    id: 'ctg.extra.offer',
    when: (s) => s.boundary === 0,
    does: (s, g, p) => {
      s.made = s.base;
      s.running = mayTry(s, g, p);
    },
  },
]);

const run = k.decision('run', {
  by: 'batting',
  rule: 'ctg.extra.offer',
  domain: oneOf('safe', 'run', 'extra'),
  limits: [
    {
      id: 'ctg.ruling.extra-run-eligibility',
      when: (s) => s.fielded === 'red',
      forbids: (choice) => choice === 'extra',
      says: 'Not on a fielded red ball.',
    },
    {
      id: 'ctg.field.fielded',
      when: (s) => s.fielded !== 'red',
      forbids: (choice) => choice === 'run',
      says: 'The runs of this ball are safe; try an extra one.',
    },
  ],
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

/** The zone whose end the throw goes to: that of the ball, or of the nearest fielder. */
function zoneOfThrow(s: State, p: Parameters): number {
  const zone = s.stop >> 2;
  if (p.extraRunFielder === 'ball-zone-end' || s.fielded !== 'empty') return zone;
  for (let away = 0; away <= 3; away++)
    for (const there of [(zone + away) % 6, (zone + 6 - away) % 6])
      if ((s.field >> (4 * there)) & 0xf & ~(s.dropped && s.landing >> 2 === there ? 1 << (s.landing & 3) : 0))
        return there;
  return zone;
}

/** Who is nearest the end to which the ball is thrown when the run ends. */
function findVictim(s: CtgState, g: Cricket, p: Parameters): void {
  if (p.runOutEnd === 'zone-map') {
    const zone = zoneOfThrow(s, p);
    s.strikersEnd = zone < 2 || zone === 5;
  } else if (p.runOutEnd === 'always-striker') s.strikersEnd = true;
  const strikerThere = s.tried % 2 === 0;
  const isStriker = p.runOutVictim === 'striker-always' || s.strikersEnd === strikerThere;
  s.victim = isStriker ? g.striker : g.nonStriker;
}

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

const thrown = k.resolve(
  'thrown',
  [
    {
      id: 'ctg.runout.roll',
      when: (s, _g, p) => s.fielded === 'red' && s.rolled >= p.runOut,
      does: (s) => {
        s.runOut = true;
      },
    },
    {
      id: 'ctg.extra.roll',
      when: (s, _g, p) => s.fielded !== 'red' && s.rolled >= p.extraRunOut,
      does: (s) => {
        s.runOut = true;
      },
    },
    {
      id: 'ctg.runout.who',
      when: (s) => s.runOut && s.fielded === 'red',
      does: (s, g, p) => findVictim(s, g, p),
    },
    {
      id: 'ctg.extra.who',
      when: (s) => s.runOut && s.fielded !== 'red',
      does: (s, g, p) => findVictim(s, g, p),
    },
  ],
  { when: (s) => s.running && s.throwing },
);

/** What the try came to. With a reading that allows it, another may follow. */
const ran = k.resolve(
  'ran',
  [
    {
      id: 'ctg.runout.one-less',
      when: (s) => s.runOut,
      does: (s, g, p) => {
        if (s.fielded !== 'red' && p.extraRunOutScore === 'no-runs') s.made = 0;
        s.running = false;
        outAtTheEnd(s, g);
      },
      final: true,
    },
    {
      id: 'ctg.run.made',
      does: (s) => {
        s.made = s.tried;
      },
    },
    {
      id: 'ctg.ruling.extra-run-count',
      only: (p) => p.extraRunCount === 'one',
      does: (s) => {
        s.running = false;
      },
    },
    {
      id: 'ctg.ruling.extra-run-count',
      only: (p) => p.extraRunCount === 'repeat',
      does: (s, g, p) => {
        s.running = s.fielded !== 'red' && s.made < 8 && mayTry(s, g, p);
      },
    },
  ],
  { when: (s) => s.running },
);

function outAtTheEnd(s: State, g: Game): void {
  dismiss(g, 'run out', s.victim > 0 ? s.victim : g.striker);
}

export const running = [
  ready,
  k.repeat('running', { while: (s) => s.running }, [run, throwAtAll, chooseEnd, runOutDie, thrown, diveWindow, ran]),
] as const;

/** The runs of the ball, and who is where when it is over. */
export const scored = k.resolve('scored', [
  {
    id: 'ctg.boundary.runs',
    when: (s) => s.boundary > 0,
    does: (s, g) => {
      g.bat += s.boundary;
    },
    final: true,
  },
  {
    id: 'ctg.field.not-caught-only',
    when: (s) => s.stop >= 0,
    does: (s, g) => {
      g.bat += s.made;
    },
  },
  {
    id: 'ctg.runout.ends-change',
    only: (p) => p.runOutFacing === 'attempted-parity',
    when: (s) => s.runOut,
    does: (s, g) => {
      g.crossed = s.tried;
    },
  },
]);

/** What the other readings make of strike, and of the runs of the last wicket. */
export const afterRunning = k.resolve('after-running', [
  {
    id: 'ctg.ruling.crossing-on-catch',
    only: (p) => p.crossingOnCatch === 'crossed',
    when: (s) => s.caught,
    does: (_s, g) => {
      g.crossed = 1;
    },
  },
  {
    id: 'ctg.ruling.parity-and-penalty',
    only: (p) => p.parityAndPenalty === 'penalty-included',
    when: (_s, g) => g.noBall,
    does: (_s, g, p) => {
      g.crossed = (g.crossed ?? g.bat) + p.noBallRuns;
    },
  },
  {
    id: 'ctg.ruling.free-hit-striker',
    only: (p) => p.freeHitStriker === 'same-batter',
    when: (_s, g) => g.noBall,
    does: (_s, g) => {
      g.crossed = 0;
    },
  },
  {
    id: 'ctg.ruling.over-end-and-parity',
    only: (p) => p.overEndAndParity === 'over-end-only',
    when: (_s, g, p) => !g.noBall && g.overBalls + 1 >= p.ballsPerOver,
    does: (_s, g) => {
      g.crossed = 0;
    },
  },
  {
    id: 'ctg.ruling.tenth-wicket-runs',
    only: (p) => p.tenthWicketRuns === 'drop',
    when: (_s, g) => g.outs.length > 0 && g.wicketsLimit !== null && g.wickets + 1 >= g.wicketsLimit,
    does: (_s, g) => {
      g.bat = 0;
    },
  },
]);

export const runningWords = {
  'ctg.field.not-caught-only': {
    kind: 'applied',
    source: 'Fielded / Run-out',
    text: 'The fielding and running rules apply only to balls not caught: then the runs that were made are scored.',
  },
  'ctg.run.made': {
    kind: 'applied',
    source: 'Run-Out Outcome; Extra Runs',
    text: 'A try that nobody is run out on scores the run that was tried for.',
  },
  'ctg.runout.roll': {
    kind: 'applied',
    source: 'Run-Out Outcome',
    text: 'A standard run-out attempt by the fielding side succeeds on a 6 on a D6.',
    parameters: ['runOut', 'runOutAutomatic'],
  },
  'ctg.runout.one-less': {
    kind: 'applied',
    source: 'Run-Out Outcome',
    text: 'If it succeeds the batting side scores one run less than it was trying for (infield 0, outfield 1).',
    parameters: ['extraRunOutScore', 'tenthWicketRuns'],
  },
  'ctg.runout.who': {
    kind: 'applied',
    source: 'Run-Out Outcome',
    text: 'Out is the Batter who, ending the run, is nearest the throwing fielder.',
    parameters: ['runOutEnd', 'runOutVictim'],
  },
  'ctg.runout.ends-change': {
    kind: 'applied',
    source: 'Run-Out Outcome',
    text: 'The Batters still change ends as if the run had succeeded.',
    parameters: ['runOutFacing'],
  },
  'ctg.runout.not-catcher': {
    kind: 'data',
    source: 'Run-Out Outcome',
    text: 'The fielder who tried the catch cannot make the run-out attempt.',
    parameters: ['dropZeroRuns'],
  },
  'ctg.extra.offer': {
    kind: 'applied',
    source: 'Extra Runs',
    text: 'If the ball ends in an empty area (no fielder) the Batters may try for 1 extra run.',
    parameters: ['extraRunEligibility', 'extraRunCount'],
  },
  'ctg.extra.roll': {
    kind: 'applied',
    source: 'Extra Runs',
    text: 'The fielder rolls a D6; 5 or 6 is a run-out.',
    parameters: ['extraRunOut'],
  },
  'ctg.extra.who': {
    kind: 'applied',
    source: 'Extra Runs',
    text: 'Out is the Batter running to the wicket nearest the fielder.',
    parameters: ['extraRunFielder'],
  },
} as const satisfies SectionWords;
