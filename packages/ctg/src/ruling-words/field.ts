import type { RulingWords } from '@howzat/core/author';

/** Questions that the rulebook leaves open, in words: catches, runs, advantage. */
export const fieldRulings: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.catch-optional': {
    question: 'The fielder may attempt.',
    readings: {
      'ask-side': { text: 'The fielding side says whether it tries the catch.' },
      'always-attempt': { text: 'Every catch is tried.' },
    },
    standard: 'ask-side',
    reason:
      'Refusing keeps the run-out chance of that fielder (face red, bounce 0), so it is a real choice; offer an auto-accept setting.',
  },
  'ctg.ruling.focus-scope': {
    question: 'Catch: areas with a red outline. Focussed Fielder Positions: zone with a red outline.',
    readings: {
      area: { text: 'The outline counts for its area.' },
      'whole-zone': { text: 'An outline counts for the whole zone.' },
    },
    standard: 'area',
    reason: 'Catch values are per area.',
  },
  'ctg.ruling.focus-source': {
    question: 'Not said whether the outline is on the board or on a card.',
    readings: {
      'board-printed': { text: 'The outlines are those of the board.' },
      'per-bowl-card': { text: 'The bowl card names the zones that are focussed.' },
    },
    standard: 'board-printed',
    reason: 'Catch speaks of areas on the field.',
  },
  'ctg.ruling.slip-catch-focus': {
    question: 'Slips catch on 6; red outline lowers values by 1.',
    readings: {
      'slips-always-6': { text: 'A slip needs a 6.' },
      'focus-applies': { text: 'A slip in a focussed area needs a 5.' },
    },
    standard: 'slips-always-6',
    reason: 'Fixed number, not an orange value.',
  },
  'ctg.ruling.drop-zero-runs': {
    question: 'Failed catch with bounce 0: the Batters score the runs for the area.',
    readings: {
      'auto-area-runs': {
        text: 'A drop that stays in the area scores 1 in the infield, 2 in the outfield, without a decision.',
      },
      'fielded-red': { text: 'A drop that stays in the area is fielded there, red.' },
    },
    standard: 'auto-area-runs',
    reason:
      '1 infield / 2 outfield without a decision; no run-out (its fielder tried the catch), no extra run (the area is not empty).',
  },
  'ctg.ruling.drop-then-second-fielder': {
    question: 'Catch tried, ball moves to an area with another fielder.',
    readings: {
      'fielded-red': { text: 'A dropped ball that comes to another fielder is fielded, red.' },
      'auto-area-runs': { text: 'It scores the runs of that area without a decision.' },
    },
    standard: 'fielded-red',
    reason: 'This is exactly the exception named in Conflicts.',
  },
  'ctg.ruling.crossing-on-catch': {
    question: 'Nothing on Batters crossing while a catch is taken.',
    readings: {
      'new-batter-faces': { text: 'The new batter faces after a catch.' },
      crossed: { text: 'The batters have crossed: the non-striker faces after a catch.' },
    },
    standard: 'new-batter-faces',
    reason: "The striker's end is refilled.",
  },
  'ctg.ruling.empty-zone-or-area': {
    question: 'Fielded says empty Zone, Extra Runs says empty Area.',
    readings: {
      area: { text: 'A ball is fielded by a fielder in the area where it stops.' },
      zone: { text: 'A ball is fielded by any fielder of the zone in which it stops.' },
    },
    standard: 'area',
    reason: 'One fielder per area and the definition of fielded both work by area.',
  },
  'ctg.ruling.extra-run-eligibility': {
    question: 'Infield/Outfield green lines allow an extra run while fielded; Extra Runs says when the area is empty.',
    readings: {
      union: { text: 'An extra run may be tried from an empty area, and on a ball fielded green.' },
      'empty-only': { text: 'Only from an empty area.' },
      'fielded-green-only': { text: 'Only on a ball fielded green.' },
    },
    standard: 'union',
    reason:
      'Each passage is otherwise dead text; neither says "only". Not after a choice on a fielded red ball, not after a dropped catch with bounce 0.',
  },
  'ctg.ruling.extra-run-count': {
    question: 'One extra run.',
    readings: {
      one: { text: 'One extra run may be tried on a ball.' },
      repeat: { text: 'After one that was made, another may be tried.' },
    },
    standard: 'one',
    reason: 'The text says one; a single attempt per ball.',
  },
  'ctg.ruling.extra-run-fielder': {
    question: '"The Fielder" rolls although the area is empty.',
    readings: {
      'ball-zone-end': { text: 'The throw goes to the end of the zone where the ball stopped.' },
      'nearest-token': { text: 'The throw goes to the end of the zone of the nearest fielder.' },
    },
    standard: 'ball-zone-end',
    reason:
      'Any fielder but a failed catcher throws; the end is taken from the zone where the ball stopped, so no geometry is needed. Nine fielders guarantee a thrower.',
  },
  'ctg.ruling.run-out-end': {
    question: 'The nearest wicket is not tabulated.',
    readings: {
      'zone-map': {
        text: "Bye, Glance and Cut belong to the striker's end, Pull, Straight and Cover to the bowler's.",
      },
      'fielding-side-chooses': { text: 'The fielding side names the end.' },
      'always-striker': { text: "Every throw goes to the striker's end." },
    },
    standard: 'zone-map',
    reason: 'Bye is behind the striker, its neighbours are behind or square of him, the other three are in front.',
  },
  'ctg.ruling.run-out-victim': {
    question: 'Nearest Batter when ending the run.',
    readings: {
      'end-parity': { text: 'Out is whoever finishes at the end that the throw goes to.' },
      'striker-always': { text: 'The striker is out.' },
    },
    standard: 'end-parity',
    reason:
      "With n runs attempted, the original striker finishes at the bowler's end if n is odd, at his own end if n is even; the victim is whoever finishes at the end given by the zone map.",
  },
  'ctg.ruling.run-out-facing': {
    question: 'Odd/even rule against "still changing ends as if successful".',
    readings: {
      'attempted-parity': { text: 'The ends change by the runs that were tried for.' },
      'scored-parity': { text: 'The ends change by the runs that were scored.' },
    },
    standard: 'attempted-parity',
    reason:
      "The specific sentence. Hence: victim at the striker's end -> the new Batter faces; victim at the bowler's end -> the survivor faces.",
  },
  'ctg.ruling.extra-run-out-score': {
    question: 'One-less and change-of-ends are stated only for the standard run-out.',
    readings: {
      'same-as-standard': { text: 'The runs before the extra one stand.' },
      'no-runs': { text: 'None of the runs of the ball stand.' },
    },
    standard: 'same-as-standard',
    reason: 'Base runs stand, extra does not, ends change by attempted parity.',
  },
  'ctg.ruling.run-out-automatic': {
    question: 'Whether the fielding side must choose to attempt.',
    readings: {
      automatic: { text: 'A try is always thrown at.' },
      ask: { text: 'The fielding side says whether it throws.' },
    },
    standard: 'automatic',
    reason: 'No cost to the fielding side.',
  },
  'ctg.ruling.parity-and-penalty': {
    question: 'Odd runs change the facing Batter; a no-ball adds 1 extra.',
    readings: {
      'penalty-excluded': { text: 'The run of a no-ball moves nobody.' },
      'penalty-included': { text: 'The run of a no-ball counts for who faces.' },
    },
    standard: 'penalty-excluded',
    reason: 'Nobody ran for it.',
  },
  'ctg.ruling.over-end-and-parity': {
    question: 'Both rules may apply to the last ball.',
    readings: {
      'both-in-order': { text: 'Runs of the last ball change the facing batter, then the end of the over does.' },
      'over-end-only': { text: 'On the last ball only the end of the over does.' },
    },
    standard: 'both-in-order',
    reason: 'Runs first, then the over change; a single off the last ball keeps the same Batter facing.',
  },
  'ctg.ruling.first-shot': {
    question: 'Count lines until the first shot on the bowl card.',
    readings: {
      nearest: { text: 'The nearest shot on the card counts.' },
      'first-listed': { text: 'The shot listed first counts, unless the zone holds one of them.' },
    },
    standard: 'nearest',
    reason: 'The first one met while counting.',
  },
  'ctg.ruling.bye-barrier': {
    question: 'Cannot count through Bye.',
    readings: {
      linear: { text: 'Zones 1 to 5 lie in a line.' },
      'ring-with-block': {
        text: 'They lie in a ring that may not be walked through Bye.',
        unbuilt: 'With Bye blocked the ring is the line: every distance is the same.',
      },
    },
    standard: 'linear',
    reason: 'Z1 and z5 are 4 apart.',
  },
  'ctg.ruling.bye-selectable': {
    question: 'Zones without strokes are not excluded in words.',
    readings: {
      'not-selectable': { text: 'The Bye zone cannot be chosen.' },
      selectable: { text: 'The Bye zone can be chosen.' },
    },
    standard: 'not-selectable',
    reason: 'Bye has no shot.',
  },
  'ctg.ruling.specialist-floor-when': {
    question: 'Floor "regardless" of cards; confidence may be -1.',
    readings: {
      'floor-on-meter': { text: 'The meter stops at neutral; confidence may be -1.' },
      'floor-on-both': { text: 'Confidence stops at 0, too.' },
    },
    standard: 'floor-on-meter',
    reason: 'The sentence speaks of advantage.',
  },
  'ctg.ruling.attitude-timing': {
    question: 'Sequence and Game Flow: before the shot and the reveal. Attitude section: any time before dice.',
    readings: {
      'before-reveal': { text: 'The attitude is switched before the stroke is chosen.' },
      'until-dice': { text: 'The attitude is switched just before the dice.' },
    },
    standard: 'before-reveal',
    reason: 'Both step lists agree; later changes would let the Batter dodge the over card.',
  },
  'ctg.ruling.attitude-span': {
    question: '"for the Over" against per-ball change.',
    readings: {
      'per-ball': { text: 'It may be switched before every ball.' },
      'per-over': { text: 'It may be switched before the first played ball of an over.' },
    },
    standard: 'per-ball',
    reason: 'Three passages permit it.',
  },
  'ctg.ruling.attitude-whose': {
    question: "Sequence: the facing Batter's token.",
    readings: {
      'striker-only': { text: "Only the striker's token may be turned." },
      both: { text: 'The tokens of both batters may be turned.' },
    },
    standard: 'striker-only',
    reason: "The sequence names the facing Batter's token alone.",
  },
  'ctg.ruling.confidence-boundary-scope': {
    question: '"Any time" a Batter hits a boundary; naturals, card boundaries and express boundaries not named.',
    readings: {
      'all-boundaries': { text: 'Every boundary lifts confidence: struck, natural, by card or in express play.' },
      'struck-only': { text: 'Only a boundary by distance and bounce does.' },
    },
    standard: 'all-boundaries',
    reason:
      'Literal. It takes effect on the next meter setting; an over card being ignored in express does not undo it.',
  },
  'ctg.ruling.confidence-shots': {
    question: '"and shots played" change confidence; only boundaries are specified.',
    readings: {
      'boundaries-only': { text: 'Of shots played, only boundaries change confidence.' },
      'cards-may-add': {
        text: 'Cards may say more.',
        unbuilt: 'Over cards say what they do in either reading; no other card of the text touches confidence.',
      },
    },
    standard: 'boundaries-only',
    reason: 'Boundaries-only, plus whatever over cards say.',
  },
  'ctg.ruling.over-card-meter': {
    question: 'Card may bring changes for this ball; confidence waits for the next ball.',
    readings: {
      'explicit-only': { text: 'A card that names the meter moves it for this ball.' },
      'never-same-ball': { text: 'No card moves the meter of its own ball.' },
    },
    standard: 'explicit-only',
    reason:
      'A card that names the meter acts now, a card that names confidence acts next ball; caps and specialist floor always hold.',
  },
};
