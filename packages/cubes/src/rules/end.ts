import {
  anyOf,
  type Frozen,
  type Game,
  type Result,
  type RulingWords,
  type Seat,
  type SectionWords,
} from '@howzat/core/author';
import { type Colour, colours } from '../components/cubes.js';
import { type CubesState, k } from '../kit.js';

export const tenWickets = k.ending({
  id: 'cubes.end.ten-wickets',
  ends: (_s, g) => g.wicketsLimit !== null && g.wickets >= g.wicketsLimit,
});

const tenWicketsAtOverEnd = k.ending({
  id: 'cubes.end.ten-wickets',
  ends: (_s, g) => g.overEnded && g.wicketsLimit !== null && g.wickets >= g.wicketsLimit,
});

/** A target that is passed already is none: that innings is played for the runs alone. */
export const chaseStop = k.ending({
  id: 'cubes.ruling.chase-stop',
  only: (p) => p.chaseStop,
  ends: (_s, g) =>
    // Stryker disable next-line ConditionalExpression: no target is not above 0 either
    g.target !== null &&
    // it may have been passed before the innings
    g.target > 0 &&
    g.runs >= g.target,
});

export const secondInnings = k.ending({
  id: 'cubes.end.second-inning',
  ends: (_s, g) => g.closed >= (g.superOver === 0 ? 2 * g.inningsPerSide : 2),
});

export function settled(
  kind: Result['kind'],
  rule: string,
  winner: Seat | null,
  margin: number,
  tieBreak = false,
): Result {
  return { kind, winner, margin, ballsLeft: null, tieBreak, rule };
}

/** Where a chase does not stop, or margins are in runs anyway, the difference of the totals is the margin. */
export const byRuns = k.rule({
  id: 'cubes.ruling.margin',
  only: (p) => p.margin === 'runs-only' || !p.chaseStop || p.playOutInnings,
  when: (_s, g, p) =>
    g.superOver === 0 &&
    (p.margin === 'runs-only' || !p.chaseStop || g.scores.some((score) => score.target !== null && score.target <= 0)),
  does: (_s, g) => {
    const lead = g.lead;
    // Stryker disable next-line EqualityOperator: level scores are settled before
    g.result = settled('runs', 'cubes.ruling.margin', lead > 0 ? 0 : 1, Math.abs(lead));
  },
  final: true,
});

/** A tie that a cube decides: home wins on A, B and C, away on D, E and F. */
export const tieRoll = k.chance('tie.cube', {
  rule: 'cubes.ruling.tie',
  only: (p) => p.tieCube,
  // Stryker disable next-line ConditionalExpression: level scores have no result yet
  when: (_s, g) => g.result === null && g.superOver === 0 && g.lead === 0 && !aborted(g),
  of: anyOf<CubesState, object, Colour>(colours),
  take: (_s, outcome, g) => {
    g.result = settled('tie', 'cubes.ruling.tie', colours.indexOf(outcome) < 3 ? 0 : 1, 0, true);
  },
});

/** A match that a safety cap cut off has no tie to decide. */
function aborted(g: Frozen<Game>): boolean {
  return g.scores.length < 2 * g.inningsPerSide;
}

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const endRulings = k.readings({
  'cubes.ruling.mid-over-end': {
    'stop-at-once': [],
    'finish-over': (a) => [
      a.replace('cubes.end.ten-wickets', tenWicketsAtOverEnd),
      a.before(
        'cubes.outcome.wicket',
        a.rule({
          id: 'cubes.ruling.mid-over-end',
          when: (s, g) => g.wicketsLimit !== null && g.wickets >= g.wicketsLimit && s.bowler - s.batter >= s.need,
          // an eleventh wicket does not fall
          // Stryker disable next-line BlockStatement: no ball begins as a dot
          does: (s) => {
            s.dot = false;
          },
          final: true,
        }),
      ),
    ],
  },
  'cubes.ruling.chase-stop': { 'stop-when-passed': [], 'play-out': (a) => [a.set('chaseStop', false)] },
  'cubes.ruling.tie': {
    'tied-match': [],
    'super-over': (a) => [a.set('tieBreak', 'super-over')],
    'cube-roll': (a) => [a.set('tieCube', true)],
  },
  'cubes.ruling.margin': { 'runs-or-wickets': [], 'runs-only': (a) => [a.set('margin', 'runs-only')] },
  'cubes.ruling.termination': { 'safety-cap': [], none: (a) => [a.set('safetyOvers', null)] },
  'cubes.ruling.concede': { allowed: [], 'not-allowed': (a) => [a.set('concede', false)] },
});

