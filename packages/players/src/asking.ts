import { viewerOf } from '@howzat/compiler/run';
import { HowzatError, type MatchState, type Player, type Request, type Rng, type Seat } from '@howzat/core';
import { type Program, roleOf, sideOf, type Waiting } from '@howzat/core/engine';

/** What a match waits for when it waits for sides to decide. */
export type Decisions = Waiting & { readonly kind: 'decisions' };

/** Makes a choice of a playout, for the seat that is asked. */
export type Chooser = (open: Decisions['open'][number], state: MatchState, rng: Rng) => unknown;

/** Asks a player in the middle of a playout: it sees what its side may see there. */
export function asked(program: Program, player: Player): Chooser {
  if (player.uniform === true) return ({ domain }, _state, rng) => domain.sample(rng);
  return ({ decision, seat, domain }, state, rng) =>
    atOnce(player, requestOf(program, decision.id, seat, domain, state, rng));
}

/** @throws HowzatError `asynchronous-player` for a player that answers later */
export function atOnce(player: Player, request: Request): unknown {
  const choice = player.choose(request);
  if (choice instanceof Promise)
    throw new HowzatError(
      'asynchronous-player',
      `${player.name} answers later; it cannot play the playouts of a search.`,
      {
        step: request.step,
      },
    );
  return choice;
}

/** What a player of a seat is asked. */
export function requestOf(
  program: Program,
  step: string,
  seat: Seat,
  domain: Request['domain'],
  state: MatchState,
  rng: Rng,
): Request {
  return {
    step,
    side: sideOf(seat),
    role: roleOf(seat, state.g.batting),
    view: viewerOf(program)(state, seat),
    domain,
    params: program.params as Readonly<Record<string, unknown>>,
    rng,
  };
}
