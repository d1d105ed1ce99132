import { useLayoutEffect, useRef } from 'react';
import { words } from '../../words.js';
import type { Signal } from './moments.js';

/** How far the two arms are raised, in degrees from hanging down; an arm with two numbers waves between them. */
const arms: Readonly<Record<Signal, readonly [left: number, right: number, waves?: number]>> = {
  out: [0, 168],
  six: [172, 172],
  four: [0, 75, 115],
  'no ball': [0, 90],
  wide: [90, 90],
  bye: [0, 176],
  'leg bye': [0, 28],
};

/** The umpire, who signals. */
export function Umpire({ signal, ms }: { readonly signal: Signal; readonly ms: number }) {
  const left = useRef<SVGGElement>(null);
  const right = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const [l, r, waves] = arms[signal];
    // the browser moves them by itself, with no work of the page for each frame
    const raise = (arm: SVGGElement | null, degrees: readonly number[]) =>
      arm?.animate(
        degrees.map((each) => ({ transform: `rotate(${each}deg)` })),
        { duration: 0.6 * ms, easing: 'ease-out', fill: 'forwards' },
      );
    const motions = [
      raise(left.current, [0, l]),
      raise(
        right.current,
        (waves === undefined ? [0, r] : [0, r, waves, r]).map((degrees) => -degrees),
      ),
    ];
    return () => {
      for (const motion of motions) motion?.cancel();
    };
  }, [signal, ms]);
  return (
    <figure className="show-umpire">
      <svg viewBox="0 0 80 96" className="size-full" aria-hidden focusable="false">
        <g stroke="#f6f1e4" strokeWidth="7" strokeLinecap="round">
          <g transform="translate(27 42)">
            <g ref={left} className="show-arm">
              <path d="M0 0v25" />
            </g>
          </g>
          <g transform="translate(53 42)">
            <g ref={right} className="show-arm">
              <path d="M0 0v25" />
              {signal === 'out' && <path d="M0 25v8" strokeWidth="3" />}
            </g>
          </g>
        </g>
        <path d="M40 34c-12 0-17 6-17 14v28h34V48c0-8-5-14-17-14Z" fill="#f6f1e4" />
        <path d="M28 76h10v18H28zM42 76h10v18H42z" fill="#2a3a4a" />
        <circle cx="40" cy="22" r="10" fill="#c98f65" />
        <path d="M26 16q14-5 28 0l-4-9q-10-5-20 0Z" fill="#f6f1e4" />
      </svg>
      <figcaption>{words.show.signals[signal]}</figcaption>
    </figure>
  );
}
