import { createMatch, uniformPlayer } from '@howzat/core';
import { type Amendment, houseRule, type Selection } from '@howzat/core/author';
import { describe, expect, test } from 'vitest';
import { goldenBall, impactPlayer, jokerOver, powerSurge } from '../src/index.js';
import { type Name, variants } from './settings.js';

const games = Object.keys(variants) as Name[];

/** A match between two players who choose at random. */
function played(game: Name, houseRules: readonly Amendment<string, unknown>[], selection: Selection = {}, seed = 3) {
  return createMatch(variants[game], {
    ...selection,
    houseRules,
    seed,
    players: { home: uniformPlayer, away: uniformPlayer },
  } as never);
}

/** What came in, in its order: the steps at which something was chosen, or left to chance. */
const stepsOf = (match: ReturnType<typeof played>): string[] =>
  match.record().events.flatMap((event) => ('step' in event ? [event.step] : []));

/** What the game asks first in an over. */
const firstOfOver: Readonly<Record<Name, string>> = {
  cubes: 'deal.bowling',
  ccsl: 'play-card',
  wicked: 'field',
  pocket: 'switch.bowling',
  ctg: 'field',
};

for (const game of games)
  describe(`in ${game}`, { tags: [game] }, () => {
    test('a slot at the start of a level comes before every step of the game, and one before it behind those that make it ready', () => {
      const levels = ['match', 'innings', 'over', 'ball'] as const;
      const marks = houseRule('*', 'marks', {}, (a) =>
        levels.flatMap((level) =>
          (['start', 'before', 'after'] as const).map((slot) =>
            a.before(`${level}.${slot}`, { id: `marks.${level}.${slot}`, does: () => {} }),
          ),
        ),
      );
      const cited = played(game, [marks])
        .log()
        .flatMap(({ rules }) => rules);
      const ball = cited.slice(cited.indexOf('marks.ball.start'), cited.indexOf('marks.ball.after') + 1);
      const before = ball.indexOf('marks.ball.before');
      // what the ball is made of stands between its start and the count of its score
      expect(before).toBeGreaterThan(1);
      expect(ball.slice(0, before)).not.toContain('core.score.runs');
      expect(ball.slice(before)).toContain('core.score.runs');
      const at = (mark: string) => cited.indexOf(`marks.${mark}`);
      const order = levels.flatMap((level) => [at(`${level}.start`), at(`${level}.before`)]);
      expect(order).toEqual([...order].sort((a, b) => a - b));
      const ends = [...levels].reverse().map((level) => at(`${level}.after`));
      expect(ends).toEqual([...ends].sort((a, b) => a - b));
    });

    test('what is called or drawn for an over comes before anything of the over is chosen', () => {
      const steps = stepsOf(played(game, [jokerOver, powerSurge, goldenBall, impactPlayer]));
      const first = steps.indexOf('joker-over.call');
      expect(steps.slice(first, first + 5)).toEqual([
        'joker-over.call',
        'power-surge.call',
        'golden-ball.number',
        'impact-player.call',
        firstOfOver[game],
      ]);
      expect(steps.slice(0, first)).not.toContain(firstOfOver[game]);
    });

    test('a golden ball is one of six', () => {
      const match = played(game, [goldenBall], game === 'ccsl' ? { set: { overs: 2, wickets: 10 } } : {});
      const draws = stepsOf(match).filter((step) => step === 'golden-ball.number').length;
      const treble = match.log().filter(({ rules }) => rules.includes('golden-ball.treble')).length;
      const { ballsPerOver } = match.rulebook.params as { ballsPerOver: number };
      const overs = match.game.scores.map((score) => score.overs + (score.ballsOfOver > 0 ? 1 : 0));
      const stretch = ballsPerOver === 1 ? 6 : 1;
      expect(draws).toBeLessThanOrEqual(overs.reduce((n, played) => n + Math.ceil((played + 1) / stretch), 0));
      expect(treble).toBeLessThanOrEqual(draws);
    });
  });
