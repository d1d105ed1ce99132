import type { Scenario } from '@howzat/core/author';
import { batting, bowling, comesIn, lands, medium, pace, roll, single } from './notation.js';

/** The dice, the advantage, naturals, and cards that settle a ball. */

export const diceScenarios: readonly Scenario[] = [
  // — derived: advantage —
  single(
    'ctg.ex.advantage.a',
    'Zone 1 against a shot in zone 5: four lines, not two by way of Bye',
    { bowl: 8, zone: 1, confidence: 3, dice: [3, 4] },
    { balls: ['.'], facts: { meter: -1, outcome: 'block' }, cites: ['ctg.adv.distance', 'ctg.adv.bowler-side'] },
  ),
  single(
    'ctg.ex.advantage.b',
    'The same for a specialist batter: neutral at worst',
    { bowl: 8, zone: 1, in: [4, 8], confidence: 2, dice: [4, 3] },
    { balls: ['.'], facts: { meter: 0 }, cites: ['ctg.adv.specialist-floor', 'ctg.adv.neutral'] },
  ),
  single(
    'ctg.ex.advantage.c',
    'Shots in zones 1 and 4, zone 3 chosen: the nearest is one line away',
    { bowl: 11, zone: 3, confidence: 2, dice: [4, 3] },
    { balls: ['.'], facts: { meter: 1, outcome: 'block' }, cites: ['ctg.adv.batter-side'] },
    'first-shot',
    [{ reading: 'first-listed', expect: { balls: ['.'], facts: { meter: 0, outcome: 'miss' } } }],
  ),
  single(
    'ctg.ex.advantage.d',
    'The zone holds a shot of the bowl: full advantage, whatever the confidence',
    { bowl: 12, zone: 3, confidence: -1, dice: [6, 3] },
    { balls: ['.'], facts: { meter: 3, outcome: 'block' }, cites: ['ctg.adv.match-full'] },
  ),

  // — block, miss, naturals —
  single(
    'ctg.ex.block-two-ways.a',
    'A block by faces, although the totals are 7 and 4',
    { bowl: 12, zone: 3, dice: [4, 4] },
    { balls: ['.'], facts: { outcome: 'block', margin: 3 }, cites: ['ctg.outcome.block'] },
    'block-face-equal',
    [
      {
        reading: 'adjusted-only',
        expect: { balls: ['1'], facts: { outcome: 'strike' } },
        after: [...lands(1, 'G1'), batting('run', 'safe')],
      },
    ],
  ),
  single(
    'ctg.ex.block-two-ways.b',
    'A block by totals, 5 and 5',
    { ...medium, meter: 2, dice: [5, 3] },
    { balls: ['.'], facts: { outcome: 'block', margin: 0 } },
  ),
  single(
    'ctg.ex.block-two-ways.c',
    'A block by faces, although the totals are 4 and 5',
    { ...medium, meter: -1, dice: [4, 4] },
    { balls: ['.'], facts: { outcome: 'block', margin: -1 } },
  ),
  single(
    'ctg.ex.miss-split.a',
    'Aggressive, missed by 4: a D8, out on 7',
    { ...medium, meter: -1, dice: [6, 3], after: [roll('bowled-die', 7)] },
    { balls: ['W'], facts: { margin: -4 } },
    'bowled-die',
    [{ reading: 'defensive-d8', expect: { balls: ['W'] }, after: [roll('bowled-die', 6)] }],
  ),
  single(
    'ctg.ex.miss-split.b',
    'Defensive, missed by 4: a D6, out on 6',
    { ...medium, meter: -1, attitude: 'defensive', dice: [6, 3], after: [roll('bowled-die', 6)] },
    { balls: ['W'] },
    'bowled-die',
    [{ reading: 'always-d8', expect: { balls: ['.'] } }],
  ),
  single(
    'ctg.ex.miss-split.c',
    'Missed by 2: a dot',
    { ...medium, dice: [5, 3] },
    { balls: ['.'], facts: { outcome: 'miss' }, cites: ['ctg.miss.small-dot', 'ctg.outcome.miss'] },
  ),
  single(
    'ctg.ex.miss-split.d',
    'Missed by 3: the bowler rolls',
    { ...medium, dice: [5, 2], after: [roll('bowled-die', 8)] },
    { balls: ['W'] },
    'miss-margin',
    [{ reading: 'margin-4', expect: { balls: ['.'], cites: ['ctg.miss.small-dot'] }, after: [] }],
  ),
  single(
    'ctg.ex.naturals.a',
    'A 6 on a D8 against a 1 is not clean bowled',
    { bowl: 0, zone: 4, dice: [6, 1], state: { pitch: 0 } },
    { balls: ['.'], facts: { margin: -2 }, cites: ['ctg.dice.bowler-d8', 'ctg.dice.batter-d8'] },
    'clean-bowled-face',
    [{ reading: 'six-or-eight', expect: { balls: ['W'], facts: { outcome: 'clean bowled' } } }],
  ),
  single(
    'ctg.ex.naturals.b',
    'An 8 on a D8 against a 1 is, whatever the meter',
    { bowl: 0, zone: 4, dice: [8, 1], state: { pitch: 0 } },
    { balls: ['W'], facts: { outcome: 'clean bowled' } },
  ),
  single(
    'ctg.ex.naturals.c',
    'Bowler 1 against 6 on the D6 of a specialist bowler: four',
    { ...medium, meter: -1, in: [0, 8], dice: [1, 6] },
    {
      balls: ['4'],

      cites: ['ctg.outcome.natural-four', 'ctg.dice.specialist-bowler-bats-d6', 'ctg.boundary.runs'],
    },
  ),
  single(
    'ctg.ex.naturals.d',
    'Bowler 1 against 8: six, not four, and no further dice',
    { ...medium, dice: [1, 8] },
    { balls: ['6'], facts: { distance: null }, cites: ['ctg.outcome.natural-six', 'ctg.outcome.natural-six-fixed'] },
    'natural-overlap',
    [{ reading: 'four-wins', expect: { balls: ['4'] } }],
  ),

  // — naturals and cards —
  single(
    'own.natural-four-fixed',
    'A natural four stands where the totals would have missed it',
    { ...medium, meter: -1, dice: [1, 7] },
    { balls: ['4'], cites: ['ctg.outcome.natural-four-fixed'] },
  ),
  single(
    'reading.naturals-and-rerolls',
    'A natural four may be rolled again, unless it is locked',
    {
      ...medium,
      in: [4, 8],
      state: { skills: [0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0] },
      dice: [1, 7],
      after: [batting('skill.reroll', 0), roll('re-roll', 8)],
    },
    { balls: ['6'], cites: ['ctg.card.reroll', 'ctg.skill.spec-three', 'ctg.skill.spec-display'] },
    'naturals-and-rerolls',
    [{ reading: 'lock-all-naturals', expect: { balls: ['4'] }, after: [] }],
  ),
  single(
    'reading.natural-boundary-resolution',
    'A natural four without further dice, and one with them',
    { ...medium, dice: [1, 7] },
    { balls: ['4'], cites: ['ctg.ruling.natural-boundary-resolution'] },
    'natural-boundary-resolution',
    [{ reading: 'roll-anyway', expect: { balls: ['4'], facts: { distance: 2 } }, after: lands(2, 'G1') }],
  ),
  single(
    'own.natural-caught',
    'A natural four for which distance and bounce are rolled may be caught',
    {
      ...medium,
      with: { rulings: { 'ctg.ruling.natural-boundary-resolution': 'roll-anyway' } },
      dice: [1, 7],
      after: [...lands(2, 'R1'), bowling('catch', 'try'), roll('catch-die', 6), ...comesIn(9)],
    },
    { balls: ['W'] },
  ),
  single(
    'reading.over-card-replaces-roll',
    'A single by a card, and then the dice as well',
    { ...pace, card: 14, effects: [roll('card-die', 2)] },
    { balls: ['1'] },
    'over-card-replaces-roll',
    [
      {
        reading: 'card-then-roll',
        expect: { balls: ['1'], facts: { outcome: 'block' } },
        after: [roll('bowler-die', 4), roll('batter-die', 4)],
      },
    ],
  ),
  single(
    'reading.over-card-meter',
    'Late swing takes one from the meter of this ball',
    { ...pace, meter: 1, card: 4, dice: [4, 3] },
    { balls: ['.'], facts: { meter: 0, outcome: 'miss' }, cites: ['ctg.card.meter'] },
    'over-card-meter',
    [{ reading: 'never-same-ball', expect: { balls: ['.'], facts: { meter: 1, outcome: 'block' } } }],
  ),
  single(
    'own.meter-caps',
    'A card cannot lift the meter above 3, nor many lines take it below -1',
    { bowl: 7, zone: 4, card: 19, dice: [6, 3] },
    { balls: ['.'], facts: { meter: 3, outcome: 'block' }, cites: ['ctg.adv.caps', 'ctg.board.bowling-decks'] },
  ),
  single(
    'own.meter-floor',
    'Four lines from a confidence of -1: still -1',
    { bowl: 8, zone: 1, confidence: -1, dice: [3, 4] },
    { balls: ['.'], facts: { meter: -1, outcome: 'block' }, cites: ['ctg.adv.caps'] },
  ),
];
