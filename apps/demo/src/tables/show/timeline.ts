import type { Speed } from '../../shell/settings.js';
import type { Moment, Part } from './moments.js';

/** A moment with its time: when it begins and how long it lasts, in milliseconds. */
export interface Timed extends Moment {
  readonly at: number;
  readonly ms: number;
}

/** How long each part lasts at the usual speed, in milliseconds, before a ball is fitted between {@link shortest} and {@link longest}. */
const usual: Readonly<Record<Part, number>> = {
  cards: 320,
  dice: 360,
  flight: 420,
  field: 300,
  signal: 340,
  runs: 260,
  four: 340,
  six: 620,
  wicket: 700,
  fifty: 500,
  hundred: 700,
  won: 800,
};

/** A ball takes half a second at least and two at most. */
const shortest = 500;
const longest = 2000;

const factor: Readonly<Record<Speed, number>> = { slow: 1.4, normal: 1, fast: 0.5, instant: 0 };

/** When each moment is shown at a speed; nothing is at once. */
export function timelineOf(moments: readonly Moment[], speed: Speed): readonly Timed[] {
  if (speed === 'instant') return [];
  const timed: Timed[] = [];
  let at = 0;
  for (const nth of new Set(moments.map(({ ball }) => ball))) {
    const ball = moments.filter((each) => each.ball === nth);
    const length = ball.reduce((sum, { part }) => sum + usual[part], 0) * factor[speed];
    const fitted = Math.min(longest, Math.max(shortest, length));
    for (const each of ball) {
      const ms = (usual[each.part] * factor[speed] * fitted) / length;
      timed.push({ ...each, at, ms });
      at += ms;
    }
  }
  return timed;
}

/** How long a timeline lasts, in milliseconds. */
export function lengthOf(timeline: readonly Timed[]): number {
  const last = timeline.at(-1);
  return last ? last.at + last.ms : 0;
}
