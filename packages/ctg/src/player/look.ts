import type { Request } from '@howzat/core/author';
import { bits } from '../components/geometry.js';
import { type CtgState, isBatter, type Parameters } from '../kit.js';
import { type Ball, everyBowl } from '../model/duel.js';
import type { Stakes } from '../model/stakes.js';
import { type Model, modelOf, stakesAt } from '../model.js';

/** What the player looks at: its view, the parameters, the ball as both sides see it, and what is at stake on it. */

export type View = CtgState;

export interface Look {
  readonly s: View;
  readonly p: Parameters;
  readonly model: Model;
  readonly request: Request;
  /** What is at stake; worked out when it is asked for. */
  readonly stakes: Stakes;
  readonly ball: Ball;
}

class Looking implements Look {
  private staked: Stakes | null = null;
  private seen: Ball | null = null;

  constructor(
    readonly s: View,
    readonly p: Parameters,
    readonly request: Request,
  ) {}

  get model(): Model {
    return modelOf(this.p);
  }

  get stakes(): Stakes {
    this.staked ??= stakesNow(this);
    return this.staked;
  }

  get ball(): Ball {
    this.seen ??= ballOf(this);
    return this.seen;
  }
}

/** Balls that are left of the innings after this one. */
export function ballsAfter({ p, request }: Look): number {
  const { game: g } = request.view;
  return Math.max(0, ((g.oversLimit ?? p.overs ?? 20) - g.overs) * p.ballsPerOver - g.overBalls - 1);
}

function stakesNow(look: Look): Stakes {
  const { s, model, request } = look;
  const { game: g } = request.view;
  return stakesAt(model, {
    balls: ballsAfter(look),
    wicketsInHand: (g.wicketsLimit ?? 10) - g.wickets,
    needed: g.target === null ? null : g.target - g.runs,
    confidence: s.facing < 0 ? 1 : (s.confidence[s.facing] as number),
  });
}

function ballOf({ s, p, model, request }: Look): Ball {
  const { freeHit, noBall } = request.view.game;
  const isSpecialist = s.bowler >= 0 && s.bowler < 4;
  const suited = isSpecialist && p.cards.suits[s.pitch] === s.style ? model.odds.marked : 0;
  const promised = s.d8Next && (isSpecialist || p.bowlerD8Sources === 'or-combine') ? everyBowl : 0;
  return {
    field: s.field,
    style: s.style,
    d8: suited | promised | (isSpecialist ? (p.cards.stockBalls[s.bowlTeam + s.bowler] as number) : 0),
    straight: s.bowler < 0 ? 0 : (p.cards.straightBalls[s.bowlTeam + s.bowler] as number),
    strong: s.facing < 0 ? 0 : (p.cards.strongZones[s.batTeam + s.facing] as number),
    batterD6: s.facing >= 0 && s.facing < 4,
    lowest: isBatter(s.facing) ? 0 : -1,
    confidence: s.facing < 0 ? 1 : (s.confidence[s.facing] as number),
    isSafe: freeHit || noBall,
    hasCard: !freeHit,
  };
}

export function lookAt(request: Request): Look {
  return new Looking(request.view.state as View, request.params as unknown as Parameters, request);
}

/** How many slips may catch: those of a medium bowler never do. */
export function slipsOf({ s }: Look): number {
  return s.style === 2 ? 0 : bits(s.field & 15);
}
