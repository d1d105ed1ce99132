import { anyOf } from '../chance/index.js';
import {
  type Ending,
  flag,
  integer,
  integerOrNone,
  kit,
  type ParameterValues,
  type RulesOf,
  type Step,
  word,
} from '../contract/index.js';
import { type InningsScore, otherSeat, type Seat } from '../cricket/index.js';
import { oneOf } from '../domains/index.js';

/** The parameters of the Laws; a variant sets its own defaults for them, and amendments set them like any other. */
export const lawParameters = {
  overs: integerOrNone(null, { min: 1, max: 1000, unit: 'overs' }),
  ballsPerOver: integer(6, { min: 1, max: 100, unit: 'balls' }),
  wickets: integerOrNone(10, { min: 1, max: 100, unit: 'wickets' }),
  inningsPerSide: integer(1, { min: 1, max: 5, unit: 'innings' }),
  toss: word('elect', ['elect', 'assign', 'none']),
  strike: flag(true),
  noBallCounts: flag(false),
  freeHit: flag(false),
  declaration: flag(false),
  followOn: integerOrNone(null, { min: 1, max: 1000, unit: 'runs' }),
  tieBreak: word('none', ['none', 'super-over']),
  superOvers: integer(1, { min: 1, max: 1000, unit: 'super overs' }),
  superOverLength: integer(1, { min: 1, max: 50, unit: 'overs' }),
  superOverWickets: integerOrNone(2, { min: 1, max: 100, unit: 'wickets' }),
  concede: flag(true),
  safetyOvers: integerOrNone(null, { min: 1, max: 100_000, unit: 'overs' }),
} as const;

/** The values of the parameters of the Laws. */
export type LawValues = ParameterValues<typeof lawParameters>;

type LawWorld = { readonly state: object; readonly params: LawValues; readonly own: object };

const k = kit<LawWorld>();

/** How many innings of the match proper a side has closed. */
function inningsOf(g: { readonly scores: readonly InningsScore[] }, seat: Seat): number {
  return g.scores.filter(
    (score) =>
      score.batting === seat &&
      // Stryker disable next-line ConditionalExpression: whoever counts innings has settled super overs before
      score.superOver === 0,
  ).length;
}

// — the toss —

const toss = k.chance('core.toss', {
  rule: 'core.toss.coin',
  only: (p) => p.toss !== 'none',
  of: anyOf<object, LawValues, Seat>([0, 1]),
  take: (_s, outcome, g) => {
    g.tossWinner = outcome;
  },
});

const elect = k.decision('core.toss.elect', {
  rule: 'core.toss.election',
  only: (p) => p.toss === 'elect',
  by: (_s, g) => g.tossWinner as Seat,
  domain: oneOf('bat', 'bowl'),
  take: (_s, choice, g) => {
    const winner = g.tossWinner as Seat;
    g.batsFirst = choice === 'bat' ? winner : winner === 0 ? 1 : 0;
  },
});

const settleToss = k.resolve('core.toss.settle', [
  {
    id: 'core.toss.assigns',
    only: (p) => p.toss === 'assign',
    does: (_s, g) => {
      g.batsFirst = g.tossWinner as Seat;
    },
  },
]);

// — the innings opens —

const followOn = k.decision('core.follow-on', {
  rule: 'core.follow-on.choice',
  only: (p) => p.followOn !== null && p.inningsPerSide === 2,
  when: (_s, g, p) =>
    // Stryker disable next-line ConditionalExpression: no third innings of a super over is opened
    g.closed === 2 && g.superOver === 0 && (g.batsFirst === 0 ? g.lead : -g.lead) >= (p.followOn as number),
  by: (_s, g) => g.batsFirst,
  domain: oneOf('bat', 'follow on'),
  take: (_s, choice, g) => {
    g.followedOn = choice === 'follow on';
  },
});

