import { die, oneOf, type SectionWords } from '@howzat/core/author';
import { type Cricket, k, type Parameters, type State } from '../kit.js';

/** DRS: one review an innings, of dismissals that the DRS card names. */

/** What has just been decided may be reviewed: a bit of the card, or all but the exclusions. */
function isReviewable(s: State, p: Parameters): boolean {
  if (s.express) return s.turned === 2 && p.expressDrs === 'allow-review';
  if (s.caught) return p.drsScope === 'any-other';
  const bit = s.chance === 'bowled' ? 1 : s.chance === 'slips' ? 2 : s.chance === 'appeal' ? 4 : 0;
  return (p.cards.reviewable & bit) !== 0;
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
      only: (p) => p.drs,
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
      only: (p) => p.drs && p.drsOwner === 'each-side-once',
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
    k.resolve(
      `reviewed${where}` as const,
      [
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
      ],
      { when: (s) => s.review !== '' },
    ),
  ]);

export const review = reviewSteps('');
export const catchReview = reviewSteps('.catch');
export const expressReview = reviewSteps('.express');

export const drsWords = {
  'ctg.drs.once': {
    kind: 'applied',
    source: 'DRS',
    text: 'A review may be used once per innings under the conditions of the DRS card.',
    parameters: ['drs', 'drsOwner', 'drsRetained', 'drsScope'],
  },
  'ctg.drs.overturned': {
    kind: 'applied',
    source: 'DRS card',
    text: 'A review on which the die shows what the DRS card asks turns the dismissal into a dot ball.',
    parameters: ['drsUndo'],
  },
  'ctg.drs.not-for': {
    kind: 'data',
    source: 'DRS',
    text: 'Not available for a run-out or clean bowled.',
  },
  'ctg.drs.t10-off': { kind: 'data', source: 'T10 card', text: 'DRS is disabled in T10.', parameters: ['drs'] },
  'ctg.drs.t20-on': { kind: 'applied', source: 'T20 card', text: 'DRS is enabled in T20.', parameters: ['drs'] },
} as const satisfies SectionWords;
