import type { Request } from '@howzat/core/author';
import { bits } from '../components/geometry.js';
import type { CtgState, Parameters } from '../kit.js';
import { type Model, modelOf, priceOfWicket } from '../model.js';

/** What the player looks at: its view, the parameters, and what a wicket costs now. */

export type View = CtgState;

export interface Look {
  readonly s: View;
  readonly p: Parameters;
  readonly model: Model;
  readonly request: Request;
  /** What a wicket costs the side that bats, in runs; worked out when it is asked for. */
  readonly price: number;
}

class Looking implements Look {
  private worked: number | null = null;

  constructor(
    readonly s: View,
    readonly p: Parameters,
    readonly request: Request,
  ) {}

  get model(): Model {
    return modelOf(this.p);
  }

  get price(): number {
    this.worked ??= priceNow(this.request.view.game, this.p);
    return this.worked;
  }
}

function priceNow(g: Request['view']['game'], p: Parameters): number {
  const left = ((g.oversLimit ?? p.overs ?? 20) - g.overs) * p.ballsPerOver - g.overBalls - 1;
  const needed = g.target === null ? null : g.target - g.runs;
  return priceOfWicket(left, (g.wicketsLimit ?? 10) - g.wickets, needed);
}

export function lookAt(request: Request): Look {
  return new Looking(request.view.state as View, request.params as unknown as Parameters, request);
}

/** How many slips may catch: those of a medium bowler never do. */
export function slipsOf({ s }: Look): number {
  return s.style === 2 ? 0 : bits(s.field & 15);
}
