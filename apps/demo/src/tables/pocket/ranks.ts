import { battingRanks, bowlingRanks } from '@howzat/pocket';
import { type InPlay, type Player, type Seen, stanceIn } from './seen.js';

/** How the squares of the ranks are painted; their letter stands in them. */
export const paints: Readonly<Record<(typeof battingRanks)[number], { readonly fill: string; readonly ink: string }>> =
  {
    Blue: { fill: '#1f62b5', ink: '#ffffff' },
    Green: { fill: '#1d7a45', ink: '#ffffff' },
    Yellow: { fill: '#f2c53d', ink: '#2b2100' },
    Orange: { fill: '#e07b1f', ink: '#1d0f00' },
    Red: { fill: '#b3203a', ink: '#ffffff' },
  };

function held<T>(ladder: readonly T[], rank: number): T {
  return ladder[Math.min(ladder.length - 1, Math.max(0, rank))] as T;
}

/** The rank with which a batter stands there now: printed, with gear, stance and cards. */
export function battingNow(player: Player, seen: Seen, faces: boolean): (typeof battingRanks)[number] {
  const printed = battingRanks.indexOf(player.cricketer.batting);
  const stance = faces && stanceIn(seen) === 'defensive' ? -1 : 0;
  return held(battingRanks, printed + (seen.boost[player.place] ?? 0) + stance + (faces ? seen.battingShift : 0));
}

/** The rank with which the bowler stands there now: printed, with gear, cards, and what fatigue has taken. */
export function bowlingNow(player: Player, seen: Seen, p: InPlay): (typeof bowlingRanks)[number] {
  const fatigue = seen.fatigue[player.place] ?? 0;
  const tired = p.fatigueCounting === 'once' ? Number(fatigue >= 5) : Math.floor(fatigue / 5);
  const printed = bowlingRanks.indexOf(player.cricketer.bowling);
  return held(bowlingRanks, printed - tired + (seen.bowlingBoost[player.place] ?? 0) + seen.bowlingShift);
}
