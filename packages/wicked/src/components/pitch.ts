import type { Frozen, Game } from '@howzat/core/author';
import type { WickedParams } from '../kit.js';

/** The over of the pitch card on which the next over is played, 1 to 50 (`wicked.over.bowling-modifier`). */
export function cardOver(
  { overs, scores }: Pick<Frozen<Game>, 'overs' | 'scores'>,
  p: Pick<WickedParams, 'overs' | 'pitchColumns'>,
): number {
  if (p.pitchColumns === 'match-over') {
    const bowled = scores.reduce((sum, score) => sum + score.overs, overs + 1);
    return Math.min(50, Math.ceil((bowled * 25) / (p.overs ?? 50)));
  }
  return Math.min(50, p.overs === null ? overs + 1 : Math.ceil(((overs + 1) * 50) / p.overs));
}
