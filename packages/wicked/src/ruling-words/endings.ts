import type { RulingWords } from '@howzat/core/author';

/** Rulings on the end of an innings and of the match. */
export const endingRulings: Readonly<Record<string, RulingWords>> = {
  'wicked.ruling.role-switch-second-innings': {
    question:
      'The role-switch bullets (10 out, 50 overs) are not limited to the first innings; the match-end list covers the same events for the second side.',
    readings: {
      'match-end-prevails': { text: 'After the second innings the match is over.' },
      'further-innings': {
        text: 'Roles switch again.',
        unbuilt: 'There are 50 overs per side once, and a match would not end.',
      },
    },
    standard: 'match-end-prevails',
    reason: 'There are 50 overs per side once, and the match must end.',
  },
  'wicked.ruling.declare-timing': {
    question: 'The batting captain may stop when content; no moment is given.',
    readings: {
      'between-overs': { text: 'Between overs, after at least one completed over.' },
      'any-time': { text: 'At any time.', unbuilt: 'An over is indivisible, so there is no time but between overs.' },
      'before-first-over-too': { text: 'Between overs, and before the first one.' },
    },
    standard: 'between-overs',
    reason: 'An over is indivisible.',
  },
  'wicked.ruling.declare-second-innings': {
    question: 'The stop bullet is not limited to the first innings, but the match-end list has no case for it.',
    readings: {
      'first-innings-only': { text: 'Only the side batting first may stop.' },
      'counts-as-loss': { text: 'The side batting second may stop too, and has lost.' },
    },
    standard: 'first-innings-only',
    reason: 'A resignation is a separate table action.',
  },
  'wicked.ruling.second-innings-setup': {
    question: 'The text only exchanges roles.',
    readings: {
      'repeat-steps-5-to-7': {
        text: 'New openers and bowlers, marker North, counters to the new bowling captain, overs counted from 1.',
      },
      'keep-cards': {
        text: 'The cards stay where they are and exchange roles.',
        unbuilt: 'After ten outs one batter is left for two bowling positions.',
      },
    },
    standard: 'repeat-steps-5-to-7',
    reason: 'The second innings needs all that the first one needed.',
  },
  'wicked.ruling.dismissed-may-bowl': {
    question:
      'An out card is "discarded"; its side bowls in the next innings. Unpicked cards are out "for the whole match", out batters are not described so.',
    readings: {
      'returns-for-bowling': { text: 'All eleven cards of a lineup bowl and bat with their captain.' },
      'gone-for-match': {
        text: 'An out card is gone for the match.',
        unbuilt: 'A side that was all out would have one bowler for two positions.',
      },
    },
    standard: 'returns-for-bowling',
    reason: 'Otherwise a side all out would have one bowler.',
  },
  'wicked.ruling.pitch-second-innings': {
    question: 'One pitch card stays on the display; the others are discarded in step 3.',
    readings: {
      'same-card': { text: 'The same card for both innings.' },
      'new-card': { text: 'Another of the five is turned up for the second innings.' },
    },
    standard: 'same-card',
    reason: 'The others are out.',
  },
  'wicked.ruling.second-side-overs': {
    question: 'The first side stops or is out before 50 overs: how many overs has the second?',
    readings: {
      'always-fifty': { text: 'Fifty.' },
      'same-number': { text: 'As many as the first side used.' },
    },
    standard: 'always-fifty',
    reason: 'Each side has 50 overs.',
  },
  'wicked.ruling.objective-vs-ends': {
    question: 'The aim speaks of the end of the 50 overs; innings may end earlier.',
    readings: {
      'specific-ends': { text: 'The listed endings hold.' },
      'all-overs': { text: 'A side that has passed the other bats on until its overs or its batters are gone.' },
    },
    standard: 'specific-ends',
    reason: 'The list of endings is specific, the aim is general.',
  },
  'wicked.ruling.tie': {
    question:
      'Equal totals after the second side\'s 50 overs match no bullet. Equal totals with 10 out fall under "without having passed", i.e. a loss, although the aim asks for the higher total.',
    readings: {
      literal: { text: 'Level after 50 overs is a tie; level and all out, the first side wins.' },
      'tie-always': { text: 'Level totals are a tie.' },
      'tie-break': { text: 'Of level totals the one with fewer outs wins; with as many it is a tie.' },
    },
    standard: 'literal',
    reason:
      'The bullet for ten outs is explicit and specific. `tie-always` is what real cricket calls it in both cases.',
  },
  'wicked.ruling.pass-and-out': {
    question: 'The target is passed by runs before the out in the same over, possibly the 10th out.',
    readings: {
      'runs-first': { text: 'The runs count before the out: the second side wins.' },
      'out-first': { text: 'The tenth out ends the innings before the runs of its over count.' },
    },
    standard: 'runs-first',
    reason: 'Step 15 puts the runs before the out.',
  },
  'wicked.ruling.winning-over-runs': {
    question: 'What of runs beyond the target in the over that passes it?',
    readings: {
      'full-over': { text: 'All of them count.' },
      'stop-at-target-plus-one': { text: 'The score stops at one more than the first total.' },
    },
    standard: 'full-over',
    reason: 'An over is one number.',
  },
  'wicked.ruling.test-order': {
    question: 'Several conditions may hold after one over: 50th over and 10th out, target passed.',
    readings: {
      'passed-all-out-overs': { text: 'Passed, then all out, then overs gone.' },
      other: {
        text: 'Another order.',
        unbuilt: 'Being all out is lost only without having passed, so every order has the same result.',
      },
    },
    standard: 'passed-all-out-overs',
    reason: 'A win by passing always prevails. In the first innings the order has no effect.',
  },
  'wicked.ruling.not-out-records': {
    question: 'Individual batting or bowling records are not demanded.',
    readings: {
      'individual-too': {
        text: 'Kept as statistics: runs to the striker, an out to the active bowler, W and X kept apart.',
      },
      'side-total-only': { text: 'Only the total is kept.', unbuilt: 'No rule reads either.' },
    },
    standard: 'individual-too',
    reason: 'Scorecards are half of cricket.',
  },
};
