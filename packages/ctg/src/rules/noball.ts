import type { SectionWords } from '@howzat/core';
import { isWon, k } from '../kit.js';

/** No-ball and free hit: what an over card calls, what it protects from, and the ball that follows. */

/** A no-ball on the last card counts where the free hit is lost. */
const isLost = (turned: number, reading: string): boolean => reading === 'lost' && turned >= 6;

/** The over card calls a no-ball; its run counts at once. */
export const callNoBall = [
  k.rule({
    id: 'ctg.noball.called',
    when: (s, _g, p) => s.card >= 0 && p.cards.noBall[s.card] === 1,
    does: (_s, g) => {
      g.noBall = true;
    },
  }),
  k.rule({
    id: 'ctg.noball.penalty',
    only: (p) => p.noballPenaltyTime === 'at-reveal',
    when: (_s, g) => g.noBall,
    does: (_s, g, p) => {
      g.noBalls += p.noBallRuns;
    },
  }),
  k.rule({
    id: 'ctg.ruling.noball-penalty-time',
    only: (p) => p.noballPenaltyTime === 'at-reveal',
    when: (_s, g, p) => g.noBall && isWon(g, p, 0),
    does: (s) => {
      s.done = true;
    },
  }),
] as const;

/** The run when the ball is over, under that reading. */
export const latePenalty = k.rule({
  id: 'ctg.noball.penalty',
  only: (p) => p.noballPenaltyTime === 'after-ball',
  when: (_s, g) => g.noBall,
  does: (_s, g, p) => {
    g.noBalls += p.noBallRuns;
  },
});

/** Stands in the place of the Law: a no-ball is not one of the six. */
export const notLegit = k.rule({
  id: 'ctg.noball.not-legit',
  only: (p) => !p.noBallCounts,
  when: (s, g, p) => g.noBall && !isLost(s.turned, p.noballSixthCard),
  does: (_s, g) => {
    g.counts = false;
  },
});

/** A free hit beyond the six, under that reading. */
export const freeHitBeyond = k.rule({
  id: 'ctg.ruling.free-hit-counts',
  only: (p) => p.freeHitCounts === 'extra-beyond-six',
  when: (_s, g) => g.freeHit,
  does: (_s, g) => {
    g.counts = false;
  },
});

/** Stands in the place of the Law: the ball after a no-ball is a free hit. */
export const freeHitDue = k.rule({
  id: 'ctg.noball.free-hit',
  only: (p) => p.freeHit,
  when: (s, g, p) => g.noBall && !isLost(s.turned, p.noballSixthCard),
  does: (_s, g) => {
    g.freeHitDue = true;
  },
});

/** A free hit that is replayed after a review stays one. */
export const freeHitAgain = k.rule({
  id: 'ctg.ruling.drs-undo',
  only: (p) => p.drsUndo === 'replay-ball' && p.freeHit,
  when: (s, g) => g.freeHit && s.replay,
  does: (_s, g) => {
    g.freeHitDue = true;
  },
});

/** Takes away the chances that a no-ball and a free hit protect from. */
export const protections = [
  k.rule({
    id: 'ctg.noball.not-bowled',
    when: (s, g) => g.noBall && (s.options & 1) !== 0,
    does: (s) => {
      s.options &= ~1;
    },
  }),
  k.rule({
    id: 'ctg.noball.not-caught',
    when: (s, g) => g.noBall && (s.options & 2) !== 0,
    does: (s) => {
      s.options &= ~2;
    },
  }),
  k.rule({
    id: 'ctg.noball.free-hit-protection',
    when: (s, g) => g.freeHit && (s.options & 3) !== 0,
    does: (s) => {
      s.options &= ~3;
    },
  }),
  k.rule({
    id: 'ctg.noball.card-no-out',
    only: (p) => p.noballOtherOuts === 'only-run-out',
    when: (s, g) => g.noBall && (s.options & 4) !== 0,
    does: (s) => {
      s.options &= ~4;
    },
  }),
] as const;

export const noBallWords = {
  'ctg.noball.called': {
    kind: 'applied',
    source: 'No Ball; No Ball card',
    text: 'An over card with the no-ball mark makes the ball a no-ball.',
  },
  'ctg.noball.not-legit': {
    kind: 'applied',
    source: 'No Ball',
    text: "A no-ball is not one of the over's six legitimate balls.",
    parameters: ['noBallCounts', 'noballSixthCard'],
  },
  'ctg.noball.penalty': {
    kind: 'applied',
    source: 'No Ball; No Ball card',
    text: 'The batting side gets 1 run as an extra for each no-ball.',
    parameters: ['noBallRuns', 'noballPenaltyTime'],
  },
  'ctg.noball.can-score': {
    kind: 'data',
    source: 'No Ball; No Ball card',
    text: 'Runs can still be scored off a no-ball.',
  },
  'ctg.noball.not-bowled': {
    kind: 'applied',
    source: 'No Ball',
    text: 'On a no-ball the Batter cannot be bowled, clean bowled included.',
    parameters: ['cleanBowledVsNoball'],
  },
  'ctg.noball.not-caught': {
    kind: 'applied',
    source: 'No Ball',
    text: 'On a no-ball the Batter cannot be caught.',
    parameters: ['noballRedFace'],
  },
  'ctg.noball.card-no-out': {
    kind: 'applied',
    source: 'No Ball card',
    text: 'The card is wider: on the no-ball and on the extra ball the Batter cannot go out at all, except run-out.',
    parameters: ['noballOtherOuts'],
  },
  'ctg.noball.run-out-allowed': {
    kind: 'data',
    source: 'No Ball',
    text: 'Run-out stays possible on a no-ball.',
  },
  'ctg.noball.free-hit': {
    kind: 'applied',
    source: 'No Ball; No Ball card',
    text: 'One additional free-hit ball must be bowled after a no-ball.',
    parameters: ['freeHit', 'freeHitCounts', 'freeHitSetup'],
  },
  'ctg.noball.free-hit-protection': {
    kind: 'applied',
    source: 'No Ball',
    text: 'On the free hit the Batter again cannot be bowled, clean bowled or caught.',
  },
  'ctg.noball.free-hit-run-out': {
    kind: 'data',
    source: 'No Ball',
    text: 'Run-out stays possible on the free hit.',
  },
  'ctg.noball.no-over-card': {
    kind: 'data',
    source: 'No Ball; No Ball card',
    text: 'The free hit is played without an over card.',
  },
} as const satisfies SectionWords;
