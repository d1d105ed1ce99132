import { k } from '../../kit.js';

/**
 * So often may fielders be moved one by one before a ball. The rulebook gives no number; twice round all nine leads to any field, and
 * nobody can keep the other side waiting for ever.
 */
const mostMoves = 18;

/** Fielders are not moved for ever. */
export const enoughMoves = k.limit<'keep' | 'move' | 'set', 'ctg.ball.adjust-field'>({
  id: 'ctg.ball.adjust-field',
  when: (s) => s.moves >= mostMoves,
  forbids: (choice) => choice === 'move',
  says: `${mostMoves} moves are enough for one ball: keep the field, or set it anew.`,
});