const openInnings = k.resolve('core.innings.open', [
  {
    id: 'core.innings.order',
    when: (_s, g) => g.superOver === 0,
    does: (_s, g) => {
      g.batting = g.closed % 2 === 0 ? g.batsFirst : g.batsFirst === 0 ? 1 : 0;
    },
  },
  {
    id: 'core.follow-on.order',
    only: (p) => p.followOn !== null && p.inningsPerSide === 2,
    when: (_s, g) => g.followedOn && g.superOver === 0,
    does: (_s, g) => {
      g.batting = otherSeat(g.batting);
    },
  },
  {
    id: 'core.super-over.order',
    only: (p) => p.tieBreak === 'super-over',
    when: (_s, g) => g.superOver > 0,
    // the side that batted second before bats first now
    does: (_s, g) => {
      const last = g.scores[g.scores.length - 1];
      // Stryker disable next-line OptionalChaining: a super over follows innings that are booked, which the types do not know
      g.batting = g.closed === 0 ? (last?.batting ?? g.batsFirst) : otherSeat(last?.batting ?? g.batsFirst);
    },
  },
  {
    id: 'core.super-over.limits',
    only: (p) => p.tieBreak === 'super-over',
    when: (_s, g) => g.superOver > 0,
    does: (_s, g, p) => {
      g.oversLimit = p.superOverLength;
      g.wicketsLimit = p.superOverWickets;
    },
  },
  {
    id: 'core.target.set',
    when: (_s, g) => g.closed === (g.superOver === 0 ? 2 * g.inningsPerSide : 2) - 1,
    does: (_s, g) => {
      g.target = 1 + (g.batting === 0 ? g.awayTotal - g.homeTotal : g.homeTotal - g.awayTotal);
    },
  },
]);

const declare = k.decision('core.declare', {
  rule: 'core.declaration.choice',
  only: (p) => p.declaration,
  // between overs, before anybody has settled how the next one is played
  when: (_s, g) => !g.inningsEnded && g.overs > 0 && g.target === null && g.superOver === 0,
  by: 'batting',
  domain: oneOf('bat on', 'declare'),
  take: (_s, choice, g) => {
    g.declared = choice === 'declare';
  },
});

// — the ball is counted —

const score = k.resolve('core.ball.score', [
  {
    id: 'core.extras.not-counted',
    only: (p) => !p.noBallCounts,
    when: (_s, g) => g.noBall || g.wides > 0,
    does: (_s, g) => {
      g.counts = false;
    },
  },
  {
    id: 'core.score.runs',
    does: (_s, g) => {
      const charged = g.bat + g.wides + g.noBalls;
      const runs = charged + g.byes + g.legByes + g.penalty;
      g.runs += runs;
      g.overRuns += runs;
      g.conceded += charged;
    },
  },
  {
    id: 'core.wicket.falls',
    when: (_s, g) => g.outs.length > 0,
    does: (_s, g) => {
      g.wickets += g.outs.length;
      g.overWickets += g.outs.length;
    },
  },
]);

const closeBall = k.resolve('core.ball.close', [
  {
    id: 'core.ball.counted',
    when: (_s, g) => g.counts,
    does: (_s, g) => {
      g.balls++;
      g.overBalls++;
    },
  },
  {
    id: 'core.wicket.new-batter',
    when: (_s, g) => g.outs.length > 0,
    does: (_s, g) => {
      for (const out of g.outs) {
        if (out.batter === g.striker) g.striker = g.nextBatter++;
        else if (out.batter === g.nonStriker) g.nonStriker = g.nextBatter++;
      }
    },
  },
  {
    id: 'core.strike.crossed',
    only: (p) => p.strike,
    // Stryker disable next-line ArithmeticOperator: a difference is odd where a sum is
    when: (_s, g) => (g.crossed ?? g.bat + g.byes + g.legByes) % 2 !== 0,
    does: (_s, g) => {
      const striker = g.striker;
      g.striker = g.nonStriker;
      g.nonStriker = striker;
    },
  },
  {
    id: 'core.free-hit.due',
    only: (p) => p.freeHit,
    when: (_s, g) => g.noBall || (g.freeHit && !g.counts),
    does: (_s, g) => {
      g.freeHitDue = true;
    },
  },
]);

