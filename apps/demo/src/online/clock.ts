import type { MatchPlan } from '@howzat/host';

/** How long people may think who play far apart: one of these. */
export const clockNames = ['none', 'minute', 'day', 'days'] as const;
export type ClockName = (typeof clockNames)[number];

const day = 86_400;

/** The clocks as a host takes them. Whoever lets theirs run out gives the match away. */
export const clocks: Readonly<Record<ClockName, MatchPlan['clock']>> = {
  none: undefined,
  minute: { seconds: 60, reserve: 180, out: 'forfeit' },
  day: { seconds: day, reserve: 0, out: 'forfeit' },
  days: { seconds: 3 * day, reserve: 0, out: 'forfeit' },
};
