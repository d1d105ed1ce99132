import { die, oneOf, type RulingWords, type SectionWords } from '@howzat/core/author';
import { type Cricket, k, type Parameters, type State } from '../kit.js';

/** DRS: one review an innings, of dismissals that the DRS card names. */

/** What has just been decided may be reviewed: a bit of the card, or all but the exclusions. */
function isReviewable(s: State, p: Parameters): boolean {
  if (s.express) return p.expressDrs === 'allow-review';
  if (s.caught) return p.drsScope === 'any-other';
  const byCard: Readonly<Record<string, boolean>> = p.cards.reviewable;
  return byCard[s.chance] ?? false;
}

function notReviewed(s: State, _g: Cricket, p: Parameters) {
  if (!p.drs) return { message: 'DRS is off in T10.', rule: 'ctg.drs.t10-off' };
  if (s.battingReviews === 0) return { message: 'No review left.', rule: 'ctg.drs.once' };
  if (s.runOut || s.outcome === 'clean bowled')
    return { message: 'Run-outs and clean bowled cannot be reviewed.', rule: 'ctg.drs.not-for' };
  return { message: 'There is nothing to review.', rule: 'ctg.drs.once' };
}

/** The steps of a review, wherever a dismissal has been decided and not yet written down. */
const reviewSteps = <const Where extends string>(where: Where) =>
  k.group(`drs${where}` as const, { only: (p) => p.drs }, [
    k.decision(`review${where}` as const, {
      by: 'batting',
      rule: ['ctg.drs.once', 'ctg.drs.t20-on'],
      when: (s, _g, p) => (s.took || s.caught) && s.battingReviews > 0 && isReviewable(s, p),
      domain: oneOf('accept', 'review'),
      closed: notReviewed,
      take: (s, choice) => {
        if (choice === 'review') {
          s.review = 'batting';
          s.battingReviews--;
        }
      },
    }),
    k.decision(`review.bowling${where}` as const, {
      by: 'bowling',
      rule: 'ctg.ruling.drs-owner',
      only: (p) => p.drsOwner === 'each-side-once',
      when: (s, _g, p) => s.chance !== '' && !s.took && s.bowlingReviews > 0 && isReviewable(s, p),
      domain: oneOf('accept', 'review'),
      take: (s, choice) => {
        if (choice === 'review') {
          s.review = 'bowling';
          s.bowlingReviews--;
        }
      },
    }),
    k.chance(`review-die${where}` as const, {
      rule: 'ctg.drs.once',
      when: (s) => s.review !== '',
      of: die((_s, _g, p) => p.cards.drsDie),
      take: (s, face) => {
        s.rolled = face;
      },
    }),
    k.resolve(`reviewed${where}` as const, [
      {
        id: 'ctg.drs.overturned',
        when: (s, _g, p) => s.review === 'batting' && s.rolled >= p.cards.drsOverturns,
        does: (s, g, p) => {
          s.took = false;
          s.caught = false;
          s.done = true;
          if (p.drsUndo === 'replay-ball') {
            g.counts = false;
            s.replay = true;
          }
          if (p.drsRetained === 'kept-if-successful') s.battingReviews++;
        },
      },
      {
        id: 'ctg.ruling.drs-owner',
        only: (p) => p.drsOwner === 'each-side-once',
        when: (s, _g, p) => s.review === 'bowling' && s.rolled >= p.cards.drsOverturns,
        does: (s, _g, p) => {
          s.took = true;
          if (p.drsRetained === 'kept-if-successful') s.bowlingReviews++;
        },
      },
    ]),
  ]);

export const review = reviewSteps('');
export const catchReview = reviewSteps('.catch');
export const expressReview = reviewSteps('.express');

/** A ball that a review undid is bowled again. */
export const bowledAgain = k.rule({
  id: 'ctg.ruling.drs-undo',
  only: (p) => p.drsUndo === 'replay-ball',
  when: (s) => s.replay,
  does: (s) => {
    s.again = true;
    s.replay = false;
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

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const drsRulings = k.readings({
  'ctg.ruling.drs-owner': 'words',
  'ctg.ruling.drs-retained': 'words',
  'ctg.ruling.drs-scope': 'words',
  'ctg.ruling.drs-undo': 'words',
});

/** DRS. */
export const drsWords: SectionWords = {
  'ctg.drs.once': {
    title: 'One review in an innings',
    kind: 'applied',
    source: 'DRS',
    text: 'A review may be used once per innings under the conditions of the DRS card.',
    parameters: ['drs', 'drsOwner', 'drsRetained', 'drsScope'],
  },
  'ctg.drs.overturned': {
    title: 'A review that succeeds',
    kind: 'applied',
    source: 'DRS card',
    text: 'A review on which the die shows what the DRS card asks turns the dismissal into a dot ball.',
    parameters: ['drsUndo'],
  },
  'ctg.drs.not-for': {
    title: 'What cannot be reviewed',
    kind: 'data',
    source: 'DRS',
    text: 'Not available for a run-out or clean bowled.',
  },
  'ctg.drs.t10-off': {
    title: 'No reviews in T10',
    kind: 'data',
    source: 'T10 card',
    text: 'DRS is disabled in T10.',
    parameters: ['drs'],
  },
  'ctg.drs.t20-on': {
    title: 'Reviews are for T20',
    kind: 'applied',
    source: 'T20 card',
    text: 'DRS is enabled in T20.',
    parameters: ['drs'],
  },
};

/** DRS: the open questions in words. */
export const drsRulingWords: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.drs-owner': {
    title: 'Which side has the review',
    question: 'There is one review an innings, and the rulebook does not say whose. Which side has it?',
    readings: {
      'batting-side': { text: 'The batting side has the review.' },
      'each-side-once': { text: 'The bowling side has one too, of what failed.' },
    },
    standard: 'batting-side',
    reason:
      'All that is said of a review is which dismissals it cannot change, and a dismissal is what the batting side would like to change.',
  },
  'ctg.ruling.drs-retained': {
    title: 'Is a review that succeeds kept?',
    question: 'A review succeeds. Is it used up?',
    readings: {
      'always-spent': { text: 'A review is spent when it is used.' },
      'kept-if-successful': { text: 'A review that succeeds is kept.' },
    },
    standard: 'always-spent',
    reason: 'The rulebook says "once".',
  },
  'ctg.ruling.drs-scope': {
    title: 'Which dismissals may be reviewed',
    question: 'Run outs and clean bowled cannot be reviewed. Can everything else?',
    readings: {
      'bowled-roll-slips-appeal': { text: 'What the DRS card names may be reviewed.' },
      'any-other': { text: 'An outfield catch may be reviewed too.' },
    },
    standard: 'bowled-roll-slips-appeal',
    reason: 'The DRS card defines what may be reviewed, and a catch in the outfield leaves nothing to look at.',
  },
  'ctg.ruling.drs-undo': {
    title: 'What an overturned ball becomes',
    question: 'A review overturns a dismissal. What is the ball then?',
    readings: {
      'dot-ball': { text: 'An overturned ball is a dot and counts.' },
      'replay-ball': { text: 'It does not count and is bowled again, without an over card.' },
    },
    standard: 'dot-ball',
    reason:
      'Nothing was scored, and the ball was bowled. It is never a no-ball, because nothing that could be reviewed dismisses on one.',
  },
};
