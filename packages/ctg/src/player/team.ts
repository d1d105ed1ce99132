import type { Request } from '@howzat/core/author';
import { firstOfTeam } from '../components/cards.js';
import { orderOf } from '../model.js';
import { ballsAfter, type Look } from './look.js';

/** Who bowls and who bats, and when the field is kept in. */

export const firstOf = (request: Request, players: readonly number[]): number => {
  for (const player of players) if (request.domain.has(player)) return player;
  return request.domain.sample(request.rng) as number;
};

/** Whoever gives least away, those with fewer overs first. */
export function chooseBowler(look: Look): number {
  const { s, p, model, request } = look;
  const suited = p.cards.suits[s.pitch] as number;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let player = 0; player < 12; player++) {
    if (player > 3 && (player < 7 || player > 10)) continue;
    const style = player < 2 ? 0 : player < 4 ? 1 : 2;
    const value =
      model.worthOfBowler(s.bowlTeam + player, style === suited) + 0.02 * (s.tokens[player] as number) + 0.001 * player;
    if (value < least && request.domain.has(player)) {
      least = value;
      best = player;
    }
  }
  return best >= 0 ? best : (request.domain.sample(request.rng) as number);
}

/** The specialist bowler who gives most away, on the pitches as they may come. */
export function leftOut({ model, p, request }: Look, team: number): number {
  const worth = (player: number): number => {
    const style = player < 2 ? 0 : 1;
    const pitches = [...p.cards.suits];
    return pitches.reduce((sum, suits) => sum + model.worthOfBowler(firstOfTeam(team) + player, suits === style), 0);
  };
  const [worst] = [0, 1, 2, 3].filter((player) => request.domain.has(player)).sort((a, b) => worth(b) - worth(a));
  return worst ?? (request.domain.sample(request.rng) as number);
}

export function battingOrder({ s, p }: Look): readonly number[] {
  return orderOf(p, s.batTeam);
}

/** The over in which it brings most is the last, which has no express balls, unless the innings may be over before. */
export function callPowerPlay(look: Look): 'call' | 'decline' {
  const { s, p, model, stakes, request } = look;
  const { game } = request.view;
  const overs = game.oversLimit ?? p.overs ?? 10;
  if (game.overs >= overs - 1) return 'call';
  const order = s.orders[game.innings - 1] as readonly number[];
  const confidence = (place: number): number => s.confidence[order[place - 1] as number] as number;
  const now = Math.round((confidence(game.striker) + confidence(game.nonStriker)) / 2);
  const balls = p.ballsPerOver - p.expressBalls;
  const gain = (style: number, confidence: number): number => model.gainOfPowerPlay(style, confidence, stakes.wicket);
  const later = (p.ballsPerOver * [0, 1, 2].reduce((sum, style) => sum + gain(style, 1), 0)) / 3;
  return balls * gain(s.style, now) > later * chanceOfLater(look) ? 'call' : 'decline';
}

/** The chance that the innings goes on to its last over. */
function chanceOfLater(look: Look): number {
  const { game } = look.request.view;
  const left = ballsAfter(look) + 1;
  const wickets = (game.wicketsLimit ?? 10) - game.wickets;
  const lasts = wickets > 0.12 * left ? 0.95 : 0.7;
  if (game.target === null) return lasts;
  // a chase that goes well is over before
  return lasts * Math.min(1, Math.max(0.3, (game.target - game.runs) / (1.5 * left)));
}
