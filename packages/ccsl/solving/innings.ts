import { BallGame, type BallRules, type Standing, standing, type Worth } from './ball.js';

/** What is in the game beside cards, quota, lock, no ball and free hit. */
export interface InPlay {
  readonly streak?: boolean;
  readonly trap?: boolean;
  readonly pass?: boolean;
  readonly prediction?: boolean;
}

/** An innings, solved. */
export interface Solved {
  /** The runs that are to be expected when both play well. */
  runs(at: Standing): number;
}

/** One thing that tells standings apart: how many ways it has, how one is read, and how it is written down. */
interface Dimension {
  readonly ways: number;
  read(at: Standing): number;
  write(at: Standing, way: number): void;
}

const flag = (name: 'freeHit' | 'trap' | 'pass' | 'prediction'): Dimension => ({
  ways: 2,
  read: (at) => Number(at[name]),
  write: (at, way) => {
    at[name] = way === 1;
  },
});

const upTo = (name: 'wickets' | 'power' | 'lock', most: number): Dimension => ({
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

function dimensionsOf(wickets: number, inPlay: InPlay): readonly Dimension[] {
  return [
    ...[upTo('wickets', wickets), upTo('power', 2), upTo('lock', 2), previous, flag('freeHit')],
    ...(inPlay.streak ? [streak] : []),
    ...(inPlay.trap ? [flag('trap')] : []),
    ...(inPlay.pass ? [flag('pass')] : []),
    ...(inPlay.prediction ? [flag('prediction')] : []),
  ];
}

/** The numbers of the rulebook. */
export function ballRules({ streak = false }: InPlay): BallRules {
  return {
    ...{ ballsPerOver: 6, powerPerOver: 2, sixLock: 2, streakTurns: 4, noBallRuns: 1, anticipationRuns: 2 },
    ...{ streak, freeHit: true },
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
  for (let left = 1; left <= balls; left++) {
    const layer = new Float64Array(size);
    for (let at = 0; at < size; at++) {
      const stands = standing(left, 0);
      let rest = at;
      for (const { ways, write } of [...dimensions].reverse()) {
        write(stands, rest % ways);
        rest = Math.floor(rest / ways);
      }
      if (stands.wickets > 0) layer[at] = game.solve({ at: stands, together: false, worth });
    }
    layers[left] = layer;
  }
  return { runs };
}
