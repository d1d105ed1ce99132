import { type Game, integer, oneOf } from '@howzat/core/author';
import { houseRule } from './house-rule.js';
import { into } from './parts.js';

const enforced = { match: () => ({ enforced: false }) };

/** By how much the side that batted first leads after an innings each; 0 at any other time. */
function leadAfterFirst(
  g: Readonly<Pick<Game, 'closed' | 'superOver' | 'batsFirst' | 'homeTotal' | 'awayTotal'>>,
): number {
  if (g.closed !== 2 || g.superOver > 0) return 0;
  return g.batsFirst === 0 ? g.homeTotal - g.awayTotal : g.awayTotal - g.homeTotal;
}

/**
 * In a match of two innings a side, the side that batted first and leads by `followOnDeficit` runs after an innings each
 * may make the other bat again at once. Rules `follow-on.choice`, `follow-on.order`.
 */
export const followOn = houseRule(
  '*',
  'follow-on',
  { parameters: { followOnDeficit: integer(75, { min: 1, max: 1000, unit: 'runs' }) }, state: enforced },
  (a) => [
    a.before(
      'core.innings.open',
      a.decision('follow-on.ask', {
        rule: 'follow-on.choice',
        only: (p) => p.inningsPerSide === 2,
        when: (_s, g, p) => leadAfterFirst(g) >= p.followOnDeficit,
        by: (_s, g) => g.batsFirst,
        domain: oneOf(false, true),
        take: into('enforced'),
      }),
    ),
    a.after('core.innings.order', {
      id: 'follow-on.order',
      when: (_s, g, _p, own) => own.enforced && g.superOver === 0,
      does: (_s, g) => {
        g.batting = g.batting === 0 ? 1 : 0;
      },
    }),
  ],
);

/** Between overs a side may close its innings. Sets `declaration`. */
export const declaration = houseRule('*', 'declaration', {}, (a) => [a.set('declaration', true)]);

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
