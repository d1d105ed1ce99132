import type { Player } from '@howzat/core/author';
import { breachOf, fieldsUnder } from './components/fields.js';
import { bitsOf } from './components/geometry.js';
import formGuides from './form-guides.json';
import { chooseAttitude, chooseBowl, chooseZone } from './player/ball.js';
import { changeField, moveFielder, wantedField } from './player/fielding.js';
import { limitsOf, lookAt } from './player/look.js';
import {
  addOne,
  bowlerSkill,
  chooseChance,
  chooseReview,
  chooseRun,
  keepDown,
  moveHim,
  reroll,
  skillFor,
  tryCatch,
} from './player/moments.js';
import { battingOrder, callPowerPlay, chooseBowler, firstOf, leftOut } from './player/team.js';

/**
 * A sensible computer player. It weighs a ball by the runs and the chances of a wicket that dice, meter, bowl, attitude
 * and field give it, at the price that a wicket has in that state of the match. What both sides choose unseen it plays by the
 * mixture that nothing gains against, so it cannot be read. Where the other side plays most strokes into one zone, it sets its field
 * and bowls for that, as far as a feint cannot hurt it. It plays from its view alone.
 */
export const sensible: Player = {
  name: 'sensible',
  formGuides,
  choose: (request) => {
    const { step, domain, rng } = request;
    const look = lookAt(request);
    const { s } = look;
    switch (step) {
      case 'field':
        return changeField(look);
      case 'place-field':
      case 'set-field': {
        const field = wantedField(look);
        const { limits } = limitsOf(look);
        return bitsOf(breachOf(field, limits) === null ? field : fieldsUnder(limits).sample(rng));
      }
      case 'bowl': {
        const bowl = chooseBowl(look);
        return look.p.repeatBowl === 'repeat-allowed' || domain.has(bowl) ? bowl : domain.sample(rng);
      }
      case 'attitude':
      case 'attitude.late':
        return chooseAttitude(look);
      case 'attitude.other':
      case 'next-attitude':
        return 'aggressive';
      case 'opening-attitudes':
        return { facing: 'aggressive', other: 'aggressive' };
      case 'zone':
        return chooseZone(look);
      case 'bowler-skill':
        return bowlerSkill(look);
      case 'move-fielder':
        return moveFielder(look);
      case 'move-him':
        return moveHim(look);
      case 'dismissal':
        return chooseChance(look);
      case 'skill.reroll':
        return reroll(look);
      case 'skill.grounded':
        return keepDown(look);
      case 'skill.dive': {
        const runner = s.orders[request.view.game.innings - 1]?.[s.victim - 1] as number;
        return skillFor(s, runner, look.p.cards.diveSkills);
      }
      case 'skill.declare':
        return null;
      case 'add-one':
        return addOne(look);
      case 'add-one.before':
        return 'add';
      case 'catch':
        return tryCatch(look);
      case 'run':
        return chooseRun(look);
      case 'throw':
        return 'throw';
      case 'throw-end':
        return s.tried % 2 === 0 ? 'striker' : 'bowler';
      case 'review':
      case 'review.catch':
      case 'review.express':
        return chooseReview(look);
      case 'review.bowling':
      case 'review.bowling.catch':
      case 'review.bowling.express':
        return s.facing > 3 ? 'review' : 'accept';
      case 'first-bowler':
      case 'new-bowler':
        return chooseBowler(look);
      case 'power-play':
      case 'power-play.late':
        return callPowerPlay(look);
      case 'core.toss.elect':
        return 'bat';
      case 'openers': {
        const [facing, other] = battingOrder(look).filter((player) => player !== s.batOut);
        return { facing, other };
      }
      case 'next-batter':
        return firstOf(request, battingOrder(look));
      case 'express-victim': {
        const order = s.orders[request.view.game.innings - 1] as readonly number[];
        const other = order[request.view.game.nonStriker - 1] as number;
        return order.length > 0 && other < s.facing ? 'non-striker' : 'striker';
      }
      case 'drop.home':
        return leftOut(look, s.homeTeam);
      case 'drop.away':
        return leftOut(look, s.awayTeam);
      default:
        return domain.sample(rng);
    }
  },
};
