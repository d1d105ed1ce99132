import type { Request } from '@howzat/core/author';
import { bits } from '../components/geometry.js';
import { type CtgState, isBatter, type Parameters } from '../kit.js';
import { type Ball, everyBowl } from '../model/duel.js';
import type { Stakes } from '../model/stakes.js';
import { type Model, modelOf } from '../model.js';

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
  /** The confidence of whoever faces, or an ordinary one before anybody does. */
  readonly confidence: number;
  /** Nobody can be dismissed but by a run-out. */
  readonly isSafe: boolean;
}

class Looking implements Look {
  private staked: Stakes | null = null;
  private seen: Ball | null = null;
  private confident: number | null = null;

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

  get confidence(): number {
    this.confident ??= confidenceOf(this.s, this.s.facing);
    return this.confident;
  }

  get isSafe(): boolean {
    const { freeHit, noBall } = this.request.view.game;
    return freeHit || noBall;
  }
}

/** Balls that are left of the innings after this one. */
export function ballsAfter({ p, request }: Look): number {
  const { game: g } = request.view;
  return Math.max(0, ((g.oversLimit ?? p.overs ?? 20) - g.overs) * p.ballsPerOver - g.overBalls - 1);
}

function stakesNow(look: Look): Stakes {
  const { model, request } = look;
  const { game: g } = request.view;
  const { target } = g;
  return model.stakes({
    balls: ballsAfter(look),
    wicketsInHand: (g.wicketsLimit ?? 10) - g.wickets,
    needed: target === null ? null : target - g.runs,
    confidence: look.confidence,
  });
}

/** Does a batter roll a D6, as specialist bowlers do? */
export function rollsD6(facing: number): boolean {
  return facing >= 0 && facing < 4;
}

/** The confidence of a batter, or an ordinary one before anybody faces. */
function confidenceOf(s: View, facing: number): number {
  return facing < 0 ? 1 : (s.confidence[facing] as number);
}

function ballOf({ s, p: { cards, bowlerD8Sources }, model, request, confidence, isSafe }: Look): Ball {
  const { bowler, facing, style } = s;
  const isSpecialist = bowler >= 0 && bowler < 4;
  const suited = isSpecialist && cards.suits[s.pitch] === style ? model.odds.marked : 0;
  const promised = s.d8Next && (isSpecialist || bowlerD8Sources === 'or-combine') ? everyBowl : 0;
  return {
    field: s.field,
    style,
    d8: suited | promised | (isSpecialist ? (cards.stockBalls[s.bowlTeam + bowler] as number) : 0),
    straight: bowler < 0 ? 0 : (cards.straightBalls[s.bowlTeam + bowler] as number),
    strong: facing < 0 ? 0 : (cards.strongZones[s.batTeam + facing] as number),
    batterD6: rollsD6(facing),
    lowest: isBatter(facing) ? 0 : -1,
    confidence,
    isSafe,
    hasCard: !request.view.game.freeHit,
  };
}

export function lookAt(request: Request): Look {
  return new Looking(request.view.state as View, request.params as unknown as Parameters, request);
}

/** How many slips may catch: those of a medium bowler never do. */
export function slipsOf({ s }: Look): number {
  return s.style === 2 ? 0 : bits(s.field & 15);
}
