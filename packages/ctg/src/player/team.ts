import type { Request } from '@howzat/core/author';
import type { Look } from './look.js';

/** Who bowls and who bats. */

export const firstOf = (request: Request, players: readonly number[]): number => {
  for (const player of players) if (request.domain.has(player)) return player;
  return request.domain.sample(request.rng) as number;
};

/** Specialists on a pitch that suits them first, then the others, those with fewer overs first. */
export function chooseBowler({ s, p, request }: Look): number {
  const suited = p.cards.suits[s.pitch] as number;
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let player = 0; player < 12; player++) {
    if (player > 3 && (player < 7 || player > 10)) continue;
    const style = player < 2 ? 0 : player < 4 ? 1 : 2;
    const value = (style === suited ? 3 : style === 2 ? 0.5 : 1.2) - 0.4 * (s.tokens[player] as number) - 0.01 * player;
    if (value > most && request.domain.has(player)) {
      most = value;
      best = player;
    }
  }
  return best >= 0 ? best : (request.domain.sample(request.rng) as number);
}

const order = [4, 5, 6, 11, 7, 8, 9, 10, 2, 0, 3, 1] as const;

/** The players of a team, the most confident first. */
export function battingOrder({ s, p }: Look): number[] {
  const rank = (player: number): number =>
    (p.cards.confidence[s.batTeam + player] as number) + (player < 4 ? -5 : player < 7 ? 2 : 0);
  return [...order].sort((a, b) => rank(b) - rank(a));
}
