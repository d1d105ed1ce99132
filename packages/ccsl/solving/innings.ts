import { BallGame, type BallRules, type Standing, type Worth } from './ball.js';

/** What is in the game beside cards, quota, lock, no ball and free hit. */
export interface InPlay {
  readonly streak?: boolean;
  readonly trap?: boolean;
  readonly pass?: boolean;
  readonly prediction?: boolean;
  readonly economy?: boolean;
  readonly hidden?: boolean;
  readonly defence?: boolean;
  readonly shift?: boolean;
  readonly blockers?: number;
}

/** An innings, solved. */
export interface Solved {
  /** The runs that are to be expected when both play well. */
  runs(at: Standing): number;
}

/** A standing with nothing in it, before a ball. */
export function standing(balls: number, wickets: number, more: Partial<Standing> = {}): Standing {
  return {
    ...{ balls, wickets, power: 0, lock: 0, previous: -1, freeHit: false, streak: 0, ready: false, forced: false },
    ...{ windowBalls: 0, windowLast: 0, windowBefore: 0, trap: false, pass: false, prediction: false, hidden: false },
    ...{ defence: false, shift: false, defenceLeft: 0, shiftLeft: 0, blockers: 0 },
    ...more,
  };
}

/** One thing that tells standings apart: how many ways it has, how one is read, and how it is written down. */
interface Dimension {
  readonly ways: number;
  read(at: Standing): number;
  write(at: Standing, way: number): void;
}

const flag = (name: 'freeHit' | 'trap' | 'pass' | 'prediction' | 'hidden'): Dimension => ({
  ways: 2,
  read: (at) => Number(at[name]),
  write: (at, way) => {
    at[name] = way === 1;
  },
});

const upTo = (name: 'wickets' | 'power' | 'lock' | 'blockers', most: number): Dimension => ({
  ways: most + 1,
  read: (at) => at[name],
  write: (at, way) => {
    at[name] = way;
  },
});

const previous: Dimension = {
  ways: 7,
  read: (at) => at.previous + 1,
  write: (at, way) => {
    at.previous = way - 1;
  },
};

const streak: Dimension = {
  ways: 5,
  read: (at) => (at.ready ? 4 : at.streak),
  write: (at, way) => {
    at.ready = way === 4;
    at.streak = way % 4;
  },
};

/** None, one ball with 0 to 5 runs, two balls with as many each, and forced. */
const window: Dimension = {
  ways: 44,
  read: ({ forced, windowBalls, windowLast, windowBefore }) =>
    forced ? 43 : windowBalls === 0 ? 0 : windowBalls === 1 ? 1 + windowLast : 7 + 6 * windowLast + windowBefore,
  write: (at, way) => {
    at.forced = way === 43;
    at.windowBalls = way === 0 || way === 43 ? 0 : way < 7 ? 1 : 2;
    at.windowLast = at.windowBalls === 0 ? 0 : way < 7 ? way - 1 : Math.floor((way - 7) / 6);
    at.windowBefore = at.windowBalls === 2 ? (way - 7) % 6 : 0;
  },
};

const defence: Dimension = {
  ways: 8,
  read: (at) => (at.defence ? 4 : 0) + at.defenceLeft,
  write: (at, way) => {
    at.defence = way >= 4;
    at.defenceLeft = way % 4;
  },
};

const shift: Dimension = {
  ways: 5,
  read: (at) => (at.shift ? 4 : at.shiftLeft),
  write: (at, way) => {
    at.shift = way === 4;
    at.shiftLeft = way % 4;
  },
};

function dimensionsOf(wickets: number, inPlay: InPlay): readonly Dimension[] {
  return [
    ...[upTo('wickets', wickets), upTo('power', 2), upTo('lock', 2), previous, flag('freeHit')],
    ...(inPlay.streak ? [streak] : []),
    ...(inPlay.trap ? [flag('trap')] : []),
    ...(inPlay.pass ? [flag('pass')] : []),
    ...(inPlay.prediction ? [flag('prediction')] : []),
    ...(inPlay.economy ? [window] : []),
    ...(inPlay.hidden ? [flag('hidden')] : []),
    ...(inPlay.defence ? [defence] : []),
    ...(inPlay.shift ? [shift] : []),
    ...(inPlay.blockers ? [upTo('blockers', inPlay.blockers)] : []),
  ];
}

/** The numbers of the rulebook. */
export function ballRules({ streak = false, economy = false }: InPlay): BallRules {
  return {
    ...{ ballsPerOver: 6, powerPerOver: 2, sixLock: 2, streakTurns: 4, economyMost: 4, noBallRuns: 1 },
    ...{ anticipationRuns: 2, hiddenRuns: 1, streak, economy, freeHit: true },
  };
}

/** Solves an innings for runs, from its last ball to its first, in every standing that there may be. */
export function solveInnings(balls: number, wickets: number, inPlay: InPlay): Solved {
  const dimensions = dimensionsOf(wickets, inPlay);
  const size = dimensions.reduce((product, { ways }) => product * ways, 1);
  const place = (at: Standing): number => dimensions.reduce((sum, { ways, read }) => sum * ways + read(at), 0);
  const layers = [new Float64Array(size)];
  const runs = (at: Standing): number =>
    at.balls === 0 || at.wickets === 0 ? 0 : (layers[at.balls]?.[place(at)] as number);
  const game = new BallGame(ballRules(inPlay));
  const worth: Worth = (after, gained) => gained + runs(after);
  const played = (at: Standing, hidden: boolean): number => game.solve({ at, hidden, together: false, worth });
  // what is called in the open is no bluff: the bowler calls what is best for them, and the batter answers
  const answered = (at: Standing): number =>
    at.hidden ? Math.max(played(at, false), played(at, true)) : played(at, false);
  const called = (at: Standing): number => {
    const defends = at.defence && at.defenceLeft === 0;
    const calls = [
      ...(defends ? [{ defence: false, defenceLeft: 3 }] : []),
      ...(at.shift ? [{ shift: false, shiftLeft: 3 }] : []),
      ...(defends && at.shift ? [{ defence: false, defenceLeft: 3, shift: false, shiftLeft: 3 }] : []),
    ];
    return Math.min(answered(at), ...calls.map((call) => answered({ ...at, ...call })));
  };
  for (let left = 1; left <= balls; left++) {
    const layer = new Float64Array(size);
    for (let at = 0; at < size; at++) {
      const stands = standing(left, 0);
      let rest = at;
      for (const { ways, write } of [...dimensions].reverse()) {
        write(stands, rest % ways);
        rest = Math.floor(rest / ways);
      }
      if (stands.wickets > 0) layer[at] = called(stands);
    }
    layers[left] = layer;
  }
  return { runs };
}
