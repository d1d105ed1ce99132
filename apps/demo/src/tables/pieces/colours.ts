import type { TableProps } from '../table.js';

/** What the two sides in the field wear, as CSS colours. */
export interface Colours {
  readonly batters: string;
  readonly fielders: string;
}

const home = 'var(--home)';
const away = 'var(--away)';

/**
 * The sides in the colours of their clubs. They are handed on as values: were they properties that a whole table inherits, the
 * browser would style all of it anew whenever the sides change places, as under a hand on the scrubber they do all the time.
 */
export function coloursOf({ view, side }: Pick<TableProps, 'view' | 'side'>): Colours {
  const { innings, batting } = view.game;
  const homeBats = innings === 0 ? side === 'home' : batting === 0;
  return homeBats ? { batters: home, fielders: away } : { batters: away, fielders: home };
}
