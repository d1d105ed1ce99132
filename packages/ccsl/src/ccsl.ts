import { defineVariant } from '@howzat/core/author';
import { version } from '../package.json';
import { imagine } from './imagine.js';
import { k } from './kit.js';
import { classic, club } from './presets.js';
import { announcePrediction } from './rules/anticipation.js';
import { announceBlocker, announceNamedBlocker, blockerReturns } from './rules/blocker.js';
import { announceBowling, defenceOverBreak, defenceUpdate, endDefence } from './rules/defence.js';
import { economyOverBreak, economyUpdate, waiveReward } from './rules/economy.js';
import { amendsOfLaws, boundaryCount, levelEnds, resultRead } from './rules/end.js';
import { longer, longestPrinted, oneOver, threeOver, twoOver } from './rules/format.js';
import { freeHitProtects } from './rules/free-hit.js';
import { announceBatting } from './rules/hidden.js';
import { callNoBall, noBallOverBreak } from './rules/no-ball.js';
import { announcePass } from './rules/pass.js';
import { powerUpdate } from './rules/power.js';
import { secretShiftStarts, shiftOverBreak, shiftStarts, shiftUpdate } from './rules/shift.js';
import { streakDoubles, streakOverBreak, streakUpdate } from './rules/streak.js';
import { superOver, superOverFeatures, superOverTwoWickets } from './rules/super-over.js';
import { announceTrap, chooseTraps, showTraps, wantTraps } from './rules/trap.js';
import { bonusRuns, handUpdate, judge, outOrNot, play, runsOfCard } from './rules/turn.js';
import { rulings } from './rulings.js';

/** Cricket Card Strategy League: the rulebook, ready to be composed and played. One over a side unless a format is named. */
export const ccsl = defineVariant(k, {
  version,
  flow: {
    match: { after: [resultRead] },
    innings: { before: [superOverFeatures, wantTraps, chooseTraps], after: [showTraps] },
    over: { before: [streakOverBreak, noBallOverBreak, defenceOverBreak, shiftOverBreak, economyOverBreak] },
    ball: {
      before: [
        waiveReward,
        endDefence,
        k.group('announcements', {}, [announceBowling, announceBatting]),
        shiftStarts,
        announceBlocker,
        announceNamedBlocker,
        announceTrap,
        announcePass,
        announcePrediction,
        play,
        secretShiftStarts,
        judge,
        callNoBall,
        freeHitProtects,
        outOrNot,
        runsOfCard,
        bonusRuns,
        streakDoubles,
      ],
      after: [
        streakUpdate,
        economyUpdate,
        k.resolve('modes-run', [defenceUpdate, shiftUpdate, blockerReturns]),
        powerUpdate,
        handUpdate,
        boundaryCount,
      ],
    },
  },
  endings: { innings: [levelEnds, longestPrinted] },
  amends: amendsOfLaws,
  formats: [oneOver, twoOver, threeOver, ...longer],
  defaultFormat: 'one-over',
  rulings,
  options: [superOver, superOverTwoWickets, classic, club],
  facts: (s) => ({
    card: s.passed || s.card < 0 ? 'pass' : s.card,
    bowled: s.bowled < 0 ? null : s.bowled,
    guess: s.guess < 0 ? null : s.guess,
    prediction: s.prediction < 0 ? null : s.prediction,
    blocker: s.blockerUsed,
    trap: s.trap,
    out: s.out === '' ? null : s.out,
  }),
  imagine,
});
