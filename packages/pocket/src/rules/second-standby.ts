import { k, type Parameters } from '../kit.js';
import { comfortIsGained, gainComfort } from './comfort.js';
import { effectsEnd } from './effect.js';
import { bowlerTires, isRelieved, wornOut } from './fatigue.js';
import { everybody } from './places.js';
import { defenceComfort } from './stance.js';

/** 4. 2nd Standby: comfort, the ends of effects, fatigue, and the bowler who is worn out. */

/** With the last out the innings is over; under one reading there is then no 2nd Standby. */
const goesOn = (s: { readonly allOut: boolean }, _g: unknown, p: Parameters): boolean =>
  !s.allOut || p.allOutBookkeeping === 'finish-over';

export const secondStandby = k.resolve(
  'second-standby',
  [
    defenceComfort,
    {
      id: 'pocket.ruling.comfort-condition',
      only: (p) => p.comfortCondition !== 'defence-only',
      does: (s, _g, p) => {
        s.comfortDue = p.comfortCondition === 'both-add' ? s.comfortDue + 1 : 1;
      },
    },
    comfortIsGained,
    {
      id: 'pocket.ruling.comfort-when-dismissed',
      only: (p) => p.comfortWhenDismissed === 'newcomer-gains',
      when: (s) => s.stance === 'defensive' && s.cameIn > 0 && !s.noComfort,
      does: (s, _g, p) => gainComfort(s, p, s.cameIn, 1),
    },
    effectsEnd,
    bowlerTires,
  ],
  { when: goesOn },
);

/** The bowler leaves with their tenth counter, at the end of the over in which they got it. */
export const bowlerLeaves = k.resolve('bowler-leaves', [
  wornOut,
  isRelieved,
  {
    id: 'pocket.ruling.no-bowler-left',
    only: (p) => p.noBowlerLeft === 'innings-ends',
    when: (s, g) => (g.batting === 0 ? s.awayWorn : s.homeWorn) === everybody,
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
