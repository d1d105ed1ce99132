import type { CSSProperties, ReactNode } from 'react';
import { Fragment, memo, useId } from 'react';
import { langOfGames, wordFor } from '../../language/spoken.js';
import type { Colours } from '../pieces/colours.js';
import { Figures } from '../pieces/figure.js';
import { Beyond, Mown, Strip } from '../pieces/turf.js';
import type { Pace } from '../table.js';
import { means } from './first-words.js';
import { Flight } from './flight.js';
import {
  allAreas,
  areaShape,
  areasOf,
  ground,
  has,
  infield,
  middleOf,
  type Point,
  ropeLine,
  zoneShape,
  zones,
} from './ground.js';
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

const shape: CSSProperties & { readonly '--shape': number } = { '--shape': ground.width / ground.height };
const mown = [0.92, 0.7, 0.48, 0.26] as const;

/** The ground with its zones and areas, the field, and where the ball went. */
export function Oval({ seat, ball, pace, fielders, lookOf, lit, chooseZone, children }: OvalProps) {
  const { p, colours } = seat;
  const { width, height } = ground;
  const areas = allAreas(p.bands);
  return (
    <div className="fits" style={shape}>
      <Ground seat={seat} lookOf={lookOf} />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="absolute inset-0 isolate size-full"
        role="img"
        aria-label={sayField(seat)}
      >
        {ball && ball.zone >= 0 && (
          <path d={ropeLine(ball.zone, 1.135)} fill="none" stroke="#ffd76a" strokeWidth="4" strokeLinecap="round" />
        )}
        <People {...colours} />
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
        <g fill={colours.fielders} pointerEvents="none">
          {areas.map((area) => (
            <Fielder key={area} area={area} bands={p.bands} need={needAt(seat, area)} here={has(fielders, area)} />
          ))}
        </g>
        {ball && ball.landing >= 0 && (
          <Flight key={`${ball.id} ${ball.stop} ${ball.boundary}`} ball={ball} bands={p.bands} pace={pace} />
        )}
      </svg>
      {children ?? <Needs seat={seat} fielders={fielders} />}
    </div>
  );
}

/** What a catch needs in each area, for whoever asks. */
function Needs({ seat, fielders }: Pick<OvalProps, 'seat' | 'fielders'>) {
  const { p, face } = seat;
  const shown = allAreas(p.bands).flatMap((area) => {
    const need = needAt(seat, area);
    if (need === null) return [];
    const { x, y } = middleOf(area, p.bands);
    const name = p.cards.areaNames[area] ?? '';
    const says = means.catch(name, need, has(fielders, area), p.cards.focusAt[face + area] === 1);
    return [{ kind: 'catch', name: `${name}, ${need}+`, says, x: x / ground.width, y: y / ground.height }];
  });
  return <Figures label={means.board} shown={shown} />;
}

/** What stays as it is lies in a picture of its own, so that a ball does not have it drawn anew. */
function Ground({ seat, lookOf }: Pick<OvalProps, 'seat' | 'lookOf'>) {
  const { p, face } = seat;
  return (
    <svg
      viewBox={`0 0 ${ground.width} ${ground.height}`}
      className="relative isolate block w-full will-change-transform"
      aria-hidden
    >
      <Grass />
      <Areas bands={p.bands} lookOf={lookOf} />
      <Strip x={ground.x} y={ground.y} half={31} />
      <ZoneNames />
      {allAreas(p.bands).map((area) => (
        <Spot
          key={area}
          area={area}
          bands={p.bands}
          need={needAt(seat, area)}
          focus={p.cards.focusAt[face + area] === 1}
        />
      ))}
    </svg>
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

/** The areas and the circle of the infield. */
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
    </>
  );
});

/** Those who always stand in the middle: the batters, the bowler and the keeper. */
const People = memo(function People({ batters, fielders }: Colours) {
  const { x, y } = ground;
  return (
    <g stroke="#fff" strokeWidth="1" pointerEvents="none">
      <circle cx={x - 5} cy={y - 19} r="3.6" fill={batters} />
      <circle cx={x + 6} cy={y + 19} r="3.6" fill={batters} />
      <circle cx={x} cy={y - 36} r="3.6" fill={fielders} />
      <circle cx={x - 6} cy={y + 35} r="3.6" fill={fielders} />
    </g>
  );
});

/** The names of the zones, along the rope. */
const ZoneNames = memo(function ZoneNames() {
  const id = useId();
  return zones.map(({ name }, zone) => (
    <Fragment key={name}>
      <path id={`${id}${zone}`} d={ropeLine(zone)} fill="none" />
      <text
        fontSize="12"
        fontWeight="600"
        letterSpacing={langOfGames() ? 0 : 2}
        fill="#ffffffe0"
        dominantBaseline="central"
      >
        <textPath href={`#${id}${zone}`} startOffset="50%" textAnchor="middle">
          {wordFor(name).toUpperCase()}
        </textPath>
      </text>
    </Fragment>
  ));
});

interface SpotProps {
  readonly area: number;
  readonly bands: number;
  readonly need: number | null;
  readonly focus: boolean;
}

/** What a catch needs in an area; the ring of a focussed area. */
const Spot = memo(function Spot({ area, bands, need, focus }: SpotProps) {
  const { x, y } = middleOf(area, bands);
  return (
    <>
      {focus && (
        <circle cx={x} cy={y} r="16" fill="none" stroke="var(--focus-ring)" strokeWidth="2" strokeDasharray="4 2" />
      )}
      {need !== null && <Need at={{ x, y }} need={need} ink="#ffe2b0" />}
    </>
  );
});

function Need({ at: { x, y }, need, ink }: { readonly at: Point; readonly need: number; readonly ink: string }) {
  return (
    <text
      x={x}
      y={y + 0.5}
      textAnchor="middle"
      dominantBaseline="central"
      fontSize="11"
      fontWeight="700"
      stroke="none"
      fill={ink}
    >
      {need}+
    </text>
  );
}

interface FielderProps {
  readonly area: number;
  readonly bands: number;
  readonly need: number | null;
  readonly here: boolean;
}

/** A fielder, with what a catch needs there. Every area has one, seen or not: to show one costs the browser less than to make one. */
const Fielder = memo(function Fielder({ area, bands, need, here }: FielderProps) {
  const { x, y } = middleOf(area, bands);
  return (
    <g visibility={here ? undefined : 'hidden'}>
      <ellipse cx={x + 2} cy={y + 4} rx="12" ry="9" fill="#0005" />
      <circle cx={x} cy={y} r="12" stroke="#fff" strokeWidth="2" />
      {need === null ? (
        <circle cx={x} cy={y} r="4" fill="var(--fielder-ink)" />
      ) : (
        <Need at={{ x, y }} need={need} ink="var(--fielder-ink)" />
      )}
    </g>
  );
});

/** The field for those who do not see it. */
function sayField({ s, p }: Seat): string {
  const there = areasOf(s.field ?? 0).map((area) => wordFor(p.cards.areaNames[area] ?? ''));
  return there.length === 0 ? told.field.title : `${told.field.title}: ${there.join(', ')}`;
}
