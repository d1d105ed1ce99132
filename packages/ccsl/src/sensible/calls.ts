import type { Standing } from './ball.js';
import { keyOf, mostKept, type Study, valueAt } from './mixtures.js';
import { type Aim, forChase, forRuns, type InningsTerms } from './worth.js';

/**
 * What is called in the open before a ball: modes, and the hidden card. It takes no bluff, for the other side sees it and answers; so
 * the best is called.
 */

/** Which modes the bowler starts. */
export interface Call {
  readonly defence: boolean;
  readonly shift: boolean;
}

/** Takes from a ball what hardly matters to whether something is called. */
function blur(at: Standing): void {
  at.previous = at.previous < 0 ? -1 : 4;
  at.lock = Math.min(at.lock, 1);
  at.streak = at.windowBalls = at.windowLast = at.windowBefore = at.blockers = 0;
  at.pass = at.prediction = false;
}

/** What is played for, roughly. */
function roughly({ kind, points }: Aim, balls: number, { ballsPerOver }: InningsTerms): Aim {
  return kind !== 'chase' || balls > ballsPerOver ? forRuns : forChase(points - (points % 4) + 2);
}

/** What the ball is worth to the batter, who may play the hidden card where there is one. */
function answered(study: Study, at: Standing, aim: Aim): number {
  const open = valueAt(study, at, false, aim);
  return at.hidden ? Math.max(open, valueAt(study, at, true, aim)) : open;
}

function remembered(study: Study, key: number, think: () => number): number {
  const known = study.calls.get(key);
  if (known !== undefined) return known;
  if (study.calls.size >= mostKept) study.calls.clear();
  const found = think();
  study.calls.set(key, found);
  return found;
}

const calls: readonly Call[] = [
  { defence: false, shift: false },
  { defence: true, shift: false },
  { defence: false, shift: true },
  { defence: true, shift: true },
];

/** The modes that cost the batter most. The standing is another one afterwards. */
export function bestCall(study: Study, at: Standing, aim: Aim): Call {
  const { defenceBalls, shiftBalls } = study.terms;
  // who is forced to 0 or 1 is held down enough
  if (at.forced) return calls[0] as Call;
  blur(at);
  const about = roughly(aim, at.balls, study.terms);
  const defends = at.defence && at.defenceLeft === 0;
  const best = remembered(study, keyOf(at, false, about), () => {
    const worths = calls.map(({ defence, shift }) =>
      (defence && !defends) || (shift && !at.shift)
        ? Number.POSITIVE_INFINITY
        : answered(
            study,
            {
              ...at,
              ...(defence ? { defence: false, defenceLeft: defenceBalls } : {}),
              ...(shift ? { shift: false, shiftLeft: shiftBalls } : {}),
            },
            about,
          ),
    );
    return worths.indexOf(Math.min(...worths));
  });
  return calls[best] as Call;
}

/** Whether the ball is worth more to the batter with the hidden card than with an open one. The standing is another one afterwards. */
export function isForHidden(study: Study, at: Standing, aim: Aim): boolean {
  if (!at.hidden) return false;
  blur(at);
  const about = roughly(aim, at.balls, study.terms);
  const best = remembered(study, keyOf(at, true, about), () =>
    Number(valueAt(study, at, true, about) > valueAt(study, at, false, about)),
  );
  return best === 1;
}
