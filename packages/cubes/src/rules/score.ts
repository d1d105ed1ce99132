import { anyOf, type Frozen, type Game, type Result, type Seat, type SectionWords, totalOf } from '@howzat/core/author';
import { numberedIn } from '../components/bag.js';
import { type Colour, colours } from '../components/cubes.js';
import { type CubesState, k } from '../kit.js';

/** The scorepad at the end of an over: runs and wickets of the over, and the running total. */
export const noteOver = k.resolve('note', [
  {
    id: 'cubes.score.note-over',
    only: (p) => p.overNote !== 'cumulative',
    does: (s, g) => {
      s.overNotes.push(g.overRuns, g.overWickets);
    },
  },
  {
    id: 'cubes.ruling.over-note',
    only: (p) => p.overNote !== 'per-over',
    does: (s, g) => {
      s.totalNotes.push(g.runs, g.wickets);
    },
  },
]);

/** There is always another over until the innings ends, and new cubes for it. */
export const nextOver = k.resolve(
  'next-over',
  [
    {
      id: 'cubes.over.redeal',
      does: (s) => {
        s.bowlerHand = [];
        s.batterHand = [];
      },
    },
  ],
  { rule: 'cubes.over.continue', when: (_s, g) => g.overs > 0 },
);

// — what the rulebook says itself where the Laws have a rule of their own —

export const rolesFirst = k.rule({
  id: 'cubes.aim.roles-first',
  when: (_s, g) => g.scores.length === 0,
  does: (_s, g) => {
    g.batting = g.batsFirst;
  },
});

export const rolesSwap = k.rule({
  id: 'cubes.aim.roles-swap',
  when: (_s, g) => g.superOver === 0 && g.scores.length > 0,
  does: (_s, g) => {
    g.batting = g.scores.length % 2 === 0 ? g.batsFirst : g.batsFirst === 0 ? 1 : 0;
  },
});

export const tenWickets = k.ending({
  id: 'cubes.end.ten-wickets',
  ends: (_s, g) => g.wicketsLimit !== null && g.wickets >= g.wicketsLimit,
});

export const tenWicketsAtOverEnd = k.ending({
  id: 'cubes.end.ten-wickets',
  ends: (_s, g) => g.overEnded && g.wicketsLimit !== null && g.wickets >= g.wicketsLimit,
});

/** A target that is passed already is none: that innings is played for the runs alone. */
export const chaseStop = k.ending({
  id: 'cubes.ruling.chase-stop',
  only: (p) => p.chaseStop,
  ends: (_s, g) => g.target !== null && g.target > 0 && g.runs >= g.target,
});

export const secondInnings = k.ending({
  id: 'cubes.end.second-inning',
  ends: (_s, g) => g.scores.length >= 2 * g.inningsPerSide + 2 * g.superOver,
});

/** Where a bag that is too short for another over ends the innings. */
export const bagEmpty = k.ending({
  id: 'cubes.ruling.bag-exhausted',
  only: (p) => p.bagExhausted === 'innings-ends',
  ends: (s, g, p) => g.overEnded && numberedIn(s.bag, s.discarded) < 2 * p.dealt && p.usedCubes === 'kept-out',
});

/** Where wildcubes leave hands short, the over lasts as long as both have a cube to show. */
export const shortOver = k.ending({
  id: 'cubes.ruling.wild-replacement',
  only: (p) => p.wildReplacement === 'play-short',
  ends: (s, g) => g.overBalls >= Math.min(s.bowlerOrder.length, s.batterOrder.length),
});

/** A short over is an over all the same. */
export const countShortOver = k.resolve('over.short', [
  {
    id: 'cubes.ruling.wild-replacement',
    only: (p) => p.wildReplacement === 'play-short',
    when: (s, g, p) => g.overBalls > 0 && g.overBalls < p.ballsPerOver && !wasCutShort(s, g),
    does: (_s, g) => {
      g.overs++;
      g.overBalls = 0;
    },
  },
]);

/** Did the innings end before the hands were played out? */
function wasCutShort(s: Frozen<CubesState>, g: Frozen<Game>): boolean {
  return g.overBalls < Math.min(s.bowlerOrder.length, s.batterOrder.length);
}

// — a limit of overs for the whole match —

function oversPlayed(g: Frozen<Game>): number {
  let overs = g.overs;
  for (const score of g.scores) overs += score.overs;
  return overs;
}

/** Asked after a ball: the over that it ends is not yet among those completed. */
export const timeIsUp = k.ending({
  id: 'cubes.ruling.test-draw',
  at: 'ball',
  only: (p) => p.matchOvers !== null,
  ends: (_s, g, p) => g.overEnded && g.overBalls >= p.ballsPerOver && oversPlayed(g) + 1 >= (p.matchOvers as number),
});

/** Were all innings that the match needs played to their own end? */
function playedOut(g: Frozen<Game>): boolean {
  const last = g.scores[g.scores.length - 1];
  if (!last) return false;
  const complete =
    last.declared ||
    (g.wicketsLimit !== null && last.wickets >= g.wicketsLimit) ||
    (last.target !== null && last.runs >= last.target);
  const due = 2 * g.inningsPerSide;
  const other = last.batting === 0 ? 1 : 0;
  return (
    complete &&
    (g.scores.length >= due ||
      (g.scores.length === due - 1 && totalOf(g.scores, other) > totalOf(g.scores, last.batting)))
  );
}

