import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import './figure.css';

/** What marks a number with its meaning: it is told when the number is touched, pointed at or focused. */
export interface Meant {
  /** What kind of number it is: the guide points at all of a kind. */
  readonly 'data-number': string;
  /** What it means, in a sentence. */
  readonly 'data-means': string;
}

/** The mark of a number that stands on something which takes the focus by itself, such as an answer. */
export function meant(kind: string, says: string): Meant {
  return { 'data-number': kind, 'data-means': says };
}

interface FigureProps {
  readonly kind: string;
  readonly says: string;
  /** What is read aloud before the meaning; the text of the children where it is left out. */
  readonly name?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** A number with its meaning, to be reached by keys too. It answers no question. */
export function Figure({ kind, says, name, className = '', style, children }: FigureProps) {
  return (
    <button
      type="button"
      className={`figure ${className}`}
      style={style}
      {...meant(kind, says)}
      {...(name === undefined ? {} : { 'aria-label': `${name}: ${says}` })}
    >
      {children}
      {name === undefined && <span className="sr-only">: {says}</span>}
    </button>
  );
}

/** A number that a picture shows. */
interface Shown {
  readonly kind: string;
  readonly name: string;
  readonly says: string;
  /** Where its middle lies in the picture, as shares of its width and height. */
  readonly x: number;
  readonly y: number;
}

interface FiguresProps {
  readonly label: string;
  readonly shown: readonly Shown[];
}

/** The numbers of a picture, laid over it: one stop for Tab, the arrow keys lead from one to the next. */
export function Figures({ label, shown }: FiguresProps) {
  const [at, setAt] = useState(0);
  const group = useId();
  const now = Math.min(at, shown.length - 1);
  const walk = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (now + by + shown.length) % shown.length;
    setAt(next);
    document.getElementById(`${group}${next}`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form, and these are no fields
    <div role="group" aria-label={label} className="figures" onKeyDown={walk}>
      {shown.map(({ kind, name, says, x, y }, place) => (
        <button
          key={name}
          id={`${group}${place}`}
          type="button"
          tabIndex={place === now ? 0 : -1}
          aria-label={`${name}: ${says}`}
          style={{ left: `${100 * x}%`, top: `${100 * y}%` }}
          onFocus={() => setAt(place)}
          {...meant(kind, says)}
        />
      ))}
    </div>
  );
}
