import type { SectionWords } from '@howzat/core/author';

/** What follows from the rules; each is held by a test. */
export const derivedWords: SectionWords = {
  'wicked.derived.bowling-end': {
    title: 'Which bowler bowls which over',
    kind: 'example',
    source: 'from first-matchup, alternate-bowlers, end-over.marker',
    text: 'Over k is bowled by the North bowler when k is odd, by the South bowler when k is even.',
  },
  'wicked.derived.striker-end': {
    title: 'Which end is faced in which over',
    kind: 'example',
    source: 'from first-matchup, strike.odd, strike.even',
    text: 'Over k is faced at the South position when k is odd, at the North position when k is even: odd runs carry the striker to the far position, even runs hand over to the card already there, so both cases give the next over to the far position, which faces the other bowler. Ends therefore never need a separate rule.',
  },
  'wicked.derived.zero-even': {
    title: 'An over without a run: the partner faces next',
    kind: 'example',
    source: 'from strike.even',
    text: '0 is even: a scoreless over hands the strike to the partner.',
  },
  'wicked.derived.replacements': {
    title: 'How many new batters can come in',
    kind: 'example',
    source: 'from wicket.replace, innings-end.ten-out',
    text: 'At most 9 replacements enter; after the 9th out the lineup is empty and the 10th out ends the innings with one batter not out.',
  },
  'wicked.derived.one-out-per-over': {
    title: 'At most one batter is out in an over',
    kind: 'example',
    source: 'from over.single-confrontation',
    text: 'An over yields at most one out.',
  },
  'wicked.derived.counter-count': {
    title: 'Why ten counters are enough',
    kind: 'example',
    source: 'from fatigue.*',
    text: '10 counters = 2 active bowlers x 5. They suffice exactly if a resting card gives its counters back when it leaves and only two cards carry counters at a time.',
  },
  'wicked.derived.min-bowlers': {
    title: 'How many bowlers you need',
    kind: 'example',
    source: 'from fatigue.*, alternate-bowlers',
    text: 'With forced rests only, 4 bowlers (two alternating pairs) can bowl all 50 overs; 11 cards can never run out.',
  },
  'wicked.derived.pitch-roll-odds': {
    title: 'The odds of the roll for the pitch',
    kind: 'example',
    source: 'from reroll-lower',
    text: 'Chances of the Pitch Condition Roll in 216ths: 2:1, 3:4, 4:9, 5:16, 6:25, 7:36, 8:35, 9:32, 10:27, 11:20, 12:11; mean 7.97. It is correlated with the Bowling Input (the kept die is the maximum of the bowling dice).',
  },
};
