import type { Side } from '@howzat/core';
import { useEffect, useState } from 'react';
import type { Far } from '../../engine/sight.js';
import { words } from '../../online/words.js';

interface ClocksProps {
  readonly far: Far;
  readonly names: Readonly<Record<Side, string>>;
}

/** How much time is left to whoever is asked; nothing where there is no clock. */
export function Clocks({ far: { match, ahead }, names }: ClocksProps) {
  const [now, setNow] = useState(() => Date.now());
  const running = match?.phase === 'playing' && match.clock !== null;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [running]);
  if (!match?.clock || !running) return null;
  const { clock } = match;
  const asked = (['home', 'away'] as const).flatMap((side) => {
    const { deadline } = clock[side];
    return deadline === null ? [] : [{ side, left: Math.max(0, deadline - ahead - now) }];
  });
  return (
    <p role="timer" className="flex flex-wrap gap-x-4 text-sm tabular-nums">
      {asked.map(({ side, left }) => (
        <span key={side} className={left < 15_000 ? 'font-semibold text-ball' : 'text-soft'}>
          {words.left(names[side], timeText(left))}
        </span>
      ))}
    </p>
  );
}

/** `1:05`, `3:00:00`, `2 d 4 h`. */
function timeText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)];
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  const two = (n: number): string => String(n).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
