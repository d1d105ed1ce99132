import type { View } from '@howzat/core';
import { means } from './first-words.js';
import type { InPlay, Seen } from './seen.js';
import { words } from './words.js';

/** Something that a side has, has used up, or that runs. */
export interface Lamp {
  readonly id: keyof typeof words.lamps;
  readonly says: string;
  readonly state: 'ready' | 'lit' | 'spent';
  readonly pips?: { readonly left: number; readonly of: number };
}

const once = (id: Lamp['id'], used: boolean): Lamp => ({
  id,
  says: used ? words.says.used : words.says.unused,
  state: used ? 'spent' : 'ready',
});

/** What the batter has, as both sides may know it. */
export function batterLamps(s: Seen, p: InPlay, { game }: View): readonly Lamp[] {
  const power = Math.max(0, p.powerPerOver - s.powerInOver);
  const { says } = words;
  return [
    {
      id: 'power',
      says: says.left(power, p.powerPerOver),
      state: power > 0 ? 'ready' : 'spent',
      pips: { left: power, of: p.powerPerOver },
    },
    { id: 'lock', says: s.lock > 0 ? says.locked(s.lock) : says.open, state: s.lock > 0 ? 'spent' : 'ready' },
    ...(p.streak ? [streakLamp(s, p)] : []),
    ...(p.pass ? [once('pass', s.passUsed)] : []),
    ...(p.anticipation ? [once('prediction', s.predictionUsed)] : []),
    ...(p.hiddenCard && hasModes(s, p) ? [once('hidden', s.hiddenUsed[game.batting] === true)] : []),
    ...(s.forced ? [{ id: 'forced', says: says.forced, state: 'lit' } as const] : []),
    ...(game.freeHitDue || game.freeHit ? [{ id: 'freeHit', says: says.freeHit, state: 'lit' } as const] : []),
  ];
}

function streakLamp(s: Seen, p: InPlay): Lamp {
  const { says } = words;
  if (s.streakReady) return { id: 'streak', says: says.streakReady, state: 'lit' };
  return {
    id: 'streak',
    says: says.streak(s.streak, p.streakTurns),
    state: 'ready',
    pips: { left: s.streak, of: p.streakTurns },
  };
}

/** What the bowler has; the trap values only where they are seen. */
export function bowlerLamps(s: Seen, p: InPlay): readonly Lamp[] {
  const { says } = words;
  const traps = s.traps && s.traps.length > 0 ? s.traps : s.trapsOpen;
  const trap = s.trapUsed ? says.used : traps.length > 0 ? says.traps(traps) : says.secret;
  return [
    { id: 'previous', says: s.previous >= 0 ? says.previous(s.previous) : says.noPrevious, state: 'ready' },
    ...(p.trap ? [{ id: 'trap', says: trap, state: s.trapUsed ? 'spent' : 'ready' } as const] : []),
    ...(p.defence && hasModes(s, p) ? [mode('defence', s.defenceLeft, s.defenceUsed)] : []),
    ...(p.fieldShift && hasModes(s, p) ? [mode('shift', s.shiftLeft, s.shiftUsed)] : []),
    ...(p.blocker && (p.overs === null || p.overs > 2) ? [once('blocker', s.blockersLeft === 0)] : []),
    ...(p.economy && s.windowBalls > 0 && !s.forced
      ? [
          {
            id: 'window',
            says: says.window(s.windowTotal, Math.min(3, s.windowBalls), p.economyMost),
            state: 'ready',
          } as const,
        ]
      : []),
  ];
}

function mode(id: 'defence' | 'shift', left: number, used: boolean): Lamp {
  return left > 0 ? { id, says: words.says.running(left), state: 'lit' } : once(id, used);
}

/** Whether the modes of longer games are in play. */
function hasModes(s: Seen, p: InPlay): boolean {
  return s.fullGame && (p.overs === null || p.overs > 1);
}

/** What a lamp is about, in a sentence. */
export function saysLamp(id: Lamp['id'], s: Seen, p: InPlay): string {
  const { lamps } = means;
  if (id === 'power') return lamps.power(Math.max(0, p.powerPerOver - s.powerInOver), p.powerPerOver);
  if (id === 'lock') return lamps.lock(s.lock);
  return id === 'streak' ? lamps.streak(s.streak, p.streakTurns) : lamps[id];
}
