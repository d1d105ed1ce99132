import { type ReactNode, useDeferredValue } from 'react';

interface BesideProps {
  /** The picture of the ground. */
  readonly ground: ReactNode;
  /** Who is on it. */
  readonly people: ReactNode;
  /** What may be chosen, and what happened. */
  readonly children: ReactNode;
}

/** A ground and what belongs to it: one below the other on a phone; with room enough the people stand below their ground. */
export function Beside({ ground, people, children }: BesideProps) {
  // the ground is much to draw at once: what belongs to it comes right after it
  const drawn = useDeferredValue(true, false);
  return (
    <div className="@container">
      <div className="grid gap-4 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] @3xl:grid-rows-[auto_1fr]">
        <div>{ground}</div>
        <div className="min-w-0 space-y-4 @3xl:col-start-2 @3xl:row-span-2">{drawn && children}</div>
        {drawn && people && <div className="@3xl:col-start-1 @3xl:row-start-2">{people}</div>}
      </div>
    </div>
  );
}
