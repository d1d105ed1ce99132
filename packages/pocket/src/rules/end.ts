import { type Result, type Seat, type SectionWords, totalOf } from '@howzat/core/author';
import { type Cricket, k, type PocketState } from '../kit.js';

/** 5. End Over: the next over, the end of the innings, and of the match. */

/** There is always another over until the innings ends; Equip cards may be played again in it. */
export const nextOver = k.resolve(
  'next-over',
  [
    {
      id: 'pocket.equip.next-over',
      when: (s) => s.equipsUsed.length > 0,
      does: (s) => {
        s.equipsUsed = [];
      },
    },
  ],
  { rule: 'pocket.end.next-over', when: (_s, g) => g.overs > 0 },
);

// — what the rulebook says itself where the Laws have a rule of their own —

export const oversPlayed = k.ending({
  id: 'pocket.end.innings',
  ends: (_s, g) => g.oversLimit !== null && g.overs >= g.oversLimit,
});

/** Two batters are required: the innings is over when nobody is left to come in, or with the wickets agreed. */
export const allOut = k.ending({
  id: 'pocket.ruling.all-out',
  ends: (s, g) => s.allOut || (g.wicketsLimit !== null && g.wickets >= g.wicketsLimit),
});

export const nobodyToBowl = k.ending({
  id: 'pocket.ruling.no-bowler-left',
  only: (p) => p.noBowlerLeft === 'innings-ends',
  ends: (s) => s.noBowler,
});

export const targetPassed = k.ending({
  id: 'pocket.ruling.chase-passed',
  only: (p) => p.chasePassed === 'stop-when-passed',
  ends: (_s, g) => g.target !== null && g.runs >= g.target,
});

export const fortyOvers = k.ending({
  id: 'pocket.end.match',
  ends: (_s, g) => g.scores.length >= 2 * g.inningsPerSide + 2 * g.superOver,
});

function settled(kind: Result['kind'], rule: string, winner: Seat | null, margin: number): Result {
  return { kind, winner, margin, ballsLeft: null, tieBreak: false, rule };
}

function lead(g: Cricket): number {
  return totalOf(g.scores, 0, g.superOver) - totalOf(g.scores, 1, g.superOver);
}

export const tied = k.rule({
  id: 'pocket.end.tie',
  when: (_s, g) => lead(g) === 0,
  does: (_s, g) => {
    g.result = settled('tie', 'pocket.end.tie', null, 0);
  },
  final: true,
});

/** All overs are played whoever is ahead, so a match is won by runs; a chase that stops is won by wickets. */
export const byRuns = k.rule({
  id: 'pocket.ruling.chase-passed',
  only: (p) => p.chasePassed === 'play-all',
  does: (_s, g) => {
    const ahead = lead(g);
    g.result = settled('runs', 'pocket.ruling.chase-passed', ahead > 0 ? 0 : 1, Math.abs(ahead));
  },
  final: true,
});

/** Overs that an innings did not last are written on the sheet as well. */
export const fillSheet = k.resolve('sheet', [
  {
    id: 'pocket.ruling.unplayed-overs',
    only: (p) => p.unplayedOvers === 'write-zero',
    when: (s, g) => g.oversLimit !== null && s.sheet.length < g.oversLimit,
    does: (s, g) => writeZeros(s, g.oversLimit ?? 0),
  },
]);

function writeZeros(s: PocketState, overs: number): void {
  while (s.sheet.length < overs) s.sheet.push(0);
}

/** End Over, innings, match. */
export const endWords = {
  'pocket.end.next-over': {
    kind: 'applied',
    source: '5. End Over',
    text: 'With fewer than twenty overs played in the innings, play returns to step 1.',
  },
  'pocket.end.innings': {
    kind: 'applied',
    source: '5. End Over',
    text: 'With all twenty overs played, that is twenty scores written, the innings is over.',
    parameters: ['overs', 'unplayedOvers', 'allOut'],
  },
  'pocket.end.roles': { kind: 'applied', source: '5. End Over', text: 'The sides exchange roles.' },
  'pocket.end.score-deck': {
    kind: 'applied',
    source: '5. End Over',
    text: 'All score cards go back into the score deck, which is shuffled.',
  },
  'pocket.end.chance-decks': {
    kind: 'applied',
    source: '5. End Over',
    text: 'Bowler and Batter Chance decks are each shuffled separately.',
  },
  'pocket.end.tired-to-out-pile': {
    kind: 'applied',
    source: '5. End Over',
    text: 'When the new innings starts, a bowler removed for fatigue (ten or more counters) is put on the out pile.',
    parameters: ['tiredMayBat', 'tiredCountsAsWicket'],
  },
  'pocket.end.match': {
    kind: 'applied',
    source: '5. End Over',
    text: 'After all forty overs the game is over and the higher score wins.',
    parameters: ['chasePassed'],
  },
  'pocket.end.tie': { kind: 'applied', source: '5. End Over', text: 'Equal scores: the game is a tie.' },
} as const satisfies SectionWords;
