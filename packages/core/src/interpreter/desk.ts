import { hashSeed, PlayerStreams, playerStreams, type Seed, stream } from '../chance/index.js';
import type { Player } from '../contract/index.js';
import type { Seat } from '../cricket/index.js';
import { handedView, type Shown } from '../log/index.js';
import type { MatchState, Program } from '../program/index.js';
import { askPlayer } from './ask.js';
import { paramsFor } from './handout.js';
import type { OpenDecision } from './session.js';

/** Makes the choice of a seat at a decision that is open to it; what was chosen in the open and is not taken yet is shown. */
type Desk = (open: OpenDecision, state: MatchState, shown: Shown) => unknown;

/**
 * The desks of a match that is played step by step to its end, home's and away's: a uniform player draws from the stream of the
 * match that is its own, any other is asked.
 */
export function desksOf(program: Program, players: readonly [Player, Player], seed: Seed): readonly [Desk, Desk] {
  const hash = hashSeed(seed);
  // a match among players that are asked for nothing has no need of them
  let streams: PlayerStreams | null = null;
  const desk = (seat: Seat): Desk => {
    const player = players[seat];
    if (player.uniform === true) {
      const rng = stream(hash, playerStreams[seat]);
      return ({ domain }) => domain.sample(rng);
    }
    if (streams === null) {
      streams = new PlayerStreams();
      streams.begin(seed, hash);
    }
    const { params } = program;
    const asked = { player, params: paramsFor(player, params), rng: streams.of(seat) };
    return ({ decision }, state, shown) =>
      askPlayer(asked, decision, seat, state, params, handedView(program, state, seat, shown));
  };
  return [desk(0), desk(1)];
}
