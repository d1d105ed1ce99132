import { type Out, oneOf, type RulingWords, type SectionWords } from '@howzat/core/author';
import { holds } from '../components/geometry.js';
import { type Cricket, k, type Parameters, type State } from '../kit.js';
import { attitudes, comesIn, firstOnSheet, nextOnSheet, nobodyLeft, notLeftOutToBat, setAttitude } from './setup.js';

/**
 * Dismissal: the next batter, and their attitude. Only a house rule lets an innings go on when all eleven have batted; then one of
 * those who are out comes in again.
 */

/** A wicket has fallen and the innings goes on. */
function needsBatter(g: Cricket, p: Parameters): boolean {
  if (g.outs.length === 0 || (g.wicketsLimit !== null && g.wickets >= g.wicketsLimit)) return false;
  if (g.target !== null && g.runs >= g.target && p.chaseEnd === 'stop-at-winning-run') return false;
  const lastBall = g.counts && g.overBalls + 1 >= p.ballsPerOver;
  return !(lastBall && g.oversLimit !== null && g.overs + 1 >= g.oversLimit);
}

const isIn = (player: number, s: State, g: Cricket): boolean => {
  const order = s.orders[g.innings - 1] as readonly number[];
  return order[g.striker - 1] === player || order[g.nonStriker - 1] === player;
};

const nextBatter = k.decision('next-batter', {
  by: 'batting',
  rule: ['ctg.out.next', 'ctg.out.remove'],
  only: (p) => p.battingOrder === 'free-choice',
  domain: oneOf(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11),
  limits: [
    notLeftOutToBat,
    {
      id: 'ctg.out.remove',
      forbidsIn: (player, s, g) =>
        !nobodyLeft(s) && holds(s.gone, player) && (isOutNow(player, s, g) || !isIn(player, s, g)),
      says: 'Already batted.',
    },
    {
      id: 'ctg.out.next',
      forbidsIn: (player, s, g) => isIn(player, s, g) && !isOutNow(player, s, g),
      says: 'At the crease.',
    },
  ],
  take: (s, player, g) => comesIn(s, g, g.nextBatter, player),
});

/** Is this the one who is out on this ball? */
function isOutNow(player: number, s: State, g: Cricket): boolean {
  const order = s.orders[g.innings - 1] as readonly number[];
  return g.outs.some(({ batter }) => order[batter - 1] === player);
}

/** The next of the team sheet; when all have batted, the first of it who is not at the crease. */
function nextInOrder(s: State, g: Cricket): number {
  if (!nobodyLeft(s)) return nextOnSheet(s);
  return firstOnSheet((player) => player !== s.batOut && (!isIn(player, s, g) || isOutNow(player, s, g)));
}

const nextBySheet = k.resolve('next-batter.sheet', [
  {
    id: 'ctg.ruling.batting-order',
    only: (p) => p.battingOrder === 'fixed-order',
    does: (s, g) => comesIn(s, g, g.nextBatter, nextInOrder(s, g)),
  },
]);

const nextAttitude = k.decision('next-attitude', {
  by: 'batting',
  rule: ['ctg.out.next-attitude', 'ctg.att.on-arrival'],
  domain: attitudes,
  take: (s, attitude, g) => setAttitude(s, (s.orders[g.innings - 1] as number[])[g.nextBatter - 1] as number, attitude),
});

export const dismissal = k.group('wicket', { when: (_s, g, p) => needsBatter(g, p) }, [
  nextBatter,
  nextBySheet,
  nextAttitude,
]);

/** The new batter faces, whatever end they came in at, under that reading. */
export const newBatterFaces = k.resolve('new-batter-faces', [
  {
    id: 'ctg.ruling.new-batter-end',
    only: (p) => p.newBatterEnd === 'always-faces',
    when: (_s, g) => g.outs.length > 0,
    does: (_s, g) => {
      g.crossed = (g.outs[0] as Out).batter === g.striker ? 0 : 1;
    },
  },
]);

/** The last wicket takes the runs of its ball, under that reading. */
export const lastWicketRuns = k.rule({
  id: 'ctg.ruling.tenth-wicket-runs',
  only: (p) => p.tenthWicketRuns === 'drop',
  when: (_s, g) => g.outs.length > 0 && g.wicketsLimit !== null && g.wickets + 1 >= g.wicketsLimit,
  does: (_s, g) => {
    g.bat = 0;
  },
});

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const outRulings = k.readings({
  'ctg.ruling.new-batter-end': 'words',
  'ctg.ruling.tenth-wicket-runs': 'words',
});

/** Dismissal. */
export const outWords: SectionWords = {
  'ctg.out.remove': {
    title: 'A batter who is out is gone',
    kind: 'applied',
    source: 'Dismissal',
    text: 'A Batter out by any means: their card is put face down away from play.',
  },
  'ctg.out.next': {
    title: 'Choose the next batter',
    kind: 'applied',
    source: 'Dismissal',
    text: 'The batting side selects the next Batter from its remaining player cards.',
    parameters: ['battingOrder', 'newBatterEnd'],
  },
  'ctg.out.next-attitude': {
    title: "The new batter's attitude",
    kind: 'applied',
    source: 'Dismissal',
    text: "It sets the new Batter's attitude, A or D.",
  },
};

/** Dismissal: the open questions in words. */
export const outRulingWords: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.new-batter-end': {
    title: 'Where the new batter stands',
    question: 'A batter is out. At which end does the new batter stand?',
    readings: {
      'end-of-the-dismissed': { text: 'The new batter takes the place that was left.' },
      'always-faces': { text: 'The new batter always faces.' },
    },
    standard: 'end-of-the-dismissed',
    reason: 'As in real cricket: after a run out that may be either end, after bowled and caught the striker has gone.',
  },
  'ctg.ruling.tenth-wicket-runs': {
    title: 'Runs on the ball of the tenth wicket',
    question: 'Runs were completed on the ball of the tenth wicket. Do they count?',
    readings: {
      count: { text: 'Runs completed on the ball of the tenth wicket count.' },
      drop: { text: 'They do not.' },
    },
    standard: 'count',
    reason: 'They were completed before the wicket, such as a single before a run out on the second run.',
  },
};