const closeOver = k.resolve('core.over.close', [
  {
    id: 'core.over.completed',
    when: (_s, g, p) => g.overBalls >= p.ballsPerOver,
    does: (_s, g) => {
      g.overs++;
      g.overBalls = 0;
    },
  },
  {
    id: 'core.strike.ends',
    only: (p) => p.strike,
    does: (_s, g) => {
      const striker = g.striker;
      g.striker = g.nonStriker;
      g.nonStriker = striker;
    },
  },
]);

const closeInnings = k.resolve('core.innings.close', [
  {
    id: 'core.innings.booked',
    does: (_s, g) => {
      g.scores.push({
        batting: g.batting,
        runs: g.runs,
        wickets: g.wickets,
        balls: g.balls,
        overs: g.overs,
        ballsOfOver: g.overBalls,
        declared: g.declared,
        superOver: g.superOver,
        target: g.target,
      });
      g.closed++;
      if (g.batting === 0) g.homeTotal += g.runs;
      else g.awayTotal += g.runs;
      if (g.target === null) g.lead = g.homeTotal - g.awayTotal;
      else g.lead = g.batting === 0 ? g.runs - g.target + 1 : g.target - g.runs - 1;
    },
  },
  {
    id: 'core.super-over.due',
    only: (p) => p.tieBreak === 'super-over',
    when: (_s, g, p) =>
      g.result === null &&
      g.superOver < p.superOvers &&
      g.closed === (g.superOver === 0 ? 2 * g.inningsPerSide : 2) &&
      g.lead === 0,
    does: (_s, g) => {
      g.superOver++;
      g.closed = 0;
      g.homeTotal = 0;
      g.awayTotal = 0;
    },
  },
]);

const settleMatch = k.resolve(
  'core.match.result',
  [
    {
      id: 'core.result.aborted',
      only: (p) => p.safetyOvers !== null,
      when: (_s, g, p) => g.automatic && g.overs >= (p.safetyOvers as number),
      does: (_s, g) => {
        g.result = {
          kind: 'aborted',
          winner: null,
          margin: 0,
          ballsLeft: null,
          tieBreak: false,
          rule: 'core.result.aborted',
        };
      },
      final: true,
    },
    {
      id: 'core.result.super-over',
      only: (p) => p.tieBreak === 'super-over',
      when: (_s, g) => g.superOver > 0 && g.lead !== 0,
      does: (_s, g) => {
        g.result = {
          kind: 'tie',
          // Stryker disable next-line EqualityOperator: level scores are settled before
          winner: g.lead > 0 ? 0 : 1,
          margin: 0,
          ballsLeft: null,
          tieBreak: true,
          rule: 'core.result.super-over',
        };
      },
      final: true,
    },
    {
      id: 'core.result.tie',
      when: (_s, g) => g.lead === 0,
      does: (_s, g) => {
        g.result = {
          kind: 'tie',
          winner: null,
          margin: 0,
          ballsLeft: null,
          tieBreak: false,
          rule: 'core.result.tie',
        };
      },
      final: true,
    },
    {
      id: 'core.result.innings',
      only: (p) => p.inningsPerSide > 1,
      // the loser has batted as often as it may, the winner has not
      when: (_s, g) => {
        // Stryker disable next-line EqualityOperator: level scores are settled before
        const winner = g.lead > 0 ? 0 : 1;
        return inningsOf(g, winner) < g.inningsPerSide && inningsOf(g, otherSeat(winner)) >= g.inningsPerSide;
      },
      does: (_s, g) => {
        g.result = {
          kind: 'innings',
          // Stryker disable next-line EqualityOperator: level scores are settled before
          winner: g.lead > 0 ? 0 : 1,
          // Stryker disable next-line EqualityOperator: level scores are settled before
          margin: g.lead > 0 ? g.lead : -g.lead,
          ballsLeft: null,
          tieBreak: false,
          rule: 'core.result.innings',
        };
      },
      final: true,
    },
    {
      id: 'core.result.wickets',
      when: (_s, g) =>
        g.target !== null &&
        // Stryker disable next-line EqualityOperator: level scores are settled before
        (g.lead > 0 ? 0 : 1) === g.batting,
      does: (_s, g, p) => {
        // Stryker disable next-line ConditionalExpression: no limit less what fell is less than nothing
        let wickets = g.wicketsLimit === null ? 0 : g.wicketsLimit - g.wickets;
        // Stryker disable next-line EqualityOperator: none left is none left
        if (wickets < 0) wickets = 0;
        const balls = g.oversLimit === null ? null : (g.oversLimit - g.overs) * p.ballsPerOver - g.overBalls;
        g.result = {
          kind: 'wickets',
          winner: g.batting,
          margin: wickets,
          // Stryker disable next-line EqualityOperator: none left is none left
          ballsLeft: balls === null || balls > 0 ? balls : 0,
          tieBreak: false,
          rule: 'core.result.wickets',
        };
      },
      final: true,
    },
    {
      id: 'core.result.runs',
      does: (_s, g) => {
        g.result = {
          kind: 'runs',
          // Stryker disable next-line EqualityOperator: level scores are settled before
          winner: g.lead > 0 ? 0 : 1,
          // Stryker disable next-line EqualityOperator: level scores are settled before
          margin: g.lead > 0 ? g.lead : -g.lead,
          ballsLeft: null,
          tieBreak: false,
          rule: 'core.result.runs',
        };
      },
    },
  ],
  { when: (_s, g) => g.result === null },
);

