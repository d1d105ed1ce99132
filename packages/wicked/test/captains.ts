import type { Game, Player, Request } from '@howzat/core/author';
import type { OverMet } from '@howzat/wicked';

/** A captain who leaves everything to chance but bats on. */
export const batsOn: Player = {
  name: 'bats on',
  choose: ({ step, domain, rng }) => (step === 'core.declare' ? 'bat on' : domain.sample(rng)),
};

/** What an over came to. */
export interface OverPlayed {
  readonly met: Required<OverMet>;
  readonly runs: number;
  readonly out: Game['outs'][number]['how'] | null;
}

/** Watches a captain: who met whom in each over, and what came of it. Give `onBall` to the runner. */
export function watched(
  player: Player,
  tell: (over: OverPlayed) => void,
): { player: Player; onBall: (g: Readonly<Game>) => void } {
  let met: Required<OverMet> | null = null;
  return {
    player: {
      name: player.name,
      choose: (request: Request) => {
        const choice = player.choose(request);
        if (request.step === 'field') {
          const { game, state } = request.view;
          const orders = state.orders as readonly (readonly number[])[];
          met = {
            batter: orders[game.innings - 1]?.[game.striker - 1] as number,
            bowler: game.bowler,
            field: choice as number,
            pitch: state.pitch as number,
            over: Math.ceil(((game.overs + 1) * 50) / (request.params.overs as number)),
            innings: game.innings as 1 | 2,
          };
        }
        return choice;
      },
    },
    onBall: (g) => {
      if (met) tell({ met, runs: g.bat, out: g.outs[0]?.how ?? null });
      met = null;
    },
  };
}
