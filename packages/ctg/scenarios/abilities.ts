import type { Scenario } from '@howzat/core/author';
import { batting, lands, medium, pace, roll, single } from './notation.js';

/** What bowlers are known for: the stock ball of a specialist, the straight ball of an all-rounder. */
export const abilitiesScenarios: readonly Scenario[] = [
  single(
    'own.stock-ball',
    'A D8 with the stock ball, on a pitch that suits nobody',
    { ...pace, bowl: 5, zone: 4, dice: [8, 7] },
    { balls: ['.'], facts: { dice: [8, 7], outcome: 'miss' }, cites: ['ctg.ability.stock-ball'] },
  ),
  single(
    'own.stock-ball.of-another',
    'The stock ball of the other pace bowler is bowled with a D6',
    { ...pace, dice: [2, 4], after: [...lands(6, 'R0'), batting('run', 'safe')] },
    { balls: ['2'], facts: { dice: [2, 4] }, cites: ['ctg.dice.bowler-d6'] },
  ),
  single(
    'own.straight-ball',
    'Missed by 1, and the bowler rolls all the same',
    { ...medium, bowl: 15, zone: 3, dice: [4, 3], after: [roll('bowled-die', 6)] },
    { balls: ['.'], facts: { outcome: 'miss', margin: -1 }, cites: ['ctg.ability.straight-ball'] },
  ),
];
