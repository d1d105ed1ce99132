import type { SectionWords } from '@howzat/core/author';
import { k, type Parameters, type PocketState } from '../kit.js';
import { gainComfort } from './effects.js';
import { changePlaces } from './new-batter.js';

/** 4. 2nd Standby: the strike, the ends of effects, comfort, fatigue, and the bowler who is worn out. */

/** In the place of the Law of crossing: an odd score of the over, and no ends at its end. */
export const oddScore = k.rule({
  id: 'pocket.strike.odd',
  when: (s, g, p) =>
    (g.bat % 2 !== 0) !== s.flip && s.partner > 0 && !(p.outStrikeOrder === 'parity-skipped' && s.dismissed),
  does: (s, g) => changePlaces(s, g),
});

/** With the last out the innings is over; under one reading there is then no 2nd Standby. */
const goesOn = (s: { readonly allOut: boolean }, _g: unknown, p: Parameters): boolean =>
  !s.allOut || p.allOutBookkeeping === 'finish-over';

/** Who gains the point of a defensive over. */
function recipient(s: PocketState, p: Parameters): number {
  return p.comfortRecipient === 'next-batter' ? s.facing : s.batted;
}

/** He leaves for good: out of the game, and on the out pile of his side's innings. */
function leave(s: PocketState, g: { readonly batting: number }): void {
  if (g.batting === 0) s.awayWorn |= 1 << s.bowler;
  else s.homeWorn |= 1 << s.bowler;
}

export const secondStandby = k.resolve(
  'second-standby',
  [
    {
      id: 'pocket.stance.defence-comfort',
      when: (s) => s.defensive,
      does: (s) => {
        s.comfortDue = 1;
      },
    },
    {
      id: 'pocket.ruling.comfort-condition',
      only: (p) => p.comfortCondition !== 'defence-only',
      does: (s, _g, p) => {
        s.comfortDue = p.comfortCondition === 'both-add' ? s.comfortDue + 1 : 1;
      },
    },
    {
      id: 'pocket.comfort.gain',
      when: (s) => s.comfortDue > 0 && !s.noComfort && !s.dismissed,
      does: (s, _g, p) => gainComfort(s, p, recipient(s, p), s.comfortDue),
    },
    {
      id: 'pocket.ruling.comfort-when-dismissed',
      only: (p) => p.comfortWhenDismissed === 'newcomer-gains',
      when: (s) => s.stance === 'defensive' && s.cameIn > 0 && !s.noComfort,
      does: (s, _g, p) => gainComfort(s, p, s.cameIn, 1),
    },
    {
      id: 'pocket.effect.this-over',
      when: (s) => s.inForce.length > 0 || s.savesAhead > 0 || s.noComfort,
      does: (s) => endEffects(s),
    },
    {
      id: 'pocket.fatigue.gain',
      does: (s) => {
        s.fatigue[s.bowler] = (s.fatigue[s.bowler] as number) + 1;
        s.lastBowler = s.bowler;
      },
    },
  ],
  { when: goesOn },
);

/** What a card limits to this over ends with it. */
function endEffects(s: PocketState): void {
  s.battingShift = 0;
  s.bowlingShift = 0;
  s.plus = 0;
  s.maiden = false;
  s.flip = false;
  s.noComfort = false;
  s.savesAhead = 0;
  if (s.outCards.length > 0) s.outCards = [];
  if (s.locks.length > 0) s.locks = [];
  if (s.inForce.length > 0) s.inForce = [];
}

/** The bowler leaves with his tenth counter, at the end of the over in which he got it. */
export const bowlerLeaves = k.resolve('bowler-leaves', [
  {
    id: 'pocket.fatigue.ten',
    when: (s, g, p) =>
      ((s.fatigue[s.bowler] as number) >= 10 || (p.fatigueRemovedBelowTen === 'at-any-moment' && s.hitTen)) &&
      !(p.tiredTimingLastOver === 'ignored' && g.oversLimit !== null && g.overs + 1 >= g.oversLimit),
    does: (s, g) => {
      leave(s, g);
      s.comingIn = false;
    },
  },
  {
    id: 'pocket.fatigue.ten-when',
    when: (s, g) => (((g.batting === 0 ? s.awayWorn : s.homeWorn) >> s.bowler) & 1) === 1,
    does: (s) => {
      s.bowler = 0;
    },
  },
  {
    id: 'pocket.ruling.no-bowler-left',
    only: (p) => p.noBowlerLeft === 'innings-ends',
    when: (s, g) => s.bowler === 0 && (g.batting === 0 ? s.awayWorn : s.homeWorn) === 0xffe,
    does: (s) => {
      s.noBowler = true;
    },
  },
  {
    id: 'pocket.ruling.consecutive-overs',
    only: (p) => p.consecutiveOvers === 'forbidden',
    does: (s) => {
      s.bowler = 0;
    },
  },
]);

/** 2nd Standby. */
export const secondStandbyWords = {
  'pocket.strike.odd': {
    kind: 'applied',
    source: '4. 2nd Standby',
    text: 'An odd final score of the over brings the other batter to face next. The end of an over does not change the strike.',
    parameters: ['outStrikeOrder'],
  },
  'pocket.strike.move-bowler': {
    kind: 'advice',
    source: '4. 2nd Standby',
    text: 'This is shown by shifting the bowler card sideways until it faces the batter who was not active.',
  },
  'pocket.comfort.gain': {
    kind: 'applied',
    source: '4. 2nd Standby',
    text: 'A defensive active batter receives 1 comfort point, unless a chance card of this over says otherwise.',
    parameters: ['comfortCondition', 'comfortRecipient', 'comfortWhenDismissed'],
  },
  'pocket.fatigue.gain': {
    kind: 'applied',
    source: '4. 2nd Standby',
    text: '1 fatigue counter goes on the bowler who bowled the over.',
  },
  'pocket.fatigue.rank': {
    kind: 'applied',
    source: '4. 2nd Standby',
    text: "Every 5 fatigue counters lower a bowler's bowling rank by 1.",
    parameters: ['fatigueCounting', 'fatigueRankWhen', 'fatigueFloor'],
  },
  'pocket.fatigue.ten': {
    kind: 'applied',
    source: '4. 2nd Standby',
    text: 'A bowler with 10 or more fatigue counters is out of the game for good.',
    parameters: ['fatigueRemovedBelowTen', 'tiredTimingLastOver'],
  },
  'pocket.fatigue.ten-when': {
    kind: 'applied',
    source: '4. 2nd Standby',
    text: 'He leaves at the end of the over in which he gets the tenth.',
    parameters: ['fatigueTenMidOver'],
  },
  'pocket.fatigue.track': {
    kind: 'advice',
    source: '4. 2nd Standby',
    text: 'Players must keep count of the fatigue on each bowler. The engine does.',
  },
} as const satisfies SectionWords;
