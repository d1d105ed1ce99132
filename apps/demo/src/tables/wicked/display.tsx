import { type CSSProperties, memo } from 'react';
import { Figures } from '../pieces/figure.js';
import { momentOf, useArrival } from '../pieces/motion.js';
import { Beyond, Mown, Strip } from '../pieces/turf.js';
import type { Pace } from '../table.js';
import { display, ringOf, ringSizes, zoneAt, zones } from './display-points.js';
import { means } from './first-words.js';
import type { Over, Seat } from './seat.js';
import { told } from './words.js';

interface DisplayProps {
  readonly seat: Seat;
  readonly over: Over | null;
  /** The fielding card to show: the one that is pointed at, or the one that lies there; 0 for none. */
  readonly field: number;
  readonly pace: Pace;
}

const shape: CSSProperties & { readonly '--shape': number } = { '--shape': display.width / display.height };
const key = ['var(--ball)', 'var(--gold)', 'var(--turf)'] as const;

/** The field display: the zones with what the striker makes there, the fielders of the card, and where the ball went. */
export function Display({ seat, over, field, pace }: DisplayProps) {
  const { table } = seat.p;
  const { x, y, rx, ry, width, height } = display;
  const card = table.set.fieldingCards[field - 1];
  const lit = over?.zone ?? 0;
  return (
    <figure className="fits" style={shape}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="block w-full"
        role="img"
        aria-label={card ? told.display.say(card.name, card.dots.join(', ')) : told.display.none}
      >
        <Beyond oval={display} by={[1.07, 1.065]} />
        <ellipse
          cx={x}
          cy={y}
          rx={rx * 1.03}
          ry={ry * 1.03}
          fill="var(--grass)"
          stroke="var(--rope)"
          strokeWidth="3"
          strokeDasharray="7 2.500"
        />
        <Mown oval={display} rings={ringSizes} width={34} />
        <text x={x - rx * 0.98} y={26} fontSize="13" fontWeight="700" fill="var(--turf)" letterSpacing="2">
          {told.display.off.toUpperCase()}
        </text>
        <text
          x={x + rx * 0.98}
          y={26}
          fontSize="13"
          fontWeight="700"
          fill="var(--turf)"
          letterSpacing="2"
          textAnchor="end"
        >
          {told.display.leg.toUpperCase()}
        </text>
        <Strip x={x} y={y} half={34} />
        {zones.map((zone) => (
          <Dot
            key={zone}
            zone={zone}
            runs={seat.striker > 0 ? (table.potential[seat.striker]?.[zone] ?? 0) : null}
            fielder={table.zones[field]?.[zone]?.dotted === true}
            colour={seat.colours.fielders}
          />
        ))}
        {lit > 0 && over && <Reached key={over.id} over={over} pace={pace} />}
      </svg>
      <Figures label={means.board} shown={zones.map((zone) => shownAt(zone, seat, field))} />
      <figcaption className="sr-only">{told.display.key}</figcaption>
    </figure>
  );
}

/** A zone with what its numbers mean. */
function shownAt(zone: number, { p: { table }, striker }: Seat, field: number) {
  const { x, y } = zoneAt(zone);
  const runs = striker > 0 ? (table.potential[striker]?.[zone] ?? 0) : null;
  const says = means.zone(runs, table.zones[field]?.[zone]?.dotted === true);
  return { kind: 'zone', name: means.zoneName(zone), says, x: x / display.width, y: y / display.height };
}

interface DotProps {
  readonly zone: number;
  readonly runs: number | null;
  readonly fielder: boolean;
  readonly colour: string;
}

/** A zone: its number, the runs of the striker, a fielder. */
const Dot = memo(function Dot({ zone, runs, fielder, colour }: DotProps) {
  const { x, y } = zoneAt(zone);
  return (
    <g>
      {fielder && <ellipse cx={x + 2} cy={y + 4} rx="17" ry="14" fill="#0004" />}
      <circle
        cx={x}
        cy={y}
        r="17"
        fill={fielder ? colour : 'var(--empty)'}
        stroke={fielder ? '#fff' : 'var(--chalk)'}
        strokeWidth={fielder ? 2.2 : 1.2}
        strokeDasharray={fielder ? undefined : '3 2.5'}
      />
      <text
        x={x}
        y={runs === null ? y + 1 : y - 4.5}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="13"
        fontWeight="800"
        fill={fielder ? 'var(--fielder-ink)' : '#fff'}
      >
        {zone}
      </text>
      {runs !== null && (
        <text
          x={x}
          y={y + 8}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize="9.500"
          fontWeight="600"
          fill={fielder ? 'var(--fielder-ink)' : '#ffe9b8'}
        >
          {runs}
        </text>
      )}
    </g>
  );
});

/** The zone that the last over came to, and the way of the ball. */
function Reached({ over, pace }: { readonly over: Over; readonly pace: Pace }) {
  const { x, y } = zoneAt(over.zone);
  const style = useArrival(over.isNew, pace, momentOf(pace, 'flight'));
  const bend = over.zone % 2 === 1 ? -14 : 14;
  return (
    <g aria-hidden style={style} className={style ? 'wicked-shot' : ''}>
      <path
        d={`M${display.x} ${display.y - 24}Q${(display.x + x) / 2 + bend} ${(display.y + y) / 2 - 12} ${x} ${y}`}
        fill="none"
        stroke="#fff3c4"
        strokeWidth="2.400"
        strokeDasharray="2 6"
        strokeLinecap="round"
      />
      <circle cx={x} cy={y} r="20.500" fill="none" stroke={key[ringOf(over.zone)] ?? 'var(--gold)'} strokeWidth="4" />
      <circle cx={x} cy={y} r="20.500" fill="none" stroke="#fff" strokeWidth="1.200" />
      <circle cx={x + 15} cy={y - 14} r="5.500" fill="#a3242c" stroke="#fff" strokeWidth="1.400" />
    </g>
  );
}
