import type { Game, Result, RulingWords, Seat, SectionWords } from '@howzat/core/author';
import { k, type Parameters, type PocketState } from '../kit.js';
import { equipAgain } from './equip.js';
import { shuffleDecks } from './hand.js';
import { everybody, placesIn, without } from './places.js';
import { fullScoreDeck } from './score.js';

/** 5. End Over: the next over, the end of the innings, and of the match. */

/** There is always another over until the innings ends; Equip cards may be played again in it. */
export const nextOver = k.resolve('next-over', [equipAgain], {
  rule: 'pocket.end.next-over',
  when: (_s, g) => g.overs > 0,
});

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
  ends: (_s, g) => g.closed >= (g.superOver === 0 ? 2 * g.inningsPerSide : 2),
});

function settled(kind: Result['kind'], rule: string, winner: Seat | null, margin: number): Result {
  return { kind, winner, margin, ballsLeft: null, tieBreak: false, rule };
}

export const tied = k.rule({
  id: 'pocket.end.tie',
  when: (_s, g) => g.lead === 0,
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
    const ahead = g.lead;
    // Stryker disable next-line EqualityOperator: a tie is settled before
    g.result = settled('runs', 'pocket.ruling.chase-passed', ahead > 0 ? 0 : 1, Math.abs(ahead));
  },
  final: true,
});

/** Overs that an innings did not last are written on the sheet as well. */
export const fillSheet = k.resolve('sheet', [
  {
    id: 'pocket.ruling.unplayed-overs',
    only: (p) => p.unplayedOvers === 'write-zero',
    when: (s, g) => s.sheet.length < (g.oversLimit ?? 0),
    does: (s, g) => writeZeros(s, g.oversLimit ?? 0),
  },
]);

function writeZeros(s: PocketState, overs: number): void {
  while (s.sheet.length < overs) s.sheet.push(0);
}

function exchangeRoles(s: PocketState): void {
  const { batters, batterCards, batterOther } = s;
  s.batters = s.bowlers;
  s.batterCards = s.bowlerOther;
  s.batterOther = s.bowlerCards;
  s.bowlers = batters;
  s.bowlerCards = batterOther;
  s.bowlerOther = batterCards;
}

/** Teams and decks change roles with the sides. */
export const rolesExchanged = k.rule({
  id: 'pocket.end.roles',
  when: (s, g) => s.battersSeat !== g.batting,
  does: (s, g) => {
    exchangeRoles(s);
    s.battersSeat = g.batting;
  },
});

/** A full score deck again. */
export const scoreDeckAgain = k.rule({
  id: 'pocket.end.score-deck',
  when: (_s, g) => g.scores.length > 0,
  does: (s, _g, p) => {
    s.scoreDeck = fullScoreDeck(p);
  },
});

/** The chance decks of the other roles. */
export const decksAgain = k.rule({
  id: 'pocket.end.chance-decks',
  when: (_s, g) => g.scores.length > 0,
  does: (s) => shuffleDecks(s),
});

/** Who is worn out as a bowler does not bat. */
export const tiredAreOut = k.rule({
  id: 'pocket.end.tired-to-out-pile',
  only: (p) => p.tiredMayBat === 'cannot-bat',
  when: (s, g) => (g.batting === 0 ? s.homeWorn : s.awayWorn) !== 0,
  does: (s, g, p) => putOnOutPile(s, g, p, g.batting === 0 ? s.homeWorn : s.awayWorn),
});

/** At least two can always bat: the freshest of the worn, where nobody else is left. */
function putOnOutPile(s: PocketState, g: Game, p: Parameters, worn: number): void {
  s.outPile = placesIn(without(everybody, worn)).length >= 2 ? worn : 0;
  if (g.wicketsLimit !== null && p.tiredCountsAsWicket === 'not-a-wicket') g.wicketsLimit -= placesIn(s.outPile).length;
}

/** End Over, innings, match. */
export const endWords = {
  'pocket.end.next-over': {
    title: 'When the next over begins',
    kind: 'applied',
    source: '5. End Over',
    text: 'With fewer than twenty overs played in the innings, play returns to step 1.',
  },
  'pocket.end.innings': {
    title: 'How many overs each side bats: twenty',
    kind: 'applied',
    source: '5. End Over',
    text: 'With all twenty overs played, that is twenty scores written, the innings is over.',
    parameters: ['overs', 'unplayedOvers', 'allOut'],
  },
  'pocket.end.roles': {
    title: 'The sides swap',
    kind: 'applied',
    source: '5. End Over',
    text: 'The sides exchange roles.',
  },
  'pocket.end.score-deck': {
    title: 'The score deck is shuffled again',
    kind: 'applied',
    source: '5. End Over',
    text: 'All score cards go back into the score deck, which is shuffled.',
  },
  'pocket.end.chance-decks': {
    title: 'The chance decks are shuffled again',
    kind: 'applied',
    source: '5. End Over',
    text: 'Bowler and Batter Chance decks are each shuffled separately.',
  },
  'pocket.end.tired-to-out-pile': {
    title: 'A worn-out bowler goes on the out pile',
    kind: 'applied',
    source: '5. End Over',
    text: 'When the new innings starts, a bowler removed for fatigue (ten or more counters) is put on the out pile.',
    parameters: ['tiredMayBat', 'tiredCountsAsWicket'],
  },
  'pocket.end.match': {
    title: 'When the game is over and who wins',
    kind: 'applied',
    source: '5. End Over',
    text: 'After all forty overs the game is over and the higher score wins.',
    parameters: ['chasePassed'],
  },
  'pocket.end.tie': {
    title: 'Equal scores are a tie',
    kind: 'applied',
    source: '5. End Over',
    text: 'Equal scores: the game is a tie.',
  },
} as const satisfies SectionWords;

