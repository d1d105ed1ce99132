import './pieces.css';
import type { Pace } from '../table.js';
import { type Moment, useArrival } from './motion.js';

/** Where the pips of a face lie, on a square of three by three. */
const pips: Readonly<Record<number, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

export interface DieProps {
  readonly sides: number;
  /** What it shows. */
  readonly face: number | string;
  /** Whose die it is, or what for: it is read aloud before the face. */
  readonly name: string;
  readonly tone?: 'ivory' | 'red' | 'green';
  /** It has just been thrown. */
  readonly moves?: boolean;
  readonly pace?: Pace;
  readonly moment?: Moment;
  /** It was put aside: another roll took its place. */
  readonly spent?: boolean;
}

/** The pace of a die that lies still. */
const lies: Pace = { ms: 0, shown: [], still: true };

/** Ground and ink. Ivory is ivory by day and under lights. */
const tones = {
  ivory: ['#fbf6ea', '#1d2a22'],
  red: ['var(--ball)', 'var(--ball-ink)'],
  green: ['var(--turf)', 'var(--turf-ink)'],
} as const;

/** A die: six sides with pips, others as an eight-sided one with a number; a face that is a word is printed as it is. */
export function Die({
  sides,
  face,
  name,
  tone = 'ivory',
  moves = false,
  pace = lies,
  moment,
  spent = false,
}: DieProps) {
  const style = useArrival(moves, pace, moment);
  const [ground, ink] = tones[tone];
  const spots = sides === 6 && typeof face === 'number' ? pips[face] : undefined;
  return (
    <svg
      viewBox="0 0 40 40"
      role="img"
      aria-label={`${name}: ${face}`}
      style={style}
      className={`size-10 shrink-0 drop-shadow-sm ${style ? 'die-rolls' : ''} ${spent ? 'opacity-45' : ''}`}
    >
      {sides === 6 ? (
        <rect x="2" y="2" width="36" height="36" rx="8" fill={ground} stroke="var(--line)" strokeWidth="1.5" />
      ) : (
        <>
          <path
            d="M20 1 37 12v16L20 39 3 28V12Z"
            fill={ground}
            stroke="var(--line)"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
          <path
            d="M20 1 7 27h26ZM3 12l4 15 13 12 13-12 4-15"
            fill="none"
            stroke={ink}
            strokeWidth="0.8"
            opacity="0.35"
          />
        </>
      )}
      {spots ? (
        spots.map((spot) => (
          <circle key={spot} cx={10.5 + 9.5 * (spot % 3)} cy={10.5 + 9.5 * Math.floor(spot / 3)} r="3.4" fill={ink} />
        ))
      ) : (
        <text
          x="20"
          y={sides === 6 ? 26 : 25}
          textAnchor="middle"
          fontSize={String(face).length > 1 ? 15 : 17}
          fontWeight="700"
          fill={ink}
        >
          {face}
        </text>
      )}
      {spent && <path d="M8 32 32 8" stroke={ink} strokeWidth="2" />}
    </svg>
  );
}
