import { flag, integer } from '@howzat/core/author';
import { readingParameters } from './readings.js';

/** What is in play, the numbers of the rulebook, and one word for each ruling that decides how a rule is read. */
export const parameters = {
  // — what is in play; the last four of them only where the format has them —
  streak: flag(true),
  pass: flag(true),
  anticipation: flag(true),
  economy: flag(true),
  trap: flag(true),
  hiddenCard: flag(true),
  defence: flag(true),
  fieldShift: flag(true),
  blocker: flag(true),

  // — what only a reading brings into play —
  bonusCount: flag(false),
  trapAnnounced: flag(false),

  // — numbers —
  powerPerOver: integer(2, { min: 0, max: 6, unit: 'cards' }),
  sixLock: integer(2, { min: 0, max: 6, unit: 'balls' }),
  streakTurns: integer(4, { min: 1, max: 20, unit: 'turns' }),
  anticipationRuns: integer(2, { min: 0, max: 20, unit: 'runs' }),
  hiddenRuns: integer(1, { min: 0, max: 20, unit: 'runs' }),
  noBallRuns: integer(1, { min: 0, max: 20, unit: 'runs' }),
  economyMost: integer(4, { min: 0, max: 36, unit: 'runs' }),
  defenceBalls: integer(3, { min: 1, max: 6, unit: 'balls' }),
  shiftBalls: integer(3, { min: 1, max: 6, unit: 'balls' }),
  longestMatch: integer(3, { min: 3, max: 20, unit: 'overs' }),
  blockersAtThree: integer(1, { min: 0, max: 6, unit: 'uses' }),

  // — a word for each ruling that decides how a rule is read —
  ...readingParameters,
} as const;
