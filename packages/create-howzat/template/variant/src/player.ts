import { ballsLeft, type Player, pick } from '@howzat/core/author';
import type { Table } from './hand-cricket.js';

/** How much is believed of a hand before it has shown anything: each number this often. */
const habit = 3;

/**
 * Learns from what the other side has shown. The batter likes a number for its runs, less what the same number would cost them;
 * the bowler likes one for the wicket and the runs that it would save. Neither always shows the best, so nobody reads them.
 */
export const sensible: Player = {
  name: 'sensible',
  choose({ step, side, view: { game, state }, domain, params, rng }) {
    if (step !== 'bat' && step !== 'bowl') return domain.sample(rng);
    const left = ballsLeft(game, Number(params.ballsPerOver)) ?? 60;
    const wickets = game.wicketsLimit === null ? left : game.wicketsLimit - game.wickets;
    // a batter lasts about six balls and makes about three runs on each
    const wicket = params.sameIsOut === true ? 3 * Math.min(6, left / wickets) : 0;
    const counts = (state as Partial<Table>).shown?.[side === 'home' ? 1 : 0] ?? [];
    const seen = counts.reduce((sum, count) => sum + count, 0);
    const gains = [1, 2, 3, 4, 5, 6].map((hand) => {
      const share = ((counts[hand - 1] ?? 0) + habit) / (seen + 6 * habit);
      return step === 'bat' ? hand - share * (hand + wicket) : share * (hand + wicket);
    });
    const best = Math.max(...gains);
    const weights = gains.map((gain) => 2 ** (gain - best));
    let drawn = (weights.reduce((sum, weight) => sum + weight, 0) * pick(rng, 2 ** 24)) / 2 ** 24;
    for (const [at, weight] of weights.entries()) {
      drawn -= weight;
      if (drawn < 0) return at + 1;
    }
    return 6;
  },
};
