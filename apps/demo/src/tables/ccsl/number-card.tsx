import { type Card, powerCards } from '@howzat/ccsl';
import { emblems } from './emblems.js';

const isPower = (value: Card): boolean => powerCards.some((card) => card === value);

/** A number card, face up. What it is called is for whoever shows it to say. */
export function NumberCard({ value }: { readonly value: Card }) {
  const { lines, ball, ink } = emblems[value];
  const power = isPower(value);
  return (
    <svg viewBox="0 0 100 140" className="block w-full drop-shadow-sm" aria-hidden focusable="false">
      <rect x="1.5" y="1.5" width="97" height="137" rx="10" fill="var(--panel)" stroke="var(--line)" strokeWidth="2" />
      <rect x="6.5" y="6.5" width="87" height="127" rx="6" fill="none" stroke={ink} strokeWidth={power ? 3 : 1.2} />
      {power && <path d="M50 10l3.5 7.6 8.3.9-6.2 5.6 1.8 8.2-7.4-4.2-7.4 4.2 1.8-8.2-6.2-5.6 8.3-.9z" fill={ink} />}
      <text x="16" y="29" fontSize="19" fontWeight="700" textAnchor="middle" fill="var(--ink)" className="font-display">
        {value}
      </text>
      <text x="50" y="84" fontSize="62" fontWeight="700" textAnchor="middle" fill="var(--ink)" className="font-display">
        {value}
      </text>
      <path d={lines} fill="none" stroke={ink} strokeWidth="2.6" strokeLinecap="round" />
      {ball && (
        <>
          <circle cx={ball[0]} cy={ball[1]} r="7" fill="var(--ball)" />
          <path
            d={`M${ball[0] - 3.5} ${ball[1] - 6}q4 6 0 12`}
            fill="none"
            stroke="var(--ball-ink)"
            strokeWidth="1.3"
          />
        </>
      )}
    </svg>
  );
}

/** The same, face down: turf in stripes and a ball with its seam. */
export function CardBack() {
  return (
    <svg viewBox="0 0 100 140" className="block w-full drop-shadow-sm" aria-hidden focusable="false">
      <rect x="1.5" y="1.5" width="97" height="137" rx="10" fill="#1f5437" stroke="#f6f1e4" strokeWidth="2.5" />
      {[8, 36, 64].map((x) => (
        <rect key={x} x={x} y="7" width="14" height="126" fill="#2c6e49" />
      ))}
      <rect
        x="7"
        y="7"
        width="86"
        height="126"
        rx="6"
        fill="none"
        stroke="#f6f1e4"
        strokeOpacity="0.6"
        strokeWidth="1.5"
      />
      <circle cx="50" cy="70" r="24" fill="#a3242c" stroke="#f6f1e4" strokeWidth="2" />
      <path
        d="M42 48q12 22 0 44 M58 48q-12 22 0 44"
        fill="none"
        stroke="#f6f1e4"
        strokeWidth="1.8"
        strokeDasharray="3 2.4"
      />
    </svg>
  );
}

/** A place for a card where none lies. */
export function EmptyCard() {
  return (
    <svg viewBox="0 0 100 140" className="block w-full" aria-hidden focusable="false">
      <rect
        x="3"
        y="3"
        width="94"
        height="134"
        rx="10"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeDasharray="7 6"
      />
    </svg>
  );
}

/** A pass: a card that says so. */
export function PassCard({ word }: { readonly word: string }) {
  return (
    <svg viewBox="0 0 100 140" className="block w-full drop-shadow-sm" aria-hidden focusable="false">
      <rect x="1.5" y="1.5" width="97" height="137" rx="10" fill="var(--raised)" stroke="var(--line)" strokeWidth="2" />
      <path
        d="M30 52l20 18-20 18 M52 52l20 18-20 18"
        fill="none"
        stroke="var(--turf)"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text x="50" y="116" fontSize="19" fontWeight="700" textAnchor="middle" fill="var(--ink)">
        {word}
      </text>
    </svg>
  );
}
