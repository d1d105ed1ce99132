import { useStanding, useTold } from '../pieces/told.js';
import type { Pace } from '../table.js';
import { type Facts, type InPlay, needNext, type Seen } from './seen.js';
import type { Shown } from './use-over.js';

/** What the scale tells: what the next ball needs, and what the last one came to. */
interface Told {
  readonly need: number;
  /** Dots in a row. */
  readonly dots: number;
  /** The difference of the last ball; null before the first. */
  readonly last: number | null;
}

/** What the scale tells of an over ball by ball, each when it has been shown. */
export function useScale(over: readonly Shown[], seen: Seen, play: InPlay, pace: Pace): Told {
  const told = useTold(pace);
  const factsOf = ({ ball }: Shown): Facts => ball.delivery.facts as unknown as Facts;
  const next = over.find(({ came }) => came !== null && came >= told);
  const known = over.filter(({ came }) => came === null || came < told).at(-1);
  // before the first of an over it is the last one of the over before
  const before = useStanding(over.at(-1), pace);
  const latest = known ?? before;
  const last = latest ? factsOf(latest).difference : null;
  if (!next) return { need: needNext(seen, play), dots: seen.dots, last };
  // a ball says what it needed when it was bowled
  const { need } = factsOf(next);
  return { need, dots: Math.max(0, play.wicketDifference - need), last };
}
