import { hashSeed, PlayerStreams, playerStreams, type Seed, stream } from '../chance/index.js';
import type { Player } from '../contract/index.js';
import type { Seat } from '../cricket/index.js';
import type { Domain } from '../domains/index.js';
import { handedView } from '../log/index.js';
import type { MatchState, Program, ProgramDecision } from '../program/index.js';
import { askPlayer } from './ask.js';
import { paramsFor } from './handout.js';

/** Makes the choice of a seat at a decision that is open to it. */
type Desk = (decision: ProgramDecision, domain: Domain, state: MatchState) => unknown;

/**
 * The desks of a match that is played step by step to its end, home's and away's: a uniform player draws from the stream of the
 * match that is its own, any other is asked.
 */
export function desksOf(program: Program, players: readonly [Player, Player], seed: Seed): readonly [Desk, Desk] {
  const hash = hashSeed(seed);
  const streams = new PlayerStreams();
  streams.begin(seed, hash);
  const desk = (seat: Seat): Desk => {
    const player = players[seat];
    if (player.uniform === true) {
      const rng = stream(hash, playerStreams[seat]);
      return (_decision, domain) => domain.sample(rng);
    }
    const { params } = program;
    const asked = { player, params: paramsFor(player, params), rng: streams.of(seat) };
    return (decision, _domain, state) =>
      askPlayer(asked, decision, seat, state, params, handedView(program, state, seat));
  };
  return [desk(0), desk(1)];
}
