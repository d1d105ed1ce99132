import type { SectionWords } from '@howzat/core/author';

/** Worked examples; each is a scenario or a test of its own. */
export const exampleWords: SectionWords = {
  'wicked.example.empty-odd': {
    title: 'Example: an empty zone and odd runs',
    kind: 'example',
    source: 'worked example',
    text: 'Over 1. Bowling dice 5 and 2, Bowling Input 6; Batting Input 7; re-roll of the 2 gives 4; modifier for roll 9 is -1; zone has no dot; Potential Runs 5. Combined 13, Pitch Condition Roll 9, Zone 12, Actual Runs 5, no out. Striker moves South to North, partner North to South; the striker faces over 2 from the South bowler.',
  },
  'wicked.example.empty-even': {
    title: 'Example: an empty zone and even runs',
    kind: 'example',
    source: 'worked example',
    text: 'As above with Potential Runs 4. 4 runs. Positions unchanged; the North batter faces over 2.',
  },
  'wicked.example.scoreless': {
    title: 'Example: an over without a run',
    kind: 'example',
    source: 'worked example',
    text: 'Actual Runs 0, no out, over 7. 0 is even: partner at North faces over 8.',
  },
  'wicked.example.reroll-double': {
    title: 'Example: a double is rolled',
    kind: 'example',
    source: 'worked example',
    text: 'Bowling dice 4 and 4 with Bowling Input 3 at cell (4,4); re-roll 6. Bowling Input stays 3; Pitch Condition Roll 10.',
  },
  'wicked.example.reroll-lower-again': {
    title: 'Example: the new die is lower still',
    kind: 'example',
    source: 'worked example',
    text: 'Bowling dice 6 and 3; re-roll of the 3 gives 1. Pitch Condition Roll 7; no further re-roll.',
  },
  'wicked.example.caught': {
    title: 'Example: caught',
    kind: 'example',
    source: 'worked example',
    text: 'Over 1, dotted zone, zone roll listed as X; Potential Runs 6. 0 runs, out box ticked; even: old partner at North faces over 2; the new batter stands at South.',
  },
  'wicked.example.wicket-odd-runs': {
    title: 'Example: out after odd runs',
    kind: 'example',
    source: 'worked example',
    text: 'Over 1, dotted zone, roll listed W with 3 runs; Potential Runs 7. 3 runs and out; odd: the dismissed card would stand at North, so the new batter stands at North and faces over 2; partner stands at South.',
  },
  'wicked.example.wicket-cap': {
    title: 'Example: out with more runs than the card offers',
    kind: 'example',
    source: 'worked example',
    text: 'Roll listed W with 4 runs; Potential Runs 2. 2 runs and out.',
  },
  'wicked.example.max-run': {
    title: 'Example: the runs are limited',
    kind: 'example',
    source: 'worked example',
    text: 'Row lists at most 3 runs for the roll; Potential Runs 8, then 2. 3 runs; 2 runs. No out.',
  },
  'wicked.example.unlisted': {
    title: 'Example: a roll that is not in the table',
    kind: 'example',
    source: 'worked example',
    text: 'Dotted zone, zone roll listed in neither column; Potential Runs 9. 9 runs, no out.',
  },
  'wicked.example.fatigue': {
    title: 'Example: bowlers tire, rest and return',
    kind: 'example',
    source: 'worked example',
    text: "North bowler A bowls overs 1, 3, 5, 7, 9; South bowler B overs 2, 4, 6, 8, 10. After over 9 A has 5 counters and leaves; rests overs 10-12; may bowl from over 13 if a place is free. C takes North (11, 13, 15, 17, 19), so A's first possible return under the defaults is over 21 with 0 counters. B leaves after over 10, rests 11-13; D bowls 12-20; B's first possible return is over 22.",
  },
  'wicked.example.counters': {
    title: 'Example: where the ten counters lie',
    kind: 'example',
    source: 'worked example',
    text: 'Same course of play. Counters on cards right after placing: over 9: A 5 + B 4 = 9, after A leaves 4; over 10: B 5 + C 0 = 5, after B leaves 0; over 11: C 1. Never more than 9. Under `keep-until-return` over 11 would need an 11th counter.',
  },
  'wicked.example.pass-with-last-wicket': {
    title: 'Example: the target is passed as the last wicket falls',
    kind: 'example',
    source: 'worked example',
    text: 'First side 251. Second side 249 for 9. Over: W with 4 runs, Potential Runs 6. 253 for 10: second side wins (runs first).',
  },
  'wicked.example.level-after-fifty': {
    title: 'Example: level after all overs',
    kind: 'example',
    source: 'worked example',
    text: 'First side 230. Second side reaches 230 for 8 in 50 overs. Tie (default `literal`; also under `tie-always`).',
  },
  'wicked.example.level-all-out': {
    title: 'Example: level and all out',
    kind: 'example',
    source: 'worked example',
    text: 'First side 230. Second side is out for the tenth time with 230 on the board. Default `literal`: first side wins. `tie-always`: tie.',
  },
  'wicked.example.short-first-innings': {
    title: 'Example: a short first innings',
    kind: 'example',
    source: 'worked example',
    text: 'First side all out in over 37 for 180. Roles change after over 37. The second side has 50 overs and wins at 181 or more.',
  },
  'wicked.example.stop': {
    title: 'Example: an innings is declared',
    kind: 'example',
    source: 'worked example',
    text: 'First side 301 for 6 after over 44; the batting captain stops. Innings closed; second side has 50 overs and needs 302.',
  },
  'wicked.example.toss': {
    title: 'Example: the toss is rolled again',
    kind: 'example',
    source: 'worked example',
    text: 'Rolls 4 and 4, then 2 and 5. Second roll counts; the player with 5 chooses.',
  },
  'wicked.example.bad-data': {
    title: 'Example: a set that is refused',
    kind: 'example',
    source: 'worked example',
    text: 'max Bowling Input 11, max Batting Input 10, max modifier +4, all reachable together. Set refused: zone 25 is reachable.',
  },
  'wicked.example.data-set': {
    title: 'Example: an over with the suggested set',
    kind: 'example',
    source: 'worked example',
    text: 'Suggested set, stock bowler, even pitch; bowling dice 6,2; batting dice 3,5; re-roll of the 2 gives 3; fielding card leg-side; Potential Runs at the zone 6; zone roll not needed unless dotted. Bowling Input 4, Batting Input 7, Combined 11, Pitch Condition Roll 9, modifier -1, Zone 10: dotted on leg-side, so 2d6. Total 6: at most 2 runs, Actual 2. Total 7: caught, 0 runs. Total 5: unlisted, 6 runs.',
  },
};
