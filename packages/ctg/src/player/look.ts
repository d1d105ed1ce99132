import type { Request } from '@howzat/core/author';
import { bits } from '../components/geometry.js';
import { type CtgState, isBatter, type Parameters } from '../kit.js';
import { type Ball, everyBowl } from '../model/duel.js';
import type { LimitsMet } from '../model/limits.js';
import type { Stakes } from '../model/stakes.js';
import { endWorths, roomForEnds } from '../model/strikes.js';
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
  const { game: g } = look.request.view;
  const { target } = g;
  const needed = target === null ? null : target - g.runs;
  return look.model.stakes(ballsAfter(look), (g.wicketsLimit ?? 10) - g.wickets, needed, look.confidence);
}

/** The limits on a field that are in force. */
export function limitsOf({ s, model }: Look): LimitsMet {
  return model.limitsMet(s.outfieldMost, s.zoneMost, s.bigZones, s.slipsMost);
}

// a ball is weighed several times at the same stakes, so what they make of its ends is remembered
const worths = roomForEnds();
let staked: Stakes | null = null;
let boundaryStaked = 0;

/** What each end of a struck ball is worth now. */
export function worthsNow({ p, stakes, confidence }: Look): Float64Array {
  const boundary = confidence < 3 ? stakes.confidence : 0;
  if (staked === stakes && boundaryStaked === boundary) return worths;
  endWorths(worths, p, stakes, boundary);
  staked = stakes;
  boundaryStaked = boundary;
  return worths;
}

/** Does a batter roll a D6, as specialist bowlers do? */
export function rollsD6(facing: number): boolean {
  return facing >= 0 && facing < 4;
}

/** The confidence of a batter, or an ordinary one before anybody faces. */
function confidenceOf(s: View, facing: number): number {
  return facing < 0 ? 1 : (s.confidence[facing] as number);
}

/** What a ball was made of, beside what it holds itself. */
interface Sighted {
  readonly ball: Ball;
  readonly p: Parameters;
  readonly bowler: number;
  readonly facing: number;
  readonly pitch: number;
  readonly d8Next: boolean;
  readonly bowlTeam: number;
  readonly batTeam: number;
}

// several questions are asked about a ball one after the other, so the last one is kept and is then the same object
let sighted: Sighted | null = null;

function ballOf({ s, p, model, request, confidence, isSafe }: Look): Ball {
  const { field, style, bowler, facing, pitch, d8Next, bowlTeam, batTeam } = s;
  const hasCard = !request.view.game.freeHit;
  if (
    sighted !== null &&
    sighted.p === p &&
    sighted.bowler === bowler &&
    sighted.facing === facing &&
    sighted.pitch === pitch &&
    sighted.d8Next === d8Next &&
    sighted.bowlTeam === bowlTeam &&
    sighted.batTeam === batTeam
  ) {
    const { ball } = sighted;
    const same =
      ball.field === field && ball.style === style && ball.confidence === confidence && ball.isSafe === isSafe;
    if (same && ball.hasCard === hasCard) return ball;
  }
  const { cards, bowlerD8Sources } = p;
  const isSpecialist = bowler >= 0 && bowler < 4;
  const suited = isSpecialist && cards.suits[pitch] === style ? model.odds.marked : 0;
  const promised = d8Next && (isSpecialist || bowlerD8Sources === 'or-combine') ? everyBowl : 0;
  const ball = {
    field,
    style,
    d8: suited | promised | (isSpecialist ? (cards.stockBalls[bowlTeam + bowler] as number) : 0),
    straight: bowler < 0 ? 0 : (cards.straightBalls[bowlTeam + bowler] as number),
    strong: facing < 0 ? 0 : (cards.strongZones[batTeam + facing] as number),
    batterD6: rollsD6(facing),
    lowest: isBatter(facing) ? 0 : -1,
    confidence,
    isSafe,
    hasCard,
  };
  sighted = { ball, p, bowler, facing, pitch, d8Next, bowlTeam, batTeam };
  return ball;
}

export function lookAt(request: Request): Look {
  return new Looking(request.view.state as View, request.params as unknown as Parameters, request);
}

/** How many slips may catch: those of a medium bowler never do. */
export function slipsOf({ s }: Look): number {
  return s.style === 2 ? 0 : bits(s.field & 15);
}
