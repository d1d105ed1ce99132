import type { ReactNode } from 'react';
import { memo, useId } from 'react';
import { Beyond, Mown, Strip } from '../pieces/turf.js';
import type { Pace } from '../table.js';
import { Flight } from './flight.js';
import { allAreas, areaShape, areasOf, ground, has, infield, middleOf, ropeLine, zoneShape, zones } from './ground.js';
import { type Ball, needAt, type Seat } from './seat.js';
import { told } from './words.js';

/** How an area looks while somebody sets the field. */
type Look = 'free' | 'breaks' | undefined;

export interface OvalProps {
  readonly seat: Seat;
  readonly ball: Ball | null;
  readonly pace: Pace;
  /** The fielders to draw; none where controls that lie over the picture draw them. */
  readonly fielders: number;
  readonly lookOf: (area: number) => Look;
  /** The zone that is pointed at or chosen. */
  readonly lit: number;
  /** Chooses a zone, where one is asked for. */
  readonly chooseZone?: ((zone: number) => void) | undefined;
  /** Controls that lie over the picture. */
  readonly children?: ReactNode;
}

const mown = [0.92, 0.7, 0.48, 0.26] as const;

/** The ground with its zones and areas, the field, and where the ball went. */
export function Oval({ seat, ball, pace, fielders, lookOf, lit, chooseZone, children }: OvalProps) {
  const { p, face } = seat;
  const { width, height } = ground;
  const areas = allAreas(p.bands);
  return (
    <div className="relative mx-auto w-full max-w-[30rem]">
      <svg viewBox={`0 0 ${width} ${height}`} className="block w-full" role="img" aria-label={sayField(seat)}>
        <Grass />
        <Areas bands={p.bands} lookOf={lookOf} />
        {zones.map(({ name }, zone) => (
          <ZoneName key={name} zone={zone} name={name} chosen={zone === ball?.zone} />
        ))}
        {(chooseZone || lit > 0) &&
          [1, 2, 3, 4, 5].map((zone) => (
            // the cards of the strokes are the same for keys and screen readers
            <path
              key={zone}
              d={zoneShape(zone, p.bands)}
              className={chooseZone ? 'ctg-zone' : 'ctg-zone pointer-events-none'}
              {...(zone === lit ? { 'data-lit': '' } : {})}
              {...(chooseZone ? { onClick: () => chooseZone(zone) } : {})}
            />
          ))}
        {areas.map((area) => (
          <Spot
            key={area}
            area={area}
            bands={p.bands}
            need={needAt(seat, area)}
            focus={p.cards.focusAt[face + area] === 1}
            fielder={has(fielders, area)}
          />
        ))}
        {ball && ball.landing >= 0 && (
          <Flight key={`${ball.id} ${ball.stop} ${ball.boundary}`} ball={ball} bands={p.bands} pace={pace} />
        )}
      </svg>
      {children}
    </div>
  );
}

/** The grass with its rings, inside the rope. Nothing of it changes while a match is played. */
const Grass = memo(function Grass() {
  const grass = useId();
  const { x, y, rx, ry, rope } = ground;
  return (
    <>
      <defs>
        <radialGradient id={grass} cx="50%" cy="48%" r="60%">
          <stop offset="0" stopColor="var(--grass)" />
          <stop offset="1" stopColor="var(--grass-far)" />
        </radialGradient>
      </defs>
      <Beyond oval={ground} by={[1.14, 1.13]} />
      <ellipse cx={x} cy={y} rx={rx * rope} ry={ry * rope} fill={`url(#${grass})`} />
      <Mown oval={ground} rings={mown} width={rx * 0.11} />
      <ellipse
        cx={x}
        cy={y}
        rx={rx * rope}
        ry={ry * rope}
        fill="none"
        stroke="var(--rope)"
        strokeWidth="3"
        strokeDasharray="7 2.5"
      />
    </>
  );
});

interface AreasProps {
  readonly bands: number;
  readonly lookOf: (area: number) => Look;
}

