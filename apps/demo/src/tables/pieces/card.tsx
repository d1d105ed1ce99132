import './pieces.css';
import type { ReactNode } from 'react';
import type { Pace } from '../table.js';
import { type Moment, useArrival } from './motion.js';

export interface CardProps {
  /** A line over the title that says what kind of card it is. */
  readonly kind: string;
  readonly title: string;
  readonly children?: ReactNode;
  /** It has just been turned. */
  readonly moves: boolean;
  readonly pace: Pace;
  readonly moment?: Moment;
  readonly className?: string;
}

/** A card that lies face up. */
export function Card({ kind, title, children, moves, pace, moment, className = '' }: CardProps) {
  const style = useArrival(moves, pace, moment);
  return (
    <section
      style={style}
      aria-label={`${kind}: ${title}`}
      className={`rounded-xl border-2 border-line bg-raised p-2.5 shadow-sm ${style ? 'card-turns' : ''} ${className}`}
    >
      <p className="eyebrow text-[0.65rem]">{kind}</p>
      <p className="font-display text-base font-semibold leading-tight">{title}</p>
      {children}
    </section>
  );
}

/** The back of a card that nobody may see yet. */
export function CardBack({
  kind,
  say,
  className = '',
}: {
  readonly kind: string;
  readonly say: string;
  readonly className?: string;
}) {
  return (
    <section
      aria-label={`${kind}: ${say}`}
      className={`relative grid min-h-20 place-items-center overflow-hidden rounded-xl border-2 border-line bg-turf-deep p-2.5 text-center shadow-sm ${className}`}
    >
      <svg
        aria-hidden
        className="absolute inset-0 size-full opacity-25"
        preserveAspectRatio="xMidYMid slice"
        viewBox="0 0 120 80"
      >
        <g stroke="#fff" fill="none" strokeWidth="1.5">
          <circle cx="60" cy="40" r="30" />
          <path d="M48 12c8 18 8 38 0 56M72 12c-8 18-8 38 0 56" strokeDasharray="2 3" />
        </g>
      </svg>
      <p className="relative text-sm font-semibold text-white">{say}</p>
    </section>
  );
}
