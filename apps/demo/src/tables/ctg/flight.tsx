import type { CSSProperties } from 'react';
import { momentOf, useArrival } from '../pieces/motion.js';
import type { Pace } from '../table.js';
import { crease, flight } from './ground.js';
import type { Ball } from './seat.js';

/** Where a struck ball went: through the air to where it landed, then on to where it stopped or over the rope. */
export function Flight({ ball, bands, pace }: { readonly ball: Ball; readonly bands: number; readonly pace: Pace }) {
  const isNew = ball.came.some((came) => came.isNew);
  const flies = useArrival(isNew, pace, momentOf(pace, 'flight'));
  const beyond = ball.boundary > 0;
  const settled = beyond || ball.stop !== null;
  const { landing, end } = flight(ball.landing, beyond ? null : (ball.stop ?? ball.landing), bands);
  const inAir = ball.bounce.startsWith('R') || ball.boundary === 6;
  const out = ball.outs.length > 0;
  const last = settled && !out ? end : landing;
  const half = { x: (crease.x + landing.x) / 2, y: (crease.y + landing.y) / 2 };
  const lift = inAir ? 34 : 6;
  const skip = { x: (landing.x + last.x) / 2, y: (landing.y + last.y) / 2 };
  const timing = flies ?? {};
  const path: Record<`--${string}`, string> = {};
  for (const [name, x, y] of [
    ['from', crease.x, crease.y],
    ['mid', half.x, half.y - lift],
    ['land', landing.x, landing.y],
    ['skip', skip.x, skip.y - (inAir ? 5 : 2)],
  ] as const) {
    path[`--${name}-x`] = `${x - last.x}px`;
    path[`--${name}-y`] = `${y - last.y}px`;
  }
  const style: CSSProperties = { ...timing, ...path, ...{ '--hop': inAir ? '1.7' : '1.1' } };
  return (
    <g aria-hidden pointerEvents="none">
      <path
        d={`M${crease.x} ${crease.y}Q${half.x} ${half.y - lift} ${landing.x} ${landing.y}`}
        className={flies ? 'ctg-flight' : ''}
        style={timing}
        fill="none"
        stroke="#fff3c4"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <circle
        cx={landing.x}
        cy={landing.y}
        r="17.5"
        fill="none"
        stroke={inAir ? '#ff8f88' : '#c9f7d5'}
        strokeWidth="2.4"
        className={flies ? 'ctg-lands' : ''}
        style={timing}
      />
      {settled && !out && (
        <path
          d={`M${landing.x} ${landing.y}L${end.x} ${end.y}`}
          stroke="#fff3c4"
          strokeWidth="2.6"
          strokeDasharray="2 6"
          strokeLinecap="round"
          className={flies ? 'ctg-stops' : ''}
          style={timing}
        />
      )}
      <g transform={`translate(${last.x} ${last.y})`}>
        <g className={flies ? 'ctg-struck' : ''} style={style}>
          <circle r="6.2" fill="#a3242c" stroke="#fff" strokeWidth="1.6" />
          <path d="M-3.5-3.5Q0 0-3.5 3.5" fill="none" stroke="#fff" strokeWidth="0.9" />
        </g>
      </g>
    </g>
  );
}
