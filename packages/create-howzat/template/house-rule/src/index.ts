import { award, houseRule, integer } from '@howzat/core/author';
import { cubes } from '@howzat/cubes';

/** Runs off the bat on the first ball of an innings count `firstBallTimes` times. Rule `first-ball-doubles.doubles`. */
export const firstBallDoubles = houseRule(
  cubes,
  'first-ball-doubles',
  {
    title: 'First ball doubles',
    // that of the package: records name it
    version: '0.0.0',
    parameters: { firstBallTimes: integer(2, { min: 2, max: 6, unit: 'times' }) },
  },
  (a) => [
    // before the ball is counted, and after everything that says what came of it
    a.before('core.score.runs', {
      id: 'first-ball-doubles.doubles',
      when: (_s, g) => g.balls === 0 && g.bat > 0,
      does: (_s, g, p) => {
        // nobody ran the rest: the batters stay where the stroke left them
        g.crossed ??= g.bat + g.byes + g.legByes;
        award(g, (p.firstBallTimes - 1) * g.bat, 'bat');
      },
    }),
  ],
);
