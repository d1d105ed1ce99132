import { copyJson, type Frozen, type Game, type Rng, type Role, shuffled } from '@howzat/core/author';
import { cards } from './components/cards.js';
import type { Parameters, State, World } from './kit.js';

/** The whole state as it may be, for a batter who looks ahead: any two values may be trapped. */
export function imagine(open: Partial<State>, role: Role, _g: Frozen<Game>, p: Parameters, rng: Rng): World['state'] {
  const s = { traps: [], ...copyJson(open) } as World['state'];
  if (role === 'bowling' || !p.trap || s.trapsWaived) return s;
  const values = p.trapValues === 'exclude-zero' ? cards.filter((card) => card > 0) : cards;
  const trapped = s.trapsOpen.length > 0 ? s.trapsOpen : shuffled(rng, values).slice(0, 2);
  return { ...s, traps: [...trapped].sort((a, b) => a - b) };
}
