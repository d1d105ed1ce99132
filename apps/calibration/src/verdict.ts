import type { Simulation } from '@howzat/simulator';
import type { Band, Target } from './targets.js';

/** One figure beside what it is to be. */
export interface Verdict {
  readonly what: string;
  readonly found: number;
  /** One standard error of it. */
  readonly error: number;
  readonly wanted: Band;
  /** Runs and wickets stand as they are, shares as per cent. */
  readonly unit: 'runs' | 'wickets' | 'share';
  readonly met: boolean;
}

/** The standard error of a share of n. */
function errorOfShare(share: number, n: number): number {
  return Math.sqrt((share * (1 - share)) / n);
}

function verdict(
  what: string,
  unit: Verdict['unit'],
  found: number,
  error: number,
  wanted: Band,
  slack: number,
): Verdict {
  const [lowest, highest] = wanted;
  const met = found >= lowest - slack * error && found <= highest + slack * error;
  return { what, unit, found, error, wanted, met };
}

/**
 * Holds what two sensible players made of a game to its shape.
 * @param slack how many standard errors beyond a band a figure may lie: 0 for a full run, 4 for a small sample
 */
export function shapeVerdicts(target: Target, figures: Simulation, slack: number): readonly Verdict[] {
  const { shape } = target;
  if (!shape) return [];
  const { firstInnings, results, matches } = figures;
  const first = results.battingFirst / matches;
  const tie = results.tie / matches;
  return [
    verdict('first innings, mean', 'runs', firstInnings.mean, firstInnings.standardError, shape.total, slack),
    // of a normal distribution; totals have thinner tails, so this errs on the wide side
    verdict('first innings, SD', 'runs', firstInnings.sd, firstInnings.sd / Math.sqrt(2 * matches), shape.sd, slack),
    verdict(
      'first innings, wickets',
      'wickets',
      firstInnings.wickets.mean,
      firstInnings.wickets.sd / Math.sqrt(matches),
      shape.wickets,
      slack,
    ),
    verdict('side batting first wins', 'share', first, errorOfShare(first, matches), shape.battingFirst, slack),
    verdict('ties', 'share', tie, errorOfShare(tie, matches), shape.ties, slack),
  ];
}

/** Holds the share of decided matches that the sensible player won against another to what it is to be. */
export function playVerdict(against: 'random' | 'greedy', target: Target, figures: Simulation, slack: number): Verdict {
  const { share, wins } = figures.players;
  const least = target.beats[against];
  const error = errorOfShare(share, wins[0] + wins[1]);
  const beyond = least === 0.5 && slack === 0 ? least + 2 * error : least;
  return verdict(`sensible against ${against}`, 'share', share, error, [beyond, 1], slack);
}
