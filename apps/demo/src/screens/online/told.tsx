import type { ReactNode } from 'react';

/** Something that the person has to know while they play, on a line or two: the table needs the room. */
export function Told({ children }: { readonly children: ReactNode }) {
  return (
    <div
      role="status"
      className="panel flex flex-wrap items-center gap-x-3 gap-y-1 border-l-4 border-l-gold px-3 py-1.5 text-sm font-semibold"
    >
      {children}
    </div>
  );
}
