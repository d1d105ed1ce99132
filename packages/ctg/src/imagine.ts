import { copyJson, type Frozen, type Game, pick, type Rng, type Role } from '@howzat/core/author';
import type { CtgState, Parameters } from './kit.js';

/** The whole state as it may be, for a batter who looks ahead: any bowl of the deck may lie face down. */
export function imagine(
  open: Frozen<Partial<CtgState>>,
  role: Role,
  _g: Frozen<Game>,
  p: Parameters,
  rng: Rng,
): CtgState {
  const s = copyJson(open) as CtgState;
  if (role === 'batting') {
    const style = s.style;
    const lies = s.shown < 0 && !s.adjusting;
    s.bowl = lies ? (p.cards.deckFrom[style] as number) + pick(rng, p.cards.deckSize[style] as number) : s.shown;
  }
  return s;
}
