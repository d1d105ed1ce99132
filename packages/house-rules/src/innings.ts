import { awardPenalty, integer, oneOf } from '@howzat/core/author';
import { houseRule } from './house-rule.js';

/**
 * In a match of two innings a side, the side that batted first and leads by 75 runs after an innings each may make the other bat
 * again at once. Sets `followOn`.
 */
export const followOn = houseRule('*', 'follow-on', {}, (a) => [a.set('followOn', 75)]);

/** Between overs a side may close its innings. Sets `declaration`. */
export const declaration = houseRule('*', 'declaration', {}, (a) => [a.set('declaration', true)]);

/**
 * A side that declares gives `declarationPrice` runs of its total away, so the target is that much lower. Brings declarations. Rule
 * `declaration-price.price`.
 */
export const declarationPrice = houseRule(
  '*',
  'declaration-price',
  { requires: [declaration], parameters: { declarationPrice: integer(10, { min: 1, max: 100, unit: 'runs' }) } },
  (a) => [
    a.before('innings.after', {
      id: 'declaration-price.price',
      when: (_s, g) => g.declared,
      does: (_s, g, p) => awardPenalty(g, g.batting, -p.declarationPrice),
    }),
  ],
);

/** Each side bats twice; it may declare, and be made to follow on. Brings both. Sets `inningsPerSide`. */
export const twoInnings = houseRule('*', 'two-innings', { requires: [declaration, followOn] }, (a) => [
  a.set('inningsPerSide', 2),
]);

/** An innings is closed when it has made `mercyRuns` runs. Rule `mercy-rule.closed`. */
export const mercyRule = houseRule(
  '*',
  'mercy-rule',
  { parameters: { mercyRuns: integer(100, { min: 1, max: 1000, unit: 'runs' }) } },
  (a) => [a.end('innings', { id: 'mercy-rule.closed', ends: (_s, g, p) => g.runs >= p.mercyRuns })],
);

/** Level totals are broken by super overs, one after the other until a side has won. Sets `tieBreak`, `superOvers`. */
export const superOverUntilDecided = houseRule('*', 'super-over-until-decided', {}, (a) => [
  a.set('tieBreak', 'super-over'),
  a.set('superOvers', 1000),
]);

/** Once a match, before an over of its own, each side may bring on a batter more: one wicket. Rule `impact-player.offer`. */
export const impactPlayer = houseRule(
  '*',
  'impact-player',
  { state: { match: () => ({ used: [false, false] }) } },
  (a) => [
    a.before(
      'over.start',
      a.decision('impact-player.call', {
        rule: 'impact-player.offer',
        by: 'batting',
        when: (_s, g, _p, own) => g.wicketsLimit !== null && !own.used[g.batting],
        domain: oneOf(false, true),
        take: (_s, comesOn, g, _p, own) => {
          if (!comesOn || g.wicketsLimit === null) return;
          own.used[g.batting] = true;
          g.wicketsLimit++;
        },
      }),
    ),
  ],
);
