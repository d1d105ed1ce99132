import type { Json } from '@howzat/core';
import type { Book } from '../../engine/sight.js';
import { words } from '../../words.js';
import { AsTable, type ChartTable } from './figure.js';

const told = words.book;

/**
 * The middle of each zone, in degrees clockwise from behind the striker, who faces the bowler at the foot of the picture: a
 * right-hander, so that the off side lies on the left.
 */
const zoneAngles = [0, 62, 112, 162, 214, 284] as const;

function zoneOf(facts: Json): number | null {
  if (typeof facts !== 'object' || facts === null || Array.isArray(facts)) return null;
  const { zone, landing } = facts as { readonly zone?: Json; readonly landing?: Json };
  return typeof zone === 'number' && zone in zoneAngles && typeof landing === 'string' ? zone : null;
}

/** What came of the strokes into each zone. */
function zonesTable(balls: Book['balls']): ChartTable {
  const rows = told.zones.flatMap((name, zone) => {
    const there = balls.filter(({ facts }) => zoneOf(facts) === zone);
    const count = (fits: (ball: Book['balls'][number]) => boolean): number => there.filter(fits).length;
    if (there.length === 0) return [];
    const runs = there.reduce((sum, ball) => sum + ball.runs, 0);
    return [[name, there.length, runs, count((ball) => ball.runs >= 4), count(({ out }) => out)]];
  });
  return { heads: [told.zone, told.strokes, told.runs, told.wagonLegend.four, told.wickets], rows };
}

/** Where the runs were hit, for games that tell in which zone a ball came down. */
export function Wagon({ balls }: { readonly balls: Book['balls'] }) {
  const hits = balls.flatMap(({ facts, runs, out }, at) => {
    const zone = zoneOf(facts);
    if (zone === null) return [];
    // strokes into one zone lie beside each other
    const spread = ((at * 37) % 40) - 20;
    const angle = (((zoneAngles[zone] as number) + spread - 90) * Math.PI) / 180;
    const length = out ? 62 : ([34, 52, 66, 78, 100, 100, 106][Math.min(6, runs)] as number);
    return [{ key: at, x: 120 + Math.cos(angle) * length, y: 120 + Math.sin(angle) * length * 0.95, runs, out }];
  });
  if (hits.length === 0) return null;
  return (
    <figure>
      <figcaption>
        <h3 className="text-lg font-semibold">{told.wagon}</h3>
        <p className="text-sm text-soft">{told.wagonSay}</p>
      </figcaption>
      <svg
        viewBox="0 0 240 240"
        role="img"
        aria-label={`${told.wagon}: ${told.wagonSay}`}
        className="mx-auto mt-2 w-full max-w-sm"
      >
        <ellipse cx="120" cy="120" rx="112" ry="106" fill="#24613f" stroke="#173f2a" strokeWidth="4" />
        <ellipse
          cx="120"
          cy="120"
          rx="60"
          ry="57"
          fill="none"
          stroke="#fff"
          strokeOpacity="0.4"
          strokeDasharray="3 4"
        />
        <rect x="114" y="112" width="12" height="44" fill="#d9c595" />
        {hits.map(({ key, x, y, runs, out }) => (
          <g key={key}>
            <line
              x1="120"
              y1="120"
              x2={x}
              y2={y}
              stroke={out ? '#ffb3ad' : runs >= 4 ? '#ffe39a' : '#ffffff'}
              strokeWidth={runs >= 4 ? 2.2 : 1.3}
              strokeDasharray={out ? '3 3' : undefined}
              strokeOpacity={runs === 0 && !out ? 0.45 : 0.95}
            />
            {out && <circle cx={x} cy={y} r="4" fill="#ffb3ad" />}
          </g>
        ))}
        <text x="14" y="20" fill="#56605a" fontSize="10" className="fill-soft">
          {told.off}
        </text>
        <text x="210" y="20" fontSize="10" className="fill-soft">
          {told.leg}
        </text>
      </svg>
      <p className="text-center text-sm text-soft">
        {told.wagonLegend.four}: ━ · {told.wagonLegend.runs}: ─ · {told.wagonLegend.out}: ┅●
      </p>
      <AsTable title={told.wagon} table={zonesTable(balls)} />
    </figure>
  );
}
