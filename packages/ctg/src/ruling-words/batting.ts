import type { RulingWords } from '@howzat/core/author';

/** Questions that the rulebook leaves open, in words: the bowl and the strike. */
export const battingRulings: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.miss-margin': {
    question:
      'Miss: 4 or more. Bowled: 3 or more. Missed Strike: below 3 is a dot, 3 or more is a roll. Conflicts example (a pace bowler): 4 or more.',
    readings: {
      'margin-3': { text: 'A miss by 3 or more lets the bowler roll.' },
      'margin-4': { text: 'A miss by 4 or more lets the bowler roll; by exactly 3 it is a dot.' },
    },
    standard: 'margin-3',
    reason:
      'It appears in two sections, one of which (Missed Strike) is the section devoted to misses and the only one that partitions all margins without a gap; the Conflicts example is a special case of it. With margin-4 a miss by exactly 3 is a dot; the trial difference is only about 0.3 wickets per T20 innings.',
  },
  'ctg.ruling.bowled-die': {
    question:
      'Miss: D8, 7-8, attitude not mentioned. Bowled: Defensive D8 7+, Aggressive D6 6. Missed Strike: Aggressive D8 7-8, Defensive D6 6. Conflicts: 7+ on D8, attitude not mentioned.',
    readings: {
      'aggressive-d8': { text: 'Aggressive: D8, 7 or 8 is out. Defensive: D6, 6 is out.' },
      'defensive-d8': { text: 'Defensive: D8, 7 or 8 is out. Aggressive: D6, 6 is out.' },
      'always-d8': { text: 'D8, 7 or 8 is out, whatever the attitude.' },
    },
    standard: 'aggressive-d8',
    reason:
      'Aggression must carry the greater risk as everywhere else in the text; it is the dedicated section, and Miss and Conflicts agree with it for an aggressive Batter.',
  },
  'ctg.ruling.bowled-roll-optional': {
    question: 'Miss says the Bowler can roll; Bowled and Missed Strike say he will.',
    readings: {
      'auto-unless-choice': { text: 'A single chance is taken by itself; the bowler is asked where several compete.' },
      'always-ask': { text: 'The bowler is asked each time, and may let the chance go.' },
    },
    standard: 'auto-unless-choice',
    reason: 'A roll can only help the Bowler, so ask only when another option (slips, card) competes.',
  },
  'ctg.ruling.miss-card-override': {
    question: 'Missed Strike allows a bowling deck card to change the small-miss rule.',
    readings: {
      'card-over-general': { text: 'A bowl that names a margin or a die of its own overrules the general rule.' },
      ignore: { text: 'Only the general rule counts.' },
    },
    standard: 'card-over-general',
    reason: 'The bowl card data carry an optional bowled_margin/bowled_die override.',
  },
  'ctg.ruling.snick-and-small-miss': {
    question: 'A miss by 1-2 is a dot; Snick-o-meter lets slips roll on a missed shot of any margin.',
    readings: {
      'slips-any-margin': { text: 'With the snick symbol the slips roll on a miss by any margin.' },
      'slips-only-3-plus': { text: 'With the snick symbol the slips roll on a miss by 3 or more.' },
    },
    standard: 'slips-any-margin',
    reason: 'The symbol text has no margin limit; if the slips fail it remains a dot.',
  },
  'ctg.ruling.slips-on-block': {
    question:
      'Slips: a blocked shot lets the slips roll, no symbol mentioned. Snick-o-meter: with the symbol they may roll on a blocked or missed shot.',
    readings: {
      'block-always': { text: 'The slips may roll on every block; the symbol adds missed shots.' },
      'symbol-for-both': { text: 'The slips need the symbol on a block too.' },
    },
    standard: 'block-always',
    reason:
      'Literal; nothing in Slips asks for a symbol. In a trial with the suggested data symbol-for-both removes about 1.2 wickets per T20 innings (0.9 in T10), so it would need a new calibration.',
  },
  'ctg.ruling.slips-on-miss': {
    question:
      'Slips: on a block. Snick-o-meter: on block or miss if the symbol shows. Conflicts: slips available on a plain miss.',
    readings: {
      'symbol-required': { text: 'On a miss the slips need the snick symbol.' },
      'always-on-miss': { text: 'The slips may roll on every miss.' },
    },
    standard: 'symbol-required',
    reason: 'The example says nothing about the over card, so assume the symbol was showing.',
  },
  'ctg.ruling.outcome-order': {
    question: 'Several result classes overlap; no order given.',
    readings: {
      'naturals-first': { text: 'The naturals are looked for on the faces first, then block, strike and miss.' },
      'totals-first': {
        text: 'The totals are looked at first.',
        unbuilt:
          'Block, strike and miss take every pair of faces between them, so no natural result would ever be left.',
      },
    },
    standard: 'naturals-first',
    reason:
      'Test clean bowled, natural six, natural four on the faces; then block; then strike or miss. The naturals are declared beyond adjustment.',
  },
  'ctg.ruling.natural-overlap': {
    question: 'Bowler 1, Batter 8 fits both the four and the six.',
    readings: {
      'six-wins': { text: 'Bowler 1 against Batter 8 is a six.' },
      'four-wins': { text: 'Bowler 1 against Batter 8 is a four, like every 6 or higher.' },
    },
    standard: 'six-wins',
    reason: 'The narrower condition.',
  },
  'ctg.ruling.block-face-equal': {
    question:
      'Block: equal by faces OR by adjusted totals. Strike: adjusted total higher. Faces 4-4 with meter +2 fit both.',
    readings: {
      'either-equal': { text: 'Equal faces or equal totals are a block.' },
      'adjusted-only': { text: 'Only equal totals are a block.' },
    },
    standard: 'either-equal',
    reason:
      'Literal "OR" in capitals. Effect: with D8 v D6 a meter of +1 gives no more strikes than 0 (24 of 48 each) but fewer big misses.',
  },
  'ctg.ruling.clean-bowled-face': {
    question: '6, or 8 with a D8.',
    readings: {
      'top-face': { text: 'Only the top face of the die that was rolled bowls him: a 6 on a D8 does not.' },
      'six-or-eight': { text: 'A 6 bowls him on a D8 too.' },
    },
    standard: 'top-face',
    reason: 'A 6 on a D8 is not clean bowled.',
  },
  'ctg.ruling.clean-bowled-vs-noball': {
    question: 'Bowled: nothing can alter it. No Ball: not out even on a clean bowl roll.',
    readings: {
      'noball-wins': { text: 'On a no-ball or free hit a clean bowled roll is a dot.' },
      'clean-bowled-wins': { text: 'A clean bowled roll is out on a no-ball and a free hit too.' },
    },
    standard: 'noball-wins',
    reason: 'No Ball names the clean bowl roll explicitly. Result becomes a dot (plus the penalty run).',
  },
  'ctg.ruling.naturals-and-rerolls': {
    question: 'Clean bowled bars re-rolls; the boundary passages bar only meter and over card.',
    readings: {
      'lock-clean-only': {
        text: 'Only clean bowled bars a re-roll; natural boundaries are judged on the faces that are left.',
      },
      'lock-all-naturals': { text: 'A natural boundary bars a re-roll too.' },
    },
    standard: 'lock-clean-only',
    reason:
      'A clean bowled result is final when the two faces first show it; natural boundaries are judged on the faces left after any permitted re-roll; a re-rolled face is tested again for all naturals.',
  },
  'ctg.ruling.natural-boundary-resolution': {
    question: 'Not said whether distance and bounce follow a natural boundary.',
    readings: {
      'no-further-rolls': { text: 'A natural boundary is scored outright.' },
      'roll-anyway': {
        text: 'Distance and bounce are rolled, and a red ball to a fielder may be caught; otherwise the boundary stands.',
      },
    },
    standard: 'no-further-rolls',
    reason: 'Runs are scored outright; no catch, no pace or spin adjustment, no run attempt.',
  },
  'ctg.ruling.over-card-replaces-roll': {
    question: 'Sequence: roll unless the over card says otherwise.',
    readings: {
      'card-result-is-final': { text: "The card's own result replaces the dice of bowler and batter." },
      'card-then-roll': { text: "The card's own result is scored, and then the dice are rolled as usual." },
    },
    standard: 'card-result-is-final',
    reason: 'A card that gives its own resolution replaces steps j-s for that ball; it still consumes the ball.',
  },
  'ctg.ruling.meter-clamp': {
    question: 'Each line crossed lowers the meter; the lowest value is -1.',
    readings: {
      'clamp-at-end': { text: 'The meter is held to its range when it has moved.' },
      'clamp-each-step': {
        text: 'The meter is held to its range at each step.',
        unbuilt: 'The movement is only downward, so the result is the same.',
      },
    },
    standard: 'clamp-at-end',
    reason: 'Identical results, because the movement is only downward.',
  },
  'ctg.ruling.bounce-unit': {
    question:
      'Bounce Dice: number of additional areas. Boundaries: combined value of both dice passes the highest outfield value.',
    readings: {
      areas: { text: 'The bounce value counts areas.' },
      points: { text: 'The bounce value counts points that are added to the distance.' },
    },
    standard: 'areas',
    reason:
      'It is the definition of the die. With areas a ball in the last band plus 1 is a four; with points T20 distance 7 + 1 = 8 is not. Expect about 14 runs (T20) or 13 runs (T10) fewer an innings with points.',
  },
  'ctg.ruling.six-condition': {
    question:
      'Struck Ball: outermost area and green 2. Closing line: furthest segment and green, the value being an unreadable stroke.',
    readings: {
      'green-2': { text: 'A six needs a green 2.' },
      'any-green': { text: 'Any green face will do.' },
      'green-1-or-more': { text: 'A green 1 or 2 will do.' },
    },
    standard: 'green-2',
    reason: 'The readable passage; the damaged glyph is most likely the numeral.',
  },
  'ctg.ruling.six-which-die': {
    question: 'Struck Ball: the bounce dice. Closing line: on any bounce die.',
    readings: {
      'either-die': { text: 'A green 2 of either die counts.' },
      'red-die-only': { text: 'Only a green 2 of the aggressive, red die counts.' },
    },
    standard: 'either-die',
    reason: 'Literal; a green 2 counts whether it is on the aggressive or the defensive die.',
  },
  'ctg.ruling.six-adjusted-distance': {
    question: 'Not said whether pace +1 / spin -1 come before the test for the outermost area.',
    readings: {
      adjusted: { text: 'The distance after pace and spin decides whether the outermost area was reached.' },
      raw: { text: 'The distance as rolled decides.' },
    },
    standard: 'adjusted',
    reason: 'The adjustments are to the distance roll, which then fixes the area.',
  },
  'ctg.ruling.red-2-outermost': {
    question: 'Only green 2 is named for six; any value past the outfield is a four.',
    readings: {
      four: { text: 'A red 2 in the outermost area is a four, unless caught.' },
      six: { text: 'A red 2 in the outermost area is a six, unless caught.' },
    },
    standard: 'four',
    reason: 'Four, unless caught in the landing area.',
  },
  'ctg.ruling.pace-cap': {
    question: 'Maximum distance 6 by the addition, explained as "no boundary by distance alone".',
    readings: {
      'cap-6': { text: 'The addition never lifts the distance above 6.' },
      'cap-board-max': { text: 'The addition may lift it to the highest number of the board.' },
    },
    standard: 'cap-6',
    reason:
      'Literal. T10: same thing. T20: a rolled 6, 7 or 8 cannot be raised (and is never lowered), so the bonus never reaches band 7/8.',
  },
  'ctg.ruling.pace-add-timing': {
    question: 'The Batter may add 1 to the distance roll; timing not given.',
    readings: {
      'after-both-dice': { text: 'The batter decides when distance and bounce have been rolled.' },
      'before-roll': { text: 'The batter decides before they are rolled.' },
    },
    standard: 'after-both-dice',
    reason: 'A roll must exist to be added to; decided before any catch attempt.',
  },
  'ctg.ruling.style-of-bowler': {
    question: 'Pace and spin rules speak of the bowler.',
    readings: {
      'deck-style': { text: 'The style of the deck decides.' },
      'card-flag': { text: 'A mark on the bowl card decides; without one, the style of the deck.' },
    },
    standard: 'deck-style',
    reason: 'Pace deck = pace rule, spin deck = spin rule, medium = neither.',
  },
  'ctg.ruling.bounce-red-means': {
    question: 'Catch section: "the bounce die is red"; Bounce Dice: red number.',
    readings: {
      'face-colour': { text: 'Red is the colour of the number.' },
      'die-colour': { text: 'Red is the colour of the die: every face of the aggressive die.' },
    },
    standard: 'face-colour',
    reason: 'The aggressive die also carries green faces.',
  },
  'ctg.ruling.interception': {
    question: 'Boundary needs not caught "or fielded"; fielding is defined by where the ball stops.',
    readings: {
      'stop-only': { text: 'Only a fielder where the ball stops fields it.' },
      path: { text: 'A fielder in an area that the ball passes stops it there.' },
    },
    standard: 'stop-only',
    reason: 'A fielder in a passed area, or in the landing area of a green ball that moves on, does nothing.',
  },
  'ctg.ruling.drop-then-boundary': {
    question: 'After a failed catch the ball travels on.',
    readings: {
      'boundary-counts': { text: 'After a drop the ball may go on over the boundary.' },
      'stops-at-last-area': { text: 'After a drop it stops in the last area at the latest.' },
    },
    standard: 'boundary-counts',
    reason: 'Bounce value may carry it over for four.',
  },
};