/** The areas, the circle and the strip. */
const Areas = memo(function Areas({ bands, lookOf }: AreasProps) {
  const { x, y, rx, ry } = ground;
  const inner = infield(bands);
  return (
    <>
      {allAreas(bands).map((area) => {
        const look = lookOf(area);
        return (
          <path
            key={area}
            d={areaShape(area, bands)}
            className="ctg-area"
            {...(look === 'breaks' ? { 'data-breaks': '' } : look === 'free' ? { 'data-free': '' } : {})}
          />
        );
      })}
      <ellipse
        cx={x}
        cy={y}
        rx={rx * inner}
        ry={ry * inner}
        fill="none"
        stroke="var(--rope)"
        strokeWidth="1.6"
        strokeDasharray="5 4"
        opacity="0.85"
      />
      <Crease />
    </>
  );
});

/** The strip in the middle, with those who always stand there. */
function Crease() {
  const { x, y } = ground;
  return (
    <g>
      <Strip x={x} y={y} half={31} />
      <circle cx={x - 5} cy={y - 19} r="3.6" fill="var(--batter)" stroke="#fff" strokeWidth="1" />
      <circle cx={x + 6} cy={y + 19} r="3.6" fill="var(--batter)" stroke="#fff" strokeWidth="1" />
      <circle cx={x} cy={y - 36} r="3.6" fill="var(--fielder)" stroke="#fff" strokeWidth="1" />
      <circle cx={x - 6} cy={y + 35} r="3.6" fill="var(--fielder)" stroke="#fff" strokeWidth="1" />
    </g>
  );
}

interface ZoneNameProps {
  readonly zone: number;
  readonly name: string;
  readonly chosen: boolean;
}

/** The name of a zone, along the rope. */
const ZoneName = memo(function ZoneName({ zone, name, chosen }: ZoneNameProps) {
  const id = useId();
  return (
    <>
      <path id={id} d={ropeLine(zone)} fill="none" />
      <text
        fontSize="12"
        fontWeight={chosen ? 800 : 600}
        letterSpacing="2"
        fill={chosen ? '#ffe9a8' : '#ffffffe0'}
        dominantBaseline="central"
      >
        <textPath href={`#${id}`} startOffset="50%" textAnchor="middle">
          {name.toUpperCase()}
        </textPath>
      </text>
    </>
  );
});

interface SpotProps {
  readonly area: number;
  readonly bands: number;
  readonly need: number | null;
  readonly focus: boolean;
  /** Somebody stands there. */
  readonly fielder: boolean;
}

/** What a catch needs in an area, on the fielder where one stands; the ring of a focussed area. */
const Spot = memo(function Spot({ area, bands, need, focus, fielder }: SpotProps) {
  const { x, y } = middleOf(area, bands);
  return (
    <g pointerEvents="none">
      {fielder && (
        <>
          <ellipse cx={x + 2} cy={y + 4} rx="12" ry="9" fill="#0005" />
          <circle cx={x} cy={y} r="12" fill="var(--fielder)" stroke="#fff" strokeWidth="2" />
        </>
      )}
      {focus && (
        <circle cx={x} cy={y} r="16" fill="none" stroke="var(--focus-ring)" strokeWidth="2" strokeDasharray="4 2" />
      )}
      {need !== null ? (
        <text
          x={x}
          y={y + 0.5}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize="11"
          fontWeight="700"
          fill={fielder ? 'var(--fielder-ink)' : '#ffe2b0'}
        >
          {need}+
        </text>
      ) : (
        fielder && <circle cx={x} cy={y} r="4" fill="var(--fielder-ink)" />
      )}
    </g>
  );
});

/** The field for those who do not see it. */
function sayField({ s, p }: Seat): string {
  const there = areasOf(s.field ?? 0).map((area) => p.cards.areaNames[area]);
  return there.length === 0 ? told.field.title : `${told.field.title}: ${there.join(', ')}`;
}