function settled(kind: Result['kind'], rule: string, winner: Seat | null, margin: number, tieBreak = false): Result {
  return { kind, winner, margin, ballsLeft: null, tieBreak, rule };
}

/** A match that ran out of overs is drawn. */
export const draw = k.resolve('draw', [
  {
    id: 'cubes.ruling.test-draw',
    only: (p) => p.matchOvers !== null,
    when: (_s, g) => g.result === null && g.superOver === 0 && !playedOut(g),
    does: (_s, g) => {
      g.result = settled('draw', 'cubes.ruling.test-draw', null, 0);
    },
  },
]);

/** Where a chase does not stop, or margins are in runs anyway, the difference of the totals is the margin. */
export const byRuns = k.rule({
  id: 'cubes.ruling.margin',
  only: (p) => p.margin === 'runs-only' || !p.chaseStop || p.playOutInnings,
  when: (_s, g, p) =>
    g.superOver === 0 &&
    (p.margin === 'runs-only' || !p.chaseStop || g.scores.some((score) => score.target !== null && score.target <= 0)),
  does: (_s, g) => {
    const lead = g.homeTotal - g.awayTotal;
    g.result = settled('runs', 'cubes.ruling.margin', lead > 0 ? 0 : 1, Math.abs(lead));
  },
  final: true,
});

/** A tie that a cube decides: home wins on A, B and C, away on D, E and F. */
export const tieRoll = k.chance('tie.cube', {
  rule: 'cubes.ruling.tie',
  only: (p) => p.tieCube,
  when: (_s, g) => g.result === null && g.superOver === 0 && g.homeTotal === g.awayTotal && !aborted(g),
  of: anyOf<CubesState, object, Colour>(colours),
  take: (_s, outcome, g) => {
    g.result = settled('tie', 'cubes.ruling.tie', colours.indexOf(outcome) < 3 ? 0 : 1, 0, true);
  },
});

/** A match that a safety cap cut off has no tie to decide. */
function aborted(g: Frozen<Game>): boolean {
  return g.scores.length < 2 * g.inningsPerSide;
}

/** Aim and roles. */
export const aimWords: SectionWords = {
  'cubes.aim.cricket-scoring': {
    kind: 'advice',
    source: 'Aim of the game',
    text: 'Scoring follows the pattern of cricket: runs, wickets, overs and innings.',
  },
  'cubes.aim.laws-reference': {
    kind: 'advice',
    source: 'Aim of the game',
    text: 'Cricket terms that are not explained are to be read as in the Laws of Cricket.',
  },
  'cubes.aim.roles-first': {
    kind: 'applied',
    source: 'Aim of the game',
    text: 'In the first innings one player is the bowler, the other the batter.',
  },
  'cubes.aim.roles-swap': {
    kind: 'applied',
    source: 'Aim of the game; How to play 11',
    text: 'When an innings is over the roles are exchanged for the next.',
  },
  'cubes.aim.batter': {
    kind: 'advice',
    source: 'Aim of the game',
    text: "The batter's objective is many runs, and wickets not lost too fast.",
  },
  'cubes.aim.bowler': {
    kind: 'advice',
    source: 'Aim of the game',
    text: "The bowler's objective is ten wickets quickly and few runs given.",
  },
};

/** Score keeping, and how an over, an innings and the match end. */
export const scoreWords: SectionWords = {
  'cubes.score.note-over': {
    kind: 'applied',
    source: 'How to play 9',
    text: 'At the end of every over its score is written down.',
    parameters: ['overNote'],
  },
  'cubes.score.notation': {
    kind: 'example',
    source: 'How to play 8 and 9',
    text: 'A score is noted as runs, slash, wickets: 16 runs for 2 wickets is 16/2.',
  },
  'cubes.over.redeal': {
    kind: 'applied',
    source: 'How to play 9',
    text: 'After an over each player gets six new cubes for the next.',
    parameters: ['dealt', 'usedCubes', 'bagExhausted'],
  },
  'cubes.over.continue': {
    kind: 'applied',
    source: 'How to play 10',
    text: 'Overs go on, with no fixed number, until the bowler has ten wickets.',
    parameters: ['overs', 'safetyOvers'],
  },
  'cubes.end.ten-wickets': {
    kind: 'applied',
    source: 'How to play 5 and 11',
    text: 'On the tenth wicket the innings is over; the batter cannot add runs.',
    parameters: ['wickets'],
  },
  'cubes.end.note-innings': {
    kind: 'applied',
    source: 'How to play 11',
    text: 'The runs of the completed innings are written down.',
  },
  'cubes.end.second-inning': {
    kind: 'applied',
    source: 'How to play 11',
    text: 'The second innings is then played with exchanged roles under the same rules; with it the match is over.',
    parameters: ['inningsPerSide'],
  },
  'cubes.end.winner': {
    kind: 'applied',
    source: 'Aim of the game; How to play 12',
    text: 'The player with more runs made as batter, over all innings, wins.',
  },
  'cubes.example.over': {
    kind: 'example',
    source: 'How to play 8',
    text: 'The draft prints one full over: 2v6, 0v6, 6v6, 4v3, 5v2, 5v7 give 4, 6, dot, dot, wicket, 2: an over of 12/1.',
  },
};