// — what ends what —

const endings: Readonly<Record<'over' | 'innings' | 'match', readonly Ending<LawWorld>[]>> = {
  over: [{ id: 'core.over.balls-bowled', ends: (_s, g, p) => g.overBalls >= p.ballsPerOver }],
  innings: [
    { id: 'core.innings.all-out', ends: (_s, g) => g.wicketsLimit !== null && g.wickets >= g.wicketsLimit },
    { id: 'core.innings.target-reached', ends: (_s, g) => g.target !== null && g.runs >= g.target },
    { id: 'core.innings.overs-bowled', ends: (_s, g) => g.oversLimit !== null && g.overs >= g.oversLimit },
    { id: 'core.innings.declared', only: (p) => p.declaration, ends: (_s, g) => g.declared },
    {
      id: 'core.innings.safety-cap',
      only: (p) => p.safetyOvers !== null,
      ends: (_s, g, p) => g.automatic && g.overs >= (p.safetyOvers as number),
    },
  ],
  match: [
    { id: 'core.match.decided', ends: (_s, g) => g.result !== null },
    {
      id: 'core.match.aborted',
      only: (p) => p.safetyOvers !== null,
      ends: (_s, g, p) => g.automatic && g.overs >= (p.safetyOvers as number),
    },
    { id: 'core.match.innings-played', ends: (_s, g) => g.closed >= (g.superOver === 0 ? 2 * g.inningsPerSide : 2) },
    {
      id: 'core.match.innings-win',
      only: (p) => p.inningsPerSide > 1,
      // the side that would bat last has won without doing so
      ends: (_s, g) =>
        g.closed === 2 * g.inningsPerSide - 1 &&
        // Stryker disable next-line ConditionalExpression: super overs do not close as many innings
        g.superOver === 0 &&
        (g.batting === 0 ? g.awayTotal > g.homeTotal : g.homeTotal > g.awayTotal),
    },
  ],
};

/** The Laws as the skeleton uses them: where each stands in the flow that all variants share. */
export const laws = {
  matchBefore: [toss, elect, settleToss],
  inningsOpen: [followOn, openInnings],
  ballScore: [score],
  ballClose: [closeBall],
  overClose: [closeOver],
  overAfter: [declare],
  inningsClose: [closeInnings],
  matchClose: [settleMatch],
  endings,
} as const satisfies Record<string, readonly Step<LawWorld>[] | typeof endings>;

/** The moves of the Laws that every match may contain. */
export type LawMoves =
  | { readonly side: 'home' | 'away'; readonly step: 'core.toss.elect'; readonly choice: 'bat' | 'bowl' }
  | { readonly side: 'home' | 'away'; readonly step: 'core.follow-on'; readonly choice: 'bat' | 'follow on' }
  | { readonly side: 'batting'; readonly step: 'core.declare'; readonly choice: 'bat on' | 'declare' };

/** The ids of the steps of the Laws, and of the rules in them. */
export type LawRules = RulesOf<(typeof laws)[Exclude<keyof typeof laws, 'endings'>]>;