export const endRulings = k.readings({
  'pocket.ruling.all-out': {
    ...k.words('allOut'),
    'last-man-bats-alone': (a) => [a.set('allOut', 'last-man-bats-alone'), a.set('wickets', 11)],
    'batters-return': (a) => [a.set('allOut', 'batters-return'), a.set('wickets', null)],
  },
  'pocket.ruling.all-out-bookkeeping': 'words',
  'pocket.ruling.unplayed-overs': 'words',
  'pocket.ruling.chase-passed': 'words',
  'pocket.ruling.out-pile-reset': 'words',
});

export const endRulingWords = {
  'pocket.ruling.all-out': {
    title: 'No batter is left to come in',
    question: 'A dismissed batter must be replaced: what if nobody is left?',
    readings: {
      'innings-ends': {
        text: 'The innings ends: two batters are required.',
      },
      'last-man-bats-alone': {
        text: 'The last one bats alone.',
      },
      'batters-return': {
        text: 'Those who were out come back.',
      },
    },
    standard: 'innings-ends',
    reason: 'With all eleven usable that is the tenth out, with f worn out the (10 - f)-th.',
  },
  'pocket.ruling.all-out-bookkeeping': {
    title: 'Is the over of the last out finished?',
    question: 'The last out falls in step 3: is step 4 still carried out?',
    readings: {
      'finish-over': {
        text: 'Yes.',
      },
      'stop-at-once': {
        text: 'No.',
      },
    },
    standard: 'finish-over',
    reason: "The bowler's counter can be their tenth, which matters for the next innings.",
  },
  'pocket.ruling.unplayed-overs': {
    title: 'What is written for overs that were not played',
    question: 'Twenty scores must be written: what of overs that were not played?',
    readings: {
      'write-zero': {
        text: 'A 0 on the sheet; they are not counted as played.',
      },
      'leave-blank': {
        text: 'Nothing.',
      },
    },
    standard: 'write-zero',
    reason: 'The sheet has twenty fields.',
  },
  'pocket.ruling.chase-passed': {
    title: 'Does the match go on when the target is passed?',
    question: 'The second side passes the first before over 20: does the match go on?',
    readings: {
      'play-all': {
        text: 'Yes: forty overs are played, and the match is won by runs.',
      },
      'stop-when-passed': {
        text: 'No: it is won by the wickets that are left.',
      },
    },
    standard: 'play-all',
    reason: 'The text ends the game only after forty overs; the winner cannot change.',
  },
  'pocket.ruling.forty-overs-short': {
    title: 'When a match of fewer than forty overs is over',
    question: 'An innings that ended early leaves fewer than forty overs: when is the game over?',
    readings: {
      'both-innings-complete': {
        text: 'When both innings are.',
      },
      'forty-literal': {
        text: 'Never before forty.',
        unbuilt: 'There is nobody to play the overs that are missing.',
      },
    },
    standard: 'both-innings-complete',
    reason: 'Both sides have batted.',
  },
  'pocket.ruling.out-pile-reset': {
    title: 'May batters who were out bowl?',
    question: 'May batters who were out in innings 1 bowl in innings 2?',
    readings: {
      return: {
        text: 'Yes.',
      },
      'stay-out': {
        text: 'No, unless nobody else is left.',
      },
    },
    standard: 'return',
    reason: 'They are out for that innings only.',
  },
  'pocket.ruling.counters-at-change': {
    title: 'Which counters stay for the second innings',
    question: 'What of comfort, Equip and fatigue of innings 1?',
    readings: {
      'comfort-and-equip-cleared': {
        text: 'Cleared; fatigue counts only for who is worn out.',
      },
      'all-kept': {
        text: 'Kept.',
        unbuilt: 'A side bats once and bowls once. It makes no difference to what is legal or what happens.',
      },
    },
    standard: 'comfort-and-equip-cleared',
    reason: 'Fatigue has no effect on batting.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
