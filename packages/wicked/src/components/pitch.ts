import type { WickedParams } from '../kit.js';

/** The over of the pitch card on which the next over is played, 1 to 50 (`wicked.over.bowling-modifier`). */
export function cardOver(
  game: { readonly overs: number; readonly scores: readonly { readonly overs: number }[] },
  p: Pick<WickedParams, 'overs' | 'pitchColumns'>,
): number {
  if (p.pitchColumns === 'match-over') {
    const bowled = game.scores.reduce((sum, score) => sum + score.overs, game.overs + 1);
    return Math.min(50, Math.ceil((bowled * 25) / (p.overs ?? 50)));
  }
  const next = game.overs + 1;
  return Math.min(50, p.overs === null ? next : Math.ceil((next * 50) / p.overs));
}