/** How an innings and the match end. */
export const endWords: SectionWords = {
  'cubes.end.ten-wickets': {
    title: 'Ten wickets end the innings',
    kind: 'applied',
    source: 'How to play 5 and 11',
    text: 'On the tenth wicket the innings is over; the batter cannot add runs.',
    parameters: ['wickets'],
  },
  'cubes.end.note-innings': {
    title: 'Write down the runs of the innings',
    kind: 'applied',
    source: 'How to play 11',
    text: 'The runs of the completed innings are written down.',
  },
  'cubes.end.second-inning': {
    title: 'The second innings, with the roles swapped',
    kind: 'applied',
    source: 'How to play 11',
    text: 'The second innings is then played with exchanged roles under the same rules; with it the match is over.',
    parameters: ['inningsPerSide'],
  },
  'cubes.end.winner': {
    title: 'Most runs wins',
    kind: 'applied',
    source: 'Aim of the game; How to play 12',
    text: 'The player with more runs made as batter, over all innings, wins.',
  },
};

/** How an innings and the match end: the open questions in words. */
export const endRulingWords: Readonly<Record<string, RulingWords>> = {
  'cubes.ruling.mid-over-end': {
    title: 'The tenth wicket before the over is done',
    question: 'What becomes of the rest of the over when the tenth wicket falls before ball 6?',
    standard: 'stop-at-once',
    reason: 'The batter can score no more runs.',
    readings: {
      'stop-at-once': { text: 'It is not played; the remaining cubes are put away unseen.' },
      'finish-over': { text: 'It is played to its end and its runs count; no eleventh wicket falls.' },
    },
  },
  'cubes.ruling.chase-stop': {
    title: 'Does passing the target end the match?',
    question: 'Does the last innings end when the target is passed?',
    standard: 'stop-when-passed',
    reason:
      'The batter cannot lose runs, so the winner cannot change; and so it is in cricket. A level score does not end play.',
    readings: {
      'stop-when-passed': { text: 'It does.' },
      'play-out': { text: 'It is played to ten wickets, and a win is by runs.' },
    },
  },
  'cubes.ruling.tie': {
    title: 'What happens when totals are level',
    question: 'What if the totals are equal? It happens in about 1 match in 95.',
    standard: 'tied-match',
    reason: 'The text has no tie-break.',
    readings: {
      'tied-match': { text: 'The match is tied.' },
      'super-over': {
        text: 'One fresh over each, the side that batted second first; most runs win, and two wickets end the over of a side.',
      },
      'cube-roll': { text: 'A cube is rolled: home wins on A, B and C, away on D, E and F.' },
    },
  },
  'cubes.ruling.margin': {
    title: 'How a win is expressed',
    question: 'How is a win expressed?',
    standard: 'runs-or-wickets',
    reason: 'So it is in cricket. It needs a chase that stops.',
    readings: {
      'runs-or-wickets': {
        text: 'By runs for the side that batted first, by wickets left for the side that batted second.',
      },
      'runs-only': { text: 'Always by runs.' },
    },
  },
  'cubes.ruling.termination': {
    title: 'An innings that never ends',
    question: 'Can an innings go on for ever? Two players who always sort alike could avoid wickets for long.',
    standard: 'safety-cap',
    reason: 'Programs need an end; with people at the table the cap is never active.',
    readings: {
      'safety-cap': { text: 'A match between two computer players is aborted when an innings has lasted 200 overs.' },
      none: { text: 'There is no cap.' },
    },
  },
  'cubes.ruling.concede': {
    title: 'May a player give up?',
    question: 'May a player give up?',
    standard: 'allowed',
    reason: 'Software has to let people go.',
    readings: {
      allowed: { text: 'At any time, as a loss.' },
      'not-allowed': { text: 'Never.' },
    },
  },
};
