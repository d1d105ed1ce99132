import type { AnyMatch, MatchSettings, Player, Side } from '@howzat/core';
import { type Chair, playerOf } from './levels.js';
import type { Metronome } from './metronome.js';
import type { Plan } from './plan.js';
import { sides } from './plan.js';

/**
 * The computer players of a match. They answer by promises: each waits until the metronome lets it go, so that people can
 * follow, and is made for the rulebook that is then in play, which a series may change between two matches.
 */
export function computersOf(
  { seats }: Plan,
  { opened, adviser }: Pick<Chair, 'opened' | 'adviser'>,
  metronome: Metronome,
  playing: () => AnyMatch,
): NonNullable<MatchSettings['players']> {
  const made = new Map<string, { readonly rulebook: unknown; readonly player: Promise<Player> }>();
  const playerFor = (side: Side, level: string): Promise<Player> => {
    const { rulebook } = playing();
    let known = made.get(side);
    if (known?.rulebook !== rulebook) {
      known = { rulebook, player: playerOf(level, { side, opened, rulebook, adviser }) };
      made.set(side, known);
    }
    return known.player;
  };
  return Object.fromEntries(
    sides.flatMap((side) => {
      const seat = seats[side];
      if (seat.kind === 'person') return [];
      const player: Player = {
        name: seat.level,
        choose: async (request) => {
          await metronome.wait();
          return (await playerFor(side, seat.level)).choose(request);
        },
      };
      return [[side, player]];
    }),
  );
}
