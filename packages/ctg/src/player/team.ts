import type { Request } from '@howzat/core/author';
import { firstOfTeam } from '../components/cards.js';
import { ballsAfter, type Look } from './look.js';

/** Who bowls and who bats, and when the field is kept in. */

export const firstOf = (request: Request, players: readonly number[]): number => {
  for (const player of players) if (request.domain.has(player)) return player;
  return request.domain.sample(request.rng) as number;
};

const bowlers = [0, 1, 2, 3, 7, 8, 9, 10] as const;
// what each of them gives away; one over is looked at a time, so it is written over and over
const gives = new Float64Array(bowlers.length);

/** Whoever gives least away, those with fewer overs first. */
export function chooseBowler({ s, p, model, request }: Look): number {
  const { bowlTeam, tokens, pitch } = s;
  const suited = p.cards.suits[pitch] as number;
  for (let i = 0; i < bowlers.length; i++) {
    const player = bowlers[i] as number;
    const style = player < 2 ? 0 : player < 4 ? 1 : 2;
    gives[i] =
      model.worthOfBowler(bowlTeam + player, style === suited) + 0.02 * (tokens[player] as number) + 0.001 * player;
  }
  // the best is mostly allowed, and to ask of one who is not costs more than to go through the list
  for (let tried = 0; tried < bowlers.length; tried++) {
    let best = 0;
    for (let i = 1; i < bowlers.length; i++) if ((gives[i] as number) < (gives[best] as number)) best = i;
    const player = bowlers[best] as number;
    if (request.domain.has(player)) return player;
    gives[best] = Number.POSITIVE_INFINITY;
  }
  return request.domain.sample(request.rng) as number;
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

export function battingOrder({ s, model }: Look): readonly number[] {
  return model.orderOf(s.batTeam);
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
