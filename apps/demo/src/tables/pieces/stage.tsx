import type { CSSProperties, ReactNode } from 'react';
import type { Pace } from '../table.js';
import './stage.css';

interface StageProps {
  readonly pace: Pace;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What a table stands on: whatever moves on it moves at the pace of the match. */
export function Stage({ pace, className = '', children }: StageProps) {
  const style: CSSProperties & { readonly '--pace': string } = { '--pace': `${pace.ms}ms` };
  return (
    <div className={`stage grid-cols-[minmax(0,1fr)] ${className}`} style={style} data-still={pace.still || undefined}>
      {children}
    </div>
  );
}

/** The style of something that moves later than the first, by so many paces. */
export function late(paces: number): CSSProperties {
  const style: CSSProperties & { readonly '--late': number } = { '--late': paces };
  return style;
}
