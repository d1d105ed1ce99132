import { award, callNoBall, defineVariant, dismiss, oneOf, variantKit } from '../src/author.js';
import { createMatch, type Game, type Match, type Player, type Position, type Selection } from '../src/index.js';

/**
 * Cricket on paper: the bowling side writes down what each ball was, and nothing else happens. What follows from the ball is left
 * to the Laws, so a test says what they do ball by ball.
 */
const k = variantKit({
  id: 'paper',
  title: 'Cricket on paper',
  parameters: {},
  laws: { overs: 2, ballsPerOver: 3, wickets: 3, toss: 'none' },
  state: {
    innings: () => ({ rained: false }),
    over: () => ({ drinks: false }),
    ball: () => ({ stopped: false }),
  },
});

type World = { rained: boolean; drinks: boolean; stopped: boolean };

/** What a ball can be, by the word for it. */
const balls = {
  '0': () => {},
  '1': (_s, g) => award(g, 1, 'bat'),
  '2': (_s, g) => award(g, 2, 'bat'),
  '3': (_s, g) => award(g, 3, 'bat'),
  '4': (_s, g) => award(g, 4, 'bat'),
  '6': (_s, g) => award(g, 6, 'bat'),
  bye: (_s, g) => award(g, 1, 'byes'),
  'leg bye': (_s, g) => award(g, 1, 'legByes'),
  wide: (_s, g) => award(g, 1, 'wides'),
  'no-ball': (_s, g) => callNoBall(g, 1),
  penalty: (_s, g) => award(g, 5, 'penalty'),
  /** Each kind of runs in another amount: 63 together, 25 of them against the bowler. */
  'some of each': (_s, g) => {
    award(g, 1, 'bat');
    award(g, 2, 'byes');
    award(g, 4, 'legByes');
    award(g, 8, 'wides');
    callNoBall(g, 16);
    award(g, 32, 'penalty');
  },
  'one bye, one leg bye': (_s, g) => {
    award(g, 1, 'byes');
    award(g, 1, 'legByes');
  },
  'one run, one bye': (_s, g) => {
    award(g, 1, 'bat');
    award(g, 1, 'byes');
  },
  /** The batters cross and the ball reaches the rope all the same. */
  'crossed, 4': (_s, g) => {
    award(g, 4, 'bat');
    g.crossed = 1;
  },
  /** A run that is given and not run. */
  '1, not run': (_s, g) => {
    award(g, 1, 'bat');
    g.crossed = 0;
  },
  W: (_s, g) => dismiss(g, 'bowled'),
  'run out at the other end': (_s, g) => dismiss(g, 'run out', g.nonStriker),
  /** Somebody who is not at the crease: timed out on the way. */
  'number nine is out': (_s, g) => dismiss(g, 'obstructing the field', 9),
  'both are out': (_s, g) => {
    dismiss(g, 'run out', g.nonStriker);
    dismiss(g, 'obstructing the field', g.striker);
  },
  '4 and both are out': (_s, g) => {
    award(g, 4, 'bat');
    dismiss(g, 'run out', g.nonStriker);
    dismiss(g, 'obstructing the field', g.striker);
  },
  /** The game ends the over before its balls are bowled. */
  drinks: (s) => {
    s.drinks = true;
  },
  /** The game ends the match as a draw. */
  rain: (s, g) => {
    s.rained = true;
    g.result = { kind: 'draw', winner: null, margin: 0, ballsLeft: null, tieBreak: false, rule: 'paper.rain' };
  },
  /** The game ends the match at once, with the scores as they are. */
  'bad light': (s) => {
    s.stopped = true;
  },
} satisfies Record<string, (s: World, g: Game) => void>;

export type Ball = keyof typeof balls;

const write = k.decision('paper.ball', {
  by: 'bowling',
  domain: oneOf(...(Object.keys(balls) as Ball[])),
  take: (s, ball, g) => (balls[ball] as (s: World, g: Game) => void)(s, g),
});

export const paper = defineVariant(k, {
  version: '0.0.0',
  flow: { ball: { before: [write] } },
  endings: {
    over: [{ id: 'paper.drinks', ends: (s) => s.drinks }],
    innings: [{ id: 'paper.rain', ends: (s) => s.rained }],
    match: [{ id: 'paper.bad-light', at: 'ball', ends: (s) => s.stopped }],
  },
});

export interface Paper {
  readonly set?: Selection['set'];
  readonly from?: Position;
  readonly houseRules?: Selection['houseRules'];
}

/** What is written: balls, and `declare` before an over. Where it is not, the side bats on. */
export type Line = Ball | 'declare';

/** Plays what is written, from the toss or from what that leads to, between people. */
export function written(lines: readonly Line[], settings: Paper = {}): Match {
  const match = createMatch(paper, { ...settings, chance: 'people' } as never) as unknown as Match;
  for (const line of lines) writeDown(match, line);
  return match;
}

/** Goes on with a match by a line. */
function writeDown(match: Match, line: Line): void {
  const asks = match.waiting.kind === 'decisions' ? match.waiting.step : match.waiting.kind;
  if (line === 'declare') match.play('batting', 'core.declare', 'declare');
  else {
    if (asks === 'core.declare') match.play('batting', 'core.declare', 'bat on');
    match.play('bowling', 'paper.ball', line);
  }
}

/** Plays what is written between two computers, to whom the safety cap applies. */
export function byComputers(lines: readonly Ball[], settings: Paper = {}): Match {
  const left = [...lines];
  const writer: Player = {
    name: 'writer',
    choose: ({ step }) => {
      if (step !== 'paper.ball') throw new RangeError(`Nothing is written for ${step}.`);
      const line = left.shift();
      if (line === undefined) throw new RangeError('The match goes on after what is written.');
      return line;
    },
  };
  const match = createMatch(paper, {
    ...settings,
    players: { home: writer, away: writer },
  } as never) as unknown as Match;
  if (left.length > 0) throw new RangeError(`The match was over before ${left.join(', ')}.`);
  return match;
}

/** The ids of the rules that the log cites, in order, from its entry `from` on; negative ones count from the end. */
export function cited(match: Match, from = 0): string[] {
  return match
    .log()
    .slice(from)
    .flatMap(({ rules }) => rules);
}
